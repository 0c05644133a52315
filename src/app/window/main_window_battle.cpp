// The battle that the main window has in hand, its file, and the menu over it.
#include "app/battle/armies_panel.hpp"
#include "app/battle/battle_opening.hpp"
#include "app/battle/battle_page.hpp"
#include "app/battle/case_desk.hpp"
#include "app/battle/new_battle_dialog.hpp"
#include "app/battle/turn_panel.hpp"
#include "app/panels/case_form.hpp"
#include "app/panels/case_page.hpp"
#include "app/settings.hpp"
#include "app/text.hpp"
#include "app/window/main_window.hpp"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QStatusBar>

namespace drumhead::app {

namespace {

constexpr int mostRecent = 12;

QString recentKey()
{
    return QStringLiteral("battles/recent");
}

QString withoutMarkup(const QStringList& faults)
{
    constexpr qsizetype most = 12;
    QStringList told = faults.mid(0, most);
    if (told.size() <= 2 && !told.isEmpty()) told.front() = asSentence(told.front());
    if (faults.size() > most) told << MainWindow::tr("… and %1 more.").arg(faults.size() - most);
    return told.join(u'\n');
}

void tell(QWidget* parent, const QString& title, const QString& text)
{
    auto* box = new QMessageBox(QMessageBox::Warning, title, text, QMessageBox::Close, parent);
    box->setObjectName(QStringLiteral("battleFault"));
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

bool isUnsaved(const Battle& battle)
{
    return battle.file()->unsaved() || !battle.game().unsaved().empty();
}

/// A question with one way on; what it leads to happens when that is taken.
template <typename Then>
void offer(QWidget* parent, const QString& title, const QString& text, const QString& accept, Then then)
{
    auto* box = new QMessageBox(QMessageBox::Question, title, text, QMessageBox::Cancel, parent);
    box->setObjectName(QStringLiteral("battleOffer"));
    box->setTextFormat(Qt::PlainText);
    QPushButton* yes = box->addButton(accept, QMessageBox::AcceptRole);
    box->setDefaultButton(yes);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(yes, &QPushButton::clicked, parent, then);
    box->open();
}

}  // namespace

bool MainWindow::inBattle() const
{
    return m_battlePage && m_modes->currentWidget() == m_battlePage && m_battlePage->battle();
}

CasePage* MainWindow::activeCase() const
{
    return inBattle() ? m_battlePage->desk()->page() : m_page;
}

/// Made for the first battle: who checks single combats alone needs none of it.
void MainWindow::makeBattlePage()
{
    if (m_battlePage) return;
    m_battlePage = new BattlePage(m_modes);
    m_battlePage->setContentsMargins(10, 8, 10, 6);
    m_modes->addWidget(m_battlePage);
    connect(m_battlePage, &BattlePage::battleChanged, this, &MainWindow::battleChanged);
    connect(m_battlePage, &BattlePage::tabOrderChanged, this, &MainWindow::setTabOrders);
    connect(m_battlePage->desk()->page(), &CasePage::questionFocused, this, [this](const QString& question) { statusBar()->showMessage(question); });
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
    on(tr("&Apply the case"), {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}, [](BattlePage& at) { at.desk()->apply(); });
    on(tr("&Leave the case"), {QKeySequence(Qt::Key_Escape)}, [](BattlePage& at) { at.leave(); });
    on(tr("&Next step with something to do"), {QKeySequence(Qt::Key_F10)}, [](BattlePage& at) { at.advance(); });
    on(tr("&One step of the turn only"), {QKeySequence(Qt::CTRL | Qt::Key_F10)}, [](BattlePage& at) { at.advance(TurnPanel::Stride::OneStep); });
    m_battleMenu->addSeparator();
    on(tr("&Undo"), {QKeySequence::Undo}, [](BattlePage& at) { at.battle()->undo(); });
    on(tr("&Redo"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)}, [](BattlePage& at) { at.battle()->redo(); });
    on(tr("Rule a&gain what was done last…"), {QKeySequence(Qt::CTRL | Qt::Key_G)}, [](BattlePage& at) { at.ruleAgainCurrent(); });
    m_battleMenu->addSeparator();
    on(tr("&Search the armies"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)}, [](BattlePage& at) { at.searchArmies(); });
    on(tr("&Change the unit…"), {QKeySequence(Qt::CTRL | Qt::Key_U)}, [](BattlePage& at) { at.editCurrent(); });
    on(tr("&History of the unit"), {QKeySequence(Qt::CTRL | Qt::Key_H)}, [](BattlePage& at) { at.historyOfCurrent(); });
    on(tr("No&te…"), {QKeySequence(Qt::CTRL | Qt::Key_M)}, [](BattlePage& at) { at.note(); });
    m_battleMenu->addSeparator();
    on(tr("The &scenario"), {QKeySequence(Qt::CTRL | Qt::Key_I)}, [](BattlePage& at) { at.showScenario(); });
    on(tr("&Players' window"), {QKeySequence(Qt::Key_F11)}, [](BattlePage& at) { at.showPlayersWindow(); });
    on(tr("Sa&ve the battle as a scenario…"), {}, [this](BattlePage&) { saveAsScenario(); });
    on(tr("End the &battle…"), {}, [](BattlePage& at) { at.endBattle(); });
    m_battleMenu->addSeparator();
    connect(add(m_battleMenu, tr("Show the battle"), {QKeySequence(Qt::CTRL | Qt::Key_2)}), &QAction::triggered, this, [this] {
        if (m_battlePage && m_battlePage->battle()) showBattle(true);
        else newBattle();
    });
    connect(add(m_battleMenu, tr("Check a single combat"), {QKeySequence(Qt::CTRL | Qt::Key_1)}), &QAction::triggered, this, [this] { showBattle(false); });
}

