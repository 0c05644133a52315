#include "app/editor/balance/wrapped_header.hpp"

#include <QStyle>

namespace drumhead::app {

WrappedHeader::WrappedHeader(Qt::Orientation orientation, int letters, QWidget* parent)
    : QHeaderView(orientation, parent), m_letters(letters)
{
    const Qt::Alignment wrapped(QFlag(Qt::TextWordWrap));
    setDefaultAlignment((orientation == Qt::Vertical ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter | wrapped);
    setSectionResizeMode(QHeaderView::ResizeToContents);
    setSectionsClickable(true);
    setHighlightSections(true);
}

QSize WrappedHeader::sectionSizeFromContents(int section) const
{
    const QString text = model()->headerData(section, orientation(), Qt::DisplayRole).toString();
    const QRect line(0, 0, m_letters * fontMetrics().averageCharWidth(), 10'000);
    const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this) + 2;
    return fontMetrics().boundingRect(line, Qt::TextWordWrap, text).size() + QSize(2 * margin, 2 * margin);
}

}  // namespace drumhead::app
