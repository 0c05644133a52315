#include "sample_game.hpp"

#include "drumhead/storage/file/game_file.hpp"

#include <algorithm>
#include <atomic>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <unistd.h>

namespace drumhead::test {

namespace fs = std::filesystem;

OwnFolder::OwnFolder()
{
    static std::atomic<int> number = 0;
    m_path =
        fs::temp_directory_path() / ("drumhead-games-" + std::to_string(getpid()) + "-" + std::to_string(++number));
    fs::create_directories(m_path);
}

OwnFolder::~OwnFolder()
{
    std::error_code ignored;
    fs::permissions(m_path, fs::perms::owner_all, fs::perm_options::add, ignored);
    fs::remove_all(m_path, ignored);
}

std::string OwnFolder::names() const
{
    std::vector<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(m_path))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : " ") + name;
    return all;
}

StoredEntry sampleEntry(std::int64_t id)
{
    const std::string number = std::to_string(id);
    StoredEntry entry;
    entry.id = id;
    entry.parent = id % 7 == 0 ? id - 2 : id - 1;
    entry.turn = 1 + id / 10;
    entry.step = "Firing";
    entry.time = "2026-03-01T19:" + std::to_string(10 + id % 50) + ":00";
    entry.command = R"({"kind":"note","text":"remark )" + number + R"("})";
    entry.events = std::string("[") + std::string(static_cast<std::size_t>(id % 40), ' ') + "]";
    entry.sentences = {"Remark " + number + ": the \"Königs-Regiment\" stands.", "It rains."};
    entry.instead = id % 7 == 0 ? id - 1 : 0;
    return entry;
}

GameContent sampleGame(std::int64_t entries)
{
    GameContent game;
    game.scenario = R"({"id":"mill","title":"The mill"})";
    game.rules.folder = "volley";
    game.rules.files = {{"volley/ruleset.json", R"({"id":"volley","extends":"../base"})"},
                        {"volley/fire/fire.json", "{}"}};
    game.rules.ledger = RulesetFiles::File{"volley/../ledger/volley.tsv", "V-01\trule\n"};
    RulesetFiles base;
    base.folder = "base";
    base.files = {{"base/ruleset.json", R"({"id":"base"})"}};
    game.rules.base.push_back(base);
    for (std::int64_t id = 1; id <= entries; ++id) game.entries.push_back(sampleEntry(id));
    game.head = entries;
    game.settings = {{"players-window", "large"}, {"zoom", "1.5"}};
    return game;
}

namespace {

bool sameRules(const RulesetFiles& a, const RulesetFiles& b)
{
    const auto sameFile = [](const RulesetFiles::File& x, const RulesetFiles::File& y) {
        return x.path == y.path && x.text == y.text;
    };
    const bool sameLedger =
        a.ledger.has_value() == b.ledger.has_value() && (!a.ledger || sameFile(*a.ledger, *b.ledger));
    return a.folder == b.folder && sameLedger
        && std::equal(a.files.begin(), a.files.end(), b.files.begin(), b.files.end(), sameFile)
        && std::equal(a.base.begin(), a.base.end(), b.base.begin(), b.base.end(), sameRules);
}

}  // namespace

SampleFile::SampleFile(std::int64_t entries) : path(folder / "game.drumhead")
{
    if (const FileError error = GameFile::create(path, sampleGame(entries))) throw std::runtime_error(error.message);
}

bool sameGame(const GameContent& a, const GameContent& b)
{
    return a.scenario == b.scenario && sameRules(a.rules, b.rules) && a.entries == b.entries && a.head == b.head
        && a.settings == b.settings;
}

std::string bytesOf(const fs::path& file)
{
    std::ostringstream bytes;
    bytes << std::ifstream(file, std::ios::binary).rdbuf();
    return bytes.str();
}

void writeBytes(const fs::path& file, const std::string& bytes) { std::ofstream(file, std::ios::binary) << bytes; }

}  // namespace drumhead::test
