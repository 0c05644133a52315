#include "drumhead/base/percent.hpp"

#include "support/catch.hpp"

namespace percent_test {

using namespace drumhead;

TEST_CASE("Nothing is called certain or impossible that is not")
{
    CHECK(percentText(0) == "0 %");
    CHECK(percentText(1) == "100 %");
    CHECK(percentText(1 - 1e-13) == "> 99.9 %");
    CHECK(percentText(1e-9) == "< 0.1 %");
    CHECK(percentText(0.99899) == "99.9 %");
    CHECK(percentText(0.4) == "40.0 %");
    CHECK(roughPercent(0.274) == "27 %");
    CHECK(roughPercent(0.0274) == "2.7 %");
    CHECK(pointsText(0.162) == "+16.2");
    CHECK(pointsText(-0.03) == "−3.0");
    CHECK(pointsText(0.0001) == "+< 0.1");
    CHECK(pointsText(1e-14) == "±0");
}

TEST_CASE("Numbers have as many decimals as asked for")
{
    CHECK(decimalText(26.904, 2) == "26.90");
    CHECK(decimalText(-0.5, 1) == "-0.5");
    CHECK(decimalText(6.25, 1) == "6.3");
    CHECK(decimalText(6.75, 1) == "6.8");
    CHECK(decimalText(-6.25, 1) == "-6.3");
    CHECK(decimalText(0.15, 1) == "0.1");  // the double is below 0.15
    CHECK(decimalText(2.5, 0) == "3");
}

}  // namespace percent_test
