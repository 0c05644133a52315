// Game files made by hand, with sound checksums, against those who read them.
#include "cli/input/recorded_game.hpp"
#include "fuzz/fuzz_rules.hpp"
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/game_recorder.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/game/journal/turn_clock.hpp"
#include "drumhead/game/journal/unapplied_cases.hpp"
#include "drumhead/sheets/report/battle_report.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/replay.hpp"

#include <algorithm>
#include <ctime>

namespace forged_files_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string withEvents(const std::string& events, const std::vector<std::string>& command)
{
    const OwnFolder folder;
    GameContent content = recordedDuel().content();
    content.entries.front().events = events;
    const std::string file = (folder / "forged.drumhead").string();
    REQUIRE_FALSE(GameFile::create(file, content));
    std::vector<std::string> words = {command.front(), file};
    for (std::size_t i = 1; i < command.size(); ++i)
        words.push_back(command[i] == "FILE" ? (folder / "report.md").string() : command[i]);
    const Ran ran = run(words);
    return ran.out + ran.err;
}

}  // namespace

TEST_CASE("what the log of a stranger's game says moves no cursor and hides nothing", "[hostile]")
{
    const OwnFolder folder;
    GameContent content = recordedDuel().content();
    content.entries.front().sentences = {"\x1b[2Jgone\x07\b\xC2\x9B\x7F, J\xC3\xA4ger \xC2\xA0"};
    content.entries.front().step = "St\x1b]0;title\x07";
    const std::string file = (folder / "forged.drumhead").string();
    REQUIRE_FALSE(GameFile::create(file, content));
    for (const std::vector<std::string>& command : {std::vector<std::string>{"log", file}, {"replay", file}}) {
        const Ran ran = run(command);
        INFO(ran.out << ran.err);
        for (const char letter : ran.out + ran.err)
            CHECK((static_cast<unsigned char>(letter) >= 0x20 || letter == '\n' || letter == '\t'));
        CHECK(ran.out.find("\xC2\x9B") == std::string::npos);
        CHECK_THAT(ran.out, ContainsSubstring("[2Jgone") && ContainsSubstring("J\xC3\xA4ger \xC2\xA0"));
    }
}

TEST_CASE("a sheet of a stranger's game has no control characters, whatever its format", "[hostile]")
{
    const OwnFolder folder;
    GameContent content = recordedDuel().content();
    const std::string controls = R"(\u001b[2J\u0007\u009b1m\u007f)";
    for (StoredEntry& entry : content.entries) {
        for (std::string* each : {&entry.command, &entry.events}) {
            const auto at = each->find("\"text\":\"");
            if (at != std::string::npos) each->insert(at + 8, controls);
        }
        entry.sentences.push_back("\x1b[2Jgone\x07\xC2\x9B\x7F");
    }
    const std::string file = (folder / "forged.drumhead").string();
    REQUIRE_FALSE(GameFile::create(file, content));
    for (const char* const ending : {".md", ".html", ".csv"}) {
        const std::string sheet = (folder / "report").string() + ending;
        const Ran ran = run({"report", file, "-o", sheet});
        INFO(ran.err);
        REQUIRE(ran.code == 0);
        const std::string text = bytesOf(sheet);
        CHECK(text.size() > 200);
        for (const char letter : text) CHECK((static_cast<unsigned char>(letter) >= 0x20 || letter == '\n'));
        CHECK(text.find("\xC2\x9B") == std::string::npos);
        CHECK(text.find('\x7F') == std::string::npos);
    }
}

TEST_CASE("a carriage return in a stranger's name writes nothing over the line that it stands in", "[hostile]")
{
    const Ran ran = run({"check", "x\rdrumhead-cli: all is well"});
    CHECK(ran.code == 2);
    CHECK(ran.err.find('\r') == std::string::npos);
    CHECK_THAT(ran.err, ContainsSubstring("x\xEF\xBF\xBD"));
}

