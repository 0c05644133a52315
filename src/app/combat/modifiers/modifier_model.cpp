#include "app/combat/modifiers/modifier_model.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/rules/status_text.hpp"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

namespace drumhead::app {

namespace {

bool sameModifier(const ModifierRow& x, const ModifierRow& y)
{
    return x.step == y.step && x.id == y.id && x.row == y.row;
}

bool sameModifiers(const std::vector<ModifierRow>& a, const std::vector<ModifierRow>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), sameModifier);
}

}  // namespace

void ModifierModel::setRows(std::vector<ModifierRow> rows, const Ruleset& ruleset)
{
    if (m_ruleset == &ruleset && sameModifiers(m_rows, rows)) {
        m_rows = std::move(rows);
        if (!m_rows.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    m_ruleset = &ruleset;
    endResetModel();
}

void ModifierModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_ruleset = nullptr;
    endResetModel();
}

void ModifierModel::setCompact(bool compact)
{
    if (compact == m_compact) return;
    m_compact = compact;
    if (!m_rows.empty()) Q_EMIT dataChanged(index(0, Label), index(rowCount() - 1, Label));
}

const ModifierRow* ModifierModel::at(const QModelIndex& index) const
{
    return index.isValid() ? &m_rows[static_cast<std::size_t>(index.row())] : nullptr;
}

QModelIndex ModifierModel::indexOf(const ModifierRow& row) const
{
    for (int i = 0; i < rowCount(); ++i) {
        if (sameModifier(m_rows[static_cast<std::size_t>(i)], row)) return index(i, 0);
    }
    return {};
}

int ModifierModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ModifierModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString ModifierModel::amountText(const ModifierRow& row)
{
    const QString amount = row.amountKnown ? signedAmount(row.amount) : QString();
    switch (row.state) {
    case ModifierRow::State::Applies: return QStringLiteral("✓ ") + amount;
    case ModifierRow::State::Open: return QStringLiteral("?");
    case ModifierRow::State::DoesNot: break;
    }
    return QStringLiteral("·");
}

QString ModifierModel::text(const ModifierRow& row, int column) const
{
    switch (column) {
    case Amount: return amountText(row);
    case Label:
        return m_compact && row.status != Status::Printed ? tr("%1 · %2").arg(row.label, statusMark(row.status))
                                                          : row.label;
    case Because: return row.overruled ? tr("overruled: %1").arg(row.reason) : row.because;
    case Source: return sourceText(*m_ruleset, row.cites, row.status);
    default: return {};
    }
}

QVariant ModifierModel::data(const QModelIndex& index, int role) const
{
    const ModifierRow* row = at(index);
    if (!row) return {};
    switch (role) {
    case Qt::DisplayRole: return text(*row, index.column());
    case Qt::ToolTipRole: return tipText(text(*row, index.column()));
    case Qt::FontRole: {
        QFont font;
        if (row->state == ModifierRow::State::Applies && index.column() <= Label) font.setBold(true);
        if (row->overruled) font.setItalic(true);
        return font;
    }
    case Qt::TextAlignmentRole: return int(Qt::AlignLeft | Qt::AlignTop);
    case Qt::ForegroundRole:
        if (row->state == ModifierRow::State::Applies) return {};
        return QGuiApplication::palette().brush(QPalette::PlaceholderText);
    default: return {};
    }
}

QVariant ModifierModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Amount: return tr("Amount");
    case Label: return tr("Modifier");
    case Because: return tr("Because");
    case Source: return tr("Source");
    default: return {};
    }
}

}  // namespace drumhead::app
