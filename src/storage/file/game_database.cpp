#include "storage/file/game_database.hpp"

#include "storage/content/content_writing.hpp"
#include "storage/file/file_faults.hpp"
#include "storage/file/file_inspection.hpp"
#include "storage/file/format_migrations.hpp"
#include "storage/file/journal_beside.hpp"
#include "storage/file/rollback_rehearsal.hpp"

#include <algorithm>
#include <sqlite3.h>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

/// Reads at one moment, checked. A fault goes into `opened.error`.
void readAll(sqlite::Database& database, const fs::path& path, GameDatabase::Opened& opened)
{
    const sqlite::Transaction moment(database, "BEGIN");
    const bool itsTables = format::hasItsTables(database);
    opened.read = readContent(database);
    if (!itsTables) opened.read.fault = message("file.tables", "its tables are not those of a game");
    if (opened.read.sound() && database.text("PRAGMA quick_check(1)") != "ok")
        opened.read.fault = message("file.order", "its inner order is broken");
    if (!opened.read.sound()) opened.error = damageOf(database, path, *opened.read.fault);
}

bool bringUpToDate(sqlite::Database& database)
{
    const std::int64_t version = database.number("PRAGMA user_version");
    if (version == format::version) return true;
    sqlite::Transaction transaction(database, "BEGIN IMMEDIATE");
    return transaction.begun() && migrateFormat(database, version) && transaction.commit();
}

/// A copy in memory, which may be changed whatever may be done to the file.
bool copyTo(sqlite::Database& from, sqlite::Database& to)
{
    sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
    if (!backup) return false;
    const int done = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    return done == SQLITE_DONE;
}

/// Whether both can be the same battle at two moments.
bool isSameBattle(const ContentRead& a, const ContentRead& b)
{
    const std::vector<StoredEntry>& one = a.content.entries;
    const std::vector<StoredEntry>& other = b.content.entries;
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
        if (one[i].id != other[i].id || one[i].command != other[i].command || one[i].events != other[i].events)
            return false;
    }
    return a.content.scenario == b.content.scenario && a.seal.content == b.seal.content;
}

}  // namespace

GameDatabase::GameDatabase(fs::path path, sqlite::Database database)
    : m_path(std::move(path)), m_database(std::move(database))
{}

GameDatabase::~GameDatabase() { close(); }

/// In WAL mode SQLite itself uses no lock of the main file beyond the shared one; taking the next higher one keeps
/// other players out and lets readers in. It goes with the process, however that ends.
FileError GameDatabase::claim()
{
    if (m_database.text("PRAGMA journal_mode = WAL") != "wal") {
        const int code = m_database.code();
        return code == SQLITE_OK || (code & 0xFF) == SQLITE_READONLY ? fileError(FileFault::NoPermission, m_path)
                                                                     : sqliteError(code, m_path);
    }
    const sqlite::Transaction reading(m_database, "BEGIN");
    (void)m_database.number("SELECT count(*) FROM sqlite_schema");
    if (m_database.code() != SQLITE_OK && m_database.code() != SQLITE_ROW && m_database.code() != SQLITE_DONE)
        return sqliteError(m_database.code(), m_path);
    sqlite3_file* file = m_database.file();
    if (!file) return fileError(FileFault::Disk, m_path);
    const int locked = file->pMethods->xLock(file, SQLITE_LOCK_RESERVED);
    return locked == SQLITE_OK ? FileError{} : sqliteError(locked, m_path);
}

/// Where a file that is sound by itself is not so with the log beside it, that log is not its own.
void GameDatabase::blameLog(const fs::path& path, Opened& opened)
{
    if (opened.error.fault != FileFault::Damaged || !hasLog(path)) return;
    Opened alone = readWith(path, sqlite::Database::Access::Still);
    if (alone.error) return;
    opened = std::move(alone);
    opened.error = fileError(FileFault::StrayLog, path);
}

/// Reads what the game is once the change that a crash cut short is undone: in a copy, so that a journal that is not
/// its own changes nothing.
GameDatabase::Opened GameDatabase::readRolledBack(const fs::path& path)
{
    const RollbackRehearsal rehearsal(path);
    if (rehearsal.copy().empty())
        return {nullptr, {}, fileError(FileFault::Disk, path, message("file.no-copy", "no copy could be made"))};
    Opened rolled = readWith(rehearsal.copy(), sqlite::Database::Access::Write);
    Opened alone = readWith(path, sqlite::Database::Access::Still);
    if (!rolled.error && (alone.error || isSameBattle(alone.read, rolled.read))) return rolled;
    if (!alone.error) alone.error = fileError(FileFault::StrayJournal, path);
    return alone;
}

GameDatabase::Opened GameDatabase::openToPlay(const fs::path& given)
{
    std::error_code ignored;
    const fs::path path = fs::absolute(given, ignored);
    if (FileError error = inspectBefore(path)) return {nullptr, {}, std::move(error)};
    if (hasRollback(path)) {
        Opened rehearsed = readRolledBack(path);
        if (rehearsed.error) return rehearsed;
    }
    Opened opened = openChecked(path);
    blameLog(path, opened);
    return opened;
}

