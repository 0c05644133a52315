#include "drumhead/game/scenario/scenario_text.hpp"

#include "drumhead/rules/json_document.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

/// The members of a scenario that people read.
bool isForPeople(std::string_view member)
{
    constexpr std::array<std::string_view, 7> all{"title", "about", "special-rules", "name", "text", "brief", "note"};
    return std::find(all.begin(), all.end(), member) != all.end();
}

/// The end of the text in quotes that begins there.
std::size_t endOfQuoted(const std::string& text, std::size_t begin)
{
    std::size_t at = begin + 1;
    while (at < text.size() && text[at] != '"') at += text[at] == '\\' ? 2U : 1U;
    return std::min(at + 1, text.size());
}

bool isMember(const std::string& text, std::size_t end)
{
    const std::size_t next = text.find_first_not_of(" \t\r\n", end);
    return next != std::string::npos && text[next] == ':';
}

ScenarioWords wordsOf(const fs::path& file)
{
    ScenarioWords words;
    Result<std::string> text = readJsonFile(file);
    JsonDocument document;
    std::vector<Diagnostic> faults;
    if (!text || !document.parse(file.string(), std::move(*text), faults)) return words;
    for (const JsonPlace each : document.root()["texts"]) {
        if (each.isString()) words.emplace(each.key(), each.string());
    }
    return words;
}

}  // namespace

std::string inOtherWords(const std::string& scenario, const ScenarioWords& words)
{
    std::string said, member;
    for (std::size_t at = 0; at < scenario.size();) {
        if (scenario[at] != '"') {
            said += scenario[at++];
            continue;
        }
        const std::size_t end = endOfQuoted(scenario, at);
        std::string quoted = scenario.substr(at, end - at);
        const nlohmann::json plain = nlohmann::json::parse(quoted, nullptr, false);
        const std::string text = plain.is_string() ? plain.get<std::string>() : std::string();
        if (isMember(scenario, end)) member = text;
        else if (const auto other = words.find(text); other != words.end() && isForPeople(member))
            quoted = nlohmann::json(other->second).dump();
        said += quoted;
        at = end;
    }
    return said;
}

fs::path scenarioTextsFile(const fs::path& scenario, const std::string& language)
{
    const std::string name = scenario.filename().string();
    return scenario.parent_path() / (name.substr(0, name.find(".scenario.json")) + ".texts." + language + ".json");
}

Result<std::string> readScenarioText(const fs::path& scenario, const Texts& texts)
{
    Result<std::string> text = readJsonFile(scenario);
    if (!text || texts.isEnglish()) return text;
    const fs::path translation = scenarioTextsFile(scenario, texts.language());
    std::error_code failure;
    if (!fs::exists(translation, failure)) return text;
    return inOtherWords(*text, wordsOf(translation));
}

}  // namespace drumhead
