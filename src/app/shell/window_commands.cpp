#include "app/shell/window_commands.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/rules/ruleset_library.hpp"
#include "app/shared/rules/shipped_scenarios.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/rules/procedure_group.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <QCoreApplication>

namespace drumhead::app {

namespace {

struct WindowCommandsWords {
    Q_DECLARE_TR_FUNCTIONS(WindowCommands)
};

using Run = std::function<void(const QString&)>;

Command command(const QString& name, const QString& place, const Run& run, const QString& what,
                const QString& also = {})
{
    return {name, place, {}, [run, what] { run(what); }, also};
}

void addProcedures(QList<Command>& commands, const Ruleset& rules, const Run& run)
{
    for (const GroupedProcedures& group : groupedProcedures(rules)) {
        for (const Procedure* each : group.procedures)
            commands << command(toQt(each->title), WindowCommandsWords::tr("Procedure"), run, toQt(each->id),
                                toQt(procedureSearchText(*spokenTexts(), *each)));
    }
}

void addScenarios(QList<Command>& commands, const std::vector<ScenarioEntry>& scenarios, const QString& battle,
                  const CommandTargets& targets)
{
    for (const ScenarioEntry& each : scenarios) {
        if (!each.fault.empty()) continue;
        const QString file = toQt(each.file.string());
        commands << command(toQt(each.title), battle, targets.battle, file);
        commands << command(WindowCommandsWords::tr("Edit %1").arg(toQt(each.title)),
                            WindowCommandsWords::tr("Scenario editor"), targets.scenario, file);
    }
}

}  // namespace

QList<Command> windowCommands(const QMenuBar& menus, const Ruleset* rules, const RulesetLibrary& library,
                              const QList<Preference>& preferences, const CommandTargets& targets)
{
    QList<Command> commands = menuCommands(menus);
    if (rules) addProcedures(commands, *rules, targets.procedure);
    for (const auto& each : library.entries())
        commands << command(each->title, WindowCommandsWords::tr("Check one combat"), targets.ruleset, each->id);
    addScenarios(commands, ownScenarios(), WindowCommandsWords::tr("Begin the battle"), targets);
    addScenarios(commands, shippedScenarios(), WindowCommandsWords::tr("Sample battle"), targets);
    for (const Preference& each : preferences)
        commands << command(each.title, WindowCommandsWords::tr("Preferences"), targets.preference, each.field);
    return commands;
}

}  // namespace drumhead::app
