#include "cli/input/recorded_game.hpp"

#include "cli/input/library.hpp"
#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/rules/loading/texts_file.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/battle_text.hpp"
#include "drumhead/storage/rules_difference.hpp"

namespace drumhead::cli {

namespace {

/// What is wrong with a game file, and where something of it is left, how that is had.
std::string faultOf(const std::string& file, const FileError& error)
{
    const bool hasSoundPart = error.fault == FileFault::Truncated || error.fault == FileFault::Damaged;
    return error.message + (hasSoundPart ? ": drumhead-cli repair " + file + " -o NEW.drumhead" : "");
}

}  // namespace

Result<Recorded> readRecorded(const std::string& file)
{
    if (isBattleFile(file)) {
        Result<BattleText> text = readBattleText(file, scenarioFolders());
        if (!text) return Error{text.error()};
        std::string ruleset =
            text->ruleset.empty() ? readScenarioIdentity(file, text->content.scenario).ruleset : text->ruleset;
        return Recorded{std::move(text->content),
                        std::move(ruleset),
                        text->atHead.empty() ? std::nullopt : std::optional(text->atHead),
                        {}};
    }
    const GameFile::Opened opened = GameFile::open(file, GameFile::Mode::ReadOnly);
    if (!opened.file) return Error{faultOf(file, opened.error)};
    return Recorded{opened.file->content(), readScenarioIdentity(file, opened.file->content().scenario).ruleset,
                    std::nullopt, opened.copiedInPlay ? copiedInPlayNote(opened.file->content()) : std::string()};
}

Result<RulesetFiles> installedRules(const std::string& id)
{
    const Result<std::filesystem::path> folder = rulesetFolder(id);
    if (!folder) return Error{folder.error()};
    return readRulesetFolder(*folder);
}

namespace {

/// A game's own rules have the translations of today: they may be better, and change nothing else.
RulesetFiles withTextsOfToday(const Recorded& recorded)
{
    const Result<RulesetFiles> today = installedRules(recorded.ruleset);
    return today ? withTextsOf(recorded.content.rules, *today) : recorded.content.rules;
}

}  // namespace

Result<ReadableGame> readWithRules(const Recorded& recorded, const std::string& wanted,
                                   std::vector<std::string>& rulesDiffer, const std::shared_ptr<const Texts>& texts)
{
    const bool isEnglish = !texts || texts->isEnglish();
    if (wanted.empty() && !recorded.content.rules.files.empty())
        return isEnglish ? readableGame(recorded.content)
                         : readableGame(recorded.content, withTextsOfToday(recorded), texts);
    const Result<RulesetFiles> rules = installedRules(wanted.empty() || wanted == "today" ? recorded.ruleset : wanted);
    if (!rules) return Error{rules.error()};
    if (!recorded.content.rules.files.empty()) rulesDiffer = whatDiffers(recorded.content.rules, *rules);
    return readableGame(recorded.content, *rules, texts);
}

std::vector<ReadableGame> inOtherLanguages(const Recorded& recorded, const std::string& wanted)
{
    std::vector<ReadableGame> games;
    const Result<std::filesystem::path> data = findDataFolder();
    for (const std::string& code : data ? languagesOf(withTextsOfToday(recorded)) : std::vector<std::string>()) {
        const std::shared_ptr<const Texts> texts = textsOf(*data, code);
        if (texts->isEnglish()) continue;  // it is spoken already, and stands for languages that are not known here
        std::vector<std::string> ignored;
        Result<ReadableGame> game = readWithRules(recorded, wanted, ignored, texts);
        if (game) games.push_back(std::move(*game));
    }
    return games;
}

}  // namespace drumhead::cli
