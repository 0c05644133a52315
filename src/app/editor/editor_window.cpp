#include "app/editor/editor_window.hpp"

#include "app/editor/armies/army_page.hpp"
#include "app/editor/balance_page.hpp"
#include "app/editor/battle_tab.hpp"
#include "app/editor/fields/markdown_edit.hpp"
#include "app/editor/notes_page.hpp"
#include "app/editor/reinforcement_page.hpp"
#include "app/shared/text.hpp"
#include "app/shared/widgets/kept_splitter.hpp"
#include "app/shared/widgets/plain_label.hpp"
#include "app/shared/widgets/sizes.hpp"

#include <QCloseEvent>
#include <QFileInfo>
#include <QListWidget>
#include <QMessageBox>
#include <QStatusBar>
#include <QTabWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace drumhead::app {

EditorWindow::EditorWindow(std::unique_ptr<ScenarioDocument> document, QWidget* parent)
    : QMainWindow(parent), m_document(std::move(document)), m_tabs(new QTabWidget(this)),
      m_problems(new QListWidget(this)), m_told(new QLabel(this))
{
    setObjectName(QStringLiteral("editorWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(roomFor(*this, 150, 46));
    m_problems->setObjectName(QStringLiteral("editorProblems"));
    m_problems->setAccessibleName(tr("Problems of the scenario"));
    m_problems->setWordWrap(true);
    m_told->setObjectName(QStringLiteral("editorTold"));
    makePlain(*m_told);
    m_told->hide();
    makeCentre();
    makeTabs();
    makeMenus();
    connect(m_problems, &QListWidget::itemActivated, this, &EditorWindow::jump);
    connect(m_document.get(), &ScenarioDocument::problemsChanged, this, &EditorWindow::showProblems);
    connect(m_document.get(), &ScenarioDocument::changed, this, &EditorWindow::refresh);
    connect(m_document->undoStack(), &QUndoStack::cleanChanged, this, &EditorWindow::refresh);
    qApp->installEventFilter(this);
    refresh();
    m_document->checkNow();
    m_armies->view()->setFocus();
}

void EditorWindow::makeCentre()
{
    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    auto* split = new KeptSplitter(Qt::Vertical, centre);
    split->addWidget(m_tabs);
    split->addWidget(m_problems);
    split->setStretchFactor(0, 5);
    split->setStretchFactor(1, 1);
    split->share(QStringLiteral("editor.faults"), {});
    layout->addWidget(m_told);
    layout->addWidget(split, 1);
    setCentralWidget(centre);
}

/// The pages look into the document, so they go first.
EditorWindow::~EditorWindow()
{
    disconnect(m_document.get(), nullptr, this, nullptr);
    disconnect(m_document->undoStack(), nullptr, this, nullptr);
    delete takeCentralWidget();
}

void EditorWindow::makeTabs()
{
    m_tabs->setObjectName(QStringLiteral("editorTabs"));
    m_armies = new ArmyPage(*m_document, m_tabs);
    m_battle = new BattleTab(*m_document, m_tabs);
    m_terrain = new NotesPage(*m_document, NotesPage::What::Terrain, m_tabs);
    m_objectives = new NotesPage(*m_document, NotesPage::What::Objectives, m_tabs);
    m_reinforcements = new ReinforcementPage(*m_document, m_tabs);
    m_rules = new MarkdownEdit(tr("Special rules of the battle"), QStringLiteral("specialRules"), m_tabs);
    m_tabs->addTab(m_armies, tr("Armies"));
    m_tabs->addTab(m_battle, tr("Battle"));
    m_tabs->addTab(m_terrain, tr("Terrain"));
    m_tabs->addTab(m_objectives, tr("Objectives"));
    m_tabs->addTab(m_reinforcements, tr("Reinforcements"));
    m_tabs->addTab(m_rules, tr("Special rules"));
    m_tabs->addTab(new BalancePage(*m_document, m_tabs), tr("Balance"));
    connect(m_armies, &ArmyPage::reinforcementWanted, this, [this](int reinforcement) {
        showPart({ScenarioSpot::Part::Reinforcement, reinforcement, {}});
    });
    connect(m_rules, &MarkdownEdit::edited, this, [this] {
        m_document->change(tr("Special rules"), QStringLiteral("special-rules"),
                           [&](Scenario& next) { next.specialRules = m_rules->text().toStdString(); });
    });
}

void EditorWindow::refresh()
{
    const Scenario& scenario = m_document->scenario();
    const QString title = scenario.title.empty() ? tr("Scenario without a title") : toQt(scenario.title);
    setWindowTitle(tr("%1[*] – %2 – scenario editor")
                       .arg(QString(title).replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")),
                            toQt(m_document->ruleset().title)));
    setWindowModified(m_document->isModified());
    m_rules->setText(toQt(scenario.specialRules));
}

void EditorWindow::tell(const QString& text)
{
    m_told->setText(text);
    m_told->setVisible(!text.isEmpty());
}

QString EditorWindow::nameOf(const ScenarioSpot& spot) const
{
    const auto entities = m_document->scenario().entities.size();
    switch (spot.part) {
    case ScenarioSpot::Part::Entity:
        return static_cast<std::size_t>(spot.index) < entities
            ? toQt(m_document->scenario().entities[static_cast<std::size_t>(spot.index)].name)
            : QString();
    case ScenarioSpot::Part::Terrain: return tr("terrain %1").arg(spot.index + 1);
    case ScenarioSpot::Part::Objective: return tr("objective %1").arg(spot.index + 1);
    case ScenarioSpot::Part::Reinforcement: return tr("reinforcement %1").arg(spot.index + 1);
    case ScenarioSpot::Part::Scenario: break;
    }
    return tr("battle");
}

void EditorWindow::showProblems()
{
    constexpr std::size_t most = 500;
    const auto& problems = m_document->problems();
    m_problems->clear();
    for (std::size_t i = 0; i < std::min(most, problems.size()); ++i) {
        const QString name = nameOf(problems[i].spot), message = toQt(problems[i].message);
        m_problems->addItem(problems[i].namesEntity ? message : tr("%1: %2").arg(name, message));
    }
    m_problems->setVisible(!problems.empty());
    statusBar()->showMessage(problems.empty() ? tr("No problems: a battle can begin from it.")
                                 : problems.size() == 1
                                 ? tr("One problem; Ctrl+J goes there.")
                                 : tr("%1 problems; Ctrl+J goes to the list.").arg(problems.size()));
}

void EditorWindow::jump()
{
    const int row = m_problems->currentRow();
    if (row >= 0 && row < static_cast<int>(m_document->problems().size()))
        showPart(m_document->problems()[static_cast<std::size_t>(row)].spot);
}

void EditorWindow::showPart(const ScenarioSpot& spot)
{
    switch (spot.part) {
    case ScenarioSpot::Part::Entity:
        m_tabs->setCurrentWidget(m_armies);
        if (spot.index < static_cast<int>(m_document->scenario().entities.size()))
            m_armies->show(spot.index, toQt(spot.key));
        return;
    case ScenarioSpot::Part::Terrain: m_tabs->setCurrentWidget(m_terrain); return m_terrain->show(spot.index);
    case ScenarioSpot::Part::Objective: m_tabs->setCurrentWidget(m_objectives); return m_objectives->show(spot.index);
    case ScenarioSpot::Part::Reinforcement:
        m_tabs->setCurrentWidget(m_reinforcements);
        return m_reinforcements->show(spot.index);
    case ScenarioSpot::Part::Scenario: break;
    }
    if (spot.key == "special-rules") {
        m_tabs->setCurrentWidget(m_rules);
        return m_rules->setFocus();
    }
    m_tabs->setCurrentWidget(m_battle);
    m_battle->focusKey(toQt(spot.key));
}

/// Undo is that of the scenario, also while a field has the focus that would undo its own typing alone.
bool EditorWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride) return QMainWindow::eventFilter(watched, event);
    const auto* widget = qobject_cast<QWidget*>(watched);
    auto* key = static_cast<QKeyEvent*>(event);
    if (!widget || widget->window() != this || !(key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)))
        return QMainWindow::eventFilter(watched, event);
    event->ignore();
    return true;
}

void EditorWindow::closeEvent(QCloseEvent* event)
{
    if (!m_document->isModified()) return event->accept();
    QMessageBox box(QMessageBox::Question, tr("Scenario not saved"),
                    tr("“%1” has changes that are not saved.").arg(toQt(m_document->scenario().title)),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("editorUnsaved"));
    box.setTextFormat(Qt::PlainText);
    const int answer = box.exec();
    event->setAccepted(answer == QMessageBox::Discard || (answer == QMessageBox::Save && save()));
}

}  // namespace drumhead::app