TEST_CASE("a stranger's name can't change the order of the words around it, in the terminal or the battle", "[hostile]")
{
    const std::string turn = "\xE2\x80\xAE";
    for (const std::string& name :
         {"x" + turn + "y", "x\r" + turn + "y", "x\xE2\x80" + turn + "y", "\xC2" + turn + "y"}) {
        const Ran ran = run({"check", name});
        CHECK(ran.code == 2);
        CHECK(ran.err.find(turn) == std::string::npos);
        CHECK_THAT(ran.err, ContainsSubstring("\xEF\xBF\xBDy"));
    }
    CHECK_THAT(run({"check", "Alt\xE2\x80\x93Kreytzen"}).err, ContainsSubstring("Alt\xE2\x80\x93Kreytzen"));

    const OwnFolder folder;
    GameContent content = recordedDuel().content();
    const std::string called = "\"name\": \"Capt. Arnim";
    const auto at = content.scenario.find(called);
    REQUIRE(at != std::string::npos);
    content.scenario.insert(at + called.size(), turn);
    const std::string file = (folder / "forged.drumhead").string();
    REQUIRE_FALSE(GameFile::create(file, content));
    const std::string sheet = (folder / "report.md").string();
    REQUIRE(run({"report", file, "-o", sheet}).code == 0);
    CHECK(bytesOf(sheet).find("Arnim" + turn) == std::string::npos);
    CHECK_THAT(run({"play", file}, "{\"do\":\"look\"}\n").out, ContainsSubstring("Arnim\xEF\xBF\xBD"));
}

TEST_CASE("the part of a unit that a stranger's game divides has no name that turns writing either", "[hostile]")
{
    const auto& [ruleset, scenario] = fuzz::largeBattle();
    const StoredAttributes stored(ruleset);
    const State start = initialState(scenario, ruleset, stored);
    const auto unit = std::find_if(start.entities.begin(), start.entities.end(),
                                   [](const Entity& each) { return each.kind == EntityKind::Unit; });
    REQUIRE(unit != start.entities.end());
    const std::string divided =
        R"([{"event":"divided","name":"part","value":"A\u202eB","entity":")" + unit->id + "\"}]";
    const Result<std::vector<Event>> events = eventsFromJson(divided, start, ruleset, stored);
    REQUIRE(events);
    CHECK(std::get<DividedEvent>(events->front()).name == "A\uFFFDB");
}

TEST_CASE("a game is decided again in the languages of this program only, and in each once", "[hostile]")
{
    GameContent content = recordedDuel().content();
    for (const char* const path : {"texts.de.json", "a/texts.de.json", "b/texts.de.json", "texts.xx.json",
                                   "texts.yy.json", "texts..json", "texts.en.json"})
        content.rules.files.push_back({path, R"({ "texts": {} })"});
    CHECK(languagesOf(content.rules) == std::vector<std::string>{"", "de", "en", "xx", "yy"});
    const cli::Recorded recorded{content, "none-of-today", std::nullopt, {}};
    CHECK(cli::inOtherLanguages(recorded, "").size() == 1);
}

