// A scrolled form shows whole rows.
#include "app/combat/form/whole_rows.hpp"
#include "support/catch.hpp"

namespace whole_rows_test {

using drumhead::app::RowSight;
using drumhead::app::RowSpan;
using drumhead::app::wholeRows;

namespace {

/// Five rows of 30 pixels.
const std::vector<RowSpan> five{{0, 30}, {30, 60}, {60, 90}, {90, 120}, {120, 150}};

}  // namespace

TEST_CASE("What fits is shown from the top, with all the room")
{
    const RowSight sight = wholeRows(five, 150, 200, 40, false);
    CHECK(sight.top == 0);
    CHECK(sight.height == 200);
}

TEST_CASE("No row is cut at the lower edge")
{
    const RowSight sight = wholeRows(five, 150, 70, 0, false);
    CHECK(sight.top == 0);
    CHECK(sight.height == 60);
}

TEST_CASE("No row is cut at the upper edge, whichever way it is scrolled")
{
    CHECK(wholeRows(five, 150, 70, 10, false).top == 30);
    CHECK(wholeRows(five, 150, 70, 50, true).top == 30);
    CHECK(wholeRows(five, 150, 70, 30, true).top == 30);
    CHECK(wholeRows(five, 150, 70, 30, false).top == 30);
}

TEST_CASE("The end is shown whole, and nothing beyond it")
{
    const RowSight sight = wholeRows(five, 150, 70, 140, false);
    CHECK(sight.top == 90);
    CHECK(sight.height == 60);
}

TEST_CASE("Rows beside one another count as one, and a row higher than the room is cut")
{
    const std::vector<RowSpan> beside{{0, 30}, {0, 50}, {50, 80}, {80, 110}};
    CHECK(wholeRows(beside, 110, 60, 10, false).top == 50);
    const RowSight sight = wholeRows({{0, 30}, {30, 130}}, 130, 60, 40, false);
    CHECK(sight.top == 40);
    CHECK(sight.height == 60);
}

TEST_CASE("A row that fits without the edge of its group is shown, and the edge where there is room")
{
    const std::vector<RowSpan> framed{{0, 30}, {30, 60, 70}, {80, 110}, {110, 140, 150}};
    CHECK(wholeRows(framed, 150, 64, 0, false).height == 64);
    CHECK(wholeRows(framed, 150, 75, 0, false).height == 70);
    CHECK(wholeRows(framed, 150, 142, 0, false).height == 142);
}

}  // namespace whole_rows_test
