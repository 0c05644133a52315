#include "app/odds/leverage_panel.hpp"

#include "app/odds/lever_model.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/fields/choice_edit.hpp"
#include "app/shared/widgets/hint_bar.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "drumhead/resolve/case_odds/odds_events.hpp"
#include "drumhead/resolve/case_odds/odds_words.hpp"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeView>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

bool same(const OddsEvent& a, const OddsEvent& b)
{
    return a.fact == b.fact && a.comparison == b.comparison && a.value == b.value && a.ending == b.ending;
}

}  // namespace

LeveragePanel::LeveragePanel(OddsController& controller, QWidget* parent)
    : OddsPage(controller, parent), m_model(new LeverModel(this))
{
    makeHead(tr("The chance of"), QStringLiteral("oddsEvent"), QStringLiteral("leverHint"));
    makeView(m_model, QStringLiteral("leverView"), tr("What changes the chance"), LeverModel::What);
    m_view->setRootIsDecorated(true);
    m_view->setItemsExpandable(true);
    m_view->setExpandsOnDoubleClick(false);
    makeFoot();
    connect(m_choice, &QComboBox::currentIndexChanged, this, &LeveragePanel::chooseEvent);
    connect(m_view, &QTreeView::activated, this, &LeveragePanel::apply);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &LeveragePanel::currentChanged);
    connect(&m_controller, &OddsController::changed, this, &LeveragePanel::refresh);
    connect(&m_controller, &OddsController::resultsChanged, this, [this] { m_chosen.reset(); });
    connect(&m_job, &BackgroundJob::slow, this, [this] { m_foot->setText(tr("Calculating…")); });
    connect(&m_job, &BackgroundJob::failed, m_foot, &QLabel::setText);
    currentChanged();
}

void LeveragePanel::makeFoot()
{
    auto* bar = new FlowLayout(nullptr, 6);
    m_apply = new QPushButton(tr("Use it"), this);
    m_apply->setObjectName(QStringLiteral("putLever"));
    m_apply->setAccessibleName(tr("Use this in the case"));
    m_apply->setToolTip(tr("Sets the answer, ruling or overruling (Return)"));
    m_go = new QPushButton(tr("Go to question"), this);
    m_go->setObjectName(QStringLiteral("goToLever"));
    m_go->setAccessibleName(tr("Go to the question of this line"));
    m_dormant = new QCheckBox(tr("Also modifiers that don't apply"), this);
    m_dormant->setObjectName(QStringLiteral("leverDormant"));
    for (QWidget* each : QList<QWidget*>{m_apply, m_go, m_dormant}) bar->addWidget(each);
    m_foot = plainLabel(QStringLiteral("leverFoot"), this);
    static_cast<QVBoxLayout*>(layout())->addLayout(bar);
    layout()->addWidget(m_foot);
    connect(m_apply, &QPushButton::clicked, this, &LeveragePanel::apply, Qt::QueuedConnection);
    connect(m_go, &QPushButton::clicked, this, &LeveragePanel::goToQuestion);
    connect(m_dormant, &QCheckBox::toggled, this, &LeveragePanel::showFound);
}

QList<QWidget*> LeveragePanel::tabChain() const
{
    return {m_choice, m_hint->button(), m_view, m_apply, m_go, m_dormant};
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
        if (each.value == value && each.ending == Ending::None) m_chosen = each;
    }
    refresh();
}

void LeveragePanel::chooseEvent(int index)
{
    if (index < 0 || static_cast<std::size_t>(index) >= m_events.size()) return;
    m_chosen = m_events[static_cast<std::size_t>(index)];
    compute();
}

void LeveragePanel::showEvents()
{
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    m_events.clear();
    const CaseSession* session = m_controller.session();
    if (!session || m_controller.results().empty()) return;
    const CaseOdds& odds = m_controller.present();
    const bool ready = odds.state == CaseOdds::State::Ready;
    const std::vector<EventChoice> known =
        ready ? eventsOf(session->situation(), odds.summary) : eventsOf(session->situation(), m_controller.result());
    int shown = mostTelling(known);
    for (const EventChoice& each : known) {
        if (m_chosen && same(*m_chosen, each.event)) shown = static_cast<int>(m_events.size());
        m_events.push_back(each.event);
        m_choice->addItem(toQt(eventText(session->situation(), each.event)));
    }
    if (shown >= 0) m_choice->setCurrentIndex(shown);
}

OddsEvent LeveragePanel::chosenEvent() const { return m_events[static_cast<std::size_t>(m_choice->currentIndex())]; }

void LeveragePanel::refresh()
{
    showEvents();
    setEnabled(m_controller.session());
    compute();
}

