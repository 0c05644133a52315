#include "sheets/organiser/army_list.hpp"

#include "drumhead/game/state/entity_values.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr const char* emptyBox = "☐";
constexpr const char* tickedBox = "☒";
constexpr std::int64_t mostBoxes = 60;
constexpr std::size_t mostChoices = 5;

std::string labelled(const Ruleset& ruleset, const Attribute& attribute, Value value)
{
    if (attribute.shape.kind == ValueKind::Flag)
        return value.yes() ? attribute.label
                           : ruleset.texts->say("label.not", "not {label}", {{"label", attribute.label}});
    return attribute.label + ": " + ruleset.valueText(attribute.shape, value);
}

void append(std::string& text, const std::string& more, const char* between)
{
    if (!more.empty()) text += (text.empty() ? "" : between) + more;
}

}  // namespace

std::string emptyBoxes(std::int64_t count, std::int64_t lot)
{
    std::string text;
    for (std::int64_t i = 0; i < count; ++i)
        text += (i > 0 && i % lot == 0 ? std::string(" ") : std::string()) + emptyBox;
    return text;
}

std::string boxWith(bool isTicked, const std::string& label)
{
    return unbroken((isTicked ? tickedBox : emptyBox) + (" " + label));
}

ArmyList::ArmyList(const Scenario& scenario, const Ruleset& ruleset)
    : m_scenario(scenario), m_ruleset(ruleset), m_stored(ruleset), m_start(initialState(scenario, ruleset, m_stored))
{}

std::vector<EntityId> ArmyList::all(EntityKind kind, EntityId side) const
{
    std::vector<EntityId> found;
    for (std::size_t i = 0; i < m_start.entities.size(); ++i) {
        const Entity& entity = m_start.entities[i];
        if (entity.kind == kind && (side == nobody || entity.side == side)) found.push_back(static_cast<EntityId>(i));
    }
    return found;
}

std::vector<EntityId> ArmyList::unitsIn(EntityId side, EntityId group) const
{
    std::vector<EntityId> found = all(EntityKind::Unit, side);
    std::erase_if(found, [&](EntityId id) { return at(id).group != group; });
    return found;
}

Value ArmyList::ownValue(const Entity& entity, const Attribute& attribute) const
{
    return drumhead::ownValue(m_stored, entity, attribute);
}

Value ArmyList::unitType(const Entity& entity) const { return unitTypeOf(m_stored, entity); }

Value ArmyList::value(const Entity& entity, const Attribute& attribute) const
{
    return valueOrDefault(m_ruleset, m_stored, entity, attribute);
}

std::string ArmyList::typeTitle(EntityId id) const
{
    const Value typed = unitType(at(id));
    const UnitType* type = typed.isSet() ? m_ruleset.findUnitType(typed.name()) : nullptr;
    return type ? type->title : std::string();
}

std::vector<const Attribute*> ArmyList::strengths(EntityId id) const
{
    std::vector<const Attribute*> found;
    const RosterKind* roster = rosterOf(m_ruleset, at(id).kind);
    if (!roster) return found;
    for (const RosterKind::Strength& strength : roster->strength) {
        const Attribute* const attribute = strength.outOf ? strength.outOf : strength.attribute;
        if (valueOrDefault(m_ruleset, m_stored, at(id), *attribute).isSet()
            && roster->applies(m_ruleset, *strength.attribute, unitType(at(id))))
            found.push_back(attribute);
    }
    return found;
}

std::string ArmyList::strength(EntityId id) const
{
    std::string text;
    for (const Attribute* attribute : strengths(id))
        append(text,
               m_ruleset.texts->number(valueOrDefault(m_ruleset, m_stored, at(id), *attribute).number()) + " "
                   + withoutLeft(*m_ruleset.texts, attribute->label),
               ", ");
    return text;
}

std::int64_t ArmyList::standOf(const Entity& entity) const
{
    const RosterKind* roster = rosterOf(m_ruleset, entity.kind);
    const Value size = roster && roster->card.stand ? value(entity, *roster->card.stand) : Value::unknown();
    return size.isSet() ? size.number().floor() : 0;
}

int ArmyList::arrives(EntityId id) const { return m_scenario.entities[static_cast<std::size_t>(id)].arrives; }

const RosterCard* ArmyList::cardOf(EntityId id) const
{
    const RosterKind* roster = rosterOf(m_ruleset, at(id).kind);
    return roster && !roster->card.isEmpty() ? &roster->card : nullptr;
}

