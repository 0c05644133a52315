#include "storage/file/file_inspection.hpp"

#include "storage/content/game_format.hpp"
#include "storage/file/file_faults.hpp"
#include "storage/file/journal_beside.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <sqlite3.h>
#include <unistd.h>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

/// The header of a SQLite database (https://www.sqlite.org/fileformat.html, 1.3).
struct Header {
    static constexpr std::size_t length = 100;
    std::array<unsigned char, length> bytes{};
    std::int64_t size = 0;  ///< of the whole file

    [[nodiscard]] std::int64_t number(std::size_t at) const
    {
        return (std::int64_t{bytes[at]} << 24) | (std::int64_t{bytes[at + 1]} << 16)
            | (std::int64_t{bytes[at + 2]} << 8) | std::int64_t{bytes[at + 3]};
    }
    [[nodiscard]] bool hasMagic(std::size_t count) const
    {
        return std::memcmp(bytes.data(), "SQLite format 3", count) == 0;
    }
    [[nodiscard]] bool isGame() const { return number(68) == format::applicationId; }
    /// Size in bytes that the header tells.
    [[nodiscard]] std::int64_t told() const
    {
        const std::int64_t page = std::int64_t{bytes[16]} << 8 | std::int64_t{bytes[17]};
        return number(28) * (page == 1 ? 65536 : page);
    }
};

/// Through SQLite's own handle, so that its locks are kept.
Header readHeader(const sqlite::Database& database)
{
    Header header;
    sqlite3_file* file = database.file();
    if (!file) return header;
    sqlite3_int64 size = 0;
    if (file->pMethods->xFileSize(file, &size) == SQLITE_OK) header.size = size;
    // Missing bytes read as zeros.
    file->pMethods->xRead(file, header.bytes.data(), static_cast<int>(Header::length), 0);
    return header;
}

}  // namespace

namespace {

constexpr Message headerChanged = message("file.header", "its header was changed");

}  // namespace

FileError inspectName(const fs::path& path)
{
    // SQLite takes 512 bytes; its log's name is longer by four letters, that of a new game's temporary file by more.
    constexpr std::size_t longest = 450;
    const std::size_t length = path.string().size();
    if (length <= longest) return {};
    return wholeFileError(
        FileFault::NoPermission,
        {message(
             "file.long-path",
             "the path of the game is too long: %1 letters, at most %2 can be used; keep it in a folder nearer to the root"),
         {aText(std::to_string(length)), aText(std::to_string(longest))}});
}

FileError inspectBefore(const fs::path& path)
{
    if (FileError tooLong = inspectName(path)) return tooLong;
    std::error_code failure;
    const fs::file_status status = fs::status(path, failure);
    if (status.type() == fs::file_type::not_found) return fileError(FileFault::Missing, path);
    if (status.type() == fs::file_type::directory)
        return fileError(FileFault::Foreign, path, message("file.is-folder", "it is a folder"));
    if (failure || access(path.c_str(), R_OK) != 0)
        return wholeFileError(
            FileFault::NoPermission,
            {message("file.not-readable", "the game file %1 may not be read here; ask its owner, or use a copy"),
             {aText(path.string())}});
    if (status.type() != fs::file_type::regular) return fileError(FileFault::Foreign, path);
    if (isTooLarge(path))
        return fileError(FileFault::Foreign, path, message("file.larger", "it is larger than any game"));
    return inspectBeside(path);
}

FileError inspectOpened(sqlite::Database& database, const fs::path& path)
{
    if (database.opened() != SQLITE_OK) return sqliteError(database.opened(), path);
    const Header header = readHeader(database);
    if (header.size == 0) return fileError(FileFault::Truncated, path, message("file.empty", "it is empty"));
    const std::size_t there = static_cast<std::size_t>(std::min<std::int64_t>(header.size, 16));
    const bool isWhole = header.size >= static_cast<std::int64_t>(Header::length);
    if (!header.hasMagic(there))
        return fileError(isWhole && header.isGame() ? FileFault::Damaged : FileFault::Foreign, path);
    if (!isWhole)
        return fileError(FileFault::Truncated, path, message("file.beginning", "only its beginning is there"));
    if (!header.isGame())
        return fileError(FileFault::Foreign, path,
                         message("file.other-database", "it is a database of another program"));
    const std::int64_t version = database.number("PRAGMA user_version");
    switch (const int code = database.code(); code & 0xFF) {
    case SQLITE_OK:
    case SQLITE_ROW:
    case SQLITE_DONE: break;
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
        return damageOf(database, path, header.told() > header.size ? Fault(std::string()) : Fault(headerChanged));
    default: return sqliteError(code, path);
    }
    if (version > format::version)
        return fileError(FileFault::Newer, path,
                         {message("file.format", "format %1, known here are those up to %2"),
                          {aText(std::to_string(version)), aText(std::to_string(format::version))}});
    if (version < 0) return fileError(FileFault::Damaged, path, headerChanged);
    return {};
}

bool expectsLog(const sqlite::Database& database)
{
    constexpr std::size_t readVersion = 19;
    constexpr unsigned char wal = 2;
    return readHeader(database).bytes[readVersion] == wal;
}

bool hasLog(const fs::path& path)
{
    std::error_code failure;
    const auto size = fs::file_size(path.string() + "-wal", failure);
    return !failure && size > 0;
}

FileError damageOf(sqlite::Database& database, const fs::path& path, const Fault& fault)
{
    const Header header = readHeader(database);
    if (!hasLog(path) && header.told() > header.size) {  // what a log holds may lie beyond the file's end
        return fileError(FileFault::Truncated, path,
                         {message("file.bytes", "%1 of %2 bytes are there"),
                          {aText(std::to_string(header.size)), aText(std::to_string(header.told()))}});
    }
    return fileError(FileFault::Damaged, path, fault);
}

}  // namespace drumhead
