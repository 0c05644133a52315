// Many battles played at random, in which certain things have to hold whatever the rules.
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/game/autoplay/invariants.hpp"
#include "drumhead/game/autoplay/sample_battle.hpp"
#include "drumhead/game/autoplay/trial_player.hpp"
#include "drumhead/game/journal/journal.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"

#include <cstdlib>
#include <iostream>
#include <set>

namespace random_play_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// A made-up battle, in which a third of the unclear points are ruled at random.
Scenario randomBattle(const Ruleset& ruleset, SeededDice& chance)
{
    const auto pick = [&](int count) {
        int face = 1;
        static_cast<void>(chance.roll(1, std::max(count, 2), &face));
        return std::min(face, count) - 1;
    };
    Scenario scenario = sampleBattle(ruleset, 8 + 4 * pick(4));
    for (ScenarioReinforcement& each : scenario.reinforcements) each.turn = 1 + pick(5);
    for (ScenarioEntity& each : scenario.entities) {
        if (each.reinforcement >= 0)
            each.arrives = scenario.reinforcements[static_cast<std::size_t>(each.reinforcement)].turn;
    }
    for (const Ruling& ruling : ruleset.rulings) {
        const std::vector<Choice>& choices = ruleset.choiceLists[static_cast<std::size_t>(ruling.choices)].choices;
        if (pick(3) != 0) continue;
        const Choice& choice = choices[static_cast<std::size_t>(pick(static_cast<int>(choices.size())))];
        scenario.rulings.emplace_back(ruling.id, std::string(ruleset.names.word(choice.id)));
    }
    return scenario;
}

struct Played {
    int commands = 0;
    int divided = 0;
    std::vector<std::string> faults;  ///< each kind once, with where it was first seen
};

/// One battle to the end of that turn.
void play(const Ruleset& ruleset, unsigned seed, int turns, Played& played, std::set<std::string>& seen)
{
    constexpr int mostCommands = 5000;
    SeededDice chance(seed);
    const StoredAttributes stored(ruleset);
    const GameRules rules{ruleset, stored};
    State state = initialState(randomBattle(ruleset, chance), ruleset, stored);
    // In every second battle the referee sets something by hand now and then.
    TrialPlayer player(seed, 3 + static_cast<int>(seed % 12), seed % 2 == 0 ? 40 : 0);
    BattleInvariants invariants(rules);
    NoDice none;
    const auto note = [&](const std::string& what, const Command& command) {
        // Of names with numbers one stands for all.
        std::string kind = what;
        std::erase_if(kind, [](char letter) { return letter >= '0' && letter <= '9'; });
        if (seen.insert(ruleset.id + kind.substr(0, 60)).second)
            played.faults.push_back(ruleset.id + ", seed " + std::to_string(seed) + ", turn "
                                    + std::to_string(state.turn) + ": " + what + " | " + commandToJson(command));
    };
    for (int i = 0; i < mostCommands && state.turn <= turns; ++i) {
        const Command command = player.next(rules, state);
        const DecisionResult decision = decide(rules, state, command, none);
        ++played.commands;
        if (!decision) return note("can't be decided: " + decision.error().message, command);
        State after = state;
        for (const Event& event : decision->events) applyEvent(after, event);
        for (const std::string& each : invariants.check(state, command, *decision, after)) note(each, command);
        played.divided += static_cast<int>(after.entities.size() - state.entities.size());
        state = std::move(after);
    }
    if (state.turn <= turns) note("the battle does not get beyond its turn", AdvanceCommand{});
}

/// A number from the environment, at least 1.
int numberOf(const char* variable, int usual)
{
    const char* const given = std::getenv(variable);
    return given ? std::max(std::atoi(given), 1) : usual;
}

/// That many battles under each of the shipped rules, with the seeds from the first one on.
Played playAll(int battles, int turns, int firstSeed = 1)
{
    Played played;
    std::set<std::string> seen;
    const auto entries = listRulesets(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets");
    REQUIRE(entries);
    for (const RulesetEntry& entry : *entries) {
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        REQUIRE(loaded.usable());
        for (int i = 0; i < battles; ++i)
            play(*loaded.ruleset, static_cast<unsigned>(firstSeed + i), turns, played, seen);
    }
    return played;
}

}  // namespace

TEST_CASE("battles at random keep what has to hold in every battle", "[battles]")
{
    const Played played = playAll(2, 2);
    CHECK(played.commands > 500);
    for (const std::string& each : played.faults) FAIL_CHECK(each);
}

/// The long run, by hand: DRUMHEAD_BATTLES=250 drumhead_tests "[random-play]" plays so many under each ruleset, six
/// turns of each; DRUMHEAD_FIRST_SEED=1001 plays others.
TEST_CASE("many battles at random keep what has to hold in every battle", "[.][random-play]")
{
    const Played played = playAll(numberOf("DRUMHEAD_BATTLES", 10), 6, numberOf("DRUMHEAD_FIRST_SEED", 1));
    std::cout << played.commands << " commands, " << played.divided << " units made in play\n";
    for (const std::string& each : played.faults) FAIL_CHECK(each);
}

}  // namespace random_play_test
