#include "drumhead/base/ordinary_file.hpp"

#include <array>
#include <fstream>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

/// Why the path can't be read as a file, or empty.
std::string whyUnreadable(const Texts& texts, const fs::path& path)
{
    std::error_code failure;
    const fs::file_status status = fs::status(path, failure);
    switch (status.type()) {
    case fs::file_type::regular: return "";
    case fs::file_type::not_found: return texts.say("read.missing", "there is no such file");
    case fs::file_type::directory: return texts.say("read.folder", "it is a folder, not a file");
    case fs::file_type::none: return failure.message();
    default: return texts.say("read.special", "it is no ordinary file");
    }
}

}  // namespace

Result<std::string> readOrdinaryFile(const fs::path& file, std::size_t most, const Texts& texts)
{
    if (std::string why = whyUnreadable(texts, file); !why.empty()) return Error{std::move(why)};
    std::ifstream in(file, std::ios::binary);
    // Some files tell no size before they are read.
    std::string bytes;
    std::array<char, 64 * 1024> part{};
    while (bytes.size() < most && in.read(part.data(), part.size()).gcount() > 0)
        bytes.append(part.data(), static_cast<std::size_t>(in.gcount()));
    if (in.bad() || !in.is_open()) return Error{texts.say("read.denied", "it may not be opened")};
    if (bytes.size() > most) bytes.resize(most);
    return bytes;
}

}  // namespace drumhead
