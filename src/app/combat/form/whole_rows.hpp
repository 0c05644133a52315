#pragma once

#include <vector>

namespace drumhead::app {

/// Where a row of a scrolled form begins and ends, in pixels from the top of the form.
struct RowSpan {
    int top = 0;
    int bottom = 0;
    int edge = 0;  ///< of what frames it, below the bottom: seen where there is room
};

/// What is seen of a scrolled form: from `top` on, in a height that may be less than there is room for.
struct RowSight {
    int top = 0;
    int height = 0;
};

/// Shows rows of a form of `content` pixels in `room` pixels so that none is cut at an edge: from the row at or below
/// `wanted` on, or at or above it; no further down than the end takes. A row higher than the room is cut.
[[nodiscard]] RowSight wholeRows(std::vector<RowSpan> rows, int content, int room, int wanted, bool upward);

}  // namespace drumhead::app
