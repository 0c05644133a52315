#include "drumhead/resolve/session/case_in_hand.hpp"

#include "drumhead/resolve/session/case_difference.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"
#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

namespace case_in_hand_test {

using namespace drumhead;

namespace {

/// A case of the rules that the window's tests play with.
struct Toy {
    explicit Toy(const char* procedure)
        : loaded(loadRuleset(*readRulesetFolder(DRUMHEAD_TEST_DATA "/app/data/rulesets/toy"))),
          session(std::make_unique<CaseInHand>(*loaded.ruleset, *loaded.ruleset->findProcedure(procedure)))
    {}

    LoadedRuleset loaded;
    std::unique_ptr<CaseInHand> session;
};

}  // namespace

TEST_CASE("Typed dice are judged before they are taken")
{
    const Toy toy("shot");
    CHECK(toy.session->check("3").state == DiceCheck::State::Wrong);  // questions first
    toy.session->prefill({"shooter.type=archers", "distance=5"});
    CHECK(toy.session->check("").state == DiceCheck::State::Empty);
    CHECK(toy.session->check("1, 5").message == "4 D6 are thrown here: 2 more to type.");
    CHECK(toy.session->check("1 5 x").state == DiceCheck::State::Wrong);
    CHECK(toy.session->check("1 5 6 7").message == "A D6 has no 7: its faces are 1 to 6.");
    CHECK(toy.session->check("1 5 6 6 2").message == "One die too many.");
    CHECK(toy.session->check("1 5,6;6").state == DiceCheck::State::Fits);
}

TEST_CASE("A zero on a ten-sided die is a ten")
{
    const Toy toy("test");
    CHECK(toy.session->check("5").faces == std::vector<int>{5});
    CHECK(toy.session->check("0 3").faces == std::vector<int>{10, 3});
    CHECK(toy.session->check("10 3").faces == std::vector<int>{10, 3});
    const Toy shot("shot");
    shot.session->prefill({"shooter.type=archers", "distance=5"});
    CHECK(shot.session->check("0 1 1 1").message == "A D6 has no 0: its faces are 1 to 6.");
}

TEST_CASE("Digits typed together are a die each where no face has two")
{
    const Toy toy("shot");
    toy.session->prefill({"shooter.type=archers", "distance=5"});
    CHECK(toy.session->check("1563").faces == std::vector<int>{1, 5, 6, 3});
    CHECK(toy.session->check("15 63").faces == std::vector<int>{1, 5, 6, 3});
    CHECK(toy.session->check("15").message == "4 D6 are thrown here: 2 more to type.");
    CHECK(toy.session->check("15632").message == "One die too many.");
    CHECK(toy.session->check("1 5 6 10").message == "A D6 has no 10: its faces are 1 to 6.");
    CHECK(toy.session->check("15630").message == "A D6 has no 0: its faces are 1 to 6.");
    CHECK(toy.session->check("1573").message == "A D6 has no 7: its faces are 1 to 6.");
    const Throw two{"", 2, 10};
    CHECK(checkThrow("47", two).faces == std::vector<int>{4, 7});
    CHECK(checkThrow("40", two).faces == std::vector<int>{4, 10});
    CHECK(checkThrow("10", two).state == DiceCheck::State::Short);
    CHECK(checkThrow("10 10", two).faces == std::vector<int>{10, 10});
    CHECK(checkThrow("12", {"", 1, 20}).faces == std::vector<int>{12});
}

TEST_CASE("A die is marked by what it has done, the same in every procedure")
{
    const auto marks = [](const std::string& members, std::vector<int> dice) {
        const test::Played played = test::playSteps(R"([{ "roll": "n", "sides": 10, "dice": 3, )" + members
                                                        + R"( }, { "let": "x", "value": "n" }])",
                                                    {}, std::move(dice));
        return thrownDice(played.resolution).at(0).marks;
    };
    using M = DieMark;
    CHECK(marks(R"("count": { "above": 8 }, "counted-as": "fail", "keep": { "lowest": 2 })", {9, 3, 10})
          == std::vector<M>{M::Failed, M::Passed, M::NotUsed});
    CHECK(marks(R"("count": { "at-least": 4 }, "counted-as": "pass")", {3, 4, 9})
          == std::vector<M>{M::Failed, M::Passed, M::Passed});
    CHECK(marks(R"("count": { "at-most": 4 })", {3, 4, 9}) == std::vector<M>{M::Scored, M::Scored, M::Missed});
    CHECK(marks(R"("keep": { "highest": 1 })", {3, 4, 9}) == std::vector<M>{M::NotUsed, M::NotUsed, M::Added});
}

TEST_CASE("Dice of several throws may come one throw at a time or all at once")
{
    const Toy toy("test");
    toy.session->acceptDice({7});
    CHECK_FALSE(toy.session->isFinished());
    CHECK(toy.session->nextThrow() == "Second die");
    CHECK(toy.session->throwsSoFar().size() == 1);
    toy.session->acceptDice({2});
    CHECK(toy.session->isFinished());
    CHECK(toy.session->check("7 3").state == DiceCheck::State::Fits);
    toy.session->acceptDice({3});
    CHECK(toy.session->isFinished());
    CHECK(toy.session->faces() == std::vector<int>{3});
}

TEST_CASE("Changed answers are judged with the same dice while these still fit")
{
    const Toy toy("shot");
    toy.session->prefill({"shooter.type=archers", "distance=5"});
    toy.session->acceptDice({1, 2, 3, 6});
    CHECK(toy.session->verdict().title == "3 hits.");
    toy.session->prefill({"target.cover=soft"});
    CHECK(toy.session->verdict().title == "2 hits.");
    CHECK(toy.session->judgedAgain());
    toy.session->prefill({"shooter.shooting=2"});
    CHECK_FALSE(toy.session->isFinished());
    CHECK(toy.session->diceDropped());
}

TEST_CASE("A question that comes after the throw may be answered twice: nothing thrown is judged again")
{
    const auto ruleset = test::RulesetBuilder()
                             .file("more.json", R"({ "attributes": { "case": [
                                 { "id": "ground", "label": "ground", "type": "choice", "choices": "cover", "question": "Where?" } ] } })")
                             .steps(R"([{ "roll": "n", "sides": 6 }, { "let": "x", "value": {
                                 "by": "ground", "open": "n", "soft": 1, "hard": 0 } }])")
                             .sound();
    CaseInHand session(*ruleset, *ruleset->findProcedure("tried"));
    session.acceptDice({4});
    const std::vector<FactRef> asked = session.openQuestions();
    REQUIRE(asked.size() == 1);
    const auto answered = [&](const char* id) {
        session.answer(asked[0], *parseValue(*ruleset, ruleset->attributes.back()->shape, id));
        return session.isFinished() && !session.judgedAgain();
    };
    CHECK(answered("soft"));
    CHECK(answered("hard"));
    CHECK(session.faces() == std::vector<int>{4});
}

