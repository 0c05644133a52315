// play: lines that are not what they seem, and what is said of them.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/duel_at_dawn.hpp"
#include "support/games/sample_game.hpp"

#include <sstream>

namespace play_line_test {

using namespace drumhead;
using namespace drumhead::test;
using nlohmann::json;

namespace {

/// The answers to some lines, in a duel that is played for points.
std::vector<json> answers(const std::string& lines, bool hasObjectives = true)
{
    const OwnLibrary library;
    const OwnFolder folder;
    json scenario = json::parse(duelAtDawn);
    if (hasObjectives)
        scenario["objectives"] = {{{"name", "The glade"}, {"text", ""}}, {{"name", "The glade"}, {"text", ""}}};
    const std::string file = (folder / "at-dawn.scenario.json").string();
    writeBytes(file, scenario.dump());
    const Ran ran = run({"play", file}, lines);
    INFO(ran.err);
    REQUIRE(ran.code == 0);
    std::vector<json> all;
    std::istringstream out(ran.out);
    for (std::string line; std::getline(out, line);) all.push_back(json::parse(line));
    return all;
}

std::string refusal(const std::string& line, bool hasObjectives = true)
{
    const std::vector<json> all = answers(line + "\n", hasObjectives);
    REQUIRE(all.size() == 1);
    INFO(all[0].dump());
    CHECK_FALSE(all[0]["ok"]);
    return all[0].value("error", "");
}

}  // namespace

TEST_CASE("a value of the wrong kind is told as such, not as a field that the command does not take")
{
    CHECK(refusal(R"({"do":"note","text":5})") == R"("text" has to be text in double quotes, as in "5")");
    CHECK(refusal(R"({"do":"note","text":0})") == R"("text" has to be text in double quotes, as in "0")");
    CHECK(refusal(R"({"do":"score","entity":"red","text":"The glade","value":3})")
          == R"("value" has to be text in double quotes, as in "3")");
    CHECK(refusal(R"({"do":"advance","onward":"yes"})") == R"("onward" is true or false, without quotes)");
    CHECK(refusal(R"({"do":"note","text":"a","entity":"red"})") == R"("note" takes no "entity")");
}

TEST_CASE("an entry that is not there is told by the number that was given, and which there are")
{
    const std::string rest = " in the journal; they go from 0, the beginning, to 0";
    for (const std::string each : {"-1", "7", "9223372036854775808", "18446744073709551615"})
        CHECK(refusal(R"({"do":"go-to","entry":)" + each + "}") == "there is no entry " + each + rest);
    CHECK(answers(R"({"do":"go-to","entry":0})"
                  "\n")[0]["ok"]);
}

TEST_CASE("a name that stands twice in a command is refused, at any level of it")
{
    const std::string rest = " stands twice in the same command; keep the one that is meant";
    CHECK(refusal(R"({"do":"note","text":"a","text":"b"})") == "\"text\"" + rest);
    CHECK(refusal(R"({"do":"look","do":"end"})") == "\"do\"" + rest);
    CHECK(refusal(R"({"do":"resolve","overrules":[{"kind":"die","kind":"row"}]})") == "\"kind\"" + rest);
    CHECK(answers(R"({"do":"note","text":"text text"})"
                  "\n")[0]["ok"]);
}

TEST_CASE("who scores for an objective or silences a reminder that is not there is told which there are")
{
    const std::string score = R"({"do":"score","entity":"red","value":"3","text":)";
    CHECK(refusal(score + R"("The mill"})")
          == R"x(there is no objective "The mill"; there are "The glade", "The glade (2)")x");
    CHECK(refusal(score + R"("The mill"})", false)
          == R"(there is no objective "The mill"; there are none in this battle)");
    CHECK(answers(score + "\"The glade (2)\"}\n")[0]["ok"]);
    const std::string silenced = refusal(R"({"do":"silence","text":"the ground"})");
    REQUIRE(silenced.find(R"(there is no reminder "the ground"; there is ")") == 0);
    const std::string id = silenced.substr(silenced.rfind(' ') + 1);
    CHECK(answers("{\"do\":\"silence\",\"text\":" + id + "}\n")[0]["ok"]);
    CHECK(refusal(R"({"do":"score","entity":"green","value":"3","text":"The glade"})")
          == R"(there is no side "green"; there are "red", "blue")");
}

TEST_CASE("a name with characters that can't be seen, or too long, is refused with the limit")
{
    const auto renamed = [](const std::string& name) {
        const json line = {
            {"do", "edit"}, {"entity", "arnim"}, {"changes", json::array({json::array({":name", name})})}};
        return refusal(line.dump());
    };
    const std::string control = "that has a control character; use letters and signs alone, at most 300";
    CHECK(renamed("Arnim\x07") == control);
    CHECK(renamed("Arnim\nBonnet") == control);
    CHECK(renamed(std::string(301, 'x')) == "that is longer than 300 characters");
    CHECK(renamed("  ") == "a name can't be empty");
    CHECK(renamed("Arnim\xE2\x80\xAE")
          == "a name can't have characters that turn the direction of writing; take them out");
}

}  // namespace play_line_test
