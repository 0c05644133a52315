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
std::string whyInTheWay(const Texts& texts, const fs::path& file)
{
    std::error_code failure;
    const fs::file_status there = fs::status(file, failure);
    if (there.type() == fs::file_type::directory)
        return texts.say("write.is-folder", "it is a folder; name a file in it");
    const bool isOther = fs::exists(there) && there.type() != fs::file_type::regular;
    return isOther ? texts.say("write.special", "it is no ordinary file; name another") : "";
}

std::string whyFolder(const Texts& texts, const fs::path& folder)
{
    std::error_code failure;
    const fs::file_status there = fs::status(folder, failure);
    if (there.type() == fs::file_type::not_found)
        return texts.say("write.no-folder", "there is no folder {folder}; make it, or name another",
                         {{"folder", folder.string()}});
    if (fs::exists(there) && there.type() != fs::file_type::directory)
        return texts.say("write.not-folder", "{folder} is no folder; name one that is", {{"folder", folder.string()}});
    return "";
}

bool isAnyOf(std::error_code failure, std::initializer_list<std::errc> all)
{
    return std::any_of(all.begin(), all.end(), [&](std::errc each) { return failure == each; });
}

std::string why(const Texts& texts, const fs::path& file, std::error_code failure)
{
    if (std::string there = whyInTheWay(texts, file); !there.empty()) return there;
    if (std::string folder = whyFolder(texts, file.has_parent_path() ? file.parent_path() : "."); !folder.empty())
        return folder;
    if (isAnyOf(failure, {std::errc::permission_denied, std::errc::operation_not_permitted}))
        return texts.say("write.denied", "you may not write there; name a folder of your own");
    if (failure == std::errc::read_only_file_system)
        return texts.say("write.read-only", "that disk is read-only; name a folder on another");
    if (isAnyOf(failure, {std::errc::no_space_on_device, std::errc::file_too_large})
        || failure == std::error_code(beyondQuota, std::generic_category()))
        return texts.say("write.full", "there is no room left on the disk; make room, or name a folder on another");
    if (failure == std::errc::filename_too_long)
        return texts.say("write.long-name", "its name is too long; give it a shorter one");
    return texts.say("write.other", "{why}; name another file", {{"why", failure.message()}});
}

}  // namespace

std::string writeFault(const fs::path& file, std::error_code failure, const Texts& texts)
{
    return texts.say("write.fault", "{file} can't be written: {why}",
                     {{"file", file.string()}, {"why", why(texts, file, failure)}});
}

}  // namespace drumhead
