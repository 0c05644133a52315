#include "app/shell/combat/combat_panel.hpp"

#include "app/combat/case_page.hpp"
#include "app/combat/form/case_form.hpp"
#include "app/combat/session/dropped_text.hpp"
#include "app/odds/odds_side_panel.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/shared/widgets/dialogs/file_dialog.hpp"
#include "app/shared/widgets/dialogs/message_box.hpp"
#include "app/shared/widgets/fields/choice_edit.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "app/shell/combat/club_rulings.hpp"
#include "app/shell/combat/combat_bar.hpp"
#include "app/shell/combat/combat_pages.hpp"
#include "app/shell/rules/live_rules.hpp"
#include "app/shell/rules/rule_check_strip.hpp"
#include "drumhead/resolve/session/due_case.hpp"

#include <QDir>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace drumhead::app {

CombatPanel::CombatPanel(WindowActions& actions, QWidget* parent)
    : QWidget(parent), m_rulesets([this] { return isVisibleTo(window()); }), m_bar(new CombatBar(actions, this)),
      m_asked(m_rulesets, *m_bar, [this] { return session(); }), m_banner(plainLabel(QStringLiteral("banner"), this)),
      m_live(new LiveRules([this] { return session() != nullptr; },
                           [this](LoadedRuleset loaded) { takeNewRules(std::move(loaded)); }, this)),
      m_pages(new CombatPages(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 6);
    layout->setSpacing(8);
    m_banner->setFrameShape(QFrame::Box);
    m_banner->setMargin(6);
    m_banner->hide();
    layout->addWidget(m_bar);
    layout->addWidget(m_banner);
    layout->addWidget(m_live->strip());
    layout->addWidget(m_pages, 1);
    connectAll(actions);
}

CasePage* CombatPanel::page()
{
    settle();
    return m_pages->neededPage();
}

void CombatPanel::dropCase() { m_pages->dropCase(); }

void CombatPanel::connectAll(WindowActions& actions)
{
    actions.on(WindowAction::NewCase, this, &CombatPanel::newCase);
    actions.on(WindowAction::Undo, this, &CombatPanel::undo);
    actions.on(WindowAction::Redo, this, &CombatPanel::redo);
    actions.on(WindowAction::GoBack, this, &CombatPanel::goBack);
    actions.on(WindowAction::SwapSides, this, &CombatPanel::swapSides);
    actions.on(WindowAction::OpenRulesets, this, &CombatPanel::openFolder);
    actions.on(WindowAction::ReloadRulesets, this, &CombatPanel::reload);
    connect(m_pages, &CombatPages::forgetWanted, this, &CombatPanel::forget);
    connect(m_pages, &CombatPages::dueWanted, this, &CombatPanel::openDue);
    connect(m_pages, &CombatPages::swapWanted, this, &CombatPanel::takePinned);
    connect(m_pages, &CombatPages::questionFocused, this, &CombatPanel::sayOfCase);
    connect(m_pages, &CombatPages::tabOrderChanged, this, &CombatPanel::tabOrderChanged);
    connect(m_pages, &CombatPages::caseChanged, &m_rememberSoon, qOverload<>(&QTimer::start));
    connect(m_bar->rulesets(), &QComboBox::currentIndexChanged, this, &CombatPanel::takeRuleset);
    connect(m_bar->procedures(), &QComboBox::currentIndexChanged, this, &CombatPanel::takeProcedure);
    connect(m_live, &LiveRules::said, this, &CombatPanel::said);
    connect(&m_rulesets, &RulesetChoice::faultsFound, this, &CombatPanel::nameFaulty);
    connect(&m_rulesets, &RulesetChoice::chosenLoaded, this, &CombatPanel::showLoaded);
    m_rememberSoon.setSingleShot(true);
    m_rememberSoon.setInterval(400);
    connect(&m_rememberSoon, &QTimer::timeout, this, &CombatPanel::remember);
}

