// Files of a ruleset, each after a line "=== its path": it is told its faults, or every case of it ends, has odds that
// sum to 1, is put into words and on paper, and a made-up battle is played by it.
#include "drumhead/game/autoplay/sample_battle.hpp"
#include "drumhead/game/autoplay/trial_player.hpp"
#include "drumhead/resolve/odds/odds.hpp"
#include "drumhead/resolve/relevance/relevance.hpp"
#include "drumhead/resolve/words/verdict.hpp"
#include "drumhead/sheets/organiser.hpp"
#include "drumhead/sheets/plain_rules.hpp"
#include "fuzz/fuzz_rules.hpp"
#include "fuzz/fuzz_target.hpp"

#include <cmath>

namespace drumhead::fuzz {

namespace {

constexpr int unitsOfBattle = 20;
constexpr int commandsOfBattle = 25;

RulesetFiles filesOf(std::string_view bytes)
{
    static constexpr std::string_view mark = "=== ";
    RulesetFiles files;
    files.folder = "fuzz";
    while (bytes.starts_with(mark)) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        const std::string path(bytes.substr(mark.size(), end - mark.size()));
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        const std::size_t next = bytes.find("\n=== ");
        const std::string text(bytes.substr(0, next));
        bytes.remove_prefix(next == std::string_view::npos ? bytes.size() : next + 1);
        if (path.ends_with(".tsv")) files.ledger = RulesetFiles::File{path, text};
        else files.files.push_back({path, text});
    }
    return files;
}

int below(SeededDice& chance, int bound)
{
    int face = 1;
    static_cast<void>(chance.roll(1, bound, &face));
    return face - 1;
}

Situation caseOf(const Ruleset& ruleset, const Procedure& procedure, SeededDice& chance)
{
    Situation situation(ruleset, procedure);
    for (std::size_t i = 0; i < procedure.program.roles.size(); ++i) {
        if (procedure.program.roles[i].many) situation.setRows(static_cast<int>(i), 1 + below(chance, 4));
    }
    for (const Slot& slot : procedure.program.slots) {
        if (slot.asked && below(chance, 4) > 0)
            static_cast<void>(situation.set(slot.name, std::to_string(below(chance, 20))));
    }
    return situation;
}

void tryCase(const Ruleset& ruleset, const Procedure& procedure, SeededDice& chance)
{
    const Situation situation = caseOf(ruleset, procedure, chance);
    Resolution resolution(situation);
    require(resolution.run(chance).kind != Pause::Kind::Dice, "a case waits for dice that it was given");
    require(!makeVerdict(resolution).title.empty(), "a verdict has no title");
    static_cast<void>(whatMatters(situation));
    const Result<Odds, OddsError> odds = computeOdds(situation);
    if (!odds) {
        require(!oddsErrorText(situation.program(), odds.error()).empty(), "no reason is told");
        return;
    }
    double sum = 0;
    for (const OddsOutcome& each : odds->outcomes) sum += each.probability;
    require(std::abs(sum - 1) < 1e-9, "odds sum to " + std::to_string(sum));
}

void playBattle(const Ruleset& ruleset)
{
    Game game(ruleset, sampleBattle(ruleset, unitsOfBattle));
    TrialPlayer player(3);
    SeededDice dice(5);
    for (int i = 0; i < commandsOfBattle; ++i) {
        if (!game.execute(player.next(game.rules(), game.state()), dice)) break;
    }
    undoAndRedo(game);
}

}  // namespace

void fuzzRuleset(std::string_view bytes)
{
    const LoadedRuleset loaded = loadRuleset(filesOf(bytes));
    if (!loaded.usable()) {
        require(hasErrors(loaded.diagnostics), "a ruleset is refused without a fault");
        return;
    }
    SeededDice chance(11);
    for (const auto& procedure : loaded.ruleset->procedures) tryCase(*loaded.ruleset, *procedure, chance);
    static_cast<void>(plainRules(*loaded.ruleset));
    static_cast<void>(quickReference(*loaded.ruleset));
    playBattle(*loaded.ruleset);
}

}  // namespace drumhead::fuzz
