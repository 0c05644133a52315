#include "app/battle/case/scenario/scenario_text.hpp"

#include "app/shared/qt_text.hpp"

#include <QCoreApplication>
#include <QRegularExpression>

namespace drumhead::app {

namespace {

struct ScenarioMarkdownWords {
    Q_DECLARE_TR_FUNCTIONS(drumhead::app::scenarioMarkdown)
};

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

/// A text behind the words that lead it. A list, a heading or a quotation begins a paragraph of its own, else its mark
/// would be read as text.
QString led(const QString& lead, const std::string& text)
{
    const QString said = toQt(text).trimmed();
    static const QRegularExpression ownBlock(QStringLiteral("^([-*+>|#]|[0-9]+[.)])"));
    const bool isOwn = ownBlock.match(said).hasMatch() && !said.startsWith(QStringLiteral("**"));
    return lead + QStringLiteral("\\.") + (isOwn ? QStringLiteral("\n\n") : QStringLiteral(" ")) + said
        + QStringLiteral("\n\n");
}

/// "**The road** (Prussia). 3 points for each stretch …"
void addNotes(QString& text, const Scenario& scenario, const QString& heading, const std::vector<ScenarioNote>& notes)
{
    if (notes.empty()) return;
    addHeading(text, heading);
    for (const ScenarioNote& each : notes) {
        const QString side =
            each.side.empty() ? QString() : QStringLiteral(" \\(%1\\)").arg(escaped(nameOf(scenario, each.side)));
        text += led(QStringLiteral("**%1**").arg(escaped(toQt(each.name))) + side, each.text);
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
    addHeading(text, ScenarioMarkdownWords::tr("Reinforcements"));
    for (std::size_t i = 0; i < scenario.reinforcements.size(); ++i) {
        const ScenarioReinforcement& each = scenario.reinforcements[i];
        text += led(QStringLiteral("**%1**").arg(escaped(
                        ScenarioMarkdownWords::tr("Turn %1, %2").arg(each.turn).arg(nameOf(scenario, each.side)))),
                    each.text)
            + listedNames(whoComes(scenario, i)) + QStringLiteral("\n\n");
    }
}

}  // namespace

QString scenarioMarkdown(const Scenario& scenario)
{
    QString text = QStringLiteral("# ") + escaped(toQt(scenario.title)) + QStringLiteral("\n\n") + toQt(scenario.about);
    if (scenario.turns > 0)
        text += QStringLiteral("\n\n")
            + escaped(ScenarioMarkdownWords::tr("The battle lasts %1 turns.").arg(scenario.turns));
    for (const ScenarioNote& each : scenario.briefs) {
        if (each.text.empty()) continue;
        addHeading(text, ScenarioMarkdownWords::tr("Brief: %1").arg(nameOf(scenario, each.side)));
        text += toQt(each.text);
    }
    addNotes(text, scenario, ScenarioMarkdownWords::tr("Terrain"), scenario.terrain);
    addNotes(text, scenario, ScenarioMarkdownWords::tr("Objectives"), scenario.objectives);
    if (!scenario.specialRules.empty()) {
        addHeading(text, ScenarioMarkdownWords::tr("Special rules"));
        text += toQt(scenario.specialRules);
    }
    addReinforcements(text, scenario);
    return text;
}

}  // namespace drumhead::app
