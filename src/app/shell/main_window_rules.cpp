// Which ruleset and which procedure the main window has in hand.
#include "app/battle/battle_dialogs.hpp"
#include "app/battle/battle_page.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/form/case_form.hpp"
#include "app/shared/rules/rulings_dialog.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/shared/text.hpp"
#include "app/shell/main_window.hpp"
#include "app/shell/problems_panel.hpp"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStatusBar>

namespace drumhead::app {

const LibraryEntry* MainWindow::entry() const
{
    return m_entry < 0 ? nullptr : m_library.entries()[static_cast<std::size_t>(m_entry)].get();
}

QStringList MainWindow::rulesetFolders() const { return m_folders + RulesetLibrary::usualFolders(); }

/// Folders opened by hand in earlier runs come after the usual ones; those that are gone are passed over.
void MainWindow::loadLibrary()
{
    m_library.lookInto(m_folders.isEmpty() ? RulesetLibrary::usualFolders() : m_folders);
    const QSignalBlocker quiet(m_rulesets);
    m_rulesets->clear();
    for (const auto& each : m_library.entries()) m_rulesets->addItem(each->title);
    showProblems();
    m_loadSoon.start(0);
}

/// The other rulesets are loaded one by one while nothing else is to be done, so that their faults are known. In a
/// battle nobody sees that, and a ruleset takes longer than a key press may.
void MainWindow::loadNext()
{
    if (inBattle()) return m_loadSoon.stop();
    const int loaded = m_library.loadNext();
    if (loaded < 0) return m_loadSoon.stop();
    nameEntry(loaded);
}

void MainWindow::nameEntry(int index)
{
    const LibraryEntry& named = *m_library.entries()[static_cast<std::size_t>(index)];
    if (!named.hasFaults()) return;
    m_rulesets->setItemText(index, tr("%1 (has faults)").arg(named.title));
    showProblems();
}

void MainWindow::showProblems()
{
    QStringList sentences = m_library.problems();
    QStringList broken;
    for (const auto& each : m_library.entries()) {
        if (each->hasFaults()) broken << each->title;
    }
    if (!broken.isEmpty())
        sentences << tr("Has faults and can't be played with until they are mended: %1. Choose it above to "
                        "see them.")
                         .arg(broken.join(QStringLiteral(", ")));
    sentences << m_launchFaults;
    for (const QString& each : {m_caseNote, m_storeFault}) {
        if (!each.isEmpty()) sentences << each;
    }
    m_banner->setText(sentences.join(u'\n'));
    m_banner->setVisible(!sentences.isEmpty() && !m_library.entries().empty());
}

void MainWindow::takeOptions(const LaunchOptions& options)
{
    const Settings settings;
    const QString wanted =
        options.ruleset.isEmpty() ? settings.value(QStringLiteral("last/ruleset")).toString() : options.ruleset;
    int index = m_library.find(wanted);
    if (index < 0) index = m_library.firstUsable();
    if (index < 0 && !m_library.entries().empty()) index = 0;
    const QSignalBlocker quiet(m_rulesets);
    m_rulesets->setCurrentIndex(index);
    takeRuleset(index);
    QStringList faults;
    if (!options.ruleset.isEmpty() && m_library.find(options.ruleset) < 0)
        faults << tr("There is no ruleset “%1”.").arg(options.ruleset);
    if (const LibraryEntry* found = entry(); found && found->usable() && !options.procedure.isEmpty()) {
        const int procedure = m_procedures->findData(options.procedure);
        if (procedure < 0) faults << tr("These rules have no procedure “%1”.").arg(options.procedure);
        else m_procedures->setCurrentIndex(procedure);
    }
    if (CaseSession* session = m_page->session(); session && !options.answers.isEmpty()) {
        m_caseNote.clear();
        session->reset();
        faults << session->prefill(options.answers);
    }
    m_launchFaults = faults;
    showProblems();
}

void MainWindow::takeRuleset(int index)
{
    remember();
    m_entry = index;
    if (index >= 0) {
        m_library.load(index);
        nameEntry(index);
        m_wayBack = m_store.wayBack(entry()->id);
    }
    showEntry();
}

void MainWindow::showEntry()
{
    const QSignalBlocker quiet(m_procedures);
    m_procedures->clear();
    const LibraryEntry* chosen = entry();
    if (!chosen || !chosen->usable() || chosen->loaded.ruleset->procedures.empty()) return showNothing();
    const Ruleset& ruleset = *chosen->loaded.ruleset;
    for (const auto& each : ruleset.procedures) m_procedures->addItem(toQt(each->title), toQt(each->id));
    const int last =
        m_procedures->findData(Settings().value(QStringLiteral("last/procedure/%1").arg(chosen->id)).toString());
    m_procedures->setCurrentIndex(std::max(last, 0));
    m_rulings->setEnabled(!ruleset.rulings.empty());
    showProcedure();
}

void MainWindow::takeProcedure(int index)
{
    if (index < 0) return;
    remember();
    m_wayBack.clear();
    showProcedure();
}

void MainWindow::showNothing()
{
    m_page->setSession(nullptr);
    m_wayBack.clear();
    showBack();
    m_newCase->setEnabled(false);
    m_swap->setVisible(false);
    m_rulings->setEnabled(false);
    m_procedures->setEnabled(false);
    m_stack->setCurrentWidget(m_problems);
    statusBar()->clearMessage();
    if (const LibraryEntry* chosen = entry()) {
        m_problems->explain(
            chosen->usable() ? tr("“%1” has no procedures yet.").arg(chosen->title)
                             : tr("“%1” has faults and can't be played with until they are mended.").arg(chosen->title),
            chosen->faults());
        setWindowTitle(tr("%1 – Drumhead").arg(chosen->title));
        return;
    }
    m_problems->explain(
        m_library.problems().join(u'\n') + u'\n' + tr("Open a folder with rulesets by File, Open ruleset folder…"), {});
    setWindowTitle(QStringLiteral("Drumhead"));
}

void MainWindow::openFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder of a ruleset, or of many"));
    if (folder.isEmpty()) return;
    RulesetLibrary held;
    held.lookInto({folder});
    if (held.entries().empty()) {  // not kept: it would be complained of at every start
        auto* box = new QMessageBox(QMessageBox::Warning, tr("No ruleset there"), held.problems().join(u'\n'),
                                    QMessageBox::Close, this);
        box->setObjectName(QStringLiteral("noRulesetThere"));
        box->setTextFormat(Qt::PlainText);
        box->setAttribute(Qt::WA_DeleteOnClose);
        return box->open();
    }
    Settings().addOpenedFolder(folder);
    if (!m_folders.isEmpty()) m_folders << folder;
    reload();
    if (const int index = m_library.find(folder); index >= 0) m_rulesets->setCurrentIndex(index);
}

/// Reads everything from disk again and stays with the ruleset in hand, if it is still there.
void MainWindow::reload()
{
    remember();
    const QString folder = entry() ? entry()->folder : QString();
    m_page->setSession(nullptr);
    m_entry = -1;
    loadLibrary();
    int index = m_library.find(folder);
    if (index < 0) index = m_library.firstUsable();
    if (index < 0 && !m_library.entries().empty()) index = 0;
    const QSignalBlocker quiet(m_rulesets);
    m_rulesets->setCurrentIndex(index);
    takeRuleset(index);
}

/// Of the battle in hand, else of the club.
void MainWindow::rule()
{
    if (inBattle()) return m_battlePage->dialogs()->rule();
    CaseSession* session = m_page->session();
    if (!session) return;
    auto* dialog = new RulingsDialog(session->ruleset(), Settings().rulings(session->ruleset()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, session, [session, dialog] {
        const ClubRulings rulings = dialog->rulings();
        Settings().saveRulings(session->ruleset(), rulings);
        for (auto each = rulings.begin(); each != rulings.end(); ++each) session->rule(each.key(), each.value());
    });
    dialog->open();
}

}  // namespace drumhead::app
