#include "app/battle/case/case_bar.hpp"

#include "app/combat/session/case_session.hpp"
#include "app/shared/actions/key_follower.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/look/primary_button.hpp"
#include "app/shared/widgets/steady_width.hpp"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace drumhead::app {

CaseBar::CaseBar(QWidget* parent)
    : QWidget(parent), m_apply(new QPushButton(tr("&Apply"), this)), m_leave(new QPushButton(this)),
      m_targets(new QPushButton(tr("Compare &targets…"), this)), m_known(new QCheckBox(tr("Show &known inputs"), this))
{
    auto* bar = new QHBoxLayout(this);
    bar->setContentsMargins(0, 0, 0, 0);
    m_apply->setObjectName(QStringLiteral("applyCase"));
    m_apply->setAutoDefault(true);  // Return presses it
    setPrimary(*m_apply, true);
    m_leave->setObjectName(QStringLiteral("leaveCase"));
    m_leave->setAutoDefault(true);
    bar->addWidget(m_apply);
    bar->addWidget(m_leave);
    for (QWidget* each : QList<QWidget*>{m_targets, m_known}) each->setMinimumWidth(1);  // they take shorter words
    m_targets->setAccessibleName(tr("Compare targets"));
    m_known->setAccessibleName(tr("Show known inputs"));
    m_known->setObjectName(QStringLiteral("showKnown"));
    m_known->setToolTip(tr("Shows the answers taken from the battle, so that you can change them for this case"));
    m_targets->setObjectName(QStringLiteral("compareTargets"));
    new KeyFollower(*this, [this] { setTips(); });
    followKeys(*m_targets, [this] {
        m_targets->setToolTip(
            WindowActions::tip(tr("Every possible target, by the chance of an outcome"), WindowAction::CompareTargets));
    });
    m_targets->setAutoDefault(true);
    bar->addStretch(1);
    bar->addWidget(m_targets);
    bar->addWidget(m_known);
    connect(m_apply, &QPushButton::clicked, this, &CaseBar::applyPressed);
    connect(m_leave, &QPushButton::clicked, this, &CaseBar::leavePressed);
    connect(m_targets, &QPushButton::clicked, this, &CaseBar::targetsPressed);
    connect(m_known, &QCheckBox::toggled, this, &CaseBar::knownShown);
}

namespace {

/// What has to happen before it can be applied.
QString wantedFirst(const CaseSession& session)
{
    if (!session.openQuestions().empty() || session.pause().kind == Pause::Kind::Answer)
        return CaseBar::tr("Answer the questions first.");
    if (session.pause().kind == Pause::Kind::Dice) return CaseBar::tr("Throw the dice first, or type them.");
    return session.verdict().refused ? CaseBar::tr("The rules refuse it.") : QString();
}

}  // namespace

void CaseBar::setTips()
{
    m_leave->setToolTip(WindowActions::tip(m_isKept ? tr("Kept as unapplied, with its dice") : tr("Nothing happens"),
                                           WindowAction::LeaveCase));
    m_apply->setToolTip(
        m_isCorrection
            ? WindowActions::tip(tr("Shows which later results change before anything is kept"),
                                 WindowAction::ApplyCase)
            : QStringLiteral("%1\n%2").arg(
                WindowActions::tip(tr("Changes the armies and adds the result to the log"), WindowAction::ApplyCase),
                WindowActions::tip(tr("The same, and on to the next step"), WindowAction::ApplyAndGoOn)));
    if (!m_wants.isEmpty()) m_apply->setToolTip(m_wants);
}

void CaseBar::setCase(const CaseSession& session, bool canApply, bool hasTyped, bool isCorrection, bool isKept)
{
    m_wants = hasTyped ? tr("Takes the dice typed") : canApply ? QString() : wantedFirst(session);
    m_isCorrection = isCorrection;
    m_isKept = isKept;
    m_leave->setText(isKept ? tr("Keep for later") : tr("Cancel"));
    m_leave->setAccessibleName(isKept ? tr("Keep for later: the case") : tr("Cancel: the case"));
    m_apply->setText(isCorrection ? tr("&Review correction…") : tr("&Apply"));
    setTips();
    m_apply->setAccessibleDescription(m_wants);
    m_apply->setEnabled(canApply || hasTyped);
}

/// The words that fit: a bar that is too wide would push the columns beside it.
void CaseBar::fitWords()
{
    const auto taken = [](const QWidget* each) { return std::max(each->sizeHint().width(), each->minimumWidth()); };
    const int spare = 2 * fontMetrics().averageCharWidth();
    const int room = width() - taken(m_apply) - taken(m_leave) - 5 * layout()->spacing() - spare;
    const auto set = [this](const QString& targets, const QString& known) {
        m_targets->setText(targets);
        m_known->setText(known);
        return (m_targets->isHidden() ? 0 : m_targets->sizeHint().width()) + m_known->sizeHint().width();
    };
    if (set(tr("Compare &targets…"), tr("Show &known inputs")) <= room) return;
    if (set(tr("&Targets…"), tr("Show &known inputs")) <= room) return;
    set(tr("&Targets…"), tr("&Known inputs"));
}

void CaseBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitWords();
}

bool CaseBar::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &CaseBar::fitWords, Qt::QueuedConnection);  // once the buttons have it too
    if (event->type() == QEvent::FontChange || event->type() == QEvent::Polish)
        holdWidest(*m_leave, {tr("Keep for later"), tr("Cancel")});
    return QWidget::event(event);
}

void CaseBar::setHasTargets(bool has)
{
    m_targets->setVisible(has);
    fitWords();
}

void CaseBar::setShowsKnown(bool shows) { m_known->setChecked(shows); }

void CaseBar::focusNext(bool canApply) { (canApply ? m_apply : m_leave)->setFocus(Qt::TabFocusReason); }

QList<QWidget*> CaseBar::tabChain() const { return {m_apply, m_leave, m_targets, m_known}; }

}  // namespace drumhead::app
