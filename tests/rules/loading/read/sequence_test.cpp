// The sequence of the turn: what a ruleset's file becomes, and what its conditions and rules do.
#include "drumhead/resolve/examples/example_runner.hpp"

#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

#include <map>

namespace sequence_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* sides = R"({ "attributes": {
  "side": [ { "id": "attacker", "label": "attacking", "type": "flag", "from": "list", "default": false }, { "id": "breakpoint", "label": "breakpoint", "type": "number", "from": "list", "question": "At how many losses does it give way?" } ],
  "group": [ { "id": "broken", "label": "broken", "type": "flag", "from": "play", "lasts": "subphase", "default": false } ],
  "leader": [ { "id": "rank", "label": "rank", "type": "number", "default": 1 } ],
  "game": [ { "id": "turn", "label": "turn", "type": "number", "from": "play", "default": 1 } ] },
  "procedures": [ { "id": "rally", "title": "Rally", "roles": { "group": { "kind": "group", "label": "group" }, "unit": { "kind": "unit", "label": "unit", "many": true, "of": "group" }, "leader": { "kind": "leader", "label": "leader", "of": "group" },
                    "own": { "kind": "side", "label": "own side", "of": "unit" }, "enemy": { "kind": "side", "label": "enemy", "is": "opposing" } }, "steps": [ { "say": "They rally.", "when": { "wind": 0 } } ] },
                  { "id": "council", "title": "Council", "steps": [ { "say": "They talk." } ] } ] })";

RulesetBuilder withSequence(const std::string& members)
{
    return RulesetBuilder()
        .file("sides.json", sides)
        .file("sequence.json", R"({ "sequence": { "title": "The turn", )" + members + " } }");
}

/// The toy rules with these steps of the turn; they live as long as the program.
const Ruleset& withSteps(const std::string& steps) { return withSequence(R"("steps": )" + steps).kept(); }

/// "self unit, game game": the roles of an internal procedure.
std::string rolesOf(const Ruleset& ruleset, InternalId id)
{
    std::string text;
    for (const ProgramRole& role : ruleset.internal.at(static_cast<std::size_t>(id))->program.roles)
        text += (text.empty() ? "" : ", ") + role.name + " " + std::string(entityKindName(role.kind));
    return text;
}

/// Runs an internal procedure, which may neither ask nor throw.
Played run(const Ruleset& ruleset, InternalId id, const Facts& facts = {})
{
    Situation situation(ruleset, *ruleset.internal.at(static_cast<std::size_t>(id)));
    for (const auto& [name, value] : facts) {
        const Result<void> set = situation.set(name, value);
        INFO(name << ": " << (set ? "" : set.error()));
        REQUIRE(set);
    }
    Played played = play(situation);
    CHECK(played.pause.kind == Pause::Kind::Finished);
    CHECK_FALSE(played.resolution.refused());
    return played;
}

std::string holds(const Ruleset& ruleset, InternalId id, const Facts& facts = {})
{
    return run(ruleset, id, facts).value("holds");
}

}  // namespace

TEST_CASE("a ruleset without a sequence has none")
{
    const auto ruleset = RulesetBuilder().sound();
    CHECK(ruleset->sequence.steps.empty());
    CHECK(ruleset->internal.empty());
    CHECK(ruleset->sequence.find("fire") == nullptr);
}

TEST_CASE("the steps of a sequence keep their order, depth and titles")
{
    const Ruleset& ruleset = withSteps(
        R"([ { "id": "a", "title": "A" }, { "id": "b", "title": "B", "for": "each-side", "steps": [ { "id": "b1", "title": "B1" }, { "id": "b2", "title": "B2", "steps": [ { "id": "b3", "title": "B3" } ] } ] } ])");
    const Sequence& sequence = ruleset.sequence;
    CHECK(sequence.title == "The turn");
    CHECK(ruleset.elements[sequence.element].id == "sequence");
    REQUIRE(sequence.steps.size() == 2);
    CHECK(sequence.steps[0].isSubphase());
    CHECK_FALSE(sequence.steps[0].hasSide());
    CHECK_FALSE(sequence.steps[1].isSubphase());
    CHECK(sequence.steps[1].turns == Turns::EachSide);
    REQUIRE(sequence.find("b3"));
    CHECK(sequence.find("b3") == &sequence.steps[1].steps[1].steps[0]);
    CHECK(sequence.find("b3")->title == "B3");
    CHECK(ruleset.elements[sequence.find("b3")->element].id == "sequence step b3");
    CHECK(sequence.find("b4") == nullptr);
}

