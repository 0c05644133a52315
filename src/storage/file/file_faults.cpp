#include "storage/file/file_faults.hpp"

#include <cerrno>
#include <sqlite3.h>
#include <system_error>
#include <unistd.h>

namespace drumhead {

namespace {

std::string sentence(FileFault fault, const std::filesystem::path& path, const std::string& detail)
{
    const std::string file = "the game file " + path.string();
    const std::string because = detail.empty() ? "" : ": " + detail;
    switch (fault) {
    case FileFault::None: break;
    case FileFault::Missing: return "there is no " + path.string() + because + "; was it moved, renamed or deleted?";
    case FileFault::Foreign:
        return path.string() + " is not a game of Drumhead" + because
            + (path.extension() == ".drumhead" ? "; choose another file"
                                               : "; choose a file whose name ends in .drumhead");
    case FileFault::Truncated:
        return file + " is cut off" + because
            + "; open it in the window, or use drumhead-cli repair, to take what is sound into a new file";
    case FileFault::Damaged:
        return file + " is damaged" + because
            + "; open it in the window, or use drumhead-cli repair, to take what comes before that into a new file";
    case FileFault::StrayLog:
        return file + " is sound, but " + path.filename().string()
            + "-wal beside it belongs to another game; move that file away";
    case FileFault::StrayJournal:
        return file + " is sound, but " + path.filename().string()
            + "-journal beside it belongs to another game; move that file away";
    case FileFault::Newer:
        return file + " was written by a newer Drumhead" + because + "; please open it with that one";
    case FileFault::NoPermission:
        return file + " may not be written here" + because
            + "; open it to read only, or save a copy in a folder of yours";
    case FileFault::Locked:
        return file
            + " is being played already, in another window or program; close it there, or open it here to read only";
    case FileFault::Exists:
        return "there is a " + path.string() + " already; choose another name, or say that it is to be replaced";
    case FileFault::DiskFull:
        return "the disk is full, so " + path.string()
            + " could not be written; make room, or save the battle on another disk";
    case FileFault::Disk: break;
    }
    return "the disk refuses " + file + because + "; save the battle on another disk";
}

std::string otherError(int code)
{
    const char* words = sqlite3_errstr(code);
    return words ? words : "error " + std::to_string(code);
}

}  // namespace

FileError fileError(FileFault fault, const std::filesystem::path& path, const std::string& detail)
{
    return {fault, sentence(fault, path, detail)};
}

FileError sqliteError(int code, const std::filesystem::path& path)
{
    switch (code & 0xFF) {
    case SQLITE_FULL: return fileError(FileFault::DiskFull, path);
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return fileError(FileFault::Locked, path);
    case SQLITE_NOTADB: return fileError(FileFault::Foreign, path);
    case SQLITE_CORRUPT: return fileError(FileFault::Damaged, path);
    case SQLITE_PERM:
    case SQLITE_AUTH: return fileError(FileFault::NoPermission, path);
    case SQLITE_READONLY:
        return code == SQLITE_READONLY_DBMOVED ? fileError(FileFault::Missing, path)
                                               : fileError(FileFault::NoPermission, path);
    case SQLITE_CANTOPEN: return fileError(FileFault::NoPermission, path, "nothing can be written in its folder");
    case SQLITE_IOERR:
        return code == SQLITE_IOERR_SHORT_READ ? fileError(FileFault::Truncated, path)
                                               : fileError(FileFault::Disk, path, otherError(code));
    default: return fileError(FileFault::Damaged, path, otherError(code));
    }
}

FileError systemError(int code, const std::filesystem::path& path)
{
    switch (code) {
    case ENOENT: return fileError(FileFault::Missing, path);
    case EACCES:
    case EPERM:
    case EROFS: return fileError(FileFault::NoPermission, path);
    case EEXIST: return fileError(FileFault::Exists, path);
    case ENOSPC:
    case EDQUOT: return fileError(FileFault::DiskFull, path);
    default: return fileError(FileFault::Disk, path, std::generic_category().message(code));
    }
}

}  // namespace drumhead
