#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"
#include "drumhead/rules/procedure_group.hpp"
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace procedure_group_test {

using namespace drumhead;

namespace {

/// Three procedures: two that name a group and one that names none.
test::RulesetBuilder threeProcedures(const std::string& group)
{
    const std::string steps =
        R"("roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "say": "So be it." } ] })";
    return test::RulesetBuilder::empty()
        .file(
            "attributes.json",
            R"({ "attributes": { "unit": [ { "id": "type", "label": "type", "type": "unit-type", "from": "list", "question": "Who?" } ] } })")
        .file("procedures.json",
              R"({ "procedures": [ { "id": "wait", "title": "Wait", )" + steps
                  + R"(, { "id": "helper", "title": "Helper", "group": "melee", "inner": true, )" + steps
                  + R"(, { "id": "brawl", "title": "Brawl", "group": "melee", )" + steps
                  + R"(, { "id": "volley", "title": "Volley", "about": "One fires at another.", "group": ")" + group
                  + "\", " + steps + "] }");
}

}  // namespace

TEST_CASE("procedures are listed by what people do, and those that name no group come last")
{
    const Ruleset& ruleset = threeProcedures("shoot").kept();
    const std::vector<GroupedProcedures> groups = groupedProcedures(ruleset);
    REQUIRE(groups.size() == 3);
    CHECK(procedureGroupTitle({}, groups[0].group) == "Shooting");
    CHECK(groups[0].procedures.front()->id == "volley");
    CHECK(groups[1].group == ProcedureGroup::Melee);
    CHECK(groups[1].procedures.size() == 1);  // a helper that others run is not listed
    CHECK(groups[2].group == ProcedureGroup::Other);
    CHECK(groups[2].procedures.front()->id == "wait");
}

TEST_CASE("a procedure is found by its sentence and by its group")
{
    const Ruleset& ruleset = threeProcedures("shoot").kept();
    CHECK(procedureSearchText({}, *ruleset.findProcedure("volley")) == "One fires at another. Shooting shoot");
}

TEST_CASE("a group that there is not is a fault, with the nearest one as a hint")
{
    const LoadedRuleset loaded = threeProcedures("shot").load();
    const std::string told = test::toldFaults(loaded.diagnostics);
    CHECK(told.find("there is no group of procedures \"shot\"") != std::string::npos);
    CHECK(told.find("shoot") != std::string::npos);
}

TEST_CASE("every procedure of every ruleset says to which group it belongs", "[once]")
{
    const auto entries = listRulesets(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets");
    REQUIRE(entries);
    for (const RulesetEntry& entry : *entries) {
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        REQUIRE(loaded.usable());
        for (const auto& procedure : loaded.ruleset->procedures) {
            CAPTURE(entry.id, procedure->id);
            CHECK(procedure->group != ProcedureGroup::Other);
        }
    }
}

}  // namespace procedure_group_test
