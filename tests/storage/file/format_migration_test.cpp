#include "support/catch.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/storage/file/game_file.hpp"
#include "storage/content/game_format.hpp"

#include <sys/stat.h>

namespace format_migration_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// A game file from the statements of a fixture.
void makeFrom(const std::string& fixture, const std::filesystem::path& path)
{
    const std::string statements = bytesOf(std::filesystem::path(DRUMHEAD_TEST_DATA) / "storage" / fixture);
    REQUIRE_FALSE(statements.empty());
    sqlite::Database database(path.string(), sqlite::Database::Access::Create);
    REQUIRE(database.run(statements.c_str()) == 0);
}

GameContent expectedGame()
{
    GameContent game = sampleGame(2);
    game.settings.clear();
    return game;
}

}  // namespace

TEST_CASE("a game of every older format is brought up to date where it is played, and only read where it is read")
{
    for (int version = 0; version < format::version; ++version) {
        const OwnFolder folder;
        const auto path = folder / "game.drumhead";
        makeFrom("format-" + std::to_string(version) + ".sql", path);
        const std::string before = bytesOf(path);
        const GameFile::Opened read = GameFile::open(path, GameFile::Mode::ReadOnly);
        INFO("format " << version << ": " << read.error.message);
        REQUIRE(read.file);
        CHECK(sameGame(read.file->content(), expectedGame()));
        CHECK(bytesOf(path) == before);
        {
            const GameFile::Opened played = GameFile::open(path, GameFile::Mode::Play);
            INFO(played.error.message);
            REQUIRE(played.file);
            CHECK(sameGame(played.file->content(), expectedGame()));
            REQUIRE(played.file->appendStored({sampleEntry(3)}));
        }
        sqlite::Database database(path.string(), sqlite::Database::Access::Read);
        CHECK(database.number("PRAGMA user_version") == format::version);
        CHECK(format::hasItsTables(database));
        const GameFile::Opened again = GameFile::open(path, GameFile::Mode::ReadOnly);
        REQUIRE(again.file);
        CHECK(again.file->content().entries.size() == 3);
    }
}

TEST_CASE("an older game that can't be brought up to date is damaged, and stays as it is")
{
    const OwnFolder folder;
    const auto path = folder / "game.drumhead";
    makeFrom("format-0.sql", path);
    {
        sqlite::Database database(path.string(), sqlite::Database::Access::Write);
        REQUIRE(database.run("UPDATE entry SET sentences = '[' WHERE id = 2") == 0);
    }
    for (const auto mode : {GameFile::Mode::Play, GameFile::Mode::ReadOnly}) {
        const GameFile::Opened opened = GameFile::open(path, mode);
        CHECK_FALSE(opened.file);
        CHECK(opened.error.fault == FileFault::Damaged);
    }
    sqlite::Database database(path.string(), sqlite::Database::Access::Read);
    CHECK(database.number("PRAGMA user_version") == 0);
    CHECK(database.number("SELECT count(*) FROM head") == 1);
}

TEST_CASE("an older game with tables that its format has not is refused, and stays as it is", "[hostile]")
{
    for (const char* const change :
         {"CREATE TABLE more (id INTEGER PRIMARY KEY)", "CREATE INDEX by_turn ON entry (turn)",
          "CREATE VIEW seen AS SELECT * FROM entry", "ALTER TABLE head ADD COLUMN more TEXT",
          "CREATE TRIGGER trap AFTER INSERT ON entry BEGIN DELETE FROM entry; END",
          "DROP TABLE head; CREATE TABLE head (id INTEGER PRIMARY KEY, entry INTEGER NOT NULL DEFAULT 1)",
          "UPDATE entry SET parent = 9 WHERE id = 2", "UPDATE entry SET id = -1, parent = -2 WHERE id = 1",
          "UPDATE head SET entry = 77"}) {
        const OwnFolder folder;
        const auto path = folder / "game.drumhead";
        makeFrom("format-0.sql", path);
        {
            sqlite::Database database(path.string(), sqlite::Database::Access::Write);
            REQUIRE(database.run(change) == 0);
        }
        const std::string before = bytesOf(path);
        for (const auto mode : {GameFile::Mode::Play, GameFile::Mode::ReadOnly}) {
            const GameFile::Opened opened = GameFile::open(path, mode);
            INFO(change << ": " << opened.error.message);
            CHECK_FALSE(opened.file);
            CHECK(opened.error.fault == FileFault::Damaged);
        }
        CHECK(bytesOf(path) == before);
    }
}

}  // namespace format_migration_test
