#include "app/battle/armies/rows/name_delegate.hpp"

#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/armies/rows/chip_delegate.hpp"
#include "app/shared/look/quiet_selection.hpp"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QStyle>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace drumhead::app {

namespace {

constexpr qsizetype mostKept = 10'000;

const QStyle& styleOf(const QStyleOptionViewItem& option)
{
    return *(option.widget ? option.widget->style() : QApplication::style());
}

int marginOf(const QStyleOptionViewItem& option)
{
    return styleOf(option).pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
}

/// For the letters of a row, in pixels.
int roomOf(const QStyleOptionViewItem& option)
{
    return styleOf(option).subElementRect(QStyle::SE_ItemViewItemText, &option, option.widget).width()
        - 2 * marginOf(option);
}

/// Of the name of a row in its column.
int nameWidth(const QTreeView& view, const QModelIndex& index)
{
    int indent = view.rootIsDecorated() ? view.indentation() : 0;
    for (QModelIndex at = index.parent(); at.isValid(); at = at.parent()) indent += view.indentation();
    return std::max(view.columnWidth(index.column()) - indent, 1);
}

}  // namespace

void NameDelegate::setNames(const QStringList& names, const QStringList& leaders)
{
    m_names = ShortNames(names);
    m_leaders = ShortNames(leaders);
    m_fitted.clear();
}

void NameDelegate::setMayWrap(bool mayWrap)
{
    if (std::exchange(m_mayWrap, mayWrap) != mayWrap) m_fitted.clear();
}

void NameDelegate::setStateBeneath(int column)
{
    if (std::exchange(m_stateColumn, column) != column) m_fitted.clear();
}

/// Leaders are known by rank and name, and nothing stands beside them.
QString NameDelegate::shown(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int room = roomOf(option) + spillOf(index);
    const bool isLeader = index.data(ArmyModel::KindRole).toInt() == static_cast<int>(EntityKind::Leader);
    const auto prefer = isLeader || m_prefersEveryWord ? ShortNames::Prefer::EveryWord : ShortNames::Prefer::OneLine;
    const ShortNames& names = isLeader ? m_leaders : m_names;
    const QString key =
        QStringLiteral("%1/%2/%3/%4").arg(room).arg(static_cast<int>(prefer)).arg(option.font.key(), option.text);
    auto known = m_fitted.constFind(key);
    if (known == m_fitted.constEnd()) {
        if (m_fitted.size() >= mostKept) m_fitted.clear();
        known = m_fitted.insert(
            key,
            m_mayWrap ? names.lines(option.text, option.fontMetrics, room, prefer).join(QChar::LineSeparator)
                      : names.fitted(option.text, option.fontMetrics, room));
    }
    return *known;
}

void NameDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (option->rect.width() <= 0) return;  // a size is asked for
    option->text = shown(*option, index);
    if (option->rect.height() < 2 * option->fontMetrics.lineSpacing()) return;
    option->decorationAlignment = Qt::AlignTop | Qt::AlignLeft;  // beside the first line
    option->displayAlignment = Qt::AlignTop | Qt::AlignLeft;
}

int NameDelegate::spillOf(const QModelIndex& index) const
{
    const auto* const view = qobject_cast<const QTreeView*>(parent());
    if (m_spillColumn < 0 || !view || view->isColumnHidden(m_spillColumn)) return 0;
    const bool isBeside = view->header()->visualIndex(m_spillColumn) == view->header()->visualIndex(index.column()) + 1;
    const QModelIndex beside = index.siblingAtColumn(m_spillColumn);
    const bool isEmpty = beside.data().toString().isEmpty() && !beside.data(ArmyModel::ShareRole).isValid();
    return isBeside && isEmpty ? view->columnWidth(m_spillColumn) : 0;
}

bool NameDelegate::hasState(const QModelIndex& index) const
{
    return isStateBeneath() && ChipDelegate::isAnyShown(index.siblingAtColumn(m_stateColumn));
}

int NameDelegate::stateLines(const QStyleOptionViewItem& styled, const QModelIndex& index) const
{
    if (!hasState(index)) return 0;
    if (!m_mayWrap) return 1;
    return ChipDelegate::linesFor(index.siblingAtColumn(m_stateColumn), QFontMetrics(styled.font), roomOf(styled));
}

