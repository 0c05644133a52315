// Battles and their files: begun, opened, kept, and what to do where one can't be.
#include "app/battle/battle_page.hpp"
#include "app/battle/new_battle_dialog.hpp"
#include "app/battle/session/battle_opening.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/shared/text.hpp"
#include "app/shell/main_window.hpp"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>

namespace drumhead::app {

namespace {

constexpr int mostRecent = 12;

QString recentKey() { return QStringLiteral("battles/recent"); }

QString battleFilter() { return MainWindow::tr("Battles (*.drumhead)"); }

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

bool isUnsaved(const Battle& battle) { return battle.file()->unsaved() || !battle.game().unsaved().empty(); }

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

void MainWindow::newBattle()
{
    auto* dialog = new NewBattleDialog(rulesetFolders(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (mayLetGoOfBattle()) begin(dialog->scenarioFile(), dialog->gameFile(), dialog->ruleset());
    });
    dialog->open();
}

void MainWindow::begin(const QString& scenario, const QString& file, const QString& ruleset)
{
    OpenedBattle opened = beginBattle(scenario, file, ruleset, rulesetFolders());
    if (opened.isMisplaced) return offerPlace(scenario, file, ruleset, opened.faults);
    takeBattle(std::move(opened), file);
}

void MainWindow::chooseBattle()
{
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a battle"), battlesFolder(),
                                     tr("Battles (*.drumhead);;Scenarios (*.scenario.json);;All files (*)"));
    if (!file.isEmpty()) openFile(file);
}

/// A scenario begins a battle of its own, or takes up the one begun from it today; a battle goes on where it stopped.
void MainWindow::openFile(const QString& file)
{
    if (!mayLetGoOfBattle()) return;
    if (file.endsWith(QStringLiteral(".scenario.json"))) {
        QString game;
        OpenedBattle opened = playScenario(file, game, rulesetFolders());
        if (opened.isMisplaced) return offerPlace(file, game, {}, opened.faults);
        takeBattle(std::move(opened), game);
        return;
    }
    takeBattle(openBattle(file, false, rulesetFolders()), file);
}

bool MainWindow::takeBattle(OpenedBattle opened, const QString& file)
{
    const Battle* inHand = m_battlePage ? m_battlePage->battle() : nullptr;
    if (opened.isLocked && inHand && inHand->file()
        && QFileInfo(toQt(inHand->file()->path().string())) == QFileInfo(file)) {
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
    offer(this, title, why, tr("Open it for reading"),
          [this, file] { takeBattle(openBattle(file, true, rulesetFolders()), file); });
}

void MainWindow::offerRecovery(const QString& file, const QString& why)
{
    offer(this, tr("The battle is damaged"), why, tr("Take what is sound into a new file"), [this, file] {
        const QString fresh = freshGameFile(QFileInfo(file).completeBaseName());
        takeBattle(recoverBattle(file, fresh, rulesetFolders()), fresh);
    });
}

/// Asked for as often as it takes: what can't be kept is not begun.
void MainWindow::offerPlace(const QString& scenario, const QString& file, const QString& ruleset,
                            const QStringList& why)
{
    offer(this, tr("Where shall the battle be kept?"), withoutMarkup(why), tr("Keep it &elsewhere…"), [=, this] {
        const QString folder =
            QFileInfo(QDir::homePath()).isWritable() ? QDir::homePath() : QFileInfo(scenario).absolutePath();
        QString other = QFileDialog::getSaveFileName(this, tr("Keep the battle in"),
                                                     QDir(folder).filePath(QFileInfo(file).fileName()), battleFilter());
        if (other.isEmpty()) return;
        if (!other.endsWith(QStringLiteral(".drumhead"))) other += QStringLiteral(".drumhead");
        begin(scenario, other, ruleset);
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
        connect(m_recent->addAction(withoutMnemonic(QFileInfo(file).completeBaseName())), &QAction::triggered, this,
                [this, file] { openFile(file); });
    }
    if (m_recent->isEmpty()) m_recent->addAction(tr("None yet"))->setEnabled(false);
}

void MainWindow::saveCopy()
{
    const Battle* battle = m_battlePage ? m_battlePage->battle() : nullptr;
    if (!battle || !battle->file()) return;
    QString file = QFileDialog::getSaveFileName(this, tr("Save a copy of the battle"),
                                                freshGameFile(toQt(battle->game().scenario().title)), battleFilter());
    if (file.isEmpty()) return;
    if (!file.endsWith(QStringLiteral(".drumhead"))) file += QStringLiteral(".drumhead");
    if (const FileError fault =
            battle->file()->saveCopy(std::filesystem::path(file.toStdString()), QFile::exists(file)))
        return tell(this, tr("The copy could not be saved"), asSentence(toQt(fault.message)));
    if (!isUnsaved(*battle)) return statusBar()->showMessage(tr("A copy was saved as %1.").arg(file));
    // Where the old file can't be written the battle goes on in the new one.
    OpenedBattle opened = openBattle(file, false, rulesetFolders());
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
    QMessageBox box(QMessageBox::Warning, tr("Battle not saved"),
                    tr("“%1” has commands that its file could not take. If it is closed now, they are lost.")
                        .arg(toQt(battle->game().scenario().title)),
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

/// Whether all of it is in its file is looked at after every command: the warning stays until it is.
void MainWindow::battleChanged()
{
    statusBar()->clearMessage();
    const Battle* battle = m_battlePage->battle();
    if (!battle || !battle->file()) return;
    const QString why = toQt(battle->file()->unsaved() ? battle->file()->trouble().message : battle->game().unsaved());
    m_battlePage->warn(
        isUnsaved(*battle)
            ? tr("⚠ Not saved: %1 The battle goes on in memory; save it somewhere else (Ctrl+Shift+S) and it goes on there.")
                  .arg(asSentence(why))
            : QString());
}

}  // namespace drumhead::app
