#include "support/catch.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/rules_difference.hpp"

namespace game_file_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

GameFile::Opened played(const std::filesystem::path& path) { return GameFile::open(path, GameFile::Mode::Play); }
GameFile::Opened lookedAt(const std::filesystem::path& path) { return GameFile::open(path, GameFile::Mode::ReadOnly); }

}  // namespace

TEST_CASE("a game file gives back what was put into it")
{
    const OwnFolder folder;
    for (const std::int64_t entries : {0, 1, 500}) {
        const auto path = folder / ("game-" + std::to_string(entries) + ".drumhead");
        const GameContent game = sampleGame(entries);
        REQUIRE_FALSE(GameFile::create(path, game));
        const GameFile::Opened opened = lookedAt(path);
        INFO(opened.error.message);
        REQUIRE(opened.file);
        CHECK(sameGame(opened.file->content(), game));
        CHECK(opened.file->readOnly());
    }
}

TEST_CASE("commands, the head and settings are in the file when the call returns; closing leaves one file")
{
    const SampleFile sample(3);
    GameContent expected = sampleGame(5);
    {
        const GameFile::Opened opened = played(sample.path);
        INFO(opened.error.message);
        REQUIRE(opened.file);
        REQUIRE(opened.file->appendStored({sampleEntry(4), sampleEntry(5)}));
        CHECK(sameGame(lookedAt(sample.path).file->content(), expected));
        REQUIRE(opened.file->moveHead(2));
        REQUIRE(opened.file->set("zoom", "2"));
        expected.head = 2;
        expected.settings["zoom"] = "2";
        CHECK_FALSE(opened.file->unsaved());
        CHECK(sameGame(opened.file->content(), expected));
        CHECK(sameGame(lookedAt(sample.path).file->content(), expected));
        CHECK_FALSE(opened.file->close());
        CHECK_FALSE(opened.file->appendStored({sampleEntry(6)}));
    }
    CHECK(sample.folder.names() == "game.drumhead");
    CHECK(sameGame(lookedAt(sample.path).file->content(), expected));
}

TEST_CASE("an existing file is replaced only where that is asked for")
{
    const SampleFile sample(3);
    const FileError error = GameFile::create(sample.path, sampleGame(1));
    CHECK(error.fault == FileFault::Exists);
    CHECK_THAT(error.message, ContainsSubstring("there is a " + sample.path.string() + " already"));
    CHECK(lookedAt(sample.path).file->content().entries.size() == 3);
    REQUIRE_FALSE(GameFile::create(sample.path, sampleGame(1), true));
    CHECK(lookedAt(sample.path).file->content().entries.size() == 1);
    CHECK(sample.folder.names() == "game.drumhead");
    CHECK(GameFile::create(sample.folder / "no-such" / "game.drumhead", sampleGame(1)).fault == FileFault::Missing);
    CHECK(GameFile::create(sample.folder.path(), sampleGame(1), true).fault == FileFault::Foreign);
}

TEST_CASE("a game is played in one place at a time, and may be read meanwhile")
{
    const SampleFile sample(3);
    const GameFile::Opened first = played(sample.path);
    REQUIRE(first.file);
    const GameFile::Opened second = played(sample.path);
    CHECK(second.error.fault == FileFault::Locked);
    CHECK_THAT(second.error.message, ContainsSubstring("read only"));
    // A refused opening and a reader must not have given up the lock.
    CHECK(lookedAt(sample.path).file);
    CHECK(played(sample.path).error.fault == FileFault::Locked);
    REQUIRE(first.file->appendStored({sampleEntry(4)}));
    CHECK_FALSE(first.file->unsaved());
    CHECK(played(sample.path).error.fault == FileFault::Locked);
    CHECK_FALSE(first.file->close());
    CHECK(played(sample.path).file);
}

TEST_CASE("a file that is read only takes no commands")
{
    const SampleFile sample(3);
    const GameFile::Opened opened = lookedAt(sample.path);
    REQUIRE(opened.file);
    const Result<void> appended = opened.file->appendStored({sampleEntry(4)});
    REQUIRE_FALSE(appended);
    CHECK_THAT(appended.error(), ContainsSubstring("read only"));
    CHECK_FALSE(opened.file->moveHead(1));
    CHECK_FALSE(opened.file->set("zoom", "2"));
    CHECK(sameGame(opened.file->content(), sampleGame(3)));
    REQUIRE_FALSE(opened.file->saveCopy(sample.folder / "copy.drumhead"));
    CHECK(sameGame(lookedAt(sample.folder / "copy.drumhead").file->content(), sampleGame(3)));
}

