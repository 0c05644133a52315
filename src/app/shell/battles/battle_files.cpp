#include "app/shell/battles/battle_files.hpp"

#include "app/battle/battle_page.hpp"
#include "app/battle/new_battle_dialog.hpp"
#include "app/battle/readable_battle_dialog.hpp"
#include "app/battle/session/battle_opening.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/file_kinds.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/shared/widgets/dialogs/file_dialog.hpp"
#include "app/shared/widgets/dialogs/message_box.hpp"
#include "app/shared/widgets/dialogs/save_file.hpp"
#include "app/shell/battles/new_rules_offer.hpp"

#include <QDir>
#include <QFileInfo>

namespace drumhead::app {

namespace {

QString battleFilter() { return BattleFiles::tr("Battles (*.drumhead)"); }

QString asLines(const QStringList& faults)
{
    constexpr qsizetype most = 12;
    QStringList lines = faults.mid(0, most);
    if (lines.size() <= 2 && !lines.isEmpty()) lines.front() = asSentence(lines.front());
    if (faults.size() > most) lines << BattleFiles::tr("… and %1 more.").arg(faults.size() - most);
    return lines.join(u'\n');
}

void warn(QWidget& window, const QString& title, const QString& text)
{
    showMessage(&window, {QStringLiteral("battleFault"), title, text});
}

bool isUnsaved(const Battle& battle)
{
    // A file that can be written knows better than the last command: it may have caught up since.
    return battle.file()->unsaved() || (battle.file()->readOnly() && !battle.game().unsaved().empty());
}

/// A question with one button besides Cancel.
void offer(QWidget& window, const QString& title, const QString& text, const QString& accept,
           std::function<void()> then)
{
    showMessage(&window,
                {QStringLiteral("battleOffer"), title, text, QMessageBox::Question, QMessageBox::Cancel, accept},
                std::move(then));
}

}  // namespace

BattleFiles::BattleFiles(WindowActions& actions, std::function<QStringList()> folders, QWidget& window)
    : QObject(&window), m_folders(std::move(folders)), m_window(window)
{
    actions.on(WindowAction::NewBattle, this, &BattleFiles::begin);
    actions.on(WindowAction::OpenBattle, this, &BattleFiles::choose);
    actions.on(WindowAction::SaveCopy, this, &BattleFiles::saveCopy);
    actions.on(WindowAction::CloseBattle, this, &BattleFiles::close);
}

Battle* BattleFiles::battle() const { return m_page ? m_page->battle() : nullptr; }

void BattleFiles::begin()
{
    auto* dialog = new NewBattleDialog(m_folders(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (mayClose()) beginAs(dialog->scenarioFile(), dialog->gameFile(), dialog->ruleset());
    });
    dialog->open();
}

void BattleFiles::beginAs(const QString& scenario, const QString& file, const QString& ruleset)
{
    OpenedBattle opened = beginBattle(scenario, file, ruleset, m_folders());
    if (opened.isMisplaced) return offerPlace(scenario, file, ruleset, opened.faults);
    take(std::move(opened), file);
}

void BattleFiles::choose()
{
    const QString file = askOpenFile(&m_window, tr("Open a battle"), battlesFolder(),
                                     tr("Battles (*.drumhead);;Scenarios (*.scenario.json);;All files (*)"));
    if (!file.isEmpty()) open(file);
}

void BattleFiles::open(const QString& file)
{
    if (!mayClose()) return;
    if (isScenarioFile(file)) {
        QString game;
        OpenedBattle opened = playScenario(file, game, m_folders());
        if (opened.isMisplaced) return offerPlace(file, game, {}, opened.faults);
        take(std::move(opened), game);
        return;
    }
    take(openBattle(file, false, m_folders()), file);
}

bool BattleFiles::take(OpenedBattle opened, const QString& file)
{
    const Battle* current = battle();
    if (opened.isLocked && current && current->file()
        && QFileInfo(toQt(current->file()->path().string())) == QFileInfo(file)) {
        Q_EMIT battleOpened();
        return true;
    }
    if (!opened.battle) {
        showFailure(opened, file);
        return false;
    }
    makePage();
    m_page->setBattle(std::move(opened.battle));
    m_newRules->follow();
    m_page->tell(opened.note);
    Q_EMIT battleOpened();
    remember(file);
    warnIfUnsaved();
    return true;
}

void BattleFiles::showFailure(const OpenedBattle& opened, const QString& file)
{
    const QString why = asLines(opened.faults);
    if (opened.isLocked) offerReadOnly(file, tr("Already open"), why);
    else if (opened.isWriteProtected) offerReadOnly(file, tr("Read-only file"), why);
    else if (opened.isDamaged) offerRecovery(file, why);
    else if (opened.isOnlyReadable) offerReading(file, opened);
    else warn(m_window, tr("The battle can't be opened"), why);
}

/// Made for the first battle: checking single combats needs none of it.
void BattleFiles::makePage()
{
    if (m_page) return;
    m_page = new BattlePage(&m_window);
    m_newRules = new NewRulesOffer(m_folders, *m_page);
    connect(m_page, &BattlePage::battleChanged, this, &BattleFiles::warnIfUnsaved);
    connect(m_newRules, &NewRulesOffer::accepted, this, &BattleFiles::goOnUnderNewRules);
    Q_EMIT pageMade(m_page);
}

/// The battle under the old rules stays in its file.
void BattleFiles::goOnUnderNewRules()
{
    if (!battle() || !mayClose()) return;
    const QString fresh = freshGameFile(toQt(battle()->game().scenario().title));
    OpenedBattle today = goOnUnderToday(toQt(battle()->file()->path().string()), fresh, m_folders());
    if (today.battle) take(std::move(today), fresh);
    else warn(m_window, tr("The battle can't continue under the new rules"), asLines(today.faults));
}

void BattleFiles::close()
{
    if (!mayClose()) return;
    if (m_page) {
        m_page->setBattle(nullptr);
        m_newRules->follow();
    }
    Settings().remove(QStringLiteral("last/battle"));
    Q_EMIT battleClosed();
}

void BattleFiles::openLast()
{
    const QString last = Settings().value(QStringLiteral("last/battle")).toString();
    if (!last.isEmpty() && QFile::exists(last)) open(last);
}

void BattleFiles::offerReadOnly(const QString& file, const QString& title, const QString& why)
{
    offer(m_window, title, why, tr("Open read-only"),
          [this, file] { take(openBattle(file, true, m_folders()), file); });
}

void BattleFiles::offerRecovery(const QString& file, const QString& why)
{
    offer(m_window, tr("The battle is damaged"), why, tr("Save what is sound in a new file"), [this, file] {
        const QString fresh = freshGameFile(QFileInfo(file).completeBaseName());
        take(recoverBattle(file, fresh, m_folders()), fresh);
    });
}

void BattleFiles::offerReading(const QString& file, const OpenedBattle& opened)
{
    auto* dialog = new ReadableBattleDialog(asLines(opened.faults), opened.rulesDiffer, opened.log, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, file] {
        if (!mayClose()) return;
        const QString fresh = freshGameFile(QFileInfo(file).completeBaseName());
        OpenedBattle today = goOnUnderToday(file, fresh, m_folders());
        if (today.battle) take(std::move(today), fresh);
        else warn(m_window, tr("The battle can't be opened"), asLines(today.faults));
    });
    dialog->open();
}

