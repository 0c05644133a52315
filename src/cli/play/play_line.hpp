#pragma once

#include "cli/output/json_output.hpp"
#include "drumhead/game/journal/journal.hpp"

#include <string>
#include <variant>

namespace drumhead::cli {

/// A line of play as an object that says in "do" what is to be done, or in one sentence why it is none.
[[nodiscard]] std::variant<Json, std::string> playLine(const std::string& line);

/// Why the command is not all that the line says: a field that it does not take, or one of another kind. Empty: it is.
[[nodiscard]] std::string misreadField(const Json& given, const Command& read);

/// Why nothing can be scored or silenced under that name, with the names that there are; empty: it can.
[[nodiscard]] std::string unknownName(const Game& game, const Command& command);

/// The entry that a line goes to, or in one sentence why there is none.
[[nodiscard]] std::variant<EntryId, std::string> entryToGoTo(const Game& game, const Json& given);

}  // namespace drumhead::cli
