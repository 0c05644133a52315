// Pipes, devices, endless links and folders where a command wants a scenario, a game, rules or a spreadsheet: each is
// told in one line, none is waited for.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/sample_game.hpp"

#include <sys/stat.h>

namespace strange_arguments_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

namespace fs = std::filesystem;

/// Every command that reads a file or a folder; FILE is what is read, OUT what would be written.
const std::vector<std::vector<std::string>>& commands()
{
    static const std::vector<std::vector<std::string>> all = {{"procedures", "FILE"},
                                                              {"facts", "FILE", "duel"},
                                                              {"explain", "FILE"},
                                                              {"resolve", "FILE", "duel"},
                                                              {"odds", "FILE", "duel"},
                                                              {"check", "FILE"},
                                                              {"cover", "FILE"},
                                                              {"play", "FILE"},
                                                              {"replay", "FILE"},
                                                              {"log", "FILE"},
                                                              {"repair", "FILE", "-o", "OUT.drumhead"},
                                                              {"report", "FILE", "-o", "OUT.md"},
                                                              {"diary", "FILE"},
                                                              {"sheet", "quick-reference", "FILE", "-o", "OUT.md"},
                                                              {"sheet", "roster", "FILE", "-o", "OUT.md"},
                                                              {"sheet", "scenario", "FILE", "-o", "OUT.md"}};
    return all;
}

void checkTold(const fs::path& file, const fs::path& out)
{
    for (std::vector<std::string> words : commands()) {
        for (std::string& each : words) {
            if (each == "FILE") each = file.string();
            else if (each.rfind("OUT", 0) == 0) each = out.string() + each.substr(3);
        }
        INFO(words.front() << " " << file.string());
        const Ran ran = run(words);
        INFO(ran.out << ran.err);
        CHECK(ran.code != 0);
        CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
    }
}

}  // namespace

TEST_CASE("a pipe, a device or an endless link is told by every command that reads files", "[hostile]")
{
    const OwnLibrary library;
    const OwnFolder folder;
    for (const char* const name :
         {"pipe", "pipe.drumhead", "pipe.scenario.json", "pipe.battle.json", "pipe.json", "pipe.diary"}) {
        const std::string pipe = (folder / name).string();
        REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
        checkTold(pipe, folder / "out");
    }
    checkTold("/dev/zero", folder / "out");
    for (const char* const name : {"loop", "loop.drumhead", "loop.scenario.json", "loop.battle.json"}) {
        fs::create_symlink(name, folder / name);
        checkTold(folder / name, folder / "out");
        fs::create_symlink("/dev/zero", folder / (std::string("zero-") + name));
        checkTold(folder / (std::string("zero-") + name), folder / "out");
    }
    CHECK(folder.names().find("out") == std::string::npos);
}

}  // namespace strange_arguments_test
