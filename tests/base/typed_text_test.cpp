// What may stand in a name or text that was typed.
#include "drumhead/base/typed_text.hpp"
#include "support/catch.hpp"

#include <string>

namespace typed_text_test {

using namespace drumhead;

TEST_CASE("control characters of ASCII, of Latin-1 and between lines are found in a name")
{
    for (const char* bad : {"a\nb", "a\tb", "a\x07", "a\x1b", "a\x7f", "a\xC2\x85", "a\xE2\x80\xA8", "a\xE2\x80\xA9"}) {
        INFO(bad);
        CHECK(examineTyped(bad, Lines::One).control);
    }
    CHECK(examineTyped(std::string_view("a\0b", 3), Lines::One).control == char32_t{0});
    CHECK_FALSE(examineTyped("Großherzog Ümlaut", Lines::One).control);
}

TEST_CASE("a text of several lines may have lines and tabs, and nothing else of the kind")
{
    CHECK_FALSE(examineTyped("one\r\n\ttwo", Lines::Several).control);
    CHECK(examineTyped("one\xC2\x85two", Lines::Several).control == char32_t{0x85});
}

TEST_CASE("blanks of any kind are not visible")
{
    for (const char* blank : {"", "   ", "\xC2\xA0", "\xE3\x80\x80", "\xE2\x80\x8B"})
        CHECK_FALSE(examineTyped(blank, Lines::One).visible);
    CHECK(examineTyped(" x", Lines::One).visible);
}

TEST_CASE("characters are counted, not bytes")
{
    CHECK(examineTyped("Zürich", Lines::One).characters == 6);
    CHECK(examineTyped("\xF0\x9F\x90\x8E!", Lines::One).characters == 2);
}

TEST_CASE("characters that turn the direction of what follows are replaced, names that run to the left stay")
{
    const std::string gone = "\xEF\xBF\xBD";
    for (const std::string turn : {"\xE2\x80\xAA", "\xE2\x80\xAC", "\xE2\x80\xAE", "\xE2\x81\xA6", "\xE2\x81\xA9"})
        CHECK(withoutTurns("a" + turn + "b") == "a" + gone + "b");
    const std::string embed = "\xE2\x80\xAB", isolate = "\xE2\x81\xA7", pop = "\xE2\x80\xAC", end = "\xE2\x81\xA9";
    const std::string force = "\xE2\x80\xAE", hebrew = "\xD7\xA9\xD7\x9C\xE2\x80\x8F \xE2\x80\x93";
    for (const std::string& whole : {hebrew, embed + hebrew + pop, isolate + embed + hebrew + pop + end})
        CHECK(withoutTurns(whole) == whole);
    CHECK(withoutTurns(embed + "a" + end + "b") == gone + "a" + gone + "b");
    CHECK(withoutTurns(force + "a" + pop) == gone + "a" + gone);
    CHECK(withoutTurns("\xE2\x80") == "\xE2\x80");
    // One that ends within the text changes nothing around it, unless it turns letter by letter.
    const std::string embedded = "\u202B\u05D0\u202C, \u2067\u05D1\u2069";
    CHECK(withoutTurns(embedded) == embedded);
    CHECK(withoutTurns("\u202Eab\u202C") == "\uFFFDab\uFFFD");
    CHECK(withoutTurns("\u202B\u2067a\u202C\u2069") == "\uFFFD\u2067a\uFFFD\u2069");
}

TEST_CASE("bytes that begin no character are taken one by one")
{
    std::string_view text = "\x85\xE2\x80g";
    CHECK(takeCharacter(text) == 0xFFFD);
    CHECK(takeCharacter(text) == 0xFFFD);
    CHECK(takeCharacter(text) == U'g');
    CHECK(text.empty());
}

}  // namespace typed_text_test
