// Files that are damaged or written in bad faith: all are told as faults, none crashes or hangs.
#include "drumhead/rules/json_reader.hpp"
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include <ctime>

namespace bad_files_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// Loads within seconds of processor time, or the test fails.
LoadedRuleset loadQuickly(const RulesetBuilder& builder)
{
    const std::clock_t start = std::clock();
    LoadedRuleset loaded = builder.load();
    CHECK(static_cast<double>(std::clock() - start) / static_cast<double>(CLOCKS_PER_SEC) < 60);
    return loaded;
}

LoadedRuleset loadWith(const std::string& text) { return loadQuickly(RulesetBuilder().file("case.json", text)); }

std::string firstFault(const LoadedRuleset& loaded)
{
    CHECK_FALSE(loaded.usable());
    return loaded.diagnostics.empty() ? "none" : loaded.diagnostics.front().text();
}

std::string repeated(const std::string& text, int times)
{
    std::string out;
    for (int i = 0; i < times; ++i) out += text;
    return out;
}

/// "first, …" with {n} replaced by a number in each part.
std::string numbered(const std::string& part, int times, const std::string& separator = ", ")
{
    std::string out;
    for (int i = 0; i < times; ++i) {
        std::string text = part;
        for (auto at = text.find("{n}"); at != std::string::npos; at = text.find("{n}"))
            text.replace(at, 3, std::to_string(i));
        for (auto at = text.find("{m}"); at != std::string::npos; at = text.find("{m}"))
            text.replace(at, 3, std::to_string(i + 1));
        out += (i > 0 ? separator : "") + text;
    }
    return out;
}

using Catch::Matchers::ContainsSubstring;

}  // namespace

TEST_CASE("an empty file and one of blanks are not sound JSON")
{
    CHECK_THAT(firstFault(loadWith("")), ContainsSubstring("case.json:1:1: error: the file is empty"));
    CHECK_THAT(firstFault(loadWith(" \n\n ")), ContainsSubstring("case.json:1:1: error: the file is empty"));
}

TEST_CASE("a truncated file is told where it ends")
{
    CHECK_THAT(firstFault(loadWith("{ \"tables\": [\n  { \"id\": ")),
               ContainsSubstring("case.json:2:11: error: the file ends before everything is closed"));
    CHECK_THAT(firstFault(loadWith("{ \"tables\": [ \"half")), ContainsSubstring("the file ends before"));
}

TEST_CASE("every truncation of a sound file is told")
{
    const std::string whole =
        R"({ "modifiers": { "shooting": [ { "id": "cover\n", "amount": -1.5e1, "when": { "flank": true, "x": null } } ] } })";
    for (std::size_t length = 0; length < whole.size(); ++length) {
        CAPTURE(length);
        CHECK_FALSE(RulesetBuilder().file("case.json", whole.substr(0, length)).load().usable());
    }
}

TEST_CASE("text behind the end of a file is told")
{
    CHECK_THAT(firstFault(loadWith("{ }\n{ }")),
               ContainsSubstring("case.json:2:1: error: the file goes on behind its end"));
}

TEST_CASE("a broken file is the only one that is told of, for the others may rest on it")
{
    const LoadedRuleset loaded = loadQuickly(RulesetBuilder().file("attributes.json", "{ \"attributes\": "));
    REQUIRE(loaded.diagnostics.size() == 1);
    CHECK(loaded.diagnostics[0].file == "attributes.json");
}

TEST_CASE("several broken files are all told")
{
    const LoadedRuleset loaded =
        loadQuickly(RulesetBuilder().file("a.json", "{").file("b.json", "]").file("c.json", "{}"));
    REQUIRE(loaded.diagnostics.size() == 2);
    CHECK(loaded.diagnostics[0].file == "a.json");
    CHECK(loaded.diagnostics[1].file == "b.json");
}

TEST_CASE("a broken ruleset.json leaves no ruleset")
{
    const LoadedRuleset loaded = loadQuickly(RulesetBuilder().file("ruleset.json", "{ \"format\": 1, "));
    CHECK_FALSE(loaded.ruleset);
    CHECK_FALSE(loaded.usable());
    CHECK_THAT(firstFault(loaded), ContainsSubstring("ruleset.json:1:"));
    CHECK_FALSE(loadRuleset(RulesetFiles()).usable());
}