TEST_CASE("a command of 90,000 members is refused before it is read", "[hostile]")
{
    std::string line = "{\"do\":\"advance\"";
    for (int i = 0; i < 90'000; ++i) line += ",\"" + std::to_string(i) + "\":0";
    const OwnFolder folder;
    const std::string file = (folder / "game.drumhead").string();
    REQUIRE_FALSE(GameFile::create(file, recordedDuel().content()));
    const Ran ran = run({"play", file}, line + "}\n{\"do\":\"look\"}\n");
    CHECK_THAT(ran.out, ContainsSubstring("no command has an object of too many members"));
    CHECK_THAT(ran.out, ContainsSubstring("\"ok\":true"));
}

TEST_CASE("what came out otherwise in a list of 200,000 is told in a moment", "[hostile]")
{
    GameContent content = recordedDuel().content();
    std::string numbers = "[0";
    for (int i = 0; i < 200'000; ++i) numbers += ",0";
    content.entries.front().events = numbers + "]";
    const OwnFolder folder;
    const std::string file = (folder / "game.drumhead").string();
    REQUIRE_FALSE(GameFile::create(file, content));
    const std::clock_t before = std::clock();
    const Ran ran = run({"replay", file});
    CHECK(ran.code == 1);
    CHECK_THAT(ran.out, ContainsSubstring("/200000 is nothing, was 0"));
    CHECK(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC < 10);  // minutes, where each was moved along
}

TEST_CASE("an entry that says 20 MB or a million lines is refused, and what comes before it is saved",
          "[hostile][once]")
{
    for (const std::vector<std::string>& sentences :
         {std::vector<std::string>{std::string(20'000'000, 'x')}, std::vector<std::string>(1'000'000, "x")}) {
        const OwnFolder folder;
        GameContent content = recordedDuel().content();
        content.entries.back().sentences = sentences;
        const std::string file = (folder / "forged.drumhead").string();
        REQUIRE_FALSE(GameFile::create(file, content));
        const std::string fault =
            "entry " + std::to_string(content.entries.back().id) + " says more than a command can";
        CHECK_THAT(run({"log", file}).err, ContainsSubstring(fault));
        const std::string saved = (folder / "saved.drumhead").string();
        const Ran repaired = run({"repair", file, "-o", saved});
        CHECK_THAT(repaired.out, ContainsSubstring(std::to_string(content.entries.size() - 1) + " of "));
    }
}

TEST_CASE("100,000 due items in a game file are refused by whoever reads it", "[hostile][once]")
{
    std::string flood = R"([{"event":"due","number":1,"procedure":"duel"})";
    for (int i = 1; i < 100'000; ++i) flood += R"(,{"event":"due","number":1,"procedure":"duel"})";
    flood += "]";
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"replay"}, {"report", "-o", "FILE"}, {"play"}}) {
        CHECK_THAT(withEvents(flood, command), ContainsSubstring("more than 5000 things due"));
    }
}

TEST_CASE("what is due in a game file without saying what or for whom is refused by whoever reads it", "[hostile]")
{
    for (const std::string roles : {"", R"(,"roles":[["arrivals",[""]]])", R"(,"roles":[["arrivals",["arnim",""]]])"}) {
        for (const std::vector<std::string>& command :
             {std::vector<std::string>{"replay"}, {"report", "-o", "FILE"}, {"play"}}) {
            INFO(command.front() << roles);
            CHECK_THAT(withEvents(R"([{"event":"due","number":5)" + roles + "}]", command),
                       ContainsSubstring("something is due that names neither a procedure nor who comes"));
        }
    }
}

TEST_CASE("repair of a forged game says why it can't be played on, and what helps", "[hostile]")
{
    const std::string told =
        withEvents(R"([{"event":"entered","turn":1,"place":[[99999,0,""]]}])", {"repair", "-o", "NEW.drumhead"});
    CHECK_THAT(told,
               ContainsSubstring("is sound; nothing was written")
                   && ContainsSubstring("can only be read: entry 1 (turn 1)")
                   && ContainsSubstring("no command before it"));
    CHECK_THAT(told, !ContainsSubstring("--rules today"));  // the rules are not at fault
}

TEST_CASE("repair saves what comes before an entry that does not fit the rules", "[hostile]")
{
    const OwnFolder folder;
    GameContent content = recordedDuel().content();
    const std::size_t all = content.entries.size();
    content.entries.back().events = R"([{"event":"entered","turn":1,"place":[[99999,0,""]]}])";
    const std::string file = (folder / "forged.drumhead").string();
    const std::string saved = (folder / "saved.drumhead").string();
    REQUIRE_FALSE(GameFile::create(file, content));
    const std::string before = std::to_string(all - 1);
    CHECK_THAT(run({"log", file}).err, ContainsSubstring("saves the " + before + " commands before it"));
    CHECK_THAT(run({"repair", file, "-o", saved}).out,
               ContainsSubstring(before + " of " + std::to_string(all) + " commands can be read"));
    CHECK(run({"replay", saved}).code == 0);
}

