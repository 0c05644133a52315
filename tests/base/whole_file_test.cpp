// Files are written whole or not at all.
#include "drumhead/base/whole_file.hpp"
#include "support/catch.hpp"
#include "support/games/sample_game.hpp"
#include "support/small_disk.hpp"

#include <chrono>
#include <sys/wait.h>
#include <unistd.h>

namespace whole_file_test {

using namespace drumhead;
using namespace drumhead::test;
namespace fs = std::filesystem;

TEST_CASE("a file is made, and replaced, with nothing left beside it")
{
    const OwnFolder folder;
    const fs::path file = folder / "a.txt";
    CHECK_FALSE(writeWholeFile(file, "first"));
    CHECK(bytesOf(file) == "first");
    CHECK_FALSE(writeWholeFile(file, ""));
    CHECK(bytesOf(file).empty());
    CHECK(folder.names() == "a.txt");
}

TEST_CASE("a full disk leaves the old file, or none")
{
    const OwnFolder folder;
    const fs::path old = folder / "old.txt", fresh = folder / "new.txt";
    writeBytes(old, "old words");
    const std::string large(5000, 'x');
    {
        const SmallDisk full(1000);
        CHECK(writeWholeFile(old, large) == std::errc::file_too_large);
        CHECK(writeWholeFile(fresh, large));
    }
    CHECK(bytesOf(old) == "old words");
    CHECK(folder.names() == "old.txt");
}

TEST_CASE("permissions of a replaced file stay")
{
    const OwnFolder folder;
    const fs::path file = folder / "a.txt";
    writeBytes(file, "old");
    const fs::perms mine = fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read;
    fs::permissions(file, mine);
    CHECK_FALSE(writeWholeFile(file, "new"));
    CHECK(fs::status(file).permissions() == mine);
    CHECK(bytesOf(file) == "new");
}

TEST_CASE("a link stays a link, and the file it points to is written")
{
    const OwnFolder folder;
    const fs::path inner = folder / "inner";
    fs::create_directory(inner);
    fs::create_symlink("inner/real.txt", folder / "second");
    fs::create_symlink("second", folder / "first");
    for (const std::string text : {"made", "replaced"}) {  // it leads nowhere at first
        CHECK_FALSE(writeWholeFile(folder / "first", text));
        CHECK(fs::is_symlink(folder / "first"));
        CHECK(fs::is_symlink(folder / "second"));
        CHECK(bytesOf(inner / "real.txt") == text);
    }
}

TEST_CASE("folders and places that are not there are refused; devices are written to")
{
    const OwnFolder folder;
    CHECK(writeWholeFile(folder / "none" / "a.txt", "x") == std::errc::no_such_file_or_directory);
    CHECK(writeWholeFile(folder / "", "x") == std::errc::is_a_directory);
    CHECK_FALSE(writeWholeFile("/dev/null", "x"));
    CHECK(writeWholeFile("/dev/full", "x") == std::errc::no_space_on_device);
}

TEST_CASE("a file that is there is renamed over only if that is asked for")
{
    const OwnFolder folder;
    writeBytes(folder / "from", "new");
    writeBytes(folder / "to", "old");
    CHECK(renameDurably(folder / "from", folder / "to", IfExists::Fail) == std::errc::file_exists);
    CHECK(bytesOf(folder / "to") == "old");
    CHECK_FALSE(renameDurably(folder / "from", folder / "to", IfExists::Replace));
    CHECK(bytesOf(folder / "to") == "new");
    CHECK(folder.names() == "to");
}

TEST_CASE("what a killed program left unfinished is removed once it is old and its process is gone")
{
    const OwnFolder folder;
    const pid_t gone = ::fork();
    if (gone == 0) ::_exit(0);
    REQUIRE(gone > 0);
    ::waitpid(gone, nullptr, 0);
    const std::string process = std::to_string(gone);
    const std::string own = std::to_string(::getpid());
    const std::string old = ".drumhead-" + process + "-1.part", fresh = ".drumhead-" + process + "-2.part";
    const std::string living = ".drumhead-" + own + "-99.part", other = ".drumhead-" + process + "-1.party";
    const std::string odd = ".drumhead-" + process + ".part";
    for (const std::string& name : {old, fresh, living, other, odd}) {
        writeBytes(folder / name, "half");
        if (name != fresh) fs::last_write_time(folder / name, fs::file_time_type::clock::now() - std::chrono::hours(2));
    }
    CHECK_FALSE(writeWholeFile(folder / "a.txt", "whole"));
    CHECK_FALSE(fs::exists(folder / old));
    for (const std::string& name : {fresh, living, other, odd}) CHECK(fs::exists(folder / name));
}

}  // namespace whole_file_test
