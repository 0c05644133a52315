#pragma once

#include "cli/input/streams.hpp"
#include "drumhead/storage/replay/replay.hpp"

#include <optional>

namespace drumhead::cli {

/// A *.drumhead, in capitals too.
[[nodiscard]] bool isKeptGame(const std::filesystem::path& file);
/// Whether it names a game (*.drumhead, *.battle.json), not a scenario.
[[nodiscard]] bool isGameFile(const std::string& word);

// Each of the following writes the faults that it finds, and then gives nothing.

/// A new game of a scenario, given by its file or id, under the installed rules; `rules` names others than its own, or
/// is empty. They speak the language of `texts`.
[[nodiscard]] std::optional<ReadableGame> gameOfScenario(const std::string& word, const std::string& rules,
                                                         Streams streams, std::shared_ptr<const Texts> texts = nullptr);

/// A recorded game with its own rules, with today's, or with those that `rules` names.
[[nodiscard]] std::optional<ReadableGame> gameOfFile(const std::string& word, const std::string& rules,
                                                     Streams streams);

}  // namespace drumhead::cli
