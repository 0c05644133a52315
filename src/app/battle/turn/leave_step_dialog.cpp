#include "app/battle/turn/leave_step_dialog.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/big_label.hpp"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

namespace {

/// Whether it is waived where a person ticks it, else put off.
bool isTicked(const Obligation& open) { return open.kind == Obligation::Kind::Due && !open.isOptional; }

}  // namespace

LeaveStepDialog::LeaveStepDialog(std::vector<Obligation> open, const QStringList& titles, const QString& obstacle,
                                 QWidget* parent)
    : QDialog(parent), m_open(std::move(open)), m_titles(titles), m_list(new QListWidget(this)),
      m_reason(new QLineEdit(this))
{
    setWindowTitle(tr("Leave this step?"));
    setObjectName(QStringLiteral("leaveStepDialog"));
    auto* layout = new QVBoxLayout(this);
    auto* what = new BigLabel(1.2, 12, this);
    const bool isRequired =
        std::any_of(m_open.begin(), m_open.end(), [](const Obligation& each) { return !each.isOptional; });
    m_needsReason = isRequired || !obstacle.isEmpty();
    const auto isArrival = [](const Obligation& each) { return each.kind == Obligation::Kind::Arrival; };
    const bool isOfArrivals = std::all_of(m_open.begin(), m_open.end(), isArrival);
    what->setText(m_open.empty()     ? tr("Not settled, who goes next:")
                      : isOfArrivals ? tr("Not on the table yet:")
                      : isRequired   ? tr("Still required in this step:")
                                     : tr("Could still be done in this step:"));
    fillList(titles, obstacle);
    const int listed = m_list->minimumHeight();
    auto* unsettled = new QLabel(
        tr("If you leave, the sides go in the order in which they are listed. To change that, press Return on a side in the armies."),
        this);
    unsettled->setObjectName(QStringLiteral("leaveStepUnsettled"));
    unsettled->setWordWrap(true);
    unsettled->setVisible(!obstacle.isEmpty());
    auto* label = new QLabel(tr("&Reason for leaving (kept in the log)"), this);
    label->setWordWrap(true);
    label->setBuddy(m_reason);
    m_reason->setObjectName(QStringLiteral("leaveStepReason"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* leave = buttons->button(QDialogButtonBox::Ok);
    leave->setText(tr("Leave the step"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Stay"));
    leave->setDefault(true);
    leave->setEnabled(!m_needsReason);
    label->setVisible(m_needsReason);
    m_reason->setVisible(m_needsReason);
    auto* ticks = new QLabel(tr("Tick what is waived for good. The rest is asked again next turn."), this);
    ticks->setObjectName(QStringLiteral("leaveStepTicks"));
    ticks->setWordWrap(true);
    ticks->setVisible(std::any_of(m_open.begin(), m_open.end(), isTicked));
    for (QWidget* each : QList<QWidget*>{what, ticks, m_list, unsettled, label, m_reason, buttons})
        layout->addWidget(each);
    connect(m_reason, &QLineEdit::textChanged, this,
            [this, leave](const QString& text) { leave->setEnabled(!m_needsReason || !text.trimmed().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    (m_needsReason ? static_cast<QWidget*>(m_reason) : leave)->setFocus();
    leaveRoom(listed);
}

void LeaveStepDialog::fillList(const QStringList& titles, const QString& obstacle)
{
    m_list->setObjectName(QStringLiteral("leaveStepOpen"));
    m_list->setAccessibleName(tr("Still to be done"));
    m_list->setWordWrap(true);
    m_list->setTabKeyNavigation(false);
    m_list->addItems(titles);
    if (m_open.empty()) m_list->addItem(raised(obstacle));
    for (int row = 0; row < static_cast<int>(m_open.size()); ++row) {
        const Obligation& open = m_open[static_cast<std::size_t>(row)];
        if (isTicked(open)) {
            m_list->item(row)->setCheckState(Qt::Unchecked);
            m_list->item(row)->setToolTip(tr("Tick to waive for good (Space)."));
        }
        showFate(row);
    }
    connect(m_list, &QListWidget::itemChanged, this,
            [this](const QListWidgetItem* item) { showFate(m_list->row(item)); });
    if (!m_open.empty()) m_list->setCurrentRow(0);
    fitList();
}

/// As wide as the longest of what is left over, and as high as all of it, as far as there is room.
void LeaveStepDialog::fitList()
{
    constexpr int leastLetters = 56, mostLetters = 92, fewestRows = 2, mostRows = 12;
    const QSize least = roomFor(*this, leastLetters, fewestRows), most = roomFor(*this, mostLetters, mostRows);
    m_list->ensurePolished();
    const int edges = 2 * m_list->frameWidth() + 4;
    const int lines = m_list->sizeHintForRow(0) * m_list->count() + edges;
    m_list->setMinimumWidth(std::clamp(m_list->sizeHintForColumn(0) + edges, least.width(), most.width()));
    m_list->setMinimumHeight(std::clamp(lines, least.height(), most.height()));
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
}

/// The list has the height that it wishes for only as far as what stands around it leaves it.
void LeaveStepDialog::leaveRoom(int wished)
{
    constexpr int anyLines = 1000, fewestRows = 2;
    const int least = roomFor(*this, 1, fewestRows).height();
    const int width = layout()->totalMinimumSize().width();
    m_list->setMinimumHeight(least);
    const int others = layout()->totalMinimumHeightForWidth(width) - least;
    const int most = roomFor(*this, 1, anyLines).height() - others;
    m_list->setMinimumHeight(std::clamp(wished, least, std::max(most, least)));
}

/// What becomes of it when the step is left.
void LeaveStepDialog::showFate(int row)
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_open.size()) return;
    QListWidgetItem* const item = m_list->item(row);
    const auto fate = [&]() -> QString {
        if (m_open[static_cast<std::size_t>(row)].isOptional) return tr("is declined");
        switch (m_open[static_cast<std::size_t>(row)].kind) {
        case Obligation::Kind::Must: return tr("is left out");
        case Obligation::Kind::Arrival: return tr("next turn");
        case Obligation::Kind::Due: break;
        }
        return item->checkState() == Qt::Checked ? tr("is waived") : QString();  // the line above the list says it
    };
    const QString told = fate();
    item->setText(told.isEmpty() ? m_titles[row] : tr("%1 — %2").arg(m_titles[row], told));
}

AdvanceCommand LeaveStepDialog::command(bool onward) const
{
    AdvanceCommand command{onward, m_reason->text().trimmed().toStdString(), {}, {}};
    for (std::size_t i = 0; i < m_open.size(); ++i) {
        if (!isTicked(m_open[i])) continue;
        const bool isWaived = m_list->item(static_cast<int>(i))->checkState() == Qt::Checked;
        (isWaived ? command.waives : command.putsOff).push_back(m_open[i].due);
    }
    return command;
}

}  // namespace drumhead::app