TEST_CASE("a step may go through the sides that meet a condition, with facts for each")
{
    const Ruleset& ruleset = withSteps(
        R"([ { "id": "fire", "title": "Fire", "for": [ { "title": "Attacker", "when": { "side.attacker": true }, "with": { "distance": 2.5 } }, { "when": { "side.attacker": false, "game.turn": { "above": 1 } } } ],
      "with": { "flank": true }, "offers": [ { "procedure": "shooting" } ] } ])");
    const SequenceStep& step = ruleset.sequence.steps[0];
    CHECK(step.turns == Turns::Listed);
    REQUIRE(step.forWhom.size() == 2);
    CHECK(step.forWhom[0].title == "Attacker");
    CHECK(step.forWhom[1].title.empty());
    REQUIRE(step.forWhom[0].with.size() == 1);
    CHECK(step.forWhom[0].with[0].attribute->id == "distance");
    CHECK(ruleset.valueId(step.forWhom[0].with[0].attribute->shape, step.forWhom[0].with[0].value) == "2.5");
    REQUIRE(step.with.size() == 1);
    CHECK(step.with[0].value == Value::flag(true));
    CHECK(rolesOf(ruleset, step.forWhom[0].when) == "side side");
    CHECK(rolesOf(ruleset, step.forWhom[1].when) == "side side, game game");
    CHECK(holds(ruleset, step.forWhom[0].when, {{"side.attacker", "true"}}) == "true");
    CHECK(holds(ruleset, step.forWhom[0].when, {{"side.attacker", "false"}}) == "false");
    CHECK(holds(ruleset, step.forWhom[1].when, {{"side.attacker", "false"}, {"game.turn", "2"}}) == "true");
}

TEST_CASE("an offer names a procedure, who is chosen, whose he is and whether he must")
{
    const Ruleset& ruleset = withSteps(
        R"([ { "id": "fire", "title": "Fire", "offers": [ { "procedure": "shooting" }, { "procedure": "council", "on-demand": true } ] }, { "id": "turn", "title": "Turn", "for": "each-side", "steps": [ { "id": "move", "title": "Move",
      "offers": [ { "procedure": "shooting", "role": "target", "who": "opposing", "must": true, "again": true }, { "procedure": "rally", "role": "unit", "must": true }, { "procedure": "shooting", "must": { "self.shaken": true } }, { "procedure": "council" }, { "procedure": "rally", "must": false } ] } ] } ])");
    const auto& together = ruleset.sequence.find("fire")->offers;
    REQUIRE(together.size() == 2);
    CHECK(together[0].procedure == ruleset.findProcedure("shooting"));
    CHECK(together[0].role == 0);
    CHECK(together[0].who == Who::Any);
    CHECK_FALSE(together[0].must);
    CHECK_FALSE(together[0].again);
    CHECK_FALSE(together[0].onDemand);
    CHECK(together[1].onDemand);
    CHECK(together[1].role == -1);
    const auto& ofSide = ruleset.sequence.find("move")->offers;
    REQUIRE(ofSide.size() == 5);
    CHECK(ofSide[0].role == 1);
    CHECK(ofSide[0].who == Who::Opposing);
    CHECK(ofSide[0].must);
    CHECK(ofSide[0].mustWhen == -1);
    CHECK(ofSide[0].again);
    CHECK(ofSide[1].role == 1);
    CHECK(ofSide[1].who == Who::Phasing);
    CHECK(ofSide[2].must);
    CHECK(holds(ruleset, ofSide[2].mustWhen, {{"self.shaken", "true"}}) == "true");
    CHECK(ofSide[3].who == Who::Any);
    CHECK_FALSE(ofSide[4].must);
}

