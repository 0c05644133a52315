#include "app/shell/editor_launcher.hpp"

#include "app/battle/session/battle.hpp"
#include "app/battle/session/battle_opening.hpp"
#include "app/editor/document/scenario_files.hpp"
#include "app/editor/editor_window.hpp"
#include "app/editor/new_scenario_dialog.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/file_kinds.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/rules/shipped_scenarios.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/shared/widgets/dialogs/file_dialog.hpp"
#include "app/shared/widgets/dialogs/message_box.hpp"
#include "app/shared/widgets/dialogs/save_file.hpp"
#include "app/shell/battles/carry_on_dialog.hpp"
#include "app/shell/combat/combat_panel.hpp"
#include "drumhead/game/scenario/editing/carried_losses.hpp"
#include "drumhead/game/scenario/editing/next_battle.hpp"
#include "drumhead/game/scenario/scenario_library.hpp"
#include "drumhead/rules/json_document.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"

#include <QFileInfo>
#include <QInputDialog>
#include <QLocale>

namespace drumhead::app {

namespace {

QString scenarioFilter() { return EditorLauncher::tr("Scenarios (*.scenario.json);;All files (*)"); }

}  // namespace

EditorLauncher::EditorLauncher(WindowActions& actions, const CombatPanel& rules, QWidget& window)
    : QObject(&window), m_rules(rules), m_window(window)
{
    actions.on(WindowAction::NewScenario, this, &EditorLauncher::startNew);
    actions.on(WindowAction::EditScenario, this, &EditorLauncher::chooseScenario);
}

void EditorLauncher::startNew()
{
    auto* dialog = new NewScenarioDialog(m_rules.rulesetId(), &m_window, m_rules.rulesetFolders());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { show(newScenario(dialog->rulesetFolder(), dialog->title(), dialog->sides())); });
    dialog->open();
}

void EditorLauncher::chooseScenario()
{
    const QString file = askOpenFile(&m_window, tr("Edit a scenario"), shippedScenarioFolder(), scenarioFilter());
    if (!file.isEmpty()) edit(file);
}

void EditorLauncher::edit(const QString& file)
{
    Settings settings;
    settings.addRecentFile(Settings::Recent::Scenarios, file);
    settings.setLastUsed(QStringLiteral("scenario:") + file);
    if (EditorWindow* const open = editorOf(file)) {
        open->raise();
        return open->activateWindow();
    }
    const ScenarioEntry entry = readScenarioEntry(std::filesystem::path(file.toStdString()), *spokenTexts());
    const std::vector<RulesetEntry> rules = rulesetsForScenario(toQt(entry.ruleset), m_rules.rulesetFolders());
    if (rules.size() < 2) return show(openScenario(file, {}, m_rules.rulesetFolders()));
    chooseRules(file, rules);
}

EditorWindow* EditorLauncher::editorOf(const QString& file) const
{
    const QString wanted = QFileInfo(file).canonicalFilePath();
    for (const QPointer<EditorWindow>& each : m_open) {
        if (each && each->isVisible() && !wanted.isEmpty()
            && QFileInfo(each->document().file()).canonicalFilePath() == wanted)
            return each;
    }
    return nullptr;
}

/// Where other rules extend those of the scenario, it can be edited for them.
void EditorLauncher::chooseRules(const QString& file, const std::vector<RulesetEntry>& rules)
{
    auto* dialog = new QInputDialog(&m_window);
    dialog->setObjectName(QStringLiteral("editorRules"));
    dialog->setWindowTitle(tr("Edit a scenario"));
    dialog->setLabelText(tr("Which rules? The first are those it was written for."));
    QStringList titles;
    for (const RulesetEntry& each : rules) titles << toQt(each.title);
    dialog->setComboBoxItems(titles);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, file, rules, titles] {
        const qsizetype at = titles.indexOf(dialog->textValue());
        if (at >= 0) show(openScenario(file, toQt(rules[static_cast<std::size_t>(at)].id), m_rules.rulesetFolders()));
    });
    dialog->open();
}

/// Says what was left out of a file with faults; that counts as a change.
void EditorLauncher::show(OpenedScenario opened)
{
    constexpr qsizetype most = 12;
    QString faults = opened.faults.mid(0, most).join(u'\n');
    if (opened.faults.size() > most) faults += u'\n' + tr("… and %1 more.").arg(opened.faults.size() - most);
    if (!opened.document)
        return showMessage(&m_window, {QStringLiteral("editorFault"), tr("The scenario can't be edited"), faults});
    auto* editor = new EditorWindow(std::move(opened));
    connect(&m_window, &QObject::destroyed, editor, &QObject::deleteLater);
    connect(editor, &EditorWindow::battleWanted, this, &EditorLauncher::battleWanted);
    connect(editor, &EditorWindow::manualWanted, this, &EditorLauncher::manualWanted);
    connect(editor, &EditorWindow::caseWanted, this, &EditorLauncher::caseWanted);
    if (!faults.isEmpty())
        editor->tell(
            tr("The file has faults. What could not be read is left out here; save under another name if you are not sure.\n%1")
                .arg(faults));
    m_open << editor;
    editor->show();
}

QStringList EditorLauncher::session() const
{
    QStringList open;
    for (const QPointer<EditorWindow>& each : m_open) {
        if (each && each->isVisible() && !each->document().file().isEmpty())
            open << each->document().file() << toQt(each->document().ruleset().id);
    }
    return open;
}

