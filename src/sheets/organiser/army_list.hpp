#pragma once

#include "drumhead/sheets/organiser.hpp"
#include "sheets/sheet_text.hpp"

namespace drumhead {

/// So many empty boxes, in lots of so many, so that they can be counted at a glance.
[[nodiscard]] std::string emptyBoxes(std::int64_t count, std::int64_t lot = 5);
/// "☐ shaken", not broken across lines.
[[nodiscard]] std::string boxWith(bool isTicked, const std::string& label);

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
    /// What the army list says of it besides: "drill: well, lances".
    [[nodiscard]] std::string traits(EntityId id) const;
    /// The same with when it arrives, and its note.
    [[nodiscard]] std::string facts(EntityId id) const;
    /// A leader's command or unit, or the groups above a group.
    [[nodiscard]] std::string place(EntityId id) const;
    /// The turn in which it comes; 0: it is there from the start.
    [[nodiscard]] int arrives(EntityId id) const;
    /// What its kind's roster shows of it, where the rules say.
    [[nodiscard]] const RosterCard* cardOf(EntityId id) const;
    /// Its own value, or what its type or the rules give.
    [[nodiscard]] Value value(const Entity& entity, const Attribute& attribute) const;
    [[nodiscard]] Value unitType(const Entity& entity) const;

private:
    [[nodiscard]] Value ownValue(const Entity& entity, const Attribute& attribute) const;
    [[nodiscard]] std::vector<const Attribute*> strengths(EntityId id) const;
    /// How many of the strength make a stand; 0: not known.
    [[nodiscard]] std::int64_t standOf(const Entity& entity) const;
    [[nodiscard]] bool isShown(const Entity& entity, const Attribute& attribute) const;
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
