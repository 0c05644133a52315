// Strangers' files that name others: nothing of the machine is read that was not sent along.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/game_recorder.hpp"
#include "support/games/sample_game.hpp"
#include "support/small_disk.hpp"

#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/battle_text.hpp"

#include <ctime>
#include <filesystem>

namespace strange_paths_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;
namespace fs = std::filesystem;

namespace {

/// A recorded battle in a folder of its own, which names its scenario by this path.
class NamingBattle {
public:
    NamingBattle()
    {
        fs::create_directories(m_folder / "battle" / "beneath");
        fs::create_directories(m_folder / "library");
        writeBytes(m_folder / "secret.json", scenario());
        writeBytes(m_folder / "library" / "known.json", scenario());
    }

    Result<BattleText> naming(const std::string& path) const
    {
        const fs::path file = m_folder / "battle" / "x.battle.json";
        writeBytes(file, R"({"battle":1,"ruleset":"toy-duel","scenario":")" + path + R"(","entries":[]})");
        return readBattleText(file, {m_folder / "library"});
    }
    [[nodiscard]] fs::path folder() const { return m_folder.path(); }
    static std::string scenario() { return recordedDuel().content().scenario; }

private:
    OwnFolder m_folder;
};

}  // namespace

TEST_CASE("a recorded battle names a scenario of its own folder or of a library, and no other file of the machine",
          "[hostile]")
{
    const NamingBattle battle;
    writeBytes(battle.folder() / "battle/beside.json", NamingBattle::scenario());
    writeBytes(battle.folder() / "battle/beneath/deeper.json", NamingBattle::scenario());
    fs::create_symlink(battle.folder() / "secret.json", battle.folder() / "battle/link.json");
    fs::create_directory_symlink(battle.folder(), battle.folder() / "battle/up");
    for (const std::string& path : {std::string("beside.json"), std::string("beneath/deeper.json"),
                                    std::string("beneath/../beside.json"), std::string("../library/known.json")}) {
        const Result<BattleText> read = battle.naming(path);
        INFO(path << (read ? "" : read.error()));
        REQUIRE(read);
        CHECK(read->content.scenario == NamingBattle::scenario());
    }
    for (const std::string& path :
         {std::string("../secret.json"), (battle.folder() / "secret.json").string(), std::string("link.json"),
          std::string("up/secret.json"), std::string("/proc/self/environ"), std::string("/dev/zero"),
          std::string("../none.json"), std::string("/none/none.json")}) {
        const Result<BattleText> read = battle.naming(path);
        INFO(path);
        REQUIRE_FALSE(read);
        CHECK_THAT(read.error(), ContainsSubstring("lies neither in its own folder nor in a library"));
    }
    const Result<BattleText> missing = battle.naming("none.json");
    REQUIRE_FALSE(missing);
    CHECK_THAT(missing.error(), ContainsSubstring("there is no such file"));
}

TEST_CASE("a recorded battle that stands at no entry of its own is refused by every reader", "[hostile]")
{
    const OwnLibrary library;
    const std::string game = (library.folder() / "duel.drumhead").string();
    const std::string battle = (library.folder() / "x.battle.json").string();
    REQUIRE_FALSE(GameFile::create(game, recordedDuel().content()));
    REQUIRE(run({"replay", game, "--record", battle}).code == 0);
    const std::string whole = bytesOf(battle);
    const auto at = whole.find("\"head\": ");
    REQUIRE(at != std::string::npos);
    for (const char* const head : {"-1", "77", "9223372036854775807"}) {
        std::string forged = whole;
        forged.replace(at, forged.find(',', at) - at, std::string("\"head\": ") + head);
        writeBytes(battle, forged);
        for (const char* const command : {"replay", "log", "play"}) {
            INFO(head << ", " << command);
            CHECK_THAT(run({command, battle}).err, ContainsSubstring("stands at an entry that it has not"));
        }
    }
    std::string forged = whole;
    forged.replace(forged.find("\"id\":1,"), 7, "\"id\":18446744073709551615,");
    writeBytes(battle, forged);
    CHECK_THAT(run({"log", battle}).err, ContainsSubstring("entry 1 of ") && !ContainsSubstring("entry -1"));
}