void LeveragePanel::compute()
{
    m_job.cancel();
    m_foot->clear();
    const CaseSession* session = m_controller.session();
    const CaseOdds& odds = m_controller.present();
    const bool stuck = session && (odds.moreMissing > 0 || odds.state == CaseOdds::State::Failed);
    m_hint->show(stuck ? toQt(oddsObstacle(*session, odds)) : QString(), stuck ? answerButton() : QString());
    if (!session || stuck || m_events.empty() || odds.state == CaseOdds::State::None) {
        m_found = {};
        return showFound();
    }
    if (!m_watched) return;
    m_job.start(
        [situation = session->fromHere(), event = chosenEvent(),
         weighings = m_controller.weighings()](const std::stop_token& cancelled) {
            LeverageRequest request;
            request.event = event;
            request.weighings = weighings;
            request.cancelled = cancelled;
            return leverage(situation, request);
        },
        [this](Result<Leverage, OddsError> found) { setFound(std::move(found)); });
}

void LeveragePanel::setFound(Result<Leverage, OddsError> found)
{
    m_found = found ? std::move(*found) : Leverage();
    if (!found) {
        const std::string obstacle = oddsObstacle(*m_controller.session(), m_controller.present());
        m_hint->show(obstacle.empty() ? asSentence(
                         toQt(oddsErrorText(m_controller.session()->program(), found.error(), *spokenTexts())))
                                      : toQt(obstacle),
                     answerButton());
    }
    showFound();
}

/// "Answer Distance"; empty where nothing is missing.
QString LeveragePanel::answerButton() const
{
    const std::string label = missingLabel(*m_controller.session(), m_controller.present());
    return label.empty() ? QString() : tr("Answer %1").arg(toQt(label));
}

void LeveragePanel::showFound()
{
    const int row = m_view->currentIndex().row();
    m_model->setLeverage(m_found, m_dormant->isChecked());
    updateColumns();
    m_view->doItemsLayout();
    if ((row >= 0 || m_view->hasFocus()) && m_model->rowCount() > 0)
        m_view->setCurrentIndex(m_model->index(qBound(0, row, m_model->rowCount() - 1), 0));
    QStringList lines;
    if (m_found.chance) lines << tr("As it stands: %1.").arg(chanceText(*m_found.chance));
    else if (!m_found.levers.empty()) lines << tr("Not answered yet; its answers side by side.");
    if (m_found.idle > 0) lines << tr("%n other(s) make(s) no difference.", nullptr, static_cast<int>(m_found.idle));
    if (m_found.chance && !m_controller.present().open.empty())
        lines << tr("Results entered during the case count with the weights set beside the odds.");
    m_foot->setText(lines.join(u' '));
    currentChanged();
}

void LeveragePanel::updateColumns()
{
    m_view->setMinimumHeight(6 * m_view->fontMetrics().lineSpacing());
    m_view->header()->resizeSection(LeverModel::Chance, widthFor(LeverModel::Chance, chanceText(0.9999)));
    m_view->header()->resizeSection(LeverModel::Change, widthFor(LeverModel::Change, QStringLiteral("▼ −99.9")));
}

void LeveragePanel::currentChanged()
{
    const Lever* lever = m_model->at(m_view->currentIndex()).first;
    if (!m_apply) return;
    m_apply->setEnabled(lever);
    m_go->setEnabled(lever && lever->kind == Lever::Kind::Question);
}

void LeveragePanel::apply()
{
    const auto [lever, tried] = m_model->at(m_view->currentIndex());
    CaseSession* session = m_controller.session();
    if (!lever || !session) return m_view->setFocus();
    const Value value = tried->value;
    if (lever->kind == Lever::Kind::Question) return session->answer(lever->fact, value);
    if (lever->kind == Lever::Kind::Ruling) {
        const Slot& slot = session->program().slot(lever->fact.slot);
        return session->rule(toQt(lever->ruling), toQt(session->ruleset().valueId(slot.shape, value)));
    }
    ModifierRow row;
    row.step = lever->overrule.step;
    row.id = lever->overrule.modifier;
    row.row = lever->overrule.row;
    row.label = leverTitle(*lever);
    row.amountKnown = true;
    row.amount = value.number();
    row.offered = row.amount;
    Q_EMIT overruleWanted(row);
}

void LeveragePanel::goToQuestion()
{
    const Lever* lever = m_model->at(m_view->currentIndex()).first;
    if (lever && lever->kind == Lever::Kind::Question) Q_EMIT questionWanted(lever->fact);
}

}  // namespace drumhead::app
