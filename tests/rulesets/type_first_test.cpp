// What a unit type settles is not asked before the type, nor of a type that has no such thing.
#include "support/catch.hpp"

#include "drumhead/resolve/session/case_in_hand.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <map>

namespace type_first_test {

using namespace drumhead;

namespace {

/// The question for the unit type of a role, or -1.
SlotId typeQuestion(const Program& program, int role)
{
    for (const SlotId each : program.questions) {
        const Slot& slot = program.slot(each);
        if (slot.owner == role && slot.attribute && slot.attribute->isType) return each;
    }
    return -1;
}

/// Types of which each has other attributes than the rest.
std::vector<Value> unlikeTypes(const Ruleset& ruleset, const RosterKind& roster, const Shape& shape)
{
    std::map<std::vector<bool>, Value> found;
    for (const Choice& choice : ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices) {
        std::vector<bool> has;
        for (const RosterKind::Only& each : roster.only)
            has.push_back(roster.applies(ruleset, *each.attribute, Value::choice(choice.id)));
        found.emplace(std::move(has), Value::choice(choice.id));
    }
    std::vector<Value> types;
    for (const auto& [has, type] : found) types.push_back(type);
    return types;
}

struct Seen {
    int roles = 0;
    int typesTried = 0;
};

void checkRole(const Ruleset& ruleset, const Procedure& procedure, int role, Seen& seen)
{
    const SlotId type = typeQuestion(procedure.program, role);
    if (type < 0) return;
    CaseInHand session(ruleset, procedure);
    const auto isOfRole = [&](FactRef fact) { return session.program().slot(fact.slot).owner == role; };
    const std::vector<FactRef> matters = session.relevance().questions;
    const bool isTypeAsked =
        std::any_of(matters.begin(), matters.end(), [&](FactRef each) { return each.slot == type; });
    if (!isTypeAsked) return;
    ++seen.roles;
    for (const FactRef fact : session.unanswered()) {
        CAPTURE(factName(session.program(), fact));
        CHECK((!isOfRole(fact) || fact.slot == type));
    }
    const RosterKind* roster = ruleset.findRoster(procedure.program.role(role).kind);
    if (!roster) return;
    for (const Value value : unlikeTypes(ruleset, *roster, session.program().slot(type).shape)) {
        session.answer({type, 0}, value);
        ++seen.typesTried;
        for (const FactRef fact : session.unanswered()) {
            const Attribute* attribute = session.program().slot(fact.slot).attribute;
            if (!isOfRole(fact) || !attribute || fact.row > 0) continue;
            CAPTURE(factName(session.program(), fact), ruleset.valueId(session.program().slot(type).shape, value));
            CHECK(roster->applies(ruleset, *attribute, value));
        }
    }
}

}  // namespace

TEST_CASE("nothing is asked of a unit before its type, nor what its type has not", "[once]")
{
    const auto entries = listRulesets(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets");
    REQUIRE(entries);
    Seen seen;
    for (const RulesetEntry& entry : *entries) {
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        REQUIRE(loaded.usable());
        for (const auto& procedure : loaded.ruleset->procedures) {
            CAPTURE(entry.id, procedure->id);
            for (std::size_t role = 0; role < procedure->program.roles.size(); ++role)
                checkRole(*loaded.ruleset, *procedure, static_cast<int>(role), seen);
        }
    }
    CHECK(seen.roles >= 60);
    CHECK(seen.typesTried >= 100);
}

TEST_CASE("the type of a unit is asked first, then what it leaves open, and what needs no type at once", "[once]")
{
    const auto entries = listRulesets(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets");
    REQUIRE(entries);
    for (const RulesetEntry& entry : *entries) {
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        REQUIRE(loaded.usable());
        for (const auto& procedure : loaded.ruleset->procedures) {
            if (procedure->program.roles.empty() || typeQuestion(procedure->program, 0) < 0) continue;
            CAPTURE(entry.id, procedure->id);
            CHECK(procedure->program.questions.front() == typeQuestion(procedure->program, 0));
        }
    }
}

}  // namespace type_first_test
