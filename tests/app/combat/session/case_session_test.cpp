#include "support/catch.hpp"

#include "app/combat/session/case_session.hpp"
#include "app/shared/rules/ruleset_library.hpp"
#include "app/window_driver.hpp"

namespace case_session_test {

using namespace drumhead;
using namespace drumhead::app;

namespace {

/// A case of the toy rules.
struct Toy {
    explicit Toy(const char* procedure)
    {
        library.lookInto({testing::dataFolder("rulesets/toy")});
        const Ruleset& ruleset = *library.load(0).loaded.ruleset;
        session = std::make_unique<CaseSession>(ruleset, *ruleset.findProcedure(procedure));
    }

    RulesetLibrary library;
    std::unique_ptr<CaseSession> session;
};

}  // namespace

TEST_CASE("Typed dice are judged before they are taken")
{
    const Toy toy("shot");
    CHECK(toy.session->check("3").state == DiceCheck::State::Wrong);  // questions first
    toy.session->prefill({"shooter.type=archers", "distance=5"});
    CHECK(toy.session->check("").state == DiceCheck::State::Empty);
    CHECK(toy.session->check("1, 5").message == QStringLiteral("4 D6 are thrown here: 2 more to type."));
    CHECK(toy.session->check("1 5 x").state == DiceCheck::State::Wrong);
    CHECK(toy.session->check("1 5 6 7").message == QStringLiteral("A D6 has no 7: its faces are 1 to 6."));
    CHECK(toy.session->check("1 5 6 6 2").message == QStringLiteral("One die too many."));
    CHECK(toy.session->check("1 5,6;6").state == DiceCheck::State::Fits);
}

TEST_CASE("A nought on a ten-sided die is told to be a ten")
{
    const Toy toy("test");
    CHECK(toy.session->check("0").message == QStringLiteral("A D10 has the faces 1 to 10: type its 0 as 10."));
}

TEST_CASE("Dice of several throws may come one throw at a time or all at once")
{
    const Toy toy("test");
    toy.session->takeDice({7});
    CHECK_FALSE(toy.session->isFinished());
    CHECK(toy.session->nextThrow() == QStringLiteral("Second die"));
    CHECK(toy.session->throwsSoFar().size() == 1);
    toy.session->takeDice({2});
    CHECK(toy.session->isFinished());
    CHECK(toy.session->check("7 3").state == DiceCheck::State::Fits);
    toy.session->takeDice({3});
    CHECK(toy.session->isFinished());
    CHECK(toy.session->faces() == std::vector<int>{3});
}

TEST_CASE("Changed answers are judged with the same dice while these still fit")
{
    const Toy toy("shot");
    toy.session->prefill({"shooter.type=archers", "distance=5"});
    toy.session->takeDice({1, 2, 3, 6});
    CHECK(toy.session->verdict().title == "3 hits.");
    toy.session->prefill({"target.cover=soft"});
    CHECK(toy.session->verdict().title == "2 hits.");
    CHECK(toy.session->judgedAgain());
    toy.session->prefill({"shooter.shooting=2"});
    CHECK_FALSE(toy.session->isFinished());
    CHECK(toy.session->diceDropped());
}

TEST_CASE("Rolling fills in what was not typed")
{
    const Toy toy("test");
    toy.session->takeDice({8});
    toy.session->roll();
    REQUIRE(toy.session->isFinished());
    CHECK(toy.session->faces().front() == 8);
    toy.session->roll();
    CHECK(toy.session->isFinished());
}

TEST_CASE("Sides change places")
{
    const Toy toy("shot");
    toy.session->prefill({"shooter.type=archers", "shooter.cover=soft"});
    CHECK(toy.session->canSwap());
    toy.session->swapSides();
    const Program& program = toy.session->program();
    CHECK(toy.session->situation().given(*findFact(program, "shooter.type")).isUnknown());
}

TEST_CASE("A die that the referee changes counts as he says")
{
    const Toy toy("shot");
    toy.session->prefill({"shooter.type=archers", "distance=5"});
    toy.session->takeDice({5, 5, 5, 6});
    CHECK(toy.session->verdict().title == "0 hits.");
    Overrule cocked;
    cocked.kind = Overrule::Kind::Die;
    cocked.die = 1;
    cocked.value = Number(1);
    cocked.reason = "It lay cocked.";
    toy.session->overrule(cocked);
    CHECK(toy.session->verdict().title == "1 hit.");
    CHECK(toy.session->throwsSoFar().at(0).counted == std::vector<bool>{false, true, false, false});
    CHECK(toy.session->throwsSoFar().at(0).reason == QStringLiteral("It lay cocked."));
}

}  // namespace case_session_test
