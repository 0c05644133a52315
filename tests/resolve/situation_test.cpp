#include "drumhead/resolve/situation.hpp"

#include "drumhead/resolve/machine/resolution.hpp"
#include "drumhead/resolve/words/verdict.hpp"
#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

namespace situation_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

const Ruleset& rules()
{
    static const auto ruleset = RulesetBuilder()
                                    .steps(R"([
        { "let": "men", "value": { "total": "firer", "of": "firer.figures", "where": { "firer.veteran": true } } },
        { "let": "ruled", "is": { "ruling.bows": "no" } }, { "let": "x", "value": "wind" }, { "enter": "result", "choices": { "holds": "holds", "runs": "runs" }, "question": "?" }, { "say": "{target.stands} {result}" } ])")
                                    .sound();
    return *ruleset;
}

Situation fresh() { return Situation(rules(), *rules().findProcedure("tried")); }

std::string error(Situation& situation, const std::string& name, const std::string& text)
{
    const Result<void> done = situation.set(name, text);
    return done ? "ok" : done.error();
}

std::string given(const Situation& situation, const std::string& name)
{
    const Result<FactRef> fact = findFact(situation.program(), name);
    REQUIRE(fact);
    const Slot& slot = situation.program().slot(fact->slot);
    return situation.ruleset().valueId(slot.shape, situation.given(*fact));
}

int rows(const Situation& situation) { return situation.layout().rows(situation.program().findRole("firer")); }

}  // namespace

TEST_CASE("facts are answered by name")
{
    Situation situation = fresh();
    CHECK(error(situation, "wind", "3") == "ok");
    CHECK(error(situation, "target.stands", "5") == "ok");
    CHECK(error(situation, "result", "runs") == "ok");
    CHECK(given(situation, "wind") == "3");
    CHECK(given(situation, "result") == "runs");
    const FactRef wind = *findFact(situation.program(), "wind");
    situation.forget(wind);
    CHECK(situation.given(wind).isUnknown());
}

TEST_CASE("rows are added as facts of theirs are answered")
{
    Situation situation = fresh();
    CHECK(rows(situation) == 1);
    CHECK(error(situation, "firer.2.figures", "8") == "ok");
    CHECK(rows(situation) == 2);
    CHECK(error(situation, "firer.1.figures", "12") == "ok");
    CHECK(error(situation, "firer.5.veteran", "yes") == "ok");
    CHECK(rows(situation) == 5);
    CHECK(given(situation, "firer.1.figures") == "12");
    CHECK(given(situation, "firer.2.figures") == "8");
    CHECK(given(situation, "firer.4.figures").empty());
}

TEST_CASE("the first row may be left out of a name")
{
    Situation situation = fresh();
    CHECK(error(situation, "firer.figures", "12") == "ok");
    CHECK(given(situation, "firer.1.figures") == "12");
    CHECK(error(situation, "target.1.stands", "3") == "ok");
    CHECK(given(situation, "target.stands") == "3");
}

TEST_CASE("a name reads back as it is written")
{
    const Program& program = rules().findProcedure("tried")->program;
    for (const char* name : {"wind", "target.stands", "firer.3.figures", "men", "ruling.bows"})
        CHECK(factName(program, *findFact(program, name)) == name);
}

TEST_CASE("what can't be answered is told")
{
    Situation situation = fresh();
    CHECK(error(situation, "winds", "3") == "there is no fact \"winds\" in this procedure; did you mean \"wind\"?");
    CHECK(error(situation, "elephants", "3") == "there is no fact \"elephants\" in this procedure");
    CHECK(error(situation, "", "3") == "there is no fact \"\" in this procedure");
    CHECK(error(situation, "men", "3") == "\"men\" is worked out by the procedure and can't be set");
    CHECK(error(situation, "ruling.bows", "no") == "\"ruling.bows\" is a ruling; set it as one");
    CHECK(error(situation, "target.2.stands", "3") == "\"target.2.stands\": there is only one target");
    CHECK(error(situation, "firer.0.figures", "3") == "\"firer.0.figures\": the rows of firer go from 1 to 12");
    CHECK(error(situation, "firer.13.figures", "3") == "\"firer.13.figures\": the rows of firer go from 1 to 12");
    CHECK(error(situation, "firer.-1.figures", "3") == "\"firer.-1.figures\": the rows of firer go from 1 to 12");
    CHECK_FALSE(situation.set("firer.99999999999999999999.figures", "3"));
    CHECK_FALSE(situation.set("firer.two.figures", "3"));
    CHECK_FALSE(situation.set("firer.2.figurez", "3"));
    CHECK_FALSE(situation.set("firer.2", "3"));
    CHECK(error(situation, "wind", "11") == "wind: 11 is out of bounds; it can be -10 to 10");
    CHECK(rows(situation) == 1);
}

