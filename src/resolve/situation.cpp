#include "drumhead/resolve/situation.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Whether its only default is one that is usual for its role.
bool isOnlyUsual(const Slot& slot)
{
    return slot.kind != SlotKind::Stat && slot.attribute && slot.attribute->fallback.isUnknown()
        && !slot.fallback.isUnknown();
}

}  // namespace

Layout::Layout(const Program& program, std::vector<int> rows, Usual usual)
{
    auto plan = std::make_shared<Plan>();
    plan->rows = std::move(rows);
    plan->size = program.singleSlots;
    plan->rowsOf.push_back({0, 0});
    for (std::size_t role = 0; role < program.roles.size(); ++role) {
        plan->rowsOf.push_back({static_cast<std::uint32_t>(plan->size), program.roles[role].stride});
        if (program.roles[role].many)
            plan->size += static_cast<std::size_t>(plan->rows[role]) * program.roles[role].stride;
    }
    for (const Slot& slot : program.slots) {
        Place place{slot.index, slot.manyRole, 0};
        if (slot.kind == SlotKind::Derived) {
            place.derived = static_cast<std::uint32_t>(plan->derivedSize);
            plan->derivedSize +=
                slot.manyRole < 0 ? 1 : static_cast<std::size_t>(plan->rows[static_cast<std::size_t>(slot.manyRole)]);
        }
        plan->places.push_back(place);
    }
    m_plan = plan;
    m_places = plan->places.data();
    m_rowsOf = plan->rowsOf.data();
    noteWhatIsFilledIn(program, *plan, usual);
}

void Layout::noteWhatIsFilledIn(const Program& program, Plan& plan, Usual usual) const
{
    for (const SlotId id : program.filledIn) {
        const Slot& slot = program.slot(id);
        if (usual == Usual::IsAsked && isOnlyUsual(slot)) continue;
        const int count = slot.manyRole < 0 ? 1 : rows(slot.manyRole);
        for (int row = 0; row < count; ++row) {
            const auto at = static_cast<std::uint32_t>(address(id, row));
            if (slot.kind != SlotKind::Stat) plan.defaults.push_back({at, slot.fallback});
            else
                plan.stats.push_back({at, static_cast<std::uint32_t>(address(slot.typeSlot, row)),
                                      static_cast<std::uint32_t>(slot.attribute->stat)});
        }
    }
    std::stable_sort(plan.stats.begin(), plan.stats.end(),
                     [](const Stat& one, const Stat& other) { return one.type < other.type; });
}

void Layout::fillIn(ValueList& values, const Ruleset& ruleset) const
{
    for (const Default& each : m_plan->defaults) {
        if (values[each.at].isUnknown()) values[each.at] = each.value;
    }
    Value type;
    const UnitType* found = nullptr;
    for (const Stat& each : m_plan->stats) {
        Value& value = values[each.at];
        if (!value.isUnknown()) continue;
        if (values[each.type] != type) {
            type = values[each.type];
            found = type.isSet() ? ruleset.findUnitType(type.name()) : nullptr;
        }
        if (found) value = found->stats[each.stat];
    }
}

Situation::Situation(const Ruleset& ruleset, const Procedure& procedure) : m_ruleset(&ruleset), m_procedure(&procedure)
{
    std::vector<int> rows;
    for (const ProgramRole& role : program().roles) rows.push_back(role.many ? role.least : 1);
    m_layout = Layout(program(), std::move(rows));
    m_given = ValueList(m_layout.size());
}

Result<void> Situation::set(std::string_view name, std::string_view text)
{
    const Result<FactRef> fact = findFact(program(), name, *m_ruleset->texts);
    if (!fact) return Error{fact.error()};
    const Slot& slot = program().slot(fact->slot);
    if (slot.kind == SlotKind::Result && !slot.asked)
        return Error{m_ruleset->texts->say(
            "fact.worked-out", "\"{fact}\" is worked out by the procedure and can't be set", {{"fact", name}})};
    if (slot.kind == SlotKind::Ruling)
        return Error{m_ruleset->texts->say("fact.ruling", "\"{fact}\" is a ruling; set it as one", {{"fact", name}})};
    const Result<Value> value = parseValue(*m_ruleset, slot.shape, text);
    if (!value) return Error{std::string(name) + ": " + value.error()};
    if (slot.manyRole >= 0 && fact->row >= m_layout.rows(slot.manyRole)) setRows(slot.manyRole, fact->row + 1);
    answer(*fact, *value);
    return {};
}