GameDatabase::Opened GameDatabase::openChecked(const fs::path& path)
{
    Opened opened;
    std::error_code ignored;
    const bool logged = fs::exists(path.string() + "-wal", ignored);
    std::unique_ptr<GameDatabase> game(
        new GameDatabase(path, sqlite::Database(path.string(), sqlite::Database::Access::Write)));
    sqlite::Database& database = game->m_database;
    opened.copiedInPlay = !logged && expectsLog(database);
    if ((opened.error = inspectOpened(database, path))) return opened;
    // Read before anything is written, so that a damaged file stays as it is.
    const bool upToDate = database.number("PRAGMA user_version") == format::version;
    if (upToDate) readAll(database, path, opened);
    else opened.error = readUpToDate(database, path).error;
    if (opened.error) return opened;
    const std::int64_t seen = database.number("PRAGMA data_version");
    if (sqlite3_db_readonly(database.handle(), "main") == 1) opened.error = fileError(FileFault::NoPermission, path);
    else opened.error = game->claim();
    if (opened.error.fault == FileFault::Damaged) opened.error = damageOf(database, path, std::string());
    if (opened.error) return opened;
    if (!bringUpToDate(database))
        opened.error = damageOf(database, path, "it can't be brought up to the present format");
    else if (!upToDate || database.number("PRAGMA data_version") != seen) readAll(database, path, opened);
    if (opened.error) return opened;
    game->m_seal = opened.read.seal;
    game->m_open = true;
    opened.database = std::move(game);
    return opened;
}

/// An older game, brought up to date in a copy.
GameDatabase::Opened GameDatabase::readUpToDate(sqlite::Database& database, const fs::path& path)
{
    constexpr std::int64_t mostBytes = 512'000'000;
    Opened opened;
    sqlite::Database copy;
    if (database.number("PRAGMA page_count") * database.number("PRAGMA page_size") > mostBytes)
        opened.error = damageOf(database, path, "it is larger than any game");
    else if (!copyTo(database, copy) || !bringUpToDate(copy))
        opened.error = damageOf(database, path, "it can't be brought up to the present format");
    else readAll(copy, path, opened);
    return opened;
}

GameDatabase::Opened GameDatabase::readWith(const fs::path& path, sqlite::Database::Access access)
{
    Opened opened;
    std::error_code ignored;
    const bool logged = fs::exists(path.string() + "-wal", ignored);
    sqlite::Database database(path.string(), access);
    if (access != sqlite::Database::Access::Write) database.readPastCut();
    opened.copiedInPlay = !logged && expectsLog(database);
    if ((opened.error = inspectOpened(database, path))) return opened;
    if (database.number("PRAGMA user_version") == format::version) {
        readAll(database, path, opened);
        return opened;
    }
    Opened upToDate = readUpToDate(database, path);
    upToDate.copiedInPlay = opened.copiedInPlay;
    return upToDate;
}

GameDatabase::Opened GameDatabase::read(const fs::path& given)
{
    std::error_code ignored;
    const fs::path path = fs::absolute(given, ignored);
    if (FileError error = inspectBefore(path)) return {nullptr, {}, std::move(error)};
    if (hasRollback(path)) return readRolledBack(path);
    Opened opened = readWith(path, sqlite::Database::Access::Read);
    // What a crash left half done has to be undone first, for which SQLite has to write.
    if (opened.error.fault == FileFault::NoPermission) opened = readWith(path, sqlite::Database::Access::Write);
    // In a folder in which nothing can be written (a CD, a share) nobody changes it either; all of it is there unless a
    // journal lies beside it.
    if (opened.error.fault == FileFault::NoPermission && !hasLog(path))
        opened = readWith(path, sqlite::Database::Access::Still);
    blameLog(path, opened);
    return opened;
}

FileError GameDatabase::write(const GameContent& content)
{
    if (!m_open) return fileError(FileFault::Missing, m_path, message("file.closed", "it was closed"));
    if (FileError error = whereabouts()) return error;
    Seal seal = m_seal;
    seal.head = content.head;
    sqlite::Transaction transaction(m_database, "BEGIN IMMEDIATE");
    const bool same = settingsChecksum(content.settings) == seal.settings;
    const bool written = transaction.begun()
        && appendEntries(m_database, content.entries, static_cast<std::size_t>(seal.entries), seal)
        && (same || writeSettings(m_database, content.settings, seal)) && writeSeal(m_database, seal)
        && transaction.commit();
    if (!written) return sqliteError(m_database.code(), m_path);
    m_seal = seal;
    return whereabouts();
}

/// Whether what is written still goes where the file was opened.
FileError GameDatabase::whereabouts() const
{
    int moved = 0;
    sqlite3_file_control(m_database.handle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    std::error_code ignored;
    if (moved) return fileError(FileFault::Missing, m_path, message("file.gone", "it has gone while it was played"));
    const fs::path log = m_path.string() + "-wal";
    if (fs::exists(log, ignored)) return {};
    return wholeFileError(
        FileFault::Missing,
        {message(
             "file.log-deleted",
             "%1 was deleted while the game was played, so nothing more is saved there; save a copy under another name, which will have everything"),
         {aText(log.string())}});
}

void GameDatabase::fold()
{
    if (m_open && !whereabouts()) m_database.run("PRAGMA wal_checkpoint(TRUNCATE)");
}

void GameDatabase::close()
{
    if (!m_open) return;
    m_open = false;
    m_database.run("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE");
    m_database = sqlite::Database();
}

}  // namespace drumhead