std::string ArmyList::strengthBoxes(EntityId id) const
{
    std::string text;
    const std::int64_t lot = standOf(at(id)) > 0 ? standOf(at(id)) : 5;
    for (const Attribute* attribute : strengths(id)) {
        const Number count = valueOrDefault(m_ruleset, m_stored, at(id), *attribute).number();
        const bool drawn = count.isWhole() && count.floor() <= mostBoxes && count >= Number(0);
        append(text,
               m_ruleset.texts->number(count) + " " + withoutLeft(*m_ruleset.texts, attribute->label)
                   + (drawn ? "\n" + emptyBoxes(count.floor(), lot)
                            : ", " + m_ruleset.texts->say("sheet.lost-line", "lost: {line}", {{"line", "________"}})),
               "\n");
    }
    return text;
}

std::string ArmyList::stateOf(const Entity& entity, const Attribute& attribute) const
{
    const Value now = value(entity, attribute);
    if (attribute.shape.kind == ValueKind::Flag)
        return boxWith(now.isSet() && now.yes(), withoutBrackets(attribute.label));
    const std::vector<Choice>* choices = fewChoices(attribute);
    if (!choices)
        return unbroken(attribute.label + ": " + (now.isUnknown() ? "" : m_ruleset.valueText(attribute.shape, now))
                        + " ________");
    std::string text;
    for (const Choice& choice : *choices)
        append(text, boxWith(now.isSet() && now.name() == choice.id, withoutBrackets(choice.label)), "  ");
    return text;
}

const std::vector<Choice>* ArmyList::fewChoices(const Attribute& attribute) const
{
    if (attribute.shape.kind != ValueKind::Choice || attribute.shape.choices < 0) return nullptr;
    const std::vector<Choice>& choices =
        m_ruleset.choiceLists[static_cast<std::size_t>(attribute.shape.choices)].choices;
    return choices.size() <= mostChoices ? &choices : nullptr;
}

/// What stands at its group already.
bool ArmyList::isOfGroup(const Entity& entity, const Attribute& attribute) const
{
    if (entity.kind != EntityKind::Unit || entity.group == nobody) return false;
    const RosterKind* roster = rosterOf(m_ruleset, EntityKind::Group);
    return roster && std::any_of(roster->state.begin(), roster->state.end(), [&](const Attribute* each) {
               return each->id == attribute.id;
           });
}

std::string ArmyList::stateBoxes(EntityId id) const
{
    std::string lines;  // one for each choice
    std::string others;
    const RosterKind* roster = rosterOf(m_ruleset, at(id).kind);
    if (!roster) return lines;
    for (const Attribute* attribute : roster->state) {
        const bool isKept = m_stored.find(attribute) >= 0;  // what is worked out nobody ticks
        if (!isKept || !roster->applies(m_ruleset, *attribute, unitType(at(id))) || isOfGroup(at(id), *attribute))
            continue;
        if (fewChoices(*attribute)) append(lines, stateOf(at(id), *attribute), "\n");
        else append(others, stateOf(at(id), *attribute), "   ");
    }
    if (roster->gone) append(others, boxWith(false, roster->gone->label), "   ");
    append(lines, others, "\n");
    return lines;
}

/// Whether it stands elsewhere on the sheet.
bool ArmyList::isShown(const Entity& entity, const Attribute& attribute) const
{
    const RosterKind* roster = rosterOf(m_ruleset, entity.kind);
    const auto has = [&](const std::vector<const Attribute*>& list) {
        return std::find(list.begin(), list.end(), &attribute) != list.end();
    };
    const auto isStrength = [&](const RosterKind::Strength& each) {
        return each.attribute == &attribute || each.outOf == &attribute;
    };
    return roster
        && (std::any_of(roster->strength.begin(), roster->strength.end(), isStrength) || has(roster->state)
            || has(roster->attached) || roster->card.mentions(attribute)
            || std::any_of(roster->atStart.begin(), roster->atStart.end(),
                           [&](const RosterKind::AtStart& each) { return each.attribute == &attribute; }));
}

std::string ArmyList::traits(EntityId id) const
{
    const Entity& entity = at(id);
    std::string text;
    for (const Attribute* attribute : m_stored.of(entity.kind)) {
        const Value own = ownValue(entity, *attribute);
        if (attribute->isType || !own.isSet() || own == attribute->fallback || isShown(entity, *attribute)) continue;
        append(text, labelled(m_ruleset, *attribute, own), ", ");
    }
    return text;
}

std::string ArmyList::facts(EntityId id) const
{
    std::string text = traits(id);
    if (arrives(id) > 0)
        append(
            text,
            m_ruleset.texts->say("sheet.arrives-in", "arrives in turn {turn}", {{"turn", std::to_string(arrives(id))}}),
            ", ");
    return withNote(text, at(id).note);
}

std::string ArmyList::place(EntityId id) const
{
    const Entity& entity = at(id);
    std::string text = entity.group == nobody ? "" : at(entity.group).name;
    if (entity.attachedTo != nobody)
        append(text, m_ruleset.texts->say("sheet.with", "with {unit}", {{"unit", at(entity.attachedTo).name}}), ", ");
    return text;
}

}  // namespace drumhead
