#include "app/odds/odds_panel.hpp"

#include "app/odds/bar_delegate.hpp"
#include "app/odds/odds_model.hpp"
#include "app/odds/open_results.hpp"
#include "app/shared/actions/key_follower.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/fields/choice_edit.hpp"
#include "app/shared/widgets/hint_bar.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "drumhead/resolve/case_odds/odds_words.hpp"
#include "drumhead/resolve/session/case_difference.hpp"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

OddsPanel::OddsPanel(OddsController& controller, QWidget* parent)
    : OddsPage(controller, parent), m_model(new OddsModel(this))
{
    makeTop();
    makeView(m_model, QStringLiteral("oddsView"), tr("The odds"), OddsModel::Bar);
    m_view->setItemDelegateForColumn(OddsModel::Bar, new BarDelegate(m_view));
    m_view->setToolTip(tr("Return shows what would change the chance of a line"));
    m_view->header()->setMinimumSectionSize(20);
    connect(m_view, &QTreeView::activated, this, &OddsPanel::leverageWanted);
    makeFoot();
    connect(&m_controller, &OddsController::resultsChanged, this, &OddsPanel::showResults);
    connect(&m_controller, &OddsController::changed, this, &OddsPanel::refresh);
    connect(&m_controller, &OddsController::slow, this, &OddsPanel::showSlow);
    refresh();
}

void OddsPanel::makeTop()
{
    FlowLayout* const bar = makeHead(tr("Odds of"), QStringLiteral("oddsResult"), QStringLiteral("oddsHint"));
    m_atLeast = new QCheckBox(tr("Bars show at least"), this);
    m_atLeast->setObjectName(QStringLiteral("oddsAtLeast"));
    m_atLeast->setToolTip(tr("The chance of at least this many, not of exactly this many"));
    m_pin = new QPushButton(this);
    m_pin->setObjectName(QStringLiteral("pinCase"));
    m_swap = new QPushButton(tr("Swap cases"), this);
    m_swap->setObjectName(QStringLiteral("swapPinned"));
    m_swap->setAccessibleName(tr("Swap with the pinned case"));
    followKeys(*m_swap, [this] {
        m_swap->setToolTip(WindowActions::tip(tr("Opens the pinned case and pins this one"), WindowAction::SwapPinned));
    });
    new KeyFollower(*m_pin, [this] { refresh(); });
    for (QWidget* each : QList<QWidget*>{m_atLeast, m_pin, m_swap}) bar->addWidget(each);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &OddsPanel::chooseResult);
    connect(m_atLeast, &QCheckBox::toggled, this, &OddsPanel::refresh);
    connect(m_pin, &QPushButton::clicked, this, &OddsPanel::togglePin);
    connect(m_swap, &QPushButton::clicked, this, &OddsPanel::swap, Qt::QueuedConnection);
}

void OddsPanel::makeFoot()
{
    m_foot = plainLabel(QStringLiteral("oddsMeasures"), this);
    m_difference = plainLabel(QStringLiteral("oddsDifference"), this);
    m_busy = plainLabel(QStringLiteral("oddsBusy"), this);
    for (QLabel* each : {m_foot, m_difference, m_busy}) each->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_busy->setText(tr("Calculating the odds…"));
    m_busy->hide();
    m_open = new OpenResults(m_controller, this);
    connect(m_open, &OpenResults::rebuilt, this, &OddsPanel::rebuilt);
    layout()->addWidget(m_open);
    for (QWidget* each : {m_foot, m_difference, m_busy}) layout()->addWidget(each);
    static_cast<QVBoxLayout*>(layout())->addStretch(0);
}

QWidget* OddsPanel::front() const
{
    const QList<QWidget*> fields = m_open->fields();
    return m_view->isHidden() && !fields.isEmpty() ? fields.front() : m_view;
}

QList<QWidget*> OddsPanel::tabChain() const
{
    return QList<QWidget*>{m_choice, m_atLeast, m_pin, m_swap, m_hint->button(), m_view} + m_open->fields();
}

std::optional<Value> OddsPanel::picked() const { return m_model->valueAt(m_view->currentIndex()); }

void OddsPanel::showResults()
{
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    const CaseSession* session = m_controller.session();
    if (!session) return;
    const std::vector<FactRef>& all = m_controller.results();
    for (std::size_t i = 0; i < all.size(); ++i) {
        m_choice->addItem(raised(toQt(oddsLabel(session->situation(), all[i]))));
        if (all[i] == m_controller.result()) m_choice->setCurrentIndex(static_cast<int>(i));
    }
}

