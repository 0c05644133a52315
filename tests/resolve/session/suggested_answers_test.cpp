// Answers that the rules suggest from others of the same case.
#include "drumhead/resolve/session/suggested_answers.hpp"

#include "drumhead/resolve/session/case_in_hand.hpp"
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include <memory>

namespace suggested_answers_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

struct Firing {
    Firing()
        : ruleset(RulesetBuilder()
                      .file("strength.json", R"({ "attributes": { "unit": [
            { "id": "left", "label": "figures left", "type": "number", "from": "list", "least": 0, "most": 100, "question": "How many are left?" },
            { "id": "firing", "label": "figures firing", "type": "number", "least": 1, "most": 20, "suggest": { "subtract": ["self.left", 2] }, "question": "How many fire?" } ] } })")
                      .steps(R"([{ "remind": "Some are left.", "when": { "shooter.left": 0 } },
                                 { "roll": "hits", "sides": 6, "dice": "shooter.firing", "count": { "is": 6 } }, { "say": "{hits|hit|hits}." }])")
                      .sound()),
          session(std::make_unique<CaseInHand>(*ruleset, *ruleset->findProcedure("tried"))),
          left(*findFact(session->program(), "shooter.left")), firing(*findFact(session->program(), "shooter.firing"))
    {}

    std::shared_ptr<const Ruleset> ruleset;
    std::unique_ptr<CaseInHand> session;
    FactRef left;
    FactRef firing;
};

}  // namespace

TEST_CASE("An answer is suggested as soon as what it is worked out from is answered, and follows it")
{
    const Firing at;
    CHECK(at.session->effective(at.firing).isUnknown());
    at.session->answer(at.left, Number(8));
    CHECK(at.session->effective(at.firing) == Value(Number(6)));
    CHECK(at.session->isSuggested(at.firing));
    CHECK_FALSE(at.session->isSuggested(at.left));
    CHECK(at.session->pause().kind == Pause::Kind::Dice);
    at.session->answer(at.left, Number(5));
    CHECK(at.session->effective(at.firing) == Value(Number(3)));
    at.session->forget(at.left);
    CHECK(at.session->effective(at.firing).isUnknown());
}

TEST_CASE("What is out of bounds is not suggested")
{
    const Firing at;
    at.session->answer(at.left, Number(60));
    CHECK(at.session->effective(at.firing).isUnknown());
    CHECK(at.session->pause().fact == at.firing);
}

TEST_CASE("A person's answer stands whatever would be suggested, also where it is the same")
{
    const Firing at;
    at.session->answer(at.left, Number(8));
    at.session->answer(at.firing, Number(6));
    CHECK_FALSE(at.session->isSuggested(at.firing));
    at.session->answer(at.left, Number(12));
    CHECK(at.session->effective(at.firing) == Value(Number(6)));
    at.session->forget(at.firing);
    CHECK(at.session->effective(at.firing) == Value(Number(10)));
}

TEST_CASE("A suggestion is recorded once dice were thrown on it, not before")
{
    const Firing at;
    at.session->answer(at.left, Number(4));
    CHECK(at.session->record().answers == std::vector<std::string>{"shooter.left=4"});
    at.session->acceptDice({6, 1});
    CHECK(at.session->record().answers == std::vector<std::string>{"shooter.left=4", "shooter.firing=2"});
    const CaseRecord record = at.session->record();
    Firing again;
    CHECK(again.session->restore(record).empty());
    CHECK(again.session->isFinished());
    CHECK(again.session->verdict().title == at.session->verdict().title);
}

}  // namespace suggested_answers_test
