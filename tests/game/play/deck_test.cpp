// Decks in a battle: what was drawn stays gone, through undo, rewind, saved games and replay.
#include "game/toy_battle.hpp"
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/sample_game.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/game/play/offers.hpp"
#include "drumhead/game/scenario/editing/next_battle.hpp"
#include "drumhead/game/scenario/editing/scenario_from_state.hpp"
#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/game/state/entity_values.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace deck_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;

namespace {

constexpr const char* folder = DRUMHEAD_TEST_DATA "/rulesets/cards";

const Ruleset& cards()
{
    static const LoadedRuleset loaded = loadRulesetFolder(folder);
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.diagnostics.empty());
    return *loaded.ruleset;
}

std::string textOf(const std::filesystem::path& file)
{
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

/// A battle on the green, its first step begun.
class Green {
public:
    Green()
    {
        const LoadedScenario loaded =
            loadScenario("green", textOf(std::filesystem::path(folder) / "green.scenario.json"), cards());
        INFO(toldFaults(loaded.diagnostics));
        REQUIRE(loaded.usable());
        game = std::make_unique<Game>(cards(), *loaded.scenario);
        play(advanceCommand());
    }

    Decision play(const Command& command)
    {
        NoDice none;
        const DecisionResult decided = game->execute(command, none);
        INFO((decided ? "" : decided.error().message));
        REQUIRE(decided);
        return *decided;
    }
    std::string refused(const Command& command)
    {
        NoDice none;
        const State before = game->state();
        const DecisionResult decided = game->execute(command, none);
        CHECK((game->state() == before));
        return decided ? "it was done" : decided.error().message;
    }
    /// What the battle has of the game itself.
    [[nodiscard]] std::string value(const std::string& attribute) const
    {
        const GameRules rules = game->rules();
        const int at = rules.stored.find(EntityKind::Game, attribute);
        REQUIRE(at >= 0);
        const Attribute& kept = *rules.stored.of(EntityKind::Game)[static_cast<std::size_t>(at)];
        const Value value = game->state().at(game->state().game()).values[static_cast<std::size_t>(at)];
        return cards().valueId(kept.shape, value.isUnknown() ? kept.fallback : value);
    }

    std::unique_ptr<Game> game;
};

ResolveCommand draw(const std::string& procedure, const std::vector<int>& dice = {})
{
    ResolveCommand command;
    command.procedure = procedure;
    command.dice = dice;
    return command;
}

ResolveCommand volley(const std::string& shooter, const std::string& target, const std::vector<int>& dice = {})
{
    ResolveCommand command = draw("volley", dice);
    command.roles = {{"shooter", {shooter}}, {"target", {target}}};
    return command;
}

}  // namespace

TEST_CASE("a card that was drawn stays gone from one case to the next, until the turn is over")
{
    Green green;
    CHECK(green.value("turn-cards-gone-red") == "0");
    green.play(draw("next-card", {1}));
    CHECK(green.value("turn-cards-gone-red") == "1");
    CHECK(green.value("acts") == "red");
    green.play(draw("next-card", {1}));
    CHECK_THAT(green.refused(draw("next-card", {1})), ContainsSubstring("no card “Red” is left in “Turn cards”"));
    CHECK_THAT(green.refused(draw("next-card", {7})), ContainsSubstring("has no card number 7"));
    CHECK_THAT(green.refused(draw("next-card")), ContainsSubstring("draw a card of Turn cards"));
    green.play(draw("next-card", {2}));
    green.play(draw("next-card", {3}));
    CHECK(green.value("over") == "true");
    green.play(advanceCommand());
    CHECK(green.value("turn-cards-gone-red") == "0");
    CHECK(green.value("turn-cards-gone-tea") == "0");
}

TEST_CASE("what is done for the game as long as a condition holds may be done again, and has to be")
{
    Green green;
    const auto nextCard = [&green] {
        for (const TurnOffer& each : turnOffers(green.game->rules(), green.game->state())) {
            if (each.procedure->id == "next-card") return each;
        }
        return TurnOffer();
    };
    CHECK(nextCard().onceMust);
    CHECK(green.play(draw("next-card", {1})).sentences.size() == 2);
    CHECK(nextCard().onceMust);
    CHECK_FALSE(nextCard().onceDone);
    const Decision again = green.play(draw("next-card", {2}));
    CHECK(std::none_of(again.sentences.begin(), again.sentences.end(),
                       [](const std::string& each) { return each.find("all the same") != std::string::npos; }));
    green.play(draw("next-card", {3}));
    CHECK_FALSE(nextCard().once);
}

TEST_CASE("undo puts a card back, and the program draws only what is left")
{
    Green green;
    green.play(draw("next-card", {1}));
    green.play(draw("next-card", {1}));
    REQUIRE(green.game->undo());
    CHECK(green.value("turn-cards-gone-red") == "1");
    REQUIRE(green.game->redo());
    CHECK(green.value("turn-cards-gone-red") == "2");
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        SeededDice dice(seed);
        const DecisionResult decided = green.game->execute(draw("next-card"), dice);
        REQUIRE(decided);
        REQUIRE(decided->dice.size() == 1);
        CHECK(decided->dice.front() >= 2);
        CHECK(std::get<ResolveCommand>(green.game->entry(green.game->head()).command).dice == decided->dice);
        REQUIRE(green.game->undo());
    }
}