/// Of the name, and of the state beneath it.
int NameDelegate::linesOf(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* const view = qobject_cast<const QTreeView*>(parent());
    if (!view) return 1;
    if (view->uniformRowHeights()) return isStateBeneath() ? 2 : 1;
    if (!m_mayWrap) return hasState(index) ? 2 : 1;
    QStyleOptionViewItem styled = option;
    styled.widget = view;
    QStyledItemDelegate::initStyleOption(&styled, index);
    styled.rect = {0, 0, nameWidth(*view, index), styled.fontMetrics.height()};
    return 1 + static_cast<int>(shown(styled, index).count(QChar::LineSeparator)) + stateLines(styled, index);
}

QSize NameDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem asked = option;
    asked.rect = {};
    QSize size = QStyledItemDelegate::sizeHint(asked, index);
    if (const int lines = linesOf(option, index); lines > 1)
        size.rheight() += (lines - 1) * QFontMetrics(option.font).lineSpacing() + 2;
    return size;
}

void NameDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int spill = spillOf(index);
    if (!hasState(index) && spill == 0) return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    quietSelection(styled);
    const int inner = marginOf(styled);
    QRect place = styleOf(styled)
                      .subElementRect(QStyle::SE_ItemViewItemText, &styled, styled.widget)
                      .adjusted(inner, 0, -inner, 0);
    const int states = stateLines(styled, index);
    const QStringList name = std::exchange(styled.text, QString()).split(QChar::LineSeparator);
    styleOf(styled).drawControl(QStyle::CE_ItemViewItem, &styled, painter, styled.widget);
    const int line = styled.rect.height() / (static_cast<int>(name.size()) + states);
    place.setTop(styled.rect.top());
    place.setHeight(line * static_cast<int>(name.size()));
    painter->save();
    painter->setClipRect(option.rect, Qt::IntersectClip);
    paintName(*painter, place.adjusted(0, 0, spill, 0), styled, name);
    painter->restore();
    if (states == 0) return;
    place.translate(0, place.height());
    place.setHeight(line * states);
    ChipDelegate::paintState(*painter, place, states, styled, index.siblingAtColumn(m_stateColumn));
}

void NameDelegate::paintName(QPainter& painter, QRect place, const QStyleOptionViewItem& styled,
                             const QStringList& name) const
{
    place.setHeight(place.height() / static_cast<int>(std::max<qsizetype>(name.size(), 1)));
    painter.setFont(styled.font);
    const bool isSelected = styled.state & QStyle::State_Selected;
    painter.setPen(styled.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    for (const QString& each : name) {
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, each);
        place.translate(0, place.height());
    }
}

/// Both cells draw the same letters, each within its edges: the second comes after the ground of the row.
void NameDelegate::paintSpill(QPainter& painter, const QStyleOptionViewItem& cell, const QModelIndex& index) const
{
    const auto* const view = qobject_cast<const QTreeView*>(parent());
    const int spill = view ? spillOf(index) : 0;
    if (spill == 0) return;
    QStyleOptionViewItem styled = cell;
    styled.rect =
        QRect(cell.rect.left() - nameWidth(*view, index), cell.rect.top(), nameWidth(*view, index), cell.rect.height());
    initStyleOption(&styled, index);
    quietSelection(styled);
    const int inner = marginOf(styled);
    const QRect place = styleOf(styled).subElementRect(QStyle::SE_ItemViewItemText, &styled, styled.widget);
    const QRect whole(place.left() + inner, styled.rect.top(), place.width() - 2 * inner + spill, styled.rect.height());
    const int states = stateLines(styled, index);
    const QStringList name = styled.text.split(QChar::LineSeparator);
    const int lines = static_cast<int>(name.size());
    painter.save();
    painter.setClipRect(cell.rect, Qt::IntersectClip);
    paintName(painter, QRect(whole.topLeft(), QSize(whole.width(), whole.height() / (lines + states) * lines)), styled,
              name);
    painter.restore();
}

}  // namespace drumhead::app
