#include "storage/file/whole_file.hpp"

#include "storage/file/content_writing.hpp"
#include "storage/file/file_faults.hpp"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

/// A file under a passing name, gone again unless it was given its own.
class PassingFile {
public:
    explicit PassingFile(const fs::path& path) : m_path(path.parent_path() / passingName(path)) { remove(); }
    ~PassingFile() { remove(); }
    PassingFile(const PassingFile&) = delete;
    PassingFile& operator=(const PassingFile&) = delete;

    [[nodiscard]] const fs::path& path() const { return m_path; }

private:
    static std::string passingName(const fs::path& path)
    {
        return "." + path.filename().string() + "." + std::to_string(getpid()) + ".part";
    }
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

/// The name of a file is on the disk only when its folder is.
FileError syncFolder(const fs::path& path)
{
    const fs::path folder = path.parent_path();
    const int handle = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return systemError(errno, path);
    const int failed = fsync(handle) == 0 || errno == EINVAL ? 0 : errno;
    close(handle);
    return failed ? systemError(failed, path) : FileError{};
}

FileError giveName(const fs::path& from, const fs::path& to, bool replace)
{
    if (!replace) {
        if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return {};
        if (errno != EINVAL && errno != ENOSYS) return systemError(errno, to);
        std::error_code ignored;  // a file system that can't do it in one go
        if (fs::exists(to, ignored)) return fileError(FileFault::Exists, to);
    }
    return rename(from.c_str(), to.c_str()) == 0 ? FileError{} : systemError(errno, to);
}

/// What a crash left beside a file that is replaced belongs to the old one.
void removeCompanions(const fs::path& path)
{
    std::error_code ignored;
    for (const char* ending : {"-wal", "-shm", "-journal"}) fs::remove(path.string() + ending, ignored);
}

}  // namespace

FileError writeWholeFile(const fs::path& given, const GameContent& content, bool replace)
{
    std::error_code failure;
    const fs::path path = fs::absolute(given, failure);
    if (fs::is_directory(path, failure)) return fileError(FileFault::Foreign, path, "it is a folder");
    if (!replace && fs::exists(path, failure)) return fileError(FileFault::Exists, path);
    if (!fs::is_directory(path.parent_path(), failure))
        return fileError(FileFault::Missing, path.parent_path(), "no such folder");
    const PassingFile passing(path);
    if (const int code = writeDatabase(passing.path(), content); code != SQLITE_OK) return sqliteError(code, path);
    if (replace) removeCompanions(path);
    if (FileError error = giveName(passing.path(), path, replace)) return error;
    return syncFolder(path);
}

}  // namespace drumhead
