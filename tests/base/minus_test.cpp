#include "support/catch.hpp"

#include "drumhead/base/minus.hpp"

using drumhead::withMinus;

TEST_CASE("Negative numbers get a minus, hyphens stay")
{
    CHECK(withMinus("-2  firer shaken (disorder is -1)") == "\u22122  firer shaken (disorder is \u22121)");
    CHECK(withMinus("score: -3") == "score: \u22123");
    CHECK(withMinus("+1 and -1.5, -12") == "+1 and \u22121.5, \u221212");
    for (const char* const same : {"", "-", "5-6 hits", "half-speed", "4th-Foot", "2 - 3", "- 2 guns", "2026-11-22",
                                   "D10-FIRE-14", "a--2", "Göß-2", "/tmp/b-2"})
        CHECK(withMinus(same) == same);
}