TEST_CASE("an empty deck is shuffled in the middle of a case, and a refusing one ends it")
{
    Green green;
    green.play(volley("r2", "b1", {1, 1, 1}));
    green.play(volley("b2", "r1", {1, 2, 2}));
    green.play(volley("r2", "b1", {2, 3, 4}));
    CHECK(green.value("fire-cards-gone-jam") == "1");
    const Decision last = green.play(volley("b1", "r1", {4, 1}));
    CHECK_THAT(last.verdict->title, ContainsSubstring("Fire cards: all cards are shuffled together. "));
    CHECK(green.value("fire-cards-gone-miss") == "1");
    CHECK(green.value("fire-cards-gone-jam") == "0");
    green.play(draw("event", {1}));
    green.play(draw("event", {2}));
    green.play(draw("event", {1}));
    const Decision none = green.play(draw("event"));
    CHECK(none.verdict->refused == "No event is left.");
    CHECK(green.value("events-gone-rum") == "1");
}

TEST_CASE("a card that is told to be gone holds from then on")
{
    Green green;
    ResolveCommand told = draw("event", {2});
    told.answers = {{"events-gone-rain", "2"}};
    const Decision decided = green.play(told);
    CHECK_THAT(decided.verdict->title, ContainsSubstring("the last"));
    CHECK(green.value("events-gone-rain") == "2");
    CHECK(green.play(draw("event")).verdict->refused);
}

TEST_CASE("a battle that goes on another day has the same cards, and the next one all of them")
{
    Green green;
    green.play(volley("r2", "b1", {1, 1, 3}));
    const ScenarioFromState later = scenarioFromState(green.game->scenario(), green.game->state(), cards());
    Game again(cards(), later.scenario);
    const int at = again.rules().stored.find(EntityKind::Game, "fire-cards-gone-miss");
    CHECK(again.state().at(again.state().game()).values[static_cast<std::size_t>(at)] == Value(Number(2)));
    const ScenarioFromState next = nextBattleFrom(green.game->scenario(), green.game->state(), cards(), 0);
    Game fresh(cards(), next.scenario);
    CHECK(fresh.state().at(fresh.state().game()).values[static_cast<std::size_t>(at)] != Value(Number(2)));
}

TEST_CASE("another card, and everything after it again with the cards that still fit")
{
    Green green;
    green.play(volley("r2", "b1", {3, 1, 1}));
    const EntryId first = green.game->head();
    green.play(volley("b1", "r1", {2, 2}));
    green.play(volley("b2", "r1", {4, 1, 1}));
    auto changed = std::get<ResolveCommand>(green.game->entry(first).command);
    changed.dice = {4, 4, 1};
    SeededDice more(5);
    // Both jams are drawn by the first now, so all cards are shuffled; the others keep their cards.
    const Result<Game::Rewind> kept = green.game->rewind(first, changed, more);
    REQUIRE(kept);
    CHECK(kept->branch.size() == 3);
    changed.dice = {2, 2, 2};
    const Result<Game::Rewind> rewind = green.game->rewind(first, changed, more);
    REQUIRE(rewind);
    CHECK(rewind->stopped.empty());
    REQUIRE(green.game->keep(*rewind));
    const auto& second = std::get<ResolveCommand>(green.game->entry(green.game->head() - 1).command);
    REQUIRE(second.dice.size() == 2);
    CHECK(std::find(second.dice.begin(), second.dice.end(), 2) == second.dice.end());  // no hit was left
    CHECK(green.value("fire-cards-gone-hit") == "3");
    CHECK((green.game->state() == replayed(*green.game, green.game->head())));
}

TEST_CASE("two turns by cards are played, saved, replayed and reported")
{
    const std::string script = textOf(std::filesystem::path(folder) / "two-turns.txt");
    const OwnFolder scratch;
    const std::string file = (scratch / "green.drumhead").string();
    const Ran ran = run({"play", std::string(folder) + "/green.scenario.json", "--rules", folder, "-o", file}, script);
    INFO(ran.err);
    INFO(ran.out);
    REQUIRE(ran.code == 0);
    CHECK(ran.out.find("\"error\"") == std::string::npos);
    CHECK_THAT(ran.out, ContainsSubstring("shuffled together"));
    CHECK(runLine("replay " + file).code == 0);
    const Ran again = run({"play", file, "-o", (scratch / "again.drumhead").string()},
                          "{\"do\": \"resolve\", \"procedure\": \"next-card\", \"dice\": [3]}\n");
    INFO(again.err);
    CHECK(again.code == 0);
    CHECK_THAT(again.out, ContainsSubstring("Tea break"));
    const Ran report = runLine("report " + file + " -o " + (scratch / "report.md").string());
    INFO(report.err);
    REQUIRE(report.code == 0);
    const std::string told = textOf(scratch / "report.md");
    CHECK_THAT(told, ContainsSubstring("Volley"));
    CHECK(told.find("D4") == std::string::npos);  // cards are no dice
}

}  // namespace deck_test
