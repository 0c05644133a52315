#include "app/battle/case/case_controller.hpp"

#include "app/battle/case/case_bar.hpp"
#include "app/battle/case/case_heading.hpp"
#include "app/battle/case/case_stack.hpp"
#include "app/battle/case/joining_roles.hpp"
#include "app/battle/case/last_verdict.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/dice/dice_bar.hpp"
#include "app/combat/form/case_form.hpp"
#include "app/combat/undo_keys.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/dialogs/reason_dialog.hpp"
#include "drumhead/game/play/case_from_command.hpp"
#include "drumhead/game/play/offers.hpp"

#include <QApplication>
#include <QVBoxLayout>

namespace drumhead::app {

CaseController::CaseController(QWidget* parent) : QWidget(parent), m_targets(*this)
{
    setObjectName(QStringLiteral("caseController"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_stack = new CaseStack(this);
    m_page = m_stack->page();
    connect(m_stack->last(), &LastVerdict::dueWanted, this, &CaseController::dueWanted);
    connect(m_stack->last(), &LastVerdict::pointsWanted, this, &CaseController::pointsWanted);
    m_heading = new CaseHeading(this);
    layout->addWidget(m_heading);
    layout->addWidget(m_stack, 1);
    m_bar = new CaseBar(this);
    layout->addWidget(m_bar);
    connect(m_bar, &CaseBar::applyPressed, this, &CaseController::apply);
    connect(m_bar, &CaseBar::leavePressed, this, &CaseController::leave);
    connect(m_page, &CasePage::caseChanged, this, &CaseController::refresh);
    connect(m_page->verdict()->diceBar(), &DiceBar::typed, this, &CaseController::refresh);
    connect(m_page, &CasePage::finished, this, &CaseController::focusEnd);
    connect(m_page, &CasePage::confirmed, this, [this] {
        if (m_held.again == 0) apply();
    });
    new UndoKeys(*m_page);
    connect(m_bar, &CaseBar::targetsPressed, this, &CaseController::compareTargets);
    connect(m_bar, &CaseBar::knownShown, this, [this](bool show) {
        if (m_page->session()) m_page->session()->showKnown(show);
    });
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
        connect(m_battle, &Battle::retold, this, &CaseController::showLast);
    }
    m_stack->setBattle(m_battle);
    showLast();
}

bool CaseController::show(Result<GameCase> made)
{
    if (!made) {
        Q_EMIT failed(raised(toQt(made.error())));
        return false;
    }
    m_held.made.emplace(std::move(*made));
    m_held.taken = m_battle->state();
    const bool wasRestoring = std::exchange(m_isRestoring, true);
    m_bar->setShowsKnown(false);
    const bool canBeJoined = m_held.again == 0;
    m_page->form()->setJoining(canBeJoined ? joiningRoles(m_battle->rules(), m_battle->state(), *m_held.made)
                                           : std::vector<int>());
    m_page->setSession(
        std::make_unique<CaseSession>(m_held.made->situation, knownFacts(*m_held.made, m_battle->rules())));
    m_stack->showCase();
    m_heading->showText(m_held.heading(*m_battle));
    m_isRestoring = wasRestoring;
    refresh();
    Q_EMIT opened();
    Q_EMIT inHandChanged();
    return true;
}

bool CaseController::start(Result<GameCase> made)
{
    if (!show(std::move(made))) return false;
    // What the step offers now has to be offered when it is applied as well.
    m_held.isOfStep = static_cast<bool>(fitsStep(m_battle->rules(), m_battle->state(), command()));
    m_undone.clear();
    m_page->goOn();
    return true;
}

/// The battle is another one than the case was opened for: what was answered is taken up under the facts of now.
void CaseController::battleChanged()
{
    if (m_isApplying) return;
    if (m_held.made && m_held.again == 0) takeUpAgain();
    showLast();
}

void CaseController::takeUpAgain()
{
    const ResolveCommand before = commandWithDice();
    if (m_held.settles != 0 && !m_battle->state().findDue(m_held.settles)) {
        const bool isKept = isWorthKeeping();
        leave();
        Q_EMIT failed(isKept ? tr("What this case settles is no longer due; it was kept as unapplied.")
                             : tr("What this case settles is no longer due; it was closed."));
        return;
    }
    Result<GameCase> made = caseOfCommand(m_battle->rules(), m_battle->state(), before);
    if (!made) {
        leave();
        Q_EMIT failed(raised(toQt(made.error())));
        return;
    }
    QWidget* focused = QApplication::focusWidget();
    const QString field = focused ? focused->objectName() : QString();
    const bool within = focused && isAncestorOf(focused);
    m_isRestoring = true;
    show(std::move(made));
    restoreCommand(*m_page->session(), before);
    m_isRestoring = false;
    refresh();
    if (!within) return;
    if (auto* same = findChild<QWidget*>(field); !field.isEmpty() && same && same->isVisible()) same->setFocus();
    else m_page->goOn();
}

/// Nothing is open any more: on to letting it happen, or where the rules refuse it, back to what was answered last;
/// where nothing is asked, to leaving.
void CaseController::focusEnd()
{
    if (!m_held.made) return;
    if (!canApply() && !m_page->form()->isBare()) return m_page->goToMissing();
    m_bar->focusNext(canApply());
}

bool CaseController::open(const QString& procedure, const std::vector<RoleBinding>& roles, const RoleBinding& alike,
                          const std::vector<NamedText>& with)
{
    leave();
    const std::vector<RoleBinding> named = m_held.takeAlike(*m_battle, procedure.toStdString(), roles, alike);
    return start(makeCase(m_battle->rules(), m_battle->state(), procedure.toStdString(), named, with));
}

bool CaseController::openDue(int id, const std::vector<RoleBinding>& roles)
{
    const DueItem* found = m_battle->state().findDue(id);
    if (!found) return false;
    leave();
    m_held.settles = id;
    DueItem due = *found;
    due.roles = roles;
    return start(makeDueCase(m_battle->rules(), m_battle->state(), due));
}

bool CaseController::openAgain(EntryId entry)
{
    const auto* const record = std::get_if<ResolveCommand>(&m_battle->game().entry(entry).command);
    if (!record) return false;
    leave();
    m_held.settles = record->settles;
    m_held.alike = record->alike;
    m_held.again = entry;
    m_held.before = m_battle->game().stateBefore(entry);
    m_isRestoring = true;
    const bool isShown = show(caseOfCommand(m_battle->rules(), *m_held.before, *record));
    if (isShown) restoreCommand(*m_page->session(), *record);
    m_isRestoring = false;
    if (!isShown) {
        close();
        return false;
    }
    m_held.original = command();
    m_undone.clear();
    refresh();
    m_page->goOn();
    m_page->keepForm();  // it is opened to be changed
    return true;
}

void CaseController::resume(int unapplied)
{
    const UnappliedCase* const found = m_battle ? m_battle->unapplied().find(unapplied) : nullptr;
    if (!found || unapplied == m_held.unapplied) return;
    const UnappliedCase kept = *found;
    leave();
    if (!openKept(kept)) return;
    m_undone.clear();
    m_page->goOn();
}

/// A correction is opened as the entry stands, then changed as it was.
bool CaseController::openKept(const UnappliedCase& kept)
{
    const bool isThere = kept.again >= 0 && kept.again <= static_cast<EntryId>(m_battle->game().entries().size());
    if (!isThere || (kept.again != 0 && !openAgain(kept.again))) return false;
    m_held.unapplied = kept.id;
    m_held.isOfStep = kept.isOfStep;
    m_held.settles = kept.command.settles;
    m_held.alike = kept.command.alike;
    m_isRestoring = true;
    const bool isShown = kept.again != 0 || show(caseOfCommand(m_battle->rules(), m_battle->state(), kept.command));
    m_isRestoring = false;
    if (!isShown) {
        close();
        return false;
    }
    restore(kept.command);
    Q_EMIT inHandChanged();
    return true;
}

/// Puts answers, overrulings and dice in place of those of the case in hand.
void CaseController::restore(const ResolveCommand& command)
{
    m_isRestoring = true;
    m_page->session()->reset();
    const std::vector<std::string> misfits = restoreCommand(*m_page->session(), command);
    m_isRestoring = false;
    refresh();
    if (!misfits.empty()) Q_EMIT failed(toQt(misfits).join(u' '));
}

ResolveCommand CaseController::command() const { return m_held.command(*m_battle, *m_page->session()); }

ResolveCommand CaseController::commandWithDice() const { return m_held.commandWithDice(*m_battle, *m_page->session()); }

UnappliedCase CaseController::record() const { return m_held.record(*m_battle, *m_page->session()); }

bool CaseController::isWorthKeeping() const { return m_battle && m_held.isWorthKeeping(*m_battle, m_page->session()); }

bool CaseController::canApply() const { return m_held.mayBeApplied(m_page->session()); }

/// The step may be another one than that in which the case was begun.
void CaseController::apply()
{
    if (m_page->verdict()->diceBar()->takeTyped()) return;  // the result is to be seen first
    if (!canApply()) return;
    if (m_held.again != 0) return ruledAgain(m_held.again, command());
    const ResolveCommand asked = command();
    const Result<void> fits = m_held.isOfStep ? fitsStep(m_battle->rules(), m_battle->state(), asked) : Result<void>();
    if (!fits) return applyAllTheSame(asked, toQt(fits.error()));
    execute(asked);
}

bool CaseController::finishTyped()
{
    const bool isDone = !m_page->verdict()->diceBar()->takeTyped() || canApply();
    if (!isDone) m_page->goOn();
    return isDone;
}

void CaseController::applyIfPlain()
{
    if (m_held.again == 0 && canApply() && m_page->isPlain()) apply();
}

/// The step no longer allows it: the referee may say why it counts, and the case is kept until he does.
void CaseController::applyAllTheSame(ResolveCommand asked, const QString& why)
{
    auto* dialog = new ReasonDialog(tr("Apply anyway?"), why, tr("Apply anyway"), this);
    dialog->setObjectName(QStringLiteral("applyAllTheSame"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, asked, dialog]() mutable {
        if (!m_held.made) return;
        asked.reason = dialog->reason().toStdString();
        execute(asked);
    });
    connect(dialog, &QDialog::rejected, this, [this, why] { Q_EMIT failed(tr("%1 The case is kept.").arg(why)); });
    dialog->open();
}

void CaseController::execute(const ResolveCommand& asked)
{
    const EntryId head = m_battle->game().head();
    const State before = m_battle->state();
    m_isApplying = true;
    const Result<Decision> done = m_battle->execute(asked, m_held.unapplied);
    m_isApplying = false;
    if (!done) {
        if (head != m_battle->game().head()) battleChanged();  // back at the end of the line
        Q_EMIT failed(raised(toQt(done.error())));
        return;
    }
    m_undone.clear();
    close();
    Q_EMIT applied(before.nextDue);
    QStringList remarks = toQt(done->remarks);
    const bool isRefused = done->verdict && done->verdict->refused;
    const std::string remark = isRefused ? "" : remarkOnStep(m_battle->rules(), before, asked, done->events);
    if (!remark.empty()) remarks << toQt(remark);
    if (!remarks.isEmpty()) Q_EMIT failed(remarks.join(u' '));
}

void CaseController::closeCorrection()
{
    if (m_held.again != 0) discard();
}

void CaseController::close()
{
    m_held = {};
    if (m_page->session()) m_page->setSession(nullptr);
    showLast();
    Q_EMIT inHandChanged();
}

void CaseController::leave()
{
    if (!m_held.made) return close();
    if (isWorthKeeping()) m_battle->putUnapplied(record());
    else if (!commandWithDice().answers.empty() && m_held.again == 0) m_undone.push(undone(true));
    close();
    Q_EMIT left();
}

void CaseController::discard()
{
    if (!m_held.made) return;
    const int kept = m_held.unapplied;
    close();
    m_battle->removeUnapplied(kept);
    Q_EMIT left();
}

/// Kept as soon as dice lie, so that not even a power cut loses them.
void CaseController::keep()
{
    if (m_isRestoring || !m_held.made) return;
    const bool isKept = m_held.again != 0 ? isWorthKeeping() : !m_page->session()->diceLying().empty();
    const int before = m_held.unapplied;
    m_held.unapplied = isKept ? m_battle->putUnapplied(record()) : 0;
    if (!isKept) m_battle->removeUnapplied(before);
    if (m_held.unapplied != before) Q_EMIT inHandChanged();
}

Undone CaseController::undone(bool isClosed) const
{
    return {record(), isClosed, {}, m_battle->game().head(), m_battle->game().entries().size()};
}

bool CaseController::undo()
{
    if (!m_held.made) return false;
    const bool hasDice = m_held.again != 0 ? isWorthKeeping() : !m_page->session()->diceLying().empty();
    Undone taken = undone(!hasDice);
    if (!hasDice) {
        const int kept = m_held.unapplied;
        close();
        m_battle->removeUnapplied(kept);
        m_undone.push(std::move(taken));
        Q_EMIT left();
        return true;
    }
    if (m_held.again != 0) restore(m_held.original);
    else m_page->session()->clearDice();
    taken.left = commandWithDice();
    m_undone.push(std::move(taken));
    m_page->goOn();
    return true;
}

bool CaseController::redo()
{
    if (!m_battle) return false;
    const std::optional<ResolveCommand> inHand = m_held.made ? std::optional(commandWithDice()) : std::nullopt;
    std::optional<Undone> again = m_undone.take(m_battle->game(), inHand ? &*inHand : nullptr);
    if (!again) return false;
    again->taken.id = m_held.unapplied;
    UndoneCases others = std::exchange(m_undone, {});
    if (again->isClosed) openKept(again->taken);
    else restore(again->taken.command);
    m_undone = std::move(others);
    if (m_held.made) m_page->goOn();
    return true;
}

void CaseController::refresh()
{
    m_bar->setVisible(m_held.made.has_value());
    m_heading->setVisible(m_held.made.has_value());
    if (!m_held.made) return;
    const bool ready = canApply();
    keep();
    m_bar->setCase(*m_page->session(), ready, m_page->verdict()->diceBar()->hasTyped(), m_held.again != 0,
                   isWorthKeeping());
    m_bar->setHasTargets(m_held.again == 0 && m_targets.target() != nobody);
}

void CaseController::showLast()
{
    if (m_held.made) return;
    m_bar->hide();
    m_heading->hide();
    m_stack->showBetween();
}

QString CaseController::nameOf(EntityId entity) const { return toQt(stateOfCase().at(entity).name); }

void CaseController::goOnWith(const ResolveCommand& command)
{
    m_isRestoring = true;
    const bool isShown = show(caseOfCommand(m_battle->rules(), m_battle->state(), command));
    if (isShown) restoreCommand(*m_page->session(), command);
    m_isRestoring = false;
    refresh();
    if (isShown) m_page->goOn();
}

void CaseController::compareTargets()
{
    if (const QString fault = m_targets.compare(); !fault.isEmpty()) Q_EMIT failed(fault);
}

void CaseController::setCompact(bool compact)
{
    m_heading->setCompact(compact);
    m_stack->last()->setCompact(compact);
}

QList<QWidget*> CaseController::tabChain() const { return m_stack->tabChain() + m_bar->tabChain(); }

}  // namespace drumhead::app
