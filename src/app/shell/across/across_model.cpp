#include "app/shell/across/across_model.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead::app {

namespace {

QString remarkOf(const AcrossLine& line)
{
    if (!line.cannot.empty()) return AcrossModel::tr("No answer: %1").arg(toQt(line.cannot));
    QStringList parts;
    if (!line.refused.empty())
        parts << AcrossModel::tr("%1 not allowed: %2").arg(chanceText(line.refusedChance), toQt(line.refused));
    QStringList ignored;
    for (const std::size_t each : line.ignored) ignored << toQt(spokenTexts()->say(plainTerms()[each].label));
    if (!ignored.isEmpty()) parts << AcrossModel::tr("Ignores: %1").arg(ignored.join(QStringLiteral(", ")));
    return parts.join(QStringLiteral(" · "));
}

bool isFigure(int column) { return column > AcrossModel::Rules && column < AcrossModel::Remark; }

QString cellText(const AcrossLine& line, int column)
{
    if (column == AcrossModel::Rules) return toQt(line.ruleset->title);
    if (column == AcrossModel::Remark) return remarkOf(line);
    const bool isEnding = column <= AcrossModel::Loses;
    if (!line.cannot.empty() || (isEnding ? !line.won : !line.lossMean)) return QStringLiteral("–");
    switch (column) {
    case AcrossModel::Wins: return chanceText(*line.won);
    case AcrossModel::Undecided: return chanceText(std::max(0.0, 1 - *line.won - line.lost - line.refusedChance));
    case AcrossModel::Loses: return chanceText(line.lost);
    case AcrossModel::Loss: return AcrossModel::tr("%1 men").arg(std::llround(*line.lossMean));
    default: return chanceText(line.lossAny);
    }
}

}  // namespace

void AcrossModel::setLines(std::vector<AcrossLine> lines)
{
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

void AcrossModel::setNarrow(bool narrow)
{
    if (narrow == m_isNarrow) return;
    m_isNarrow = narrow;
    if (!m_lines.empty()) Q_EMIT dataChanged(index(0, Rules), index(rowCount() - 1, Rules));
}

int AcrossModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int AcrossModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant AcrossModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const AcrossLine& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: {
        const QString remark = m_isNarrow && index.column() == Rules ? remarkOf(line) : QString();
        return remark.isEmpty() ? cellText(line, index.column()) : cellText(line, Rules) + u'\n' + remark;
    }
    case Qt::TextAlignmentRole: return int((isFigure(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
    case Qt::ToolTipRole: {
        QStringList given;
        for (const auto& [name, value] : line.given) given << toQt(name) + QStringLiteral(": ") + toQt(value);
        return tipText(given.join(u'\n'));
    }
    default: return {};
    }
}

QVariant AcrossModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int((isFigure(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter) | Qt::TextWordWrap;
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Rules: return tr("Rules");
    case Wins: return tr("Attacker wins");
    case Undecided: return tr("Undecided");
    case Loses: return tr("Attacker loses");
    case Loss: return tr("Defender's loss");
    case AnyLoss: return tr("Any loss");
    case Remark: return tr("Remarks");
    default: return {};
    }
}

}  // namespace drumhead::app