TEST_CASE("a copy is a game of its own")
{
    const SampleFile sample(3);
    const GameFile::Opened opened = played(sample.path);
    REQUIRE(opened.file);
    CHECK(opened.file->saveCopy(sample.path, true).fault == FileFault::Locked);
    REQUIRE_FALSE(opened.file->saveCopy(sample.folder / "copy.drumhead"));
    CHECK(opened.file->saveCopy(sample.folder / "copy.drumhead").fault == FileFault::Exists);
    const GameFile::Opened copy = played(sample.folder / "copy.drumhead");
    REQUIRE(copy.file);
    REQUIRE(copy.file->appendStored({sampleEntry(4)}));
    CHECK(sameGame(lookedAt(sample.path).file->content(), sampleGame(3)));
}

TEST_CASE("a game that was moved or deleted while it was played goes on in memory until it is saved elsewhere")
{
    const SampleFile sample(3);
    const GameFile::Opened opened = played(sample.path);
    REQUIRE(opened.file);
    SECTION("deleted") { std::filesystem::remove(sample.path); }
    SECTION("moved") { std::filesystem::rename(sample.path, sample.folder / "moved.drumhead"); }
    SECTION("its journal deleted") { std::filesystem::remove(sample.path.string() + "-wal"); }
    SECTION("another one put in its place")
    {
        REQUIRE_FALSE(GameFile::create(sample.folder / "other", sampleGame(1)));
        std::filesystem::rename(sample.folder / "other", sample.path);
    }
    CHECK_FALSE(opened.file->appendStored({sampleEntry(4)}));
    CHECK(opened.file->unsaved());
    CHECK(opened.file->trouble().fault == FileFault::Missing);
    REQUIRE_FALSE(opened.file->saveCopy(sample.folder / "copy.drumhead"));
    CHECK(sameGame(lookedAt(sample.folder / "copy.drumhead").file->content(), sampleGame(4)));
    CHECK(opened.file->close().fault == FileFault::Missing);
}

TEST_CASE("a log that is deleted beside a game is what is told, not that the game has gone")
{
    const SampleFile sample(3);
    const auto crashed = sample.folder / "crashed.drumhead";
    {
        const GameFile::Opened opened = played(sample.path);
        REQUIRE(opened.file);
        writeBytes(crashed, bytesOf(sample.path));
        std::filesystem::remove(sample.path.string() + "-wal");
        CHECK_FALSE(opened.file->appendStored({sampleEntry(4)}));
        CHECK_THAT(opened.file->trouble().message,
                   ContainsSubstring("game.drumhead-wal was deleted while the game was played")
                       && ContainsSubstring("save a copy") && !ContainsSubstring("there is no"));
    }
    const GameFile::Opened later = lookedAt(crashed);
    REQUIRE(later.file);
    CHECK(later.copiedInPlay);
    CHECK_THAT(copiedInPlayNote(later.file->content()), ContainsSubstring("or the -wal file beside it was deleted"));
}

TEST_CASE("a game under several names is told as one, and what replaces it parts them")
{
    const SampleFile sample(3);
    CHECK(severalNamesNote(sample.path).empty());
    CHECK(severalNamesNote(sample.folder / "none.drumhead").empty());
    const auto second = sample.folder / "second.drumhead";
    std::filesystem::create_hard_link(sample.path, second);
    CHECK_THAT(severalNamesNote(second),
               ContainsSubstring("second.drumhead has 2 names (hard links): play it under one of them only"));
    {
        const GameFile::Opened opened = played(sample.path);
        REQUIRE(opened.file);
        CHECK(played(second).error.fault == FileFault::Locked);
    }
    REQUIRE_FALSE(GameFile::create(second, sampleGame(1), true));
    CHECK(severalNamesNote(second).empty());
    CHECK(lookedAt(sample.path).file->content().entries.size() == 3);
}

TEST_CASE("what a game keeps of its rules is compared with those of today")
{
    const RulesetFiles kept = sampleGame(0).rules;
    CHECK(whatDiffers(kept, kept).empty());
    RulesetFiles today;
    today.folder = "/usr/share/drumhead/rulesets/volley";
    today.files = {{today.folder + "/ruleset.json", kept.files[0].text},
                   {today.folder + "/fire/fire.json", "{ }"},
                   {today.folder + "/melee.json", "{}"}};
    today.ledger = RulesetFiles::File{"/usr/share/drumhead/docs/ledger/volley.tsv", kept.ledger->text};
    const std::vector<std::string> expected = {"base/ruleset.json is no longer there",
                                               "volley/fire/fire.json was changed", "volley/melee.json is new"};
    CHECK(whatDiffers(kept, today) == expected);
    const Texts german("de", ",", {{"rules.file-new", "{file} ist neu"}});
    CHECK(whatDiffers(kept, today, german).back().find(" ist neu") != std::string::npos);
}

}  // namespace game_file_test
