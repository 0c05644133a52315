#include "support/catch.hpp"

#include "drumhead/base/minus.hpp"

namespace minus_test {

using drumhead::withDashes;
using drumhead::withMinus;

TEST_CASE("Negative numbers get a minus, hyphens stay")
{
    CHECK(withMinus("-2  firer shaken (disorder is -1)") == "\u22122  firer shaken (disorder is \u22121)");
    CHECK(withMinus("score: -3") == "score: \u22123");
    CHECK(withMinus("+1 and -1.5, -12") == "+1 and \u22121.5, \u221212");
    CHECK(withMinus("up (+) or down (-), *-2.*") == "up (+) or down (\u2212), *\u22122.*");
    CHECK(withMinus("light -1/0, medium -2/-1") == "light \u22121/0, medium \u22122/\u22121");
    for (const char* const same : {"", "-", "5-6 hits", "half-speed", "4th-Foot", "2 - 3", "- 2 guns", "2026-11-22",
                                   "D10-FIRE-14", "a--2", "Göß-2", "/tmp/b-2"})
        CHECK(withMinus(same) == same);
}

TEST_CASE("Statements get dashes in ranges and between words, and minus signs")
{
    CHECK(withDashes("tests - shooting - melee at 14-20, -1 on (1-3")
          == "tests \u2013 shooting \u2013 melee at 14\u201320, \u22121 on (1\u20133");
    CHECK(withDashes("fire 3 2 - -; p19-20.") == "fire 3 2 \u2013 \u2013; p19\u201320.");
    for (const char* const same :
         {"", "4th-Foot", "9-pounders", "2026-11-22", "D10-FIRE-14", "post-melee", "2-4lb", "half- and"})
        CHECK(withDashes(same) == same);
}

}  // namespace minus_test
