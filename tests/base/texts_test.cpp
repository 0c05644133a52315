// Messages of the program in other languages: by id, with named values and counted forms.
#include "support/catch.hpp"

#include "drumhead/base/texts.hpp"

namespace texts_test {

using namespace drumhead;

TEST_CASE("Without a translation the English beside the code is said")
{
    const Texts english;
    CHECK(english.say("hits", "{count} hits on {target}", {{"count", "3"}, {"target", "Guard"}}) == "3 hits on Guard");
    CHECK(english.count("dice", 1, "One die too many.|{n} dice too many.") == "One die too many.");
    CHECK(english.count("dice", 4, "One die too many.|{n} dice too many.") == "4 dice too many.");
    CHECK(english.number(Number::parse("2.5").value()) == "2.5");
}

TEST_CASE("A translation orders the values as it likes, and keeps what it does not know")
{
    const Texts german("de", ",", {{"hits", "{target}: {count} Treffer"}, {"dice", "Ein Würfel|{n} Würfel"}});
    CHECK(german.say("hits", "{count} hits on {target}", {{"count", "3"}, {"target", "Garde"}}) == "Garde: 3 Treffer");
    CHECK(german.count("dice", 2, "One die|{n} dice") == "2 Würfel");
    CHECK(german.say("other", "{what} left", {}) == "{what} left");
    CHECK(german.number(Number::parse("2.5").value()) == "2,5");
    CHECK(german.signedNumber(Number(3)) == "+3");
}

TEST_CASE("What a value says is never taken for a name in braces")
{
    const Texts english;
    CHECK(english.say("a", "{a} and {b}", {{"a", "{b}"}, {"b", "x"}}) == "{b} and x");
    CHECK(english.say("a", "an open { brace", {{"a", "x"}}) == "an open { brace");
}

TEST_CASE("The values of a message outlive what they were made of")
{
    const auto words = [](char letter) { return std::string(40, letter); };
    const TextArguments with = {{words('n'), words('a') + words('b')}};
    const std::string other = words('x') + words('y');
    REQUIRE(with.find(words('n')));
    CHECK(*with.find(words('n')) == words('a') + words('b'));
    CHECK(Texts().say("id", "{" + words('n') + "}", with) == words('a') + words('b'));
    CHECK_FALSE(with.find(other));
}

TEST_CASE("Lists take the words of the language")
{
    const Texts german("de", ",", {{"list.and", "und"}, {"list.or", "oder"}});
    CHECK(german.allOf({"a", "b", "c"}) == "a, b und c");
    CHECK(german.oneOf({"a", "b"}) == "a oder b");
}

}  // namespace texts_test
