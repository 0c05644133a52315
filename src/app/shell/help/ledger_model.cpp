#include "app/shell/help/ledger_model.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/rules/status_text.hpp"
#include "drumhead/base/minus.hpp"

#include <QGuiApplication>
#include <QPalette>

namespace drumhead::app {

namespace {

QString cellText(const LedgerRow& row, int column)
{
    switch (column) {
    case LedgerModel::Id: return toQt(row.id);
    case LedgerModel::Section: return toQt(withDashes(row.section));
    case LedgerModel::Statement: return toQt(withDashes(row.statement));
    case LedgerModel::Reading: return row.reading.empty() ? QString() : readingText(std::string(row.reading));
    default: return {};
    }
}

}  // namespace

int LedgerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_ruleset.ledger.rows().size());
}

int LedgerModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant LedgerModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const LedgerRow& row = m_ruleset.ledger.rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return cellText(row, index.column());
    case SearchedRole:
        return cellText(row, index.column()) + u'\n'
            + (index.column() == Statement     ? toQt(row.statement)
                   : index.column() == Reading ? toQt(row.reading)
                                               : toQt(row.section));
    case Qt::TextAlignmentRole: return int(Qt::AlignLeft | Qt::AlignTop);
    case Qt::ForegroundRole:
        if (index.column() == Statement) return {};
        return QGuiApplication::palette().brush(QPalette::PlaceholderText);
    default: return {};
    }
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Id: return tr("Id");
    case Section: return tr("Section");
    case Statement: return tr("What it says");
    case Reading: return tr("Our reading");
    default: return {};
    }
}

}  // namespace drumhead::app
