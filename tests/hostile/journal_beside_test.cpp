// Files that lie beside a game and that SQLite would work into it.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/storage/file/game_file.hpp"

#include <filesystem>
#include <sys/stat.h>

namespace journal_beside_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;
namespace fs = std::filesystem;

namespace {

const std::string magic = "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7";

std::string word(std::uint32_t number)
{
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift & 0xFF);
    return bytes;
}

std::uint32_t pageSize(const std::string& database)
{
    return static_cast<std::uint32_t>(static_cast<unsigned char>(database[16])) << 8
        | static_cast<unsigned char>(database[17]);
}

/// A rollback journal that puts these pages in place of a database's.
std::string journalOf(const std::string& database, std::uint32_t records)
{
    constexpr std::uint32_t nonce = 4711;
    const std::uint32_t page = pageSize(database);
    std::string journal = magic + word(records) + word(nonce) + word(static_cast<std::uint32_t>(database.size()) / page)
        + word(512) + word(page);
    journal.resize(512, '\0');
    for (std::uint32_t number = 1; number <= records; ++number) {
        const std::string bytes = database.substr((number - 1) * page, page);
        std::uint32_t sum = nonce;
        for (std::uint32_t at = page - 200; at > 0; at = at > 200 ? at - 200 : 0)
            sum += static_cast<unsigned char>(bytes[at]);
        journal += word(number) + bytes + word(sum);
    }
    return journal;
}

}  // namespace

TEST_CASE("a journal beside a game that names another file deletes nothing", "[hostile]")
{
    const SampleFile game(5);
    const OwnFolder folder;
    const fs::path victim = folder / "precious.txt";
    writeBytes(victim, "precious");
    const std::string database = bytesOf(game.path);
    const std::string name = victim.string();
    std::uint32_t sum = 0;
    for (const char letter : name) sum += static_cast<unsigned char>(letter);
    std::string journal = journalOf(database, 0);
    journal += word(0x40000000 / pageSize(database) + 1) + name + word(static_cast<std::uint32_t>(name.size()))
        + word(sum) + magic;
    writeBytes(game.path.string() + "-journal", journal);
    for (const auto mode : {GameFile::Mode::Play, GameFile::Mode::ReadOnly}) {
        const FileError error = GameFile::open(game.path, mode).error;
        CHECK_THAT(error.message, ContainsSubstring("-journal beside it names another file"));
        CHECK(bytesOf(victim) == "precious");
        CHECK(bytesOf(game.path) == database);
    }
    fs::remove(game.path.string() + "-journal");
    CHECK(GameFile::open(game.path, GameFile::Mode::Play).file);
}

TEST_CASE("a journal of another game changes nothing, whether the game is read or played", "[hostile]")
{
    const SampleFile mine(5);
    const OwnFolder folder;
    GameContent others = sampleGame(40);
    for (StoredEntry& each : others.entries) each.command = R"({"do":"note","text":"another battle"})";
    REQUIRE_FALSE(GameFile::create(folder / "theirs.drumhead", others));
    const std::string before = bytesOf(mine.path);
    const std::string other = bytesOf(folder / "theirs.drumhead");
    const std::string journal = journalOf(other, static_cast<std::uint32_t>(other.size()) / pageSize(other));
    const std::string cut = journalOf(other, 2);  // no whole game
    for (const std::string& each : {journal, cut}) {
        for (const auto mode : {GameFile::Mode::ReadOnly, GameFile::Mode::Play}) {
            writeBytes(mine.path.string() + "-journal", each);
            const GameFile::Opened opened = GameFile::open(mine.path, mode);
            INFO(opened.error.message);
            CHECK(opened.error.fault == FileFault::StrayJournal);
            CHECK_THAT(opened.error.message, ContainsSubstring("-journal beside it belongs to another game"));
            CHECK(bytesOf(mine.path) == before);
        }
    }
    fs::remove(mine.path.string() + "-journal");
    CHECK(GameFile::open(mine.path, GameFile::Mode::Play).file);
}

TEST_CASE("a pipe, a folder or a link beside a game is named, and nothing waits for it", "[hostile]")
{
    const SampleFile game(5);
    for (const char* const ending : {"-journal", "-wal", "-shm"}) {
        const std::string beside = game.path.string() + ending;
        const std::string told = std::string(ending) + " beside it is no ordinary file";
        REQUIRE(mkfifo(beside.c_str(), 0600) == 0);
        CHECK_THAT(GameFile::open(game.path, GameFile::Mode::ReadOnly).error.message, ContainsSubstring(told));
        fs::remove(beside);
        fs::create_directory(beside);
        CHECK_THAT(GameFile::open(game.path, GameFile::Mode::Play).error.message, ContainsSubstring(told));
        fs::remove(beside);
        fs::create_symlink("/etc/hostname", beside);
        CHECK_THAT(GameFile::open(game.path, GameFile::Mode::Play).error.message, ContainsSubstring(told));
        fs::remove(beside);
    }
    CHECK(GameFile::open(game.path, GameFile::Mode::Play).file);
}

}  // namespace journal_beside_test
