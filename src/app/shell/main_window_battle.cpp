// The battle that the main window has in hand, and the menu over it.
#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/battle_page.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle/turn/turn_panel.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/form/case_form.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/shared/text.hpp"
#include "app/shell/main_window.hpp"

#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>

namespace drumhead::app {

bool MainWindow::inBattle() const
{
    return m_battlePage && m_modes->currentWidget() == m_battlePage && m_battlePage->battle();
}

CasePage* MainWindow::activeCase() const { return inBattle() ? m_battlePage->caseController()->page() : m_page; }

/// Made for the first battle: who checks single combats alone needs none of it.
void MainWindow::makeBattlePage()
{
    if (m_battlePage) return;
    m_battlePage = new BattlePage(m_modes);
    m_battlePage->setContentsMargins(10, 8, 10, 6);
    m_modes->addWidget(m_battlePage);
    connect(m_battlePage, &BattlePage::battleChanged, this, &MainWindow::battleChanged);
    connect(m_battlePage, &BattlePage::tabOrderChanged, this, &MainWindow::setTabOrders);
    connect(m_battlePage->caseController()->page(), &CasePage::questionFocused, this,
            [this](const QString& question) { statusBar()->showMessage(question); });
}

void MainWindow::makeBattleMenu()
{
    m_battleMenu = menuBar()->addMenu(tr("&Battle"));
    const auto on = [this](const QString& text, const QList<QKeySequence>& keys, auto action) {
        m_battleActions << add(m_battleMenu, text, keys);
        connect(m_battleActions.last(), &QAction::triggered, this, [this, action] {
            if (inBattle()) action(*m_battlePage);
        });
    };
    on(tr("&What may be done here"), {QKeySequence(Qt::CTRL | Qt::Key_J)}, [](BattlePage& at) { at.showTurn(); });
    on(tr("Something &else…"), {QKeySequence(Qt::CTRL | Qt::Key_P)}, [](BattlePage& at) { at.chooseProcedure(); });
    on(tr("What is &due first"), {QKeySequence(Qt::Key_F4)}, [](BattlePage& at) { at.openFirstDue(); });
    on(tr("&Apply the case"), {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
       [](BattlePage& at) { at.caseController()->apply(); });
    on(tr("&Leave the case"), {QKeySequence(Qt::Key_Escape)}, [](BattlePage& at) { at.leave(); });
    on(tr("&Next step with something to do"), {QKeySequence(Qt::Key_F10)}, [](BattlePage& at) { at.advance(); });
    on(tr("&One step of the turn only"), {QKeySequence(Qt::CTRL | Qt::Key_F10)},
       [](BattlePage& at) { at.advance(TurnPanel::Stride::OneStep); });
    m_battleMenu->addSeparator();
    on(tr("&Undo"), {QKeySequence::Undo}, [](BattlePage& at) { at.battle()->undo(); });
    on(tr("&Redo"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
       [](BattlePage& at) { at.battle()->redo(); });
    on(tr("Rule a&gain what was done last…"), {QKeySequence(Qt::CTRL | Qt::Key_G)},
       [](BattlePage& at) { at.ruleAgainCurrent(); });
    m_battleMenu->addSeparator();
    on(tr("&Search the armies"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)},
       [](BattlePage& at) { at.searchArmies(); });
    on(tr("&Change the unit…"), {QKeySequence(Qt::CTRL | Qt::Key_U)}, [](BattlePage& at) { at.editCurrent(); });
    on(tr("&History of the unit"), {QKeySequence(Qt::CTRL | Qt::Key_H)}, [](BattlePage& at) { at.historyOfCurrent(); });
    on(tr("No&te…"), {QKeySequence(Qt::CTRL | Qt::Key_M)}, [](BattlePage& at) { at.note(); });
    m_battleMenu->addSeparator();
    on(tr("The &scenario"), {QKeySequence(Qt::CTRL | Qt::Key_I)}, [](BattlePage& at) { at.showScenario(); });
    on(tr("&Players' window"), {QKeySequence(Qt::Key_F11)}, [](BattlePage& at) { at.showPlayersWindow(); });
    on(tr("Sa&ve the battle as a scenario…"), {}, [this](BattlePage&) { saveAsScenario(); });
    on(tr("End the &battle…"), {}, [](BattlePage& at) { at.endBattle(); });
    m_battleMenu->addSeparator();
    connect(add(m_battleMenu, tr("Show the battle"), {QKeySequence(Qt::CTRL | Qt::Key_2)}), &QAction::triggered, this,
            [this] {
                if (m_battlePage && m_battlePage->battle()) showBattle(true);
                else newBattle();
            });
    connect(add(m_battleMenu, tr("Check a single combat"), {QKeySequence(Qt::CTRL | Qt::Key_1)}), &QAction::triggered,
            this, [this] { showBattle(false); });
}

void MainWindow::closeBattle()
{
    if (!mayLetGoOfBattle()) return;
    if (m_battlePage) m_battlePage->setBattle(nullptr);
    Settings().remove(QStringLiteral("last/battle"));
    showBattle(false);
}

void MainWindow::showBattle(bool battle)
{
    const bool there = battle && m_battlePage && m_battlePage->battle();
    m_modes->setCurrentIndex(there ? m_modes->indexOf(m_battlePage) : 0);
    if (there) setWindowTitle(tr("%1 – Drumhead").arg(toQt(m_battlePage->battle()->game().scenario().title)));
    else if (const CaseSession* session = m_page->session())
        setWindowTitle(tr("%1: %2 – Drumhead").arg(toQt(session->ruleset().title), toQt(session->procedure().title)));
    statusBar()->clearMessage();
    fitActions();
    if (there) m_battlePage->showTurn();
    else if (m_page->session()) m_page->form()->focusFirst();
    if (!there) m_loadSoon.start(0);
}

}  // namespace drumhead::app
