// replay, log, repair and report: what can be done with a recorded game.
#include "cli/commands.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/library.hpp"
#include "cli/input/open_game.hpp"
#include "cli/input/recorded_game.hpp"
#include "cli/output/json_output.hpp"
#include "cli/output/sheet_command_output.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/base/whole_file.hpp"
#include "drumhead/base/write_fault.hpp"
#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/rules/json_document.hpp"
#include "drumhead/sheets/report/dice_record.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/battle_text.hpp"
#include "drumhead/storage/replay/other_rules.hpp"
#include "drumhead/storage/replay/told_content.hpp"
#include "drumhead/storage/rules_difference.hpp"

#include <filesystem>

namespace drumhead::cli {

namespace {

namespace fs = std::filesystem;

/// Written whole, or the error told.
Result<void> writeFile(const fs::path& path, const std::string& text)
{
    const std::error_code failure = writeWholeFile(path, text);
    return failure ? Result<void>(Error{writeFault(path, failure)}) : Result<void>();
}

void tellNote(const Recorded& recorded, Streams streams)
{
    if (!recorded.note.empty()) streams.err << "note: " << recorded.note << "\n";
}

void tellReplay(const ReplayOutcome& outcome, const std::vector<std::string>& rulesDiffer, Streams streams)
{
    for (const std::string& each : rulesDiffer) streams.out << "rules: " << each << "\n";
    for (const ReplayDifference& difference : outcome.differences) {
        streams.out << "entry " << difference.entry << ", turn " << difference.turn << ": " << difference.heading
                    << "\n";
        for (const ReplayChange& change : difference.changes) streams.out << "    " << changeText(change) << "\n";
    }
    for (const ReplayChange& each : outcome.state) streams.out << "in the end: " << changeText(each) << "\n";
    streams.out << counted(outcome.entries.size(), "command", "commands") << " decided again: ";
    if (outcome.same()) streams.out << "no differences\n";
    else streams.out << outcome.differences.size() << " came out otherwise\n";
}

std::vector<std::string> changeTexts(const std::vector<ReplayChange>& changes)
{
    std::vector<std::string> texts;
    for (const ReplayChange& each : changes) texts.push_back(changeText(each));
    return texts;
}

Json jsonReplay(const ReplayOutcome& outcome, const std::vector<std::string>& rulesDiffer, const std::string& wanted)
{
    Json differences = Json::array();
    for (const ReplayDifference& each : outcome.differences)
        differences.push_back({{"entry", each.entry},
                               {"turn", each.turn},
                               {"heading", each.heading},
                               {"changes", changeTexts(each.changes)}});
    return {{"same", outcome.same()},
            {"rules", wanted.empty() ? "recorded" : wanted},
            {"entries", outcome.entries.size()},
            {"differences", std::move(differences)},
            {"state", changeTexts(outcome.state)},
            {"rulesDiffer", rulesDiffer}};
}

/// The rules that the game was played by, or the installed ones where its own are lost.
Result<void> giveRules(GameFile::Recovered& left, const std::string& file)
{
    if (left.rulesSound) return {};
    const ScenarioIdentity identity = readScenarioIdentity(file, left.content.scenario);
    Result<RulesetFiles> rules = installedRules(identity.ruleset);
    if (!rules) return Error{rules.error()};
    left.content.rules = std::move(*rules);
    return {};
}

/// Puts the rules of `wanted` (an id, a folder or "today") in place of the game's own.
Result<void> changeRules(GameFile::Recovered& left, const std::string& file, const std::string& wanted)
{
    const std::string own = readScenarioIdentity(file, left.content.scenario).ruleset;
    const Result<RulesetFiles> rules = installedRules(wanted == "today" ? own : wanted);
    if (!rules) return Error{rules.error()};
    Result<GameContent> changed = underRules(left.content, *rules);
    if (!changed) return Error{"the game can't be taken up under these rules: " + changed.error()};
    left.content = std::move(*changed);
    left.rulesSound = true;
    return {};
}

Json jsonRepair(const GameFile::Recovered& left, const std::string& wanted)
{
    Json json{{"sound", !left.error},
              {"commands", left.content.entries.size()},
              {"ownRules", left.rulesSound && wanted.empty()}};
    if (left.entriesBefore > 0) json["of"] = left.entriesBefore;
    if (!left.content.entries.empty()) json["lastTurn"] = left.content.entries.back().turn;
    return json;
}

struct RepairFiles {
    std::string from;
    std::string to;
};

/// Why a game can't be played on though no byte of it is damaged.
struct Unplayable {
    std::string fault;  ///< empty: it can
    std::vector<std::string> rulesDiffer;
    std::optional<std::size_t> fitting;  ///< entries that fit; nothing: the rules or the scenario are at fault
};

Unplayable unplayableOf(const GameContent& content)
{
    Unplayable found{content.rules.files.empty() ? std::string() : ownRulesFault(content), {}, {}};
    if (!found.fault.empty()) found.fitting = fittingEntries(content);
    return found;
}

/// Leaves out what does not fit the rules from some entry on, as if it had been damaged.
void cutToFitting(GameFile::Recovered& left)
{
    const Unplayable found = unplayableOf(left.content);
    if (!found.fitting || *found.fitting == 0) return;
    left.entriesBefore = static_cast<std::int64_t>(left.content.entries.size());
    left.error = {FileFault::Damaged, found.fault};
    left.content = firstEntries(std::move(left.content), *found.fitting);
}

/// Says so, and what helps; nothing where it can be played on.
void tellUnplayable(const Unplayable& unplayable, Streams streams)
{
    if (unplayable.fault.empty()) return;
    streams.err << "note: the game can only be read: " << unplayable.fault << "\n";
    for (const std::string& each : unplayable.rulesDiffer) streams.err << "rules: " << each << "\n";
    if (!unplayable.fitting)
        streams.err << "repair GAME -o NEW.drumhead --rules today goes on under the installed rules\n";
    else if (*unplayable.fitting == 0) streams.err << "no command before it could be saved; it can be read with log\n";
    else streams.err << "repair GAME -o NEW.drumhead saves the " << *unplayable.fitting << " commands before it\n";
}

void tellRepair(const GameFile::Recovered& left, const std::string& wanted, const RepairFiles& files, Streams streams)
{
    if (!left.error && wanted.empty()) {
        streams.out << files.from << " is sound; nothing was written\n";
        return tellUnplayable(unplayableOf(left.content), streams);
    }
    const char* const rules = !wanted.empty() ? ", under the rules that were asked for"
        : left.rulesSound                     ? ""
                                              : ", under the installed rules: its own were lost";
    streams.out << left.summary() << "\n" << files.to << " has them" << rules << "\n";
}

}  // namespace

int runRepair(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(
        given, {"repair GAME -o NEW.drumhead [--rules today|RULESET] [--json]", 1, 1, {"json"}, {"rules", "output"}});
    if (!arguments) return badInput(streams, arguments.error());
    const std::string file = arguments->words[0];
    if (!arguments->has("output")) return badInput(streams, "repair needs -o NEW.drumhead");
    const fs::path output = arguments->value("output");
    if (!isKeptGame(output)) return badInput(streams, "-o takes a file whose name ends in .drumhead");
    GameFile::Recovered left = GameFile::openDamaged(file);
    if (left.error && !left.usable) return badInput(streams, left.error.message + " (" + left.summary() + ")");
    const std::string wanted = arguments->has("rules") ? arguments->value("rules") : std::string();
    if (!left.error && wanted.empty()) cutToFitting(left);
    if (left.error || !wanted.empty()) {
        const Result<void> rules = wanted.empty() ? giveRules(left, file) : changeRules(left, file, wanted);
        if (!rules) return badInput(streams, rules.error());
        if (const FileError made = GameFile::create(output, left.content)) return badInput(streams, made.message);
    }
    if (arguments->has("json")) return writeJson(streams.out, jsonRepair(left, wanted)), Done;
    tellRepair(left, wanted, {file, output.string()}, streams);
    return Done;
}

namespace {

/// The game told in that language; as it was told then, where its rules can't be read.
GameContent toldIn(const Recorded& recorded, const std::shared_ptr<const Texts>& texts)
{
    std::vector<std::string> ignored;
    const Result<ReadableGame> game = readWithRules(recorded, "", ignored, texts);
    return game ? toldContent(*game) : recorded.content;
}

}  // namespace

int runLog(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments =
        parseArguments(given, {"log GAME [--language CODE] [--json]", 1, 1, {"json"}, {"language"}});
    if (!arguments) return badInput(streams, arguments.error());
    const Result<std::shared_ptr<const Texts>> texts = textsAsked(*arguments);
    if (!texts) return badInput(streams, texts.error());
    const Result<Recorded> recorded = readRecorded(arguments->words[0]);
    if (!recorded) return badInput(streams, recorded.error());
    const GameContent content = arguments->has("language") ? toldIn(*recorded, *texts) : recorded->content;
    Unplayable unplayable = unplayableOf(recorded->content);
    const Result<RulesetFiles> today = installedRules(recorded->ruleset);
    if (!unplayable.fault.empty() && !unplayable.fitting && today)
        unplayable.rulesDiffer = whatDiffers(content.rules, *today);
    if (arguments->has("json")) {
        Json entries = Json::array();
        for (const StoredEntry* each : storedLine(content))
            entries.push_back(
                {{"entry", each->id}, {"turn", each->turn}, {"step", each->step}, {"sentences", each->sentences}});
        writeJson(streams.out,
                  {{"entries", std::move(entries)},
                   {"rulesFault", unplayable.fault},
                   {"rulesDiffer", unplayable.rulesDiffer}});
        return Done;
    }
    tellNote(*recorded, streams);
    for (const std::string& each : plainLog(content, **texts)) streams.out << each << "\n";
    tellUnplayable(unplayable, streams);
    return Done;
}

int runReplay(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments =
        parseArguments(given,
                       {"replay GAME [--rules today|RULESET] [--record FILE.battle.json] [--json]",
                        1,
                        1,
                        {"json"},
                        {"rules", "record"}});
    if (!arguments) return badInput(streams, arguments.error());
    const std::string wanted = arguments->has("rules") ? arguments->value("rules") : std::string();
    if (arguments->has("record") && !isBattleFile(arguments->value("record")))
        return badInput(streams, "--record takes a file whose name ends in .battle.json");
    const Result<Recorded> recorded = readRecorded(arguments->words[0]);
    if (!recorded) return badInput(streams, recorded.error());
    tellNote(*recorded, streams);
    std::vector<std::string> rulesDiffer;
    const Result<ReadableGame> game = readWithRules(*recorded, wanted, rulesDiffer);
    if (!game) return badInput(streams, game.error());
    ReplayOutcome outcome = replay(*game, recorded->atHead);
    if (!outcome.differences.empty()) outcome.takeLanguages(inOtherLanguages(*recorded, wanted));
    if (arguments->has("json")) {
        Json json = jsonReplay(outcome, rulesDiffer, wanted);
        if (!wanted.empty()) json["rules-from"] = game->ruleset->folder;
        writeJson(streams.out, json);
    } else {
        if (!wanted.empty()) streams.out << "by the rules in " << game->ruleset->folder << "\n";
        tellReplay(outcome, rulesDiffer, streams);
    }
    if (arguments->has("record")) {
        GameContent content = game->content;
        content.entries = outcome.entries;
        if (game->ruleset->id != recorded->ruleset) content.scenario = scenarioToJson(game->scenario, *game->ruleset);
        const std::string text = battleTextToJson({std::move(content), game->ruleset->id, outcome.atHead});
        if (text.size() > JsonDocument::maxBytes)
            return badInput(streams,
                            "the battle has more than 4 MiB as text, which nothing reads; keep " + arguments->words[0]);
        std::error_code failure;
        const bool isItself =
            std::filesystem::equivalent(arguments->value("record"), arguments->words[0], failure) && !failure;
        if (isItself && !outcome.same())
            return badInput(streams,
                            "what was played came out otherwise, and would be lost; name another file than "
                                + arguments->words[0] + " for --record");
        if (const Result<void> done = writeFile(arguments->value("record"), text); !done)
            return badInput(streams, done.error());
    }
    return outcome.same() ? Done : SaysNo;
}

int runReport(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments =
        parseArguments(given,
                       {"report GAME -o FILE.(pdf|html|md|csv) [--full | --dice] [--paper a4|letter] [--language CODE]",
                        1,
                        1,
                        {"full", "dice"},
                        {"output", "paper", "language"}});
    if (!arguments) return badInput(streams, arguments.error());
    if (!arguments->has("output"))
        return badInput(streams, "report needs -o FILE.pdf, -o FILE.html, -o FILE.md or -o FILE.csv");
    const Result<Paper> paper = arguments->has("paper") ? paperOf(arguments->value("paper")) : Result<Paper>(Paper::A4);
    if (!paper) return badInput(streams, paper.error());
    const Result<std::shared_ptr<const Texts>> texts = textsAsked(*arguments);
    if (!texts) return badInput(streams, texts.error());
    const fs::path file = arguments->value("output");
    const bool isCsv = file.extension() == ".csv";
    const bool isDice = arguments->has("dice");
    if (isDice && (isCsv || arguments->has("full")))
        return badInput(streams, "--dice is a page by itself: without --full, and as .pdf, .html or .md");
    if (const Result<SheetFormat> possible = possibleFormat(file); !isCsv && !possible)
        return badInput(streams, possible.error());
    const Result<Recorded> recorded = readRecorded(arguments->words[0]);
    if (!recorded) return badInput(streams, recorded.error());
    tellNote(*recorded, streams);
    std::vector<std::string> ignored;
    const Result<ReadableGame> game = readWithRules(*recorded, "", ignored, *texts);
    if (!game) return badInput(streams, game.error());
    Result<std::vector<JournalEntry>> line = presentLine(*game);
    if (!line) return badInput(streams, line.error());
    const StoredAttributes stored(*game->ruleset);
    PlayedBattle battle({*game->ruleset, stored}, game->scenario, std::move(*line));
    const auto& settings = recorded->content.settings;
    if (const auto clock = settings.find(turnClockSetting); clock != settings.end())
        battle.time = toldClock(TurnClock::fromJson(clock->second), recorded->content, battle.line, battle.end);
    const ReportExtent extent = arguments->has("full") ? ReportExtent::Full : ReportExtent::Brief;
    const SheetLayout layout = sheetLayout(isDice ? SheetKind::Dice : SheetKind::Report, *paper);
    const Result<void> done = isCsv
        ? writeSheetFile(file, battleToCsv(battle))
        : writeSheet(isDice ? diceSheet(battle) : battleReport(battle, extent), layout, **texts, file);
    return done ? Done : badInput(streams, done.error());
}

}  // namespace drumhead::cli
