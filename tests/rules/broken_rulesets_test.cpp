// Small mistakes of authors, each in a sound ruleset, and all that is told of them: tests/rules/broken/*.txt, found by
// folder. A case is an edit of resources/new-ruleset (file, from, to) and the one line that the check says.
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include <filesystem>
#include <fstream>
#include <map>

namespace broken_rulesets_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// The values of a case by their keys; a line feed is written \\n.
std::map<std::string, std::string> readCase(const std::filesystem::path& path)
{
    std::map<std::string, std::string> values;
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);) {
        const std::size_t colon = line.find(": ");
        if (colon == std::string::npos) continue;
        std::string& value = values[line.substr(0, colon)];
        CHECK(value.empty());  // one edit, one fault
        value = line.substr(colon + 2);
        for (std::size_t at = value.find("\\n"); at != std::string::npos; at = value.find("\\n"))
            value.replace(at, 2, "\n");
    }
    return values;
}

std::string& textOf(RulesetFiles& files, const std::string& name)
{
    if (files.ledger && files.ledger->path.ends_with(name)) return files.ledger->text;
    for (RulesetFiles::File& file : files.files) {
        if (file.path.ends_with("/" + name)) return file.text;
    }
    FAIL("there is no file " << name);
    return files.files.front().text;
}

}  // namespace

TEST_CASE("one mistake is told by one line, at its place and in plain words")
{
    const std::filesystem::path folder = std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "resources" / "new-ruleset";
    const Result<RulesetFiles> sound = readRulesetFolder(folder);
    REQUIRE(sound);
    REQUIRE(loadRuleset(*sound).diagnostics.empty());
    int cases = 0;
    for (const auto& entry : std::filesystem::directory_iterator(DRUMHEAD_TEST_DATA "/rules/broken")) {
        ++cases;
        CAPTURE(entry.path().filename().string());
        std::map<std::string, std::string> tried = readCase(entry.path());
        RulesetFiles files = *sound;
        std::string& text = textOf(files, tried["file"]);
        const std::size_t at = text.find(tried["from"]);
        REQUIRE(at != std::string::npos);
        text.replace(at, tried["from"].size(), tried["to"]);
        std::string told = toldFaults(loadRuleset(files).diagnostics);
        for (std::size_t i = told.find(folder.string()); i != std::string::npos; i = told.find(folder.string()))
            told.erase(i, folder.string().size() + 1);
        while (told.ends_with("\n")) told.pop_back();
        CHECK(told == tried["says"]);
        CHECK(told.find("sound JSON") == std::string::npos);
    }
    CHECK(cases >= 60);
}

}  // namespace broken_rulesets_test
