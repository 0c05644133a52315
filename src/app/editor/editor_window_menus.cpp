// The menus of the scenario editor, and the files that they read and write.
#include "app/editor/army_page.hpp"
#include "app/editor/csv_dialog.hpp"
#include "app/editor/editor_window.hpp"
#include "app/text.hpp"

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
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + u'/' + (scenario.id.empty() ? QStringLiteral("battle") : toQt(scenario.id)) + ending;
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
    add(file, tr("&Take an order of battle from a spreadsheet…"), QKeySequence(Qt::CTRL | Qt::Key_I), [this] { importCsv(); });
    add(file, tr("&Export the order of battle as a spreadsheet…"), QKeySequence(Qt::CTRL | Qt::Key_E), [this] { exportCsv(); });
    file->addSeparator();
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
    const auto on = [this, edit](const QString& text, const QKeySequence& key, auto action) {
        add(edit, text, key, [this, action] {
            if (m_tabs->currentWidget() == m_armies) action(*m_armies);
        });
    };
    on(tr("Add u&nit"), QKeySequence(Qt::Key_Insert), [](ArmyPage& at) { at.add(EntityKind::Unit); });
    on(tr("Add &group"), QKeySequence(Qt::CTRL | Qt::Key_G), [](ArmyPage& at) { at.add(EntityKind::Group); });
    on(tr("Add &leader"), QKeySequence(Qt::CTRL | Qt::Key_L), [](ArmyPage& at) { at.add(EntityKind::Leader); });
    on(tr("Add &side"), {}, [](ArmyPage& at) { at.add(EntityKind::Side); });
    on(tr("Add rein&forcement"), QKeySequence(Qt::CTRL | Qt::Key_R), [](ArmyPage& at) { at.addReinforcement(); });
    edit->addSeparator();
    on(tr("&Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D), [](ArmyPage& at) { at.duplicate(); });
    on(tr("&Remove"), QKeySequence::Delete, [](ArmyPage& at) { at.remove(); });
    on(tr("Move u&p"), QKeySequence(Qt::ALT | Qt::Key_Up), [](ArmyPage& at) { at.shift(-1); });
    on(tr("Move d&own"), QKeySequence(Qt::ALT | Qt::Key_Down), [](ArmyPage& at) { at.shift(1); });
    edit->addSeparator();
    on(tr("Back to the &tree"), QKeySequence(Qt::CTRL | Qt::Key_T), [](ArmyPage& at) { at.view()->setFocus(); });
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
    QString file = QFileDialog::getSaveFileName(this, tr("Save the scenario"), m_document->file().isEmpty() ? suggestedFile(m_document->scenario(), QStringLiteral(".scenario.json")) : m_document->file(), tr("Scenarios (*.scenario.json)"));
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
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_document->change(tr("Order of battle from a spreadsheet"), {}, [&](Scenario& next) { next = dialog->scenario(); }); });
    dialog->open();
}

/// Spreadsheets that are set to another language take a semicolon; all of them know the mark of UTF-8.
void EditorWindow::exportCsv()
{
    QString file = QFileDialog::getSaveFileName(this, tr("Export the order of battle"), suggestedFile(m_document->scenario(), QStringLiteral(".csv")), tr("Spreadsheets as text (*.csv);;Between tabs (*.tsv)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".csv");
    const char separator = file.endsWith(QStringLiteral(".tsv")) ? '\t' : QLocale().decimalPoint() == QStringLiteral(",") ? ';' : ',';
    const QString fault = writeWhole(file, "\xEF\xBB\xBF" + QByteArray::fromStdString(armyListToCsv(m_document->scenario(), m_document->ruleset(), separator)));
    tell(fault);
    if (fault.isEmpty()) statusBar()->showMessage(tr("Exported as %1.").arg(file));
}

void EditorWindow::begin()
{
    m_document->checkNow();
    if (!m_document->problems().empty()) return tell(tr("No battle can begin from it yet: mend the problems below first."));
    if ((m_document->isModified() || m_document->file().isEmpty()) && !save()) return;
    Q_EMIT battleWanted(m_document->file());
}

}  // namespace drumhead::app
