// sheet: what an organiser prints before the evening.
#include "cli/commands.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/library.hpp"
#include "cli/input/open_game.hpp"
#include "cli/output/sheet_command_output.hpp"

#include "drumhead/base/text.hpp"

namespace drumhead::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* usage =
    "sheet (quick-reference RULESET | rules RULESET | roster SCENARIO | scenario SCENARIO | labels SCENARIO) -o FILE.(pdf|html|md) [--paper a4|letter] [--rules RULESET]";

const std::vector<std::pair<std::string, SheetKind>>& kinds()
{
    static const std::vector<std::pair<std::string, SheetKind>> all = {{"quick-reference", SheetKind::QuickReference},
                                                                       {"rules", SheetKind::Rules},
                                                                       {"roster", SheetKind::Roster},
                                                                       {"scenario", SheetKind::Scenario},
                                                                       {"labels", SheetKind::Labels}};
    return all;
}

Result<SheetKind> kindOf(const std::string& word)
{
    std::vector<std::string> names;
    for (const auto& [name, kind] : kinds()) {
        if (name == word) return kind;
        names.push_back(name);
    }
    const std::string guess = nearest(word, names);
    return Error{"there is no sheet \"" + word + "\""
                 + (guess.empty() ? "; there is " + joined(names, "and") : "; did you mean \"" + guess + "\"?")};
}

bool isOfRuleset(SheetKind kind) { return kind == SheetKind::QuickReference || kind == SheetKind::Rules; }

std::optional<Sheet> makeSheet(SheetKind kind, const std::string& of, const std::string& rules, Streams streams)
{
    if (isOfRuleset(kind)) {
        const std::shared_ptr<const Ruleset> ruleset = loadForPlay(of, streams);
        if (!ruleset) return std::nullopt;
        return kind == SheetKind::Rules ? rulesSheet(*ruleset) : quickReference(*ruleset);
    }
    const std::optional<ReadableGame> game = gameOfScenario(of, rules, streams);
    if (!game) return std::nullopt;
    if (kind == SheetKind::Roster) return rosterSheet(game->scenario, *game->ruleset);
    if (kind == SheetKind::Labels) return labelSheet(game->scenario, *game->ruleset);
    return scenarioSheet(game->scenario, *game->ruleset);
}

}  // namespace

int runSheet(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments =
        parseArguments(withOutput(given), {usage, 2, 2, {}, {"output", "paper", "rules"}});
    if (!arguments) return badInput(streams, arguments.error());
    const Result<SheetKind> kind = kindOf(arguments->words[0]);
    if (!kind) return badInput(streams, kind.error());
    if (!arguments->has("output")) return badInput(streams, "sheet needs -o FILE.pdf, -o FILE.html or -o FILE.md");
    const Result<Paper> paper = arguments->has("paper") ? paperOf(arguments->value("paper")) : Result<Paper>(Paper::A4);
    if (!paper) return badInput(streams, paper.error());
    if (arguments->has("rules") && isOfRuleset(*kind))
        return badInput(streams,
                        "--rules says by which rules a scenario is played; a sheet of rules names its ruleset itself");
    const fs::path file = arguments->value("output");
    if (const Result<SheetFormat> possible = possibleFormat(file); !possible)
        return badInput(streams, possible.error());
    const std::optional<Sheet> sheet = makeSheet(
        *kind, arguments->words[1], arguments->has("rules") ? arguments->value("rules") : std::string(), streams);
    if (!sheet) return BadInput;
    const Result<void> done = writeSheet(*sheet, sheetLayout(*kind, *paper), file);
    return done ? Done : badInput(streams, done.error());
}

}  // namespace drumhead::cli
