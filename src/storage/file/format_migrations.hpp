#pragma once

#include "storage/file/sqlite.hpp"

namespace drumhead {

/// Brings a game file from an older format to the present one, a step for each version, inside a transaction of the
/// caller's. False where a step failed; the file then stays as it was.
bool migrateFormat(sqlite::Database& database, std::int64_t from);

}  // namespace drumhead
