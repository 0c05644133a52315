#pragma once

#include "sheets/organiser/army_list.hpp"

namespace drumhead {

/// Makes the block of a unit or leader on a roster, of what the rules say is shown there.
class RosterCards {
public:
    explicit RosterCards(const ArmyList& armies) : m_armies(armies) {}

    [[nodiscard]] SheetCard make(EntityId id) const;
    /// Whether there is more to a leader than his name.
    [[nodiscard]] bool isWorthwhile(EntityId id) const;

private:
    [[nodiscard]] std::string said(EntityId id) const;
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> numbers(const Entity& entity,
                                                                           const RosterCard& card) const;
    [[nodiscard]] std::string numberText(const Entity& entity, const RosterCard::Number& number) const;
    [[nodiscard]] std::string statsText(const Entity& entity, const Attribute& attribute, std::size_t choice) const;
    [[nodiscard]] std::vector<std::string> lines(EntityId id, const RosterCard& card) const;
    [[nodiscard]] std::string boxText(const Entity& entity, const RosterCard::Box& box) const;
    [[nodiscard]] std::string bandsText(const Table& table) const;
    [[nodiscard]] bool holds(const Entity& entity, const std::vector<RosterCard::Condition>& when) const;

    [[nodiscard]] const Texts& texts() const { return *m_armies.ruleset().texts; }

    const ArmyList& m_armies;
};

}  // namespace drumhead
