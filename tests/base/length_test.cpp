// Lengths on a table in another unit.
#include "drumhead/base/length.hpp"
#include "support/catch.hpp"

namespace length_test {

using namespace drumhead;

TEST_CASE("lengths are told in another unit, and nothing else is")
{
    CHECK(convertLength(8, "in", "cm") == Number::parse("20.32"));
    CHECK(convertLength(20, "cm", "in")->text() == "7.874");
    CHECK(convertLength(2, "ft", "\"") == Number(24));
    CHECK(convertLength(5, "cm", "mm") == Number(50));
    CHECK(convertLength(5, "in", "in") == Number(5));
    CHECK_FALSE(convertLength(5, "yards", "in"));
    CHECK_FALSE(convertLength(5, "in", "figures"));
    CHECK(isLengthUnit("inches"));
    CHECK_FALSE(isLengthUnit(""));
    CHECK(beginsLengthUnit("c"));
    CHECK_FALSE(beginsLengthUnit("x"));
}

}  // namespace length_test