/// Asks again until the battle can be kept: it does not begin before.
void BattleFiles::offerPlace(const QString& scenario, const QString& file, const QString& ruleset,
                             const QStringList& why)
{
    offer(m_window, tr("Where should the battle be saved?"), asLines(why), tr("Save &elsewhere…"), [=, this] {
        const QString folder =
            QFileInfo(QDir::homePath()).isWritable() ? QDir::homePath() : QFileInfo(scenario).absolutePath();
        const QString other = askSaveFile(&m_window,
                                          {tr("Save the battle as"),
                                           QDir(folder).filePath(QFileInfo(file).fileName()),
                                           battleFilter(),
                                           {battleEnding}});
        if (!other.isEmpty()) beginAs(scenario, other, ruleset);
    });
}

void BattleFiles::remember(const QString& file)
{
    Settings settings;
    settings.addRecentFile(Settings::Recent::Battles, file);
    settings.setValue(QStringLiteral("last/battle"), file);
    settings.setLastUsed(QStringLiteral("battle:") + file);
}

void BattleFiles::saveCopy()
{
    const Battle* battle = this->battle();
    if (!battle || !battle->file()) return;
    const QString file = askSaveFile(&m_window,
                                     {tr("Save a copy of the battle"),
                                      freshGameFile(toQt(battle->game().scenario().title)),
                                      battleFilter(),
                                      {battleEnding}});
    if (file.isEmpty()) return;
    const bool hasOtherNames = !severalNamesNote(file.toStdString()).empty();
    if (const FileError fault =
            battle->file()->saveCopy(std::filesystem::path(file.toStdString()), QFile::exists(file)))
        return warn(m_window, tr("The copy could not be saved"), asSentence(toQt(fault.message)));
    if (!isUnsaved(*battle)) {
        Q_EMIT said(hasOtherNames
                        ? tr("A copy was saved as %1. Its other names (hard links) keep the old battle.").arg(file)
                        : tr("A copy was saved as %1.").arg(file));
        return;
    }
    // Where the old file can't be written the battle goes on in the new one.
    OpenedBattle opened = openBattle(file, false, m_folders());
    opened.note = tr("Everything is saved; the battle continues in %1. ").arg(file) + opened.note;
    take(std::move(opened), file);
}

/// Tries the disk once more first.
bool BattleFiles::mayClose()
{
    const Battle* battle = this->battle();
    if (!battle || !battle->file() || !isUnsaved(*battle)) return true;
    static_cast<void>(battle->file()->moveHead(battle->game().head()));
    warnIfUnsaved();
    if (!isUnsaved(*battle)) return true;
    const MessageAnswer answer =
        askMessage(&m_window,
                   {QStringLiteral("battleUnsaved"), tr("Battle not saved"),
                    tr("“%1” has commands that could not be written to its file. If you close it now, they are lost.")
                        .arg(toQt(battle->game().scenario().title)),
                    QMessageBox::Warning, QMessageBox::Discard | QMessageBox::Cancel, tr("&Save somewhere else…")});
    if (answer != MessageAnswer::Accept) return answer == MessageAnswer::Discard;
    saveCopy();
    return !isUnsaved(*this->battle());
}

/// After every command: the warning stays until the file has everything.
void BattleFiles::warnIfUnsaved()
{
    Q_EMIT said({});
    const Battle* battle = this->battle();
    if (!battle || !battle->file()) return;
    const QString why = toQt(battle->file()->unsaved() ? battle->file()->trouble().message : battle->game().unsaved());
    m_page->warn(isUnsaved(*battle)
                     ? tr("⚠ Not saved: %1 The battle goes on in memory; save it somewhere else (%2) to keep it.")
                           .arg(asSentence(why), WindowActions::keyText(WindowAction::SaveCopy))
                     : QString());
}

}  // namespace drumhead::app
