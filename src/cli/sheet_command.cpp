// sheet: what an organiser prints before the evening.
#include "cli/commands.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/library.hpp"
#include "cli/input/open_game.hpp"
#include "cli/output/sheet_command_output.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/scenario/csv/army_list_csv.hpp"
#include "drumhead/sheets/plain_rules.hpp"

namespace drumhead::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* usage =
    "sheet (quick-reference RULESET | rules RULESET | plain-words RULESET | roster SCENARIO | scenario SCENARIO | labels SCENARIO) -o FILE.(pdf|html|md) [--paper a4|letter] [--language CODE] [--rules RULESET]; sheet army-list RULESET -o FILE.csv; sheet pack SCENARIO -o FOLDER [--html]";

const std::vector<std::pair<std::string, SheetKind>>& kinds()
{
    static const std::vector<std::pair<std::string, SheetKind>> all = {{"quick-reference", SheetKind::QuickReference},
                                                                       {"rules", SheetKind::Rules},
                                                                       {"plain-words", SheetKind::PlainWords},
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

bool isOfRuleset(SheetKind kind)
{
    return kind == SheetKind::QuickReference || kind == SheetKind::Rules || kind == SheetKind::PlainWords;
}

std::optional<Sheet> makeSheet(SheetKind kind, const std::string& of, const std::string& rules,
                               const std::shared_ptr<const Texts>& texts, Streams streams)
{
    if (isOfRuleset(kind)) {
        const std::shared_ptr<const Ruleset> ruleset = loadForPlay(of, streams, texts);
        if (!ruleset) return std::nullopt;
        if (kind == SheetKind::PlainWords) return plainRules(*ruleset);
        return kind == SheetKind::Rules ? rulesSheet(*ruleset) : quickReference(*ruleset);
    }
    const std::optional<ReadableGame> game = gameOfScenario(of, rules, streams, texts);
    if (!game) return std::nullopt;
    if (kind == SheetKind::Roster) return rosterSheet(game->scenario, *game->ruleset);
    if (kind == SheetKind::Labels) return labelSheet(game->scenario, *game->ruleset);
    return scenarioSheet(game->scenario, *game->ruleset);
}

}  // namespace

namespace {

/// A spreadsheet to fill in.
int writeArmyList(const std::string& of, const fs::path& file, Streams streams)
{
    const std::shared_ptr<const Ruleset> ruleset = loadForPlay(of, streams);
    if (!ruleset) return BadInput;
    if (file.extension() != ".csv") return badInput(streams, "an army list is written to a file that ends in .csv");
    const Result<void> done = writeSheetFile(file, "\xEF\xBB\xBF" + armyListTemplate(*ruleset));
    return done ? Done : badInput(streams, done.error());
}

/// Every sheet of an evening, each a file of its own.
int writePack(const Arguments& arguments, Paper paper, const std::shared_ptr<const Texts>& texts, Streams streams)
{
    const std::string rules = arguments.has("rules") ? arguments.value("rules") : std::string();
    const std::optional<ReadableGame> game = gameOfScenario(arguments.words[1], rules, streams, texts);
    if (!game) return BadInput;
    const fs::path folder = arguments.value("output");
    std::error_code failure;
    fs::create_directories(folder, failure);
    if (failure || !fs::is_directory(folder, failure))
        return badInput(streams, folder.string() + " is no folder and can't be made one; name another");
    const std::vector<PackedSheet> pack = eveningPack(game->scenario, *game->ruleset);
    std::vector<fs::path> files;
    for (const PackedSheet& each : pack) {
        fs::path& file = files.emplace_back(folder / (each.name + ".pdf"));
        if (arguments.has("html") || !possibleFormat(file)) file.replace_extension(".html");
    }
    if (const Result<void> plain = noLinkAmong(files, *texts); !plain) return badInput(streams, plain.error());
    for (std::size_t i = 0; i < pack.size(); ++i) {
        const SheetLayout layout = sheetLayout(pack[i].kind, paper);
        if (const Result<void> done = writeSheet(pack[i].sheet, layout, *texts, files[i]); !done)
            return badInput(streams, done.error());
        streams.out << files[i].string() << '\n';
    }
    return Done;
}

}  // namespace

int runSheet(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments =
        parseArguments(given, {usage, 2, 2, {"html"}, {"output", "paper", "language", "rules"}});
    if (!arguments) return badInput(streams, arguments.error());
    const std::string& word = arguments->words[0];
    const bool isPack = word == "pack";
    const bool isArmyList = word == "army-list";
    const Result<SheetKind> kind = isPack || isArmyList ? Result<SheetKind>(SheetKind::Scenario) : kindOf(word);
    if (!kind) return badInput(streams, kind.error());
    if (arguments->has("html") && !isPack)
        return badInput(streams, "--html is for a pack; the ending of -o says the format of a sheet");
    if (!arguments->has("output")) return badInput(streams, "sheet needs -o FILE.pdf, -o FILE.html or -o FILE.md");
    const Result<Paper> paper = arguments->has("paper") ? paperOf(arguments->value("paper")) : Result<Paper>(Paper::A4);
    if (!paper) return badInput(streams, paper.error());
    const Result<std::shared_ptr<const Texts>> texts = textsAsked(*arguments);
    if (!texts) return badInput(streams, texts.error());
    if (isPack) return writePack(*arguments, *paper, *texts, streams);
    if (isArmyList) return writeArmyList(arguments->words[1], arguments->value("output"), streams);
    if (arguments->has("rules") && isOfRuleset(*kind))
        return badInput(streams,
                        "--rules says by which rules a scenario is played; a sheet of rules names its ruleset itself");
    const fs::path file = arguments->value("output");
    if (const Result<SheetFormat> possible = possibleFormat(file); !possible)
        return badInput(streams, possible.error());
    const std::string rules = arguments->has("rules") ? arguments->value("rules") : std::string();
    const std::optional<Sheet> sheet = makeSheet(*kind, arguments->words[1], rules, *texts, streams);
    if (!sheet) return BadInput;
    const Result<void> done = writeSheet(*sheet, sheetLayout(*kind, *paper), **texts, file);
    return done ? Done : badInput(streams, done.error());
}

}  // namespace drumhead::cli
