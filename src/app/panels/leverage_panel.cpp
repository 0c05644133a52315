#include "app/panels/leverage_panel.hpp"

#include "app/models/lever_model.hpp"
#include "app/models/odds_text.hpp"
#include "app/models/percent.hpp"
#include "app/text.hpp"
#include "app/widgets/choice_edit.hpp"
#include "app/widgets/flow_layout.hpp"
#include "app/widgets/hint_bar.hpp"
#include "app/widgets/wrap_delegate.hpp"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace drumhead::app {

namespace {

bool same(const OddsEvent& a, const OddsEvent& b)
{
    return a.fact == b.fact && a.comparison == b.comparison && a.value == b.value;
}

struct Known {
    OddsEvent event;
    double chance = 0;
};

/// What may be asked of a distribution: at least so many; this choice.
std::vector<Known> eventsOf(const OddsSummary& summary)
{
    std::vector<Known> events;
    for (const OddsLine& line : summary.lines) {
        const bool number = summary.isNumber() && line.value.isSet();
        const double chance = number ? line.orLater : line.exactly;
        if (number && chance >= 1) continue;
        events.push_back({{summary.fact, number ? Comparison::AtLeast : Comparison::Is, line.value}, chance});
    }
    return events;
}

/// While there is no distribution: what its shape allows.
std::vector<Known> eventsOf(const CaseSession& session, FactRef result)
{
    const Shape& shape = session.program().slots[static_cast<std::size_t>(result.slot)].shape;
    std::vector<Known> events;
    if (shape.kind == ValueKind::Number) {
        for (int each = 1; each <= 6; ++each) events.push_back({{result, Comparison::AtLeast, Number(each)}, 0});
    } else if (shape.kind == ValueKind::Flag) {
        events.push_back({{result, Comparison::Is, Value::flag(true)}, 0});
    } else if (shape.choices >= 0) {
        for (const Choice& each : session.ruleset().choiceLists[static_cast<std::size_t>(shape.choices)].choices)
            events.push_back({{result, Comparison::Is, Value::choice(each.id)}, 0});
    }
    return events;
}

QString eventText(const CaseSession& session, const OddsEvent& event)
{
    const Shape& shape = session.program().slots[static_cast<std::size_t>(event.fact.slot)].shape;
    const QString value = toQt(session.ruleset().valueText(shape, event.value));
    const QString what = raised(toQt(oddsLabel(session.situation(), event.fact)));
    return event.comparison == Comparison::AtLeast ? LeveragePanel::tr("%1: at least %2").arg(what, value)
                                                   : LeveragePanel::tr("%1: %2").arg(what, value);
}

}  // namespace

LeveragePanel::LeveragePanel(OddsDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk), m_model(new LeverModel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setSpacing(4);
    makeTop();
    makeView();
    makeFoot();
    connect(&m_desk, &OddsDesk::changed, this, &LeveragePanel::refresh);
    connect(&m_desk, &OddsDesk::resultsChanged, this, [this] { m_chosen.reset(); });
    connect(&m_job, &BackgroundJob::slow, this, [this] { m_foot->setText(tr("… it is being tried out")); });
    currentChanged();
}

void LeveragePanel::makeTop()
{
    auto* bar = new FlowLayout(nullptr, 8);
    auto* label = new QLabel(tr("The chance of"), this);
    m_eventBox = new ChoiceEdit(this);
    m_eventBox->setObjectName(QStringLiteral("oddsEvent"));
    m_eventBox->setMinimumContentsLength(8);
    label->setBuddy(m_eventBox);
    auto* pair = new QHBoxLayout;
    pair->addWidget(label);
    pair->addWidget(m_eventBox, 1);
    bar->addLayout(pair);
    static_cast<QVBoxLayout*>(layout())->addLayout(bar);
    m_hint = new HintBar(QStringLiteral("leverHint"), this);
    layout()->addWidget(m_hint);
    connect(m_eventBox, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index < 0 || static_cast<std::size_t>(index) >= m_events.size()) return;
        m_chosen = m_events[static_cast<std::size_t>(index)];
        compute();
    });
    connect(m_hint, &HintBar::wanted, this, [this] {
        if (m_desk.present().missing) Q_EMIT questionWanted(*m_desk.present().missing);
    });
}