TEST_CASE("a condition has the roles that it mentions, and says where they are from")
{
    const Ruleset& ruleset =
        withSteps(R"([ { "id": "fire", "title": "Fire", "for": "each-side", "offers": [ { "procedure": "shooting",
      "when": { "self.shaken": false, "side.attacker": true, "group.broken": false, "opposing.breakpoint": { "above": "phasing.breakpoint" }, "ruling.bows": "no", "any": [ { "game.turn": 1 }, { "self.class": "light" } ] } }, { "procedure": "shooting", "when": { "opposing.attacker": true } } ] } ])");
    const InternalId when = ruleset.sequence.steps[0].offers[0].when;
    CHECK(rolesOf(ruleset, when) == "self unit, side side, group group, phasing side, opposing side, game game");
    CHECK(rolesOf(ruleset, ruleset.sequence.steps[0].offers[1].when) == "opposing side");
    const Procedure& procedure = *ruleset.internal[static_cast<std::size_t>(when)];
    CHECK(procedure.program.unattended);
    CHECK(procedure.program.roles[1].of == "self");
    CHECK(procedure.program.roles[4].is == Who::Opposing);
    CHECK(ruleset.findProcedure(procedure.id) == nullptr);
    const Facts facts = {{"self.shaken", "false"},     {"side.attacker", "true"},   {"group.broken", "false"},
                         {"opposing.breakpoint", "5"}, {"phasing.breakpoint", "4"}, {"game.turn", "3"}};
    CHECK(holds(ruleset, when, facts) == "?");  // what troops they are is not known, and nobody is asked
    Facts light = facts;
    light.emplace_back("self.type", "raiders");
    CHECK(holds(ruleset, when, light) == "true");
    light.back().second = "guards";
    CHECK(holds(ruleset, when, light) == "false");
}

TEST_CASE("a condition that a known part decides needs no more")
{
    const Ruleset& ruleset = withSteps(
        R"([ { "id": "a", "title": "A", "for": "each-side", "when": { "game.turn": { "above": 1 }, "phasing.breakpoint": { "above": 2 } } } ])");
    CHECK(holds(ruleset, ruleset.sequence.steps[0].when, {{"game.turn", "1"}}) == "false");
    CHECK(holds(ruleset, ruleset.sequence.steps[0].when, {{"game.turn", "2"}}) == "?");
    CHECK(holds(ruleset, ruleset.sequence.steps[0].when, {{"game.turn", "2"}, {"phasing.breakpoint", "3"}}) == "true");
}

TEST_CASE("reminders stand as they are written, under a condition or always")
{
    const Ruleset& ruleset = withSteps(
        R"([ { "id": "a", "title": "A", "remind": [ { "text": "Always." }, { "text": "At first.", "when": { "game.turn": 1 } } ] } ])");
    const auto& reminders = ruleset.sequence.steps[0].reminders;
    REQUIRE(reminders.size() == 2);
    CHECK(reminders[0].text == "Always.");
    CHECK(reminders[0].when == -1);
    CHECK(holds(ruleset, reminders[1].when, {{"game.turn", "2"}}) == "false");
    CHECK_FALSE(ruleset.elements[reminders[1].element].computes);
}

