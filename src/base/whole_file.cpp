#include "drumhead/base/whole_file.hpp"

#include <atomic>
#include <string>

#if defined(__unix__) || defined(__APPLE__)
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <fstream>
#endif

namespace drumhead {

namespace fs = std::filesystem;

namespace {

/// The file that a chain of links ends at; it need not exist.
fs::path linkTarget(fs::path file)
{
    constexpr int longestChain = 40;
    std::error_code failure;
    for (int i = 0; i < longestChain && fs::is_symlink(file, failure); ++i) {
        const fs::path next = fs::read_symlink(file, failure);
        if (failure) break;
        file = next.is_absolute() ? next : file.parent_path() / next;
    }
    return file;
}

fs::path folderOf(const fs::path& file) { return file.has_parent_path() ? file.parent_path() : fs::path("."); }

#if defined(__unix__) || defined(__APPLE__)

std::error_code lastError() { return {errno, std::generic_category()}; }

std::error_code writeAll(int handle, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(handle, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return lastError();
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return {};
}

/// File systems without such a thing answer EINVAL.
std::error_code flushToDisk(int handle)
{
    return ::fsync(handle) == 0 || errno == EINVAL || errno == EROFS ? std::error_code() : lastError();
}

std::error_code flushFolder(const fs::path& folder)
{
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return lastError();
    const std::error_code failure = flushToDisk(handle);
    ::close(handle);
    return failure;
}

/// Writes a file that must not exist (or, for a device, must).
std::error_code writeAs(const fs::path& file, std::string_view bytes, int flags, const struct stat* like)
{
    constexpr mode_t usual = 0666;  // less what the user's mask takes away
    const int handle = ::open(file.c_str(), O_WRONLY | O_CLOEXEC | flags, usual);
    if (handle < 0) return lastError();
    if (like) {
        // Another owner can be kept by the superuser alone; the group by its members.
        [[maybe_unused]] const bool isKept =
            ::fchown(handle, like->st_uid, like->st_gid) == 0 || ::fchown(handle, ~uid_t{0}, like->st_gid) == 0;
        if (::fchmod(handle, like->st_mode & 07777) != 0) {
            const std::error_code failure = lastError();
            ::close(handle);
            return failure;
        }
    }
    std::error_code failure = writeAll(handle, bytes);
    if (!failure && (flags & O_EXCL)) failure = flushToDisk(handle);
    if (::close(handle) != 0 && !failure) failure = lastError();
    return failure;
}

#endif

}  // namespace

fs::path temporaryBeside(const fs::path& file)
{
    static std::atomic<unsigned> number{0};
#if defined(__unix__) || defined(__APPLE__)
    const std::string process = std::to_string(::getpid());
#else
    const std::string process = "0";
#endif
    return file.parent_path() / (".drumhead-" + process + "-" + std::to_string(++number) + ".part");
}

#if defined(__unix__) || defined(__APPLE__)

std::error_code renameDurably(const fs::path& from, const fs::path& to, IfExists ifExists)
{
    bool renamed = false;
    if (ifExists == IfExists::Fail) {
#ifdef RENAME_NOREPLACE
        renamed = ::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0;
        if (!renamed && errno != EINVAL && errno != ENOSYS) return lastError();
#endif
        std::error_code ignored;  // file systems that can't do both in one go
        if (!renamed && fs::exists(to, ignored)) return std::make_error_code(std::errc::file_exists);
    }
    if (!renamed && ::rename(from.c_str(), to.c_str()) != 0) return lastError();
    return flushFolder(folderOf(to));
}

namespace {

/// The process in a name of `temporaryBeside`; 0 in any other name.
pid_t writerOf(const std::string& name)
{
    int process = 0;
    unsigned number = 0;
    int end = 0;
    const bool isPart = std::sscanf(name.c_str(), ".drumhead-%d-%u.part%n", &process, &number, &end) == 2 && end > 0
        && static_cast<std::size_t>(end) == name.size();
    return isPart && process > 0 ? process : 0;
}

}  // namespace

void removeAbandonedParts(const fs::path& folder)
{
    constexpr std::chrono::hours longest{1};  // on a share the process may be another machine's
    std::error_code failure;
    for (fs::directory_iterator each(folder.empty() ? "." : folder, failure), end; !failure && each != end;
         each.increment(failure)) {
        const pid_t writer = writerOf(each->path().filename().string());
        if (writer == 0 || ::kill(writer, 0) == 0 || errno != ESRCH) continue;
        std::error_code ignored;
        const auto written = fs::last_write_time(each->path(), ignored);
        if (!ignored && fs::file_time_type::clock::now() - written > longest) fs::remove(each->path(), ignored);
    }
}

std::error_code writeWholeFile(const fs::path& given, std::string_view bytes)
{
    const fs::path file = linkTarget(given);
    struct stat old {};
    const bool exists = ::stat(file.c_str(), &old) == 0;
    if (exists && S_ISDIR(old.st_mode)) return std::make_error_code(std::errc::is_a_directory);
    if (exists && !S_ISREG(old.st_mode)) return writeAs(file, bytes, 0, nullptr);
    if (exists && ::access(file.c_str(), W_OK) != 0) return lastError();  // renaming would replace it all the same
    removeAbandonedParts(folderOf(file));
    const fs::path beside = temporaryBeside(file);
    std::error_code failure = writeAs(beside, bytes, O_CREAT | O_EXCL, exists ? &old : nullptr);
    if (!failure) failure = renameDurably(beside, file, IfExists::Replace);
    std::error_code ignored;
    if (failure) fs::remove(beside, ignored);
    return failure;
}

#else

void removeAbandonedParts(const fs::path&) {}

std::error_code renameDurably(const fs::path& from, const fs::path& to, IfExists ifExists)
{
    std::error_code failure;
    if (ifExists == IfExists::Fail && fs::exists(to, failure)) return std::make_error_code(std::errc::file_exists);
    fs::rename(from, to, failure);
    return failure;
}

std::error_code writeWholeFile(const fs::path& given, std::string_view bytes)
{
    const fs::path file = linkTarget(given);
    const fs::path beside = temporaryBeside(file);
    std::ofstream out(beside, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    std::error_code failure =
        out ? renameDurably(beside, file, IfExists::Replace) : std::make_error_code(std::errc::io_error);
    std::error_code ignored;
    if (failure) fs::remove(beside, ignored);
    return failure;
}

#endif

}  // namespace drumhead
