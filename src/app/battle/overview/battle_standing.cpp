#include "app/battle/overview/battle_standing.hpp"

#include "app/battle/session/battle.hpp"
#include "app/battle/session/entity_summary.hpp"
#include "app/battle/session/players_view.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/game/scenario/objective_keys.hpp"
#include "drumhead/sheets/report/battle_charts.hpp"

namespace drumhead::app {

namespace {

class StandingTaker {
public:
    StandingTaker(const Battle& battle, Eyes eyes) : m_battle(battle), m_state(battle.state()), m_eyes(eyes) {}

    BattleStanding take()
    {
        BattleStanding standing;
        for (std::size_t i = 0; i < m_state.entities.size(); ++i) {
            if (m_state.entities[i].kind != EntityKind::Side) continue;
            standing.sides.push_back(side(static_cast<EntityId>(i), static_cast<int>(standing.sides.size())));
        }
        std::vector<std::pair<int, QString>> coming;
        for (const DueItem& each : m_state.due) {
            if (each.isArrival()) addComing(each, coming);
        }
        std::stable_sort(coming.begin(), coming.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& each : coming) standing.coming << each.second;
        standing.outcome = toQt(outcomeByPoints(m_state));
        return standing;
    }

private:
    bool isSeen(EntityId entity) const { return m_eyes == Eyes::Referee || isVisible(m_state, entity); }

    SideStanding side(EntityId id, int look)
    {
        SideStanding standing;
        standing.side = id;
        standing.name = m_battle.name(id);
        standing.look = look;
        standing.points = pointsOf(m_state, id);
        Number now;
        Number start;
        for (std::size_t i = 0; i < m_state.entities.size(); ++i) {
            const auto unit = static_cast<EntityId>(i);
            const Entity& who = m_state.entities[i];
            if (who.kind != EntityKind::Unit || who.side != id || who.joined != nobody || !isSeen(unit)) continue;
            if (isComing(unit)) continue;
            const EntitySummary& summary = summaryAt(m_battle, unit);
            if (summary.figures) {
                now = now + summary.figures->first;
                start = start + summary.figures->second;
            }
            if (summary.gone) standing.gone << m_battle.name(unit);
            else addTrouble(standing, unit, summary);
        }
        standing.now = now.toDouble();
        standing.start = start.toDouble();
        if (start > Number(0)) standing.figures = Battle::tr("%1 of %2").arg(toQt(now.text()), toQt(start.text()));
        std::stable_sort(standing.trouble.begin(), standing.trouble.end(),
                         [](const Trouble& a, const Trouble& b) { return weight(a.tone) > weight(b.tone); });
        return standing;
    }

    static int weight(OutcomeTone tone) { return tone == OutcomeTone::Bad ? 1 : 0; }

    void addTrouble(SideStanding& standing, EntityId unit, const EntitySummary& summary) const
    {
        for (const EntitySummary::Chip& chip : summary.chips) {
            if (chip.tone != OutcomeTone::Bad && chip.tone != OutcomeTone::Warning) continue;
            const auto same = std::find_if(standing.trouble.begin(), standing.trouble.end(),
                                           [&](const Trouble& each) { return each.word == chip.word; });
            if (same != standing.trouble.end()) same->units << m_battle.name(unit);
            else standing.trouble.push_back({chip.word, chip.tone, {m_battle.name(unit)}});
        }
    }

    /// Whether it is among troops whose arrival is still due.
    bool isComing(EntityId unit) const
    {
        return std::any_of(m_state.due.begin(), m_state.due.end(), [&](const DueItem& due) {
            const auto& who = due.roles.empty() ? std::vector<EntityId>() : due.roles.front().entities;
            return due.isArrival() && std::find(who.begin(), who.end(), unit) != who.end() && !m_state.at(unit).onTable;
        });
    }

    void addComing(const DueItem& due, std::vector<std::pair<int, QString>>& coming) const
    {
        constexpr qsizetype mostNames = 3;
        QStringList names;
        QString side;
        for (const EntityId each : due.roles.empty() ? std::vector<EntityId>() : due.roles.front().entities) {
            if (each == nobody || m_state.at(each).onTable || !isSeen(each)) continue;
            if (m_state.at(each).kind == EntityKind::Unit) names << m_battle.name(each);
            if (m_state.at(each).side != nobody) side = m_battle.name(m_state.at(each).side);
        }
        if (names.isEmpty()) return;
        const auto more = static_cast<int>(names.size() - mostNames);
        if (more > 0) names = names.mid(0, mostNames) << Battle::tr("%n more", nullptr, more);
        const int turn = arrivalTurn(m_battle.rules(), m_state, due);
        const QString who = Battle::tr("%1: %2").arg(side, names.join(QStringLiteral(", ")));
        coming.emplace_back(
            turn, turn <= m_state.turn ? Battle::tr("Now, %1").arg(who) : Battle::tr("Turn %1, %2").arg(turn).arg(who));
    }

    const Battle& m_battle;
    const State& m_state;
    Eyes m_eyes;
};

}  // namespace

BattleStanding standingOf(const Battle& battle, Eyes eyes) { return StandingTaker(battle, eyes).take(); }

}  // namespace drumhead::app