TEST_CASE("rules change everybody of a kind, and watches look at whom they change")
{
    const auto ruleset =
        withSequence(R"("steps": [ { "id": "a", "title": "A", "for": "each-side",
      "entering": [ { "every": "unit", "steps": [ { "let": "few", "is": { "self.stands": { "at-most": 2 } } }, { "effect": { "self.shaken": true }, "when": { "few": true } }, { "effect": { "self.stands": { "subtract": 1 } }, "at": "end-of-subphase" } ] } ],
      "leaving": [ { "every": "game", "steps": [ { "effect": { "game.turn": { "add": 1 } } } ] }, { "every": "leader", "who": "opposing", "steps": [ { "due": "rally", "for": { "leader": "self", "group": "group" }, "in": "a", "reason": "{self} may rally.", "when": { "self.rank": 1 } }, { "say": "{side} waits." } ] } ] } ])")
            .file(
                "watches.json",
                R"({ "watches": [ { "id": "gone", "kind": "unit", "when": { "self.stands": 0 }, "effect": { "self.cover": "hard" } } ] })")
            .sound();
    const SequenceStep& step = ruleset->sequence.steps[0];
    REQUIRE(step.entering.size() == 1);
    CHECK(step.entering[0].kind == EntityKind::Unit);
    CHECK(step.entering[0].who == Who::Phasing);
    CHECK(run(*ruleset, step.entering[0].steps, {{"self.stands", "4"}}).effects() == "self.stands 4>3 end-of-subphase");
    CHECK(
        run(*ruleset, step.entering[0].steps, {{"self.stands", "1"}, {"self.shaken", "false"}, {"self.cover", "open"}})
            .effects()
        == "self.shaken false>true now, self.stands 1>0 end-of-subphase, self.cover open>hard end-of-subphase");
    REQUIRE(step.leaving.size() == 2);
    CHECK(step.leaving[0].kind == EntityKind::Game);
    CHECK(step.leaving[0].who == Who::Any);
    CHECK(rolesOf(*ruleset, step.leaving[0].steps) == "game game");
    CHECK(run(*ruleset, step.leaving[0].steps, {{"game.turn", "6"}}).effects() == "game.turn 6>7 now");
    CHECK(step.leaving[1].who == Who::Opposing);
    CHECK(rolesOf(*ruleset, step.leaving[1].steps) == "self leader, side side, group group");
    const Played played = run(*ruleset, step.leaving[1].steps, {{"self.rank", "1"}});
    REQUIRE(played.verdict.due.size() == 1);
    CHECK(played.verdict.due[0].procedure == "rally");
    CHECK(played.verdict.due[0].in == "a");
    CHECK(played.verdict.due[0].reason == "Leader may rally.");
    CHECK(played.verdict.due[0].roles
          == std::vector<std::pair<std::string, std::string>>{{"group", "group"}, {"leader", "self"}});
}

TEST_CASE("in a rule what is not known does nothing, and the rest goes on")
{
    const Ruleset& ruleset = withSteps(
        R"([ { "id": "a", "title": "A", "leaving": [ { "every": "unit", "steps": [ { "effect": { "self.shaken": true }, "when": { "self.figures": { "below": 5 } } },
      { "steps": [ { "say": "Never." } ], "when": { "self.veteran": true } }, { "let": "half", "value": { "divide": ["self.figures", 2] } }, { "effect": { "self.stands": { "subtract": "half" }, "self.cover": "soft" } }, { "say": "Done." } ] } ] } ])");
    const InternalId rule = ruleset.sequence.steps[0].leaving[0].steps;
    const Played played = run(ruleset, rule, {{"self.cover", "open"}});
    CHECK(played.effects() == "self.cover open>soft now");
    CHECK(played.verdict.title == "Done.");
    CHECK(run(ruleset, rule,
              {{"self.figures", "4"},
               {"self.veteran", "true"},
               {"self.stands", "4"},
               {"self.shaken", "false"},
               {"self.cover", "open"}})
              .effects()
          == "self.shaken false>true now, self.stands 4>2 now, self.cover open>soft now");
}

TEST_CASE("what falls due may wait for a step of the turn")
{
    const auto ruleset =
        withSequence(R"("steps": [ { "id": "a", "title": "A", "steps": [ { "id": "rallying", "title": "R" } ] } ])")
            .steps(
                R"([{ "due": "shooting", "for": { "target": "shooter" }, "in": "rallying" }, { "due": "shooting", "for": { "target": "shooter" } }])")
            .sound();
    const Played played = play(*ruleset, "tried");
    REQUIRE(played.verdict.due.size() == 2);
    CHECK(played.verdict.due[0].in == "rallying");
    CHECK(played.verdict.due[1].in.empty());
}