void MainWindow::newBattle()
{
    auto* dialog = new NewBattleDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (mayLetGoOfBattle()) takeBattle(beginBattle(dialog->scenarioFile(), dialog->gameFile(), dialog->ruleset()), dialog->gameFile());
    });
    dialog->open();
}

void MainWindow::chooseBattle()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a battle"), battlesFolder(), tr("Battles (*.drumhead);;Scenarios (*.scenario.json);;All files (*)"));
    if (!file.isEmpty()) openFile(file);
}

/// A scenario begins a battle of its own, or takes up the one begun from it today; a battle goes on where it stopped.
void MainWindow::openFile(const QString& file)
{
    if (!mayLetGoOfBattle()) return;
    if (file.endsWith(QStringLiteral(".scenario.json"))) {
        QString game;
        OpenedBattle opened = playScenario(file, game);
        takeBattle(std::move(opened), game);
        return;
    }
    takeBattle(openBattle(file), file);
}

bool MainWindow::takeBattle(OpenedBattle opened, const QString& file)
{
    const Battle* inHand = m_battlePage ? m_battlePage->battle() : nullptr;
    if (opened.isLocked && inHand && inHand->file() && QFileInfo(toQt(inHand->file()->path().string())) == QFileInfo(file)) {
        showBattle(true);
        return true;
    }
    if (!opened.battle) {
        const QString why = withoutMarkup(opened.faults);
        if (opened.isLocked) offerReadOnly(file, tr("Being played already"), why);
        else if (opened.isWriteProtected) offerReadOnly(file, tr("May not be written"), why);
        else if (opened.isDamaged) offerRecovery(file, why);
        else tell(this, tr("The battle can't be opened"), why);
        return false;
    }
    makeBattlePage();
    m_battlePage->setBattle(std::move(opened.battle));
    m_battlePage->tell(opened.note);
    showBattle(true);
    rememberBattle(file);
    battleChanged();
    return true;
}

void MainWindow::offerReadOnly(const QString& file, const QString& title, const QString& why)
{
    offer(this, title, why, tr("Open it for reading"), [this, file] { takeBattle(openBattle(file, true), file); });
}

void MainWindow::offerRecovery(const QString& file, const QString& why)
{
    offer(this, tr("The battle is damaged"), why, tr("Take what is sound into a new file"), [this, file] {
        const QString fresh = freshGameFile(QFileInfo(file).completeBaseName());
        takeBattle(recoverBattle(file, fresh), fresh);
    });
}

