#include "app/battle/battle_page.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/battle_dialogs.hpp"
#include "app/battle/battle_notices.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle/case/unapplied_strip.hpp"
#include "app/battle/case_branches.hpp"
#include "app/battle/case_sequel.hpp"
#include "app/battle/joining.hpp"
#include "app/battle/log/log_panel.hpp"
#include "app/battle/picking/role_picker.hpp"
#include "app/battle/players/players_window.hpp"
#include "app/battle/turn/obligations_panel.hpp"
#include "app/battle/turn/turn_panel.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/form/procedure_dialog.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/preferences.hpp"
#include "app/shared/widgets/dialogs/message_box.hpp"
#include "app/shared/widgets/hint_bar.hpp"

#include <QApplication>
#include <QListView>
#include <QMenu>
#include <QTabBar>
#include <QVBoxLayout>

namespace drumhead::app {

BattlePage::BattlePage(QWidget* parent)
    : QWidget(parent), m_notices(new BattleNotices(this)), m_unapplied(m_notices->unapplied()),
      m_turn(new TurnPanel(this)), m_caseController(new CaseController(this)), m_armies(new ArmiesPanel(this)),
      m_due(new ObligationsPanel(this)), m_log(new LogPanel(this)), m_picker(new RolePicker(*m_armies, this)),
      m_dialogs(new BattleDialogs(this))
{
    setObjectName(QStringLiteral("battlePage"));
    const BattlePanels panels{m_turn, m_caseController, m_armies, m_due, m_notices, m_log};
    m_layout = new BattleLayout(panels, this);
    m_sequel = new CaseSequel(panels, *m_layout, *m_picker, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_layout, 1);
    connectPanels();
    new CaseBranches(*m_caseController, *m_armies);
    new Joining(*m_caseController, *m_picker);
}

BattlePage::~BattlePage()
{
    if (m_battle) setBattle(nullptr);  // the panels look into it
}

void BattlePage::connectPanels()
{
    connect(m_turn, &TurnPanel::offerWanted, this, [this](int offer) { beginOffer(offer, nobody); });
    connect(m_turn, &TurnPanel::otherWanted, this, &BattlePage::chooseProcedure);
    connect(m_turn, &TurnPanel::whyWanted, m_dialogs, &BattleDialogs::explain);
    connect(m_turn, &TurnPanel::failed, this, &BattlePage::tell);
    connect(m_turn, &TurnPanel::advanced, m_sequel, &CaseSequel::begun);
    connect(m_turn, &TurnPanel::advanceWanted, this, &BattlePage::advance);
    connect(m_unapplied, &UnappliedStrip::resumeWanted, this, &BattlePage::resume);
    connect(m_unapplied, &UnappliedStrip::discardWanted, m_dialogs, &BattleDialogs::discard);
    connect(m_notices->back(), &HintBar::wanted, this, [this] { m_battle->returnToEnd(); });
    connect(m_caseController, &CaseController::inHandChanged, this, &BattlePage::caseInHandChanged);
    connect(m_dialogs, &BattleDialogs::corrected, m_caseController, &CaseController::closeCorrection);
    connect(m_due, &ObligationsPanel::dueWanted, this, &BattlePage::openDue);
    connect(m_due, &ObligationsPanel::demandWanted, this, &BattlePage::takeDemand);
    connect(m_due, &ObligationsPanel::settled, m_sequel, &CaseSequel::closed);
    connect(m_due, &ObligationsPanel::failed, this, &BattlePage::tell);
    connect(m_picker, &RolePicker::picked, this, &BattlePage::openRoles);
    connect(m_picker, &RolePicker::left, m_sequel, &CaseSequel::closed);
    connect(m_caseController, &CaseController::failed, this, &BattlePage::tell);
    connect(m_caseController, &CaseController::dueWanted, this, &BattlePage::openDue);
    connect(m_caseController, &CaseController::pointsWanted, m_dialogs, &BattleDialogs::enterPoints);
    connect(m_caseController, &CaseController::applied, m_sequel, &CaseSequel::applied);
    connect(m_caseController, &CaseController::left, m_sequel, &CaseSequel::closed);
    connect(m_sequel, &CaseSequel::dueWanted, this, &BattlePage::openDue);
    connect(m_sequel, &CaseSequel::offerWanted, this, [this](int offer) { beginOffer(offer, nobody); });
    connect(m_sequel, &CaseSequel::tabOrderChanged, this, &BattlePage::tabOrderChanged);
    connect(m_caseController, &CaseController::opened, this, &BattlePage::tabOrderChanged);
    connect(m_caseController, &CaseController::opened, m_layout, &BattleLayout::fit);
    connect(m_caseController, &CaseController::ruledAgain, m_dialogs, &BattleDialogs::ruleAgain);
    connect(m_caseController->page(), &CasePage::dueWanted, this, &BattlePage::applyAndOpenDue, Qt::QueuedConnection);
    connect(m_caseController->page(), &CasePage::tabOrderChanged, this, &BattlePage::tabOrderChanged);
    connect(m_armies, &ArmiesPanel::choosingChanged, m_layout, &BattleLayout::fit);
    connect(m_armies, &ArmiesPanel::opened, m_dialogs, &BattleDialogs::edit);
    connect(m_armies, &ArmiesPanel::menuWanted, this, &BattlePage::showMenu);
    connect(m_layout, &BattleLayout::viewWanted, this, &BattlePage::showView);
    connect(m_layout, &BattleLayout::tabOrderChanged, this, &BattlePage::tabOrderChanged);
    connect(m_dialogs, &BattleDialogs::failed, this, &BattlePage::tell);
    connect(m_log, &LogPanel::entryOpened, m_dialogs, &BattleDialogs::openEntry);
    connect(m_log, &LogPanel::noteWanted, m_dialogs, &BattleDialogs::note);
    connect(m_log, &LogPanel::ruleAgainWanted, this, [this](EntryId entry) {
        tell(QString());
        stopPicking();
        m_caseController->openAgain(entry);
    });
}

void BattlePage::setBattle(std::unique_ptr<Battle> battle)
{
    const std::unique_ptr<Battle> before = std::exchange(m_battle, std::move(battle));
    Battle* now = m_battle.get();
    m_caseController->setBattle(now);
    m_sequel->setBattle(now);
    m_turn->setBattle(now);
    m_due->setBattle(now);
    m_log->setBattle(now);
    m_picker->setBattle(now);
    m_dialogs->setBattle(now);
    m_armies->setBattle(now);
    m_unapplied->setBattle(now);
    if (m_players) m_players->setBattle(now);
    tell(QString());
    warn(QString());
    showWhere();
    if (!now) return;
    now->setBranchingQuestion([this](int steps) { return m_dialogs->askBranching(steps); });
    connect(now, &Battle::changed, this, &BattlePage::showWhere);
    connect(now, &Battle::retold, this, &BattlePage::showWhere);
    connect(now, &Battle::unappliedChanged, this, [this] { caseInHandChanged(); });
    connect(now, &Battle::unappliedChanged, this, &BattlePage::battleChanged);
    connect(now, &Battle::failed, this, &BattlePage::tell);
    connect(now, &Battle::changed, this, &BattlePage::battleChanged);
    connect(now, &Battle::changed, m_layout, &BattleLayout::fit);
    m_layout->showView(BattleLayout::View::Turn);
    m_turn->focusOffers();
}

void BattlePage::tell(const QString& sentence) { m_notices->tell(sentence); }

void BattlePage::warn(const QString& sentence) { m_notices->warn(sentence); }

/// A procedure done once in a step needs no unit to be chosen, unless roles are still open.
void BattlePage::beginOffer(int offer, EntityId who)
{
    if (offer < 0 || static_cast<std::size_t>(offer) >= m_turn->offers().size()) return;
    tell(QString());
    m_caseController->leave();
    m_pickingFor = 0;
    const TurnOffer taken = m_turn->offers()[static_cast<std::size_t>(offer)];
    m_picker->begin(*taken.procedure, &taken, who);
}

/// What the step demands is one of its offers.
void BattlePage::takeDemand(const QString& procedure, EntityId only)
{
    for (std::size_t i = 0; i < m_turn->offers().size(); ++i) {
        const TurnOffer& each = m_turn->offers()[i];
        if ((each.onceMust || !each.must.empty()) && toQt(each.procedure->id) == procedure)
            return beginOffer(static_cast<int>(i), only);
    }
}

void BattlePage::chooseProcedure()
{
    if (!m_battle) return;
    auto* dialog = new ProcedureDialog(m_battle->ruleset(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (const Procedure* procedure = dialog->chosen()) beginProcedure(toQt(procedure->id));
    });
    dialog->open();
}

void BattlePage::beginProcedure(const QString& id)
{
    const Procedure* procedure = m_battle ? m_battle->ruleset().findProcedure(id.toStdString()) : nullptr;
    if (!procedure) return;
    tell(QString());
    m_caseController->leave();
    m_pickingFor = 0;
    m_picker->begin(*procedure, nullptr);
}

void BattlePage::openRoles(const QString& procedure, const std::vector<RoleBinding>& roles, const RoleBinding& alike)
{
    const int asked = std::exchange(m_pickingFor, 0);
    const bool isForMany = !alike.entities.empty();
    const int due = asked != 0 ? asked : isForMany ? 0 : m_due->settledBy(procedure, roles);
    if (const UnappliedCase* const kept = m_battle->unapplied().settling(due)) return resume(kept->id);
    const bool isOpen = due != 0 ? m_caseController->openDue(due, roles)
                                 : m_caseController->open(procedure, roles, alike, m_picker->with());
    if (!isOpen) m_turn->focusOffers();
    else if (m_picker->hasAsked()) m_caseController->applyIfPlain();  // who was chosen is all that it asks
}

void BattlePage::openDue(int id)
{
    if (!m_battle || id == 0) return;
    if (const UnappliedCase* const kept = m_battle->unapplied().settling(id)) return resume(kept->id);
    tell(QString());
    stopPicking();
    const DueItem* due = m_battle->state().findDue(id);
    const Procedure* procedure = due ? m_battle->ruleset().findProcedure(due->procedure) : nullptr;
    if (!procedure) return;
    m_caseController->leave();
    m_pickingFor = id;
    m_picker->beginDue(*procedure, due->roles);
}

/// A button of the verdict: what it makes due is there only once it has happened.
void BattlePage::applyAndOpenDue(int due)
{
    if (!m_battle || !m_caseController->canApply() || m_caseController->isAgain()) return;
    const int next = m_battle->state().nextDue;
    m_caseController->apply();
    if (!m_caseController->isOpen() && m_battle->state().findDue(next + due)) openDue(next + due);
}

void BattlePage::openFirstDue()
{
    if (m_battle) m_due->takeFirst();
}

void BattlePage::showView(BattleLayout::View view)
{
    if (m_picker->isPicking() && view != BattleLayout::View::Armies) m_picker->leave();
    m_layout->showView(view);
    if (view == BattleLayout::View::Armies) m_armies->focusView();
    else if (view == BattleLayout::View::Log) m_log->view()->setFocus();
    else m_turn->focusOffers();
}

void BattlePage::showTurn() { showView(BattleLayout::View::Turn); }

void BattlePage::finishChoosing()
{
    while (m_picker->isPicking() && m_armies->finishChoosing()) {}
}

void BattlePage::searchArmies()
{
    showView(BattleLayout::View::Armies);
    m_armies->focusSearch();
}

/// What was thrown is neither applied nor left unasked.
void BattlePage::advance(TurnPanel::Stride stride)
{
    if (!m_battle) return;
    tell(QString());
    if (m_caseController->isWorthKeeping()) return askToGoOn(stride);
    goOn(stride);
}

void BattlePage::goOn(TurnPanel::Stride stride)
{
    m_caseController->leave();
    m_layout->showView(BattleLayout::View::Turn);
    m_turn->advance(stride);
}

void BattlePage::askToGoOn(TurnPanel::Stride stride)
{
    const bool applies = m_caseController->canApply() && !m_caseController->isAgain();
    if (!isAsked(Confirmation::LeaveCase)) return leaveCaseFor(stride, applies);
    showQuestion(this,
                 {.name = QStringLiteral("unappliedQuestion"),
                  .title = tr("Case not applied"),
                  .text = asSentence(textOf(m_caseController->record())),
                  .icon = QMessageBox::Question,
                  .buttons = QMessageBox::Discard | QMessageBox::Cancel,
                  .accept = applies ? tr("&Apply and go on") : tr("&Keep for later and go on"),
                  .cancel = tr("&Stay")},
                 [this, stride, applies](MessageAnswer answer) {
                     if (answer == MessageAnswer::Discard) m_caseController->discard();
                     else if (answer != MessageAnswer::Accept) return;
                     leaveCaseFor(stride, applies && answer == MessageAnswer::Accept);
                 });
}

/// With a result that can be applied: both by one key.
void BattlePage::applyAndGoOn()
{
    if (!m_caseController->finishTyped()) return;
    if (!m_caseController->canApply() || m_caseController->isAgain()) return tell(tr("Nothing to apply yet."));
    tell(QString());
    leaveCaseFor(TurnPanel::Stride::ToWork, true);
}

/// A case that refuses to be applied stays.
void BattlePage::leaveCaseFor(TurnPanel::Stride stride, bool applying)
{
    if (applying) m_caseController->apply();
    if (!applying || !m_caseController->isOpen()) goOn(stride);
}

void BattlePage::undo()
{
    if (!m_battle) return;
    tell(QString());
    if (m_caseController->undo()) return;
    stopPicking();
    const bool isAtTurn = hasFocusAtTurn();
    m_battle->undo();
    if (isAtTurn) m_sequel->focusNext();
}

void BattlePage::redo()
{
    if (!m_battle) return;
    tell(QString());
    if (m_caseController->redo()) return;
    stopPicking();
    const bool isAtTurn = hasFocusAtTurn();
    m_battle->redo();
    if (isAtTurn) m_sequel->focusNext();
}

/// What has the keyboard may go with what is taken back.
bool BattlePage::hasFocusAtTurn() const
{
    const QWidget* const focused = QApplication::focusWidget();
    return !focused || m_turn->isAncestorOf(focused) || m_due->isAncestorOf(focused);
}

void BattlePage::resume(int unapplied)
{
    tell(QString());
    stopPicking();
    m_caseController->resume(unapplied);
}

void BattlePage::resumeLast()
{
    if (m_unapplied->last() != 0) return resume(m_unapplied->last());
    if (!m_unapplied->offerAside()) tell(tr("No case is waiting to be applied."));
}

/// Where something else begins nobody is to be chosen any more.
void BattlePage::stopPicking()
{
    if (m_picker->isPicking()) m_picker->leave();
}

void BattlePage::caseInHandChanged()
{
    m_unapplied->setInHand(m_caseController->unappliedInHand());
    m_turn->setCaseInHand(m_caseController->isOpen());
    showWhere();
}

/// Whether the battle has gone on from here, and whether the case in hand is one of the past.
void BattlePage::showWhere()
{
    const int steps = m_battle ? m_battle->stepsBack() : 0;
    m_notices->back()->show(steps == 0 ? QString() : tr("You are %n step(s) back.", nullptr, steps),
                            tr("Return to the end"));
    const EntryId corrected = m_battle ? m_caseController->corrected() : 0;
    if (corrected == 0) return m_notices->correction()->show(QString());
    const JournalEntry& entry = m_battle->game().entry(corrected);
    m_notices->correction()->show(
        tr("You are in the past, correcting turn %1, %2. Nothing changes until you apply the correction.")
            .arg(entry.turn)
            .arg(toQt(entry.step)));
}

void BattlePage::editCurrent() { m_dialogs->edit(m_armies->current()); }

void BattlePage::historyOfCurrent()
{
    if (m_armies->current() == nobody) return;
    m_log->showAbout(m_armies->current());
    showView(BattleLayout::View::Log);
}

void BattlePage::showMenu(EntityId entity, const QPoint& place)
{
    if (entity == nobody) return;
    QMenu menu;
    connect(menu.addAction(tr("&Change…")), &QAction::triggered, this, [this, entity] { m_dialogs->edit(entity); });
    connect(menu.addAction(tr("&History")), &QAction::triggered, this, &BattlePage::historyOfCurrent);
    menu.addSeparator();
    for (std::size_t i = 0; i < m_turn->offers().size(); ++i) {
        const TurnOffer offer = m_turn->offers()[i];
        if (std::find(offer.candidates.begin(), offer.candidates.end(), entity) == offer.candidates.end()) continue;
        connect(menu.addAction(withoutMnemonic(toQt(offer.title))), &QAction::triggered, this, [this, offer, entity] {
            m_pickingFor = 0;
            m_picker->begin(*offer.procedure, &offer, entity);
        });
    }
    menu.exec(place);
}

void BattlePage::ruleAgainCurrent()
{
    if (!m_battle) return;
    stopPicking();
    for (EntryId at = m_battle->game().head(); at != 0; at = m_battle->game().entry(at).parent) {
        if (std::holds_alternative<ResolveCommand>(m_battle->game().entry(at).command))
            return static_cast<void>(m_caseController->openAgain(at));
    }
    tell(tr("No results yet."));
}

void BattlePage::showPlayersWindow()
{
    if (!m_players) m_players = new PlayersWindow;
    m_players->setBattle(m_battle.get());
    m_players->showOnOtherScreen(*this);
}

void BattlePage::leave()
{
    if (m_picker->isPicking()) return m_picker->leave();
    m_caseController->leave();
}

QList<QWidget*> BattlePage::tabChain() const
{
    return QList<QWidget*>{m_layout->tabs()} + m_turn->tabChain() + m_caseController->tabChain() + m_armies->tabChain()
        + m_due->tabChain() + m_notices->tabChain() + m_log->tabChain();
}

}  // namespace drumhead::app
