#pragma once

#include "drumhead/storage/game_content.hpp"
#include "storage/content/sqlite.hpp"

#include <span>
#include <string>

namespace drumhead {

/// The tables of a game in SQLite; docs/file-format.md describes them.
namespace format {

/// "Drum", in the header of the database file.
inline constexpr std::int64_t applicationId = 0x4472756D;
/// The format that this program writes, kept in the header as `user_version`.
inline constexpr int version = 1;

/// The tables of the present format, in an empty database.
bool createTables(sqlite::Database& database);
/// Whether the tables are exactly these, given as SQLite keeps them and in the order of their names.
[[nodiscard]] bool hasTables(sqlite::Database& database, std::span<const char* const> wanted);
/// Whether the tables are exactly those of the present format.
[[nodiscard]] bool hasItsTables(sqlite::Database& database);

}  // namespace format

/// What the file's checksum covers. Each entry's checksum includes that of the entry before it.
struct Seal {
    std::int64_t head = 0;
    std::int64_t entries = 0;  ///< how many
    std::int64_t chain = 0;    ///< checksum of the last entry
    std::int64_t content = 0;  ///< of the scenario and all texts of the rules
    std::int64_t settings = 0;

    [[nodiscard]] std::int64_t checksum() const;
    friend bool operator==(const Seal&, const Seal&) = default;
};

[[nodiscard]] std::int64_t entryChecksum(std::int64_t chain, const StoredEntry& entry, const std::string& sentences);
[[nodiscard]] std::int64_t settingsChecksum(const std::map<std::string, std::string>& settings);

/// The sentences of an entry as the file holds them, and back.
[[nodiscard]] std::string sentencesToJson(const std::vector<std::string>& sentences);
[[nodiscard]] bool sentencesFromJson(const std::string& json, std::vector<std::string>& sentences);

}  // namespace drumhead
