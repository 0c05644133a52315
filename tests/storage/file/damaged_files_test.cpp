#include "support/catch.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/storage/file/game_file.hpp"
#include "storage/content/sqlite.hpp"

#include <algorithm>
#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

namespace damaged_files_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

FileError errorOf(const std::filesystem::path& path, GameFile::Mode mode = GameFile::Mode::ReadOnly)
{
    return GameFile::open(path, mode).error;
}

/// What is left of a damaged game is its beginning, unchanged.
bool isBeginningOf(const GameContent& part, const GameContent& whole)
{
    if (part.entries.size() > whole.entries.size()) return false;
    return part.scenario == whole.scenario
        && std::equal(part.entries.begin(), part.entries.end(), whole.entries.begin());
}

/// Opens a file that was tampered with: it has to be what it was, or to be refused with a sentence that names it; what
/// is left of it has to be sound.
void checkTampered(const std::filesystem::path& path, const GameContent& game, int& refused)
{
    const GameFile::Opened opened = GameFile::open(path, GameFile::Mode::ReadOnly);
    if (opened.file) {
        CHECK(sameGame(opened.file->content(), game));
        return;
    }
    ++refused;
    if (opened.error.message.find(path.string()) == std::string::npos) FAIL_CHECK(opened.error.message);
    const GameFile::Recovered left = GameFile::openDamaged(path);
    CHECK(left.error);
    if (left.usable) CHECK(isBeginningOf(left.content, game));
    if (left.rulesSound) CHECK(left.content.rules.files.size() == game.rules.files.size());
}

void changeByte(const std::filesystem::path& path, std::size_t at, char byte)
{
    std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(static_cast<std::streamoff>(at));
    file.put(byte);
}

/// While it lives, the program has no rights of the superuser: to him everything is permitted.
class NobodySpecial {
public:
    NobodySpecial() : m_root(geteuid() == 0)
    {
        if (m_root && seteuid(65534) != 0) m_root = false;
    }
    ~NobodySpecial()
    {
        if (m_root && seteuid(0) != 0) std::abort();
    }
    NobodySpecial(const NobodySpecial&) = delete;
    NobodySpecial& operator=(const NobodySpecial&) = delete;

private:
    bool m_root;
};

}  // namespace

TEST_CASE("what is no game of Drumhead is told as such")
{
    const OwnFolder folder;
    writeBytes(folder / "letter.drumhead", "Dear Sir, the battle is tomorrow.\n");
    writeBytes(folder / "short.drumhead", "Sir");
    writeBytes(folder / "noughts.drumhead", std::string(5000, '\0'));
    for (const char* name : {"letter.drumhead", "short.drumhead", "noughts.drumhead"}) {
        const FileError error = errorOf(folder / name);
        CHECK(error.fault == FileFault::Foreign);
        CHECK_THAT(error.message, ContainsSubstring("is not a game of Drumhead"));
        CHECK(errorOf(folder / name, GameFile::Mode::Play).fault == FileFault::Foreign);
    }
    {
        sqlite::Database other((folder / "other.drumhead").string(), sqlite::Database::Access::Create);
        REQUIRE(other.run("CREATE TABLE entry (id INTEGER); INSERT INTO entry VALUES (1)") == 0);
    }
    const std::string before = bytesOf(folder / "other.drumhead");
    CHECK_THAT(errorOf(folder / "other.drumhead", GameFile::Mode::Play).message,
               ContainsSubstring("a database of another program"));
    CHECK(bytesOf(folder / "other.drumhead") == before);
    CHECK(errorOf(folder.path()).fault == FileFault::Foreign);
    CHECK(errorOf("/dev/null").fault == FileFault::Foreign);
    CHECK(errorOf(folder / "none.drumhead").fault == FileFault::Missing);
    CHECK(errorOf(folder / "none.drumhead", GameFile::Mode::Play).fault == FileFault::Missing);
    CHECK_FALSE(std::filesystem::exists(folder / "none.drumhead"));
}

TEST_CASE("a file of a newer Drumhead is refused and stays as it is")
{
    const SampleFile sample(3);
    {
        sqlite::Database database(sample.path.string(), sqlite::Database::Access::Write);
        REQUIRE(database.run("PRAGMA user_version = 2") == 0);
    }
    const std::string before = bytesOf(sample.path);
    for (const auto mode : {GameFile::Mode::Play, GameFile::Mode::ReadOnly}) {
        const FileError error = errorOf(sample.path, mode);
        CHECK(error.fault == FileFault::Newer);
        CHECK_THAT(error.message, ContainsSubstring("newer Drumhead"));
    }
    CHECK(bytesOf(sample.path) == before);
}

TEST_CASE("a file cut off anywhere is refused, and what is left of it is its beginning")
{
    const OwnFolder folder;
    const GameContent game = sampleGame(60);
    REQUIRE_FALSE(GameFile::create(folder / "game.drumhead", game));
    const std::string whole = bytesOf(folder / "game.drumhead");
    const auto cut = folder / "cut.drumhead";
    writeBytes(cut, whole);
    for (std::size_t size = whole.size() - 1; size > 0;
         size -= size <= 200 ? 1 : std::min<std::size_t>(149, size - 200)) {
        std::filesystem::resize_file(cut, size);
        const FileError error = errorOf(cut);
        INFO("cut at " << size << ": " << error.message);
        CHECK(error.fault == FileFault::Truncated);
        int refused = 0;
        checkTampered(cut, game, refused);
        CHECK(refused == 1);
    }
    std::filesystem::resize_file(cut, 0);
    CHECK(errorOf(cut).fault == FileFault::Truncated);
    for (const std::size_t size : {whole.size() - 1, whole.size() / 2, std::size_t{5000}, std::size_t{50}}) {
        writeBytes(cut, whole.substr(0, size));
        CHECK(errorOf(cut, GameFile::Mode::Play).fault == FileFault::Truncated);
        CHECK(bytesOf(cut) == whole.substr(0, size));
    }
}

