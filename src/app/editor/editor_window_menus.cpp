// The menus of the scenario editor, and the files that they read and write.
#include "app/editor/armies/army_page.hpp"
#include "app/editor/csv/csv_dialog.hpp"
#include "app/editor/editor_window.hpp"
#include "app/editor/notes_page.hpp"
#include "app/editor/reinforcement_page.hpp"
#include "app/shared/text.hpp"
#include "app/sheets/sheets_dialog.hpp"

#include <QFileDialog>
#include <QFileInfo>
#include <QListWidget>
#include <QMenuBar>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTabWidget>
#include <QTreeView>

namespace drumhead::app {

namespace {

QString suggestedFile(const Scenario& scenario, const QString& ending)
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + u'/'
        + (scenario.id.empty() ? QStringLiteral("battle") : toQt(scenario.id)) + ending;
}

}  // namespace

QAction* EditorWindow::add(QMenu* menu, const QString& text, const QKeySequence& key, std::function<void()> action)
{
    QAction* made = menu->addAction(text);
    made->setShortcut(key);
    connect(made, &QAction::triggered, this, std::move(action));
    return made;
}

void EditorWindow::makeMenus()
{
    makeFileMenu();
    makeEditMenu();
    QMenu* go = menuBar()->addMenu(tr("&Go to"));
    for (int i = 0; i < m_tabs->count(); ++i) {
        add(go, m_tabs->tabText(i), QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)), [this, i] {
            m_tabs->setCurrentIndex(i);
            if (i == 0) m_armies->view()->setFocus();
            else if (QWidget* first = m_tabs->currentWidget()->nextInFocusChain()) first->setFocus(Qt::TabFocusReason);
        });
    }
    add(go, tr("&Problems"), QKeySequence(Qt::CTRL | Qt::Key_J), [this] {
        m_problems->setFocus();
        if (m_problems->currentRow() < 0) m_problems->setCurrentRow(0);
    });
}

