#include "drumhead/base/result.hpp"
#include "drumhead/base/text.hpp"

#include "support/catch.hpp"

#include <memory>

namespace text_test {

using namespace drumhead;

TEST_CASE("words are joined with commas and a last word")
{
    CHECK(joined({}, "or").empty());
    CHECK(joined({"a"}, "or") == "a");
    CHECK(joined({"a", "b"}, "or") == "a or b");
    CHECK(joined({"a", "b", "c"}, "and") == "a, b and c");
    // Names with commas of their own stay apart.
    CHECK(joined({"2e, 1er", "16e, 2e", "Guides"}, "and") == "2e, 1er; 16e, 2e and Guides");
    CHECK(listedNames({}).empty());
    CHECK(listedNames({"2e, 1er", "Guides"}) == "2e, 1er · Guides");
}

TEST_CASE("parts of a list stand with a separator between them")
{
    std::string list;
    appendPart(list, "; ", "a");
    CHECK(list == "a");
    appendPart(list, "; ", "b");
    CHECK(list == "a; b");
}

TEST_CASE("a name that ends with an s takes the apostrophe alone")
{
    CHECK(possessive("Hussars Werner") == "Hussars Werner's");
    CHECK(possessive("2e cuirassiers") == "2e cuirassiers'");
    CHECK(possessive("") == "'s");
}

TEST_CASE("one of a thing is one, none and several are many")
{
    CHECK(counted(0, "die", "dice") == "0 dice");
    CHECK(counted(1, "die", "dice") == "1 die");
    CHECK(counted(2, "die", "dice") == "2 dice");
}

TEST_CASE("a number to be added has its sign")
{
    CHECK(signedText(Number(2)) == "+2");
    CHECK(signedText(Number(0)) == "0");
    CHECK(signedText(Number(-1)) == "-1");
    CHECK(signedText(*Number::parse("0.5")) == "+0.5");
}

TEST_CASE("the nearest name is the one with the fewest letters wrong")
{
    CHECK(nearest("taget", {"shooter", "target", "firer"}) == "target");
    CHECK(nearest("formaton", {"formation", "formations"}) == "formation");
    CHECK(nearest("distence", {"distance"}) == "distance");
}

TEST_CASE("a name that resembles nothing has no nearest")
{
    CHECK(nearest("elephant", {"shooter", "target"}).empty());
    CHECK(nearest("x", {}).empty());
    CHECK(nearest(std::string(5000, 'a'), {std::string(5000, 'a')}).empty());
}

TEST_CASE("a short word forgives one slip, and neighbours that changed places are one")
{
    const std::vector<std::string> names{"move", "fire", "melee", "order"};
    CHECK(nearest("mvoe", names) == "move");
    CHECK(nearest("fier", names) == "fire");
    CHECK(nearest("rear", names).empty());
    CHECK(nearest("mode", names) == "move");
    CHECK(nearest("mass", {"massed"}) == "massed");
    CHECK(nearest("meele", names) == "melee");
    CHECK(nearest("ordre", names) == "order");
}

TEST_CASE("capitalising raises the first letter only")
{
    CHECK(capitalised("target hit").substr(0, 6) == "Target");
    CHECK(capitalised("2 stands") == "2 stands");
    CHECK(capitalised("\xC3\xA9tat") == "\xC3\x89tat");
    CHECK(capitalised("\xC3\xB7 2") == "\xC3\xB7 2");
    CHECK(capitalised("").empty());
}

TEST_CASE("ids are lower-case words joined by hyphens")
{
    for (const char* good : {"a", "d10", "short-range", "5", "a-1-b"}) {
        CAPTURE(good);
        CHECK(isId(good));
    }
    for (const char* bad : {"", "-a", "a-", "Short", "short range", "short_range", "a.b", "caf\xC3\xA9", "a/b"}) {
        CAPTURE(bad);
        CHECK_FALSE(isId(bad));
    }
    CHECK(isId(std::string(64, 'a')));
    CHECK_FALSE(isId(std::string(65, 'a')));
}

TEST_CASE("splitting keeps empty parts")
{
    CHECK(split("a,b", ',') == std::vector<std::string_view>{"a", "b"});
    CHECK(split("", ',') == std::vector<std::string_view>{""});
    CHECK(split(",a,", ',') == std::vector<std::string_view>{"", "a", ""});
    CHECK(split("plain", ',') == std::vector<std::string_view>{"plain"});
}

TEST_CASE("a result holds a value or an error")
{
    const Result<int> good = 5;
    REQUIRE(good);
    CHECK(*good == 5);
    const Result<int> bad = Error{"no such thing"};
    CHECK_FALSE(bad);
    CHECK(bad.error() == "no such thing");
}

TEST_CASE("a result may hold what can only be moved, and text may be a value")
{
    Result<std::unique_ptr<int>> owned = std::make_unique<int>(7);
    REQUIRE(owned);
    CHECK(**owned == 7);
    const std::unique_ptr<int> taken = std::move(*owned);
    CHECK(*taken == 7);
    const Result<std::string> text = std::string("fine");
    CHECK(text->size() == 4);
}

TEST_CASE("a result without a value is a success or an error")
{
    CHECK(Result<void>());
    const Result<void> failed = Error{""};
    CHECK_FALSE(failed);
    CHECK(failed.error().empty());
}

}  // namespace text_test
