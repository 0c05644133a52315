#include "app/shared/widgets/text/wrap_delegate.hpp"

#include <QHeaderView>
#include <QScrollBar>
#include <QTreeView>

namespace drumhead::app {

WrapDelegate::WrapDelegate(QTreeView* view) : QStyledItemDelegate(view), m_view(view)
{
    connect(view->header(), &QHeaderView::sectionResized, view, &QTreeView::doItemsLayout, Qt::QueuedConnection);
}

namespace {

/// Between figures and what stands in the next column, in pixels.
int gapOf(const QStyleOptionViewItem& styled, const QModelIndex& index)
{
    const bool isLast = index.column() + 1 >= index.model()->columnCount(index.parent());
    return !isLast && styled.displayAlignment & Qt::AlignRight ? styled.fontMetrics.height() / 2 : 0;
}

}  // namespace

void WrapDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    const int gap = gapOf(styled, index);
    if (gap == 0) return QStyledItemDelegate::paint(painter, option, index);
    m_view->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &styled, painter, m_view);
    styled.rect.adjust(0, 0, -gap, 0);
    m_view->style()->drawControl(QStyle::CE_ItemViewItem, &styled, painter, m_view);
}

QSize WrapDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    const int margin = m_view->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, m_view) + 1;
    int indent = m_view->rootIsDecorated() ? m_view->indentation() : 0;
    for (QModelIndex at = index.parent(); at.isValid() && index.column() == 0; at = at.parent())
        indent += m_view->indentation();
    const bool isSpanned = index.column() == 0 && m_view->isFirstColumnSpanned(index.row(), index.parent());
    const int room = isSpanned ? m_view->viewport()->width() : m_view->columnWidth(index.column());
    const int width = std::max(room - 2 * margin - indent - gapOf(styled, index), 20);
    const QRect wrapped =
        styled.fontMetrics.boundingRect(QRect(0, 0, width, 100000), Qt::TextWordWrap | Qt::TextExpandTabs, styled.text);
    return {wrapped.width() + 2 * margin, std::max(wrapped.height(), styled.fontMetrics.height()) + 6};
}

bool fitSourceColumn(QTreeView& view, int column)
{
    const int letter = view.fontMetrics().averageCharWidth();
    const bool room = view.width() >= 90 * letter;
    view.setColumnHidden(column, !room);
    if (room) view.header()->resizeSection(column, 17 * letter);
    return room;
}

namespace {

int heightBelow(const QTreeView& view, const QModelIndex& above, const QStyleOptionViewItem& option)
{
    int height = 0;
    for (int row = 0; row < view.model()->rowCount(above); ++row) {
        const QModelIndex index = view.model()->index(row, 0, above);
        height += view.itemDelegate()->sizeHint(option, index).height();
        if (view.isExpanded(index)) height += heightBelow(view, index, option);
    }
    return height;
}

}  // namespace

int heightOfRows(QTreeView& view, int width)
{
    QHeaderView& header = *view.header();
    const int frames = 2 * view.frameWidth();
    header.setSectionResizeMode(QHeaderView::Fixed);
    header.resizeSection(0, width - frames - view.verticalScrollBar()->sizeHint().width());
    QStyleOptionViewItem option;
    option.initFrom(&view);
    option.font = view.font();
    const int rows = heightBelow(view, {}, option);
    header.setSectionResizeMode(QHeaderView::Stretch);
    return rows + frames + (header.isHidden() ? 0 : header.sizeHint().height()) + 2;
}

QTreeView* makeListView(const QString& objectName, const QString& accessibleName, QWidget* parent)
{
    auto* view = new QTreeView(parent);
    view->setObjectName(objectName);
    view->setAccessibleName(accessibleName);
    view->setRootIsDecorated(false);
    view->setItemsExpandable(false);
    view->setUniformRowHeights(false);
    view->setWordWrap(true);
    view->setTextElideMode(Qt::ElideNone);
    view->setTabKeyNavigation(false);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setItemDelegate(new WrapDelegate(view));
    return view;
}

}  // namespace drumhead::app
