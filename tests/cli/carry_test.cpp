// carry: an army list through several battles, and lists that are none.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/duel_at_dawn.hpp"
#include "support/games/sample_game.hpp"

#include <sys/stat.h>

namespace carry_test {

using namespace drumhead;
using namespace drumhead::test;
using nlohmann::json;

TEST_CASE("an army list that is no file, or not where it should be, is told and nothing is written")
{
    const OwnLibrary library;
    const OwnFolder folder;
    const std::string out = (folder / "new.scenario.json").string();
    const auto carried = [&](const std::string& list) {
        json scenario = json::parse(duelAtDawn);
        scenario["army-list"] = list;
        const std::string file = (folder / "at-dawn.scenario.json").string();
        writeBytes(file, scenario.dump());
        return run({"carry", file, "-o", out});
    };
    REQUIRE(mkfifo((folder / "pipe").c_str(), 0600) == 0);
    CHECK(carried("pipe").tells("/pipe is no ordinary file; name it behind the game or scenario"));
    CHECK(carried("..").tells("/.. is no ordinary file"));
    CHECK(carried("none.scenario.json").tells("/none.scenario.json is not there"));
    CHECK(carried("../at-dawn.scenario.json").code == 2);
    CHECK_FALSE(std::filesystem::exists(out));
    CHECK(carried("at-dawn.scenario.json").code == 0);
    CHECK(carried("at-dawn.scenario.json").tells("is there already; name a file that is not"));
    const std::string list = (folder / "new.scenario.json").string();
    CHECK(run({"carry", list, "-o", (folder / "new.txt").string()}).tells("ends in .scenario.json"));
    CHECK(run({"carry", "no-such-battle", "-o", (folder / "b.scenario.json").string()})
              .tells(R"(there is no scenario "no-such-battle"; give a file, NAME.scenario.json)"));
}

}  // namespace carry_test