void EditorWindow::makeFileMenu()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    add(file, tr("&Save"), QKeySequence::Save, [this] { save(); });
    add(file, tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), [this] { saveAs(); });
    file->addSeparator();
    add(file, tr("&Take an order of battle from a spreadsheet…"), QKeySequence(Qt::CTRL | Qt::Key_I),
        [this] { importCsv(); });
    add(file, tr("&Export the order of battle as a spreadsheet…"), QKeySequence(Qt::CTRL | Qt::Key_E),
        [this] { exportCsv(); });
    file->addSeparator();
    add(file, tr("S&heets…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), [this] { showSheets(); });
    add(file, tr("&Begin battle from it"), QKeySequence(Qt::CTRL | Qt::Key_B), [this] { begin(); });
    file->addSeparator();
    add(file, tr("&Close"), QKeySequence(Qt::CTRL | Qt::Key_W), [this] { close(); });
}

void EditorWindow::makeEditMenu()
{
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = m_document->undoStack()->createUndoAction(this, tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = m_document->undoStack()->createRedoAction(this, tr("&Redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    edit->addActions({undo, redo});
    edit->addSeparator();
    m_insert = add(edit, tr("Add u&nit"), QKeySequence(Qt::Key_Insert), [this] { insertHere(); });
    addArmyActions(edit);
    edit->addSeparator();
    addListActions(edit);
    edit->addSeparator();
    addArmyAction(edit, tr("Back to the &tree"), QKeySequence(Qt::CTRL | Qt::Key_T),
                  [](ArmyPage& at) { at.view()->setFocus(); });
    connect(m_tabs, &QTabWidget::currentChanged, this, &EditorWindow::fitActions);
    fitActions();
}

/// What is done to the armies alone.
QAction* EditorWindow::addArmyAction(QMenu* menu, const QString& text, const QKeySequence& key,
                                     std::function<void(ArmyPage&)> action)
{
    m_armyActions << add(menu, text, key, [this, action = std::move(action)] { action(*m_armies); });
    return m_armyActions.last();
}

void EditorWindow::addArmyActions(QMenu* edit)
{
    addArmyAction(edit, tr("Add &group"), QKeySequence(Qt::CTRL | Qt::Key_G),
                  [](ArmyPage& at) { at.add(EntityKind::Group); });
    addArmyAction(edit, tr("Add &leader"), QKeySequence(Qt::CTRL | Qt::Key_L),
                  [](ArmyPage& at) { at.add(EntityKind::Leader); });
    addArmyAction(edit, tr("Add &side"), {}, [](ArmyPage& at) { at.add(EntityKind::Side); });
    addArmyAction(edit, tr("Add rein&forcement"), QKeySequence(Qt::CTRL | Qt::Key_R),
                  [](ArmyPage& at) { at.addReinforcement(); });
    edit->addSeparator();
    addArmyAction(edit, tr("&Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D), [](ArmyPage& at) { at.duplicate(); });
    addArmyAction(edit, tr("&Move elsewhere…"), QKeySequence(Qt::CTRL | Qt::Key_M),
                  [](ArmyPage& at) { at.moveElsewhere(); });
}

/// The same keys in the armies, and in the lists of terrain, objectives and reinforcements. Delete belongs to the lists
/// alone: in a field it takes out what stands there.
void EditorWindow::addListActions(QMenu* edit)
{
    m_remove = add(edit, tr("&Remove"), QKeySequence::Delete, [this] { removeHere(); });
    m_remove->setShortcutContext(Qt::WidgetShortcut);
    for (QAbstractItemView* const list : std::initializer_list<QAbstractItemView*>{
             m_armies->view(), m_terrain->list(), m_objectives->list(), m_reinforcements->list()})
        list->addAction(m_remove);
    m_shifts = {add(edit, tr("Move u&p"), QKeySequence(Qt::ALT | Qt::Key_Up), [this] { shiftHere(-1); }),
                add(edit, tr("Move d&own"), QKeySequence(Qt::ALT | Qt::Key_Down), [this] { shiftHere(1); })};
}

NotesPage* EditorWindow::notesHere() const { return qobject_cast<NotesPage*>(m_tabs->currentWidget()); }

void EditorWindow::fitActions()
{
    const bool armies = m_tabs->currentWidget() == m_armies, coming = m_tabs->currentWidget() == m_reinforcements;
    for (QAction* const each : m_armyActions) each->setEnabled(armies);
    for (QAction* const each : m_shifts) each->setEnabled(armies || notesHere());
    for (QAction* const each : {m_insert, m_remove}) each->setEnabled(armies || coming || notesHere());
    m_insert->setText(notesHere() == m_terrain          ? tr("Add &terrain")
                          : notesHere() == m_objectives ? tr("Add an &objective")
                          : coming                      ? tr("Add a &reinforcement")
                                                        : tr("Add u&nit"));
}

void EditorWindow::insertHere()
{
    if (m_tabs->currentWidget() == m_armies) m_armies->add(EntityKind::Unit);
    else if (notesHere()) notesHere()->add();
    else m_reinforcements->add();
}

void EditorWindow::removeHere()
{
    if (m_tabs->currentWidget() == m_armies) m_armies->remove();
    else if (notesHere()) notesHere()->remove();
    else m_reinforcements->remove();
}

void EditorWindow::shiftHere(int by)
{
    if (notesHere()) notesHere()->shift(by);
    else m_armies->shift(by);
}

bool EditorWindow::save()
{
    if (m_document->file().isEmpty()) return saveAs();
    const QString fault = m_document->save(m_document->file());
    tell(fault);
    if (!fault.isEmpty()) return false;
    statusBar()->showMessage(tr("Saved as %1.").arg(m_document->file()));
    return true;
}

bool EditorWindow::saveAs()
{
    QString file = QFileDialog::getSaveFileName(
        this, tr("Save the scenario"),
        m_document->file().isEmpty() ? suggestedFile(m_document->scenario(), QStringLiteral(".scenario.json"))
                                     : m_document->file(),
        tr("Scenarios (*.scenario.json)"));
    if (file.isEmpty()) return false;
    if (!file.endsWith(QStringLiteral(".scenario.json"))) file += QStringLiteral(".scenario.json");
    const QString fault = m_document->save(file);
    tell(fault);
    refresh();
    return fault.isEmpty();
}

void EditorWindow::importCsv()
{
    auto* dialog = new CsvDialog(*m_document, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_document->change(tr("Order of battle from a spreadsheet"), {},
                           [&](Scenario& next) { next = dialog->scenario(); });
    });
    dialog->open();
}

/// Spreadsheets that are set to another language take a semicolon; all of them know the mark of UTF-8.
void EditorWindow::exportCsv()
{
    QString file = QFileDialog::getSaveFileName(this, tr("Export the order of battle"),
                                                suggestedFile(m_document->scenario(), QStringLiteral(".csv")),
                                                tr("Spreadsheets as text (*.csv);;Between tabs (*.tsv)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".csv");
    const char separator = file.endsWith(QStringLiteral(".tsv")) ? '\t'
        : QLocale().decimalPoint() == QStringLiteral(",")        ? ';'
                                                                 : ',';
    const QString fault = writeWhole(
        file,
        "\xEF\xBB\xBF"
            + QByteArray::fromStdString(armyListToCsv(m_document->scenario(), m_document->ruleset(), separator)));
    tell(fault);
    if (fault.isEmpty()) statusBar()->showMessage(tr("Exported as %1.").arg(file));
}

/// What an evening needs on paper, before any battle is begun.
void EditorWindow::showSheets()
{
    m_document->checkNow();
    if (!m_document->problems().empty())
        return tell(tr("No sheets can be made of it yet: mend the problems below first."));
    tell({});
    const Scenario& scenario = m_document->scenario();
    const Ruleset& ruleset = m_document->ruleset();
    SheetsDialog dialog(
        {{tr("Scenario"), SheetKind::Scenario, [&] { return scenarioSheet(scenario, ruleset); }},
         {tr("Rosters"), SheetKind::Roster, [&] { return rosterSheet(scenario, ruleset); }},
         {tr("Labels"), SheetKind::Labels, [&] { return labelSheet(scenario, ruleset); }},
         {tr("Quick reference"), SheetKind::QuickReference, [&] { return quickReference(ruleset, scenario.rulings); }}},
        toQt(scenario.title), this);
    dialog.exec();  // nothing changes meanwhile
}

void EditorWindow::begin()
{
    m_document->checkNow();
    if (!m_document->problems().empty())
        return tell(tr("No battle can begin from it yet: mend the problems below first."));
    if ((m_document->isModified() || m_document->file().isEmpty()) && !save()) return;
    Q_EMIT battleWanted(m_document->file());
}

}  // namespace drumhead::app
