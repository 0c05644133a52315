#include "app/battle/battle_page.hpp"

#include "app/battle/armies_panel.hpp"
#include "app/battle/case_desk.hpp"
#include "app/battle/due_panel.hpp"
#include "app/battle/entity_dialog.hpp"
#include "app/battle/entry_dialog.hpp"
#include "app/battle/log_panel.hpp"
#include "app/battle/players_window.hpp"
#include "app/battle/rewind_dialog.hpp"
#include "app/battle/role_picker.hpp"
#include "app/battle/scenario_dialog.hpp"
#include "app/battle/turn_panel.hpp"
#include "app/dialogs/procedure_dialog.hpp"
#include "app/dialogs/reason_dialog.hpp"
#include "app/dialogs/why_dialog.hpp"
#include "app/panels/case_page.hpp"
#include "app/text.hpp"

#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabBar>
#include <QTreeView>
#include <QVBoxLayout>

namespace drumhead::app {

BattlePage::BattlePage(QWidget* parent)
    : QWidget(parent), m_warning(new QLabel(this)), m_message(new QLabel(this)), m_turn(new TurnPanel(this)), m_desk(new CaseDesk(this)),
      m_armies(new ArmiesPanel(this)), m_due(new DuePanel(this)), m_log(new LogPanel(this)), m_picker(new RolePicker(*m_armies, this))
{
    setObjectName(QStringLiteral("battlePage"));
    for (QLabel* each : {m_warning, m_message}) {
        each->setTextFormat(Qt::PlainText);
        each->setWordWrap(true);
        each->setFrameShape(QFrame::Box);
        each->setMargin(5);
        each->hide();
    }
    m_warning->setObjectName(QStringLiteral("battleWarning"));
    m_warning->setStyleSheet(QStringLiteral("font-weight: bold"));  // whatever the type
    m_message->setObjectName(QStringLiteral("battleMessage"));
    makeTabs();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_warning);
    layout->addWidget(m_message);
    layout->addWidget(m_tabs);
    layout->addWidget(makeRows(), 1);
    connectPanels();
}

QWidget* BattlePage::makeRows()
{
    m_right = new QSplitter(Qt::Vertical, this);
    m_right->addWidget(m_armies);
    m_right->addWidget(m_due);
    m_right->setStretchFactor(0, 4);
    m_right->setStretchFactor(1, 1);
    m_middle = new QSplitter(Qt::Vertical, this);
    m_middle->addWidget(m_desk);
    m_columns = new QSplitter(Qt::Horizontal, this);
    for (QWidget* each : QList<QWidget*>{m_turn, m_middle, m_right}) m_columns->addWidget(each);
    m_columns->setSizes({2000, 4300, 3900});
    m_columns->setStretchFactor(0, 1);
    m_columns->setStretchFactor(1, 4);
    m_columns->setStretchFactor(2, 2);
    auto* rows = new QSplitter(Qt::Vertical, this);
    rows->addWidget(m_columns);
    rows->addWidget(m_log);
    rows->setSizes({8200, 1500});
    for (QSplitter* each : {m_right, m_middle, m_columns, rows}) each->setChildrenCollapsible(false);
    return rows;
}

void BattlePage::makeTabs()
{
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(QStringLiteral("battleViews"));
    m_tabs->setAccessibleName(tr("Turn, armies or log"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Turn"));
    m_tabs->addTab(tr("Armies"));
    m_tabs->addTab(tr("Log"));
    m_tabs->setTabToolTip(0, tr("Ctrl+J"));
    m_tabs->setTabToolTip(1, tr("Ctrl+Shift+F"));
    m_tabs->hide();
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int view) { showView(static_cast<View>(view)); });
}

BattlePage::~BattlePage()
{
    if (m_battle) setBattle(nullptr);  // the panels look into it
}

