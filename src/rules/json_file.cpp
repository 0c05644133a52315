#include "drumhead/base/ordinary_file.hpp"
#include "drumhead/rules/json_document.hpp"

namespace drumhead {

Result<std::string> readJsonFile(const std::filesystem::path& path)
{
    Result<std::string> text = readOrdinaryFile(path, JsonDocument::maxBytes + 1);
    if (!text) return Error{path.string() + " can't be read: " + text.error()};
    if (text->size() > JsonDocument::maxBytes) return Error{path.string() + " has more than 4 MiB; divide it"};
    return text;
}

}  // namespace drumhead