TEST_CASE("roles say where a game finds who has them, and a single case is as ever")
{
    const Ruleset& ruleset = withSteps(R"([ { "id": "a", "title": "A" } ])");
    const Program& program = ruleset.findProcedure("rally")->program;
    CHECK(program.roles[0].of.empty());
    CHECK(program.roles[1].of == "group");
    CHECK(program.roles[2].of == "group");
    CHECK(program.roles[3].of == "unit");
    CHECK(program.roles[4].is == Who::Opposing);
    CHECK_FALSE(program.unattended);
    CHECK(play(ruleset, "rally").asks() == "wind");
}

TEST_CASE("attributes of groups and sides may be tallies")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "tallies.json",
                R"({ "attributes": { "side": [ { "id": "strength", "label": "strength", "type": "number", "tally": { "of": "stands", "where": { "self.shaken": false } }, "question": "How strong?" },
      { "id": "generals", "label": "generals", "type": "number", "tally": { "count": "leader" }, "default": 1 } ], "group": [ { "id": "routed", "label": "routed", "type": "number", "tally": { "count": "unit", "where": { "self.formed": false } }, "default": 0 } ],
      "unit": [ { "id": "formed", "label": "formed", "type": "flag", "is": { "self.formation": ["line", "square"] } } ] },
      "procedures": [ { "id": "muster", "title": "Muster", "roles": { "side": { "kind": "side", "label": "side" } }, "steps": [ { "let": "x", "value": "side.strength" } ] } ] })")
            .sound();
    std::map<std::string, const Attribute*> found;
    for (const auto& attribute : ruleset->attributes)
        found[std::string(ownerKindName(attribute->kind)) + "." + attribute->id] = attribute.get();
    REQUIRE(found["side.strength"]->tally);
    CHECK(found["side.strength"]->tally->of == found["unit.stands"]);
    CHECK(found["side.strength"]->tally->kind == EntityKind::Unit);
    CHECK(holds(*ruleset, found["side.strength"]->tally->where, {{"self.shaken", "true"}}) == "false");
    CHECK(found["side.generals"]->tally->of == nullptr);
    CHECK(found["side.generals"]->tally->kind == EntityKind::Leader);
    CHECK(found["side.generals"]->tally->where == -1);
    CHECK(holds(*ruleset, found["group.routed"]->tally->where, {{"self.formation", "column"}}) == "true");
    CHECK_FALSE(found["unit.stands"]->tally);
    CHECK(play(*ruleset, "muster").asks() == "side.strength");
}

TEST_CASE("an extension takes the sequence over, or puts its own in the place of it")
{
    const auto extended = [](const std::string& parts) {
        RulesetFiles files;
        files.files.push_back(
            {"house/ruleset.json",
             R"({ "format": 1, "id": "toy-house", "title": "Toy house rules", "version": "2", "extends": "../toy", "status": "house" })"});
        files.files.push_back({"house/parts.json", parts});
        files.base.push_back(
            withSequence(R"("steps": [ { "id": "a", "title": "A", "when": { "game.turn": 1 } } ])").files());
        return loadRuleset(files);
    };
    const LoadedRuleset same = extended(R"({ "rulings": [] })");
    REQUIRE(same.usable());
    CHECK(same.ruleset->sequence.steps.at(0).id == "a");
    const LoadedRuleset other = extended(
        R"({ "sequence": { "title": "Our turn", "replaces": true, "steps": [ { "id": "b", "title": "B" } ] } })");
    INFO(toldFaults(other.diagnostics));
    REQUIRE(other.usable());
    CHECK(other.ruleset->sequence.title == "Our turn");
    CHECK(other.ruleset->sequence.find("a") == nullptr);
    CHECK(other.ruleset->internal.empty());
    const LoadedRuleset unsaid =
        extended(R"({ "sequence": { "title": "Our turn", "steps": [ { "id": "b", "title": "B" } ] } })");
    CHECK_FALSE(unsaid.usable());
    CHECK(toldFaults(unsaid.diagnostics).find("to put this one in its place, say \"replaces\": true")
          != std::string::npos);
}

