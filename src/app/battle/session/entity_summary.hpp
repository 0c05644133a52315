#pragma once

#include "drumhead/game/state/state.hpp"
#include "drumhead/rules/values/outcome_detail.hpp"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace drumhead::app {

class Battle;

/// Strength and state of an entity, in short.
struct EntitySummary {
    QString strength;             ///< "14/20", or empty
    std::optional<double> share;  ///< of the strength at the start, 0 to 1
    /// Its figures, where it has a strength: now, and at the start.
    std::optional<std::pair<Number, Number>> figures;
    /// The states worth a word: "shaken", "in line (two deep)"; those that are not usual first.
    QStringList how;
    /// A state seen at a glance.
    struct Chip {
        QString word;
        OutcomeTone tone = OutcomeTone::Neutral;
        QString ofMany;  ///< what is said of all who have it, where it is not the word itself
    };
    std::vector<Chip> chips;  ///< the most serious first
    QString howShort;         ///< the others in one line, without what stands in brackets
    bool gone = false;        ///< out of the battle, or not there yet
    bool toCome = false;      ///< not there yet
    QString whole;            ///< all of it in a sentence, for tool tips and those who listen
};

/// The summaries of all entities; each is computed on first use and kept until it changes.
class EntitySummaries {
public:
    explicit EntitySummaries(const Battle& battle);
    ~EntitySummaries();

    [[nodiscard]] const EntitySummary& at(EntityId entity);
    /// Compares with the state as it was last looked at and forgets those who are another now. Tells who: they, those
    /// above them, and those attached to them.
    std::vector<EntityId> update();

    /// Figures that count as strength, now and at the start of the battle.
    struct Strength {
        Number now;
        Number start;
        const Attribute* what = nullptr;
    };

private:
    void addUp();
    void addAttached(std::vector<bool>& changed) const;
    [[nodiscard]] EntitySummary look(EntityId entity);

    const Battle& m_battle;
    std::vector<Entity> m_seen;                             ///< the state as it was last looked at
    std::vector<WaitingChange> m_seenWaiting;               ///< the same
    std::vector<std::optional<EntitySummary>> m_summaries;  ///< by entity
    /// By entity: of groups and sides, their units together; empty: not added up.
    std::vector<std::optional<Strength>> m_sums;
};

/// The first state of choice that units have, counted over those of a group: "Stand", "3 Stand · 1 Retreat".
[[nodiscard]] QString statesInGroup(const Battle& battle, EntityId group);

[[nodiscard]] const EntitySummary& summaryAt(const Battle& battle, EntityId entity);

}  // namespace drumhead::app
