#include "drumhead/base/word_search.hpp"
#include "support/catch.hpp"

namespace word_search_test {

using namespace drumhead;

TEST_CASE("a search goes by any word, in any order, without regard to case")
{
    CHECK(matchWords("Fire combat", "fire") == WordMatch::Start);
    CHECK(matchWords("Fire combat", "FIRE C") == WordMatch::Start);
    CHECK(matchWords("Fire combat", "com") == WordMatch::Words);
    CHECK(matchWords("Fire combat", "com fi") == WordMatch::Words);
    CHECK(matchWords("Misfire", "fire") == WordMatch::Within);
    CHECK(matchWords("Fire combat", "fire melee") == WordMatch::None);
    CHECK(matchWords("Melee", "x") == WordMatch::None);
}

TEST_CASE("marks between words begin a word, an apostrophe does not")
{
    CHECK(matchWords("light (open order)", "open") == WordMatch::Words);
    CHECK(matchWords("12-pounder", "pounder") == WordMatch::Words);
    CHECK(matchWords("Officer's fate", "s") == WordMatch::Within);
}

TEST_CASE("letters with marks are found in either case")
{
    CHECK(matchWords("Épée", "épée") == WordMatch::Start);
    CHECK(matchWords("corps à pied", "À") == WordMatch::Words);
    CHECK(matchWords("3 × 4", "×") == WordMatch::Words);
}

TEST_CASE("nothing typed matches everything")
{
    CHECK(matchWords("Melee", "") == WordMatch::Start);
    CHECK(matchWords("Melee", " ") == WordMatch::Words);
}

}  // namespace word_search_test
