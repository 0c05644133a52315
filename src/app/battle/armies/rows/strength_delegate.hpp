#pragma once

#include <QStyledItemDelegate>

namespace drumhead::app {

/// Draws the strength of a unit as a bar behind its figures. The figures stand there in any case: the bar is no more
/// than a help.
class StrengthDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace drumhead::app
