#include "app/battle/turn/turn_panel.hpp"

#include "app/battle/turn/clock_button.hpp"
#include "app/battle/turn/leave_step_dialog.hpp"
#include "app/battle/turn/offers.hpp"
#include "app/battle/turn/way_button.hpp"
#include "app/battle/turn/whose_step.hpp"
#include "app/shared/actions/key_follower.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/look/hanging_delegate.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/big_label.hpp"
#include "drumhead/game/play/turn.hpp"

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QResizeEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace drumhead::app {

namespace {

constexpr int elementRole = Qt::UserRole + 1;
constexpr int whatRole = Qt::UserRole + 2;
constexpr int mostSteps = 18;
constexpr int mostOffers = 10;
constexpr int mostReminders = 12;

/// Whether a list has room for all that it is to show.
bool isWhole(const QListWidget& list) { return list.isHidden() || list.height() >= list.maximumHeight(); }

QListWidgetItem* addItem(QListWidget* list, const QString& text, const QString& what, ElementId element)
{
    auto* item = new QListWidgetItem(text, list);
    item->setData(elementRole, element);
    item->setData(whatRole, what);
    return item;
}

}  // namespace

TurnPanel::TurnPanel(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("turnPanel"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_turn = new BigLabel(1.4, 14, this);
    m_turn->setObjectName(QStringLiteral("turnNumber"));
    layout->addWidget(m_turn);
    m_whose = new WhoseStep(this);
    layout->addWidget(m_whose);
    m_clock = new ClockButton(this);
    layout->addWidget(m_clock);
    m_steps = addList(QString(), QStringLiteral("turnSteps"), 300);  // the turn comes before what it reminds of
    m_steps->setAccessibleName(tr("The turn"));
    m_steps->setFocusPolicy(Qt::ClickFocus);
    m_steps->setWordWrap(true);                                 // the side stands at the end
    m_steps->setItemDelegate(new HangingDelegate(m_steps, 0));  // as close as the rows of other lists
    m_offerList = addList(tr("Now"), QStringLiteral("turnOffers"), 300, &m_offerHeading);
    m_offerList->setWordWrap(true);
    m_other = new QPushButton(tr("Other action…"), this);
    m_other->setObjectName(QStringLiteral("otherProcedure"));
    followKeys(*m_other, [this] {
        m_other->setToolTip(WindowActions::tip(tr("Any procedure of the rules"), WindowAction::OtherProcedure));
    });
    layout->addWidget(m_other);
    m_reminderList = addList(tr("Remember"), QStringLiteral("turnReminders"), 100, &m_reminderHeading);
    m_reminderList->setWordWrap(true);
    m_reminderList->setItemDelegate(new HangingDelegate(m_reminderList));
    m_reminderList->setAlternatingRowColors(true);  // each is seen to be one
    m_reminderList->setToolTip(tr("Return: why? Delete: stop this reminder."));
    layout->addStretch(1);
    m_next = new WayButton(this);
    m_next->setObjectName(QStringLiteral("nextStep"));
    m_oneStep = new QPushButton(WindowActions::tip(tr("One step only"), WindowAction::OneStep), this);
    m_oneStep->setObjectName(QStringLiteral("oneStep"));
    new KeyFollower(*m_oneStep, [this] { showWay(); });
    m_oneStep->setAutoDefault(true);
    QSizePolicy keptRoom(QSizePolicy::Ignored, QSizePolicy::Fixed);
    keptRoom.setRetainSizeWhenHidden(true);  // so that the way on keeps its place
    m_oneStep->setSizePolicy(keptRoom);
    layout->addWidget(m_next);
    layout->addWidget(m_oneStep);
    connect(m_offerList, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { Q_EMIT offerWanted(m_offerList->row(item)); });
    connect(m_other, &QPushButton::clicked, this, &TurnPanel::otherWanted);
    connect(m_next, &QPushButton::clicked, this, [this] { Q_EMIT advanceWanted(Stride::ToWork); });
    connect(m_oneStep, &QPushButton::clicked, this, [this] { Q_EMIT advanceWanted(Stride::OneStep); });
    connect(m_reminderList, &QListWidget::itemActivated, this, [this] { whyCurrent(m_reminderList); });
    connect(m_steps, &QListWidget::itemActivated, this, [this] { whyCurrent(m_steps); });
    auto* silence = new QAction(tr("Stop this reminder"), m_reminderList);
    silence->setShortcut(QKeySequence(Qt::Key_Delete));
    silence->setShortcutContext(Qt::WidgetShortcut);
    m_reminderList->addAction(silence);
    m_reminderList->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(silence, &QAction::triggered, this, &TurnPanel::silenceCurrent);
    for (QListWidget* each : {m_steps, m_offerList, m_reminderList}) each->viewport()->installEventFilter(this);
}

QListWidget* TurnPanel::addList(const QString& heading, const QString& name, int share, QLabel** label)
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    if (!heading.isEmpty()) {
        auto* title = new QLabel(heading, this);
        QFont bold = title->font();
        bold.setBold(true);
        title->setFont(bold);
        column->addWidget(title);
        if (label) *label = title;
    }
    auto* list = new QListWidget(this);
    list->setObjectName(name);
    list->setAccessibleName(heading);
    list->setTabKeyNavigation(false);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setTextElideMode(Qt::ElideRight);
    column->addWidget(list, share);  // up to its height; what is left over goes to the stretch below
    return list;
}

/// As high as its rows, up to `most` of them. Long rows wrap, so their height depends on the width.
void TurnPanel::fitHeight(QListWidget* list, int most) const
{
    list->doItemsLayout();
    const int rows = std::clamp(list->count(), 1, most);
    const int usual = fontMetrics().height() + 4;
    int height = 2 * list->frameWidth() + 2;
    for (int i = 0; i < rows; ++i) height += i < list->count() ? list->visualItemRect(list->item(i)).height() : usual;
    list->setMaximumHeight(height);
    list->setMinimumHeight(std::min(height, (m_compact ? 1 : 3) * usual + 2 * list->frameWidth()));
}

bool TurnPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize
        && static_cast<QResizeEvent*>(event)->oldSize().width() != static_cast<QResizeEvent*>(event)->size().width()) {
        if (watched == m_steps->viewport()) fitHeight(m_steps, mostSteps);
        if (watched == m_offerList->viewport()) fitHeight(m_offerList, mostOffers);
        if (watched == m_reminderList->viewport()) fitHeight(m_reminderList, mostReminders);
    }
    if (event->type() == QEvent::Resize && watched == m_steps->viewport())
        QTimer::singleShot(0, this, &TurnPanel::scrollToNow);
    return QWidget::eventFilter(watched, event);
}