void OddsPanel::chooseResult(int index)
{
    if (index >= 0 && static_cast<std::size_t>(index) < m_controller.results().size())
        m_controller.choose(m_controller.results()[static_cast<std::size_t>(index)]);
}

void OddsPanel::refresh()
{
    const CaseSession* session = m_controller.session();
    const CaseOdds& now = m_controller.present();
    m_busy->hide();
    setEnabled(session);
    const bool none = session && m_controller.results().empty();
    const QString obstacle = none ? tr("This procedure has no results with odds.")
        : session                 ? toQt(oddsObstacle(*session, now))
                                  : QString();
    const std::string missing = session ? missingLabel(*session, now) : std::string();
    m_hint->show(obstacle, missing.empty() ? QString() : tr("Go to %1").arg(toQt(missing)));
    m_hint->button()->setAccessibleName(tr("For the odds: %1").arg(m_hint->buttonText()));
    const bool ready = now.state == CaseOdds::State::Ready;
    m_atLeast->setVisible(ready && now.summary.isNumber());
    const bool pinned = m_controller.pinned().has_value();
    m_pin->setText(pinned ? tr("Unpin") : tr("Pin"));
    m_pin->setAccessibleName(pinned ? tr("Unpin the case") : tr("Pin this case"));
    m_pin->setToolTip(
        pinned ? WindowActions::tip(tr("Stop comparing with the pinned case"), WindowAction::Pin)
               : WindowActions::tip(tr("Keeps these odds beside those of the next case"), WindowAction::Pin));
    m_pin->setEnabled(session && (pinned || ready));
    m_swap->setVisible(pinned);
    m_view->setVisible(ready
                       || m_controller.ranges().empty());  // an empty list above a range field would be in the way
    showOdds();
    showFoot();
}

/// Whether the odds of the pinned case can be compared with these: hits and an ending have no line in common.
bool OddsPanel::isBeside() const
{
    const std::optional<PinnedCase>& pinned = m_controller.pinned();
    if (!pinned || pinned->odds.state != CaseOdds::State::Ready) return false;
    const Shape& now = m_controller.present().summary.shape;
    const Shape& then = pinned->odds.summary.shape;
    return now.kind == then.kind && (now.kind != ValueKind::Choice || now.choices == then.choices);
}

void OddsPanel::showOdds()
{
    if (m_controller.present().state != CaseOdds::State::Ready) {
        m_model->clear();
        return updateColumns();
    }
    const std::optional<Value> before = picked();
    const bool beside = isBeside();
    m_model->setOdds(m_controller.present().summary, beside ? &m_controller.pinned()->odds.summary : nullptr,
                     m_atLeast->isChecked(), m_controller.present().bounds, m_controller.came());
    if (before) m_view->setCurrentIndex(m_model->indexOf(*before));
    updateColumns();
    m_view->doItemsLayout();
}

/// The figures get the width they need, the text up to three quarters of the remainder, the bars the rest.
void OddsPanel::updateColumns()
{
    const int letter = m_view->fontMetrics().averageCharWidth();
    const QFontMetrics metrics = m_view->fontMetrics();
    m_view->setMinimumHeight(6 * metrics.lineSpacing());
    int words =
        metrics.horizontalAdvance(m_model->headerData(OddsModel::What, Qt::Horizontal, Qt::DisplayRole).toString())
        + 2 * letter;
    for (int row = 0; row < m_model->rowCount(); ++row)
        words = std::max(words, metrics.horizontalAdvance(m_model->index(row, 0).data().toString()) + 3 * letter);
    int figures = 0;
    for (int column = OddsModel::First; column <= OddsModel::Third; ++column) {
        const QString head = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        m_view->setColumnHidden(column, head.isEmpty());
        const bool bounds = column == OddsModel::First && !m_controller.present().bounds.empty();
        const int wanted =
            widthFor(column, bounds ? typeset(boundsText({0.1111, 0.9999}, *spokenTexts())) : chanceText(0.9999));
        m_view->header()->resizeSection(column, wanted);
        if (!head.isEmpty()) figures += wanted;
    }
    // Figures are never elided. In a narrow list the text is wrapped, and the bars, which only repeat the figures, are
    // hidden before they become slivers.
    const int rest = m_view->viewport()->width() - figures;
    const int bar = 6 * letter;
    const bool bars = rest >= bar + 8 * letter;
    m_view->setColumnHidden(OddsModel::Bar, !bars);
    m_view->header()->resizeSection(
        OddsModel::What, bars ? std::min(words, std::max(rest - bar, 8 * letter) * 3 / 4) : std::max(rest, 4 * letter));
}