void BattlePage::connectPanels()
{
    connect(m_turn, &TurnPanel::offerWanted, this, &BattlePage::takeOffer);
    connect(m_turn, &TurnPanel::otherWanted, this, &BattlePage::chooseProcedure);
    connect(m_turn, &TurnPanel::whyWanted, this, &BattlePage::explain);
    connect(m_turn, &TurnPanel::failed, this, &BattlePage::tell);
    connect(m_turn, &TurnPanel::advanced, this, &BattlePage::focusNext);
    connect(m_due, &DuePanel::dueWanted, this, &BattlePage::openDue);
    connect(m_due, &DuePanel::settled, this, &BattlePage::caseClosed);
    connect(m_due, &DuePanel::failed, this, &BattlePage::tell);
    connect(m_picker, &RolePicker::picked, this, &BattlePage::openRoles);
    connect(m_picker, &RolePicker::left, this, &BattlePage::caseClosed);
    connect(m_desk, &CaseDesk::failed, this, &BattlePage::tell);
    connect(m_desk, &CaseDesk::applied, this, &BattlePage::caseClosed);
    connect(m_desk, &CaseDesk::left, this, &BattlePage::caseClosed);
    connect(m_desk, &CaseDesk::opened, this, &BattlePage::tabOrderChanged);
    connect(m_desk, &CaseDesk::opened, this, &BattlePage::fitRoom);
    connect(m_desk, &CaseDesk::ruledAgain, this, &BattlePage::ruledAgain);
    connect(m_desk->page(), &CasePage::dueWanted, this, &BattlePage::applyAndOpenDue, Qt::QueuedConnection);
    connect(m_desk->page(), &CasePage::tabOrderChanged, this, &BattlePage::tabOrderChanged);
    connect(m_armies, &ArmiesPanel::choosingChanged, this, &BattlePage::fitRoom);
    connect(m_armies, &ArmiesPanel::opened, this, &BattlePage::edit);
    connect(m_armies, &ArmiesPanel::menuWanted, this, &BattlePage::showMenu);
    connect(m_log, &LogPanel::entryOpened, this, &BattlePage::openEntry);
    connect(m_log, &LogPanel::noteWanted, this, &BattlePage::note);
    connect(m_log, &LogPanel::ruleAgainWanted, this, [this](EntryId entry) { m_desk->openAgain(entry); });
}

void BattlePage::setBattle(std::unique_ptr<Battle> battle)
{
    const std::unique_ptr<Battle> before = std::exchange(m_battle, std::move(battle));
    Battle* now = m_battle.get();
    m_desk->setBattle(now);
    m_turn->setBattle(now);
    m_due->setBattle(now);
    m_log->setBattle(now);
    m_picker->setBattle(now);
    m_armies->setBattle(now);
    if (m_players) m_players->setBattle(now);
    tell(QString());
    warn(QString());
    if (!now) return;
    connect(now, &Battle::failed, this, &BattlePage::tell);
    connect(now, &Battle::changed, this, &BattlePage::battleChanged);
    connect(now, &Battle::changed, this, &BattlePage::fitRoom);
    m_view = View::Turn;
    fitRoom();
    m_turn->focusOffers();
}

void BattlePage::tell(const QString& sentence)
{
    m_message->setText(asSentence(sentence));
    m_message->setVisible(!sentence.isEmpty());
}

void BattlePage::warn(const QString& sentence)
{
    m_warning->setText(sentence);
    m_warning->setVisible(!sentence.isEmpty());
}

/// A procedure that is done once in a step needs nobody to be chosen for it, unless roles are still open.
void BattlePage::takeOffer(int offer)
{
    if (offer < 0 || static_cast<std::size_t>(offer) >= m_turn->offers().size()) return;
    tell(QString());
    m_desk->leave();
    m_pickingFor = 0;
    const TurnOffer taken = m_turn->offers()[static_cast<std::size_t>(offer)];
    m_picker->begin(*taken.procedure, &taken);
}

void BattlePage::chooseProcedure()
{
    if (!m_battle) return;
    auto* dialog = new ProcedureDialog(m_battle->ruleset(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        tell(QString());
        m_desk->leave();
        m_pickingFor = 0;
        if (const Procedure* procedure = dialog->chosen()) m_picker->begin(*procedure, nullptr);
    });
    dialog->open();
}

void BattlePage::openRoles(const QString& procedure, const std::vector<RoleBinding>& roles)
{
    const int asked = std::exchange(m_pickingFor, 0);
    const int due = asked != 0 ? asked : dueOf(procedure, roles);
    const bool isOpen = due != 0 ? m_desk->openDue(due, roles) : m_desk->open(procedure, roles);
    if (!isOpen) m_turn->focusOffers();
}