TEST_CASE("parts of the sequence are cited, and cover rows once they have been seen at work")
{
    const std::string head = "id\tsection\tkind\tsupport\tstatement\treading\n";
    const auto ruleset =
        withSequence(
            R"("cite": "WHOLE", "steps": [ { "id": "a", "title": "A", "cite": "STEP", "for": [ { "when": { "side.attacker": true }, "cite": "FOR" } ], "offers": [ { "procedure": "shooting", "cite": "OFFER" } ],
        "remind": [ { "text": "Mind.", "cite": ["GUIDE", "TRACK-NOT", "REMIND"] } ], "leaving": [ { "every": "unit", "cite": "TRACK", "steps": [ { "effect": { "self.shaken": false }, "cite": "RULE" } ] } ] } ])")
            .withLedger(
                head
                + "WHOLE\t1\trule\tresolve\t.\t\nSTEP\t1\trule\tresolve\t.\tOurs.\nFOR\t1\trule\tresolve\t.\t\nOFFER\t1\trule\tresolve\t.\t\nREMIND\t1\trule\tresolve\t.\t\nRULE\t1\trule\tresolve\t.\t\nGUIDE\t1\trule\tguide\t.\t\nTRACK\t1\trule\ttrack\t.\t\nTRACK-NOT\t1\trule\ttrack\t.\t\n")
            .sound();
    const auto covered = [&](const std::vector<bool>& walked) {
        std::string text;
        for (const CoveredRow& row : coverage(*ruleset, {}, walked))
            text += row.covered ? std::string(row.row->id) + " " : "";
        return text;
    };
    CHECK(covered({}).empty());
    const std::vector<CoveredRow> rows = coverage(*ruleset, {});
    CHECK(rows[1].cited == std::vector<std::string>{"sequence step a"});
    CHECK(rows[2].cited == std::vector<std::string>{"sequence for a/1"});
    CHECK(rows[3].cited == std::vector<std::string>{"sequence offer a/shooting-1"});
    CHECK(rows[4].cited == std::vector<std::string>{"sequence reminder a/1"});
    CHECK(rows[5].cited == std::vector<std::string>{"sequence rule a/leaving-1/effect-1"});
    CHECK(rows[7].cited == std::vector<std::string>{"sequence rule a/leaving-1"});

    // A walk that touched the step and carried its rule out: what the rule's own steps did, the step machine tells.
    std::vector<bool> walked(ruleset->elements.size(), false);
    CHECK(covered(walked) == "GUIDE TRACK ");
    walked[ruleset->sequence.steps[0].element] = true;
    CHECK(covered(walked) == "STEP GUIDE TRACK ");
    Resolution leaving(
        Situation(*ruleset, *ruleset->internal[static_cast<std::size_t>(ruleset->sequence.steps[0].leaving[0].steps)]));
    leaving.collectTouched(&walked);
    NoDice none;
    static_cast<void>(leaving.run(none));
    CHECK(covered(walked) == "STEP RULE GUIDE TRACK ");
}

TEST_CASE("the toy duel has a sequence that goes through its sides")
{
    const LoadedRuleset loaded = loadRulesetFolder(std::filesystem::path(DRUMHEAD_TEST_DATA) / "data" / "toy-duel");
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.usable());
    const Sequence& sequence = loaded.ruleset->sequence;
    REQUIRE(sequence.steps.size() == 2);
    CHECK(sequence.find("satisfaction")->forWhom.size() == 2);
    REQUIRE(sequence.find("challenge"));
    CHECK(sequence.find("challenge")->offers.at(0).who == Who::Phasing);
    CHECK(rolesOf(*loaded.ruleset, sequence.find("challenge")->offers[0].mustWhen) == "self leader, opposing side");
    CHECK(run(*loaded.ruleset, sequence.find("wine")->leaving.at(0).steps,
              {{"self.wounds", "1"}, {"self.fallen", "false"}, {"self.drunk", "false"}})
              .effects()
          == "self.drunk false>true now");
    CHECK(loaded.ruleset->procedures.size() == 1);
}

}  // namespace sequence_test
