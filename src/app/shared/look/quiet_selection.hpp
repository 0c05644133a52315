#pragma once

class QStyleOptionViewItem;
class QWidget;

#include <QColor>
#include <QPalette>

namespace drumhead::app {

/// Whether a list has the keyboard elsewhere: what is chosen in it is then marked quietly, so that of all lists of a
/// window only one is loud. Lists that pop up keep their mark.
[[nodiscard]] bool isQuiet(const QWidget* view);

/// The ground of a row that is chosen in such a list; ordinary text is read on it.
[[nodiscard]] QColor quietGround(const QPalette& palette);

/// Marks a chosen row of such a list by its ground alone.
void quietSelection(QStyleOptionViewItem& option);

}  // namespace drumhead::app
