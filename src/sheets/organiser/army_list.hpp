#pragma once

#include "drumhead/sheets/organiser.hpp"
#include "sheets/sheet_text.hpp"

namespace drumhead {

/// A scenario's armies as they begin, for the sheets.
class ArmyList {
public:
    ArmyList(const Scenario& scenario, const Ruleset& ruleset);

    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
    [[nodiscard]] const Ruleset& ruleset() const { return m_ruleset; }
    [[nodiscard]] const Entity& at(EntityId id) const { return m_start.at(id); }
    [[nodiscard]] std::vector<EntityId> sides() const { return all(EntityKind::Side, nobody); }
    /// Those of a kind, of one side or of all, in the order of the scenario.
    [[nodiscard]] std::vector<EntityId> all(EntityKind kind, EntityId side) const;
    /// The units directly in a group; nobody: those of the side that are in none.
    [[nodiscard]] std::vector<EntityId> unitsIn(EntityId side, EntityId group) const;

    [[nodiscard]] std::string typeTitle(EntityId id) const;
    /// "4 stands, 2 guns": what it begins with.
    [[nodiscard]] std::string strength(EntityId id) const;
    /// "4 stands", and below it a box for each, to tick what is lost.
    [[nodiscard]] std::string strengthBoxes(EntityId id) const;
    /// "☐ shaken": a box for each state; that in which it begins is ticked. A line for each choice, and one for all
    /// else.
    [[nodiscard]] std::string stateBoxes(EntityId id) const;
    /// What the army list says of it besides: "drill: well, lances, arrives in turn 4".
    [[nodiscard]] std::string facts(EntityId id) const;
    /// A leader's command or unit, or the groups above a group.
    [[nodiscard]] std::string place(EntityId id) const;

private:
    [[nodiscard]] Value value(const Entity& entity, const Attribute& attribute) const;
    [[nodiscard]] Value ownValue(const Entity& entity, const Attribute& attribute) const;
    [[nodiscard]] Value unitType(const Entity& entity) const;
    [[nodiscard]] std::vector<const Attribute*> strengths(EntityId id) const;
    [[nodiscard]] std::string stateOf(const Entity& entity, const Attribute& attribute) const;
    /// The choices of an attribute that has so few that each gets a box.
    [[nodiscard]] const std::vector<Choice>* fewChoices(const Attribute& attribute) const;
    [[nodiscard]] bool isOfGroup(const Entity& entity, const Attribute& attribute) const;

    const Scenario& m_scenario;
    const Ruleset& m_ruleset;
    StoredAttributes m_stored;
    State m_start;
};

}  // namespace drumhead