void LeveragePanel::makeView()
{
    m_view = makeListView(QStringLiteral("leverView"), tr("What moves the chance"), this);
    m_view->setModel(m_model);
    m_view->setRootIsDecorated(true);
    m_view->setItemsExpandable(true);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setMinimumHeight(80);
    QHeaderView* header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(LeverModel::What, QHeaderView::Stretch);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_view, 1);
    connect(m_view, &QTreeView::activated, this, &LeveragePanel::putIn);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &LeveragePanel::currentChanged);
}

void LeveragePanel::makeFoot()
{
    auto* bar = new FlowLayout(nullptr, 6);
    m_put = new QPushButton(tr("Put it in"), this);
    m_put->setObjectName(QStringLiteral("putLever"));
    m_put->setAccessibleName(tr("Put this into the case"));
    m_put->setToolTip(tr("Answers, rules or overrules it so (Return)"));
    m_go = new QPushButton(tr("To its question"), this);
    m_go->setObjectName(QStringLiteral("goToLever"));
    m_go->setAccessibleName(tr("Go to the question of this line"));
    m_dormant = new QCheckBox(tr("Also modifiers that don't apply"), this);
    m_dormant->setObjectName(QStringLiteral("leverDormant"));
    for (QWidget* each : QList<QWidget*>{m_put, m_go, m_dormant}) bar->addWidget(each);
    m_foot = new QLabel(this);
    m_foot->setObjectName(QStringLiteral("leverFoot"));
    m_foot->setTextFormat(Qt::PlainText);
    m_foot->setWordWrap(true);
    static_cast<QVBoxLayout*>(layout())->addLayout(bar);
    layout()->addWidget(m_foot);
    connect(m_put, &QPushButton::clicked, this, &LeveragePanel::putIn, Qt::QueuedConnection);
    connect(m_go, &QPushButton::clicked, this, &LeveragePanel::goToQuestion);
    connect(m_dormant, &QCheckBox::toggled, this, &LeveragePanel::showFound);
}

QList<QWidget*> LeveragePanel::tabChain() const
{
    return {m_eventBox, m_hint->button(), m_view, m_put, m_go, m_dormant};
}

void LeveragePanel::setWatched(bool watched)
{
    m_watched = watched;
    if (watched) refresh();
    else m_job.cancel();
}

void LeveragePanel::stop()
{
    m_job.stop();
    m_model->clear();
    m_found = {};
}

void LeveragePanel::choose(Value value)
{
    for (const OddsEvent& each : m_events) {
        if (each.value == value) m_chosen = each;
    }
    refresh();
}

/// Without a choice it is the chance nearest to even of numbers, and the greatest of choices.
void LeveragePanel::showEvents()
{
    const QSignalBlocker quiet(m_eventBox);
    m_eventBox->clear();
    m_events.clear();
    const CaseSession* session = m_desk.session();
    if (!session || m_desk.results().empty()) return;
    const CaseOdds& odds = m_desk.present();
    const bool ready = odds.state == CaseOdds::State::Ready;
    const std::vector<Known> known = ready ? eventsOf(odds.summary) : eventsOf(*session, m_desk.result());
    const auto rank = [&](const Known& each) {
        if (m_chosen && same(*m_chosen, each.event)) return -1.0;
        return each.event.comparison == Comparison::AtLeast ? std::abs(each.chance - 0.5) : 1 - each.chance;
    };
    const auto best = std::min_element(known.begin(), known.end(), [&](const Known& a, const Known& b) { return rank(a) < rank(b); });
    for (const Known& each : known) {
        m_events.push_back(each.event);
        m_eventBox->addItem(eventText(*session, each.event));
    }
    if (best != known.end()) m_eventBox->setCurrentIndex(static_cast<int>(best - known.begin()));
}

OddsEvent LeveragePanel::chosenEvent() const
{
    return m_events[static_cast<std::size_t>(m_eventBox->currentIndex())];
}

void LeveragePanel::refresh()
{
    showEvents();
    setEnabled(m_desk.session());
    compute();
}

