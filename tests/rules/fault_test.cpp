// What is wrong with a file as data, and the sentence made of it.
#include "drumhead/rules/fault.hpp"
#include "support/catch.hpp"

namespace fault_test {

using namespace drumhead;

TEST_CASE("a fault keeps its code and arguments, and is put into words last")
{
    const Fault fault(FaultCode::AttributeMissing, {aName("Guards"), aKey("figures"), aText("a number")});
    CHECK(fault.code() == FaultCode::AttributeMissing);
    CHECK(fault.argument(1) == "figures");
    CHECK(fault.argument(3).empty());
    CHECK(fault.sentence() == "\"Guards\" has no \"figures\"; add it: a number");
}

TEST_CASE("what an author typed never becomes part of a form")
{
    CHECK(Fault("100%1 of \"%2\"").sentence() == "100%1 of \"%2\"");
    CHECK(Fault(Message{"", "%1 or %2, not %3"}, {aName("%2"), aName("b")}).sentence() == "\"%2\" or \"b\", not %3");
}

TEST_CASE("a hint names what was probably meant, else all there is if that is little")
{
    const auto told = [](const std::vector<std::string>& known) {
        return Fault(Message{"", "%1?"}, {aKey("figurs")}, hintFor("figurs", known)).sentence();
    };
    CHECK(told({"stands", "figures"}) == "\"figurs\"?; did you mean \"figures\"?");
    CHECK(told({"stands", "guns"}) == "\"figurs\"?; there is stands and guns");
    CHECK(told(std::vector<std::string>(13, "some other word")) == "\"figurs\"?");
    CHECK(told({}) == "\"figurs\"?");
}

TEST_CASE("faults are equal where code, form, arguments and hint are")
{
    CHECK(Fault(FaultCode::TextMissing, {aKey("name")}) == Fault(FaultCode::TextMissing, {aKey("name")}));
    CHECK_FALSE(Fault(FaultCode::TextMissing, {aKey("name")}) == Fault(FaultCode::NotAText, {aKey("name")}));
    CHECK_FALSE(Fault("one") == Fault("two"));
}

}  // namespace fault_test
