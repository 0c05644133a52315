#include "drumhead/rules/json_document.hpp"

#include <array>
#include <fstream>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

/// Why the path can't be read as a file, or empty.
std::string whyUnreadable(const fs::path& path)
{
    std::error_code failure;
    const fs::file_status status = fs::status(path, failure);
    switch (status.type()) {
    case fs::file_type::regular: return "";
    case fs::file_type::not_found: return "there is no such file";
    case fs::file_type::directory: return "it is a folder, not a file";
    case fs::file_type::none: return failure.message();
    default: return "it is no ordinary file";
    }
}

}  // namespace

Result<std::string> readJsonFile(const fs::path& path)
{
    if (const std::string why = whyUnreadable(path); !why.empty())
        return Error{path.string() + " can't be read: " + why};
    std::ifstream in(path, std::ios::binary);
    // Some files tell no size before they are read.
    std::string text;
    std::array<char, 64 * 1024> part{};
    while (text.size() <= JsonDocument::maxBytes && in.read(part.data(), part.size()).gcount() > 0)
        text.append(part.data(), static_cast<std::size_t>(in.gcount()));
    if (in.bad() || !in.is_open()) return Error{path.string() + " can't be read; check that it may be opened"};
    if (text.size() > JsonDocument::maxBytes) return Error{path.string() + " has more than 4 MiB; divide it"};
    return text;
}

}  // namespace drumhead
