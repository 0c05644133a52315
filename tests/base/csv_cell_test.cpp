#include "drumhead/base/csv_cell.hpp"
#include "support/catch.hpp"

namespace csv_cell_test {

using namespace drumhead;

TEST_CASE("a cell is quoted where it needs it, and no text becomes a formula")
{
    CHECK(csvCell("plain") == "plain");
    CHECK(csvCell("a,b") == "\"a,b\"");
    CHECK(csvCell("say \"no\"") == "\"say \"\"no\"\"\"");
    CHECK(csvCell("two\nlines") == "\"two\nlines\"");
    for (const char* const text : {"=cmd()", "+a", "-x", "@home"}) CHECK(guardedCell(text) == std::string("'") + text);
    for (const char* const text : {"-2", "+1.5", "<b>X</b>", "الحرس", ""}) CHECK(guardedCell(text) == text);
}

}  // namespace csv_cell_test