TEST_CASE("a file names its rules by their id, and no folder of the machine", "[hostile]")
{
    const OwnLibrary library;
    const std::string rules = (library.folder() / "rulesets" / "toy-duel").string();
    const std::string battle = (library.folder() / "x.battle.json").string();
    writeBytes(battle, R"({"battle":1,"ruleset":")" + rules + R"(","scenario":{},"entries":[]})");
    CHECK(run({"replay", battle}).tells("names a ruleset that is no id"));
    std::string text = NamingBattle::scenario();
    const std::string named = "\"toy-duel\"";
    REQUIRE(text.find(named) != std::string::npos);
    text.replace(text.find(named), named.size(), "\"" + rules + "\"");
    const std::string scenario = (library.folder() / "x.scenario.json").string();
    writeBytes(scenario, text);
    for (const char* const command : {"play", "check"}) {
        const Ran ran = run({command, scenario});
        INFO(ran.out << ran.err);
        CHECK_THAT(ran.out + ran.err, ContainsSubstring("is not an id"));
    }
}

TEST_CASE("a new ruleset for which there is no room leaves nothing behind", "[hostile]")
{
    unsetenv("DRUMHEAD_DATA");
    const OwnFolder folder;
    int written = 0;
    for (const rlim_t most : {rlim_t{0}, rlim_t{300}, rlim_t{1'000}, rlim_t{1'750}, rlim_t{100'000}}) {
        const std::string place = (folder / "deep/er/my-rules").string();
        const std::string empty = (folder / "empty-rules").string();
        fs::create_directory(empty);
        Ran made;
        Ran filled;
        {
            const SmallDisk small(most);
            made = run({"new", place});
            filled = run({"new", empty});
        }
        INFO(most << ": " << made.err);
        if (made.code == 0) {
            ++written;
            continue;
        }
        CHECK(
            made.tells("there is no room left on the disk; make room, or name a folder on another. Nothing was kept"));
        CHECK(filled.code == 2);
        CHECK_FALSE(fs::exists(folder / "deep"));
        CHECK(fs::is_empty(empty));
    }
    CHECK(written == 1);
}

TEST_CASE("a copy of a ruleset nested 100,000 levels deep is made or refused, and ends nothing", "[hostile]")
{
    const OwnLibrary library;
    const fs::path rules = library.folder() / "rulesets" / "toy-duel";
    std::string identity = bytesOf(rules / "ruleset.json");
    REQUIRE(identity.front() == '{');
    identity.insert(1, "\"note\": " + std::string(100'000, '[') + std::string(100'000, ']') + ",");
    writeBytes(rules / "ruleset.json", identity);
    CHECK(run({"new", (library.folder() / "copy").string(), "--from", rules.string()}).code == 0);
    CHECK(run({"check", (library.folder() / "copy").string()}).code != 0);
}

TEST_CASE("a ruleset is copied in a moment with a scenario that names it 800,000 times", "[hostile]")
{
    const OwnFolder folder;
    const fs::path rules = folder / "a";
    fs::create_directory(rules);
    writeBytes(rules / "ruleset.json", R"({ "format": 1, "id": "a", "title": "A", "version": "1" })");
    std::string names = "\"a\"";
    for (int i = 1; i < 800'000; ++i) names += ",\"a\"";
    writeBytes(rules / "x.scenario.json", "[" + names + "]");
    const std::clock_t before = std::clock();
    CHECK(run({"new", (folder / "other-name").string(), "--from", rules.string()}).code == 0);
    CHECK(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC < 10);  // minutes, where the rest was moved along
    const std::string copied = bytesOf(folder / "other-name" / "x.scenario.json");
    CHECK(copied.size() == 800'000 * 13 + 1);
    CHECK_THAT(copied.substr(0, 30), ContainsSubstring("[\"other-name\",\"other-name\","));
}

}  // namespace strange_paths_test
