#include "app/combat/form/whole_rows.hpp"

#include <algorithm>

namespace drumhead::app {

namespace {

/// Rows beside one another count as one.
std::vector<RowSpan> merged(std::vector<RowSpan> rows)
{
    std::sort(rows.begin(), rows.end(), [](const RowSpan& a, const RowSpan& b) { return a.top < b.top; });
    std::vector<RowSpan> all;
    for (const RowSpan& each : rows) {
        if (all.empty() || each.top >= all.back().bottom) {
            all.push_back(each);
            continue;
        }
        all.back().bottom = std::max(all.back().bottom, each.bottom);
        all.back().edge = std::max(all.back().edge, each.edge);
    }
    return all;
}

}  // namespace

RowSight wholeRows(std::vector<RowSpan> rows, int content, int room, int wanted, bool upward)
{
    if (content <= room) return {0, room};
    const std::vector<RowSpan> all = merged(std::move(rows));
    const int last = content - room;
    const bool isAnyHigher =
        std::any_of(all.begin(), all.end(), [room](const RowSpan& each) { return each.bottom - each.top > room; });
    if (all.empty() || isAnyHigher) return {std::clamp(wanted, 0, last), room};
    int top = 0;
    for (const RowSpan& each : all) {
        const int here = &each == &all.front() ? 0 : each.top;
        if (upward && here > wanted) break;
        top = here;
        if ((!upward && here >= wanted) || here >= last) break;
    }
    int bottom = top;
    for (const RowSpan& each : all) {
        if (each.bottom <= top + room)
            bottom = std::max(bottom, std::min(std::max(each.bottom, each.edge), top + room));
    }
    return {top, bottom >= all.back().bottom ? std::min(content - top, room) : bottom - top};
}

}  // namespace drumhead::app
