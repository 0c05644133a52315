// play: a battle from a script, a command a line.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/full_disk.hpp"
#include "support/games/duel_at_dawn.hpp"
#include "support/games/sample_game.hpp"
#include "support/games/trial_battle.hpp"

#include "cli/commands.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/battle_text.hpp"
#include "drumhead/storage/replay/replay.hpp"

#include <sstream>

namespace play_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using nlohmann::json;

namespace {

/// Red's challenge; 6 6 against 1 1 with pistols is a hit, after which the surgeon's table is read.
constexpr const char* challenge =
    R"({"do":"resolve","procedure":"duel","roles":[["challenger",["arnim"]],["challenged",["bonnet"]]])";

class Duel {
public:
    Duel() { writeBytes(m_folder / "at-dawn.scenario.json", duelAtDawn); }

    [[nodiscard]] std::string file(const std::string& name = "at-dawn.scenario.json") const
    {
        return (m_folder / name).string();
    }

    /// What is answered to each line; the running test fails if the program ends with anything but success.
    [[nodiscard]] std::vector<json> play(const std::string& lines, std::vector<std::string> options = {},
                                         const std::string& what = "at-dawn.scenario.json") const
    {
        options.insert(options.begin(), {"play", file(what)});
        const Ran ran = run(options, lines);
        INFO(ran.err);
        REQUIRE(ran.code == 0);
        std::vector<json> answers;
        std::istringstream out(ran.out);
        for (std::string line; std::getline(out, line);) answers.push_back(json::parse(line));
        return answers;
    }

private:
    OwnLibrary m_library;
    OwnFolder m_folder;
};

std::string toChallenge() { return "{\"do\":\"advance\"}\n{\"do\":\"advance\"}\n"; }

/// The commands of a recorded battle, going to where each branches off.
std::string commandsOf(const GameContent& content)
{
    std::string lines;
    std::int64_t at = 0;
    for (const StoredEntry& entry : content.entries) {
        if (entry.parent != at) lines += "{\"do\":\"go-to\",\"entry\":" + std::to_string(entry.parent) + "}\n";
        lines += entry.command + "\n";
        at = entry.id;
    }
    if (content.head != at) lines += "{\"do\":\"go-to\",\"entry\":" + std::to_string(content.head) + "}\n";
    return lines;
}

/// Looks at a game file whenever a line has been answered.
class WatchedOutput : public std::stringbuf {
public:
    explicit WatchedOutput(std::string file) : m_file(std::move(file)) {}

    std::vector<std::size_t> entries;

protected:
    int sync() override
    {
        const GameFile::Opened opened = GameFile::open(m_file, GameFile::Mode::ReadOnly);
        entries.push_back(opened.file ? opened.file->content().entries.size() : 99);
        return 0;
    }

private:
    std::string m_file;
};

}  // namespace

TEST_CASE("play answers a command with where the battle stands")
{
    const std::vector<json> answers = Duel().play(toChallenge() + "{\"do\":\"look\"}\n");
    REQUIRE(answers.size() == 3);
    CHECK(answers[0]["ok"] == true);
    CHECK(answers[0]["entry"] == 1);
    CHECK(answers[0]["turn"] == 1);
    CHECK(answers[0]["step"] == "ground");
    CHECK(answers[1]["step"] == "challenge");
    CHECK(answers[1]["events"][0]["event"] == "entered");
    const json offer = {{"procedure", "duel"}, {"role", "challenger"}, {"who", {"arnim"}}, {"must", {"arnim"}}};
    CHECK(answers[1]["offers"] == json::array({offer}));
    CHECK(answers[1]["due"] == json::array());
    CHECK_FALSE(answers[1].contains("state"));
    const json& arnim = answers[2]["state"]["arnim"];
    CHECK(arnim["skill"] == 3);
    CHECK(arnim["wounds"] == 0);
    CHECK(arnim["drunk"] == false);
    CHECK(arnim[":on-table"] == true);
    CHECK(arnim[":side"] == "red");
}

TEST_CASE("play names what a case lacks, and the game goes on")
{
    const std::string begun = toChallenge() + challenge;
    const std::vector<json> answers = Duel().play(begun + "}\n" + challenge + R"(,"dice":[6,6,1,1]})" + "\n" + challenge
                                                  + R"(,"dice":[6,6,1,1],"answers":[["surgeon","fails"]]})" + "\n");
    REQUIRE(answers.size() == 5);
    CHECK(answers[2]["ok"] == false);
    CHECK(answers[2]["needs"] == "dice");
    CHECK(answers[3]["ok"] == false);
    CHECK(answers[3]["needs"] == "surgeon");
    CHECK(answers[4]["ok"] == true);
    CHECK(answers[4]["entry"] == 3);
}

