#pragma once

#include "storage/content/game_format.hpp"

namespace drumhead {

/// Writes a whole game into empty tables. All functions here run in a transaction of the caller and return false if
/// SQLite failed.
bool writeContent(sqlite::Database& database, const GameContent& content, Seal& seal);

/// Appends the entries from index `first`; updates the seal, but does not write it.
bool appendEntries(sqlite::Database& database, const std::vector<StoredEntry>& entries, std::size_t first, Seal& seal);
bool writeSettings(sqlite::Database& database, const std::map<std::string, std::string>& settings, Seal& seal);
bool writeSeal(sqlite::Database& database, const Seal& seal);

}  // namespace drumhead
