// A spreadsheet, its first line the id of the ruleset: what is taken gives a scenario that is the same when it is
// written, as a scenario and as a spreadsheet, and read again.
#include "drumhead/game/scenario/csv/army_list_csv.hpp"
#include "drumhead/game/scenario/editing/army_structure.hpp"
#include "fuzz/fuzz_rules.hpp"
#include "fuzz/fuzz_target.hpp"

namespace drumhead::fuzz {

void fuzzCsv(std::string_view bytes)
{
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    const Ruleset* const ruleset = knownRuleset(std::string(bytes.substr(0, end)));
    if (!ruleset) return;
    const Scenario base = emptyScenario(*ruleset, "Trial", {"Red", "Blue"});
    ArmyListOptions options;
    options.replace = bytes.size() % 2 == 0;
    options.takeGuesses = bytes.size() % 3 == 0;
    const std::string_view sheet = bytes.substr(std::min(end + 1, bytes.size()));
    const ArmyListImport taken = readArmyList(sheet, base, *ruleset, options);
    require(taken.taken <= taken.rows, "more rows were taken than there are");
    const std::string text = scenarioToJson(taken.scenario, *ruleset);
    const LoadedScenario read = loadScenario("taken", text, *ruleset);
    if (!read.usable()) return;
    require(*read.scenario == taken.scenario, "the scenario is another when it was written and read");
    options = {true, false, ""};
    const ArmyListImport again =
        readArmyList(armyListToCsv(*read.scenario, *ruleset), *read.scenario, *ruleset, options);
    require(again.taken == again.rows, "a spreadsheet that was written can't be read as a whole");
    require(again.scenario.entities == read.scenario->entities, "the armies are others by way of a spreadsheet");
}

}  // namespace drumhead::fuzz
