#include "app/battle/case/case_controller.hpp"
#include "drumhead/game/play/case_from_command.hpp"

#include "app/battle/case/last_verdict.hpp"
#include "app/battle/case/scenario_view.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/dice/dice_bar.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/big_label.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace drumhead::app {

CaseController::CaseController(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("caseController"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_stack = new QStackedWidget(this);
    m_last = new LastVerdict(m_stack);
    m_scenario = new ScenarioView(m_stack);
    m_page = new CasePage(m_stack);
    m_stack->addWidget(m_last);
    m_stack->addWidget(m_scenario);
    m_stack->addWidget(m_page);
    layout->addWidget(makeHead());
    layout->addWidget(m_stack, 1);
    layout->addWidget(makeBar());
    connect(m_apply, &QPushButton::clicked, this, &CaseController::apply);
    connect(m_leave, &QPushButton::clicked, this, &CaseController::leave);
    connect(m_page, &CasePage::caseChanged, this, &CaseController::refresh);
    connect(m_page, &CasePage::finished, this, &CaseController::focusEnd);
    connect(m_known, &QCheckBox::toggled, this, [this](bool show) {
        if (m_page->session()) m_page->session()->showKnown(show);
    });
}

/// Who against whom.
QWidget* CaseController::makeHead()
{
    m_head = new QWidget(this);
    auto* row = new QHBoxLayout(m_head);
    row->setContentsMargins(0, 0, 0, 0);
    m_heading = new BigLabel(1.2, 12, m_head);
    m_heading->setObjectName(QStringLiteral("caseHeading"));
    row->addWidget(m_heading, 1);
    return m_head;
}

QWidget* CaseController::makeBar()
{
    m_bar = new QWidget(this);
    auto* bar = new QHBoxLayout(m_bar);
    bar->setContentsMargins(0, 0, 0, 0);
    m_apply = new QPushButton(tr("&Apply"), m_bar);
    m_apply->setObjectName(QStringLiteral("applyCase"));
    m_apply->setAutoDefault(true);  // Return presses it
    m_leave = new QPushButton(tr("Leave (Esc)"), m_bar);
    m_leave->setObjectName(QStringLiteral("leaveCase"));
    m_leave->setAccessibleName(tr("Leave the case"));
    m_leave->setToolTip(tr("Nothing of it happens"));
    m_leave->setAutoDefault(true);
    bar->addWidget(m_apply);
    bar->addWidget(m_leave);
    m_known = new QCheckBox(tr("Also what the battle &knows"), m_bar);
    m_known->setObjectName(QStringLiteral("showKnown"));
    m_known->setToolTip(
        tr("Shows what the state of the battle has answered, so that it can be answered otherwise for this case"));
    bar->addStretch(1);
    bar->addWidget(m_known);
    return m_bar;
}

CaseController::~CaseController()
{
    if (m_page->session()) m_page->setSession(nullptr);
}

void CaseController::setBattle(Battle* battle)
{
    leave();
    if (m_battle) disconnect(m_battle, nullptr, this, nullptr);
    m_battle = battle;
    if (m_battle) {
        connect(m_battle, &Battle::changed, this, &CaseController::battleChanged);
        m_scenario->show(m_battle->game().scenario());
    }
    showLast();
}

bool CaseController::show(Result<GameCase> made)
{
    if (!made) {
        Q_EMIT failed(raised(toQt(made.error())));
        return false;
    }
    m_case.emplace(std::move(*made));
    m_known->setChecked(false);
    m_page->setSession(std::make_unique<CaseSession>(m_case->situation, knownFacts(*m_case, m_battle->rules())));
    m_stack->setCurrentWidget(m_page);
    m_heading->setText(toQt(caseHeading(m_battle->state(), *m_case)));
    refresh();
    Q_EMIT opened();
    return true;
}

bool CaseController::start(Result<GameCase> made)
{
    if (!show(std::move(made))) return false;
    m_page->goOn();
    return true;
}

/// The battle is another one than the case was opened for: what was answered is taken up under the facts of now.
void CaseController::battleChanged()
{
    if (m_applying) return;
    if (m_case && m_again == 0) takeUpAgain();
    showLast();
}

void CaseController::takeUpAgain()
{
    const ResolveCommand before = command();
    const DueItem* due = m_battle->state().findDue(m_settles);
    if (m_settles != 0 && !due) {
        leave();
        Q_EMIT failed(tr("What this case was to settle is no longer due; the case was left."));
        return;
    }
    DueItem taken = due ? *due : DueItem();
    if (due && !m_dueRoles.empty()) taken.roles = m_dueRoles;
    Result<GameCase> made = due ? makeDueCase(m_battle->rules(), m_battle->state(), taken)
                                : caseOfCommand(m_battle->rules(), m_battle->state(), before);
    if (!made) {
        leave();
        Q_EMIT failed(raised(toQt(made.error())));
        return;
    }
    QWidget* focused = QApplication::focusWidget();
    const QString field = focused ? focused->objectName() : QString();
    const bool within = focused && isAncestorOf(focused);
    show(std::move(made));
    restoreCommand(*m_page->session(), before);
    if (!within) return;
    if (auto* same = findChild<QWidget*>(field); !field.isEmpty() && same && same->isVisible()) same->setFocus();
    else m_page->goOn();
}

/// Nothing is open any more: on to letting it happen, or where the rules refuse it, to leaving.
void CaseController::focusEnd()
{
    if (m_case) (canApply() ? m_apply : m_leave)->setFocus(Qt::TabFocusReason);
}

bool CaseController::open(const QString& procedure, const std::vector<RoleBinding>& roles, int settles)
{
    m_settles = settles;
    m_again = 0;
    return start(makeCase(m_battle->rules(), m_battle->state(), procedure.toStdString(), roles));
}

bool CaseController::openDue(int id, const std::vector<RoleBinding>& roles)
{
    const DueItem* found = m_battle->state().findDue(id);
    if (!found) return false;
    m_settles = id;
    m_again = 0;
    m_dueRoles = roles;
    DueItem due = *found;
    due.roles = roles;
    return start(makeDueCase(m_battle->rules(), m_battle->state(), due));
}

bool CaseController::openAgain(EntryId entry)
{
    const auto* const record = std::get_if<ResolveCommand>(&m_battle->game().entry(entry).command);
    if (!record) return false;
    m_settles = record->settles;
    m_again = entry;
    const State before = m_battle->game().stateBefore(entry);
    if (!show(caseOfCommand(m_battle->rules(), before, *record))) return false;
    restoreCommand(*m_page->session(), *record);
    m_page->goOn();
    return true;
}

State CaseController::stateOfCase() const
{
    return m_again != 0 ? m_battle->game().stateBefore(m_again) : m_battle->state();
}

ResolveCommand CaseController::command() const
{
    const CaseSession& session = *m_page->session();
    return commandOf(m_battle->rules(), stateOfCase(), *m_case, session.situation(), session.faces(), m_settles);
}

bool CaseController::canApply() const
{
    return m_case && m_page->session()->isFinished() && !m_page->session()->verdict().refused;
}

void CaseController::apply()
{
    if (!canApply()) return;
    const ResolveCommand asked = command();
    if (const EntryId again = std::exchange(m_again, 0)) {
        leave();
        Q_EMIT ruledAgain(again, asked);
        return;
    }
    m_applying = true;
    const Result<Decision> done = m_battle->execute(asked);
    m_applying = false;
    if (!done) {
        Q_EMIT failed(raised(toQt(done.error())));
        return;
    }
    m_case.reset();
    m_page->setSession(nullptr);
    showLast();
    Q_EMIT applied();
}

void CaseController::leave()
{
    const bool was = m_case.has_value();
    m_case.reset();
    m_again = 0;
    if (m_page->session()) m_page->setSession(nullptr);
    showLast();
    if (was) Q_EMIT left();
}

void CaseController::refresh()
{
    m_bar->setVisible(m_case.has_value());
    m_head->setVisible(m_case.has_value());
    if (!m_case) return;
    const bool ready = canApply();
    m_apply->setText(m_again != 0 ? tr("&Review correction…") : tr("&Apply"));
    m_apply->setToolTip(m_again != 0
                            ? WindowActions::tip(tr("Shows what would come out differently before anything is kept"),
                                                 WindowAction::ApplyCase)
                            : WindowActions::tip(tr("Lets it happen: changes the armies and goes into the log"),
                                                 WindowAction::ApplyCase));
    m_apply->setEnabled(ready);
}

/// Between two cases: the scenario before the first step, then what the last entry came to.
void CaseController::showLast()
{
    if (m_case) return;
    m_bar->hide();
    m_head->hide();
    const bool begun = m_battle && m_battle->game().head() != 0;
    m_stack->setCurrentWidget(m_battle && !begun ? static_cast<QWidget*>(m_scenario) : m_last);
    m_last->tell(m_battle);
}

/// Where there is little room its letters give way, not the verdict's.
void CaseController::setCompact(bool compact)
{
    m_heading->setFactor(compact ? 1.0 : 1.2);
    m_last->setCompact(compact);
}

QList<QWidget*> CaseController::tabChain() const
{
    return QList<QWidget*>{m_scenario} + m_page->tabChain() + QList<QWidget*>{m_apply, m_leave, m_known};
}

}  // namespace drumhead::app
