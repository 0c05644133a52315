#include "app/odds/odds_panel.hpp"

#include "app/odds/bar_delegate.hpp"
#include "app/odds/odds_model.hpp"
#include "app/odds/odds_text.hpp"
#include "app/odds/open_results.hpp"
#include "app/odds/percent.hpp"
#include "app/shared/text.hpp"
#include "app/shared/widgets/choice_edit.hpp"
#include "app/shared/widgets/flow_layout.hpp"
#include "app/shared/widgets/hint_bar.hpp"
#include "app/shared/widgets/plain_label.hpp"
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

OddsPanel::OddsPanel(OddsDesk& desk, QWidget* parent) : OddsPage(desk, parent), m_model(new OddsModel(this))
{
    makeTop();
    makeView(m_model, QStringLiteral("oddsView"), tr("The odds"), OddsModel::Bar);
    m_view->setItemDelegateForColumn(OddsModel::Bar, new BarDelegate(m_view));
    m_view->setToolTip(tr("Return shows what would move the chance of a line"));
    m_view->header()->setMinimumSectionSize(20);
    connect(m_view, &QTreeView::activated, this, &OddsPanel::leverageWanted);
    makeFoot();
    connect(&m_desk, &OddsDesk::resultsChanged, this, &OddsPanel::showResults);
    connect(&m_desk, &OddsDesk::changed, this, &OddsPanel::refresh);
    connect(&m_desk, &OddsDesk::slow, this, &OddsPanel::showSlow);
    refresh();
}

void OddsPanel::makeTop()
{
    FlowLayout* const bar = makeHead(tr("Odds of"), QStringLiteral("oddsResult"), QStringLiteral("oddsHint"));
    m_atLeast = new QCheckBox(tr("Bars show at least"), this);
    m_atLeast->setObjectName(QStringLiteral("oddsAtLeast"));
    m_atLeast->setToolTip(tr("The chance of at least so many, not of exactly so many"));
    m_pin = new QPushButton(this);
    m_pin->setObjectName(QStringLiteral("pinCase"));
    m_swap = new QPushButton(tr("Swap cases"), this);
    m_swap->setObjectName(QStringLiteral("swapPinned"));
    m_swap->setAccessibleName(tr("Swap with the pinned case"));
    m_swap->setToolTip(tr("The pinned case comes in hand, this one is pinned (Ctrl+Shift+B)"));
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
    m_busy->setText(tr("… the odds are being worked out"));
    m_busy->hide();
    m_open = new OpenResults(m_desk, this);
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
    const CaseSession* session = m_desk.session();
    if (!session) return;
    const std::vector<FactRef>& all = m_desk.results();
    for (std::size_t i = 0; i < all.size(); ++i) {
        m_choice->addItem(raised(toQt(oddsLabel(session->situation(), all[i]))));
        if (all[i] == m_desk.result()) m_choice->setCurrentIndex(static_cast<int>(i));
    }
}

void OddsPanel::chooseResult(int index)
{
    if (index >= 0 && static_cast<std::size_t>(index) < m_desk.results().size())
        m_desk.choose(m_desk.results()[static_cast<std::size_t>(index)]);
}

void OddsPanel::refresh()
{
    const CaseSession* session = m_desk.session();
    const CaseOdds& now = m_desk.present();
    m_busy->hide();
    setEnabled(session);
    const bool none = session && m_desk.results().empty();
    const QString obstacle = none ? tr("Nothing comes of this procedure that could have odds.")
        : session                 ? oddsObstacle(*session, now)
                                  : QString();
    m_hint->show(obstacle, session ? obstacleButton(*session, now, tr("Go to %1")) : QString());
    m_hint->button()->setAccessibleName(tr("For the odds: %1").arg(m_hint->buttonText()));
    const bool ready = now.state == CaseOdds::State::Ready;
    m_atLeast->setVisible(ready && now.summary.isNumber());
    const bool pinned = m_desk.pinned().has_value();
    m_pin->setText(pinned ? tr("Unpin") : tr("Pin"));
    m_pin->setAccessibleName(pinned ? tr("Unpin the case") : tr("Pin this case"));
    m_pin->setToolTip(pinned ? tr("No longer compare with the pinned case (Ctrl+B)")
                             : tr("Keeps these odds beside those of the next case (Ctrl+B)"));
    m_pin->setEnabled(session && (pinned || ready));
    m_swap->setVisible(pinned);
    m_view->setVisible(ready || m_desk.ranges().empty());  // a range that is wanted does not stand below an empty list
    showOdds();
    showFoot();
}

/// Whether the odds of the pinned case can stand beside these: the hits of one case have no line in common with the
/// ending of another.
bool OddsPanel::isBeside() const
{
    const std::optional<PinnedCase>& pinned = m_desk.pinned();
    if (!pinned || pinned->odds.state != CaseOdds::State::Ready) return false;
    const Shape& now = m_desk.present().summary.shape;
    const Shape& then = pinned->odds.summary.shape;
    return now.kind == then.kind && (now.kind != ValueKind::Choice || now.choices == then.choices);
}

