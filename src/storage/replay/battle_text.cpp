#include "drumhead/storage/replay/battle_text.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/base/within_folder.hpp"
#include "drumhead/rules/json_document.hpp"
#include "storage/json_line.hpp"

#include <algorithm>
#include <cstdint>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

constexpr int textVersion = 1;

std::string textOf(const Json& object, const char* key)
{
    return object.contains(key) && object[key].is_string() ? object[key].get<std::string>() : std::string();
}

/// 0 for what is no whole number, or beyond those that are.
std::int64_t numberOf(const Json& object, const char* key)
{
    if (!object.contains(key) || !object[key].is_number_integer()) return 0;
    const bool isBeyond =
        object[key].is_number_unsigned() && object[key].get<std::uint64_t>() > std::uint64_t{INT64_MAX};
    return isBeyond ? 0 : object[key].get<std::int64_t>();
}

/// The scenario itself, or the file that has it. A stranger's battle must not read any file of the machine.
Result<std::string> scenarioOf(const Json& battle, const fs::path& file, const std::vector<fs::path>& libraries)
{
    if (battle.contains("scenario") && battle["scenario"].is_object()) return jsonLine(battle["scenario"]);
    const std::string path = textOf(battle, "scenario");
    if (path.empty()) return Error{file.string() + " names no scenario; give it as an object or as the path of a file"};
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    const fs::path wanted = (folder / path).lexically_normal();
    std::error_code failure;
    const bool isMissing = fs::status(wanted, failure).type() == fs::file_type::not_found
        && !wanted.lexically_relative(folder).string().starts_with("..");
    const bool isAllowed = isMissing || isWithinFolder(wanted, folder)
        || std::any_of(libraries.begin(), libraries.end(),
                       [&](const fs::path& library) { return isWithinFolder(wanted, library); });
    if (isAllowed) return readJsonFile(wanted);
    return Error{file.string() + " names the scenario " + path
                 + ", which lies neither in its own folder nor in a library of scenarios; put a copy beside it"};
}

bool readEntry(const Json& json, StoredEntry& entry)
{
    if (!json.is_object() || !json.contains("command") || !json.contains("events") || !json.contains("sentences")
        || !json["sentences"].is_array())
        return false;
    entry.id = numberOf(json, "id");
    entry.parent = numberOf(json, "parent");
    entry.turn = numberOf(json, "turn");
    entry.step = textOf(json, "step");
    entry.time = textOf(json, "time");
    entry.instead = numberOf(json, "instead");
    entry.command = jsonLine(json["command"]);
    entry.events = jsonLine(json["events"]);
    for (const Json& sentence : json["sentences"]) {
        if (!sentence.is_string()) return false;
        entry.sentences.push_back(sentence.get<std::string>());
    }
    return entry.id > 0 && entry.parent >= 0 && entry.parent < entry.id;
}

/// What is no sound JSON is kept as the text that it is.
Json jsonOrText(const std::string& text)
{
    Json json = readJson(text);
    return json.is_discarded() ? Json(text) : json;
}

Json entryJson(const StoredEntry& entry)
{
    Json json = {{"id", entry.id}, {"parent", entry.parent}, {"turn", entry.turn}, {"step", entry.step}};
    if (!entry.time.empty()) json["time"] = entry.time;
    if (entry.instead != 0) json["instead"] = entry.instead;
    json["command"] = jsonOrText(entry.command);
    json["sentences"] = entry.sentences;
    json["events"] = jsonOrText(entry.events);
    return json;
}

Result<GameContent> readEntries(const Json& battle, const fs::path& file, GameContent content)
{
    if (!battle.contains("entries") || !battle["entries"].is_array())
        return Error{file.string() + " has no list of \"entries\""};
    for (const Json& json : battle["entries"]) {
        StoredEntry entry;
        const std::string place = "entry " + std::to_string(content.entries.size() + 1) + " of " + file.string();
        if (!readEntry(json, entry))
            return Error{place + " is none; it needs id, parent, command, sentences and events"};
        if (!content.entries.empty() && entry.id <= content.entries.back().id)
            return Error{place + " has an id that does not rise"};
        content.entries.push_back(std::move(entry));
    }
    content.head = numberOf(battle, "head");
    const bool isThere = content.head == 0
        || std::any_of(content.entries.begin(), content.entries.end(),
                       [&](const StoredEntry& entry) { return entry.id == content.head; });
    if (!isThere)
        return Error{file.string() + " stands at an entry that it has not; \"head\" has to be one of its ids"};
    return content;
}

}  // namespace

bool isBattleFile(const fs::path& path)
{
    const std::string name = path.filename().string();
    const std::string ending = ".battle.json";
    return name.size() > ending.size() && name.compare(name.size() - ending.size(), ending.size(), ending) == 0;
}

Result<BattleText> readBattleText(const fs::path& file, const std::vector<fs::path>& libraries)
{
    const Result<std::string> text = readJsonFile(file);
    if (!text) return Error{text.error()};
    if (const std::string excess = jsonExcess(*text); !excess.empty())
        return Error{file.string() + " has " + excess + ", which no recorded game has; take a copy from elsewhere"};
    const Json battle = readJson(*text);
    if (battle.is_discarded())
        return Error{file.string() + " is cut off or damaged: it is not sound JSON; take a copy from elsewhere"};
    if (!battle.is_object() || numberOf(battle, "battle") == 0)
        return Error{file.string() + " is no recorded game; it has to begin with \"battle\": 1"};
    if (numberOf(battle, "battle") > textVersion)
        return Error{file.string() + " was written by a newer Drumhead; please read it with that one"};
    const std::string ruleset = textOf(battle, "ruleset");
    if (!ruleset.empty() && !isId(ruleset))
        return Error{file.string() + " names a ruleset that is no id; an id has small letters, digits and hyphens"};
    Result<std::string> scenario = scenarioOf(battle, file, libraries);
    if (!scenario) return Error{scenario.error()};
    GameContent content;
    content.scenario = std::move(*scenario);
    Result<GameContent> read = readEntries(battle, file, std::move(content));
    if (!read) return Error{read.error()};
    return BattleText{std::move(*read), ruleset,
                      battle.contains("at-head") ? jsonLine(battle["at-head"]) : std::string()};
}

/// One line for each entry, so that two recordings can be compared.
std::string battleTextToJson(const BattleText& battle)
{
    std::string text =
        "{\n  \"battle\": " + std::to_string(textVersion) + ",\n  \"ruleset\": " + jsonLine(battle.ruleset);
    text += ",\n  \"scenario\": " + jsonLine(readJson(battle.content.scenario)) + ",\n  \"entries\": [";
    const char* before = "\n    ";
    for (const StoredEntry& entry : battle.content.entries) {
        text += before + jsonLine(entryJson(entry));
        before = ",\n    ";
    }
    return text + "\n  ],\n  \"head\": " + std::to_string(battle.content.head)
        + ",\n  \"at-head\": " + jsonLine(readJson(battle.atHead)) + "\n}\n";
}

}  // namespace drumhead
