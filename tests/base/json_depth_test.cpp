#include "support/catch.hpp"

#include "drumhead/base/json_depth.hpp"

namespace json_depth_test {

using namespace drumhead;

TEST_CASE("The depth of JSON counts brackets outside of strings")
{
    CHECK(jsonDepth("") == 0);
    CHECK(jsonDepth("3") == 0);
    CHECK(jsonDepth(R"({"a":[1,{"b":2}],"c":[]})") == 3);
    CHECK(jsonDepth(R"({"a":"[[[[","b":"\"[["})") == 1);
    CHECK(jsonDepth("]]}}[") == 1);
    CHECK(jsonDepth(std::string(100000, '[')) == 100000);
}

}  // namespace json_depth_test