void OddsPanel::showOdds()
{
    if (m_desk.present().state != CaseOdds::State::Ready) {
        m_model->clear();
        return fitColumns();
    }
    const std::optional<Value> before = picked();
    const bool beside = isBeside();
    m_model->setOdds(m_desk.present().summary, beside ? &m_desk.pinned()->odds.summary : nullptr,
                     m_atLeast->isChecked());
    if (before) m_view->setCurrentIndex(m_model->indexOf(*before));
    fitColumns();
    m_view->doItemsLayout();
}

/// The figures get what they need, the words up to three quarters of what is left, the bars the rest.
void OddsPanel::fitColumns()
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
        const int wanted = widthFor(column, percentText(0.9999));
        m_view->header()->resizeSection(column, wanted);
        if (!head.isEmpty()) figures += wanted;
    }
    // The figures are never cut; where there is little room the words are broken into lines, and the bars, which say
    // nothing that the figures do not, give way altogether before they are slivers.
    const int rest = m_view->viewport()->width() - figures;
    const int bar = 6 * letter;
    const bool bars = rest >= bar + 8 * letter;
    m_view->setColumnHidden(OddsModel::Bar, !bars);
    m_view->header()->resizeSection(
        OddsModel::What, bars ? std::min(words, std::max(rest - bar, 8 * letter) * 3 / 4) : std::max(rest, 4 * letter));
}

/// How the odds take what the referee overruled besides modifiers, whose lines tell it themselves.
QString OddsPanel::overruledText() const
{
    if (!m_desk.session()) return {};
    const std::vector<Overrule>& all = m_desk.session()->situation().overrules();
    const auto any = [&all](Overrule::Kind kind) {
        return std::any_of(all.begin(), all.end(), [kind](const Overrule& each) { return each.kind == kind; });
    };
    QStringList lines;
    if (any(Overrule::Kind::Value)) lines << tr("A value that you overruled counts as you overruled it.");
    if (any(Overrule::Kind::Die)) lines << tr("A die that you changed counts as you changed it; all others are open.");
    return lines.join(u' ');
}

void OddsPanel::showFoot()
{
    const bool ready = m_desk.present().state == CaseOdds::State::Ready;
    QStringList lines;
    if (ready && m_desk.session() && !m_desk.session()->faces().empty())
        lines << tr("As it was before the dice were thrown.");
    if (const QString measures = ready ? measuresText(m_desk.present().summary) : QString(); !measures.isEmpty())
        lines << measures;
    if (const QString overruled = ready ? overruledText() : QString(); !overruled.isEmpty()) lines << overruled;
    m_foot->setText(lines.join(u' '));
    m_foot->setVisible(!lines.isEmpty());
    m_difference->setText(pinnedText());
    m_difference->setVisible(!m_difference->text().isEmpty());
}

QString OddsPanel::pinnedText() const
{
    const std::optional<PinnedCase>& pinned = m_desk.pinned();
    if (!pinned || !m_desk.session()) return {};
    QStringList lines;
    if (const QString measures = measuresText(pinned->odds.summary);
        pinned->odds.state == CaseOdds::State::Ready && !measures.isEmpty())
        lines << tr("Pinned: %1").arg(measures);
    if (pinned->odds.state == CaseOdds::State::Failed) lines << tr("Pinned: %1").arg(pinned->odds.message);
    const OddsSummary& beside = pinned->odds.summary;
    if (pinned->odds.state == CaseOdds::State::Ready && beside.name != m_desk.present().summary.name)
        lines << (m_desk.present().state != CaseOdds::State::Ready || isBeside()
                      ? tr("Pinned is %1 of %2.").arg(toQt(beside.label), toQt(pinned->situation.procedure().title))
                      : tr("Pinned is %1 of %2, which can't stand beside this: %3")
                            .arg(toQt(beside.label), toQt(pinned->situation.procedure().title), likeliestText(beside)));
    const QStringList differences = toQt(caseDifference(m_desk.situation(), pinned->situation));
    lines << (differences.isEmpty() ? tr("Now and pinned: the same case so far. Change an answer to compare.")
                                    : tr("Now, against pinned: %1.").arg(differences.join(QStringLiteral("; "))));
    return lines.join(u'\n');
}

void OddsPanel::showSlow() { m_busy->show(); }

void OddsPanel::togglePin()
{
    if (m_desk.pinned()) return m_desk.unpin();
    if (m_desk.present().state == CaseOdds::State::Ready) m_desk.pin();
}

void OddsPanel::swap()
{
    if (m_desk.pinned()) Q_EMIT swapWanted();
}

}  // namespace drumhead::app
