// Games with sound checksums that are larger than any that is played, or have numbers that no entry has.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/game_recorder.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/storage/file/game_file.hpp"

#include <filesystem>

namespace oversized_games_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;
namespace fs = std::filesystem;

namespace {

/// Why a game of this content can be neither read nor played.
std::string refusalOf(const GameContent& content)
{
    const OwnFolder folder;
    const fs::path file = folder / "forged.drumhead";
    REQUIRE_FALSE(GameFile::create(file, content));
    const GameFile::Opened read = GameFile::open(file, GameFile::Mode::ReadOnly);
    const GameFile::Opened played = GameFile::open(file, GameFile::Mode::Play);
    CHECK_FALSE(read.file);
    CHECK_FALSE(played.file);
    CHECK(played.error.message == read.error.message);
    return read.error.message;
}

}  // namespace

TEST_CASE("a game whose copy of the rules or whose settings would fill the memory is refused", "[hostile]")
{
    GameContent large = recordedDuel().content();
    for (int i = 0; i < 17; ++i)
        large.rules.files.push_back({"x" + std::to_string(i) + ".json", std::string(4'000'000, ' ')});
    CHECK_THAT(refusalOf(large), ContainsSubstring("larger than any ruleset"));
    GameContent many = recordedDuel().content();
    for (int i = 0; i < 10'000; ++i) many.rules.files.push_back({"x" + std::to_string(i) + ".json", "{}"});
    CHECK_THAT(refusalOf(many), ContainsSubstring("larger than any ruleset"));
    GameContent kept = recordedDuel().content();
    for (int i = 0; i < 2; ++i) kept.settings["x" + std::to_string(i)] = std::string(40'000'000, 'x');
    CHECK_THAT(refusalOf(kept), ContainsSubstring("is longer than any"));
}

TEST_CASE("entries with numbers below one are refused without a word of entry -1", "[hostile]")
{
    for (const std::int64_t id : {std::int64_t{0}, std::int64_t{-1}, INT64_MIN}) {
        GameContent content = recordedDuel().content();
        content.entries.front().id = id;
        content.entries.front().parent = id == INT64_MIN ? id : id - 1;
        content.entries.front().sentences = {std::string(2'000'000, 'x')};
        const std::string told = refusalOf(content);
        CHECK_THAT(told, ContainsSubstring("its first entry has a number that no entry has"));
    }
}

TEST_CASE("a file of holes that claims to be a large game, or lies beside one, is refused before it is read",
          "[hostile]")
{
    const OwnFolder folder;
    const fs::path file = folder / "large.drumhead";
    REQUIRE_FALSE(GameFile::create(file, recordedDuel().content()));
    for (const std::string ending : {"-wal", "-journal", ""}) {
        const fs::path grown = file.string() + ending;
        if (!fs::exists(grown)) writeBytes(grown, "");
        fs::resize_file(grown, 30'000'000'000);
        for (const auto mode : {GameFile::Mode::ReadOnly, GameFile::Mode::Play}) {
            const GameFile::Opened opened = GameFile::open(file, mode);
            INFO(grown);
            CHECK_FALSE(opened.file);
            CHECK_THAT(opened.error.message, ContainsSubstring("larger than any game"));
        }
        if (!ending.empty()) fs::remove(grown);
    }
}

TEST_CASE("a number beyond 1,000,000,000 in a file of rules is refused where it stands", "[hostile]")
{
    const OwnLibrary library;
    const fs::path file = library.folder() / "rulesets" / "toy-duel" / "more.json";
    for (const char* const number : {"1e18", "-1e18", "1000000001", "99999999999999999999999", "1e308"}) {
        writeBytes(file, std::string("{ \"note\":\n  [ 1e9, -1000000000, ") + number + " ] }");
        const Ran ran = run({"check", "toy-duel"});
        INFO(number << ": " << ran.out << ran.err);
        CHECK_THAT(ran.out + ran.err, ContainsSubstring("more.json:2:23: error: numbers lie between -1,000,000,000"));
    }
}

TEST_CASE("an index of the units of one line of a battle shares what it has, and grows by itself", "[hostile]")
{
    EntityIndex one{State()};
    one.add("a");
    EntityIndex other = one;
    other.add("b");
    one.add("c");
    CHECK(one.find("a") == 0);
    CHECK(other.find("a") == 0);
    CHECK(one.find("b") == nobody);
    CHECK(one.find("c") == 1);
    CHECK(other.find("b") == 1);
    CHECK(one.made() == 2);
}

}  // namespace oversized_games_test
