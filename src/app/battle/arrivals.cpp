#include "app/battle/arrivals.hpp"

#include "app/text.hpp"

#include <QStringList>

namespace drumhead::app {

std::vector<Arrival> arrivalsDue(const Battle& battle)
{
    const Scenario& scenario = battle.game().scenario();
    const State& state = battle.state();
    std::vector<Arrival> arrivals;
    for (std::size_t i = 0; i < scenario.reinforcements.size(); ++i) {
        if (scenario.reinforcements[i].turn > state.turn) continue;
        Arrival arrival{i, {}};
        for (std::size_t at = 0; at < scenario.entities.size(); ++at) {
            const auto who = static_cast<EntityId>(at);
            if (scenario.entities[at].reinforcement == static_cast<int>(i) && !state.at(who).onTable) arrival.who.push_back(who);
        }
        if (!arrival.who.empty()) arrivals.push_back(std::move(arrival));
    }
    return arrivals;
}

/// Those in a group that comes too go without saying.
QString arrivalText(const Battle& battle, const Arrival& arrival)
{
    const ScenarioReinforcement& coming = battle.game().scenario().reinforcements[arrival.reinforcement];
    QStringList names;
    for (const EntityId each : arrival.who) {
        const EntityId group = battle.state().at(each).group;
        if (std::find(arrival.who.begin(), arrival.who.end(), group) == arrival.who.end()) names << battle.name(each);
    }
    QString text = Battle::tr("Reinforcements for %1: %2").arg(toQt(battle.state().at(battle.state().find(coming.side)).name), names.join(QStringLiteral(", ")));
    if (!coming.text.empty()) text += QStringLiteral(" — ") + toQt(coming.text);
    if (coming.turn < battle.state().turn) text += Battle::tr(" (since turn %1)").arg(coming.turn);
    return text;
}

Result<void> bringOn(Battle& battle, const Arrival& arrival)
{
    const int turn = battle.game().scenario().reinforcements[arrival.reinforcement].turn;
    for (const EntityId each : arrival.who) {
        Command command;
        command.kind = CommandKind::Edit;
        command.entity = battle.state().at(each).id;
        command.changes = {{":on-table", "true"}};
        command.reason = Battle::tr("reinforcements of turn %1").arg(turn).toStdString();
        if (const Result<Decision> done = battle.execute(command); !done) return Error{done.error()};
    }
    return {};
}

}  // namespace drumhead::app
