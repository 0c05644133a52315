#include "support/catch.hpp"
#include "support/full_disk.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/storage/file/game_file.hpp"

#include <algorithm>
#include <csignal>
#include <sys/resource.h>

namespace full_disk_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr int manyWrites = 1'000'000;

GameContent contentOf(const std::filesystem::path& path)
{
    const GameFile::Opened opened = GameFile::open(path, GameFile::Mode::ReadOnly);
    INFO(opened.error.message);
    REQUIRE(opened.file);
    return opened.file->content();
}

}  // namespace

TEST_CASE("a new game for which the disk has no room leaves nothing behind, whenever the room ends")
{
    const OwnFolder folder;
    const auto path = folder / "game.drumhead";
    bool done = false;
    int writes = 0;
    for (; !done && writes < 100; ++writes) {
        const FullDisk disk(writes);
        const FileError error = GameFile::create(path, sampleGame(40));
        done = !error;
        if (done) break;
        CHECK(error.fault == FileFault::DiskFull);
        CHECK_THAT(error.message, ContainsSubstring("the disk is full"));
        CHECK(folder.names().empty());
    }
    CHECK(done);
    CHECK(writes > 5);
    CHECK(sameGame(contentOf(path), sampleGame(40)));
}

TEST_CASE(
    "a full disk while a battle is played: it goes on, says that it is unsaved, and catches up once there is room")
{
    const OwnFolder folder;
    const auto path = folder / "game.drumhead";
    bool everRefused = true;
    int writes = 0;
    for (; everRefused && writes < 200; ++writes) {
        FullDisk disk(manyWrites);
        REQUIRE_FALSE(GameFile::create(path, sampleGame(3), true));
        const GameFile::Opened opened = GameFile::open(path, GameFile::Mode::Play);
        REQUIRE(opened.file);
        disk.makeRoom(writes);
        std::int64_t durable = 3;
        for (std::int64_t id = 4; id <= 12; ++id) {
            const bool isKept = static_cast<bool>(opened.file->appendStored({sampleEntry(id)}));
            CHECK(isKept == !opened.file->unsaved());
            if (!opened.file->unsaved()) durable = id;
            else CHECK(opened.file->trouble().fault == FileFault::DiskFull);
        }
        everRefused = disk.refused();
        CHECK(opened.file->unsaved() == everRefused);
        CHECK(opened.file->content().entries.size() == 12);
        const GameContent kept = contentOf(path);
        INFO("room for " << writes << " writes");
        CHECK(static_cast<std::int64_t>(kept.entries.size()) == durable);
        disk.makeRoom(manyWrites);
        if (writes % 2 == 0) {
            REQUIRE(opened.file->appendStored({sampleEntry(13)}));
            CHECK_FALSE(opened.file->unsaved());
            CHECK(sameGame(contentOf(path), sampleGame(13)));
        } else {
            REQUIRE_FALSE(opened.file->saveCopy(folder / "copy.drumhead", true));
            CHECK(sameGame(contentOf(folder / "copy.drumhead"), sampleGame(12)));
            CHECK_FALSE(opened.file->close());
            CHECK(sameGame(contentOf(path), sampleGame(12)));
        }
    }
    CHECK(writes > 10);
    CHECK_FALSE(everRefused);
}

TEST_CASE("a disk full at the end of a battle is told when the file is closed, and what was durable stays")
{
    const OwnFolder folder;
    const auto path = folder / "game.drumhead";
    for (int writes = 0; writes < 30; ++writes) {
        {
            FullDisk disk(manyWrites);
            REQUIRE_FALSE(GameFile::create(path, sampleGame(3), true));
            const GameFile::Opened opened = GameFile::open(path, GameFile::Mode::Play);
            REQUIRE(opened.file);
            REQUIRE(opened.file->appendStored({sampleEntry(4)}));
            REQUIRE_FALSE(opened.file->unsaved());
            disk.makeRoom(0);
            CHECK_FALSE(opened.file->appendStored({sampleEntry(5)}));
            disk.makeRoom(writes == 29 ? 0 : writes);
            const FileError error = opened.file->close();
            if (writes == 29) CHECK(error.fault == FileFault::DiskFull);
        }
        INFO("room for " << writes << " writes");
        const GameContent kept = contentOf(path);
        CHECK(kept.entries.size() >= 4);
        CHECK(std::equal(kept.entries.begin(), kept.entries.end(), sampleGame(5).entries.begin()));
    }
}

TEST_CASE("a file that may grow no larger is told as what the disk refuses")
{
    const SampleFile sample(3);
    const GameFile::Opened opened = GameFile::open(sample.path, GameFile::Mode::Play);
    REQUIRE(opened.file);
    rlimit before{};
    REQUIRE(getrlimit(RLIMIT_FSIZE, &before) == 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{20'000, before.rlim_max};
    REQUIRE(setrlimit(RLIMIT_FSIZE, &small) == 0);
    std::int64_t durable = 3;
    for (std::int64_t id = 4; id <= 30; ++id) {
        if (opened.file->appendStored({sampleEntry(id)}) && !opened.file->unsaved()) durable = id;
    }
    const bool unsaved = opened.file->unsaved();
    REQUIRE(setrlimit(RLIMIT_FSIZE, &before) == 0);
    std::signal(SIGXFSZ, handler);
    CHECK(unsaved);
    CHECK(opened.file->trouble().fault == FileFault::Disk);
    CHECK(durable < 30);
    CHECK(static_cast<std::int64_t>(contentOf(sample.path).entries.size()) == durable);
    CHECK_FALSE(opened.file->close());
    CHECK(sameGame(contentOf(sample.path), sampleGame(30)));
}

TEST_CASE("a path too long for a game says so, whether it is written or read")
{
    const OwnFolder folder;
    const std::string name(200, 'd');
    const auto deep = folder / name / name;
    std::filesystem::create_directories(deep);
    const auto path = deep / (std::string(60, 'g') + ".drumhead");
    REQUIRE(path.string().size() > 450);
    const FileError written = GameFile::create(path, sampleGame(3));
    CHECK_THAT(written.message, ContainsSubstring("too long") && ContainsSubstring("at most 450"));
    CHECK(std::filesystem::is_empty(deep));
    writeBytes(path, "");
    for (const auto mode : {GameFile::Mode::Play, GameFile::Mode::ReadOnly})
        CHECK_THAT(GameFile::open(path, mode).error.message, ContainsSubstring("too long"));
    // A path of just that length serves.
    const std::size_t left = 450 - (folder / name).string().size() - 1;
    const auto longest = folder / name / (std::string(left - 9, 'g') + ".drumhead");
    REQUIRE(longest.string().size() == 450);
    if (left <= 255) {
        CHECK_FALSE(GameFile::create(longest, sampleGame(3)));
        CHECK(GameFile::open(longest, GameFile::Mode::Play).file);
    }
}

}  // namespace full_disk_test