void CombatPanel::start(const LaunchOptions& options)
{
    m_rulesets.setFolders(options.folders);
    loadLibrary();
    const QString last = options.ruleset.isEmpty() ? Settings().lastRuleset() : options.ruleset;
    const bool isNothingInHand = m_store.caseOf(last, Settings().lastProcedure(last)).isEmpty();
    if (isNothingInHand && !options.isForCombat() && !library().entries().empty()) {
        m_left = last;
        return;
    }
    takeAgain(last);
    takeWhatWasAsked(options);
}

void CombatPanel::settle()
{
    if (m_left) takeAgain(QString(*m_left));
}

void CombatPanel::showEvent(QShowEvent* event)
{
    settle();
    QWidget::showEvent(event);
}

void CombatPanel::takeWhatWasAsked(const LaunchOptions& options)
{
    if (!m_asked.take(options)) return;
    if (!options.answers.isEmpty()) m_caseNote.clear();
    showProblems();
    focusFirst();
}

/// The ruleset that was being loaded is there, with whatever was asked of it meanwhile.
void CombatPanel::showLoaded()
{
    const std::optional<LaunchOptions> asked = m_asked.drop();
    m_bar->chooseRuleset(m_rulesets.chosenEntry());
    showChosen();
    if (asked) takeWhatWasAsked(*asked);
}

void CombatPanel::focusFirst()
{
    if (session()) m_pages->page()->goToMissing();
}

CaseSession* CombatPanel::session() const { return m_pages->session(); }

bool CombatPanel::isInHand() const { return session() && !session()->record().isEmpty(); }

bool CombatPanel::hasRulings() const { return session() && !session()->ruleset().rulings.empty(); }

QString CombatPanel::rulesetId() const
{
    if (entry()) return entry()->id;
    const int left = m_left ? library().find(*m_left) : -1;
    return left < 0 ? QString() : library().entries()[static_cast<std::size_t>(left)]->id;
}

QList<QWidget*> CombatPanel::tabChain() const
{
    return m_bar->tabChain() + m_live->strip()->tabChain() + m_pages->tabChain();
}

void CombatPanel::loadLibrary()
{
    m_rulesets.look();
    m_bar->offer(library());
    showProblems();
}

void CombatPanel::nameFaulty(int entry)
{
    const QString& title = library().entries()[static_cast<std::size_t>(entry)]->title;
    m_bar->rulesets()->setItemText(entry, tr("%1 (has faults)").arg(title));
    showProblems();
}

void CombatPanel::showProblems()
{
    QStringList sentences = m_rulesets.problems() + m_asked.faults();
    for (const QString& each : {m_caseNote, m_storeFault}) {
        if (!each.isEmpty()) sentences << each;
    }
    m_banner->setText(sentences.join(u'\n'));
    m_banner->setVisible(!sentences.isEmpty() && !library().entries().empty());
}

/// Chooses the ruleset with that id or folder, or the usual one.
void CombatPanel::takeAgain(const QString& idOrFolder)
{
    m_left.reset();
    remember();
    m_rulesets.chooseUsual(idOrFolder);
    m_bar->chooseRuleset(m_rulesets.chosenEntry());
    showChosen();
}

void CombatPanel::takeRuleset(int index)
{
    remember();
    m_rulesets.choose(index);
    showChosen();
    showProblems();
}

void CombatPanel::showChosen()
{
    static_cast<void>(m_asked.drop());
    m_live->follow(entry());
    if (entry()) m_wayBack = m_store.wayBack(entry()->id);
    showEntry();
}

void CombatPanel::showEntry()
{
    const QSignalBlocker quiet(m_bar->procedures());
    m_bar->procedures()->clear();
    const LibraryEntry* chosen = entry();
    if (m_rulesets.isLoading() || !chosen || !chosen->usable() || chosen->loaded.ruleset->procedures.empty())
        return showNothing();
    const Ruleset& ruleset = *chosen->loaded.ruleset;
    m_bar->offer(ruleset);
    const Procedure* const last = procedureOf(Settings().lastProcedure(chosen->id));
    m_bar->choose(last && !last->inner ? *last : CombatBar::firstOffered(ruleset));
    showProcedure();
}

