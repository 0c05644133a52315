#include "app/shell/main_window.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/battle_dialogs.hpp"
#include "app/battle/battle_page.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle/session/battle_opening.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/dice/dice_bar.hpp"
#include "app/combat/modifiers/modifier_panel.hpp"
#include "app/combat/verdict/arithmetic_panel.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/odds/odds_panel.hpp"
#include "app/odds/odds_side_panel.hpp"
#include "app/shared/layout/kept_geometry.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/shared/widgets/manual_place.hpp"
#include "app/shared/widgets/status_line.hpp"
#include "app/sheets/sheet_reader.hpp"
#include "app/shell/across/across_dialog.hpp"
#include "app/shell/battles/battle_files.hpp"
#include "app/shell/battles/battle_sheets.hpp"
#include "app/shell/browser/rule_browser.hpp"
#include "app/shell/combat/combat_panel.hpp"
#include "app/shell/desktop/file_drop.hpp"
#include "app/shell/desktop/table_copy.hpp"
#include "app/shell/editor_launcher.hpp"
#include "app/shell/help/help_menu.hpp"
#include "app/shell/menus/main_menus.hpp"
#include "app/shell/menus/tool_strip.hpp"
#include "app/shell/start/start_offers.hpp"
#include "app/shell/start/start_page.hpp"
#include "app/shell/view/view_menu.hpp"
#include "app/shell/window_commands.hpp"
#include "app/shell/wrapped_dialogs.hpp"

#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QTreeView>

