// Scenarios from the main window: the editor, and a running battle kept as a scenario.
#include "app/battle/battle_page.hpp"
#include "app/battle/session/battle_opening.hpp"
#include "app/editor/editor_window.hpp"
#include "app/editor/new_scenario_dialog.hpp"
#include "app/shared/text.hpp"
#include "app/shell/main_window.hpp"
#include "drumhead/game/scenario/editing/scenario_from_state.hpp"
#include "drumhead/game/scenario/scenario_library.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"

#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QStatusBar>

namespace drumhead::app {

namespace {

QString scenarioFilter() { return MainWindow::tr("Scenarios (*.scenario.json);;All files (*)"); }

/// Where the scenarios lie that come with the program, or nothing.
QString shippedScenarios()
{
    const auto data = findDataFolder(DRUMHEAD_SOURCE_DIR);
    if (!data) return {};
    for (const char* const place : {"scenarios", "resources/scenarios"}) {
        if (std::filesystem::is_directory(*data / place)) return toQt((*data / place).string());
    }
    return {};
}

}  // namespace

void MainWindow::addEditorActions(QMenu* file)
{
    connect(add(file, tr("New s&cenario…"), {}), &QAction::triggered, this, &MainWindow::newScenarioWanted);
    connect(add(file, tr("&Edit scenario…"), {}), &QAction::triggered, this, &MainWindow::editScenario);
}

void MainWindow::newScenarioWanted()
{
    auto* dialog = new NewScenarioDialog(entry() ? entry()->id : QString(), this, rulesetFolders());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { showEditor(newScenario(dialog->rulesetFolder(), dialog->title(), dialog->sides())); });
    dialog->open();
}

void MainWindow::editScenario()
{
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Edit a scenario"), shippedScenarios(), scenarioFilter());
    if (file.isEmpty()) return;
    const ScenarioEntry entry = readScenarioEntry(std::filesystem::path(file.toStdString()));
    const std::vector<RulesetEntry> rules = rulesetsForScenario(toQt(entry.ruleset), rulesetFolders());
    if (rules.size() < 2) return showEditor(openScenario(file, {}, rulesetFolders()));
    chooseRules(file, rules);
}

/// Where other rules extend those of the scenario, it can be made one for these.
void MainWindow::chooseRules(const QString& file, const std::vector<RulesetEntry>& rules)
{
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("editorRules"));
    dialog->setWindowTitle(tr("Edit a scenario"));
    dialog->setLabelText(tr("By which rules is it to be played? The first are those that it was written for."));
    QStringList titles;
    for (const RulesetEntry& each : rules) titles << toQt(each.title);
    dialog->setComboBoxItems(titles);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, file, rules, titles] {
        const qsizetype at = titles.indexOf(dialog->textValue());
        if (at >= 0) showEditor(openScenario(file, toQt(rules[static_cast<std::size_t>(at)].id), rulesetFolders()));
    });
    dialog->open();
}

/// What a file with faults lost in reading is told, and counts as a change.
void MainWindow::showEditor(OpenedScenario opened)
{
    constexpr qsizetype most = 12;
    QString faults = opened.faults.mid(0, most).join(u'\n');
    if (opened.faults.size() > most) faults += u'\n' + tr("… and %1 more.").arg(opened.faults.size() - most);
    if (!opened.document) {
        auto* box =
            new QMessageBox(QMessageBox::Warning, tr("The scenario can't be edited"), faults, QMessageBox::Close, this);
        box->setObjectName(QStringLiteral("editorFault"));
        box->setTextFormat(Qt::PlainText);
        box->setAttribute(Qt::WA_DeleteOnClose);
        return box->open();
    }
    auto* editor = new EditorWindow(std::move(opened.document));
    connect(this, &QObject::destroyed, editor, &QObject::deleteLater);
    connect(editor, &EditorWindow::battleWanted, this, [this](const QString& file) {
        show();  // it may have been closed while the editor stayed
        openFile(file);
        raise();
        activateWindow();
    });
    if (!faults.isEmpty())
        editor->tell(
            tr("The file has faults. What could not be read is left out here; save it elsewhere if you are not sure.\n%1")
                .arg(faults));
    editor->show();
}

void MainWindow::saveAsScenario()
{
    const Battle* battle = m_battlePage ? m_battlePage->battle() : nullptr;
    if (!battle) return;
    const ScenarioFromState made = scenarioFromState(battle->game().scenario(), battle->state(), battle->ruleset());
    QString file = QFileDialog::getSaveFileName(
        this, tr("Save the battle as a scenario"),
        battlesFolder() + u'/' + toQt(made.scenario.id) + QStringLiteral("-goes-on.scenario.json"), scenarioFilter());
    if (file.isEmpty()) return;
    if (!file.endsWith(QStringLiteral(".scenario.json"))) file += QStringLiteral(".scenario.json");
    const QString fault = writeWhole(file, QByteArray::fromStdString(scenarioToJson(made.scenario, battle->ruleset())));
    QStringList leftOut;
    for (const std::string& each : made.leftOut) leftOut << toQt(each);
    auto* box = new QMessageBox(fault.isEmpty() ? QMessageBox::Information : QMessageBox::Warning,
                                tr("Battle as a scenario"), QString(), QMessageBox::Close, this);
    box->setText(!fault.isEmpty() ? fault
                     : leftOut.isEmpty()
                     ? tr("Saved as %1.").arg(file)
                     : tr("Saved as %1.\n\nA scenario begins with a first turn, so these are not in it: %2.")
                           .arg(file, leftOut.join(QStringLiteral(", "))));
    box->setObjectName(QStringLiteral("savedAsScenario"));
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

}  // namespace drumhead::app