void MainWindow::rememberBattle(const QString& file)
{
    Settings settings;
    QStringList recent = settings.value(recentKey()).toStringList();
    recent.removeAll(file);
    recent.prepend(file);
    settings.setValue(recentKey(), recent.mid(0, mostRecent));
    settings.setValue(QStringLiteral("last/battle"), file);
}

void MainWindow::showRecent()
{
    m_recent->clear();
    for (const QString& file : Settings().value(recentKey()).toStringList()) {
        if (!QFile::exists(file)) continue;
        connect(m_recent->addAction(withoutMnemonic(QFileInfo(file).completeBaseName())), &QAction::triggered, this, [this, file] { openFile(file); });
    }
    if (m_recent->isEmpty()) m_recent->addAction(tr("None yet"))->setEnabled(false);
}

void MainWindow::saveCopy()
{
    const Battle* battle = m_battlePage ? m_battlePage->battle() : nullptr;
    if (!battle || !battle->file()) return;
    QString file = QFileDialog::getSaveFileName(this, tr("Save a copy of the battle"), freshGameFile(toQt(battle->game().scenario().title)), tr("Battles (*.drumhead)"));
    if (file.isEmpty()) return;
    if (!file.endsWith(QStringLiteral(".drumhead"))) file += QStringLiteral(".drumhead");
    if (const FileError fault = battle->file()->saveCopy(std::filesystem::path(file.toStdString()), QFile::exists(file))) return tell(this, tr("The copy could not be saved"), asSentence(toQt(fault.message)));
    if (!isUnsaved(*battle)) return statusBar()->showMessage(tr("A copy was saved as %1.").arg(file));
    // Where the old file can't be written the battle goes on in the new one.
    OpenedBattle opened = openBattle(file);
    opened.note = tr("All of it is saved; the battle goes on in %1. ").arg(file) + opened.note;
    takeBattle(std::move(opened), file);
}

/// What no file has is let go of only when that is wanted. First the disk has one more chance.
bool MainWindow::mayLetGoOfBattle()
{
    const Battle* battle = m_battlePage ? m_battlePage->battle() : nullptr;
    if (!battle || !battle->file() || !isUnsaved(*battle)) return true;
    static_cast<void>(battle->file()->moveHead(battle->game().head()));
    battleChanged();
    if (!isUnsaved(*battle)) return true;
    QMessageBox box(QMessageBox::Warning, tr("Battle not saved"), tr("“%1” has commands that its file could not take. If it is closed now, they are lost.").arg(toQt(battle->game().scenario().title)),
                    QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("battleUnsaved"));
    box.setTextFormat(Qt::PlainText);
    QPushButton* const save = box.addButton(tr("&Save somewhere else…"), QMessageBox::AcceptRole);
    box.setDefaultButton(save);
    box.setEscapeButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != save) return box.clickedButton() == box.button(QMessageBox::Discard);
    saveCopy();
    return !isUnsaved(*m_battlePage->battle());
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
    else if (const CaseSession* session = m_page->session()) setWindowTitle(tr("%1: %2 – Drumhead").arg(toQt(session->ruleset().title), toQt(session->procedure().title)));
    statusBar()->clearMessage();
    fitActions();
    if (there) m_battlePage->showTurn();
    else if (m_page->session()) m_page->form()->focusFirst();
    if (!there) m_loadSoon.start(0);
}

/// Whether all of it is in its file is looked at after every command: the warning stays until it is.
void MainWindow::battleChanged()
{
    statusBar()->clearMessage();
    const Battle* battle = m_battlePage->battle();
    if (!battle || !battle->file()) return;
    const QString why = toQt(battle->file()->unsaved() ? battle->file()->trouble().message : battle->game().unsaved());
    m_battlePage->warn(isUnsaved(*battle) ? tr("⚠ Not saved: %1 The battle goes on in memory; save it somewhere else (Ctrl+Shift+S) and it goes on there.").arg(asSentence(why)) : QString());
}

}  // namespace drumhead::app
