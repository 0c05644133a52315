#include "app/battle/overview/battle_standing.hpp"

#include "app/battle/session/battle.hpp"
#include "app/battle/session/entity_summary.hpp"
#include "app/battle/session/players_view.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
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
            standing.sides.push_back(side(static_cast<EntityId>(i)));
        }
        for (const DueItem& each : m_state.due) {
            if (each.isArrival()) addComing(each, standing.coming);
        }
        std::stable_sort(standing.coming.begin(), standing.coming.end(),
                         [](const Coming& a, const Coming& b) { return a.turn < b.turn; });
        standing.outcome = toQt(outcomeByPoints(m_state, *spokenTexts()));
        return standing;
    }

private:
    bool isSeen(EntityId entity) const { return m_eyes == Eyes::Referee || isVisible(m_state, entity); }

    SideStanding side(EntityId id)
    {
        SideStanding standing;
        standing.side = id;
        standing.name = m_battle.name(id);
        standing.look = sideLook(m_battle.game().scenario(), m_state.idOf(id));
        standing.points = pointsOf(m_state, id);
        Number now;
        Number start;
        for (std::size_t i = 0; i < m_state.entities.size(); ++i) {
            const auto unit = static_cast<EntityId>(i);
            const Entity& who = m_state.entities[i];
            if (who.kind != EntityKind::Unit || who.side != id || who.joined != nobody || !isSeen(unit)) continue;
            const EntitySummary& summary = summaryAt(m_battle, unit);
            if (summary.toCome) continue;
            if (summary.figures) {
                now = now + summary.figures->first;
                start = start + summary.figures->second;
            }
            if (summary.gone) standing.gone << m_battle.name(unit);
            else addTrouble(standing, unit, summary);
        }
        standing.now = now.toDouble();
        standing.start = start.toDouble();
        if (start > Number(0)) standing.figures = Battle::tr("%1 of %2").arg(numberText(now), numberText(start));
        std::stable_sort(standing.trouble.begin(), standing.trouble.end(),
                         [](const Trouble& a, const Trouble& b) { return weight(a.tone) > weight(b.tone); });
        return standing;
    }

    static int weight(OutcomeTone tone) { return tone == OutcomeTone::Bad ? 1 : 0; }

    void addTrouble(SideStanding& standing, EntityId unit, const EntitySummary& summary) const
    {
        for (const EntitySummary::Chip& chip : summary.chips) {
            if (chip.tone != OutcomeTone::Bad && chip.tone != OutcomeTone::Warning) continue;
            const QString& word = chip.ofMany.isEmpty() ? chip.word : chip.ofMany;
            const auto same = std::find_if(standing.trouble.begin(), standing.trouble.end(),
                                           [&](const Trouble& each) { return each.word == word; });
            if (same != standing.trouble.end()) same->units << m_battle.name(unit);
            else standing.trouble.push_back({word, chip.tone, {m_battle.name(unit)}});
        }
    }

    void addComing(const DueItem& due, std::vector<Coming>& all) const
    {
        Coming coming;
        coming.turn = arrivalTurn(m_battle.rules(), m_state, due);
        // What is still far off stands in its side's brief alone.
        if (m_eyes == Eyes::Players && coming.turn > m_state.turn) return;
        for (const EntityId each : due.roles.empty() ? std::vector<EntityId>() : due.roles.front().entities) {
            if (each == nobody || m_state.at(each).onTable || !isSeen(each)) continue;
            if (m_state.at(each).kind == EntityKind::Unit) coming.units << m_battle.name(each);
            if (m_state.at(each).side != nobody) coming.side = m_battle.name(m_state.at(each).side);
        }
        if (!coming.units.isEmpty()) all.push_back(std::move(coming));
    }

    const Battle& m_battle;
    const State& m_state;
    Eyes m_eyes;
};

}  // namespace

QString whenOf(const Coming& coming, int turn)
{
    return coming.turn <= turn ? Battle::tr("This turn") : Battle::tr("Turn %1").arg(coming.turn);
}

BattleStanding standingOf(const Battle& battle, Eyes eyes) { return StandingTaker(battle, eyes).take(); }

}  // namespace drumhead::app