TEST_CASE("a mark of byte order and line ends of two bytes do no harm")
{
    CHECK(loadWith("\xEF\xBB\xBF{ }").usable());
    CHECK(loadWith("{\r\n}\r\n").usable());
    CHECK_THAT(firstFault(loadWith("{\r\n  \"odd\": 1\r\n}")),
               ContainsSubstring("case.json:2:10: error: \"odd\" is no part of a ruleset"));
}

TEST_CASE("a byte of value nought is told and does not end the file")
{
    CHECK_THAT(firstFault(loadWith(std::string("{ }\n\0{ \"odd\": 1 }", 17))),
               ContainsSubstring("case.json:2:1: error: a byte of value nought"));
    CHECK_THAT(firstFault(loadWith(std::string("{ \"tab\0les\": [] }", 17))),
               ContainsSubstring("case.json:1:7: error: a byte of value nought"));
    // Written as an escape it is a letter like others, and no id.
    CHECK_THAT(firstFault(loadWith(R"({ "choice-lists": { "a": { "b\u0000": "B" } } })")),
               ContainsSubstring("is not an id"));
}

TEST_CASE("a file in another encoding is told what to save it as")
{
    const std::string latin = "{ \"unit-types\": [ { \"id\": \"a\", \"label\": \"Caf\xE9\" } ] }";
    CHECK_THAT(firstFault(loadWith(latin)),
               ContainsSubstring("error: this byte is no UTF-8; save the file as UTF-8, without letters of another"));
    for (const std::string& wide : {std::string("\xFF\xFE{\0 \0}\0", 8), std::string("\xFE\xFF\0{\0 \0}", 8)}) {
        const LoadedRuleset loaded = loadWith(wide);
        CHECK(loaded.diagnostics.size() == 1);
        CHECK_THAT(firstFault(loaded), ContainsSubstring("case.json:1:1: error: the file is UTF-16; save it as UTF-8"));
    }
}

TEST_CASE("invalid UTF-8 is told")
{
    CHECK_THAT(firstFault(loadWith("{ \"od\xFF\": 1 }")),
               ContainsSubstring("case.json:1:6: error: this byte is no UTF-8"));
    CHECK_FALSE(loadWith("{ \"\xC3\": 1 }").usable());
    CHECK_FALSE(loadWith("{ \"\\ud800\": 1 }").usable());
}

TEST_CASE("what the parser says is told in plain words")
{
    for (const auto& [text, told] : std::vector<std::pair<const char*, const char*>>{
             {"{ \"tables\": [ , 1 ] }", "a value is missing before this"},
             {"{ \"tables\": }", "a value is missing before this"},
             {"{ \"tables\" [] }", "a colon is missing before this"},
             {"{ \"tables\": [ \"a\nb\" ] }", "a text goes on beyond the end of its line"},
             {"{ \"tables\": \"a\\q\" }", "a backslash in a text is written twice"},
             {"{ \"tables\": \"\\u12\" }", "\\u is followed by four digits"},
             {"{ \"tables\": 1e }", "this is not a number"},
             {"{ 1: 2 }", "a key in double quotes is missing before this"}}) {
        CAPTURE(text);
        CHECK_THAT(firstFault(loadWith(text)), ContainsSubstring(told));
    }
}

TEST_CASE("numbers that no number can hold are told")
{
    CHECK_THAT(firstFault(loadWith("{ \"tables\": 1e999 }")), ContainsSubstring("error: this number is too large"));
    for (const char* number : {"-1e999", "01", "1.", ".5", "+1", "NaN", "Infinity", "0x10", "1e", "--1"}) {
        CAPTURE(number);
        CHECK_FALSE(loadWith(std::string("{ \"tables\": ") + number + " }").usable());
    }
    CHECK_FALSE(
        RulesetBuilder().steps(R"([{ "roll": "x", "sides": 1e300 }, { "let": "y", "value": "x" }])").load().usable());
    CHECK_FALSE(
        RulesetBuilder()
            .file(
                "case.json",
                R"({ "attributes": { "case": [ { "id": "a", "label": "a", "type": "number", "default": 123456789012345678901234567890 } ] } })")
            .load()
            .usable());
}