TEST_CASE("a value that is not accepted leaves the rows as they are")
{
    Situation situation = fresh();
    CHECK_FALSE(situation.set("firer.7.figures", "many"));
    CHECK(rows(situation) == 1);
}

TEST_CASE("removing a row keeps the answers of the others")
{
    Situation situation = fresh();
    for (const char* name : {"1", "2", "3"}) REQUIRE(situation.set(std::string("firer.") + name + ".figures", name));
    REQUIRE(situation.set("wind", "4"));
    const int role = situation.program().findRole("firer");
    situation.removeRow(role, 1);
    CHECK(rows(situation) == 2);
    CHECK(given(situation, "firer.1.figures") == "1");
    CHECK(given(situation, "firer.2.figures") == "3");
    CHECK(given(situation, "wind") == "4");
    situation.removeRow(role, 7);
    situation.removeRow(role, -1);
    CHECK(rows(situation) == 2);
    situation.removeRow(role, 0);
    situation.removeRow(role, 0);  // the last one stays: the role has at least one
    CHECK(rows(situation) == 1);
    CHECK(given(situation, "firer.1.figures") == "3");
}

TEST_CASE("the number of rows stays within the bounds of the role")
{
    Situation situation = fresh();
    const int role = situation.program().findRole("firer");
    situation.setRows(role, 99);
    CHECK(rows(situation) == 12);
    REQUIRE(situation.set("firer.12.figures", "9"));
    situation.setRows(role, 0);
    CHECK(rows(situation) == 1);
    situation.setRows(role, 12);
    CHECK(given(situation, "firer.12.figures").empty());  // what was removed is gone
}

TEST_CASE("a club rules on unclear points")
{
    Situation situation = fresh();
    CHECK(situation.rule("bows", "as-muskets"));
    CHECK(given(situation, "ruling.bows") == "as-muskets");
    CHECK(situation.rule("bow", "no").error() == "there is no ruling \"bow\"; did you mean \"bows\"?");
    CHECK(situation.rule("bows", "never").error()
          == "ruling bows: \"never\" is not one of the choices; they are no and as-muskets");
}

TEST_CASE("a ruling for which a procedure does not ask is accepted")
{
    Situation situation(rules(), *rules().findProcedure("shooting"));
    CHECK(situation.rule("bows", "as-muskets"));
    CHECK_FALSE(situation.rule("bows", "never"));
}

TEST_CASE("overruling the same thing again replaces it, and it can be withdrawn")
{
    Situation situation = fresh();
    Overrule overrule;
    overrule.kind = Overrule::Kind::Modifier;
    overrule.step = "score";
    overrule.modifier = "soft-cover";
    overrule.value = Number(0);
    situation.overrule(overrule);
    overrule.value = Number(-2);
    overrule.reason = "better cover";
    situation.overrule(overrule);
    REQUIRE(situation.overrules().size() == 1);
    CHECK(situation.overrules()[0].value == Value(Number(-2)));
    CHECK(situation.overrules()[0].reason == "better cover");
    Overrule other = overrule;
    other.row = 1;
    situation.overrule(other);
    CHECK(situation.overrules().size() == 2);
    situation.withdraw(overrule);
    REQUIRE(situation.overrules().size() == 1);
    CHECK(situation.overrules()[0].row == 1);
}

TEST_CASE("what is usual for a role takes the place of its default until it is answered")
{
    RulesetBuilder builder = RulesetBuilder::empty();
    builder.file("rules.json",
                 R"({ "choice-lists": { "order": { "stand": "Stand", "advance": "Advance" } },
  "attributes": { "unit": [ { "id": "order", "label": "order", "type": "choice", "choices": "order", "default": "stand", "question": "Its orders?" } ] },
  "procedures": [ { "id": "charge", "title": "Charge", "roles": { "charger": { "kind": "unit", "label": "charger", "usual": { "order": "advance" } }, "target": { "kind": "unit", "label": "target" } },
    "steps": [ { "say": "{charger.order} against {target.order}." } ] } ] })");
    const std::shared_ptr<const Ruleset> ruleset = builder.sound();
    Situation situation(*ruleset, *ruleset->findProcedure("charge"));
    const auto said = [&situation] {
        Resolution resolution(situation);
        ScriptedDice none({});
        REQUIRE(resolution.run(none).kind == Pause::Kind::Finished);
        return makeVerdict(resolution).title;
    };
    CHECK(said() == "Advance against Stand.");
    CHECK(error(situation, "charger.order", "stand") == "ok");
    CHECK(said() == "Stand against Stand.");
}

}  // namespace situation_test
