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
    CHECK_THAT(toldFaults(rosterOf(R"([ { "attribute": "stands" } ])").load().diagnostics),
               Catch::Matchers::ContainsSubstring("is a number; a chip is for a flag"));
    CHECK_THAT(toldFaults(rosterOf(R"([ { "attribute": "formation" } ])").load().diagnostics),
               Catch::Matchers::ContainsSubstring("write in \"is\" which choice"));
    CHECK_THAT(toldFaults(rosterOf(R"([ { "attribute": "shaken", "tone": "loud" } ])").load().diagnostics),
               Catch::Matchers::ContainsSubstring("\"tone\" is neutral, good, warning or bad"));
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
    CHECK(idsOf(unit->strength) == std::vector<std::string>{"stands", "figures"});
    CHECK(idsOf(unit->state) == std::vector<std::string>{"formation"});
    REQUIRE(unit->gone);
    CHECK(unit->gone->id == "gone");
    REQUIRE(unit->atStart.size() == 1);
    CHECK(unit->atStart[0].attribute->id == "at-first");
    CHECK(unit->atStart[0].as->id == "stands");
    CHECK(unit->isStrength(*unit->strength[1]));
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
    CHECK(idsOf(loaded.ruleset->findRoster(EntityKind::Unit)->strength) == std::vector<std::string>{"figures"});
    CHECK(loaded.ruleset->findRoster(EntityKind::Side) != nullptr);
    CHECK(loaded.ruleset->roster.size() == 2);
}

}  // namespace roster_test
