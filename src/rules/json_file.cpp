#include "drumhead/rules/json_document.hpp"

#include <fstream>
#include <sstream>

namespace drumhead {

Result<std::string> readJsonFile(const std::filesystem::path& path)
{
    std::error_code failure;
    if (std::filesystem::is_directory(path, failure)) return Error{path.string() + " is a folder, not a file"};
    const auto size = std::filesystem::file_size(path, failure);
    if (failure) return Error{path.string() + " can't be read: " + failure.message()};
    if (size > JsonDocument::maxBytes) return Error{path.string() + " has more than 4 MiB; divide it"};
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in) return Error{path.string() + " can't be read; check that it may be opened"};
    return std::move(text).str();
}

}  // namespace drumhead
