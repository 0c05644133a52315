#include "app/editor/fields/reinforcement_text.hpp"

#include "app/shared/qt_text.hpp"
#include "drumhead/game/scenario/editing/army_structure.hpp"

#include <QCoreApplication>
#include <QStringList>

namespace drumhead::app {

namespace {

struct ReinforcementWords {
    Q_DECLARE_TR_FUNCTIONS(ReinforcementText)
};

}  // namespace

QString reinforcementText(const Scenario& scenario, const ScenarioReinforcement& coming)
{
    QStringList parts;
    if (const int side = findEntity(scenario, coming.side); side >= 0)
        parts << toQt(scenario.entities[static_cast<std::size_t>(side)].name);
    if (const QString how = toQt(coming.text).simplified(); !how.isEmpty()) parts << how;
    const QString turn = ReinforcementWords::tr("Turn %1").arg(coming.turn);
    return parts.isEmpty() ? turn : turn + QStringLiteral(": ") + parts.join(QStringLiteral(", "));
}

}  // namespace drumhead::app
