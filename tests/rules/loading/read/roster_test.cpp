#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace roster_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

std::vector<std::string> idsOf(const std::vector<const Attribute*>& attributes)
{
    std::vector<std::string> ids;
    for (const Attribute* each : attributes) ids.push_back(each->id);
    return ids;
}

std::vector<std::string> strengthsOf(const RosterKind& roster)
{
    std::vector<std::string> ids;
    for (const RosterKind::Strength& each : roster.strength) ids.push_back(each.attribute->id);
    return ids;
}

}  // namespace

TEST_CASE("a roster names the states that are seen at a glance, and what is wrong with one is told")
{
    const auto rosterOf = [](const std::string& chips) {
        return RulesetBuilder().file("roster.json",
                                     R"({ "roster": { "unit": { "strength": "stands", "chips": )" + chips + " } } }");
    };
    const auto ruleset =
        rosterOf(
            R"([ { "attribute": "formation", "is": "square", "tone": "warning" }, { "attribute": "shaken", "label": "wavering", "tone": "bad" } ])")
            .sound();
    const RosterKind* const unit = ruleset->findRoster(EntityKind::Unit);
    REQUIRE(unit->chips.size() == 2);
    CHECK(unit->chips[0].tone == OutcomeTone::Warning);
    CHECK(ruleset->names.word(unit->chips[0].is) == "square");
    CHECK(unit->chips[1].label == "wavering");
    CHECK(rosterOf(R"([ { "attribute": "stands", "label": "left" } ])")
              .sound()
              ->findRoster(EntityKind::Unit)
              ->chips[0]
              .label
          == "left");
    CHECK_THAT(toldFaults(rosterOf(R"([ { "attribute": "stands", "is": "square" } ])").load().diagnostics),
               Catch::Matchers::ContainsSubstring("a number while it is not as usual"));
    CHECK_THAT(toldFaults(rosterOf(R"([ { "attribute": "formation" } ])").load().diagnostics),
               Catch::Matchers::ContainsSubstring("write in \"is\" which choice"));
    CHECK_THAT(toldFaults(rosterOf(R"([ { "attribute": "shaken", "tone": "loud" } ])").load().diagnostics),
               Catch::Matchers::ContainsSubstring("\"tone\" is neutral, good, warning or bad"));
}

TEST_CASE("a roster counts losses up, begins with figures of the type, and shows what is worked out")
{
    const auto with = [](const std::string& roster) {
        return RulesetBuilder()
            .file(
                "more.json",
                R"({ "attributes": { "unit": [ { "id": "lost", "label": "lost", "type": "number", "from": "play", "default": 0, "question": "?" },
            { "id": "pace", "label": "pace", "type": "number", "from": "play", "question": "?" },
            { "id": "left", "label": "left", "type": "number", "value": { "subtract": ["self.speed", "self.lost"] } },
            { "id": "near", "label": "near", "type": "flag", "is": { "distance": { "below": 4 } } } ] } })")
            .file("roster.json", R"({ "roster": { "unit": )" + roster + " } }");
    };
    const auto ruleset =
        with(
            R"({ "strength": [ { "counts": "lost", "out-of": "speed" }, "stands" ], "state": ["left", "cover"], "at-start": { "pace": "speed" } })")
            .sound();
    const RosterKind& unit = *ruleset->findRoster(EntityKind::Unit);
    REQUIRE(unit.strength.size() == 2);
    CHECK(unit.strength[0].outOf->id == "speed");
    CHECK(unit.countsLosses(*unit.strength[0].attribute));
    CHECK_FALSE(unit.isStrength(*unit.strength[0].attribute));
    CHECK(unit.state[0]->worksOut >= 0);
    CHECK(unit.atStart[0].as->id == "speed");
    for (const auto& [roster, fault] : std::vector<std::pair<std::string, std::string>>{
             {R"({ "strength": { "counts": "lost", "out-of": "cover" } })", "\"cover\" is no number"},
             {R"({ "strength": { "counts": "lost", "of": "speed" } })", "\"of\" has no meaning here"},
             {R"({ "strength": [ "lost", { "counts": "lost", "out-of": "speed" } ] })", "\"lost\" is named twice"},
             {R"({ "state": "near" })", "belongs to a case, and there is none here"},
             {R"({ "at-start": { "pace": "class" } })", "both have to be of one type"}}) {
        CHECK_THAT(toldFaults(with(roster).load().diagnostics), Catch::Matchers::ContainsSubstring(fault));
    }
}

