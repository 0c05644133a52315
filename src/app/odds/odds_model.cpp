#include "app/odds/odds_model.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/resolve/case_odds/odds_words.hpp"

#include <QFont>

#include <algorithm>

namespace drumhead::app {

namespace {

const OddsLine* lineOf(const OddsSummary* summary, Value value) { return summary ? summary->line(value) : nullptr; }

/// For a number without a line, the chance of at least the next number that has one.
double atLeastOf(const OddsSummary& summary, Value value)
{
    for (const OddsLine& line : summary.lines) {
        if (line.value.isSet() && line.value.number() >= value.number()) return line.orLater;
    }
    return 0;
}

double chanceIn(const OddsSummary* summary, Value value, bool atLeast)
{
    if (!summary) return 0;
    if (atLeast && value.isSet()) return atLeastOf(*summary, value);
    const OddsLine* line = summary->line(value);
    return line ? line->exactly : 0;
}

double refusedIn(const OddsSummary* summary, const std::string& reason)
{
    if (!summary) return 0;
    for (const auto& [each, chance] : summary->refused) {
        if (each == reason) return chance;
    }
    return 0;
}

}  // namespace

void OddsModel::setOdds(const OddsSummary& now, const OddsSummary* pinned, bool atLeast,
                        const std::vector<OddsBounds>& bounds, std::optional<Value> came)
{
    const QList<QVariant> before{m_numbers, m_compares, m_atLeast};
    beginResetModel();
    m_lines.clear();
    m_numbers = now.isNumber();
    m_compares = pinned != nullptr;
    m_atLeast = atLeast && m_numbers;
    addValues(now, pinned);
    addEnds(now, pinned);
    addBounds(now, bounds);
    for (Line& each : m_lines) each.came = came && each.value == came;
    endResetModel();
    if (before != QList<QVariant>{m_numbers, m_compares, m_atLeast})
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

/// The values of both summaries, each once: in the order of the case in hand, numbers sorted.
void OddsModel::addValues(const OddsSummary& now, const OddsSummary* pinned)
{
    std::vector<const OddsLine*> lines;
    for (const OddsLine& each : now.lines) lines.push_back(&each);
    if (pinned) {
        for (const OddsLine& each : pinned->lines) {
            if (!now.line(each.value)) lines.push_back(&each);
        }
    }
    if (m_numbers && (!pinned || pinned->isNumber()))
        std::stable_sort(lines.begin(), lines.end(),
                         [](const OddsLine* a, const OddsLine* b) { return a->value.raw() < b->value.raw(); });
    for (const OddsLine* each : lines) {
        const OddsLine* here = lineOf(&now, each->value);
        m_lines.push_back({raised(toQt(withMinus(each->text))), each->value, here ? here->exactly : 0,
                           m_numbers ? chanceIn(&now, each->value, true) : 0, chanceIn(&now, each->value, m_atLeast),
                           chanceIn(pinned, each->value, m_atLeast && pinned && pinned->isNumber())});
    }
}

void OddsModel::addEnds(const OddsSummary& now, const OddsSummary* pinned)
{
    std::vector<std::string> reasons;
    for (const auto& [reason, chance] : now.refused) reasons.push_back(reason);
    if (pinned) {
        for (const auto& [reason, chance] : pinned->refused) {
            if (std::find(reasons.begin(), reasons.end(), reason) == reasons.end()) reasons.push_back(reason);
        }
    }
    for (const std::string& reason : reasons) {
        const double chance = refusedIn(&now, reason);
        m_lines.push_back(
            {tr("Refused: %1").arg(toQt(reason)), std::nullopt, chance, 0, chance, refusedIn(pinned, reason)});
    }
    const double before = pinned ? pinned->unfound : 0;
    if (now.unfound > 0 || before > 0)
        m_lines.push_back({tr("Not reached"), std::nullopt, now.unfound, 0, now.unfound, before});
}

/// The bar of such a line reaches as far as its chance may, filled as far as it does in any case.
void OddsModel::addBounds(const OddsSummary& now, const std::vector<OddsBounds>& bounds)
{
    for (std::size_t i = 0; i < bounds.size() && i < now.lines.size(); ++i) {
        for (Line& each : m_lines) {
            if (each.value != now.lines[i].value || bounds[i].isExact()) continue;
            each.bounds = bounds[i];
            each.now = bounds[i].most;
        }
    }
}

void OddsModel::clear()
{
    beginResetModel();
    m_lines.clear();
    m_compares = false;
    endResetModel();
}

std::optional<Value> OddsModel::valueAt(const QModelIndex& index) const
{
    return index.isValid() ? m_lines[static_cast<std::size_t>(index.row())].value : std::nullopt;
}

QModelIndex OddsModel::indexOf(Value value) const
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (m_lines[i].value == value) return index(static_cast<int>(i), 0);
    }
    return {};
}

int OddsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int OddsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Third + 1; }

QString OddsModel::text(const Line& line, int column) const
{
    if (column == What) return line.came ? tr("▶ %1 (thrown)").arg(line.text) : line.text;
    if (line.bounds && column == First) return typeset(boundsText(*line.bounds, *spokenTexts()));
    if (line.bounds && !m_compares && column == Second) return {};
    if (m_compares) {
        if (column == First) return chanceText(line.now);
        if (column == Second) return chanceText(line.pinned);
        return column == Third ? chanceChangeText(line.now - line.pinned) : QString();
    }
    if (column == First) return chanceText(line.exactly);
    return column == Second && m_numbers && line.value ? chanceText(line.orLater) : QString();
}

QString OddsModel::spokenBar(const Line& line) const
{
    if (line.bounds)
        return tr("bar: %1, depending on the choice").arg(typeset(boundsText(*line.bounds, *spokenTexts())));
    return m_compares ? tr("bars: now %1, pinned %2").arg(chanceText(line.now), chanceText(line.pinned))
                      : tr("bar: %1").arg(chanceText(line.now));
}

QVariant OddsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(line, index.column());
    case Qt::ToolTipRole: return tipText(index.column() == Bar ? spokenBar(line) : text(line, index.column()));
    case Qt::AccessibleTextRole: return index.column() == Bar ? spokenBar(line) : text(line, index.column());
    case Qt::TextAlignmentRole:
        return int((index.column() < First ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case NowRole: return line.now;
    case LeastRole: return line.bounds ? QVariant(line.bounds->least) : QVariant();
    case CameRole: return line.came;
    case Qt::FontRole: {
        QFont font;
        font.setBold(true);
        return line.came ? QVariant(font) : QVariant();
    }
    case PinnedRole: return m_compares ? QVariant(line.pinned) : QVariant();
    default: return {};
    }
}

QVariant OddsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int((section < First ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    if (section == What) return tr("Result");
    if (section == Bar) return !m_numbers ? QString() : m_atLeast ? tr("At least") : tr("Exactly");
    if (m_compares) return section == First ? tr("█ Now") : section == Second ? tr("▨ Pinned") : tr("Change");
    if (section == First) return m_numbers ? tr("Exactly") : tr("Chance");
    return section == Second && m_numbers ? tr("At least") : QString();
}

}  // namespace drumhead::app
