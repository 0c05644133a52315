#include "app/shell/window_commands.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/rules/procedure_group.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <QCoreApplication>

namespace drumhead::app {

namespace {

struct WindowCommandsWords {
    Q_DECLARE_TR_FUNCTIONS(WindowCommands)
};

}  // namespace

QList<Command> procedureCommands(const Ruleset& rules, const std::function<void(const QString&)>& run)
{
    QList<Command> commands;
    for (const GroupedProcedures& group : groupedProcedures(rules)) {
        for (const Procedure* each : group.procedures) {
            const QString id = toQt(each->id);
            commands << Command{toQt(each->title),
                                WindowCommandsWords::tr("Procedure"),
                                {},
                                [run, id] { run(id); },
                                toQt(procedureSearchText(*spokenTexts(), *each))};
        }
    }
    return commands;
}

}  // namespace drumhead::app
