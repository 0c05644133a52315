#include "drumhead/storage/replay/other_rules.hpp"

#include "drumhead/storage/entry_text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

Result<ReadableGame> taken(const GameContent& content, const RulesetFiles& rules)
{
    Result<ReadableGame> game = readableGame(content, rules);
    if (!game) return game;
    const Result<Game> resumed = resumedGame(game->content, game->scenario, *game->ruleset);
    if (!resumed) return Error{resumed.error()};
    return game;
}

}  // namespace

std::vector<const StoredEntry*> storedLine(const GameContent& content)
{
    std::vector<const StoredEntry*> line;
    std::int64_t at = content.head;
    for (auto entry = content.entries.rbegin(); entry != content.entries.rend(); ++entry) {
        if (entry->id != at) continue;
        line.push_back(&*entry);
        at = entry->parent;
    }
    std::reverse(line.begin(), line.end());
    return line;
}

std::vector<std::string> plainLog(const GameContent& content, const Texts& texts)
{
    std::vector<std::string> lines;
    std::string before;
    for (const StoredEntry* entry : storedLine(content)) {
        const std::string place = texts.say("log.turn", "Turn {turn}", {{"turn", std::to_string(entry->turn)}})
            + (entry->step.empty() ? std::string() : ", " + entry->step);
        if (place != before) lines.push_back(place);
        before = place;
        for (const std::string& each : entry->sentences) lines.push_back("    " + each);
    }
    return lines;
}

std::string ownRulesFault(const GameContent& content)
{
    const Result<ReadableGame> game = taken(content, content.rules);
    return game ? std::string() : game.error();
}

GameContent firstEntries(GameContent content, std::size_t count)
{
    const std::vector<const StoredEntry*> line = storedLine(content);
    const std::int64_t last = count == 0 ? 0 : content.entries[count - 1].id;
    content.head = 0;
    for (const StoredEntry* each : line) {
        if (each->id <= last) content.head = each->id;
    }
    content.entries.resize(count);
    return content;
}

std::optional<std::size_t> fittingEntries(const GameContent& content)
{
    const Result<ReadableGame> game = readableGame(content);
    if (!game) return std::nullopt;
    const auto fits = [&](std::size_t count) {
        return static_cast<bool>(resumedGame(firstEntries(content, count), game->scenario, *game->ruleset));
    };
    std::size_t good = 0;
    std::size_t bad = content.entries.size() + 1;
    while (bad - good > 1) {
        const std::size_t middle = good + (bad - good) / 2;
        (fits(middle) ? good : bad) = middle;
    }
    return good;
}

Result<GameContent> underRules(const GameContent& content, const RulesetFiles& rules)
{
    Result<ReadableGame> game = taken(content, rules);
    if (!game) return Error{game.error()};
    if (readScenarioIdentity("the game's scenario", content.scenario).ruleset != game->ruleset->id)
        game->content.scenario = scenarioToJson(game->scenario, *game->ruleset);
    game->content.rules = rules;
    return std::move(game->content);
}

}  // namespace drumhead