void CombatPanel::takeProcedure(int index)
{
    if (index < 0) return;
    remember();
    m_wayBack.clear();
    showProcedure();
}

void CombatPanel::chooseProcedure(const QString& id)
{
    if (const Procedure* const procedure = procedureOf(id)) m_bar->choose(*procedure);
    else if (m_rulesets.isLoading()) m_asked.wait(id);
}

void CombatPanel::showCase(const QString& ruleset, const CaseRecord& record)
{
    remember();
    if (rulesetId() != ruleset) takeAgain(ruleset);
    const Procedure* const procedure = procedureOf(toQt(record.procedure));
    if (!procedure) return;
    if (session()) m_wayBack.push_back(session()->record());
    m_history.noteReplaced(m_store.caseOf(entry()->id, toQt(procedure->id)));
    takeUp(*procedure, record);
    remember();
    m_pages->page()->goOn();
}

void CombatPanel::showNothing()
{
    dropCase();
    m_wayBack.clear();
    showBack();
    m_bar->showNothing();
    m_title = entry() ? tr("%1 – Drumhead").arg(entry()->title) : QStringLiteral("Drumhead");
    m_pages->explain(entry(), library().problems());
    Q_EMIT said({});
    Q_EMIT caseShown();
}

void CombatPanel::openFolder()
{
    const QString folder = askFolder(this, tr("Folder of one ruleset or several"));
    if (folder.isEmpty()) return;
    addFolder(folder);
    Q_EMIT folderOpened();
}

void CombatPanel::addFolder(const QString& folder)
{
    if (const QStringList faults = m_rulesets.keepFolder(folder); !faults.isEmpty())
        return showMessage(this, {QStringLiteral("noRulesetThere"), tr("No ruleset found"), faults.join(u'\n')});
    reload();
    if (const int index = library().find(folder); index >= 0) m_bar->rulesets()->setCurrentIndex(index);
}

/// Drops the ruleset in hand, which has faults, from the list; its files stay.
void CombatPanel::forget()
{
    if (!entry()) return;
    const QString folder = m_rulesets.forgetChosen();
    reload();
    Q_EMIT said(tr("%1 is no longer listed; its files stay as they are.").arg(QDir::toNativeSeparators(folder)));
}

/// Reads everything from disk again and stays with the ruleset in hand, if it is still there.
void CombatPanel::reload()
{
    settle();
    remember();
    const QString folder = entry() ? entry()->folder : QString();
    dropCase();
    loadLibrary();
    takeAgain(folder);
}

/// The case in hand is ruled again by them.
void CombatPanel::takeNewRules(LoadedRuleset loaded)
{
    const QString folder = entry()->folder;
    remember();
    dropCase();
    m_rulesets.replaceChosen(std::move(loaded));
    takeAgain(folder);
}

void CombatPanel::showRulings()
{
    if (session()) changeClubRulings(*session(), *this);
}

const Procedure* CombatPanel::procedureOf(const QString& id) const
{
    return entry() && entry()->usable() ? entry()->loaded.ruleset->findProcedure(id.toStdString()) : nullptr;
}

std::unique_ptr<CaseSession> CombatPanel::makeSession(const Procedure& procedure) const
{
    auto session = std::make_unique<CaseSession>(*entry()->loaded.ruleset, procedure);
    applyClubRulings(*session);
    return session;
}

/// Takes up the case of the chosen procedure where it was left.
void CombatPanel::showProcedure()
{
    if (const Procedure* const procedure = procedureOf(m_bar->procedures()->currentData().toString()))
        takeUp(*procedure, m_store.caseOf(entry()->id, toQt(procedure->id)));
}

void CombatPanel::takeUp(const Procedure& procedure, const CaseRecord& record)
{
    std::unique_ptr<CaseSession> session = makeSession(procedure);
    m_caseNote = droppedText(toQt(session->restore(record)));
    showSession(std::move(session));
    m_storeFault = m_store.fault();
    showProblems();
}