void TurnPanel::setBattle(Battle* battle)
{
    if (m_battle) disconnect(m_battle, nullptr, this, nullptr);
    m_battle = battle;
    m_clock->setBattle(battle);
    if (!m_battle) return;
    connect(m_battle, &Battle::changed, this, &TurnPanel::refresh);
    refresh();
}

void TurnPanel::refresh()
{
    const int turns = m_battle->game().scenario().turns;
    const int turn = m_battle->state().turn;
    m_turn->setText(turns > 0 ? tr("Turn %1 of %2").arg(turn).arg(turns) : tr("Turn %1").arg(turn));
    m_whose->show(*m_battle);
    showSteps();
    showOffers();
    showReminders();
    m_asked = askedOnLeaving(m_battle->obligations());
    m_way = previewNextStep(m_battle->rules(), m_battle->state(), true);
    showWay();
}

void TurnPanel::showWay()
{
    if (!m_battle) return;
    const QString next = toQt(m_way.title);
    m_next->setWay(m_battle->game().head() == 0 ? tr("Begin (F10)")
                       : next.isEmpty()         ? tr("Next step (F10)")
                                                : tr("Next: %1 (F10)"),
                   next, toQt(m_way.side));
    m_next->setToolTip(tipText(m_next->whole()));
    m_oneStep->setVisible(!m_way.passed.empty());
    if (m_way.passed.empty()) return;
    QStringList passed;
    for (const std::string& each : m_way.passed) passed << toQt(each);
    m_next->setToolTip(
        tipText(tr("%1\nNothing to do in: %2.").arg(m_next->whole(), passed.join(QStringLiteral("; ")))));
    m_oneStep->setText(longestFitting({WindowActions::tip(tr("One step only"), WindowAction::OneStep),
                                       WindowActions::tip(tr("One step"), WindowAction::OneStep), tr("One step")},
                                      fontMetrics(), m_oneStep->width() - 4));
    const QString one = WindowActions::tip(tr("One step only: %1").arg(passed.front()), WindowAction::OneStep);
    m_oneStep->setToolTip(tipText(one));
    m_oneStep->setAccessibleName(one);
}

void TurnPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showWay();
    constexpr int fewLines = 15;
    const bool isLow = m_compact && height() < fewLines * fontMetrics().lineSpacing();
    if (std::exchange(m_isLow, isLow) == isLow || !m_battle) return;
    m_steps->setVisible(!isLow);
    m_offerHeading->setText(offerHeading());
}

/// The lists have the new type only after this panel has it.
void TurnPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_battle) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_battle) refresh();
        },
        Qt::QueuedConnection);
}

void TurnPanel::setCompact(bool compact)
{
    m_compact = compact;
    m_next->setCompact(compact);
    QSizePolicy room = m_oneStep->sizePolicy();
    room.setRetainSizeWhenHidden(!compact);  // where every line counts, none is kept free
    m_oneStep->setSizePolicy(room);
    if (m_battle) refresh();
}

void TurnPanel::setCaseInHand(bool inHand)
{
    if (inHand == m_isCaseInHand) return;
    m_isCaseInHand = inHand;
    if (m_battle) showReminders();
}

namespace {

/// Of steps that are over or to come not their parts.
std::vector<TurnLine> inBrief(const std::vector<TurnLine>& lines)
{
    std::vector<bool> isAbove(lines.size(), false);  // the one that is on, and those that it is a part of
    int above = -1;                                  // the depth of the last of them
    for (std::size_t i = lines.size(); i-- > 0;) {
        const bool isNow = above < 0 && lines[i].when == TurnLine::When::Now;
        if (!isNow && lines[i].depth >= above) continue;
        isAbove[i] = true;
        above = lines[i].depth;
    }
    std::vector<TurnLine> brief;
    std::vector<bool> open;  // by depth: whether the latest line there shows its parts
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto depth = static_cast<std::size_t>(lines[i].depth);
        open.resize(std::max(open.size(), depth + 1), true);
        if (depth == 0 || open[depth - 1]) brief.push_back(lines[i]);
        open[depth] = isAbove[i];
    }
    return brief;
}

/// The step that is on says whose it is, also where only the one around it would: that may have been scrolled away.
std::vector<TurnLine> withSideOfStep(std::vector<TurnLine> lines)
{
    TurnLine* step = nullptr;
    std::string side;
    for (TurnLine& each : lines) {
        if (each.when != TurnLine::When::Now) continue;
        step = &each;
        if (!each.sideTitle.empty()) side = each.sideName;
    }
    if (step && step->sideTitle.empty()) step->sideTitle = step->sideName = side;
    return lines;
}

QString withSide(const TurnLine& line, const std::string& side)
{
    if (side.empty()) return toQt(line.title);
    return line.title.empty() ? toQt(side) : TurnPanel::tr("%1 · %2").arg(toQt(line.title), toQt(side));
}

}  // namespace

