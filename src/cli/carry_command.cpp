// carry: an army list through several battles.
#include "cli/commands.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/library.hpp"
#include "cli/input/open_game.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/base/whole_file.hpp"
#include "drumhead/base/write_fault.hpp"
#include "drumhead/game/scenario/editing/carried_losses.hpp"
#include "drumhead/game/scenario/scenario_library.hpp"
#include "drumhead/rules/json_document.hpp"

#include <charconv>

namespace drumhead::cli {

namespace {

namespace fs = std::filesystem;

Result<int> percentOf(const std::string& text)
{
    constexpr int all = 100;
    int percent = -1;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), percent);
    if (fault == std::errc() && end == text.data() + text.size() && percent >= 0 && percent <= all) return percent;
    return Error{"--returned takes a whole number from 0 to 100, not \"" + text + "\""};
}

/// The list that was named, or the one that the scenario names, beside the file of the scenario or game.
Result<fs::path> listFile(const Arguments& arguments, const Scenario& scenario)
{
    if (arguments.words.size() > 1) return scenarioFile(arguments.words[1]);
    if (scenario.armyList.empty())
        return Error{"the scenario names no army list (\"army-list\"); name the list behind it"};
    fs::path file = fs::path(arguments.words[0]).parent_path() / scenario.armyList;
    std::error_code failure;
    if (fs::is_regular_file(file, failure)) return file;
    return Error{"the army list " + file.string()
                 + (fs::exists(file, failure) ? " is no ordinary file" : " is not there")
                 + "; name it behind the game or scenario"};
}

std::optional<Scenario> readList(const fs::path& file, const Ruleset& ruleset, Streams streams)
{
    const Result<std::string> text = readJsonFile(file);
    if (!text) return badInput(streams, text.error()), std::nullopt;
    LoadedScenario loaded = loadScenario(file.string(), *text, ruleset);
    if (loaded.usable()) return std::move(loaded.scenario);
    for (const Diagnostic& each : loaded.diagnostics) streams.err << each.text() << "\n";
    return std::nullopt;
}

Result<CarriedLosses> carried(const ReadableGame& game, const Scenario& list, int returned)
{
    const StoredAttributes stored(*game.ruleset);
    State state = initialState(game.scenario, *game.ruleset, stored);
    const Result<std::vector<JournalEntry>> line = presentLine(game);
    if (!line) return Error{line.error()};
    for (const JournalEntry& entry : *line) {
        for (const Event& event : entry.events) applyEvent(state, event);
    }
    return carryLosses(list, game.scenario, state, *game.ruleset, returned);
}

void tellCarried(const CarriedLosses& made, const fs::path& file, Streams streams)
{
    streams.out << file.string() << ": " << counted(made.changed, "unit has", "units have") << " another strength";
    for (const std::string& each : made.list.leftOut) streams.out << "; left out: " << each;
    if (made.missing > 0) streams.out << "; not in the list: " << counted(made.missing, "unit", "units");
    streams.out << "\n";
}

}  // namespace

int runCarry(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments =
        parseArguments(given,
                       {"carry (GAME | SCENARIO) [LIST.scenario.json] -o NEW.scenario.json [--returned PERCENT]",
                        1,
                        2,
                        {},
                        {"output", "returned"}});
    if (!arguments) return badInput(streams, arguments.error());
    if (!arguments->has("output")) return badInput(streams, "carry needs -o NEW.scenario.json");
    const Result<int> returned = percentOf(arguments->has("returned") ? arguments->value("returned") : "0");
    if (!returned) return badInput(streams, returned.error());
    const fs::path output = arguments->value("output");
    if (!isScenarioFile(output)) return badInput(streams, "-o takes a file whose name ends in .scenario.json");
    std::error_code failure;
    if (fs::exists(output, failure))
        return badInput(streams, output.string() + " is there already; name a file that is not");
    const bool isGame = isGameFile(arguments->words[0]);
    if (!isGame && arguments->has("returned"))
        return badInput(streams, "--returned is for the losses of a game; a scenario takes the list as it is");
    const std::optional<ReadableGame> game =
        isGame ? gameOfFile(arguments->words[0], "", streams) : gameOfScenario(arguments->words[0], "", streams);
    if (!game) return BadInput;
    const Result<fs::path> file = listFile(*arguments, game->scenario);
    if (!file) return badInput(streams, file.error());
    const std::optional<Scenario> list = readList(*file, *game->ruleset, streams);
    if (!list) return BadInput;
    const Result<CarriedLosses> made = isGame
        ? carried(*game, *list, *returned)
        : Result<CarriedLosses>(takeStrengths(game->scenario, *list, *game->ruleset));
    if (!made) return badInput(streams, made.error());
    failure = writeWholeFile(output, scenarioToJson(made->list.scenario, *game->ruleset));
    if (failure) return badInput(streams, writeFault(output, failure));
    tellCarried(*made, output, streams);
    return Done;
}

}  // namespace drumhead::cli