TEST_CASE("play rolls the same dice for the same seed, also after a refused command")
{
    const Duel duel;
    const std::string answered = std::string(challenge) + R"(,"answers":[["surgeon","fails"]]})" + "\n";
    const std::vector<json> once = duel.play(toChallenge() + answered, {"--seed", "7"});
    const std::vector<json> again =
        duel.play(toChallenge() + challenge + "}\n" + answered + "{\"do\":\"look\"}\n", {"--seed", "7"});
    REQUIRE(once.back()["ok"] == true);
    // Either no surgeon was needed and the first command was decided, or it was refused and its dice are thrown again.
    const json& decided = again[2]["ok"] == true ? again[2] : again[3];
    CHECK(decided["sentences"][0] == once.back()["sentences"][0]);
}

TEST_CASE("play undoes and redoes")
{
    const std::vector<json> answers = Duel().play(toChallenge()
                                                  + R"({"do":"undo"})"
                                                    "\n"
                                                    R"({"do":"redo"})"
                                                    "\n"
                                                    R"({"do":"go-to","entry":0})"
                                                    "\n"
                                                    R"({"do":"undo"})"
                                                    "\n");
    REQUIRE(answers.size() == 6);
    CHECK(answers[2]["entry"] == 1);
    CHECK(answers[2]["step"] == "ground");
    CHECK(answers[3]["entry"] == 2);
    CHECK(answers[3]["step"] == "challenge");
    CHECK(answers[4]["entry"] == 0);
    CHECK(answers[5]["ok"] == false);
}

TEST_CASE("play tells the lines of play, and how far back it stands")
{
    const std::vector<json> answers = Duel().play(toChallenge()
                                                  + R"({"do":"undo"})"
                                                    "\n"
                                                    R"({"do":"note","text":"Another way."})"
                                                    "\n"
                                                    R"({"do":"lines"})"
                                                    "\n"
                                                    R"({"do":"go-to","entry":2})"
                                                    "\n"
                                                    R"({"do":"lines","of":1})"
                                                    "\n");
    REQUIRE(answers.size() == 7);
    CHECK(answers[2]["steps-back"] == 1);
    CHECK_FALSE(answers[3].contains("steps-back"));
    const json& lines = answers[4]["lines"];
    REQUIRE(lines.size() == 2);
    CHECK(lines[0]["from"].is_null());
    CHECK(lines[0]["end"] == 2);
    CHECK(lines[0]["present"] == false);
    CHECK(lines[1]["from"] == 0);
    CHECK(lines[1]["fork"] == 1);
    CHECK(lines[1]["end"] == 3);
    CHECK(lines[1]["present"] == true);
    CHECK(lines[1]["name"].get<std::string>().find("Another way, not ") != std::string::npos);
    CHECK(answers[5]["entry"] == 2);
    CHECK(answers[6]["ok"] == false);
}