void TurnPanel::showSteps()
{
    m_steps->clear();
    QListWidgetItem* now = nullptr;
    for (const TurnLine& line : withSideOfStep(inBrief(turnLines(m_battle->rules(), m_battle->state())))) {
        const QString mark = line.when == TurnLine::When::Past ? QStringLiteral("✓ ")
            : line.when == TurnLine::When::Now                 ? QStringLiteral("▶ ")
                                                               : QStringLiteral("   ");
        const QString title = withSide(line, line.sideTitle);
        const QString shown = line.when == TurnLine::When::Now ? title : withSide(line, line.sideName);
        const QString lead = QString(2 * line.depth, u' ') + mark;
        QListWidgetItem* item = addItem(m_steps, lead + shown, title, line.element);
        item->setData(HangingDelegate::leadRole, lead.size());
        const QString spoken = line.when == TurnLine::When::Past ? tr("%1, done")
            : line.when == TurnLine::When::Now                   ? tr("%1, now")
                                                                 : tr("%1, to come");
        item->setData(Qt::AccessibleTextRole, spoken.arg(title));
        item->setToolTip(tipText(title));
        if (line.when != TurnLine::When::Now) continue;
        QFont bold = item->font();
        bold.setBold(true);
        item->setFont(bold);
        now = item;
    }
    fitHeight(m_steps, mostSteps);
    if (!now) return;
    m_steps->setCurrentItem(now);
    scrollToNow();
}

/// The step that is on stays in sight, whatever room the list has.
void TurnPanel::scrollToNow()
{
    if (QListWidgetItem* const now = m_steps->currentItem())
        m_steps->scrollToItem(now, QAbstractItemView::PositionAtCenter);
}

void TurnPanel::showOffers()
{
    const bool isSameStep = m_shownTurn == m_battle->state().turn && m_shownPlace == m_battle->state().place;
    m_shownTurn = m_battle->state().turn;
    m_shownPlace = m_battle->state().place;
    const int row = m_offerList->currentRow();
    const Procedure* picked = isSameStep && row >= 0 && static_cast<std::size_t>(row) < m_offers.size()
        ? m_offers[static_cast<std::size_t>(row)].procedure
        : nullptr;
    m_offers = m_battle->offers();
    m_offerList->clear();
    for (const TurnOffer& offer : m_offers) {
        addItem(m_offerList, textOf(offer), toQt(offer.title), offer.element)
            ->setToolTip(tipText(toQt(offer.procedure->about)));
    }
    m_offerHeading->setText(offerHeading());
    m_offerList->setVisible(!m_offers.empty());
    m_offerList->setCurrentRow(rowOfOffer(picked));
    fitHeight(m_offerList, mostOffers);
}

/// Within a step the same procedure as long as it can be done.
int TurnPanel::rowOfOffer(const Procedure* picked) const
{
    const auto same = std::find_if(m_offers.begin(), m_offers.end(), [picked](const TurnOffer& each) {
        const bool isOpen = each.once ? !each.onceDone : !each.candidates.empty() || !each.must.empty();
        return each.procedure == picked && isOpen;
    });
    return same != m_offers.end() ? static_cast<int>(same - m_offers.begin()) : mainOffer(m_offers);
}

/// "Nothing to do here" would be wrong while something is due.
QString TurnPanel::offerHeading() const
{
    if (!m_offers.empty())
        return m_isLow ? tr("Now: %1").arg(toQt(titleOfStep(m_battle->rules(), m_battle->state()))) : tr("Now");
    const std::vector<Obligation>& all = m_battle->obligations();
    const auto due = std::count_if(all.begin(), all.end(), [](const Obligation& each) {
        return each.when == Obligation::When::Here && !each.isOptional;
    });
    return due == 0 ? tr("Nothing to do here") : tr("%n still to do (F4)", nullptr, static_cast<int>(due));
}

