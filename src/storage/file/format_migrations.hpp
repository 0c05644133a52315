#pragma once

#include "storage/content/sqlite.hpp"

namespace drumhead {

/// Migrates a game file from an older format to the present one, one step for each version, in a transaction of the
/// caller. False if a step failed; the caller then rolls back.
bool migrateFormat(sqlite::Database& database, std::int64_t from);

}  // namespace drumhead