TEST_CASE("a roster names what is shown of a kind at a glance")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "more.json",
                R"({ "attributes": { "unit": [ { "id": "gone", "label": "gone", "type": "flag", "from": "play", "default": false },
            { "id": "at-first", "label": "stands at the start", "type": "number", "from": "list", "question": "How many?" } ] } })")
            .file(
                "roster.json",
                R"({ "roster": { "unit": { "strength": ["stands", "figures"], "state": "formation", "gone": "gone", "at-start": { "at-first": "stands" } } } })")
            .sound();
    const RosterKind* const unit = ruleset->findRoster(EntityKind::Unit);
    REQUIRE(unit);
    CHECK(strengthsOf(*unit) == std::vector<std::string>{"stands", "figures"});
    CHECK(idsOf(unit->state) == std::vector<std::string>{"formation"});
    REQUIRE(unit->gone);
    CHECK(unit->gone->id == "gone");
    REQUIRE(unit->atStart.size() == 1);
    CHECK(unit->atStart[0].attribute->id == "at-first");
    CHECK(unit->atStart[0].as->id == "stands");
    CHECK(unit->isStrength(*unit->strength[1].attribute));
    CHECK_FALSE(unit->isStrength(*unit->state[0]));
    CHECK(ruleset->findRoster(EntityKind::Leader) == nullptr);
}

TEST_CASE("an attribute may belong to units of some types alone")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "roster.json",
                R"({ "roster": { "unit": { "strength": "stands", "only": { "stands": { "class": "massed" }, "figures": { "type": ["raiders"] } } } } })")
            .sound();
    const RosterKind* const unit = ruleset->findRoster(EntityKind::Unit);
    REQUIRE(unit);
    const auto named = [&](const char* id) {
        for (const auto& each : ruleset->attributes) {
            if (each->id == id) return each.get();
        }
        throw std::runtime_error(id);
    };
    const auto type = [&](const char* id) { return Value::choice(ruleset->names.find(id)); };
    CHECK(unit->applies(*ruleset, *named("stands"), type("guards")));
    CHECK_FALSE(unit->applies(*ruleset, *named("stands"), type("raiders")));
    CHECK_FALSE(unit->applies(*ruleset, *named("figures"), type("guards")));
    CHECK(unit->applies(*ruleset, *named("figures"), type("raiders")));
    CHECK(unit->applies(*ruleset, *named("stands"), Value::unknown()));
    CHECK(unit->applies(*ruleset, *named("cover"), type("raiders")));
}

TEST_CASE("the roster of an extension takes the place of its base's")
{
    RulesetFiles files =
        RulesetBuilder::empty().file("roster.json", R"({ "roster": { "unit": { "strength": "figures" } } })").files();
    files.base.push_back(RulesetBuilder()
                             .file("roster.json", R"({ "roster": { "unit": { "strength": "stands" }, "side": {} } })")
                             .files());
    const LoadedRuleset loaded = loadRuleset(files);
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.usable());
    CHECK(strengthsOf(*loaded.ruleset->findRoster(EntityKind::Unit)) == std::vector<std::string>{"figures"});
    CHECK(loaded.ruleset->findRoster(EntityKind::Side) != nullptr);
    CHECK(loaded.ruleset->roster.size() == 2);
}

}  // namespace roster_test