void TurnPanel::showReminders()
{
    m_reminders = turnReminders(m_battle->rules(), m_battle->state());
    m_reminderList->clear();
    const QString lead = QStringLiteral("• ");
    for (const TurnReminder& each : m_reminders)
        addItem(m_reminderList, lead + toQt(each.text), toQt(each.text), each.element)
            ->setData(HangingDelegate::leadRole, lead.size());
    const bool isSeen = !m_reminders.empty() && !m_isCaseInHand;
    // What stands above keeps its place, unless it is cut itself.
    if (m_reminderList->isVisible()) m_keepsRoom = isWhole(*m_steps) && isWhole(*m_offerList);
    for (QWidget* each : QList<QWidget*>{m_reminderHeading, m_reminderList}) {
        QSizePolicy room = each->sizePolicy();
        room.setRetainSizeWhenHidden(!m_reminders.empty() && m_keepsRoom);
        each->setSizePolicy(room);
        each->setVisible(isSeen);
    }
    fitHeight(m_reminderList, mostReminders);
}

void TurnPanel::whyCurrent(QListWidget* list)
{
    if (const QListWidgetItem* item = list->currentItem())
        Q_EMIT whyWanted(item->data(whatRole).toString(), item->data(elementRole).toUInt());
}

void TurnPanel::silenceCurrent()
{
    const int row = m_reminderList->currentRow();
    if (row < 0) return;
    const SilenceCommand command{m_reminders[static_cast<std::size_t>(row)].id, ""};
    if (const Result<Decision> done = m_battle->execute(command); !done) Q_EMIT failed(toQt(done.error()));
}

/// Where only offers on demand are left, the way on takes the focus.
void TurnPanel::focusOffers()
{
    const bool any = std::any_of(m_offers.begin(), m_offers.end(), [](const TurnOffer& each) {
        if (each.onDemand) return each.onceMust || !each.must.empty();
        return !each.onceDone && (each.once || !each.candidates.empty());
    });
    (any ? static_cast<QWidget*>(m_offerList) : m_next)->setFocus(Qt::TabFocusReason);
}

int TurnPanel::offerGoingOn() const
{
    const EntryId head = m_battle ? m_battle->game().head() : 0;
    const auto* const last = head == 0 ? nullptr : std::get_if<ResolveCommand>(&m_battle->game().entry(head).command);
    const int row = m_offerList->currentRow();
    if (!last || last->settles != 0 || row < 0 || static_cast<std::size_t>(row) >= m_offers.size()) return -1;
    const TurnOffer& each = m_offers[static_cast<std::size_t>(row)];
    const bool goesOn =
        each.procedure->id == last->procedure && !each.once && !each.onDemand && !each.candidates.empty();
    return goesOn ? row : -1;
}

void TurnPanel::advance(Stride stride)
{
    if (!m_battle || !m_battle->mayPlayHere()) return;
    const bool onward = stride == Stride::ToWork;
    const auto go = [this](const AdvanceCommand& asked) {
        const EntryId before = m_battle->game().head();
        if (const Result<Decision> done = m_battle->execute(asked); !done) Q_EMIT failed(toQt(done.error()));
        Q_EMIT advanced(m_battle->game().head() != before);
    };
    // What only may be done is left without a question: the log says so.
    const bool isOwed =
        std::any_of(m_asked.begin(), m_asked.end(), [](const Obligation& each) { return !each.isOptional; });
    if (m_battle->isReadOnly() || m_battle->state().over || (!isOwed && m_way.obstacle.empty()))
        return go({onward, ""});
    QStringList titles;
    for (const Obligation& each : m_asked) titles << toQt(titleOf(m_battle->rules(), m_battle->state(), each));
    auto* dialog = new LeaveStepDialog(m_asked, titles, toQt(m_way.obstacle), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [onward, dialog, go] { go(dialog->command(onward)); });
    dialog->open();
}

QList<QWidget*> TurnPanel::tabChain() const
{
    return {m_clock, m_offerList, m_other, m_reminderList, m_next, m_oneStep};
}

}  // namespace drumhead::app
