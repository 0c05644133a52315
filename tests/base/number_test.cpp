#include "drumhead/base/number.hpp"

#include "support/catch.hpp"

#include <cmath>
#include <limits>

namespace number_test {

using namespace drumhead;

namespace {

std::string quotient(int a, int b, Rounding rounding) { return Number::divide(a, b, rounding)->text(); }

}  // namespace

TEST_CASE("a number is read from whole and decimal text")
{
    CHECK(Number::parse("8") == Number(8));
    CHECK(Number::parse("-1") == Number(-1));
    CHECK(Number::parse("0") == Number(0));
    CHECK(Number::parse("-0") == Number(0));
    CHECK(Number::parse("007") == Number(7));
    CHECK(Number::parse("2.5")->ticks() == 90000);     // 2.5 * 36000
    CHECK(Number::parse("-0.125")->ticks() == -4500);  // 36000 / 8
    CHECK(Number::parse("0.001")->ticks() == 36);
}

TEST_CASE("what is no number is not read as one")
{
    for (const char* text : {"", "-", "+", ".", "-.", "--5", "+-5", "1.2.3", "1e3", "0x10", " 5", "5 ", "5,5", "nan",
                             "inf", "-inf", "five", "1/2", "5-"}) {
        CAPTURE(text);
        CHECK_FALSE(Number::parse(text));
    }
    CHECK_FALSE(Number::parse(std::string("5\0", 2)));
    CHECK_FALSE(Number::parse(std::string(10'000, '9')));
}

TEST_CASE("numbers end at a thousand million")
{
    CHECK(Number::parse("1000000000") == Number::largest());
    CHECK_FALSE(Number::parse("1000000001"));
    CHECK_FALSE(Number::parse("-1000000001"));
    CHECK(Number::largest() + Number(1) == Number::largest());
    CHECK(-Number::largest() - Number(1) == -Number::largest());
    CHECK(Number::largest() * Number::largest() == Number::largest());
    CHECK(Number::largest() * -Number::largest() == -Number::largest());
    CHECK(Number::divide(Number::largest(), Number::fromTicks(1), Rounding::Exact) == Number::largest());
    CHECK(Number::fromDouble(1e300) == Number::largest());
    CHECK(Number::fromDouble(-1e300) == -Number::largest());
    CHECK(Number::fromDouble(std::numeric_limits<double>::infinity()) == Number::largest());
}

TEST_CASE("the text of a number has at most three decimals and no trailing noughts")
{
    CHECK(Number(7).text() == "7");
    CHECK(Number(-12).text() == "-12");
    CHECK(Number::fromDouble(-0.5).text() == "-0.5");
    CHECK(Number::fromDouble(2.25).text() == "2.25");
    CHECK(Number::divide(7, 3, Rounding::Exact)->text() == "2.333");
    CHECK(Number::divide(-2, 3, Rounding::Exact)->text() == "-0.667");
    CHECK(Number::fromDouble(1.9999).text() == "2");
}

TEST_CASE("a number that shows as nought has no sign")
{
    CHECK(Number::fromTicks(1).text() == "0");
    CHECK(Number::fromTicks(-1).text() == "0");
    CHECK(Number::fromDouble(-0.0001).text() == "0");
}

TEST_CASE("thirds, ninths and 32nds are exact")
{
    const Number third = *Number::divide(1, 3, Rounding::Exact);
    CHECK(third + third + third == Number(1));
    CHECK(third * Number(3) == Number(1));
    CHECK(*Number::divide(1, 9, Rounding::Exact) * Number(9) == Number(1));
    CHECK(*Number::divide(1, 32, Rounding::Exact) * Number(32) == Number(1));
    CHECK(Number::fromDouble(0.1) + Number::fromDouble(0.2) == Number::fromDouble(0.3));
}

TEST_CASE("division rounds down towards minus infinity")
{
    CHECK(quotient(7, 2, Rounding::Down) == "3");
    CHECK(quotient(-7, 2, Rounding::Down) == "-4");
    CHECK(quotient(7, -2, Rounding::Down) == "-4");
    CHECK(quotient(-7, -2, Rounding::Down) == "3");
    CHECK(quotient(6, 3, Rounding::Down) == "2");
    CHECK(quotient(-6, 3, Rounding::Down) == "-2");
    CHECK(quotient(0, 5, Rounding::Down) == "0");
}

TEST_CASE("division rounds up towards plus infinity")
{
    CHECK(quotient(7, 2, Rounding::Up) == "4");
    CHECK(quotient(-7, 2, Rounding::Up) == "-3");
    CHECK(quotient(7, -2, Rounding::Up) == "-3");
    CHECK(quotient(1, 1000, Rounding::Up) == "1");
    CHECK(quotient(6, 3, Rounding::Up) == "2");
    CHECK(quotient(-6, 3, Rounding::Up) == "-2");
}

TEST_CASE("division rounds to the nearest whole, halves up")
{
    CHECK(quotient(7, 4, Rounding::Nearest) == "2");
    CHECK(quotient(5, 4, Rounding::Nearest) == "1");
    CHECK(quotient(5, 2, Rounding::Nearest) == "3");
    CHECK(quotient(-7, 4, Rounding::Nearest) == "-2");
    CHECK(quotient(-5, 4, Rounding::Nearest) == "-1");
    CHECK(quotient(-5, 2, Rounding::Nearest) == "-2");
}

TEST_CASE("rounding looks at the exact quotient and not at its nearest tick")
{
    // 1000000000 / 3 has no exact tick; the floor of the true quotient is still 333333333.
    CHECK(Number::divide(Number::largest(), 3, Rounding::Down) == Number(333'333'333));
    CHECK(Number::divide(Number::largest(), 3, Rounding::Up) == Number(333'333'334));
    // A tick below 1 divided by a very large number is above nought.
    CHECK(Number::divide(Number::fromTicks(1), Number::largest(), Rounding::Up) == Number(1));
    CHECK(Number::divide(Number::fromTicks(1), Number::largest(), Rounding::Exact) == Number(0));
}

TEST_CASE("dividing by nought gives nothing")
{
    for (const Rounding rounding : {Rounding::Exact, Rounding::Down, Rounding::Up, Rounding::Nearest}) {
        CHECK_FALSE(Number::divide(5, 0, rounding));
        CHECK_FALSE(Number::divide(0, 0, rounding));
    }
}

TEST_CASE("the floor of a number goes towards minus infinity")
{
    CHECK(Number::fromDouble(2.9).floor() == 2);
    CHECK(Number::fromDouble(-2.1).floor() == -3);
    CHECK(Number(-3).floor() == -3);
    CHECK(Number(4).isWhole());
    CHECK_FALSE(Number::fromDouble(4.5).isWhole());
}

TEST_CASE("numbers are ordered and multiplied exactly")
{
    CHECK(Number(-3) < Number(2));
    CHECK(Number::fromDouble(2.5) * Number(-4) == Number(-10));
    CHECK(Number::fromDouble(0.5) * Number::fromDouble(0.5) == Number::fromDouble(0.25));
    CHECK(Number::fromDouble(2.5).toDouble() == Catch::Approx(2.5));
}

}  // namespace number_test
