#include "drumhead/base/ordinary_file.hpp"
#include "drumhead/rules/json_document.hpp"

namespace drumhead {

Result<std::string> readJsonFile(const std::filesystem::path& path, const Texts& texts)
{
    Result<std::string> text = readOrdinaryFile(path, JsonDocument::maxBytes + 1, texts);
    if (!text)
        return Error{
            texts.say("read.fault", "{file} can't be read: {why}", {{"file", path.string()}, {"why", text.error()}})};
    if (text->size() > JsonDocument::maxBytes)
        return Error{texts.say("read.large", "{file} has more than 4 MiB; divide it", {{"file", path.string()}})};
    return text;
}

}  // namespace drumhead