TEST_CASE("Dice that an answer leaves without a throw come back with the next one that has it")
{
    const Toy toy("shot");
    toy.session->prefill({"shooter.type=archers", "distance=5"});
    toy.session->acceptDice({1, 2, 3, 6});
    const std::string before = toy.session->verdict().title;
    toy.session->prefill({"distance=20"});
    REQUIRE(toy.session->verdict().refused);
    CHECK(toy.session->faces().empty());
    CHECK(toy.session->diceLying() == std::vector<int>{1, 2, 3, 6});
    toy.session->prefill({"distance=5"});
    CHECK(toy.session->faces() == std::vector<int>{1, 2, 3, 6});
    CHECK(toy.session->verdict().title == before);
    toy.session->prefill({"distance=20"});
    toy.session->clearDice();
    toy.session->prefill({"distance=5"});
    CHECK(toy.session->faces().empty());
    CHECK(toy.session->diceLying().empty());
}

TEST_CASE("Rolling fills in what was not typed")
{
    const Toy toy("test");
    toy.session->acceptDice({8});
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
    toy.session->acceptDice({5, 5, 5, 6});
    CHECK(toy.session->verdict().title == "0 hits.");
    Overrule cocked;
    cocked.kind = Overrule::Kind::Die;
    cocked.die = 1;
    cocked.value = Number(1);
    cocked.reason = "It lay cocked.";
    toy.session->overrule(cocked);
    CHECK(toy.session->verdict().title == "1 hit.");
    const ThrownDice& thrown = toy.session->throwsSoFar().at(0);
    CHECK(thrown.marks == std::vector<DieMark>{DieMark::Missed, DieMark::Scored, DieMark::Missed, DieMark::Missed});
    CHECK(thrown.reasons == std::vector<std::string>{"", "It lay cocked.", "", ""});
}

TEST_CASE("Changes are reported when everything is up to date")
{
    const Toy toy("test");
    int changes = 0;
    bool finished = false;
    toy.session->setObserver([&](CaseInHand::Change) {
        ++changes;
        finished = toy.session->isFinished();
    });
    toy.session->acceptDice({7});
    CHECK_FALSE(finished);
    toy.session->acceptDice({2});
    CHECK(finished);
    CHECK(changes == 2);
}

TEST_CASE("A recorded case continues where it was left")
{
    const Toy toy("shot");
    toy.session->prefill({"shooter.type=archers", "distance=5"});
    toy.session->acceptDice({5, 5, 5, 6});
    Overrule cocked;
    cocked.kind = Overrule::Kind::Die;
    cocked.value = Number(1);
    cocked.reason = "It lay cocked.";
    toy.session->overrule(cocked);
    CaseRecord record = toy.session->record();
    CHECK_FALSE(record.isEmpty());

    CaseInHand again(toy.session->ruleset(), toy.session->procedure());
    CHECK(again.restore(record).empty());
    CHECK(again.verdict().title == toy.session->verdict().title);
    CHECK(caseDifference(again.situation(), toy.session->situation()).empty());

    record.answers.push_back("shooter.wings=2");
    CaseInHand changed(toy.session->ruleset(), toy.session->procedure());
    CHECK(changed.restore(record) == std::vector<std::string>{"shooter.wings"});
}

TEST_CASE("Answers that can't be set are named, the others are set")
{
    const Toy toy("shot");
    const std::vector<std::string> faults = toy.session->prefill({"distance=5", "5", "distance=near"});
    REQUIRE(faults.size() == 2);
    CHECK(faults[0] == "“5” is not of the form NAME=VALUE.");
    CHECK(toy.session->isGiven(*findFact(toy.session->program(), "distance")));
}

TEST_CASE("Two cases differ by answers and overrulings")
{
    const Toy now("shot");
    now.session->prefill({"shooter.type=archers", "distance=5"});
    CaseInHand before(now.session->ruleset(), now.session->procedure());
    before.prefill({"shooter.type=archers"});
    CHECK(caseDifference(now.session->situation(), before.situation())
          == std::vector<std::string>{"Distance: 5, not open"});
    before.replaceWith(now.session->situation(), {});
    Overrule overrule;
    overrule.kind = Overrule::Kind::Die;
    overrule.value = Number(1);
    before.overrule(overrule);
    CHECK(caseDifference(now.session->situation(), before.situation())
          == std::vector<std::string>{"1 overruled there"});
}

}  // namespace case_in_hand_test