TEST_CASE("play answers a bad line with an error, and the game goes on")
{
    const std::vector<std::string> bad = {
        "nonsense",
        "[]",
        "42",
        "\"advance\"",
        "{}",
        R"({"do":7})",
        R"({"do":"fly"})",
        R"({"do":"advance","onwards":true})",
        R"({"do":"look","at":"arnim"})",
        R"({"do":"go-to"})",
        R"({"do":"go-to","entry":99})",
        R"({"do":"go-to","entry":-1})",
        R"({"do":"go-to","entry":1e400})",
        R"({"do":"redo"})",
        R"({"do":"resolve"})",
        R"({"do":"resolve","procedure":"duel","roles":{"challenger":"arnim"}})",
        R"({"do":"resolve","procedure":"duel","roles":[["challenger",["nobody"]]]})",
        R"({"do":"resolve","procedure":"duel","dice":["six"]})",
        R"({"do":"resolve","procedure":"duel","dice":[99999999999999999999]})",
        R"({"do":"edit","entity":"arnim","changes":[["skill","lots"]]})",
        R"({"do":"dismiss","settles":3,"reason":"no"})",
        std::string("{\"do\":\"note\",\"text\":\"a\0b\"}", 26),
        "{\"do\":\"note\",\"text\":\"\xff\xfe\"}",
        "{\"do\":\"note\",\"text\":\"" + std::string(2 * 1024 * 1024, 'a') + "\"}",
        std::string(100'000, '['),
        R"({"do":)" + std::string(100'000, '[') + std::string(100'000, ']') + "}",
    };
    std::string lines = "{\"do\":\"advance\"}\n\n  \r\n";
    for (const std::string& each : bad) lines += each + "\n";
    const std::vector<json> answers = Duel().play(lines + "{\"do\":\"advance\"}");
    REQUIRE(answers.size() == bad.size() + 2);
    for (std::size_t i = 0; i < bad.size(); ++i) {
        INFO(bad[i].substr(0, 80) << " -> " << answers[i + 1].dump());
        CHECK(answers[i + 1]["ok"] == false);
        CHECK_FALSE(answers[i + 1]["error"].get<std::string>().empty());
        CHECK(answers[i + 1]["error"].get<std::string>().size() < 300);
    }
    CHECK(answers.back()["entry"] == 2);
}

TEST_CASE("play has each command in the file before its line is answered")
{
    const Duel duel;
    WatchedOutput watched(duel.file("game.drumhead"));
    std::ostream out(&watched);
    std::ostringstream err;
    std::istringstream in(toChallenge() + "nonsense\n{\"do\":\"note\",\"text\":\"fog\"}\n");
    REQUIRE(cli::runCommandLine({"play", duel.file(), "-o", duel.file("game.drumhead")}, {out, err, in}) == 0);
    CHECK(watched.entries == std::vector<std::size_t>{1, 2, 2, 3});

    SECTION("and takes it up again, in the file that -o names or beside it")
    {
        const std::string file = duel.file("game.drumhead");
        const std::vector<json> aside = duel.play("{\"do\":\"note\",\"text\":\"wind\"}\n", {}, "game.drumhead");
        CHECK(aside[0]["entry"] == 4);
        const std::vector<json> there = duel.play("{\"do\":\"undo\"}\n", {"-o", file}, "game.drumhead");
        CHECK(there[0]["entry"] == 2);
        const std::vector<json> copy =
            duel.play("{\"do\":\"look\"}\n", {"-o", duel.file("copy.drumhead")}, "game.drumhead");
        CHECK(copy[0]["entry"] == 2);
        CHECK(copy[0]["step"] == "challenge");
        CHECK(runLine("replay " + duel.file("copy.drumhead")).code == 0);
        const Ran today = runLine("replay " + duel.file("copy.drumhead") + " --rules today");
        CHECK(today.code == 0);
        CHECK(today.out.rfind("by the rules in ", 0) == 0);
        CHECK(today.out.find("toy-duel") < today.out.find('\n'));
    }

    SECTION("and writes over nothing")
    {
        const std::string before = bytesOf(duel.file("game.drumhead"));
        const Ran ran = run({"play", duel.file(), "-o", duel.file("game.drumhead")}, "{\"do\":\"advance\"}\n");
        CHECK(ran.code == 2);
        CHECK(ran.tells("game.drumhead"));
        CHECK(bytesOf(duel.file("game.drumhead")) == before);
    }
}

TEST_CASE("play on a full disk says of each answer that it is not in the file, and why, and fails at the end")
{
    int refused = 0;
    int complete = 0;
    for (int writes = 4; writes < 400 && complete < 2; writes += 12) {
        const Duel duel;
        std::string lines = toChallenge();
        for (int i = 0; i < 6; ++i) lines += R"({"do":"note","text":")" + std::string(9000, 'n') + "\"}\n";
        Ran ran;
        bool wasFull = false;
        {
            const FullDisk disk(writes);
            ran = run({"play", duel.file(), "-o", duel.file("game.drumhead")}, lines);
            wasFull = disk.refused();
        }
        INFO("room for " << writes << " writes; " << ran.err);
        if (ran.code == 2) continue;  // not even the new game could be made
        std::size_t durable = 0;
        std::istringstream out(ran.out);
        bool isLastKept = false;
        for (std::string line; std::getline(out, line);) {
            const json answer = json::parse(line);
            REQUIRE(answer["ok"] == true);
            isLastKept = !answer.contains("unsaved");
            if (isLastKept) durable = answer["entry"].get<std::size_t>();
            else CHECK_THAT(answer["unsaved"].get<std::string>(), ContainsSubstring("full"));
        }
        const GameFile::Opened kept = GameFile::open(duel.file("game.drumhead"), GameFile::Mode::ReadOnly);
        REQUIRE(kept.file);
        CHECK(kept.file->content().entries.size() >= durable);
        CHECK(ran.code == (isLastKept ? 0 : 1));
        if (!isLastKept) CHECK_THAT(ran.err, ContainsSubstring("not everything is in the file"));
        (wasFull ? refused : complete)++;
    }
    CHECK(refused > 0);
    CHECK(complete > 0);
}

TEST_CASE("play refuses bad usage")
{
    const Duel duel;
    CHECK(run({"play"}).code == 2);
    CHECK(run({"play", duel.file("missing.scenario.json")}).code == 2);
    CHECK(run({"play", duel.file("missing.drumhead")}).code == 2);
    CHECK(run({"play", "no-such-scenario"}).tells("no-such-scenario"));
    CHECK(run({"play", duel.file(), "--seed", "x"}).tells("--seed"));
    CHECK(run({"play", duel.file(), "--rules", "no-such-rules"}).tells("no-such-rules"));
    CHECK(run({"play", duel.file(), "-o", duel.file("game.txt")}).tells(".drumhead"));
    CHECK(run({"play", duel.file(), "-o", duel.file("no/such/folder.drumhead")}).code == 2);
}

TEST_CASE("play plays the commands of recorded battles to the same state", "[battles][once]")
{
    for (const std::filesystem::path& file : recordedBattles()) {
        INFO(file.string());
        const Result<BattleText> recorded = readBattleText(file);
        REQUIRE(recorded);
        OwnFolder folder;
        const std::string begun = (folder / "begun.scenario.json").string();
        const std::string kept = (folder / "kept.drumhead").string();
        writeBytes(begun, recorded->content.scenario);
        const Ran ran = run({"play", begun, "--rules", recorded->ruleset, "-o", kept}, commandsOf(recorded->content));
        INFO(ran.err);
        REQUIRE(ran.code == 0);
        CHECK(ran.out.find("\"ok\":false") == std::string::npos);
        const GameFile::Opened opened = GameFile::open(kept, GameFile::Mode::ReadOnly);
        REQUIRE(opened.file);
        const Result<ReadableGame> game = readableGame(opened.file->content());
        REQUIRE(game);
        const ReplayOutcome outcome = replay(*game, recorded->atHead);
        CHECK(outcome.state.empty());
        CHECK(outcome.atHead == recorded->atHead);
    }
}

TEST_CASE("what was mistaken in a command is said with what was meant")
{
    const Duel duel;
    const auto error = [&](const std::string& line) {
        const json answer = duel.play(toChallenge() + line + "\n").back();
        CHECK(answer.at("ok") == false);
        return answer.at("error").get<std::string>();
    };
    CHECK(error(R"({"do":"advnce"})")
          == "a command can't be read: \"advnce\" is no kind of command; did you mean \"advance\"?");
    CHECK_THAT(error(R"({"do":"resolve","procedure":"duell"})"), EndsWith("; did you mean \"duel\"?"));
    CHECK(error(R"({"do":"resolve","procedure":"duel","roles":[["challenger",["arnin"]],["challenged",["bonnet"]]]})")
          == "there is no \"arnin\" in the battle; did you mean \"arnim\"?");
    CHECK_THAT(error(R"({"do":"resolve","procedure":"duel","roles":{"challenger":["arnim"]}})"),
               EndsWith(R"("roles" has to be a list of pairs, as in [["firer", ["a-1"]]])"));
    CHECK_THAT(error(R"({"do":"resolve","procedure":"duel","answers":{"paces":"10"}})"),
               EndsWith(R"("answers" has to be a list of pairs, as in [["distance", "4"]])"));
}

TEST_CASE("a role that nobody has is told, not fought by nobody")
{
    const Duel duel;
    const std::string lone = R"({"do":"resolve","procedure":"duel","roles":[["challenger",["arnim"]])";
    const json answer = duel.play(toChallenge() + lone + "]}\n").back();
    CHECK(
        answer.at("error")
        == R"(nobody has the role "challenged"; add ["challenged", ["ID"]] to "roles", with "" for one who is in no list)");
    CHECK(answer.at("needs") == "challenged");
    const json unlisted = duel.play(toChallenge() + lone + R"(,["challenged",[""]]]})" + "\n").back();
    CHECK_FALSE(unlisted.value("error", "").starts_with("nobody"));
}

TEST_CASE("the help of play lists the lines that it reads")
{
    const Ran ran = run({"play", "--help"});
    for (const char* each : {R"({"do":"advance"})", R"("answers":[["distance","4"]])", R"({"do":"undo"})"})
        CHECK_THAT(ran.out, ContainsSubstring(each));
}

}  // namespace play_test
