#include "storage/file/file_faults.hpp"

#include <cerrno>
#include <sqlite3.h>
#include <system_error>
#include <unistd.h>

namespace drumhead {

namespace {

std::string sentence(const Texts& texts, FileFault fault, const std::filesystem::path& path, const std::string& detail)
{
    const std::string because = detail.empty() ? "" : ": " + detail;
    const std::string whole = path.string();
    const std::string name = path.filename().string();
    const TextArguments with = {{"file", whole}, {"why", because}, {"name", name}};
    switch (fault) {
    case FileFault::None: break;
    case FileFault::Missing:
        return texts.say("file.missing", "there is no {file}{why}; was it moved, renamed or deleted?", with);
    case FileFault::Foreign:
        return path.extension() == ".drumhead"
            ? texts.say("file.foreign", "{file} is not a game of Drumhead{why}; choose another file", with)
            : texts.say("file.foreign-name",
                        "{file} is not a game of Drumhead{why}; choose a file whose name ends in .drumhead", with);
    case FileFault::Truncated:
        return texts.say("file.cut-off",
                         "the game file {file} is cut off{why}; what is sound can still be taken into a new file",
                         with);
    case FileFault::Damaged:
        return texts.say(
            "file.damaged",
            "the game file {file} is damaged{why}; what comes before that can still be taken into a new file", with);
    case FileFault::StrayLog:
        return texts.say(
            "file.stray-log",
            "the game file {file} is sound, but {name}-wal beside it belongs to another game; move that file away",
            with);
    case FileFault::StrayJournal:
        return texts.say(
            "file.stray-journal",
            "the game file {file} is sound, but {name}-journal beside it belongs to another game; move that file away",
            with);
    case FileFault::Newer:
        return texts.say("file.newer",
                         "the game file {file} was written by a newer Drumhead{why}; please open it with that one",
                         with);
    case FileFault::NoPermission:
        return texts.say(
            "file.not-writable",
            "the game file {file} may not be written here{why}; open it to read only, or save a copy in a folder of yours",
            with);
    case FileFault::Locked:
        return texts.say(
            "file.locked",
            "the game file {file} is being played already, in another window or program; close it there, or open it here to read only",
            with);
    case FileFault::Exists:
        return texts.say("file.exists",
                         "there is a {file} already; choose another name, or say that it is to be replaced", with);
    case FileFault::DiskFull:
        return texts.say(
            "file.disk-full",
            "the disk is full, so {file} could not be written; make room, or save the battle on another disk", with);
    case FileFault::Disk: break;
    }
    return texts.say("file.disk", "the disk refuses the game file {file}{why}; save the battle on another disk", with);
}

std::string otherError(int code)
{
    const char* words = sqlite3_errstr(code);
    return words ? words : "error " + std::to_string(code);
}

}  // namespace

FileError fileError(FileFault fault, const std::filesystem::path& path, const Fault& detail)
{
    return {fault, sentence(Texts(), fault, path, detail.sentence()), path, detail};
}

FileError wholeFileError(FileFault fault, const Fault& sentence) { return {fault, sentence.sentence(), {}, sentence}; }

std::string fileErrorText(const FileError& error, const Texts& texts)
{
    const std::string detail = error.detail.sentence(texts);
    return error.path.empty() ? detail : sentence(texts, error.fault, error.path, detail);
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
    case SQLITE_CANTOPEN:
        return fileError(FileFault::NoPermission, path, message("file.folder", "nothing can be written in its folder"));
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
