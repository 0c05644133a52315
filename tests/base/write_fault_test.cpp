// Why a file could not be written, in one sentence.
#include "drumhead/base/write_fault.hpp"
#include "support/catch.hpp"
#include "support/games/sample_game.hpp"

namespace write_fault_test {

using namespace drumhead;
using namespace drumhead::test;
namespace fs = std::filesystem;

TEST_CASE("why a file can't be written is said with what to do")
{
    const OwnFolder folder;
    writeBytes(folder / "file", "x");
    const auto fault = [&folder](const std::string& name, std::errc why = std::errc::io_error) {
        const std::string told = writeFault(folder / name, std::make_error_code(why));
        const std::string begins = (folder / name).string() + " can't be written: ";
        REQUIRE(told.find(begins) == 0);
        return told.substr(begins.size());
    };
    fs::create_directory(folder / "deep");
    CHECK(fault("deep") == "it is a folder; name a file in it");
    CHECK(fault("none/a.md", std::errc::no_such_file_or_directory)
          == "there is no folder " + (folder / "none").string() + "; make it, or name another");
    CHECK(fault("file/a.md", std::errc::not_a_directory)
          == (folder / "file").string() + " is no folder; name one that is");
    CHECK(fault("a.md", std::errc::permission_denied) == "you may not write there; name a folder of your own");
    CHECK(fault("a.md", std::errc::read_only_file_system) == "that disk is read-only; name a folder on another");
    CHECK(fault("a.md", std::errc::no_space_on_device)
          == "there is no room left on the disk; make room, or name a folder on another");
    CHECK(fault("a.md", std::errc::file_too_large).find("no room left") != std::string::npos);
    CHECK(fault("a.md", std::errc::filename_too_long) == "its name is too long; give it a shorter one");
    CHECK(fault("a.md").find("; name another file") != std::string::npos);
    CHECK(writeFault("/dev/null", {}) == "/dev/null can't be written: it is no ordinary file; name another");
}

}  // namespace write_fault_test
