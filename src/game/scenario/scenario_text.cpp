#include "drumhead/game/scenario/scenario_text.hpp"

#include "drumhead/rules/json_document.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
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

/// The words of a file of texts, or why it can't be used.
Result<ScenarioWords> wordsOf(const fs::path& file, const Texts& language)
{
    Result<std::string> text = readJsonFile(file, language);
    if (!text) return Error{text.error()};
    JsonDocument document;
    std::vector<Diagnostic> faults;
    if (!document.parse(file.string(), std::move(*text), faults)) return Error{faults.front().text(language)};
    const JsonPlace texts = document.root()["texts"];
    if (!texts.isObject())
        return Error{(texts.exists() ? texts : document.root())
                         .diagnostic({message("fault.has-to-be-object", "%1 has to be an object: { %2: %3 }"),
                                      {aKey("texts"), aName("the English text"), aName("the other")}})
                         .text(language)};
    ScenarioWords words;
    for (const JsonPlace each : texts) {
        if (!each.isString())
            return Error{
                each.diagnostic({message("fault.be-text", "%1 has to be a text"), {aName(each.key())}}).text(language)};
        words.emplace(each.key(), each.string());
    }
    return words;
}

/// The scenario in the words of a file beside it, or why it can't be.
Result<std::string> translated(const std::string& scenario, const fs::path& file, const Texts& texts)
{
    const Result<ScenarioWords> words = wordsOf(file, texts);
    if (!words) return Error{words.error()};
    std::string text = inOtherWords(scenario, *words);
    if (text.size() > JsonDocument::maxBytes)
        return Error{texts.say("scenario.large",
                               "{file}: with its texts the scenario has more than 4 MiB; shorten them",
                               {{"file", file.string()}})};
    return text;
}

/// The file that translates it into that language, if there is one.
std::optional<fs::path> translationOf(const fs::path& scenario, const Texts& texts)
{
    if (texts.isEnglish()) return std::nullopt;
    fs::path file = scenarioTextsFile(scenario, texts.language());
    std::error_code failure;
    if (!fs::exists(file, failure)) return std::nullopt;
    return file;
}

}  // namespace

std::string inOtherWords(const std::string& scenario, const ScenarioWords& words)
{
    std::string said, member;
    for (std::size_t at = 0; at < scenario.size() && said.size() <= JsonDocument::maxBytes;) {
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

std::string inLanguage(const std::string& text, const fs::path& scenario, const Texts& texts)
{
    const std::optional<fs::path> file = translationOf(scenario, texts);
    if (!file) return text;
    const Result<std::string> other = translated(text, *file, texts);
    return other ? *other : text;
}

Result<std::string> readScenarioText(const fs::path& scenario, const Texts& texts)
{
    Result<std::string> text = readJsonFile(scenario, texts);
    return text ? Result<std::string>(inLanguage(*text, scenario, texts)) : text;
}

std::string translationFault(const fs::path& scenario, const Texts& texts)
{
    const std::optional<fs::path> file = translationOf(scenario, texts);
    if (!file) return {};
    const Result<std::string> text = readJsonFile(scenario, texts);
    if (!text) return {};
    const Result<std::string> other = translated(*text, *file, texts);
    return other ? std::string() : shownUntranslated(texts, other.error());
}

std::string shownUntranslated(const Texts& texts, const std::string& why)
{
    return texts.say("scenario.no-translation", "the scenario is shown untranslated: {why}", {{"why", why}});
}

}  // namespace drumhead