TEST_CASE("a byte changed anywhere is noticed, or changes nothing")
{
    const OwnFolder folder;
    const GameContent game = sampleGame(60);
    REQUIRE_FALSE(GameFile::create(folder / "game.drumhead", game));
    const std::string whole = bytesOf(folder / "game.drumhead");
    const auto changed = folder / "changed.drumhead";
    writeBytes(changed, whole);
    int refused = 0;
    int tried = 0;
    // The sanitizers see every third of them.
#ifdef __SANITIZE_ADDRESS__
    constexpr std::size_t apart = 3;
#else
    constexpr std::size_t apart = 1;
#endif
    for (std::size_t at = 0; at < whole.size(); at += apart * (at % 4096 < 120 ? 3 : 31)) {
        for (const int bits : {0x01, 0x80, 0xFF}) {
            changeByte(changed, at, static_cast<char>(whole[at] ^ bits));
            INFO("byte " << at << " changed by " << bits);
            checkTampered(changed, game, refused);
            ++tried;
        }
        changeByte(changed, at, whole[at]);
    }
    CHECK(bytesOf(changed) == whole);
    CHECK(tried > 2000 / static_cast<int>(apart));
    CHECK(refused > tried / 4);
}

TEST_CASE("rows that are lost, swapped or slipped in are noticed though each is sound by itself")
{
    const SampleFile sample(20);
    std::string statement;
    std::size_t left = 0;
    SECTION("lost in the middle") { statement = "DELETE FROM entry WHERE id = 10", left = 9; }
    SECTION("lost at the end") { statement = "DELETE FROM entry WHERE id = 20", left = 19; }
    SECTION("all lost") { statement = "DELETE FROM entry", left = 0; }
    SECTION("swapped")
    {
        statement =
            "UPDATE entry SET id = 100 WHERE id = 12; UPDATE entry SET id = 12 WHERE id = 13; UPDATE entry SET id = 13 WHERE id = 100",
        left = 11;
    }
    SECTION("slipped in")
    {
        statement =
            "INSERT INTO entry SELECT 21, 20, turn, step, time, command, events, sentences, instead, checksum FROM entry WHERE id = 20",
        left = 20;
    }
    SECTION("edited") { statement = "UPDATE entry SET sentences = '[]' WHERE id = 5", left = 4; }
    SECTION("the head moved") { statement = "UPDATE seal SET head = 3", left = 20; }
    SECTION("a setting edited") { statement = "UPDATE setting SET value = '9' WHERE id = 2", left = 20; }
    SECTION("a setting lost") { statement = "DELETE FROM setting WHERE id = 2", left = 20; }
    SECTION("the rules edited") { statement = "UPDATE content SET text = '{ }' WHERE id = 4", left = 20; }
    SECTION("a rule lost") { statement = "DELETE FROM content WHERE id = 7", left = 20; }
    SECTION("something that runs by itself")
    {
        statement = "CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM entry; END", left = 20;
    }
    {
        sqlite::Database database(sample.path.string(), sqlite::Database::Access::Write);
        REQUIRE(database.run(statement.c_str()) == 0);
    }
    INFO(statement);
    const FileError error = errorOf(sample.path, GameFile::Mode::Play);
    CHECK(error.fault == FileFault::Damaged);
    const GameFile::Recovered recovered = GameFile::openDamaged(sample.path);
    CHECK(recovered.usable);
    CHECK(recovered.content.entries.size() == left);
    CHECK(isBeginningOf(recovered.content, sampleGame(20)));
    if (statement.find("entry WHERE id = 10") != std::string::npos)
        CHECK_THAT(error.message, ContainsSubstring("what follows entry 9 (turn 1) was changed or lost"));
    REQUIRE_FALSE(GameFile::create(sample.folder / "recovered.drumhead", recovered.content));
    CHECK(GameFile::open(sample.folder / "recovered.drumhead", GameFile::Mode::Play).file);
}

TEST_CASE("a file or folder that may not be written can still be read")
{
    const SampleFile sample(3);
    SECTION("the file") { REQUIRE(chmod(sample.path.c_str(), 0444) == 0); }
    SECTION("the folder") { REQUIRE(chmod(sample.path.c_str(), 0666) == 0); }
    REQUIRE(chmod(sample.folder.path().c_str(), 0555) == 0);
    const NobodySpecial now;
    const FileError error = errorOf(sample.path, GameFile::Mode::Play);
    CHECK(error.fault == FileFault::NoPermission);
    CHECK_THAT(error.message, ContainsSubstring("read only"));
    const GameFile::Opened opened = GameFile::open(sample.path, GameFile::Mode::ReadOnly);
    INFO(opened.error.message);
    REQUIRE(opened.file);
    CHECK(sameGame(opened.file->content(), sampleGame(3)));
    CHECK(GameFile::create(sample.folder / "new.drumhead", sampleGame(1)).fault == FileFault::NoPermission);
    CHECK(sample.folder.names() == "game.drumhead");
}

TEST_CASE("a file that may not be read is told")
{
    const SampleFile sample(3);
    REQUIRE(chmod(sample.path.c_str(), 0000) == 0);
    const NobodySpecial now;
    CHECK(errorOf(sample.path).fault == FileFault::NoPermission);
    CHECK(errorOf(sample.path, GameFile::Mode::Play).fault == FileFault::NoPermission);
}

}  // namespace damaged_files_test
