#include "storage/content/game_format.hpp"

#include "storage/content/checksum.hpp"
#include "storage/json_line.hpp"

#include <array>

namespace drumhead {

namespace {

/// In the order of their names, each exactly as SQLite keeps it. No indexes: rows are found by their number.
constexpr std::array tables = {
    "CREATE TABLE content (id INTEGER PRIMARY KEY, depth INTEGER NOT NULL, kind TEXT NOT NULL, path TEXT NOT NULL, text TEXT NOT NULL, checksum INTEGER NOT NULL)",
    "CREATE TABLE entry (id INTEGER PRIMARY KEY, parent INTEGER NOT NULL, turn INTEGER NOT NULL, step TEXT NOT NULL, time TEXT NOT NULL, command TEXT NOT NULL, events TEXT NOT NULL, "
    "sentences TEXT NOT NULL, instead INTEGER NOT NULL, checksum INTEGER NOT NULL)",
    "CREATE TABLE seal (id INTEGER PRIMARY KEY, head INTEGER NOT NULL, entries INTEGER NOT NULL, chain INTEGER NOT NULL, content INTEGER NOT NULL, settings INTEGER NOT NULL, "
    "checksum INTEGER NOT NULL)",
    "CREATE TABLE setting (id INTEGER PRIMARY KEY, name TEXT NOT NULL, value TEXT NOT NULL, checksum INTEGER NOT NULL)",
};

}  // namespace

bool format::createTables(sqlite::Database& database)
{
    for (const char* table : tables) {
        if (database.run(table) != 0) return false;
    }
    const std::string header = "PRAGMA application_id = " + std::to_string(applicationId)
        + "; PRAGMA user_version = " + std::to_string(version);
    return database.run(header.c_str()) == 0;
}

bool format::hasItsTables(sqlite::Database& database) { return hasTables(database, tables); }

bool format::hasTables(sqlite::Database& database, std::span<const char* const> wanted)
{
    sqlite::Statement statement(database, "SELECT sql FROM sqlite_schema ORDER BY name");
    for (const char* table : wanted) {
        if (statement.step() != sqlite::Statement::Step::Row || statement.text(0) != table) return false;
    }
    return statement.step() == sqlite::Statement::Step::Done;
}

std::int64_t Seal::checksum() const
{
    return Checksum().add(head).add(entries).add(chain).add(content).add(settings).value();
}

std::int64_t entryChecksum(std::int64_t chain, const StoredEntry& entry, const std::string& sentences)
{
    return Checksum()
        .add(chain)
        .add(entry.id)
        .add(entry.parent)
        .add(entry.turn)
        .add(entry.step)
        .add(entry.time)
        .add(entry.command)
        .add(entry.events)
        .add(sentences)
        .add(entry.instead)
        .value();
}

std::int64_t settingsChecksum(const std::map<std::string, std::string>& settings)
{
    Checksum sum;
    for (const auto& [name, value] : settings) sum.add(name).add(value);
    return sum.value();
}

std::string sentencesToJson(const std::vector<std::string>& sentences) { return jsonLine(sentences); }

bool sentencesFromJson(const std::string& json, std::vector<std::string>& sentences)
{
    const Json read = readJson(json);
    if (!read.is_array()) return false;
    for (const Json& sentence : read) {
        if (!sentence.is_string()) return false;
        sentences.push_back(sentence.get<std::string>());
    }
    return true;
}

}  // namespace drumhead
