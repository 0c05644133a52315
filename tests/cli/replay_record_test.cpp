// replay --record writes the whole file, or leaves the old one.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/sample_game.hpp"
#include "support/small_disk.hpp"

namespace replay_record_test {

using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string recorded = std::string(DRUMHEAD_TEST_DATA) + "/battles/first-shots-at-kirchdorf.battle.json";

}  // namespace

TEST_CASE("a recorded battle that finds no room on the disk leaves the old file as it was")
{
    const OwnFolder folder;
    const auto target = folder / "mine.battle.json";
    writeBytes(target, "the battle of last year");
    {
        const SmallDisk full(2000);
        const Ran ran = run({"replay", recorded, "--record", target.string()});
        CHECK(ran.code == 2);
        CHECK_THAT(ran.err, ContainsSubstring(target.string()));
    }
    CHECK(bytesOf(target) == "the battle of last year");
    CHECK(folder.names() == "mine.battle.json");
    CHECK(run({"replay", recorded, "--record", target.string()}).code == 0);
    CHECK(bytesOf(target).size() > 2000);
    CHECK(folder.names() == "mine.battle.json");
}

TEST_CASE("a battle recorded again is the same, byte for byte")
{
    const OwnFolder folder;
    for (const std::string name : {"a.battle.json", "b.battle.json"})
        REQUIRE(run({"replay", recorded, "--record", (folder / name).string()}).code == 0);
    CHECK(bytesOf(folder / "a.battle.json") == bytesOf(folder / "b.battle.json"));
    CHECK(run({"replay", (folder / "a.battle.json").string()}).code == 0);
}

TEST_CASE("a battle that is too long to be read as text is not recorded as text")
{
    const OwnFolder folder;
    const std::string game = (folder / "long.drumhead").string();
    std::string commands;
    for (int i = 0; i < 6; ++i) commands += R"({"do":"note","text":")" + std::string(800'000, 'a') + "\"}\n";
    REQUIRE(run({"play", recorded, "-o", game}, commands).code == 0);
    const std::filesystem::path target = folder / "long.battle.json";
    const Ran ran = run({"replay", game, "--record", target.string()});
    CHECK(ran.code == 2);
    CHECK(ran.err
          == "drumhead-cli: error: the battle has more than 4 MiB as text, which nothing reads; keep " + game + "\n");
    CHECK_FALSE(std::filesystem::exists(target));
}

TEST_CASE("what came out otherwise never replaces the record it was read from")
{
    const OwnFolder folder;
    const std::filesystem::path file = folder / "mine.battle.json";
    std::string text = bytesOf(recorded);
    const std::size_t at = text.find("\"sentences\":[\"") + 14;
    text.insert(at, "Otherwise. ");
    writeBytes(file, text);
    const Ran ran = run({"replay", file.string(), "--record", file.string()});
    CHECK(ran.code == 2);
    CHECK_THAT(ran.err, ContainsSubstring("came out otherwise, and would be lost"));
    CHECK(bytesOf(file) == text);
    CHECK(run({"replay", file.string(), "--record", (folder / "other.battle.json").string()}).code == 1);
    CHECK(std::filesystem::exists(folder / "other.battle.json"));
}

}  // namespace replay_record_test
