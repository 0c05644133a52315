#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

namespace attributes_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

const Attribute& attribute(const Ruleset& ruleset, const std::string& kind, const std::string& id)
{
    for (const auto& each : ruleset.attributes) {
        if (ownerKindName(each->kind) == kind && each->id == id) return *each;
    }
    FAIL("no attribute " << id);
    return *ruleset.attributes.front();
}

std::string choiceLabels(const Ruleset& ruleset, const Shape& shape)
{
    std::string text;
    for (const Choice& choice : ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices)
        text += ruleset.names.word(choice.id) + "=" + choice.label + ";";
    return text;
}

/// Whether a value is accepted for a fact of the toy rules; the error where it is not.
std::string setting(const std::string& name, const std::string& text)
{
    static const auto ruleset =
        RulesetBuilder()
            .steps(
                R"([{ "say": "{wind} {distance} {flank} {target.cover} {target.type} {target.stands} {target.formation}" }])")
            .sound();
    Situation situation(*ruleset, *ruleset->findProcedure("tried"));
    const Result<void> done = situation.set(name, text);
    return done ? "ok" : done.error();
}

}  // namespace

TEST_CASE("a ruleset has its identity")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "ruleset.json",
                R"({ "format": 1, "id": "old", "title": "Old rules", "version": "2.1", "author": "A. Nother", "about": "One sentence.", "distance": "cm", "status": "house", "procedure-order": ["tried"] })")
            .steps(R"([{ "say": "x" }])")
            .sound();
    CHECK(ruleset->id == "old");
    CHECK(ruleset->title == "Old rules");
    CHECK(ruleset->version == "2.1");
    CHECK(ruleset->author == "A. Nother");
    CHECK(ruleset->about == "One sentence.");
    CHECK(ruleset->distanceUnit == "cm");
    REQUIRE(ruleset->procedures.size() == 2);
    CHECK(ruleset->procedures[0]->id == "tried");  // first in the order, though read last
    CHECK(ruleset->procedures[1]->id == "shooting");
}

TEST_CASE("choices stand in the order in which they are written, with their labels")
{
    const auto ruleset = RulesetBuilder().sound();
    CHECK(choiceLabels(*ruleset, attribute(*ruleset, "unit", "cover").shape)
          == "open=in the open;soft=in soft cover;hard=in hard cover;");
    CHECK(choiceLabels(*ruleset, attribute(*ruleset, "unit", "formation").shape)
          == "line=in line;column=in column;square=in square;");
    CHECK(choiceLabels(*ruleset, attribute(*ruleset, "unit", "type").shape) == "guards=Guards;raiders=Raiders;");
}

TEST_CASE("a number takes whole numbers within its bounds")
{
    CHECK(setting("wind", "-10") == "ok");
    CHECK(setting("wind", "10") == "ok");
    CHECK(setting("wind", "11") == "wind: 11 is out of bounds; it can be -10 to 10");
    CHECK(setting("wind", "2.5") == "wind: 2.5 is not a whole number");
    CHECK(setting("wind", "strong") == "wind: \"strong\" is not a number");
    CHECK(setting("wind", "none") == "wind: \"none\" is not a number");
    CHECK(setting("distance", "2.5") == "ok");
    CHECK(setting("distance", "0.001") == "ok");
    CHECK(setting("distance", "far") == "distance: \"far\" is not a number; write it as 7, 7.5 or 60 mm");
}

TEST_CASE("a number may have its unit, and a length any unit")
{
    const auto ruleset = RulesetBuilder().steps(R"([{ "say": "{distance}" }])").sound();
    const Shape& inches = attribute(*ruleset, "case", "distance").shape;
    CHECK(*parseValue(*ruleset, inches, "2 in") == Value(Number(2)));
    CHECK(*parseValue(*ruleset, inches, "2\"") == Value(Number(2)));
    CHECK(*parseValue(*ruleset, inches, "5.08 cm") == Value(Number(2)));
    CHECK(setting("distance", "8 figures") == "distance: \"8 figures\" is not a number; write it as 7, 7.5 or 60 mm");
    CHECK(setting("distance", "cm") == "distance: \"cm\" is not a number; write it as 7, 7.5 or 60 mm");
    CHECK(setting("wind", "3 cm") == "wind: \"3 cm\" is not a number");
}

TEST_CASE("a number without bounds goes from 0 to 1000000")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "more.json",
                R"({ "attributes": { "case": [ { "id": "dust", "label": "dust", "type": "number", "question": "?" } ] } })")
            .steps(R"([{ "let": "x", "value": "dust" }])")
            .sound();
    Situation situation(*ruleset, *ruleset->findProcedure("tried"));
    CHECK(situation.set("dust", "0"));
    CHECK(situation.set("dust", "1000000"));
    CHECK_FALSE(situation.set("dust", "-1"));
    CHECK_FALSE(situation.set("dust", "1000001"));
}

