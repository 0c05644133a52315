#include "support/catch.hpp"

#include "drumhead/base/json_depth.hpp"

namespace json_depth_test {

using namespace drumhead;

namespace {

std::string members(std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += (i == 0 ? "\"k" : ",\"k") + std::to_string(i) + "\":[{\"a\":1}]";
    return "{" + text + "}";
}

}  // namespace

TEST_CASE("JSON of more levels than a reader can take is told, brackets in strings aside")
{
    const std::string open(mostJsonLevels, '[');
    CHECK(jsonExcess("").empty());
    CHECK(jsonExcess(R"({"a":[1,{"b":2}],"c":[]})").empty());
    CHECK(jsonExcess(open).empty());
    CHECK(jsonExcess(open + "{") == "more than 64 levels of brackets");
    CHECK(jsonExcess(open + "\"[[\\\"[[\"").empty());
    CHECK(jsonExcess("]]}}" + open).empty());
    CHECK(jsonExcess(std::string(100000, '[')) == "more than 64 levels of brackets");
}

TEST_CASE("JSON with an object of more members than a reader can take is told, colons in strings aside")
{
    const std::string tooMany = "an object of too many members";
    CHECK(jsonExcess(members(mostJsonMembers)).empty());  // places of a battle, each under the name of an entity
    CHECK(jsonExcess("[" + members(mostJsonMembers + 100)) == tooMany);
    CHECK(jsonExcess("[" + members(mostJsonMembers) + "," + members(1'000) + "]") == tooMany);
    std::string many = "[" + members(500);
    for (int i = 0; i < 500; ++i) many += "," + members(500);
    CHECK(jsonExcess(many + "]").empty());
    CHECK(jsonExcess("{\"a\":\"" + std::string(1000, ':') + "\"}").empty());
}

}  // namespace json_depth_test
