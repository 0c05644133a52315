// replay and report: what can be done with a recorded game.
#include "cli/commands.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/recorded_game.hpp"
#include "cli/output/json_output.hpp"
#include "cli/output/sheet_command_output.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/base/whole_file.hpp"
#include "drumhead/sheets/report/battle_report.hpp"
#include "drumhead/storage/replay/battle_text.hpp"
#include "drumhead/storage/replay/replay.hpp"

namespace drumhead::cli {

namespace {

namespace fs = std::filesystem;

/// Written whole, or the error told.
Result<void> writeFile(const fs::path& path, const std::string& text)
{
    if (!writeWholeFile(path, text)) return {};
    return Error{path.string() + " can't be written; check the folder and the room on the disk"};
}

void tellReplay(const ReplayOutcome& outcome, const std::vector<std::string>& rulesDiffer, Streams streams)
{
    for (const std::string& each : rulesDiffer) streams.out << "rules: " << each << "\n";
    for (const ReplayDifference& difference : outcome.differences) {
        streams.out << "entry " << difference.entry << ", turn " << difference.turn << ": " << difference.heading
                    << "\n";
        for (const std::string& change : difference.changes) streams.out << "    " << change << "\n";
    }
    for (const std::string& each : outcome.state) streams.out << "in the end: " << each << "\n";
    streams.out << counted(outcome.entries.size(), "command", "commands") << " decided again: ";
    if (outcome.same()) streams.out << "all the same\n";
    else streams.out << outcome.differences.size() << " came out otherwise\n";
}

Json jsonReplay(const ReplayOutcome& outcome, const std::vector<std::string>& rulesDiffer, const std::string& wanted)
{
    Json differences = Json::array();
    for (const ReplayDifference& each : outcome.differences)
        differences.push_back(
            {{"entry", each.entry}, {"turn", each.turn}, {"heading", each.heading}, {"changes", each.changes}});
    return {{"same", outcome.same()},
            {"rules", wanted.empty() ? "recorded" : wanted},
            {"entries", outcome.entries.size()},
            {"differences", std::move(differences)},
            {"state", outcome.state},
            {"rulesDiffer", rulesDiffer}};
}

}  // namespace

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
    std::vector<std::string> rulesDiffer;
    const Result<ReadableGame> game = readWithRules(*recorded, wanted, rulesDiffer);
    if (!game) return badInput(streams, game.error());
    const ReplayOutcome outcome = replay(*game, recorded->atHead);
    if (arguments->has("json")) writeJson(streams.out, jsonReplay(outcome, rulesDiffer, wanted));
    else tellReplay(outcome, rulesDiffer, streams);
    if (arguments->has("record")) {
        GameContent content = game->content;
        content.entries = outcome.entries;
        if (game->ruleset->id != recorded->ruleset) content.scenario = scenarioToJson(game->scenario, *game->ruleset);
        const Result<void> done = writeFile(arguments->value("record"),
                                            battleTextToJson({std::move(content), game->ruleset->id, outcome.atHead}));
        if (!done) return badInput(streams, done.error());
    }
    return outcome.same() ? Done : SaysNo;
}

int runReport(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(
        withOutput(given), {"report GAME -o FILE.(pdf|html|md) [--paper a4|letter]", 1, 1, {}, {"output", "paper"}});
    if (!arguments) return badInput(streams, arguments.error());
    if (!arguments->has("output")) return badInput(streams, "report needs -o FILE.pdf, -o FILE.html or -o FILE.md");
    const Result<Paper> paper = arguments->has("paper") ? paperOf(arguments->value("paper")) : Result<Paper>(Paper::A4);
    if (!paper) return badInput(streams, paper.error());
    const fs::path file = arguments->value("output");
    if (const Result<SheetFormat> possible = possibleFormat(file); !possible)
        return badInput(streams, possible.error());
    const Result<Recorded> recorded = readRecorded(arguments->words[0]);
    if (!recorded) return badInput(streams, recorded.error());
    std::vector<std::string> ignored;
    const Result<ReadableGame> game = readWithRules(*recorded, "", ignored);
    if (!game) return badInput(streams, game.error());
    Result<std::vector<JournalEntry>> line = presentLine(*game);
    if (!line) return badInput(streams, line.error());
    const StoredAttributes stored(*game->ruleset);
    const PlayedBattle battle({*game->ruleset, stored}, game->scenario, std::move(*line));
    const Result<void> done = writeSheet(battleReport(battle), sheetLayout(SheetKind::Report, *paper), file);
    return done ? Done : badInput(streams, done.error());
}

}  // namespace drumhead::cli
