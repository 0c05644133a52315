#include "storage/file/game_file_writer.hpp"

#include "drumhead/base/whole_file.hpp"
#include "storage/content/content_writing.hpp"
#include "storage/file/file_faults.hpp"
#include "storage/file/file_inspection.hpp"
#include "storage/file/game_database.hpp"

#include <sqlite3.h>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

/// A database under a temporary name, removed again unless it was renamed.
class TemporaryDatabase {
public:
    explicit TemporaryDatabase(const fs::path& path) : m_path(temporaryBeside(path)) { remove(); }
    ~TemporaryDatabase() { remove(); }
    TemporaryDatabase(const TemporaryDatabase&) = delete;
    TemporaryDatabase& operator=(const TemporaryDatabase&) = delete;

    [[nodiscard]] const fs::path& path() const { return m_path; }

private:
    void remove() const
    {
        std::error_code ignored;
        fs::remove(m_path, ignored);
        fs::remove(m_path.string() + "-journal", ignored);
    }

    fs::path m_path;
};

/// 0, or the error of SQLite.
int writeDatabase(const fs::path& path, const GameContent& content)
{
    sqlite::Database database(path.string(), sqlite::Database::Access::Create);
    if (database.opened() != SQLITE_OK) return database.opened();
    Seal seal;
    bool written = false;
    {
        sqlite::Transaction transaction(database, "BEGIN IMMEDIATE");
        written = transaction.begun() && format::createTables(database) && writeContent(database, content, seal)
            && transaction.commit();
        if (!written) return database.code() == SQLITE_OK ? SQLITE_ERROR : database.code();
    }
    return SQLITE_OK;
}

/// A game that is to be replaced must not be one that is played; what a crash left beside it goes into it first, so
/// that all of it is there still if the replacing fails.
FileError settle(const fs::path& path)
{
    GameDatabase::Opened old = GameDatabase::openToPlay(path);
    if (old.error.fault == FileFault::Locked) return old.error;
    if (old.database) old.database->close();
    return {};
}

/// What lay beside a file that was replaced belonged to the old one.
void removeCompanions(const fs::path& path)
{
    std::error_code ignored;
    for (const char* ending : {"-wal", "-shm", "-journal"}) fs::remove(path.string() + ending, ignored);
}

}  // namespace

FileError writeGameFile(const fs::path& given, const GameContent& content, bool replace)
{
    std::error_code failure;
    const fs::path path = fs::absolute(given, failure);
    if (FileError tooLong = inspectName(path)) return tooLong;
    if (fs::is_directory(path, failure))
        return fileError(FileFault::Foreign, path, message("file.is-folder", "it is a folder"));
    if (!replace && fs::exists(path, failure)) return fileError(FileFault::Exists, path);
    if (!fs::is_directory(path.parent_path(), failure))
        return fileError(FileFault::Missing, path.parent_path(), message("file.no-folder", "no such folder"));
    if (replace && fs::exists(path, failure)) {
        if (FileError played = settle(path)) return played;
    }
    removeAbandonedParts(path.parent_path());
    const TemporaryDatabase database(path);
    if (const int code = writeDatabase(database.path(), content); code != SQLITE_OK) return sqliteError(code, path);
    const std::error_code renamed = renameDurably(database.path(), path, replace ? IfExists::Replace : IfExists::Fail);
    if (renamed) return systemError(renamed.value(), path);
    if (replace) removeCompanions(path);
    return {};
}

}  // namespace drumhead