void EditorLauncher::restore(const QStringList& session)
{
    for (qsizetype i = 0; i + 1 < session.size(); i += 2) {
        if (QFileInfo::exists(session[i])) show(openScenario(session[i], session[i + 1], m_rules.rulesetFolders()));
    }
}

void EditorLauncher::offerRecovered()
{
    const std::vector<RecoverableScenario> found = recoverableScenarios();
    if (found.empty()) return;
    constexpr std::size_t most = 8;
    QStringList lines;
    for (std::size_t i = 0; i < std::min(found.size(), most); ++i)
        lines << QStringLiteral("%1 – %2").arg(found[i].title.isEmpty() ? tr("Scenario without a title")
                                                                        : found[i].title,
                                               QLocale().toString(found[i].when, QLocale::ShortFormat));
    if (found.size() > most) lines << tr("… and %1 more.").arg(found.size() - most);
    showQuestion(&m_window,
                 {.name = QStringLiteral("recoverQuestion"),
                  .title = tr("Unsaved scenarios"),
                  .text = tr("Drumhead closed before these scenarios were saved:\n%1").arg(lines.join(u'\n')),
                  .icon = QMessageBox::Question,
                  .buttons = QMessageBox::Cancel,
                  .accept = tr("&Open them"),
                  .other = tr("&Discard them"),
                  .cancel = tr("&Later")},
                 [this, found](MessageAnswer answer) {
                     for (const RecoverableScenario& each : found) {
                         if (answer == MessageAnswer::Accept) recover(each);
                         if (answer == MessageAnswer::Other) discardRecoverable(each);
                     }
                 });
}

/// In place of what lies in its file, where that is open unchanged.
void EditorLauncher::recover(const RecoverableScenario& found)
{
    for (const QPointer<EditorWindow>& each : m_open) {
        if (each && !found.file.isEmpty() && each->document().file() == found.file && !each->document().isModified())
            each->close();
    }
    show(openRecovered(found, m_rules.rulesetFolders()));
}

void EditorLauncher::saveAsScenario(const Battle& battle)
{
    auto* dialog = new CarryOnDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // The battle may be another one when the dialog closes: what it is made of is taken now.
    connect(
        dialog, &QDialog::accepted, this,
        [this, dialog, begun = battle.game().scenario(), state = battle.state(), rules = battle.sharedRuleset()] {
            const QString leftOut = tr("Saved as %1.\n\nLeft out: %2.");
            switch (dialog->way()) {
            case CarryOnDialog::Way::SameBattle:
                return save(scenarioFromState(begun, state, *rules), *rules,
                            tr("Saved as %1.\n\nA scenario starts with its first turn, so these are left out: %2."));
            case CarryOnDialog::Way::NextBattle:
                return save(nextBattleFrom(begun, state, *rules, dialog->returned()), *rules, leftOut);
            case CarryOnDialog::Way::ArmyList:
                if (const std::optional<Scenario> list = chooseArmyList(begun, *rules)) {
                    CarriedLosses made = carryLosses(*list, begun, state, *rules, dialog->returned());
                    if (made.missing > 0)
                        made.list.leftOut.push_back(
                            tr("%n unit(s) not in the list", nullptr, static_cast<int>(made.missing)).toStdString());
                    save(made.list, *rules, leftOut);
                }
            }
        });
    dialog->open();
}

std::optional<Scenario> EditorLauncher::chooseArmyList(const Scenario& begun, const Ruleset& ruleset)
{
    const QString file = askOpenFile(&m_window, tr("Army list of the campaign"),
                                     battlesFolder() + u'/' + toQt(begun.armyList), scenarioFilter());
    if (file.isEmpty()) return std::nullopt;
    const auto refuse = [this](const QString& fault) {
        showMessage(&m_window, {QStringLiteral("armyListFault"), tr("The army list can't be used"), fault});
        return std::nullopt;
    };
    const Result<std::string> text = readJsonFile(file.toStdString(), *spokenTexts());
    if (!text) return refuse(toQt(text.error()));
    LoadedScenario loaded = loadScenario(file.toStdString(), *text, ruleset);
    if (!loaded.usable()) return refuse(toQt(loaded.diagnostics.front().text(*spokenTexts())));
    return std::move(loaded.scenario);
}

void EditorLauncher::save(const ScenarioFromState& made, const Ruleset& ruleset, const QString& leftOut)
{
    const QString file = askSaveFile(&m_window,
                                     {tr("Save the battle as a scenario"),
                                      battlesFolder() + u'/' + toQt(made.scenario.id) + scenarioEnding,
                                      scenarioFilter(),
                                      {scenarioEnding}});
    if (file.isEmpty()) return;
    const QString fault = writeWhole(file, QByteArray::fromStdString(scenarioToJson(made.scenario, ruleset)));
    QStringList left;
    for (const std::string& each : made.leftOut) left << toQt(each);
    const QString text = !fault.isEmpty() ? fault
        : left.isEmpty()                  ? tr("Saved as %1.").arg(file)
                                          : leftOut.arg(file, left.join(QStringLiteral(", ")));
    showMessage(&m_window,
                {QStringLiteral("savedAsScenario"), tr("Battle as a scenario"), text,
                 fault.isEmpty() ? QMessageBox::Information : QMessageBox::Warning});
}

}  // namespace drumhead::app