void Situation::layOut(std::vector<int> rows, int removedRole, int removedRow)
{
    const Layout before = m_layout;
    m_layout = Layout(program(), std::move(rows), m_usual);
    ValueList given(m_layout.size());
    for (const Slot& slot : program().slots) {
        const int kept = slot.manyRole < 0 ? 1 : m_layout.rows(slot.manyRole);
        for (int row = 0; row < kept; ++row) {
            const int from = slot.manyRole >= 0 && slot.manyRole == removedRole && row >= removedRow ? row + 1 : row;
            if (slot.manyRole >= 0 && from >= before.rows(slot.manyRole)) continue;
            given[m_layout.address(slot, row)] = m_given[before.address(slot, from)];
        }
    }
    m_given = std::move(given);
}

bool Situation::hasDefault(const Slot& slot) const
{
    if (slot.kind == SlotKind::Stat) return true;
    return !slot.fallback.isUnknown() && !(m_usual == Layout::Usual::IsAsked && isOnlyUsual(slot));
}

void Situation::askUsual()
{
    const auto isConcerned = [this](SlotId slot) { return isOnlyUsual(program().slot(slot)); };
    if (std::none_of(program().filledIn.begin(), program().filledIn.end(), isConcerned)) return;
    m_usual = Layout::Usual::IsAsked;
    layOut(m_layout.rows(), -1, 0);
}

void Situation::setRows(int role, int rows)
{
    const ProgramRole& info = program().role(role);
    std::vector<int> all = m_layout.rows();
    all[static_cast<std::size_t>(role)] = std::clamp(rows, info.least, info.most);
    layOut(std::move(all), -1, 0);
}

void Situation::removeRow(int role, int row)
{
    const ProgramRole& info = program().role(role);
    std::vector<int> all = m_layout.rows();
    if (row < 0 || row >= all[static_cast<std::size_t>(role)] || all[static_cast<std::size_t>(role)] <= info.least)
        return;
    --all[static_cast<std::size_t>(role)];
    layOut(std::move(all), role, row);
    if (static_cast<std::size_t>(role) >= m_names.size()) return;
    std::vector<std::string>& names = m_names[static_cast<std::size_t>(role)];
    if (static_cast<std::size_t>(row) < names.size()) names.erase(names.begin() + row);
}

Result<void> Situation::rule(std::string_view id, std::string_view choice)
{
    std::vector<std::string> known;
    for (const Ruling& ruling : m_ruleset->rulings) {
        known.push_back(ruling.id);
        if (ruling.id != id) continue;
        Shape shape;
        shape.kind = ValueKind::Choice;
        shape.choices = ruling.choices;
        const Result<Value> value = parseValue(*m_ruleset, shape, choice);
        if (!value)
            return Error{m_ruleset->texts->say("fact.ruling-value", "ruling {ruling}: {why}",
                                               {{"ruling", ruling.id}, {"why", value.error()}})};
        if (const SlotId slot = program().findSlot("ruling." + ruling.id); slot >= 0) answer({slot, 0}, *value);
        return {};
    }
    const std::string guess = nearest(id, known);
    const Texts& texts = *m_ruleset->texts;
    return Error{texts.say("refused.no-ruling", "there is no ruling \"{id}\"{hint}",
                           {{"id", id}, {"hint", guess.empty() ? rulingsLookedAt() : texts.didYouMean(guess)}})};
}

/// Where no ruling is near: those that count here.
std::string Situation::rulingsLookedAt() const
{
    std::vector<std::string> here;
    for (const Ruling& ruling : m_ruleset->rulings) {
        if (program().findSlot("ruling." + ruling.id) >= 0) here.push_back(ruling.id);
    }
    const Texts& texts = *m_ruleset->texts;
    if (here.empty())
        return texts.say("fact.no-rulings", "; \"{procedure}\" looks at none", {{"procedure", procedure().id}});
    return texts.say("fact.rulings", "; \"{procedure}\" looks at {rulings}",
                     {{"procedure", procedure().id}, {"rulings", texts.allOf(here)}});
}

void Situation::nameRow(int role, int row, std::string name)
{
    m_names.resize(std::max(m_names.size(), static_cast<std::size_t>(role) + 1));
    std::vector<std::string>& names = m_names[static_cast<std::size_t>(role)];
    names.resize(std::max(names.size(), static_cast<std::size_t>(row) + 1));
    names[static_cast<std::size_t>(row)] = std::move(name);
}

void Situation::withdraw(const Overrule& overrule)
{
    std::erase_if(m_overrules, [&](const Overrule& each) {
        return each.kind == overrule.kind && each.step == overrule.step && each.modifier == overrule.modifier
            && each.row == overrule.row && each.occurrence == overrule.occurrence && each.die == overrule.die;
    });
}

void Situation::overrule(Overrule overrule)
{
    withdraw(overrule);
    m_overrules.push_back(std::move(overrule));
}

}  // namespace drumhead