/// How overruled values and dice count in the odds; modifiers say so in their own lines.
QString OddsPanel::overruledText() const
{
    if (!m_controller.session()) return {};
    const std::vector<Overrule>& all = m_controller.session()->situation().overrules();
    const auto any = [&all](Overrule::Kind kind) {
        return std::any_of(all.begin(), all.end(), [kind](const Overrule& each) { return each.kind == kind; });
    };
    QStringList lines;
    if (any(Overrule::Kind::Value)) lines << tr("Overruled values count as overruled.");
    if (any(Overrule::Kind::Die)) lines << tr("Changed dice count as changed; all others are open.");
    return lines.join(u' ');
}

void OddsPanel::showFoot()
{
    const bool ready = m_controller.present().state == CaseOdds::State::Ready;
    QStringList lines;
    if (ready && m_controller.session() && !m_controller.session()->faces().empty())
        lines << (m_controller.session()->isFinished() ? tr("Before the dice were thrown.")
                                                       : tr("From here on: the dice thrown so far count."));
    const bool exact = ready && m_controller.present().bounds.empty();
    if (ready && !exact) lines << dependsText();
    if (const std::string measures = exact ? measuresText(m_controller.present().summary, *spokenTexts()) : "";
        !measures.empty())
        lines << toQt(measures);
    if (const QString overruled = ready ? overruledText() : QString(); !overruled.isEmpty()) lines << overruled;
    m_foot->setText(lines.join(u' '));
    m_foot->setVisible(!lines.isEmpty());
    m_difference->setText(pinnedText());
    m_difference->setVisible(!m_difference->text().isEmpty());
}

/// "It depends on: melee. The bars show from where to where."
QString OddsPanel::dependsText() const
{
    QStringList open;
    for (const OpenResult& each : m_controller.present().open) open << toQt(each.label);
    return tr("It depends on what is entered: %1. Solid is certain, hatched depends on the choice.")
        .arg(open.join(QStringLiteral(", ")));
}

QString OddsPanel::pinnedText() const
{
    const std::optional<PinnedCase>& pinned = m_controller.pinned();
    if (!pinned || !m_controller.session()) return {};
    QStringList lines;
    if (const std::string measures = measuresText(pinned->odds.summary, *spokenTexts());
        pinned->odds.state == CaseOdds::State::Ready && !measures.empty())
        lines << tr("Pinned: %1").arg(toQt(measures));
    if (pinned->odds.state == CaseOdds::State::Failed) lines << tr("Pinned: %1").arg(toQt(pinned->odds.message));
    const OddsSummary& beside = pinned->odds.summary;
    if (pinned->odds.state == CaseOdds::State::Ready && beside.name != m_controller.present().summary.name)
        lines << (m_controller.present().state != CaseOdds::State::Ready || isBeside()
                      ? tr("Pinned: %2, %1.").arg(toQt(beside.label), toQt(pinned->situation.procedure().title))
                      : tr("The pinned case (%2, %1) can't be compared with this one: %3")
                            .arg(toQt(beside.label), toQt(pinned->situation.procedure().title),
                                 typeset(likeliestText(beside, *spokenTexts()))));
    const QStringList differences = toQt(caseDifference(m_controller.situation(), pinned->situation));
    lines << (differences.isEmpty() ? tr("Now and pinned: the same case so far. Change an answer to compare.")
                                    : tr("Now, against pinned: %1.").arg(differences.join(QStringLiteral("; "))));
    return lines.join(u'\n');
}

void OddsPanel::showSlow() { m_busy->show(); }

void OddsPanel::togglePin()
{
    if (m_controller.pinned()) return m_controller.unpin();
    if (m_controller.present().state == CaseOdds::State::Ready) m_controller.pin();
}

void OddsPanel::swap()
{
    if (m_controller.pinned()) Q_EMIT swapWanted();
}

}  // namespace drumhead::app
