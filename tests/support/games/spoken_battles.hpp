#pragma once

#include "drumhead/storage/replay/replay.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace drumhead::test {

/// The program's own sentences in German.
[[nodiscard]] std::shared_ptr<const Texts> germanTexts();

/// The rules of today of a recorded battle.
[[nodiscard]] RulesetFiles rulesOfBattle(const std::filesystem::path& battle);

/// A recorded battle with the rules of today; null: in English.
[[nodiscard]] ReadableGame battleIn(const std::filesystem::path& battle, std::shared_ptr<const Texts> texts = nullptr);

/// Finds what a text has of the English words of a game's rules that they say otherwise in German. What people wrote in
/// the scenario and in commands doesn't count.
class EnglishWords {
public:
    explicit EnglishWords(const GameContent& game);

    /// The first of them, or empty.
    [[nodiscard]] std::string in(const std::string& text) const;

private:
    void read(const RulesetFiles& rules, const std::string& typed);

    std::vector<std::string> m_words;
};

}  // namespace drumhead::test
