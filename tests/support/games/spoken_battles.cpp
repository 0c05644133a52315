#include "spoken_battles.hpp"

#include "support/catch.hpp"

#include "drumhead/rules/loading/texts_file.hpp"
#include "drumhead/storage/replay/battle_text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace drumhead::test {

namespace fs = std::filesystem;

std::shared_ptr<const Texts> germanTexts()
{
    static const Result<std::shared_ptr<const Texts>> texts =
        readTexts(fs::path(DRUMHEAD_SOURCE_DIR) / "resources/texts/de.json");
    REQUIRE(texts);
    return *texts;
}

RulesetFiles rulesOfBattle(const fs::path& battle)
{
    const Result<BattleText> text = readBattleText(battle);
    REQUIRE(text);
    Result<RulesetFiles> rules = readRulesetFolder(fs::path(DRUMHEAD_SOURCE_DIR) / "rulesets" / text->ruleset);
    REQUIRE(rules);
    return std::move(*rules);
}

ReadableGame battleIn(const fs::path& battle, std::shared_ptr<const Texts> texts)
{
    Result<BattleText> text = readBattleText(battle);
    REQUIRE(text);
    text->content.rules = rulesOfBattle(battle);
    Result<ReadableGame> game = readableGame(std::move(text->content), std::move(texts));
    INFO(battle.string() << ": " << (game ? std::string() : game.error()));
    REQUIRE(game);
    return std::move(*game);
}

namespace {

/// What stands between the names in braces.
std::vector<std::string> piecesOf(const std::string& text)
{
    std::vector<std::string> pieces(1);
    int depth = 0;
    for (const char each : text) {
        if (each == '{' && depth++ == 0) pieces.emplace_back();
        if (depth == 0) pieces.back() += each;
        if (each == '}' && depth > 0) --depth;
    }
    return pieces;
}

bool isTelling(const std::string& piece)
{
    constexpr std::size_t fewLetters = 8;
    return piece.size() >= fewLetters && piece.find(' ', 1) < piece.size() - 1;
}

}  // namespace

EnglishWords::EnglishWords(const GameContent& game)
{
    std::string typed = game.scenario;
    for (const StoredEntry& each : game.entries) typed += each.command;
    read(game.rules, typed);
}

void EnglishWords::read(const RulesetFiles& rules, const std::string& typed)
{
    for (const RulesetFiles::File& file : rules.files) {
        if (!file.path.ends_with("texts.de.json") || file.path.find("ledger/") != std::string::npos) continue;
        const auto texts = nlohmann::json::parse(file.text);
        for (const auto& [element, words] : texts.at("texts").items()) {
            for (const auto& [english, translated] : words.items()) {
                const auto german = translated.get<std::string>();
                for (const std::string& piece : piecesOf(english)) {
                    const bool isSame = german.find(piece) != std::string::npos;
                    if (isTelling(piece) && !isSame && typed.find(piece) == std::string::npos) m_words.push_back(piece);
                }
            }
        }
    }
    for (const RulesetFiles& each : rules.base) read(each, typed);
}

std::string EnglishWords::in(const std::string& text) const
{
    const auto found = std::find_if(m_words.begin(), m_words.end(),
                                    [&](const std::string& each) { return text.find(each) != std::string::npos; });
    return found == m_words.end() ? std::string() : *found;
}

}  // namespace drumhead::test