void CombatPanel::showSession(std::unique_ptr<CaseSession> session)
{
    const Procedure& procedure = session->procedure();
    m_bar->show(*session);
    m_pages->showCase(std::move(session));
    m_title = tr("%1: %2 – Drumhead").arg(entry()->title, toQt(procedure.title));
    showBack();
    Q_EMIT caseShown();
    sayOfCase(toQt(procedure.about));
}

/// What is asked is of no use where the case is not seen.
void CombatPanel::sayOfCase(const QString& sentence)
{
    if (!isHidden()) Q_EMIT said(sentence);
}

/// The way back is offered as long as the rules have the procedure to which it leads.
void CombatPanel::showBack()
{
    while (!m_wayBack.empty() && !procedureOf(toQt(m_wayBack.back().procedure))) m_wayBack.pop_back();
    m_bar->showBack(m_wayBack.empty() ? QString() : toQt(procedureOf(toQt(m_wayBack.back().procedure))->title));
}

void CombatPanel::undo()
{
    if (isVisible() && session() && m_history.undo(*session())) m_pages->page()->goOn();
}

void CombatPanel::redo()
{
    if (isVisible() && session() && m_history.redo(*session())) m_pages->page()->goOn();
}

void CombatPanel::newCase()
{
    if (!session()) return;
    m_history.noteReplaced(session()->record());
    m_caseNote.clear();
    showProblems();
    m_pages->page()->newCase();
}

void CombatPanel::openDue(int due)
{
    const CaseSession* from = session();
    if (!from || due < 0 || static_cast<std::size_t>(due) >= from->verdict().due.size()) return;
    const VerdictDue wanted = from->verdict().due[static_cast<std::size_t>(due)];
    const Procedure* procedure = procedureOf(toQt(wanted.procedure));
    if (!procedure) return;
    remember();
    std::unique_ptr<CaseSession> session = makeSession(*procedure);
    carryOver(*from, wanted, *session);
    m_history.noteReplaced(m_store.caseOf(entry()->id, toQt(procedure->id)));
    m_wayBack.push_back(from->record());
    m_caseNote.clear();
    showSession(std::move(session));
    showProblems();
    remember();
    m_pages->page()->goOn();
}

void CombatPanel::goBack()
{
    if (m_wayBack.empty() || !session()) return;
    remember();
    const CaseRecord record = m_wayBack.back();
    m_wayBack.pop_back();
    takeUp(*procedureOf(toQt(record.procedure)), record);
    remember();
    m_pages->page()->goOn();
}

/// Rules that can't be played with have no case to swap in.
void CombatPanel::swapSides()
{
    if (session()) session()->swapSides();
}

/// The pinned case comes in hand, in its own procedure, and the one in hand is pinned.
void CombatPanel::takePinned()
{
    OddsController& controller = m_pages->page()->side()->controller();
    if (!session() || !controller.pinned()) return;
    remember();
    const PinnedCase pinned = controller.exchange();
    if (&pinned.situation.procedure() == &session()->procedure())
        return session()->replaceWith(pinned.situation, pinned.faces);
    std::unique_ptr<CaseSession> session = makeSession(pinned.situation.procedure());
    session->replaceWith(pinned.situation, pinned.faces);
    m_wayBack.clear();
    m_caseNote.clear();
    showSession(std::move(session));
    showProblems();
    remember();
}

void CombatPanel::remember()
{
    m_rememberSoon.stop();
    const CaseSession* const session = this->session();
    if (!session) return;
    const QString ruleset = toQt(session->ruleset().id);
    const QString fault = m_store.save(ruleset, session->record(), m_wayBack);
    if (fault != m_storeFault) {
        m_storeFault = fault;
        showProblems();
    }
    Settings settings;
    settings.setLastCombat(ruleset, toQt(session->procedure().id));
    if (!session->record().isEmpty())
        settings.addRecentCase({ruleset, toQt(session->procedure().id),
                                tr("%1: %2").arg(toQt(session->ruleset().title), toQt(session->procedure().title))});
}

}  // namespace drumhead::app
