#include "app/battle/case/targets_dialog.hpp"

#include "app/battle/case/case_controller.hpp"
#include "app/battle/case/target_model.hpp"
#include "app/combat/case_page.hpp"
#include "app/odds/bar_delegate.hpp"
#include "app/odds/odds_side_panel.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/fields/choice_edit.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "app/shared/widgets/text/wrap_delegate.hpp"
#include "drumhead/base/percent.hpp"
#include "drumhead/resolve/case_odds/odds_events.hpp"

#include <QDialogButtonBox>
#include <QHBoxLayout>
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

TargetsDialog::TargetsDialog(CaseController& controller, QWidget* parent)
    : QDialog(parent), m_controller(controller), m_model(new TargetModel(this))
{
    setWindowTitle(tr("Compare targets"));
    setObjectName(QStringLiteral("targetsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(roomFor(*this, 76, 20));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeChoice());
    makeView();
    layout->addWidget(m_view, 1);
    m_foot = plainLabel(QStringLiteral("targetsFoot"), this);
    layout->addWidget(m_foot);
    layout->addWidget(makeButtons());
    connect(m_controller.page(), &CasePage::caseChanged, this, &TargetsDialog::follow);
    connect(&m_controller, &CaseController::inHandChanged, this, &TargetsDialog::follow, Qt::QueuedConnection);
    connect(&m_job, &BackgroundJob::slow, this, [this] { m_foot->setText(tr("Calculating…")); });
    follow();
    m_view->setFocus();
}

QWidget* TargetsDialog::makeChoice()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("&Chance of"), bar);
    m_event = new ChoiceEdit(bar);
    m_event->setObjectName(QStringLiteral("targetsEvent"));
    label->setBuddy(m_event);
    row->addWidget(label);
    row->addWidget(m_event, 1);
    connect(m_event, &QComboBox::currentIndexChanged, this, [this] {
        const int index = m_event->currentData().toInt();
        if (index >= 0 && static_cast<std::size_t>(index) < m_events.size())
            m_chosen = m_events[static_cast<std::size_t>(index)];
        compute();
    });
    return bar;
}

void TargetsDialog::makeView()
{
    m_view = makeListView(QStringLiteral("targetsView"), tr("Targets by their chance"), this);
    m_view->setModel(m_model);
    m_view->setItemDelegateForColumn(TargetModel::Bar, new BarDelegate(m_view));
    m_view->header()->setStretchLastSection(true);
    m_view->header()->setSectionsMovable(false);
    connect(m_view, &QTreeView::activated, this, &TargetsDialog::choose);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &TargetsDialog::updateButton);
}

QWidget* TargetsDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_choose = buttons->addButton(tr("&Use this target"), QDialogButtonBox::ActionRole);
    m_choose->setObjectName(QStringLiteral("useTarget"));
    m_choose->setToolTip(tr("Makes this unit the target of the case, with the same answers"));
    connect(m_choose, &QPushButton::clicked, this, &TargetsDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    return buttons;
}

EntityId TargetsDialog::present() const { return m_controller.targets().target(); }

void TargetsDialog::follow()
{
    m_cases = m_controller.targets().casesAgainstEach();
    if (m_cases.empty()) {
        close();
        return;
    }
    showEvents(m_cases.front().situation);
    compute();
}

/// The events of the result that the odds are shown of; the chosen one stays while the case has it.
void TargetsDialog::showEvents(const Situation& situation)
{
    const QSignalBlocker quiet(m_event);
    m_event->clear();
    m_events.clear();
    int shown = -1;
    for (const FactRef result : oddsResults(situation)) {
        const std::vector<EventChoice> known = eventsOf(situation, result);
        const int telling = mostTelling(known);
        for (std::size_t i = 0; i < known.size(); ++i) {
            const bool isChosen = m_chosen && same(*m_chosen, known[i].event);
            const bool isFirst = !m_chosen && shown < 0 && static_cast<int>(i) == telling;
            if (isChosen || isFirst) shown = m_event->count();
            const QString text = toQt(eventText(situation, known[i].event));
            m_event->addEntry(text, static_cast<int>(m_events.size()), text);
            m_events.push_back(known[i].event);
        }
    }
    if (m_events.empty()) return;
    m_event->setCurrentIndex(std::max(shown, 0));
    m_chosen = m_events[static_cast<std::size_t>(m_event->currentData().toInt())];
}

void TargetsDialog::compute()
{
    m_job.cancel();
    if (!m_chosen || m_cases.empty()) return showOdds({});
    m_job.start(
        [this, cases = m_cases, event = *m_chosen, weighings = m_controller.page()->side()->controller().weighings()](
            const std::stop_token& cancelled) { return compareTargets(cases, event, weighings, m_engine, cancelled); },
        [this](std::vector<TargetOdds> found) { showOdds(std::move(found)); });
}

void TargetsDialog::showOdds(std::vector<TargetOdds> found)
{
    const TargetOdds* const current = m_model->at(m_view->currentIndex());
    const EntityId before = current ? current->target : present();
    QStringList names;
    for (const TargetOdds& each : found) names << m_controller.nameOf(each.target);
    m_model->setTargets(std::move(found), names, present());
    if (m_model->rowCount() > 0) m_view->setCurrentIndex(m_model->indexOf(before));
    m_foot->setText(tr("The answers of the case apply to every target: a distance typed there is used for all."));
    updateColumns();
    updateButton();
}

/// Of its heading and its rows.
int TargetsDialog::widestOf(int column) const
{
    const QFontMetrics metrics = m_view->fontMetrics();
    int widest = metrics.horizontalAdvance(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    for (int row = 0; row < m_model->rowCount(); ++row)
        widest = std::max(widest, metrics.horizontalAdvance(m_model->index(row, column).data().toString()));
    return widest;
}

/// The names give way to the chances, and the bars, which only repeat these, take what is left.
void TargetsDialog::updateColumns()
{
    const QFontMetrics metrics = m_view->fontMetrics();
    const int letter = metrics.averageCharWidth();
    const int room = m_view->viewport()->width(), leastBar = 10 * letter;
    const int chance = std::min(widestOf(TargetModel::Chance) + 3 * letter, room * 2 / 5);
    m_view->header()->resizeSection(TargetModel::Chance, chance);
    const int name = std::clamp(room - chance - leastBar, 8 * letter, widestOf(TargetModel::Target) + 4 * letter);
    m_view->header()->resizeSection(TargetModel::Target, name);
    m_view->header()->resizeSection(TargetModel::Bar, std::max(room - chance - name, leastBar));
    m_view->doItemsLayout();
}

void TargetsDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    updateColumns();
}

/// Dice that lie belong to the target for which they were thrown.
void TargetsDialog::updateButton()
{
    const TargetOdds* const current = m_model->at(m_view->currentIndex());
    m_choose->setEnabled(current && current->target != present() && m_controller.targets().mayChange());
}

void TargetsDialog::choose()
{
    if (!m_choose->isEnabled()) return;
    const ResolveCommand command = m_model->at(m_view->currentIndex())->command;
    close();
    m_controller.targets().change(command);
}

}  // namespace drumhead::app
