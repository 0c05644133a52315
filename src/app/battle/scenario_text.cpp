#include "app/battle/scenario_text.hpp"

#include "app/text.hpp"

#include <QCoreApplication>

namespace drumhead::app {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("drumhead::app::scenarioMarkdown", text);
}

QString escaped(const QString& plain)
{
    QString text;
    for (const QChar letter : plain.simplified()) {
        if (QStringLiteral("\\`*_{}[]()<>#+-.!|~&").contains(letter)) text += u'\\';
        text += letter;
    }
    return text;
}

QString nameOf(const Scenario& scenario, const std::string& id)
{
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.id == id) return toQt(each.name);
    }
    return toQt(id);
}

void addHeading(QString& text, const QString& heading)
{
    text += QStringLiteral("\n\n## ") + escaped(heading) + QStringLiteral("\n\n");
}

/// "**The road** (Prussia). 3 points for each stretch …"
void addNotes(QString& text, const Scenario& scenario, const QString& heading, const std::vector<ScenarioNote>& notes)
{
    if (notes.empty()) return;
    addHeading(text, heading);
    for (const ScenarioNote& each : notes) {
        text += QStringLiteral("**%1**").arg(escaped(toQt(each.name)));
        if (!each.side.empty()) text += QStringLiteral(" \\(%1\\)").arg(escaped(nameOf(scenario, each.side)));
        text += QStringLiteral("\\. ") + toQt(each.text) + QStringLiteral("\n\n");
    }
}

QStringList whoComes(const Scenario& scenario, std::size_t reinforcement)
{
    QStringList names;
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.reinforcement == static_cast<int>(reinforcement)) names << escaped(toQt(each.name));
    }
    return names;
}

void addReinforcements(QString& text, const Scenario& scenario)
{
    if (scenario.reinforcements.empty()) return;
    addHeading(text, tr("Reinforcements"));
    for (std::size_t i = 0; i < scenario.reinforcements.size(); ++i) {
        const ScenarioReinforcement& each = scenario.reinforcements[i];
        text += QStringLiteral("**%1**\\. %2\n\n%3\n\n")
                    .arg(escaped(tr("Turn %1, %2").arg(each.turn).arg(nameOf(scenario, each.side))), toQt(each.text), whoComes(scenario, i).join(QStringLiteral(", ")));
    }
}

}  // namespace

QString scenarioMarkdown(const Scenario& scenario)
{
    QString text = QStringLiteral("# ") + escaped(toQt(scenario.title)) + QStringLiteral("\n\n") + toQt(scenario.about);
    if (scenario.turns > 0) text += QStringLiteral("\n\n") + escaped(tr("The battle lasts %1 turns.").arg(scenario.turns));
    for (const ScenarioNote& each : scenario.briefs) {
        if (each.text.empty()) continue;
        addHeading(text, tr("Brief: %1").arg(nameOf(scenario, each.side)));
        text += toQt(each.text);
    }
    addNotes(text, scenario, tr("Terrain"), scenario.terrain);
    addNotes(text, scenario, tr("Objectives"), scenario.objectives);
    if (!scenario.specialRules.empty()) {
        addHeading(text, tr("Special rules"));
        text += toQt(scenario.specialRules);
    }
    addReinforcements(text, scenario);
    return text;
}

}  // namespace drumhead::app
