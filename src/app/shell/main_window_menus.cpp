// The menus of the main window, and the small windows that they open.
#include "app/battle/battle_page.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/dice/dice_bar.hpp"
#include "app/combat/modifiers/modifier_panel.hpp"
#include "app/combat/verdict/arithmetic_panel.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/odds/odds_panel.hpp"
#include "app/odds/odds_side.hpp"
#include "app/shared/widgets/kept_splitter.hpp"
#include "app/shell/keys_dialog.hpp"
#include "app/shell/main_window.hpp"
#include "app/shell/manual_dialog.hpp"
#include "app/shell/reference_dialog.hpp"

#include <QActionGroup>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTreeView>

namespace drumhead::app {

QAction* MainWindow::add(QMenu* menu, const QString& text, const QList<QKeySequence>& keys)
{
    QAction* action = menu->addAction(text);
    action->setShortcuts(keys);
    return action;
}

void MainWindow::makeMenus()
{
    makeFileMenu();
    makeBattleMenu();
    makeCaseMenu();
    makeOddsMenu();
    makeViewMenu();
    makeHelpMenu();
    fitActions();
}

/// What can do nothing as things stand is not offered: what belongs to a battle without one, what belongs to a single
/// combat in a battle.
void MainWindow::fitActions()
{
    const bool hasBattle = m_battlePage && m_battlePage->battle();
    for (QAction* const each : m_fileActions) each->setEnabled(hasBattle);
    for (QAction* const each : m_battleActions) each->setEnabled(inBattle());
    for (QAction* const each : m_combatActions) each->setEnabled(!inBattle());
}

void MainWindow::makeFileMenu()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    connect(add(file, tr("New &battle…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)}), &QAction::triggered, this,
            &MainWindow::newBattle);
    connect(add(file, tr("&Open battle…"), {QKeySequence::Open}), &QAction::triggered, this, &MainWindow::chooseBattle);
    m_recent = file->addMenu(tr("&Recent battles"));
    connect(m_recent, &QMenu::aboutToShow, this, &MainWindow::showRecent);
    m_fileActions = {add(file, tr("&Save a copy of the battle…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)}),
                     add(file, tr("&Close the battle"), {})};
    connect(m_fileActions[0], &QAction::triggered, this, &MainWindow::saveCopy);
    connect(m_fileActions[1], &QAction::triggered, this, &MainWindow::closeBattle);
    connect(add(file, tr("Shee&ts…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)}), &QAction::triggered, this,
            &MainWindow::showSheets);
    file->addSeparator();
    addEditorActions(file);
    file->addSeparator();
    connect(add(file, tr("Open r&uleset folder…"), {}), &QAction::triggered, this, &MainWindow::openFolder);
    connect(add(file, tr("R&ead the rulesets again"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)}),
            &QAction::triggered, this, &MainWindow::reload);
    file->addSeparator();
    connect(add(file, tr("&Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)}), &QAction::triggered, qApp,
            &QApplication::closeAllWindows);
}

void MainWindow::makeCaseMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Case"));
    m_combatActions = {add(menu, tr("&New case"), {QKeySequence::New}),
                       add(menu, tr("&Back to the case before"), {QKeySequence(Qt::ALT | Qt::Key_Left)}),
                       add(menu, tr("&Swap sides"), {QKeySequence(Qt::CTRL | Qt::Key_T)})};
    connect(m_combatActions[0], &QAction::triggered, this, &MainWindow::newCase);
    connect(m_combatActions[1], &QAction::triggered, this, &MainWindow::goBack);
    connect(m_combatActions[2], &QAction::triggered, this, &MainWindow::swapSides);
    connect(add(menu, tr("&Go to the next question"), {QKeySequence(Qt::Key_F6)}), &QAction::triggered, this,
            [this] { activeCase()->goToMissing(); });
    connect(add(menu, tr("&Forget this answer"), {QKeySequence(Qt::CTRL | Qt::Key_Backspace)}), &QAction::triggered,
            this, [this] { activeCase()->forgetAnswer(); });
    menu->addSeparator();
    connect(add(menu, tr("&Roll the dice"), {QKeySequence(Qt::Key_F5)}), &QAction::triggered, this,
            [this] { activeCase()->verdict()->diceBar()->roll(); });
    connect(add(menu, tr("Roll &this throw"), {QKeySequence(Qt::SHIFT | Qt::Key_F5)}), &QAction::triggered, this,
            [this] { activeCase()->verdict()->diceBar()->rollThis(); });
    connect(add(menu, tr("T&ype the dice"), {QKeySequence(Qt::CTRL | Qt::Key_D), QKeySequence(Qt::ALT | Qt::Key_D)}),
            &QAction::triggered, this, [this] { activeCase()->focusDice(); });
    menu->addSeparator();
    connect(add(menu, tr("Look at the &modifiers"), {QKeySequence(Qt::Key_F7)}), &QAction::triggered, this,
            [this] { activeCase()->showModifiers(); });
    connect(add(menu, tr("Look at the &arithmetic"), {QKeySequence(Qt::Key_F8)}), &QAction::triggered, this,
            [this] { activeCase()->side()->showArithmetic(); });
    connect(add(menu, tr("Open or fold all of the arithmetic"), {QKeySequence(Qt::CTRL | Qt::Key_E)}),
            &QAction::triggered, this, [this] {
                activeCase()->side()->showArithmetic();
                activeCase()->verdict()->arithmetic()->foldAll();
            });
    connect(add(menu, tr("&Why?"), {QKeySequence(Qt::Key_F1), QKeySequence(Qt::ALT | Qt::Key_W)}), &QAction::triggered,
            this, [this] { activeCase()->why(); });
    connect(add(menu, tr("&Overrule the modifier or value…"), {QKeySequence(Qt::Key_F9)}), &QAction::triggered, this,
            [this] { activeCase()->overrule(); });
    connect(add(menu, tr("Ru&lings…"), {QKeySequence(Qt::CTRL | Qt::Key_L)}), &QAction::triggered, this,
            &MainWindow::rule);
    menu->addSeparator();
    connect(add(menu, tr("&Copy verdict"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)}), &QAction::triggered, this,
            [this] { activeCase()->verdict()->arithmetic()->copyVerdict(); });
}

void MainWindow::makeOddsMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("Odds"));
    connect(add(menu, tr("&Odds"), {QKeySequence(Qt::Key_F2)}), &QAction::triggered, this,
            [this] { activeCase()->side()->showOdds(); });
    connect(add(menu, tr("&What matters"), {QKeySequence(Qt::Key_F3)}), &QAction::triggered, this,
            [this] { activeCase()->side()->showLeverage(); });
    menu->addSeparator();
    connect(add(menu, tr("&Pin this case, or unpin"), {QKeySequence(Qt::CTRL | Qt::Key_B)}), &QAction::triggered, this,
            [this] { activeCase()->side()->togglePin(); });
    connect(add(menu, tr("&Swap with the pinned case"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)}),
            &QAction::triggered, this, [this] { activeCase()->side()->odds()->swap(); });
    menu->addSeparator();
    connect(add(menu, tr("&Fold away, or bring back"), {QKeySequence(Qt::Key_F12)}), &QAction::triggered, this,
            [this] { activeCase()->fold(); });
}

void MainWindow::makeViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    const QList<QKeySequence> larger{QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)};
    connect(add(menu, tr("&Larger type"), larger), &QAction::triggered, this, [this] { m_appearance.larger(); });
    connect(add(menu, tr("&Smaller type"), {QKeySequence(Qt::CTRL | Qt::Key_Minus)}), &QAction::triggered, this,
            [this] { m_appearance.smaller(); });
    connect(add(menu, tr("&Usual type"), {QKeySequence(Qt::CTRL | Qt::Key_0)}), &QAction::triggered, this,
            [this] { m_appearance.setScale(1); });
    menu->addSeparator();
    auto* group = new QActionGroup(this);
    const auto theme = [&](const QString& text, Appearance::Theme which) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(m_appearance.theme() == which);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, which] { m_appearance.setTheme(which); });
    };
    theme(tr("&As the system"), Appearance::Theme::System);
    theme(tr("Li&ght"), Appearance::Theme::Light);
    theme(tr("&Dark"), Appearance::Theme::Dark);
    addEdges(menu);
}