TEST_CASE("a flag takes yes and no, a choice its ids, a unit type the ids of the troops")
{
    for (const char* word : {"yes", "no", "true", "false", "1", "0"}) CHECK(setting("flank", word) == "ok");
    CHECK(setting("flank", "maybe") == "flank: \"maybe\" is neither yes nor no");
    CHECK(setting("target.cover", "hard") == "ok");
    CHECK(setting("target.cover", "hart")
          == "target.cover: \"hart\" is not one of the choices; did you mean \"hard\"?");
    CHECK(setting("target.type", "raiders") == "ok");
    CHECK(setting("target.type", "guard")
          == "target.type: \"guard\" is not one of the choices; did you mean \"guards\"?");
    CHECK(setting("target.formation", "circle")
          == "target.formation: \"circle\" is not one of the choices; they are line, column and square");
}

TEST_CASE("a default is the answer unless told otherwise")
{
    const std::string steps =
        R"([{ "let": "x", "value": { "if": { "target.shaken": true }, "then": 0, "else": "target.stands" } }])";
    CHECK(playSteps(steps).value("x") == "4");
    CHECK(playSteps(steps, {{"target.stands", "7"}}).value("x") == "7");
    CHECK(playSteps(steps, {{"target.shaken", "yes"}}).value("x") == "0");
}

TEST_CASE("without a default the question has to be answered, if it matters")
{
    const std::string steps = R"([{ "let": "x", "value": { "if": { "flank": true }, "then": "wind", "else": 0 } }])";
    CHECK(playSteps(steps, {{"flank", "yes"}}).asks() == "wind");
    CHECK(playSteps(steps, {{"flank", "no"}}).asks().empty());
}

TEST_CASE("what comes from the unit type is not asked, only the type is")
{
    const std::string steps = R"([{ "let": "x", "value": "shooter.speed" }])";
    CHECK(playSteps(steps).asks() == "shooter.type");
    CHECK(playSteps(steps, {{"shooter.type", "raiders"}}).value("x") == "30");
}

TEST_CASE("with a question a figure of the unit type may be told otherwise")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "more.json",
                R"({ "attributes": { "unit": [ { "id": "morale", "label": "morale", "type": "number", "from": "type", "default": 6, "question": "What is its morale?" } ] },
        "unit-types": [ { "id": "mob", "title": "Mob", "class": "light", "speed": 1, "reach": null, "fire": null, "morale": 2 } ] })")
            .steps(
                R"([{ "let": "x", "value": "target.morale" }, { "let": "y", "value": { "look-up": "target.fire", "at": "a" } }])")
            .sound();
    CHECK(play(*ruleset, "tried", {{"target.type", "mob"}}).value("x") == "2");
    CHECK(play(*ruleset, "tried", {{"target.type", "guards"}}).value("x") == "6");  // the default of the attribute
    CHECK(play(*ruleset, "tried", {{"target.type", "mob"}, {"target.morale", "9"}}).value("x") == "9");
    CHECK(play(*ruleset, "tried", {{"target.type", "mob"}}).value("y") == "none");  // no fire number at all
    CHECK(play(*ruleset, "tried", {{"target.type", "guards"}}).value("y") == "9");
}

TEST_CASE("none has its own label")
{
    CHECK(playSteps(R"([{ "say": "It has {shooter.reach}." }])", {{"shooter.type", "raiders"}}).verdict.title
          == "It has no reach.");
}

TEST_CASE("an attribute may be derived by a condition, an amount or a choice")
{
    const auto ruleset =
        RulesetBuilder()
            .file("more.json", R"({ "attributes": { "unit": [
        { "id": "formed", "label": "formed", "type": "flag", "is": { "self.formation": ["line", "column"] } },
        { "id": "weight", "label": "weight", "type": "number", "unit": "cm", "value": { "by": "self.class", "massed": { "times": ["self.stands", 2] }, "else": "self.stands" } },
        { "id": "arm", "label": "arm", "type": "choice", "choices": { "foot": "foot", "horse": "horse" }, "value": { "if": { "self.weight": { "above": 9 } }, "then": "foot", "else": "horse" } } ],
      "case": [ { "id": "gusty", "label": "gusty", "type": "flag", "is": { "self.wind": { "above": 3 } } } ] } })")
            .steps(
                R"([{ "let": "w", "value": "target.weight" }, { "let": "f", "is": { "target.formed": true } }, { "let": "g", "is": { "gusty": true } }, { "say": "{target.arm}" }])")
            .sound();
    const Played guards =
        play(*ruleset, "tried",
             {{"target.type", "guards"}, {"target.stands", "5"}, {"target.formation", "square"}, {"wind", "4"}});
    CHECK(guards.value("w") == "10");
    CHECK(guards.value("f") == "false");
    CHECK(guards.value("g") == "true");
    CHECK(guards.value("target.arm") == "foot");
    CHECK(guards.verdict.title == "Foot");
    const Played raiders =
        play(*ruleset, "tried",
             {{"target.type", "raiders"}, {"target.stands", "9"}, {"target.formation", "line"}, {"wind", "3"}});
    CHECK(raiders.value("w") == "9");
    CHECK(raiders.value("f") == "true");
    CHECK(raiders.value("g") == "false");
    CHECK(raiders.value("target.arm") == "horse");
    CHECK(play(*ruleset, "tried", {{"target.type", "guards"}}).asks() == "target.formation");
}

