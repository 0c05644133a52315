#pragma once

#include "storage/file/game_format.hpp"

namespace drumhead {

/// Writes all of a game into empty tables. Every one of these is run inside a transaction of the caller's and gives
/// false where SQLite failed.
bool writeContent(sqlite::Database& database, const GameContent& content, Seal& seal);

/// Appends the entries from `first` on; the seal goes on with them but is not written.
bool appendEntries(sqlite::Database& database, const std::vector<StoredEntry>& entries, std::size_t first, Seal& seal);
bool writeSettings(sqlite::Database& database, const std::map<std::string, std::string>& settings, Seal& seal);
bool writeSeal(sqlite::Database& database, const Seal& seal);

}  // namespace drumhead