/// What the mouse does by dragging.
void MainWindow::addEdges(QMenu* view)
{
    view->addSeparator();
    QMenu* menu = view->addMenu(tr("&Edges of the parts"));
    const auto edge = [&](const QString& text, Qt::Key key, Qt::ArrowType arrow) {
        connect(add(menu, text, {QKeySequence(Qt::CTRL | Qt::SHIFT | key)}), &QAction::triggered, this, [this, arrow] {
            if (!KeptSplitter::nudgeAround(focusWidget(), arrow))
                statusBar()->showMessage(tr("No edge here can be moved that way."), 4000);
        });
    };
    edge(tr("The edge beneath or above: &up"), Qt::Key_Up, Qt::UpArrow);
    edge(tr("The edge beneath or above: &down"), Qt::Key_Down, Qt::DownArrow);
    edge(tr("The edge beside: to the &left"), Qt::Key_Left, Qt::LeftArrow);
    edge(tr("The edge beside: to the &right"), Qt::Key_Right, Qt::RightArrow);
    menu->addSeparator();
    connect(add(menu, tr("As &usual"), {}), &QAction::triggered, this, [] { KeptSplitter::forgetAll(); });
}

void MainWindow::makeHelpMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    connect(add(menu, tr("&Manual…"), {QKeySequence(Qt::SHIFT | Qt::Key_F1)}), &QAction::triggered, this,
            &MainWindow::showManual);
    connect(add(menu, tr("&Keys…"), {QKeySequence(Qt::CTRL | Qt::Key_K)}), &QAction::triggered, this,
            &MainWindow::showKeys);
    connect(add(menu, tr("&Reference…"), {QKeySequence::Find}), &QAction::triggered, this, &MainWindow::showReference);
    menu->addSeparator();
    connect(add(menu, tr("&About Drumhead"), {}), &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::showKeys()
{
    QList<KeyHelp> keys;
    for (const QAction* top : menuBar()->actions()) {
        for (const QAction* action : top->menu()->actions()) {
            if (action->shortcuts().isEmpty()) continue;
            keys << KeyHelp(action->text().remove(u'&').remove(u'…'),
                            QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)
                                .replace(QStringLiteral("; "), tr(" or ")));
        }
    }
    keys << KeyHelp(tr("On to the next open question, then to the dice"), tr("Return in a field"))
         << KeyHelp(tr("Move the edge of the part that has the keyboard"), tr("Ctrl+Shift+Up, Down, Left or Right"))
         << KeyHelp(tr("Ruleset"), QStringLiteral("Alt+U")) << KeyHelp(tr("Procedure"), QStringLiteral("Alt+P"))
         << KeyHelp(tr("Next throw of several"), tr("Tab")) << KeyHelp(tr("Take all throws typed"), tr("Return"))
         << KeyHelp(tr("Open, fold a stage of the arithmetic"), tr("Right, Left, or Return"))
         << KeyHelp(tr("Roll"), QStringLiteral("Alt+R")) << KeyHelp(tr("Change a die"), QStringLiteral("Alt+I"))
         << KeyHelp(tr("Why this line? (in a list)"), tr("Return"))
         << KeyHelp(tr("Overrule the modifier"), QStringLiteral("Alt+O"))
         << KeyHelp(tr("Next field, field before"), tr("Tab, Shift+Tab"))
         << KeyHelp(tr("Open a list of choices"), tr("Alt+Down, or type its first letters"));
    auto* dialog = new KeysDialog(keys, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// It lies within the program; where the window runs without it (in the tests), in the source tree.
void MainWindow::showManual()
{
    QFile file(QStringLiteral(":/manual.md"));
    if (!file.exists()) file.setFileName(QStringLiteral(DRUMHEAD_SOURCE_DIR "/docs/manual.md"));
    static_cast<void>(file.open(QIODevice::ReadOnly));
    auto* dialog = new ManualDialog(QString::fromUtf8(file.readAll()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void MainWindow::showReference()
{
    const Ruleset* ruleset = inBattle() ? &m_battlePage->battle()->ruleset()
        : m_page->session()             ? &m_page->session()->ruleset()
                                        : nullptr;
    if (!ruleset) return;
    auto* dialog = new ReferenceDialog(*ruleset, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showAbout()
{
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("About Drumhead"),
                                tr("Drumhead %1\n\nThe referee's assistant for horse-and-musket "
                                   "wargames.\n\nFree software under the GNU General Public License, version "
                                   "3 or later (GPL-3.0-or-later). It comes without any warranty.")
                                    .arg(QStringLiteral(DRUMHEAD_VERSION)),
                                QMessageBox::Close, this);
    box->setTextFormat(Qt::PlainText);
    box->setIconPixmap(windowIcon().pixmap(64, 64));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

}  // namespace drumhead::app