namespace drumhead::app {

namespace {

QString shownKey() { return QStringLiteral("session/shown"); }

QString combatShown() { return QStringLiteral("combat"); }

QString editorsKey() { return QStringLiteral("session/editors"); }

}  // namespace

MainWindow::MainWindow(Appearance& appearance, const LaunchOptions& options, QWidget* parent)
    : QMainWindow(parent), m_actions(this), m_modes(new QStackedWidget(this)),
      m_combat(new CombatPanel(m_actions, m_modes)), m_start(new StartPage(m_actions, m_modes)),
      m_battles(new BattleFiles(
          m_actions, [this] { return m_combat->rulesetFolders(); }, *this)),
      m_editors(new EditorLauncher(m_actions, *m_combat, *this)),
      m_help(new HelpMenu(
          m_actions, [this] { return activeRules(); }, *this)),
      m_view(new ViewMenu(appearance, m_actions, *this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(QStringLiteral("Drumhead"));
    m_modes->addWidget(m_combat);
    m_modes->addWidget(m_start);
    setCentralWidget(m_modes);
    statusBar()->setSizeGripEnabled(false);
    new ToolStrip(m_actions, *this);
    MainMenus(*menuBar(), m_actions)
        .make({.battle = [this](const QString& recent) { openFile(recent); },
               .scenario = [this](const QString& recent) { m_editors->edit(recent); },
               .combat =
                   [this](const QString& ruleset, const QString& procedure) {
                       m_combat->choose(ruleset);
                       m_combat->chooseProcedure(procedure);
                       showBattle(false);
                   }});
    connectSides();
    new WrappedDialogs(this);
    auto* tables = new TableCopy(this);
    connect(tables, &TableCopy::copied, this,
            [this](int rows) { statusBar()->showMessage(tr("%n line(s) copied.", nullptr, rows), 4000); });
    m_actions.on(WindowAction::CopyTable, this, [this, tables] {
        if (!tables->copyWhole()) statusBar()->showMessage(tr("Select a list or table first."), 4000);
    });
    setManualPlace(*m_start, ManualPlace::FirstBattle);
    setManualPlace(*m_combat, ManualPlace::Combat);
    auto* drop = new FileDrop(*this);
    connect(drop, &FileDrop::battleDropped, this, &MainWindow::openFile);
    connect(drop, &FileDrop::rulesetDropped, this, [this](const QString& folder) {
        m_combat->addFolder(folder);
        showBattle(false);
    });
    setMinimumSize(800, 520);
    m_view->takeUsualSize();
    new KeptGeometry(*this, QStringLiteral("geometry"));
    m_combat->start(options);
    restoreSession(options);
    QTimer::singleShot(0, m_editors, &EditorLauncher::offerRecovered);
}

/// What the command line asks for comes first; else all is as it was when the program was closed.
void MainWindow::restoreSession(const LaunchOptions& options)
{
    if (!options.battle.isEmpty()) return openFile(options.battle);
    if (options.isForCombat()) return;
    m_battles->openLast();
    const Settings settings;
    const bool wasAtCombat = settings.value(shownKey()).toString() == combatShown();
    if (!isBattleShown() && !m_combat->isInHand() && m_combat->hasCase()) showStart();
    else if (isBattleShown() && m_combat->hasCase() && wasAtCombat) showBattle(false);
    QTimer::singleShot(0, this, [this, open = settings.value(editorsKey()).toStringList()] {
        m_editors->restore(open);
        if (!open.isEmpty()) activateWindow();
    });
}

void MainWindow::keepSession()
{
    Settings settings;
    settings.setValue(shownKey(), isBattleShown() || isStartShown() ? QString() : combatShown());
    settings.setValue(editorsKey(), m_editors->session());
}

/// All windows belong to the session, whichever is closed first.
void MainWindow::quit()
{
    keepSession();
    m_isQuitting = true;
    QApplication::closeAllWindows();
    m_isQuitting = false;
}

MainWindow::~MainWindow()
{
    // An open reference looks at rules that the panels own.
    qDeleteAll(findChildren<QDialog*>(QString(), Qt::FindDirectChildrenOnly));
    if (battlePage()) battlePage()->setBattle(nullptr);
    m_combat->dropCase();
    // Their last signals would reach a window that is half destroyed.
    if (battlePage()) disconnect(battlePage(), nullptr, this, nullptr);
    disconnect(m_combat, nullptr, this, nullptr);
}

CasePage* MainWindow::page() const { return m_combat->page(); }

BattlePage* MainWindow::battlePage() const { return m_battles->page(); }

bool MainWindow::takeBattle(OpenedBattle opened, const QString& file)
{
    return m_battles->take(std::move(opened), file);
}

void MainWindow::openFile(const QString& file) { m_battles->open(file); }

void MainWindow::connectSides()
{
    const auto say = [this](const QString& sentence) { showLine(*statusBar(), sentence); };
    connect(m_combat, &CombatPanel::caseShown, this, [this] {
        showTitle();
        fitActions();
    });
    connect(m_combat, &CombatPanel::said, this, say);
    connect(m_combat, &CombatPanel::folderOpened, this, [this] { showBattle(false); });
    connect(m_combat, &CombatPanel::tabOrderChanged, this, &MainWindow::setTabOrders);
    connect(m_battles, &BattleFiles::pageMade, this, &MainWindow::addBattlePage);
    connect(m_battles, &BattleFiles::battleOpened, this, [this] { showBattle(true); });
    connect(m_battles, &BattleFiles::battleClosed, this, [this] { showBattle(false); });
    connect(m_battles, &BattleFiles::said, this, say);
    connect(m_editors, &EditorLauncher::battleWanted, this, &MainWindow::openFromEditor);
    connect(m_editors, &EditorLauncher::caseWanted, this, [this](const QString& ruleset, const CaseRecord& record) {
        show();
        showBattle(false);
        m_combat->showCase(ruleset, record);
        raise();
        activateWindow();
    });
    connect(m_editors, &EditorLauncher::manualWanted, m_actions[WindowAction::Manual], &QAction::trigger);
    m_actions.on(WindowAction::Sheets, this, &MainWindow::showSheets);
    m_actions.on(WindowAction::AcrossRulesets, this, [this] {
        auto* dialog = new AcrossDialog(m_combat->usableRulesets(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    m_actions.on(WindowAction::RuleBrowser, this, &MainWindow::browseRules);
    m_actions.on(WindowAction::BattleDice, this, &MainWindow::showDice);
    m_actions.on(WindowAction::Palette, this, &MainWindow::showCommands);
    m_actions.on(WindowAction::Quit, this, &MainWindow::quit);
    connectStart();
    connectBattle();
    connectCase();
    connectOdds();
    fitActions();
}

void MainWindow::connectStart()
{
    m_actions.on(WindowAction::StartPage, this, &MainWindow::showStart);
    connect(m_start, &StartPage::combatWanted, this, [this](const QString& ruleset) {
        m_combat->choose(ruleset);
        showBattle(false);
    });
    connect(m_start, &StartPage::battleWanted, this, &MainWindow::openFile);
    connect(m_start, &StartPage::scenarioWanted, m_editors, &EditorLauncher::edit);
}

void MainWindow::connectBattle()
{
    using A = WindowAction;
    const auto on = [this](A id, auto action) {
        m_actions.on(id, this, [this, action] {
            if (isBattleShown()) action(*battlePage());
        });
    };
    on(A::ShowTurn, [](BattlePage& at) { at.showTurn(); });
    on(A::OtherProcedure, [](BattlePage& at) { at.chooseProcedure(); });
    on(A::FirstDue, [](BattlePage& at) { at.openFirstDue(); });
    on(A::ApplyCase, [](BattlePage& at) {
        if (at.caseController()->finishTyped()) at.caseController()->apply();
    });
    on(A::ApplyAndGoOn, [](BattlePage& at) { at.applyAndGoOn(); });
    on(A::CompareTargets, [](BattlePage& at) { at.caseController()->compareTargets(); });
    on(A::LeaveCase, [](BattlePage& at) { at.leave(); });
    on(A::NextStep, [](BattlePage& at) { at.advance(); });
    on(A::OneStep, [](BattlePage& at) { at.advance(TurnPanel::Stride::OneStep); });
    on(A::Undo, [](BattlePage& at) { at.undo(); });
    on(A::Redo, [](BattlePage& at) { at.redo(); });
    on(A::RuleAgain, [](BattlePage& at) { at.ruleAgainCurrent(); });
    on(A::LinesOfPlay, [](BattlePage& at) { at.dialogs()->showLines(); });
    on(A::ResumeCase, [](BattlePage& at) { at.resumeLast(); });
    on(A::SearchArmies, [](BattlePage& at) { at.searchArmies(); });
    on(A::ChangeUnit, [](BattlePage& at) { at.editCurrent(); });
    on(A::UnitHistory, [](BattlePage& at) { at.historyOfCurrent(); });
    on(A::WriteNote, [](BattlePage& at) { at.dialogs()->note(); });
    on(A::ShowScenario, [](BattlePage& at) { at.dialogs()->showScenario(); });
    on(A::PlayersWindow, [](BattlePage& at) { at.showPlayersWindow(); });
    on(A::SaveAsScenario, [this](BattlePage& at) { m_editors->saveAsScenario(*at.battle()); });
    on(A::EndBattle, [](BattlePage& at) { at.dialogs()->endBattle(); });
    m_actions.on(A::ShowBattle, this, [this] {
        if (m_battles->battle()) showBattle(true);
        else m_battles->begin();
    });
    m_actions.on(A::ShowCombat, this, [this] { showBattle(false); });
}

void MainWindow::connectCase()
{
    using A = WindowAction;
    const auto on = [this](A id, auto action) { m_actions.on(id, this, [this, action] { action(*activeCase()); }); };
    on(A::NextQuestion, [](CasePage& at) { at.goToMissing(); });
    on(A::ForgetAnswer, [](CasePage& at) { at.forgetAnswer(); });
    on(A::Roll, [this](CasePage& at) {
        if (isBattleShown()) battlePage()->finishChoosing();
        at.verdict()->diceBar()->roll();
    });
    on(A::RollThis, [](CasePage& at) { at.verdict()->diceBar()->rollThis(); });
    on(A::TypeDice, [](CasePage& at) { at.focusDice(); });
    on(A::Modifiers, [](CasePage& at) { at.showModifiers(); });
    on(A::Arithmetic, [](CasePage& at) { at.side()->showArithmetic(); });
    on(A::FoldArithmetic, [](CasePage& at) {
        at.side()->showArithmetic();
        at.verdict()->arithmetic()->foldAll();
    });
    on(A::Why, [](CasePage& at) { at.why(); });
    on(A::Overrule, [](CasePage& at) { at.overrule(); });
    on(A::CopyShort, [](CasePage& at) { at.verdict()->copyShort(); });
    on(A::CopyVerdict, [](CasePage& at) { at.verdict()->copyWhole(); });
    m_actions.on(A::Rulings, this, [this] {
        if (isBattleShown()) battlePage()->dialogs()->rule();
        else m_combat->showRulings();
    });
}

void MainWindow::connectOdds()
{
    using A = WindowAction;
    const auto on = [this](A id, auto action) { m_actions.on(id, this, [this, action] { action(*activeCase()); }); };
    on(A::Odds, [](CasePage& at) { at.side()->showOdds(); });
    on(A::Leverage, [](CasePage& at) { at.side()->showLeverage(); });
    on(A::Pin, [](CasePage& at) { at.side()->togglePin(); });
    on(A::SwapPinned, [](CasePage& at) { at.side()->odds()->swap(); });
    on(A::FoldSide, [](CasePage& at) { at.fold(); });
}

void MainWindow::addBattlePage(BattlePage* page)
{
    page->setContentsMargins(10, 8, 10, 6);
    setManualPlace(*page, ManualPlace::Battle);
    m_modes->addWidget(page);
    connect(page, &BattlePage::tabOrderChanged, this, &MainWindow::setTabOrders);
    connect(page->caseController()->page(), &CasePage::questionFocused, this,
            [this](const QString& question) { showLine(*statusBar(), question); });
}

/// Tab goes in reading order, also after the form was built again.
void MainWindow::setTabOrders()
{
    QList<QWidget*> chain = m_start->tabChain() + m_combat->tabChain();
    if (battlePage()) chain << battlePage()->tabChain();
    for (qsizetype i = 0; i + 1 < chain.size(); ++i) setTabOrder(chain[i], chain[i + 1]);
}

void MainWindow::fitActions()
{
    m_actions.fit({.hasBattle = m_battles->battle() != nullptr,
                   .isBattleShown = isBattleShown(),
                   .isStartShown = isStartShown(),
                   .hasCase = m_combat->hasCase(),
                   .hasRulings = m_combat->hasRulings()});
}

bool MainWindow::isStartShown() const { return m_modes->currentWidget() == m_start; }

void MainWindow::showStart()
{
    m_combat->remember();
    m_modes->setCurrentWidget(m_start);
    m_start->offer(startOffers(m_combat->library()));
    setTabOrders();
    setWindowTitle(QStringLiteral("Drumhead"));
    statusBar()->clearMessage();
    fitActions();
}

bool MainWindow::isBattleShown() const { return m_battles->battle() && m_modes->currentWidget() == battlePage(); }

CasePage* MainWindow::activeCase() const { return isBattleShown() ? battlePage()->caseController()->page() : page(); }

const Ruleset* MainWindow::activeRules()
{
    if (isBattleShown()) return &m_battles->battle()->ruleset();
    m_combat->settle();
    return m_combat->session() ? &m_combat->session()->ruleset() : nullptr;
}

void MainWindow::showBattle(bool battle)
{
    const bool there = battle && m_battles->battle();
    if (!there) m_combat->settle();
    m_modes->setCurrentIndex(there ? m_modes->indexOf(battlePage()) : 0);
    showTitle();
    statusBar()->clearMessage();
    fitActions();
    if (there) return battlePage()->showTurn();
    if (m_combat->session()) Settings().setLastUsed(QStringLiteral("combat:") + m_combat->rulesetId());
    m_combat->focusFirst();
    m_combat->loadRest();
}

void MainWindow::showTitle()
{
    if (isStartShown()) return;
    setWindowTitle(isBattleShown() ? tr("%1 – Drumhead").arg(toQt(m_battles->battle()->game().scenario().title))
                                   : m_combat->title());
}

/// The window may have been closed while the editor stayed.
void MainWindow::openFromEditor(const QString& file)
{
    show();
    openFile(file);
    raise();
    activateWindow();
}

/// A dialog in hand is not pulled from under a person: the file waits until it is closed.
void MainWindow::showAndOpen(const QString& file)
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    QWidget* const dialog = QApplication::activeModalWidget();
    (dialog ? dialog : this)->activateWindow();
    if (file.isEmpty()) return;
    if (!dialog) return openFile(file);
    statusBar()->showMessage(tr("%1 opens once this dialog is closed.").arg(QFileInfo(file).fileName()));
    constexpr int pause = 300;  // milliseconds
    QTimer::singleShot(pause, this, [this, file] { showAndOpen(file); });
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_combat->remember();
    if (!m_battles->mayClose()) return event->ignore();
    if (!m_isQuitting) keepSession();
    QMainWindow::closeEvent(event);
}

void MainWindow::showCommands()
{
    QList<Command> commands =
        windowCommands(*menuBar(), isStartShown() ? nullptr : activeRules(), m_combat->library(), m_view->preferences(),
                       {.procedure =
                            [this](const QString& id) {
                                if (isBattleShown()) battlePage()->beginProcedure(id);
                                else m_combat->chooseProcedure(id);
                            },
                        .ruleset =
                            [this](const QString& id) {
                                m_combat->choose(id);
                                showBattle(false);
                            },
                        .battle = [this](const QString& file) { openFile(file); },
                        .scenario = [this](const QString& file) { m_editors->edit(file); },
                        .preference = [this](const QString& name) { m_view->showPreferences(name); }});
    auto* dialog = new CommandPalette(std::move(commands), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showSheets()
{
    const Ruleset* ruleset = activeRules();
    if (!ruleset) return statusBar()->showMessage(tr("Open a ruleset first to make sheets."));
    const Battle* battle = isBattleShown() ? m_battles->battle() : nullptr;
    SheetsDialog dialog(battle ? sheetsOf(*battle) : sheetsOf(*ruleset),
                        toQt(battle ? battle->game().scenario().title : ruleset->title), this);
    if (battle) dialog.offerPack([&] { return eveningPack(battle->game().scenario(), *ruleset); });
    dialog.exec();  // rules and battle stay as they are meanwhile
}

void MainWindow::browseRules()
{
    const Ruleset* ruleset = activeRules();
    if (!ruleset) return statusBar()->showMessage(tr("No ruleset is open."));
    QStringList folders;
    if (isBattleShown()) folders = RulesetLibrary::foldersOf(*ruleset, m_combat->rulesetFolders());
    auto* dialog = new RuleBrowser(*ruleset, isBattleShown() ? &m_battles->battle()->game() : nullptr, folders, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showDice()
{
    if (!isBattleShown()) return;
    const Battle& battle = *m_battles->battle();
    SheetReader reader(diceOf(battle), diceOnly(battle), toQt(battle.game().scenario().title), this);
    reader.exec();  // the battle stays as it is meanwhile
}

}  // namespace drumhead::app
