#include "drumhead/base/write_fault.hpp"

#include <algorithm>
#include <cerrno>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

#ifdef EDQUOT
constexpr int beyondQuota = EDQUOT;  // which the standard has no name for
#else
constexpr int beyondQuota = ENOSPC;
#endif

/// Of a file that is there already, or empty.
std::string whyInTheWay(const fs::path& file)
{
    std::error_code failure;
    const fs::file_status there = fs::status(file, failure);
    if (there.type() == fs::file_type::directory) return "it is a folder; name a file in it";
    const bool isOther = fs::exists(there) && there.type() != fs::file_type::regular;
    return isOther ? "it is no ordinary file; name another" : "";
}

std::string whyFolder(const fs::path& folder)
{
    std::error_code failure;
    const fs::file_status there = fs::status(folder, failure);
    if (there.type() == fs::file_type::not_found)
        return "there is no folder " + folder.string() + "; make it, or name another";
    if (fs::exists(there) && there.type() != fs::file_type::directory)
        return folder.string() + " is no folder; name one that is";
    return "";
}

bool isAnyOf(std::error_code failure, std::initializer_list<std::errc> all)
{
    return std::any_of(all.begin(), all.end(), [&](std::errc each) { return failure == each; });
}

std::string why(const fs::path& file, std::error_code failure)
{
    if (std::string there = whyInTheWay(file); !there.empty()) return there;
    if (std::string folder = whyFolder(file.has_parent_path() ? file.parent_path() : "."); !folder.empty())
        return folder;
    if (isAnyOf(failure, {std::errc::permission_denied, std::errc::operation_not_permitted}))
        return "you may not write there; name a folder of your own";
    if (failure == std::errc::read_only_file_system) return "that disk is read-only; name a folder on another";
    if (isAnyOf(failure, {std::errc::no_space_on_device, std::errc::file_too_large})
        || failure == std::error_code(beyondQuota, std::generic_category()))
        return "there is no room left on the disk; make room, or name a folder on another";
    if (failure == std::errc::filename_too_long) return "its name is too long; give it a shorter one";
    return failure.message() + "; name another file";
}

}  // namespace

std::string writeFault(const fs::path& file, std::error_code failure)
{
    return file.string() + " can't be written: " + why(file, failure);
}

}  // namespace drumhead
