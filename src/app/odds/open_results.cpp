#include "app/odds/open_results.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/plain_label.hpp"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

OpenResults::OpenResults(OddsController& controller, QWidget* parent) : QWidget(parent), m_controller(controller)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    connect(&m_controller, &OddsController::changed, this, &OpenResults::refresh);
    refresh();
}

QList<QWidget*> OpenResults::fields() const
{
    QList<QWidget*> fields;
    for (const Range& range : m_ranges) fields << range.from << range.to;
    for (const Row& row : m_rows) fields << row.weight;
    return fields;
}

/// While the same results are open only the figures change, so that typing is not interrupted.
void OpenResults::refresh()
{
    const std::vector<OpenResult>& open = m_controller.present().open;
    std::vector<std::pair<const OpenResult*, const OpenResult::Branch*>> all;
    for (const OpenResult& result : open) {
        for (const OpenResult::Branch& branch : result.branches) all.emplace_back(&result, &branch);
    }
    const bool same =
        std::equal(all.begin(), all.end(), m_rows.begin(), m_rows.end(), [](const auto& each, const Row& row) {
            return each.first->fact == row.fact && each.second->value == row.value;
        });
    const std::vector<OpenRange> ranges = m_controller.ranges();
    const bool sameRanges = std::equal(ranges.begin(), ranges.end(), m_ranges.begin(), m_ranges.end(),
                                       [](const OpenRange& each, const Range& row) { return each.fact == row.fact; });
    if (!same || !sameRanges) return rebuild(open, ranges);
    for (std::size_t i = 0; i < ranges.size(); ++i) showRange(m_ranges[i], ranges[i]);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QSignalBlocker quiet(m_rows[i].weight);
        if (!m_rows[i].weight->hasFocus()) m_rows[i].weight->setValue(all[i].second->weight);
        m_rows[i].odds->setText(typeset(all[i].second->odds));
    }
}

/// Gives the focus to the field that replaces the focused one, so that typing is not interrupted.
void OpenResults::rebuild(const std::vector<OpenResult>& open, const std::vector<OpenRange>& ranges)
{
    const QString focused =
        isAncestorOf(focusWidget()) && focusWidget()->hasFocus() ? focusWidget()->objectName() : QString();
    m_rows.clear();
    m_ranges.clear();
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    for (const OpenRange& range : ranges) addRange(range);
    for (const OpenResult& result : open) {
        QGridLayout* grid = addBox(tr("Left open: %1. How likely do you think each is?").arg(toQt(result.label)));
        for (const OpenResult::Branch& branch : result.branches) addRow(grid, result, branch);
    }
    setVisible(!open.empty() || !ranges.empty());
    Q_EMIT rebuilt();
    QWidget* again = focused.isEmpty() ? nullptr : findChild<QWidget*>(focused);
    if (!again) return;
    again->show();  // a widget added to a layout is shown later, and accepts no focus before
    again->setFocus();
}

QGridLayout* OpenResults::addBox(const QString& heading)
{
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(2, 1);
    grid->addWidget(plainText(heading, box), 0, 0, 1, 3);
    layout()->addWidget(box);
    box->show();
    return grid;
}

void OpenResults::addRange(const OpenRange& range)
{
    QGridLayout* grid =
        addBox(tr("Left open: %1. Between which numbers do you expect it? Each is equally likely.").arg(range.label));
    m_ranges.push_back({range.fact, addEnd(grid, range, true), addEnd(grid, range, false)});
    showRange(m_ranges.back(), range);
    for (QSpinBox* each : {m_ranges.back().from, m_ranges.back().to})
        connect(each, &QSpinBox::valueChanged, this, [this, fact = range.fact] { setRange(fact); });
}

QSpinBox* OpenResults::addEnd(QGridLayout* grid, const OpenRange& range, bool isFrom)
{
    auto* field = new QSpinBox(grid->parentWidget());
    field->setRange(range.least, range.most);
    field->setKeyboardTracking(false);  // a number counts when it is complete
    field->setPrefix(isFrom ? tr("from ") : tr("to "));
    field->setObjectName(QStringLiteral("range.%1.%2")
                             .arg(m_ranges.size() + 1)
                             .arg(isFrom ? QStringLiteral("from") : QStringLiteral("to")));
    field->setAccessibleName(isFrom ? tr("%1: from").arg(range.label) : tr("%1: to").arg(range.label));
    grid->addWidget(field, 1, isFrom ? 0 : 1);
    return field;
}

void OpenResults::showRange(const Range& row, const OpenRange& range)
{
    if (!range.chosen) return;
    for (const auto& [field, value] : {std::pair(row.from, range.chosen->first), {row.to, range.chosen->second}}) {
        const QSignalBlocker quiet(field);
        if (!field->hasFocus()) field->setValue(value);
    }
}

void OpenResults::setRange(FactRef fact)
{
    for (const Range& row : m_ranges) {
        if (row.fact == fact) return m_controller.setRange(fact, row.from->value(), row.to->value());
    }
}

void OpenResults::addRow(QGridLayout* grid, const OpenResult& result, const OpenResult::Branch& branch)
{
    QWidget* box = grid->parentWidget();
    const int line = grid->rowCount();
    const QString text = typeset(branch.text);
    auto* name = plainText(text, box);
    auto* weight = new QDoubleSpinBox(box);
    weight->setDecimals(0);
    weight->setRange(0, 100);
    weight->setValue(branch.weight);
    weight->setObjectName(
        QStringLiteral("weight.%1.%2").arg(toQt(factName(m_controller.session()->program(), result.fact)), text));
    weight->setAccessibleName(tr("Weight of %1: %2").arg(toQt(result.label), text));
    weight->setToolTip(tr("1 to 1 is equally likely, 3 to 1 three times as likely; 0 rules it out"));
    name->setBuddy(weight);
    auto* odds = plainText(typeset(branch.odds), box);
    grid->addWidget(name, line, 0);
    grid->addWidget(weight, line, 1);
    grid->addWidget(odds, line, 2);
    m_rows.push_back({result.fact, branch.value, weight, odds});
    connect(weight, &QDoubleSpinBox::valueChanged, this, [this, fact = result.fact] { weigh(fact); });
}

/// All weights zero is ignored.
void OpenResults::weigh(FactRef fact)
{
    std::vector<std::pair<Value, double>> chances;
    double sum = 0;
    for (const Row& row : m_rows) {
        if (row.fact != fact) continue;
        chances.emplace_back(row.value, row.weight->value());
        sum += row.weight->value();
    }
    if (sum > 0) m_controller.weigh(fact, std::move(chances));
}

}  // namespace drumhead::app
