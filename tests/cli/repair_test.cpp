// repair: what is sound of a damaged game, in a new one.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/storage/file/game_file.hpp"

namespace repair_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;

TEST_CASE("repair saves what is sound of a game that is cut off, and says how far it goes")
{
    const SampleFile sample(200);
    const std::string whole = bytesOf(sample.path);
    writeBytes(sample.path, whole.substr(0, whole.size() * 8 / 10));
    const std::string cut = bytesOf(sample.path);
    CHECK_THAT(run({"log", sample.path.string()}).err,
               ContainsSubstring("can still be taken into a new file: drumhead-cli repair " + sample.path.string()));
    const std::string fresh = (sample.folder / "new.drumhead").string();
    const Ran ran = run({"repair", sample.path.string(), "-o", fresh});
    INFO(ran.out << ran.err);
    REQUIRE(ran.code == 0);
    CHECK_THAT(ran.out, ContainsSubstring(" of 200 commands can be read; the last is in turn "));
    const GameFile::Opened opened = GameFile::open(fresh, GameFile::Mode::Play);
    REQUIRE(opened.file);
    CHECK(opened.file->content().entries.size() > 100);
    CHECK(opened.file->content().entries.size() < 200);
    CHECK(bytesOf(sample.path) == cut);
    CHECK(run({"repair", sample.path.string(), "-o", fresh}).code == 2);  // never written over
    const Ran told = run({"repair", sample.path.string(), "-o", (sample.folder / "other.drumhead").string(), "--json"});
    CHECK(json::parse(told.out)["commands"] == opened.file->content().entries.size());
    CHECK(json::parse(told.out)["of"] == 200);
}

TEST_CASE("repair writes nothing where a game is sound, or nothing is left of it")
{
    const SampleFile sample(3);
    const std::string fresh = (sample.folder / "new.drumhead").string();
    CHECK_THAT(run({"repair", sample.path.string(), "-o", fresh}).out, ContainsSubstring("is sound"));
    writeBytes(sample.path, bytesOf(sample.path).substr(0, 300));
    const Ran ran = run({"repair", sample.path.string(), "-o", fresh});
    CHECK(ran.code == 2);
    CHECK_THAT(ran.err, ContainsSubstring("nothing sound is left"));
    CHECK(run({"repair", sample.path.string()}).code == 2);
    CHECK(run({"repair", sample.path.string(), "-o", (sample.folder / "new.txt").string()}).code == 2);
    CHECK(sample.folder.names() == "game.drumhead");
}

}  // namespace repair_test