TEST_CASE("an event whose text is long is refused before it is copied a thousand times", "[hostile]")
{
    std::string flood =
        R"([{"event":"edited","entity":"bonnet","name":":note","value":")" + std::string(5'000'000, 'n') + R"("})";
    for (int i = 0; i < 1000; ++i)
        flood += R"(,{"event":"divided","entity":"bonnet","name":"div-)" + std::to_string(i) + R"(","value":"d"})";
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"replay"}, {"report", "-o", "FILE"}, {"play"}, {"log"}})
        CHECK_THAT(withEvents(flood + "]", command), ContainsSubstring("\"value\" has more than 200000 letters"));
    const std::string name(3000, 'n');
    CHECK_THAT(withEvents(R"([{"event":"done","name":")" + name + R"("}])", {"play"}),
               ContainsSubstring("\"name\" has more than 2000 letters"));
}

TEST_CASE("an entry of more than 8 MB is refused before it is taken apart, and what comes before it is saved",
          "[hostile]")
{
    GameContent content = recordedDuel().content();
    std::string lists = "[[]";
    for (int i = 0; i < 3'000'000; ++i) lists += ",[]";
    const auto refused = [&](const auto& change) {
        const OwnFolder folder;
        GameContent changed = content;
        change(changed.entries.back());
        const std::string file = (folder / "forged.drumhead").string();
        REQUIRE_FALSE(GameFile::create(file, changed));
        return run({"log", file}).err;
    };
    const std::string fault = "entry " + std::to_string(content.entries.back().id) + " says more than a command can";
    CHECK_THAT(refused([&](StoredEntry& entry) { entry.events = lists + "]"; }), ContainsSubstring(fault));
    CHECK_THAT(refused([](StoredEntry& entry) { entry.step = std::string(3000, 's'); }), ContainsSubstring(fault));
    CHECK_THAT(refused([](StoredEntry& entry) { entry.command.append(9'000'000, ' '); }), ContainsSubstring(fault));
}

TEST_CASE("a turn that is missing or beyond all bounds is refused, and none is played that could not be read again",
          "[hostile]")
{
    CHECK_THAT(withEvents(R"([{"event":"entered","place":[]}])", {"play"}), ContainsSubstring("it enters no turn"));
    CHECK_THAT(withEvents(R"([{"event":"entered","turn":10001,"place":[]}])", {"play"}),
               ContainsSubstring("\"turn\" is a whole number from 1 to 10000"));
}

TEST_CASE("a clock and unapplied cases of a stranger's game are read within bounds", "[hostile][once]")
{
    std::string clock = "[";
    for (int turn = 1; turn <= 400'000; ++turn)
        clock += (turn > 1 ? "," : "") + (R"({"turn":)" + std::to_string(turn)) + R"(,"step":"s","side":"x","ms":5})";
    CHECK(TurnClock::fromJson(clock + "]").all().size() == 30'000);
    const std::string deep = std::string(1'000'000, '[') + std::string(1'000'000, ']');
    CHECK(UnappliedCases::fromJson(R"([{"id":1,"command":)" + deep + "}]").toJson().empty());
    CHECK(TurnClock::fromJson(deep).isEmpty());
}

TEST_CASE("events that do not fit the battle are told, not carried out", "[hostile]")
{
    for (const char* const events :
         {R"([{"event":"edited","entity":"bonnet","name":":attached-to","value":"arnim"}])",
          R"([{"event":"edited","entity":"bonnet","name":":on-table","value":"perhaps"}])"}) {
        for (const std::vector<std::string>& command :
             {std::vector<std::string>{"replay"}, {"report", "-o", "FILE"}, {"play"}})
            CHECK_THAT(withEvents(events, command), ContainsSubstring("does not fit"));
    }
}

}  // namespace forged_files_test