void LeveragePanel::compute()
{
    m_job.cancel();
    m_foot->clear();
    const CaseSession* session = m_desk.session();
    const CaseOdds& odds = m_desk.present();
    const bool stuck = session && (odds.moreMissing > 0 || odds.state == CaseOdds::State::Failed);
    m_hint->show(stuck ? oddsObstacle(*session, odds) : QString(), stuck ? obstacleButton(*session, odds, tr("Answer %1")) : QString());
    if (!session || stuck || m_events.empty() || odds.state == CaseOdds::State::None) {
        m_found = {};
        return showFound();
    }
    if (!m_watched) return;
    m_job.start(
        [situation = m_desk.situation(), event = chosenEvent()](const std::atomic<bool>& cancelled) {
            LeverageRequest request;
            request.event = event;
            request.cancelled = &cancelled;
            return leverage(situation, request);
        },
        [this](Result<Leverage> found) { take(std::move(found)); });
}

void LeveragePanel::take(Result<Leverage> found)
{
    m_found = found ? std::move(*found) : Leverage();
    if (!found) {
        const CaseOdds& odds = m_desk.present();
        const QString obstacle = oddsObstacle(*m_desk.session(), odds);
        m_hint->show(obstacle.isEmpty() ? raised(toQt(found.error())) + u'.' : obstacle,
                     obstacleButton(*m_desk.session(), odds, tr("Answer %1")));
    }
    showFound();
}

void LeveragePanel::showFound()
{
    const int row = m_view->currentIndex().row();
    m_model->setLeverage(m_found, m_dormant->isChecked());
    fitColumns();
    m_view->doItemsLayout();
    if ((row >= 0 || m_view->hasFocus()) && m_model->rowCount() > 0) m_view->setCurrentIndex(m_model->index(qBound(0, row, m_model->rowCount() - 1), 0));
    QStringList lines;
    if (m_found.chance) lines << tr("As it stands: %1.").arg(percentText(*m_found.chance));
    else if (!m_found.levers.empty()) lines << tr("This is still to answer; its answers side by side.");
    if (m_found.idle > 0) lines << tr("%1 others move nothing.").arg(m_found.idle);
    m_foot->setText(lines.join(u' '));
    currentChanged();
}

void LeveragePanel::fitColumns()
{
    const int letter = m_view->fontMetrics().averageCharWidth();
    m_view->setMinimumHeight(6 * m_view->fontMetrics().lineSpacing());
    const auto fit = [&](int column, const QString& widest) {
        const QString head = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        m_view->header()->resizeSection(column, std::max(m_view->fontMetrics().horizontalAdvance(head), m_view->fontMetrics().horizontalAdvance(widest)) + 2 * letter);
    };
    fit(LeverModel::Chance, percentText(0.9999));
    fit(LeverModel::Change, QStringLiteral("▼ −99.9"));
}

void LeveragePanel::currentChanged()
{
    const Lever* lever = m_model->at(m_view->currentIndex()).first;
    if (!m_put) return;
    m_put->setEnabled(lever);
    m_go->setEnabled(lever && lever->kind == Lever::Kind::Question);
}

void LeveragePanel::putIn()
{
    const auto [lever, tried] = m_model->at(m_view->currentIndex());
    CaseSession* session = m_desk.session();
    if (!lever || !session) return m_view->setFocus();
    const Value value = tried->value;
    if (lever->kind == Lever::Kind::Question) return session->answer(lever->fact, value);
    if (lever->kind == Lever::Kind::Ruling) {
        const Slot& slot = session->program().slots[static_cast<std::size_t>(lever->fact.slot)];
        return session->rule(toQt(lever->ruling), toQt(session->ruleset().valueId(slot.shape, value)));
    }
    ModifierRow row;
    row.step = lever->overrule.step;
    row.id = lever->overrule.modifier;
    row.row = lever->overrule.row;
    row.label = leverTitle(*lever);
    row.amountKnown = true;
    row.amount = value.number();
    Q_EMIT overruleWanted(row);
}

void LeveragePanel::goToQuestion()
{
    const Lever* lever = m_model->at(m_view->currentIndex()).first;
    if (lever && lever->kind == Lever::Kind::Question) Q_EMIT questionWanted(lever->fact);
}

void LeveragePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_view) fitColumns();
}

void LeveragePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

}  // namespace drumhead::app