/// What is due here already and is taken up by another way (as an offer of the step): it is settled by it.
int BattlePage::dueOf(const QString& procedure, const std::vector<RoleBinding>& roles) const
{
    for (const DueItem& due : m_battle->state().due) {
        if (due.procedure != procedure.toStdString() || due.roles.empty() || !isDueHere(m_battle->rules(), m_battle->state(), due)) continue;
        const bool same = std::all_of(due.roles.begin(), due.roles.end(), [&roles](const RoleBinding& each) { return std::find(roles.begin(), roles.end(), each) != roles.end(); });
        if (same) return due.id;
    }
    return 0;
}

void BattlePage::openDue(int id)
{
    if (!m_battle || id == 0) return;
    tell(QString());
    if (m_picker->isPicking()) m_picker->leave();
    const DueItem* due = m_battle->state().findDue(id);
    const Procedure* procedure = due ? m_battle->ruleset().findProcedure(due->procedure) : nullptr;
    if (!procedure) return;
    m_desk->leave();
    m_pickingFor = id;
    m_picker->beginDue(*procedure, due->roles);
}

/// A button of the verdict: what it makes due is there only once it has happened.
void BattlePage::applyAndOpenDue(int due)
{
    if (!m_battle || !m_desk->canApply() || m_desk->isAgain()) return;
    const int next = m_battle->state().nextDue;
    m_desk->apply();
    if (!m_desk->isOpen() && m_battle->state().findDue(next + due)) openDue(next + due);
}

void BattlePage::openFirstDue()
{
    if (m_battle) m_due->takeFirst();
}

void BattlePage::caseClosed()
{
    Q_EMIT tabOrderChanged();
    m_view = View::Turn;
    fitRoom();
    focusNext();
}

/// Where the keyboard goes when a case is over or the next step has begun: to what is due here, else to what may be done.
void BattlePage::focusNext()
{
    if (!m_battle) return;
    if (m_due->hasAnyHere()) m_due->focusList();
    else m_turn->focusOffers();
}

bool BattlePage::isCompact() const
{
    return width() < fontMetrics().averageCharWidth() * 95 || height() < fontMetrics().lineSpacing() * 24;
}

/// In type that is large for the window an open case gets all the room; turn, armies and log come back with its end. Where it is still larger one thing is seen at a time.
void BattlePage::fitRoom()
{
    const bool was = m_compact;
    setCompact(isCompact());
    if (m_compact) showOne();
    if (m_compact != was) m_columns->setSizes(m_compact ? QList<int>{4600, 5400, 5400} : QList<int>{2000, 4300, 3900});
    if (m_compact) return;
    const bool tight = m_desk->isOpen() && width() < fontMetrics().averageCharWidth() * 130;
    m_turn->setVisible(!tight);
    m_log->setVisible(!tight);
    m_right->setVisible(!tight);
    m_middle->setVisible(true);
    m_columns->setVisible(true);
}

void BattlePage::setCompact(bool compact)
{
    if (compact == m_compact) return;
    m_compact = compact;
    if (compact) m_middle->addWidget(m_due);
    else m_right->addWidget(m_due);
    m_due->show();
    m_tabs->setVisible(compact);
    m_turn->setCompact(compact);
    m_desk->setCompact(compact);
    Q_EMIT tabOrderChanged();
}

/// The case if one is open, the armies while somebody is chosen, else what was last looked at.
void BattlePage::showOne()
{
    const bool isCase = m_desk->isOpen();
    const View view = m_armies->isChoosing() ? View::Armies : m_view;
    const QSignalBlocker quiet(m_tabs);
    m_tabs->setCurrentIndex(static_cast<int>(view));
    m_tabs->setVisible(!isCase);
    m_columns->setVisible(isCase || view != View::Log);
    m_log->setVisible(!isCase && view == View::Log);
    m_turn->setVisible(!isCase && view == View::Turn);
    m_middle->setVisible(isCase || view == View::Turn);
    m_due->setVisible(!isCase && m_due->hasAny());
    m_right->setVisible(!isCase && view == View::Armies);
}

void BattlePage::showView(View view)
{
    m_view = view;
    if (m_picker->isPicking() && view != View::Armies) m_picker->leave();
    fitRoom();
    if (view == View::Armies) m_armies->focusView();
    else if (view == View::Log) m_log->view()->setFocus();
    else m_turn->focusOffers();
}

void BattlePage::showTurn()
{
    showView(View::Turn);
}

void BattlePage::searchArmies()
{
    showView(View::Armies);
    m_armies->focusSearch();
}

void BattlePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitRoom();
}

void BattlePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_columns) fitRoom();
}

void BattlePage::advance()
{
    if (!m_battle) return;
    tell(QString());
    m_desk->leave();
    m_view = View::Turn;
    fitRoom();
    m_turn->advance();
}

void BattlePage::note()
{
    if (!m_battle) return;
    auto* dialog = new ReasonDialog(tr("Note"), QString(), tr("Put it into the log"), this);
    dialog->setPrompt(tr("&Remark"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        Command command;
        command.kind = CommandKind::Note;
        command.text = dialog->reason().toStdString();
        if (const Result<Decision> done = m_battle->execute(command); !done) tell(toQt(done.error()));
    });
    dialog->open();
}

void BattlePage::edit(EntityId entity)
{
    if (!m_battle || entity == nobody) return;
    auto* dialog = new EntityDialog(*m_battle, entity, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const Command command = dialog->command();
        if (command.changes.empty()) return;
        if (const Result<Decision> done = m_battle->execute(command); !done) tell(raised(toQt(done.error())));
    });
    dialog->open();
}

void BattlePage::editCurrent()
{
    edit(m_armies->current());
}

void BattlePage::historyOfCurrent()
{
    if (m_armies->current() == nobody) return;
    m_log->showAbout(m_armies->current());
    showView(View::Log);
}

void BattlePage::showMenu(EntityId entity, const QPoint& place)
{
    if (entity == nobody) return;
    QMenu menu;
    connect(menu.addAction(tr("&Change…")), &QAction::triggered, this, [this, entity] { edit(entity); });
    connect(menu.addAction(tr("&History")), &QAction::triggered, this, &BattlePage::historyOfCurrent);
    menu.addSeparator();
    for (std::size_t i = 0; i < m_turn->offers().size(); ++i) {
        const TurnOffer offer = m_turn->offers()[i];
        if (std::find(offer.candidates.begin(), offer.candidates.end(), entity) == offer.candidates.end()) continue;
        connect(menu.addAction(withoutMnemonic(toQt(offer.procedure->title))), &QAction::triggered, this,
                [this, offer, entity] {
                    m_pickingFor = 0;
                    m_picker->begin(*offer.procedure, &offer, entity);
                });
    }
    menu.exec(place);
}

void BattlePage::openEntry(EntryId entry)
{
    if (!m_battle || entry == 0) return;
    auto* dialog = new EntryDialog(*m_battle, entry, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void BattlePage::ruleAgainCurrent()
{
    if (!m_battle) return;
    for (EntryId at = m_battle->game().head(); at != 0; at = m_battle->game().entry(at).parent) {
        if (m_battle->game().entry(at).command.kind == CommandKind::Resolve) return static_cast<void>(m_desk->openAgain(at));
    }
    tell(tr("No case has been ruled yet."));
}

void BattlePage::ruledAgain(EntryId entry, const Command& command)
{
    auto* dialog = new RewindDialog(*m_battle, entry, command, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (const Result<void> kept = m_battle->keep(dialog->rewind()); !kept) tell(raised(toQt(kept.error())));
    });
    dialog->open();
}

void BattlePage::endBattle()
{
    if (!m_battle || m_battle->state().over) return;
    auto* dialog = new ReasonDialog(tr("End the battle"), tr("The battle is over; its log and its report remain."), tr("End it"), this);
    dialog->setPrompt(tr("&How did it end?"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        Command command;
        command.kind = CommandKind::End;
        command.reason = dialog->reason().toStdString();
        if (const Result<Decision> done = m_battle->execute(command); !done) tell(toQt(done.error()));
    });
    dialog->open();
}

void BattlePage::showScenario()
{
    if (!m_battle) return;
    auto* dialog = new ScenarioDialog(m_battle->game().scenario(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
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
    m_desk->leave();
}

void BattlePage::explain(const QString& what, ElementId element)
{
    if (!m_why) m_why = new WhyDialog(this);
    const Element& cited = m_battle->ruleset().elements[element];
    m_why->explain(m_battle->ruleset(), what, cited.cites, cited.status);
    m_why->show();
    m_why->raise();
    m_why->activateWindow();
}

QList<QWidget*> BattlePage::tabChain() const
{
    return QList<QWidget*>{m_tabs} + m_turn->tabChain() + m_desk->tabChain() + m_armies->tabChain() + m_due->tabChain() + m_log->tabChain();
}

}  // namespace drumhead::app
