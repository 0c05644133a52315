// Folders of rulesets made to do harm by their size: each is refused in one sentence before much of it is read.
#include "drumhead/rules/loading/ruleset_loader.hpp"
#include "support/catch.hpp"
#include "support/games/sample_game.hpp"
#include "support/ruleset_builder.hpp"

#include <filesystem>

namespace ruleset_files_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

namespace fs = std::filesystem;

constexpr const char* identity =
    R"({ "format": 1, "id": "big", "title": "Big", "version": "1", "distance": "in", "status": "house" })";

std::string faultsOf(const OwnFolder& folder) { return toldFaults(loadRulesetFolder(folder.path()).diagnostics); }

}  // namespace

TEST_CASE("200 files of 2.6 MB are not read to their end", "[hostile]")
{
    const OwnFolder folder;
    writeBytes(folder / "ruleset.json", identity);
    writeBytes(folder / "0.json", "{\"about\": \"" + std::string(2'600'000, 'x') + "\"}");
    for (int i = 1; i < 200; ++i) fs::create_symlink("0.json", folder / (std::to_string(i) + ".json"));
    CHECK_THAT(faultsOf(folder), ContainsSubstring("more than 32 MiB"));
}

TEST_CASE("a file of a 20 MB sentence is refused for its size", "[hostile]")
{
    const OwnFolder folder;
    writeBytes(folder / "ruleset.json", identity);
    writeBytes(folder / "a.json", "{\"reference\": [\"" + std::string(20'000'000, 'x') + "\"]}");
    CHECK_THAT(faultsOf(folder), ContainsSubstring("a.json") && ContainsSubstring("4 MiB"));
}

TEST_CASE("a ruleset of more than 400 files, or in a folder of very many others, is refused", "[hostile]")
{
    const OwnFolder folder;
    writeBytes(folder / "ruleset.json", identity);
    for (int i = 0; i < 402; ++i) writeBytes(folder / (std::to_string(i) + ".json"), "{}");
    CHECK_THAT(faultsOf(folder), ContainsSubstring("more than 400 JSON files"));
    const OwnFolder crowded;
    writeBytes(crowded / "ruleset.json", identity);
    for (int i = 0; i < 5'100; ++i) fs::create_symlink("nowhere", crowded / std::to_string(i));
    CHECK_THAT(faultsOf(crowded), ContainsSubstring("more than 5000 files"));
}

TEST_CASE("a file whose name holds the end of a line is told on one line", "[hostile]")
{
    const OwnFolder folder;
    writeBytes(folder / "ruleset.json", identity);
    writeBytes(folder / "a\nb.json: error: all is lost\r.json", "{ ");
    const std::vector<Diagnostic> faults = loadRulesetFolder(folder.path()).diagnostics;
    REQUIRE_FALSE(faults.empty());
    for (const Diagnostic& each : faults) CHECK(each.text().find_first_of("\n\r") == std::string::npos);
}

}  // namespace ruleset_files_test
