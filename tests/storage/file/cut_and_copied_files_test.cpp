#include "support/catch.hpp"
#include "support/full_disk.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/storage/file/game_file.hpp"

#include <algorithm>

namespace cut_and_copied_files_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t commands = 462;

/// How many commands of the game are saved where only that share of its bytes is left.
std::size_t savedOf(const std::string& whole, const fs::path& cut, std::size_t percent)
{
    writeBytes(cut, whole.substr(0, whole.size() * percent / 100));
    const GameFile::Recovered left = GameFile::openDamaged(cut);
    CHECK(left.error.fault == FileFault::Truncated);
    CHECK_THAT(left.error.message, ContainsSubstring("is cut off"));
    CHECK(left.error.message.find("header") == std::string::npos);
    CHECK(left.usable);
    CHECK(left.rulesSound);
    CHECK(left.entriesBefore == commands);
    const GameContent game = sampleGame(commands);
    CHECK(std::equal(left.content.entries.begin(), left.content.entries.end(), game.entries.begin()));
    CHECK_THAT(left.summary(), ContainsSubstring(std::to_string(left.content.entries.size()) + " of 462 commands"));
    return left.content.entries.size();
}

/// Plays one command more.
void playOn(GameFile& file)
{
    StoredEntry next = sampleEntry(static_cast<std::int64_t>(file.content().entries.size()) + 1);
    next.parent = file.content().head;
    REQUIRE(file.appendStored({next}));
    REQUIRE_FALSE(file.unsaved());
}

}  // namespace

TEST_CASE("of a game that is cut off every command that is there is saved")
{
    const SampleFile sample(commands);
    const std::string whole = bytesOf(sample.path);
    const fs::path cut = sample.folder / "cut.drumhead";
    const std::size_t most = savedOf(whole, cut, 95);
    const std::size_t middle = savedOf(whole, cut, 80);
    const std::size_t least = savedOf(whole, cut, 60);
    INFO(most << ", " << middle << ", " << least);
    CHECK(most >= commands * 9 / 10);
    CHECK(middle >= commands * 7 / 10);
    CHECK(least >= commands * 4 / 10);
    CHECK(GameFile::open(cut, GameFile::Mode::Play).error.fault == FileFault::Truncated);
    CHECK_THAT(GameFile::open(cut, GameFile::Mode::Play).error.message, !ContainsSubstring("header"));
}

TEST_CASE("a copy of a game that is played has all of it once the game was folded, and says that it is a copy")
{
    const SampleFile sample(3);
    const GameFile::Opened played = GameFile::open(sample.path, GameFile::Mode::Play);
    REQUIRE(played.file);
    CHECK_FALSE(played.copiedInPlay);
    playOn(*played.file);
    const fs::path copy = sample.folder / "copy.drumhead";
    writeBytes(copy, bytesOf(sample.path));  // the one file alone, as people copy it
    const GameFile::Opened before = GameFile::open(copy, GameFile::Mode::ReadOnly);
    REQUIRE(before.file);
    CHECK(before.file->content().entries.size() == 3);
    CHECK(before.copiedInPlay);
    CHECK_THAT(copiedInPlayNote(before.file->content()), ContainsSubstring("it has 3 commands"));
    played.file->fold();
    const fs::path later = sample.folder / "later.drumhead";
    writeBytes(later, bytesOf(sample.path));
    const GameFile::Opened after = GameFile::open(later, GameFile::Mode::Play);
    REQUIRE(after.file);
    CHECK(after.file->content().entries.size() == 4);
    playOn(*played.file);
    CHECK(GameFile::open(sample.path, GameFile::Mode::ReadOnly).file->content().entries.size() == 5);
    REQUIRE_FALSE(after.file->close());
    CHECK_FALSE(GameFile::open(later, GameFile::Mode::ReadOnly).copiedInPlay);
}

TEST_CASE("a game that is played is not replaced by a copy of another")
{
    const SampleFile one(3);
    const SampleFile other(9);
    const GameFile::Opened played = GameFile::open(other.path, GameFile::Mode::Play);
    REQUIRE(played.file);
    const GameFile::Opened source = GameFile::open(one.path, GameFile::Mode::Play);
    REQUIRE(source.file);
    CHECK(source.file->saveCopy(other.path, true).fault == FileFault::Locked);
    playOn(*played.file);
    REQUIRE_FALSE(played.file->close());
    CHECK(GameFile::open(other.path, GameFile::Mode::ReadOnly).file->content().entries.size() == 10);
    REQUIRE_FALSE(source.file->saveCopy(other.path, true));
    CHECK(GameFile::open(other.path, GameFile::Mode::ReadOnly).file->content().entries.size() == 3);
}

TEST_CASE("a game that is replaced keeps what a crash left in its log, should the disk refuse the new one")
{
    const SampleFile one(40);
    const SampleFile other(3);
    const GameFile::Opened source = GameFile::open(one.path, GameFile::Mode::Play);
    REQUIRE(source.file);
    std::string file;
    std::string log;
    {
        const GameFile::Opened played = GameFile::open(other.path, GameFile::Mode::Play);
        REQUIRE(played.file);
        for (int i = 0; i < 5; ++i) playOn(*played.file);
        file = bytesOf(other.path);
        log = bytesOf(other.path.string() + "-wal");
        REQUIRE_FALSE(log.empty());
    }
    bool done = false;
    int writes = 0;
    for (; !done && writes < 100; ++writes) {
        INFO(writes);
        const OwnFolder folder;
        const fs::path crashed = folder / "game.drumhead";
        writeBytes(crashed, file);
        writeBytes(crashed.string() + "-wal", log);
        {
            const FullDisk disk(writes);
            done = !source.file->saveCopy(crashed, true);
        }
        const GameFile::Opened after = GameFile::open(crashed, GameFile::Mode::ReadOnly);
        REQUIRE(after.file);
        CHECK(after.file->content().entries.size() == (done ? 40 : 8));
    }
    CHECK(done);
    CHECK(writes > 5);
}

TEST_CASE("a log that lies beside a game but is another's is named, and the game stays as it is")
{
    const SampleFile mine(12);
    const SampleFile theirs(40);
    std::string strayLog;
    {
        const GameFile::Opened played = GameFile::open(theirs.path, GameFile::Mode::Play);
        REQUIRE(played.file);
        for (int i = 0; i < 5; ++i) playOn(*played.file);
        strayLog = bytesOf(theirs.path.string() + "-wal");
        REQUIRE_FALSE(strayLog.empty());
    }
    const std::string before = bytesOf(mine.path);
    const fs::path log = mine.path.string() + "-wal";
    for (const auto mode : {GameFile::Mode::Play, GameFile::Mode::ReadOnly}) {
        writeBytes(log, strayLog);
        const FileError error = GameFile::open(mine.path, mode).error;
        CHECK(error.fault == FileFault::StrayLog);
        CHECK_THAT(error.message, ContainsSubstring("game.drumhead-wal beside it belongs to another game"));
        CHECK(bytesOf(mine.path) == before);
    }
    const GameFile::Recovered left = GameFile::openDamaged(mine.path);
    CHECK(left.usable);
    CHECK(left.content.entries.size() == 12);
    fs::remove(log);
    fs::remove(mine.path.string() + "-shm");
    CHECK(GameFile::open(mine.path, GameFile::Mode::Play).file);
}

}  // namespace cut_and_copied_files_test