TEST_CASE("a derived attribute follows the effects")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "more.json",
                R"({ "attributes": { "unit": [ { "id": "weak", "label": "weak", "type": "flag", "is": { "self.stands": { "at-most": 2 } } } ] } })")
            .steps(
                R"([{ "let": "before", "is": { "target.weak": true } }, { "effect": { "target.stands": { "subtract": 2 } } }, { "let": "after", "is": { "target.weak": true } }])")
            .sound();
    const Played played = play(*ruleset, "tried", {{"target.stands", "4"}});
    CHECK(played.value("before") == "false");
    CHECK(played.value("after") == "true");
}

TEST_CASE("a derived attribute is that of the row in hand, before and after an effect on it")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "more.json",
                R"({ "attributes": { "unit": [ { "id": "weak", "label": "weak", "type": "flag", "is": { "self.stands": { "at-most": 2 } } } ] } })")
            .steps(
                R"([{ "each": "firer", "steps": [ { "let": "firer.before", "is": { "firer.weak": true } }, { "effect": { "firer.stands": { "subtract": 2 } } }, { "let": "firer.after", "is": { "firer.weak": true } } ] },
            { "let": "all-weak", "value": { "count": "firer", "where": { "firer.weak": true } } }])")
            .sound();
    const Played played =
        play(*ruleset, "tried", {{"firer.1.stands", "4"}, {"firer.2.stands", "1"}, {"firer.3.stands", "9"}});
    CHECK(played.value("firer.1.before") == "false");
    CHECK(played.value("firer.1.after") == "true");
    CHECK(played.value("firer.2.before") == "true");
    CHECK(played.value("firer.3.after") == "false");
    CHECK(played.value("all-weak") == "2");
}

TEST_CASE("attributes of a leader, a side and the game belong to roles of their kind")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "more.json",
                R"({ "attributes": { "leader": [ { "id": "rank", "label": "rank", "type": "number", "question": "?" } ], "side": [ { "id": "losses", "label": "losses", "type": "number", "question": "?" } ], "game": [ { "id": "turn", "label": "turn", "type": "number", "question": "?" } ] },
        "procedures": [ { "id": "fate", "title": "Fate", "roles": { "hero": { "kind": "leader", "label": "hero" }, "ours": { "kind": "side", "label": "our side" }, "game": { "kind": "game", "label": "game" } }, "steps": [ { "let": "x", "value": { "sum": ["hero.rank", "ours.losses", "game.turn"] } } ] } ] })")
            .sound();
    CHECK(play(*ruleset, "fate", {{"hero.rank", "3"}, {"ours.losses", "20"}, {"game.turn", "100"}}).value("x")
          == "123");
}

TEST_CASE("what an element says of itself is kept")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "ruleset.json",
                R"({ "format": 1, "id": "toy", "title": "Toy", "version": "1", "distance": "in", "ledger": "ledger.tsv" })")
            .ledger(
                "id\tsection\tkind\tsupport\tstatement\treading\nTOY-1\t1\trule\tresolve\tPrinted clearly.\t\nTOY-2\t1\trule\tresolve\tUnclear.\tOur reading.\n")
            .file("unit-types.json", "{}")
            .file("tables.json", "{}")
            .file("modifiers.json", "{}")
            .file("rulings.json", "{}")
            .file(
                "shooting.json",
                R"({ "procedures": [ { "id": "p", "title": "P", "cite": ["TOY-1", "TOY-2"], "steps": [ { "let": "a", "value": 1, "cite": "TOY-1", "note": "A note." }, { "let": "b", "value": 1, "cite": "TOY-2" }, { "let": "c", "value": 1, "status": "house" }, { "let": "d", "value": 1, "cite": "TOY-1", "status": "read" } ] } ] })")
            .sound();
    const auto element = [&](const std::string& id) -> const Element& {
        for (const Element& each : ruleset->elements) {
            if (each.id == id) return each;
        }
        FAIL("no element " << id);
        return ruleset->elements[0];
    };
    CHECK(element("step p/a").status == Status::Printed);
    CHECK(element("step p/a").note == "A note.");
    CHECK(element("step p/a").cites == std::vector<int>{0});
    CHECK(element("step p/b").status == Status::Read);  // it cites a row with a reading
    CHECK(element("step p/c").status == Status::House);
    CHECK(element("step p/d").status == Status::Read);
    CHECK(element("procedure p").cites == std::vector<int>{0, 1});
}

}  // namespace attributes_test
