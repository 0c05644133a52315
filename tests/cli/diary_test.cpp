// diary: battles written down from the source.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/duel_at_dawn.hpp"
#include "support/games/sample_game.hpp"

namespace diary_test {

using namespace drumhead;
using namespace drumhead::test;
using nlohmann::json;

namespace {

const std::string heading = "{\"diary\":\"At dawn\",\"scenario\":\"at-dawn.scenario.json\"}\n";
const std::string toChallenge = "{\"do\":\"advance\"}\n{\"do\":\"advance\"}\n";
const std::string duel =
    R"({"do":"resolve","procedure":"duel","roles":[["challenger",["arnim"]],["challenged",["bonnet"]]])";

/// A folder with a scenario and one diary of these lines.
class Written {
public:
    explicit Written(const std::string& lines)
    {
        writeBytes(m_folder / "at-dawn.scenario.json", duelAtDawn);
        writeBytes(m_folder / "dawn.diary", lines);
    }

    [[nodiscard]] Ran run(std::vector<std::string> options = {}) const
    {
        options.insert(options.begin(), {"diary", m_folder.path().string()});
        return drumhead::test::run(options);
    }

private:
    OwnLibrary m_library;
    OwnFolder m_folder;
};

/// The first line of what is wrong, without the file: "3:1: error: …".
std::string faultOf(const std::string& lines)
{
    const Ran ran = Written(lines).run();
    CHECK(ran.code == 1);
    const std::string line = ran.err.substr(0, ran.err.find('\n'));
    const auto name = line.find("dawn.diary:");
    return name == std::string::npos ? line : line.substr(name + 11);
}

/// What is wrong with an expectation in the step of the challenge, on line 4.
std::string faultThen(const std::string& then) { return faultOf(heading + toChallenge + "{\"then\":" + then + "}\n"); }

}  // namespace

TEST_CASE("A diary that holds counts its expectations and names the rows that they show")
{
    const std::string lines = "# Two officers meet.\n\n" + heading + toChallenge
        + R"({"then":{"turn":1,"step":"challenge","state":{"arnim":{"wounds":0,":side":"red"}},"must":{"duel":["arnim"]},)"
          R"("offers":{"duel":["arnim"]},"not-offered":{"duel":["bonnet"]},"not-due":[{"procedure":"duel"}]},"cite":["TD-01"],"page":3})"
        + "\n" + R"({"refused":{"do":"redo"}})" + "\n";
    const Ran told = Written(lines).run();
    INFO(told.err);
    CHECK(told.code == 0);
    CHECK(told.out == "1 diary, 2 expectations, 0 faults\n");
    const json shown = json::parse(Written(lines).run({"--json"}).out);
    CHECK(shown["faults"].empty());
    CHECK(shown["shown"]["TD-01"].size() == 1);
}

TEST_CASE("A diary fails where the battle comes out differently")
{
    CHECK(faultThen(R"({"state":{"arnim":{"wounds":1}}})") == "4:1: error: arnim's wounds is 0, expected 1");
    CHECK(faultThen(R"({"state":{"arnold":{"wounds":1}}})") == "4:1: error: there is no entity \"arnold\"");
    CHECK(faultThen(R"({"state":{"arnim":{"wound":1}}})") == "4:1: error: arnim has no \"wound\"");
    CHECK(faultThen(R"({"turn":2})") == "4:1: error: the turn is 1, expected 2");
    CHECK(faultThen(R"({"step":"ground"})") == "4:1: error: the step is \"challenge\", expected \"ground\"");
    CHECK(faultThen(R"({"due":[{"procedure":"duel"}]})") == "4:1: error: not due: {\"procedure\":\"duel\"}");
    CHECK(faultThen(R"({"offers":{"duel":["bonnet"]}})") == "4:1: error: duel is not offered: \"bonnet\"");
    CHECK(faultThen(R"({"not-offered":{"duel":[]}})") == "4:1: error: duel is offered");
    CHECK(faultThen(R"({"must":{"duel":["bonnet"]}})") == "4:1: error: duel is not demanded: \"bonnet\"");
    CHECK(faultThen(R"({"says":["a hit"]})") == "4:1: error: no sentence says \"a hit\"");
}

TEST_CASE("A command of a diary has to succeed, and one that is to be refused has to fail for the rules' sake")
{
    const std::string begun = heading + toChallenge;
    CHECK(faultOf(begun + duel + "}\n{\"then\":{\"turn\":9}}\n").find("4:1: error: the command can't be carried out")
          == 0);
    CHECK(faultOf(begun + R"({"refused":{"do":"undo"}})") == "4:1: error: the command should have been refused");
    CHECK(faultOf(begun + "{\"refused\":" + duel + "}}").find("4:1: error: the command was not refused: it lacks")
          == 0);
}

TEST_CASE("A case that the rules refuse is refused, leaves nothing behind, and is no command of a diary")
{
    const std::string drunk = R"({"do":"edit","entity":"bonnet","changes":[["drunk","yes"]],"reason":"He drank."})"
                              "\n";
    const std::string fight = duel + R"(,"answers":[["weapon","pistol"]],"dice":[6,6,1,1]})";
    const std::string still = "\n{\"then\":{\"must\":{\"duel\":[\"arnim\"]}}}\n";
    const Ran held = Written(heading + toChallenge + drunk + "{\"refused\":" + fight + "}" + still).run();
    INFO(held.err);
    CHECK(held.code == 0);
    CHECK(
        faultOf(heading + toChallenge + drunk + fight + "\n").find("5:1: error: the rules refuse it: A drunken captain")
        == 0);
}

TEST_CASE("A diary that can't be read says where and why")
{
    CHECK(faultOf(heading + "nonsense\n") == "2:1: error: this is not a JSON object; prose begins with #");
    CHECK(faultOf(heading + R"({"then":{"stat":{}}})")
          == "2:1: error: \"stat\" can't be expected; did you mean \"state\"?");
    CHECK(faultOf(heading + "{\"do\":\"advance\"}\n" + R"({"then":{"says":[3]}})")
              .find("3:1: error: \"says\" can't be read")
          == 0);
    CHECK(faultOf(heading + R"({"then":{"turn":1},"cites":[]})") == "2:1: error: \"cites\" has no meaning here");
    CHECK(faultOf("{\"do\":\"advance\"}\n").find("1:1: error: a diary begins with") == 0);
    CHECK(faultOf("# nothing\n").find("a diary begins with") != std::string::npos);
}

}  // namespace diary_test
