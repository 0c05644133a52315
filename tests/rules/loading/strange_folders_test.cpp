// Rulesets of strangers: links, pipes, devices, files that are none of theirs.
#include "support/catch.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/rules/json_document.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <filesystem>
#include <sys/stat.h>

namespace strange_folders_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;
namespace fs = std::filesystem;

namespace {

constexpr const char* heading = "id\tsection\tkind\tsupport\tstatement\treading\n";

/// A library with one ruleset, and a secret beside the library.
class Library {
public:
    Library()
    {
        fs::create_directories(rules());
        writeBytes(m_folder / "secret.tsv", "PASSWORD=gunpowder\n");
        writeBytes(m_folder / "far.tsv", heading);
        identity("");
    }

    [[nodiscard]] fs::path folder() const { return m_folder.path(); }
    [[nodiscard]] fs::path rules() const { return m_folder / "library" / "rules"; }

    /// Writes ruleset.json with more keys.
    void identity(const std::string& more) const
    {
        writeBytes(rules() / "ruleset.json",
                   R"({ "format": 1, "id": "rules", "title": "Rules", "version": "1", "distance": "in")" + more + " }");
    }

    [[nodiscard]] std::string error() const
    {
        const Result<RulesetFiles> read = readRulesetFolder(rules());
        return read ? std::string() : read.error();
    }

    /// Why the ledger of that path is not read, or empty.
    [[nodiscard]] std::string ledgerFault(const std::string& path) const
    {
        identity(R"(, "ledger": ")" + path + "\"");
        const Result<RulesetFiles> read = readRulesetFolder(rules());
        REQUIRE(read);
        CHECK(read->ledger.has_value() == read->ledgerFault.empty());
        if (!read->ledger) CHECK(hasErrors(loadRuleset(*read).diagnostics));
        return read->ledgerFault;
    }

private:
    OwnFolder m_folder;
};

}  // namespace

TEST_CASE("Only a ledger in reach of the ruleset is read")
{
    const Library library;
    writeBytes(library.rules() / "ledger.tsv", heading);
    CHECK(library.ledgerFault("ledger.tsv").empty());
    writeBytes(library.rules() / ".." / "shared.tsv", heading);
    CHECK(library.ledgerFault("../shared.tsv").empty());
    fs::create_directories(library.folder() / "docs" / "ledger");
    writeBytes(library.folder() / "docs" / "ledger" / "rules.tsv", heading);
    CHECK(library.ledgerFault("../../docs/ledger/rules.tsv").empty());

    CHECK_THAT(library.ledgerFault("../../far.tsv"), ContainsSubstring("outside of the ruleset and its library"));
    CHECK_THAT(library.ledgerFault("../../docs/../far.tsv"), ContainsSubstring("outside"));
    CHECK_THAT(library.ledgerFault("/proc/self/environ"), !ContainsSubstring("PATH="));
    writeBytes(library.rules() / "secret.tsv", "PASSWORD=gunpowder\n");
    CHECK_THAT(library.ledgerFault("secret.tsv"), ContainsSubstring("is no ledger"));
    fs::create_symlink("../../far.tsv", library.rules() / "link.tsv");
    CHECK_THAT(library.ledgerFault("link.tsv"), ContainsSubstring("outside"));
    CHECK_THAT(library.ledgerFault("missing.tsv"), ContainsSubstring("there is no such file"));
}

TEST_CASE("A ruleset extends only what lies in its library")
{
    const Library library;
    fs::create_directories(library.folder() / "elsewhere");
    fs::copy(library.rules() / "ruleset.json", library.folder() / "elsewhere" / "ruleset.json");
    library.identity(R"(, "extends": "../../elsewhere")");
    CHECK_THAT(library.error(), ContainsSubstring("lies outside of its library"));
    fs::create_directory_symlink("../elsewhere", library.rules() / ".." / "neighbour");
    library.identity(R"(, "extends": "../neighbour")");
    CHECK_THAT(library.error(), ContainsSubstring("lies outside of its library"));
}

TEST_CASE("A link out of the ruleset is refused, one within it is read")
{
    const Library library;
    writeBytes(library.folder() / "outside.json", "{}");
    writeBytes(library.rules() / "inside.json", "{}");
    fs::create_symlink("inside.json", library.rules() / "again.json");
    CHECK(library.error().empty());
    fs::create_symlink("../../outside.json", library.rules() / "link.json");
    CHECK_THAT(library.error(), ContainsSubstring("link.json is a link that leads out of the ruleset"));
}

TEST_CASE("A pipe, a device and an endless link are told, not waited for")
{
    const OwnFolder folder;
    const auto error = [&](const fs::path& path) { return readJsonFile(path).error(); };
    const std::string pipe = (folder / "pipe.json").string();
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    CHECK(error(pipe) == pipe + " can't be read: it is no ordinary file");
    CHECK(error("/dev/zero") == "/dev/zero can't be read: it is no ordinary file");
    fs::create_symlink("endless.json", folder / "endless.json");
    CHECK_THAT(error(folder / "endless.json"), ContainsSubstring("endless.json can't be read: "));
    CHECK_THAT(error(folder.path()), ContainsSubstring("it is a folder, not a file"));
    // A pipe among the files of a ruleset is no file of it; as ruleset.json it is refused.
    const Library library;
    REQUIRE(mkfifo((library.rules() / "pipe.json").c_str(), 0600) == 0);
    CHECK(library.error().empty());
    fs::remove(library.rules() / "ruleset.json");
    REQUIRE(mkfifo((library.rules() / "ruleset.json").c_str(), 0600) == 0);
    CHECK_THAT(library.error(), ContainsSubstring("it is no ordinary file"));
}

TEST_CASE("A ruleset has at most 32 MiB")
{
    const Library library;
    const std::string text = "{}" + std::string(4'000'000, ' ');
    for (int i = 0; i < 9; ++i) writeBytes(library.rules() / ("part-" + std::to_string(i) + ".json"), text);
    CHECK_THAT(library.error(), ContainsSubstring("part-8.json brings the ruleset to more than 32 MiB"));
}

TEST_CASE("a file of rules whose name would not be read is told, and no other file")
{
    const Library library;
    writeBytes(library.rules() / "notes.txt", "Played on Tuesday.");
    CHECK(library.error().empty());
    for (const char* const name : {"troops.JSON", "troops.json.txt", "Troops.Json.TXT"}) {
        writeBytes(library.rules() / name, "{}");
        CHECK_THAT(library.error(),
                   ContainsSubstring(std::string(name) + " is not read: its name has to end in .json"));
        fs::remove(library.rules() / name);
    }
}

}  // namespace strange_folders_test
