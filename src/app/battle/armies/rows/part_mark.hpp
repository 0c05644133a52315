#pragma once

#include "app/battle/armies/model/case_part.hpp"

#include <QColor>
#include <QRect>

class QPainter;
class QPalette;

namespace drumhead::app {

/// Marks the row of one who acts in the case in hand, or is meant by it: a solid frame with an arrow, or a dashed one
/// with the rings of a target. The filled row stays that of the keyboard.
void paintPartMark(QPainter& painter, const QRect& row, CasePart part, const QColor& ink);

/// The colour of the mark, on the ground of the list or on the filled row of the keyboard.
[[nodiscard]] QColor partInk(const QPalette& palette, bool isFilled);

}  // namespace drumhead::app
