#include "app/editor/editor_window.hpp"

#include "app/editor/armies/army_page.hpp"
#include "app/editor/balance/balance_page.hpp"
#include "app/editor/battle_tab.hpp"
#include "app/editor/editor_files.hpp"
#include "app/editor/fields/markdown_edit.hpp"
#include "app/editor/map/map_canvas.hpp"
#include "app/editor/map/map_page.hpp"
#include "app/editor/notes_page.hpp"
#include "app/editor/reinforcement_page.hpp"
#include "app/shared/layout/kept_geometry.hpp"
#include "app/shared/layout/kept_splitter.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/palette/command_palette.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/dialogs/message_box.hpp"
#include "app/shared/widgets/manual_place.hpp"
#include "app/shared/widgets/passing_message.hpp"
#include "app/shared/widgets/text/plain_label.hpp"

#include <QCloseEvent>
#include <QListWidget>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace drumhead::app {

EditorWindow::EditorWindow(OpenedScenario opened, QWidget* parent)
    : QMainWindow(parent), m_document(std::move(opened.document)),
      m_recovery(std::make_unique<ScenarioRecovery>(*m_document, opened.copy)),
      m_actions(*m_document->undoStack(), this), m_files(new EditorFiles(*m_document, *this)),
      m_tabs(new QTabWidget(this)), m_problems(new QListWidget(this)), m_told(new PlainLabel(this)),
      m_passing(new PassingMessage(*m_told))
{
    setObjectName(QStringLiteral("editorWindow"));
    setManualPlace(*this, ManualPlace::Editor);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(roomFor(*this, 184, 46));
    new KeptGeometry(*this, QStringLiteral("editor"));
    m_problems->setObjectName(QStringLiteral("editorProblems"));
    m_problems->setAccessibleName(tr("Problems of the scenario"));
    m_problems->setWordWrap(true);
    m_problems->setMinimumHeight(fontMetrics().lineSpacing() + 8);
    m_told->setObjectName(QStringLiteral("editorTold"));
    m_told->hide();
    makeCentre();
    makeTabs();
    makeMenus();
    connectActions();
    connect(m_files, &EditorFiles::told, this, &EditorWindow::tell);
    connect(m_files, &EditorFiles::done, this, [this](const QString& text) { statusBar()->showMessage(text); });
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
    m_tabs->tabBar()->setAccessibleName(tr("Parts of the scenario"));
    m_tabs->setDocumentMode(true);  // no pane: the pages frame their own parts
    m_armies = new ArmyPage(*m_document, m_tabs);
    m_battle = new BattleTab(*m_document, m_tabs);
    m_terrain = new NotesPage(*m_document, NotesPage::What::Terrain, m_tabs);
    m_map = new MapPage(*m_document, m_tabs);
    m_objectives = new NotesPage(*m_document, NotesPage::What::Objectives, m_tabs);
    m_reinforcements = new ReinforcementPage(*m_document, m_tabs);
    m_rules = new MarkdownEdit(tr("Special rules of the battle"), QStringLiteral("specialRules"), m_tabs);
    m_tabs->addTab(m_armies, tr("Armies"));
    m_tabs->addTab(m_battle, tr("Battle"));
    m_tabs->addTab(m_terrain, tr("Terrain"));
    m_tabs->addTab(m_map, tr("Map"));
    m_tabs->addTab(m_objectives, tr("Objectives"));
    m_tabs->addTab(m_reinforcements, tr("Reinforcements"));
    m_tabs->addTab(m_rules, tr("Special rules"));
    auto* balance = new BalancePage(*m_document, m_tabs);
    m_tabs->addTab(balance, tr("Balance"));
    connect(balance, &BalancePage::caseWanted, this,
            [this](const CaseRecord& record) { Q_EMIT caseWanted(toQt(m_document->ruleset().id), record); });
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

void EditorWindow::tell(const QString& text) { m_passing->show(text); }

QString EditorWindow::nameOf(const ScenarioSpot& spot) const
{
    const auto entities = m_document->scenario().entities.size();
    switch (spot.part) {
    case ScenarioSpot::Part::Entity:
        return static_cast<std::size_t>(spot.index) < entities
            ? toQt(m_document->scenario().entities[static_cast<std::size_t>(spot.index)].name)
            : QString();
    case ScenarioSpot::Part::Terrain: return tr("terrain %1").arg(spot.index + 1);
    case ScenarioSpot::Part::Map: return tr("map");
    case ScenarioSpot::Part::Objective: return tr("objective %1").arg(spot.index + 1);
    case ScenarioSpot::Part::Reinforcement: return tr("reinforcement %1").arg(spot.index + 1);
    case ScenarioSpot::Part::Scenario: break;
    }
    return tr("battle");
}

/// Faults first, then what a battle still needs.
void EditorWindow::showProblems()
{
    constexpr std::size_t most = 500;
    const auto& faults = m_document->problems();
    m_shown = faults;
    if (m_shown.size() > most) m_shown.resize(most);
    for (ScenarioProblem& each : missingParts(m_document->scenario(), *spokenTexts()))
        m_shown.push_back(std::move(each));
    m_problems->clear();
    for (const ScenarioProblem& each : m_shown) {
        const QString message = toQt(each.message);
        m_problems->addItem(each.namesEntity ? message : tr("%1: %2").arg(nameOf(each.spot), message));
    }
    m_problems->setVisible(!m_shown.empty());
    const QString key = EditorActions::keyText(EditorAction::Problems);
    statusBar()->showMessage(
        m_shown.empty()      ? tr("No problems: a battle can start from it.")
            : faults.empty() ? tr("Not ready yet; %1 goes to what is missing.").arg(key)
                             : tr("%n problem(s); %1 goes there.", nullptr, static_cast<int>(faults.size())).arg(key));
}

void EditorWindow::jump()
{
    const int row = m_problems->currentRow();
    if (row >= 0 && row < static_cast<int>(m_shown.size())) showPart(m_shown[static_cast<std::size_t>(row)].spot);
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
    case ScenarioSpot::Part::Map: m_tabs->setCurrentWidget(m_map); return m_map->show(spot.index, toQt(spot.key));
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
    const MessageAnswer answer =
        askMessage(this,
                   {QStringLiteral("editorUnsaved"), tr("Scenario not saved"),
                    tr("“%1” has unsaved changes.").arg(toQt(m_document->scenario().title)), QMessageBox::Question,
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel});
    event->setAccepted(answer == MessageAnswer::Discard || (answer == MessageAnswer::Save && m_files->save()));
}

void EditorWindow::makeMenus()
{
    using A = EditorAction;
    const auto add = [this](QMenu* menu, std::initializer_list<A> actions) {
        if (!menu->isEmpty()) menu->addSeparator();
        for (const A each : actions) menu->addAction(m_actions[each]);
    };
    QMenu* file = menuBar()->addMenu(tr("&File"));
    add(file, {A::Save, A::SaveAs});
    add(file, {A::ImportCsv, A::ExportCsv});
    add(file, {A::Sheets, A::BeginBattle});
    add(file, {A::Close});
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    add(edit, {A::Undo, A::Redo});
    add(edit, {A::Insert, A::AddGroup, A::AddLeader, A::AddSide, A::AddReinforcement});
    add(edit, {A::Duplicate, A::MoveElsewhere});
    add(edit, {A::Remove, A::MoveUp, A::MoveDown});
    add(edit, {A::BackToTree});
    QMenu* go = menuBar()->addMenu(tr("&Go to"));
    add(go,
        {A::Armies, A::Battle, A::Terrain, A::Map, A::Objectives, A::Reinforcements, A::SpecialRules, A::Balance,
         A::Problems});
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    add(help, {A::Palette, A::Manual});
}

void EditorWindow::connectActions()
{
    using A = EditorAction;
    m_actions.on(A::Save, m_files, &EditorFiles::save);
    m_actions.on(A::Manual, this, &EditorWindow::manualWanted);
    m_actions.on(A::Palette, this, [this] {
        auto* dialog = new CommandPalette(menuCommands(*menuBar()), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    m_actions.on(A::SaveAs, m_files, &EditorFiles::saveAs);
    m_actions.on(A::ImportCsv, m_files, &EditorFiles::importCsv);
    m_actions.on(A::ExportCsv, m_files, &EditorFiles::exportCsv);
    m_actions.on(A::Sheets, m_files, &EditorFiles::showSheets);
    m_actions.on(A::BeginBattle, this, &EditorWindow::begin);
    m_actions.on(A::Close, this, &EditorWindow::close);
    m_actions.on(A::Insert, this, [this] { listHere()->add(); });
    m_actions.on(A::AddGroup, this, [this] { m_armies->add(EntityKind::Group); });
    m_actions.on(A::AddLeader, this, [this] { m_armies->add(EntityKind::Leader); });
    m_actions.on(A::AddSide, this, [this] { m_armies->add(EntityKind::Side); });
    m_actions.on(A::AddReinforcement, this, [this] { m_armies->addReinforcement(); });
    m_actions.on(A::Duplicate, this, [this] { listHere()->duplicate(); });
    m_actions.on(A::MoveElsewhere, this, [this] { m_armies->moveElsewhere(); });
    m_actions.on(A::Remove, this, [this] { listHere()->remove(); });
    m_actions.on(A::MoveUp, this, [this] { listHere()->shift(-1); });
    m_actions.on(A::MoveDown, this, [this] { listHere()->shift(1); });
    m_actions.on(A::BackToTree, this, [this] { m_armies->view()->setFocus(); });
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        m_actions.on(static_cast<A>(static_cast<int>(A::Armies) + tab), this, [this, tab] { goToTab(tab); });
    m_actions.on(A::Problems, this, [this] {
        m_problems->setFocus();
        if (m_problems->currentRow() < 0) m_problems->setCurrentRow(0);
    });
    shareRemove();
    connect(m_tabs, &QTabWidget::currentChanged, this, &EditorWindow::fitActions);
    fitActions();
}

/// The key of Remove belongs to the lists alone: in a field it deletes text.
void EditorWindow::shareRemove()
{
    QAction* remove = m_actions[EditorAction::Remove];
    remove->setShortcutContext(Qt::WidgetShortcut);
    for (const ListPage* const page : m_tabs->findChildren<ListPage*>()) {
        for (QWidget* const place : page->places()) place->addAction(remove);
    }
    using A = EditorAction;
    for (const A each : {A::Duplicate, A::MoveUp, A::MoveDown}) m_map->canvas()->addAction(m_actions[each]);
}

void EditorWindow::goToTab(int tab)
{
    m_tabs->setCurrentIndex(tab);
    if (tab == 0) m_armies->view()->setFocus();
    else if (m_tabs->currentWidget() == m_map) m_map->canvas()->setFocus(Qt::TabFocusReason);
    else if (QWidget* first = m_tabs->currentWidget()->nextInFocusChain()) first->setFocus(Qt::TabFocusReason);
}

ListPage* EditorWindow::listHere() const { return qobject_cast<ListPage*>(m_tabs->currentWidget()); }

void EditorWindow::fitActions()
{
    const QWidget* here = m_tabs->currentWidget();
    m_actions.fit(here == m_armies               ? EditorActions::Tab::Armies
                      : here == m_terrain        ? EditorActions::Tab::Terrain
                      : here == m_map            ? EditorActions::Tab::Map
                      : here == m_objectives     ? EditorActions::Tab::Objectives
                      : here == m_reinforcements ? EditorActions::Tab::Reinforcements
                                                 : EditorActions::Tab::Other);
}

void EditorWindow::begin()
{
    m_document->checkNow();
    if (!m_document->problems().empty())
        return tell(tr("No battle can start from it yet: fix the problems below first."));
    const auto& entities = m_document->scenario().entities;
    if (std::none_of(entities.begin(), entities.end(), [](const auto& each) { return each.kind == EntityKind::Unit; }))
        return tell(tr("No battle can start from it yet: no side has any units. Add them under Armies."));
    if ((m_document->isModified() || m_document->file().isEmpty()) && !m_files->save()) return;
    Q_EMIT battleWanted(m_document->file());
}

}  // namespace drumhead::app