TEST_CASE("a key given twice is told with its place, and no element is lost over it")
{
    const LoadedRuleset loaded = loadWith("{ \"tables\": [], \"rulings\": [],\n  \"tables\": [] }");
    REQUIRE(loaded.diagnostics.size() == 1);
    CHECK(loaded.diagnostics[0].text()
          == "case.json:2:3: error: \"tables\" is given twice in the same object; keep one of them");
    const std::string many = numbered("\"k{n}\": {n}", 40);
    for (int i = 0; i < 40; ++i) {
        const std::string key = "\"k" + std::to_string(i) + "\"";
        CHECK_THAT(firstFault(loadWith("{ \"x\": { " + many + ", " + key + ": 1 } }")),
                   ContainsSubstring(key + " is given twice"));
    }
    CHECK_THAT(firstFault(loadWith(R"({ "a\u0062": 1, "ab": 2 })")), ContainsSubstring("\"ab\" is given twice"));
}

TEST_CASE("nesting without end is told")
{
    CHECK_THAT(firstFault(loadWith(repeated("[", 10'000))),
               ContainsSubstring("case.json:1:65: error: nested more than 64 levels deep"));
    CHECK_FALSE(loadWith(repeated("{\"a\":", 10'000) + "1" + repeated("}", 10'000)).usable());
    // 64 levels, but no part of a ruleset.
    CHECK_FALSE(loadWith("{ \"x\": " + repeated("[", 63) + repeated("]", 63) + " }").usable());
    CHECK_THAT(firstFault(loadWith("{ \"x\": " + repeated("[", 63) + repeated("]", 63) + " }")),
               ContainsSubstring("is no part of a ruleset"));
}

TEST_CASE("files of more than 4 MiB and of more than 500,000 values are told")
{
    CHECK(firstFault(loadWith("{ \"x\": \"" + std::string(5u << 20, 'a') + "\" }"))
          == "case.json: error: the file has more than 4 MiB; divide it");
    CHECK_THAT(firstFault(loadWith("{ \"x\": [" + repeated("1,", 600'000) + "1] }")),
               ContainsSubstring("more than 500000 values in one file"));
}

TEST_CASE("very many keys and very many faults take no longer than their number", "[once]")
{
    const LoadedRuleset keys =
        loadWith("{ \"choice-lists\": { \"a\": {" + numbered("\"k{n}\":\"\"", 3000, ",") + "} } }");
    CHECK_THAT(firstFault(keys), ContainsSubstring("a list has at most 2000 choices"));
    const LoadedRuleset faults = loadWith("{" + numbered("\"k{n}\":0", 200'000, ",\n") + "}");
    CHECK(faults.diagnostics.size() <= JsonReader::mostFaults);  // nobody reads more
}

TEST_CASE("a ruleset with more than 20,000 table rows is told", "[once]")
{
    const auto table = [](const std::string& id, int rows) {
        return "{ \"id\": \"" + id
            + "\", \"title\": \"T\", \"inputs\": [ { \"id\": \"n\", \"least\": 0, \"most\": " + std::to_string(rows - 1)
            + " } ], \"outputs\": { \"x\": \"number\" }, \"rows\": [" + numbered("{\"n\":{n},\"x\":1}", rows) + "] }";
    };
    CHECK_THAT(toldFaults(loadWith("{ \"tables\": [ " + table("t", 4000) + " ] }").diagnostics),
               !ContainsSubstring("at most 20000 table rows"));
    std::string tables;
    for (int i = 0; i < 6; ++i) tables += (i > 0 ? ", " : "") + table("t" + std::to_string(i), 4000);
    CHECK_THAT(toldFaults(loadWith("{ \"tables\": [ " + tables + " ] }").diagnostics),
               ContainsSubstring("a ruleset has at most 20000 table rows"));
}

TEST_CASE("a procedure of more than 4,000 steps is told, whatever its steps are")
{
    const auto large = [](const std::string& first, const std::string& step, int times) {
        return toldFaults(
            loadQuickly(RulesetBuilder().steps("[" + first + repeated(", " + step, times) + "]")).diagnostics);
    };
    const std::string say = R"({ "say": "x" })";
    CHECK(large(say, say, 3999).empty());
    CHECK_THAT(large(say, say, 4000), ContainsSubstring("more than 4000 steps"));
    for (const char* step :
         {R"({ "each": "firer", "steps": [ { "say": "x" } ] })",
          R"({ "repeat": [ { "say": "x" } ], "while": { "wind": 1 } })", R"({ "steps": [ { "say": "x" } ] })"}) {
        CAPTURE(step);
        CHECK_THAT(large(say, step, 2500), ContainsSubstring("more than 4000 steps"));
        CHECK_THAT(large(say + ", " + say, step, 2500), ContainsSubstring("more than 4000 steps"));
        CHECK_THAT(large(say + ", " + say + ", " + say, step, 2500), ContainsSubstring("more than 4000 steps"));
    }
}

TEST_CASE("procedures that run each other twice over are told before they fill the memory")
{
    const std::string procedures =
        numbered(
            R"({ "id": "p{n}", "title": "P", "steps": [ { "do": "p{m}", "as": "a" }, { "do": "p{m}", "as": "b" } ] })",
            25)
        + R"(, { "id": "p25", "title": "P", "steps": [ { "say": "x" } ] })";
    CHECK_THAT(toldFaults(loadWith("{ \"procedures\": [ " + procedures + " ] }").diagnostics),
               ContainsSubstring("more than 4000 steps"));
}

TEST_CASE("a procedure that names more than 4,000 values is told")
{
    const std::string outputs = numbered("\"o{n}\": \"number\"", 900);
    const std::string row = numbered("\"o{n}\": 1", 900);
    const std::string table =
        R"({ "tables": [ { "id": "wide", "title": "T", "inputs": [ { "id": "n" } ], "outputs": { )" + outputs
        + R"( }, "rows": [ { "n": { }, )" + row + " } ] } ] }";
    const std::string steps = "[" + numbered(R"({ "let": "x{n}", "table": "wide", "by": [1] })", 5) + "]";
    CHECK_THAT(toldFaults(loadQuickly(RulesetBuilder().file("wide.json", table).steps(steps)).diagnostics),
               ContainsSubstring("names more than 4000 values"));
}

TEST_CASE("an endless chain of derived attributes is told")
{
    const auto chain = [](const std::string& part, const std::string& last, const std::string& steps) {
        const std::string attributes =
            "{ \"attributes\": { \"unit\": [ " + numbered(part, 3000) + ", " + last + " ] } }";
        return toldFaults(loadQuickly(RulesetBuilder().file("chain.json", attributes).steps(steps)).diagnostics);
    };
    CHECK_THAT(chain(R"({ "id": "c{n}", "label": "c", "type": "number", "value": "self.c{m}" })",
                     R"({ "id": "c3000", "label": "c", "type": "number" })",
                     R"([{ "let": "x", "value": "target.c0" }])"),
               ContainsSubstring("nested too deeply"));
    CHECK_THAT(chain(R"({ "id": "c{n}", "label": "c", "type": "flag", "is": { "self.c{m}": true } })",
                     R"({ "id": "c3000", "label": "c", "type": "flag" })",
                     R"([{ "let": "x", "is": { "target.c0": true } }])"),
               ContainsSubstring("nested too deeply"));
}

TEST_CASE("a table with too many inputs is told and not tried out")
{
    const std::string inputs = numbered(R"({ "id": "i{n}", "choices": "cover" })", 14);
    const std::string names = numbered("\"target.cover\"", 14);
    const LoadedRuleset loaded =
        loadQuickly(RulesetBuilder()
                        .file("case.json",
                              R"({ "tables": [ { "id": "t", "title": "T", "inputs": [ )" + inputs
                                  + R"( ], "outputs": { "x": "number" }, "rows": [ { "x": 1 } ] } ] })")
                        .steps(R"([{ "let": "x", "table": "t", "by": [ )" + names + " ] }]"));
    CHECK_THAT(firstFault(loaded), ContainsSubstring("too large to be checked for gaps"));
}

TEST_CASE("folders that are no rulesets are told")
{
    const auto fault = [](const std::filesystem::path& folder) { return firstFault(loadRulesetFolder(folder)); };
    CHECK_THAT(fault("/no/such/folder"), ContainsSubstring("/no/such/folder: error: there is no such folder"));
    CHECK_THAT(fault(std::filesystem::path(DRUMHEAD_TEST_DATA) / "rules"), ContainsSubstring("has no ruleset.json"));
}

}  // namespace bad_files_test
