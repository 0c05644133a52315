#include "drumhead/rules/loading/texts_file.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/rules/json_document.hpp"

#include <algorithm>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

Error faultAt(JsonPlace place, std::string what) { return Error{place.diagnostic(std::move(what)).text()}; }

}  // namespace

Result<std::shared_ptr<const Texts>> readTexts(const fs::path& file)
{
    Result<std::string> text = readJsonFile(file);
    if (!text) return Error{text.error()};
    JsonDocument document;
    std::vector<Diagnostic> faults;
    if (!document.parse(file.string(), std::move(*text), faults)) return Error{faults.front().text()};
    const JsonPlace root = document.root();
    const JsonPlace language = root["language"];
    if (!isId(language.string())) return faultAt(language, "\"language\" is the code of a language, as \"de\"");
    const JsonPlace point = root["decimal-point"];
    if (!point.isString() || point.string().empty())
        return faultAt(point, "\"decimal-point\" is what stands in 0.5, as \",\"");
    Texts::Messages messages;
    for (const JsonPlace each : root["messages"]) {
        if (!each.isString()) return faultAt(each, "a message is a text in quotes");
        messages.emplace(each.key(), each.string());
    }
    return std::make_shared<const Texts>(std::string(language.string()), std::string(point.string()),
                                         std::move(messages));
}

std::shared_ptr<const Texts> textsOf(const fs::path& data, const std::string& language)
{
    std::error_code failure;
    const fs::path file = data / "resources" / "texts" / (language + ".json");
    if (isId(language) && fs::exists(file, failure)) {
        if (Result<std::shared_ptr<const Texts>> texts = readTexts(file)) return *texts;
    }
    return std::make_shared<const Texts>();
}

std::vector<std::string> languagesSpoken(const fs::path& data)
{
    std::vector<std::string> codes;
    std::error_code failure;
    for (const fs::directory_entry& each : fs::directory_iterator(data / "resources" / "texts", failure)) {
        if (each.path().extension() == ".json") codes.push_back(each.path().stem().string());
    }
    std::sort(codes.begin(), codes.end());
    codes.insert(codes.begin(), "en");
    return codes;
}

}  // namespace drumhead
