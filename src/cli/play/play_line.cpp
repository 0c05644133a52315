#include "cli/play/play_line.hpp"

#include "drumhead/base/json_depth.hpp"
#include "drumhead/game/scenario/objective_keys.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

namespace drumhead::cli {

namespace {

/// Notices a name that stands twice in an object: the parser would keep the last and say nothing.
class RepeatedKeys {
public:
    bool operator()(int, Json::parse_event_t event, Json& parsed)
    {
        if (event == Json::parse_event_t::object_start) m_open.emplace_back();
        if (event == Json::parse_event_t::object_end) m_open.pop_back();
        if (event != Json::parse_event_t::key || m_open.empty()) return true;
        const auto key = parsed.get<std::string>();
        if (!m_open.back().insert(key).second && m_first.empty()) m_first = key;
        return true;
    }

    [[nodiscard]] const std::string& first() const { return m_first; }

private:
    std::vector<std::set<std::string>> m_open;
    std::string m_first;
};

bool isEmpty(const Json& value)
{
    return value.is_null() || value == false || value == 0 || (value.is_string() && value.get<std::string>().empty())
        || ((value.is_array() || value.is_object()) && value.empty());
}

std::string quoted(const std::string& text) { return "\"" + text + "\""; }

std::string listed(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 12;
    std::string text;
    for (std::size_t i = 0; i < names.size() && i < most; ++i) text += (i == 0 ? "" : ", ") + quoted(names[i]);
    return text + (names.size() > most ? ", …" : "");
}

std::string noneCalled(const std::string& what, const std::string& name, const std::vector<std::string>& known)
{
    if (known.empty()) return "there is no " + what + " " + quoted(name) + "; there are none in this battle";
    return "there is no " + what + " " + quoted(name) + "; there " + (known.size() == 1 ? "is " : "are ")
        + listed(known);
}

void addReminders(const std::vector<SequenceStep>& steps, std::vector<std::string>& ids)
{
    for (const SequenceStep& step : steps) {
        for (std::size_t i = 0; i < step.reminders.size(); ++i) ids.push_back(step.id + "/" + std::to_string(i + 1));
        addReminders(step.steps, ids);
    }
}

bool isAmong(const std::vector<std::string>& names, const std::string& name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

std::variant<Json, std::string> playLine(const std::string& line)
{
    if (const std::string excess = jsonExcess(line); !excess.empty()) return "no command has " + excess;
    try {
        RepeatedKeys repeated;
        Json json = Json::parse(line, std::ref(repeated));
        if (!repeated.first().empty())
            return quoted(repeated.first()) + " stands twice in the same command; keep the one that is meant";
        if (!json.is_object()) return std::string(R"(a command is an object, such as {"do":"advance"})");
        if (!json.contains("do") || !json["do"].is_string())
            return std::string(R"(a command says in "do" what is to be done, such as {"do":"advance"})");
        return json;
    } catch (const Json::parse_error& fault) {
        return "this is not JSON: it stops making sense at character " + std::to_string(fault.byte);
    } catch (const Json::exception&) {
        return std::string("this is not JSON that can be read: a number in it is too large");
    }
}

std::string misreadField(const Json& given, const Command& read)
{
    constexpr std::array<std::string_view, 5> words{"procedure", "reason", "entity", "text", "value"};
    for (const std::string_view each : words) {
        const auto found = given.find(each);
        if (found != given.end() && !found->is_string() && !found->is_null())
            return quoted(std::string(each)) + " has to be text in double quotes, as in " + quoted(found->dump());
    }
    const auto onward = given.find("onward");
    if (onward != given.end() && !onward->is_boolean()) return R"("onward" is true or false, without quotes)";
    const Json understood = Json::parse(commandToJson(read));
    for (const auto& [name, value] : given.items()) {
        if (!understood.contains(name) && !isEmpty(value))
            return quoted(given["do"].get<std::string>()) + " takes no " + quoted(name);
    }
    return "";
}

std::string unknownName(const Game& game, const Command& command)
{
    if (const auto* const score = std::get_if<ScoreCommand>(&command); score && !score->objective.empty()) {
        const std::vector<std::string> known = objectiveKeys(game.scenario());
        return isAmong(known, score->objective) ? "" : noneCalled("objective", score->objective, known);
    }
    if (const auto* const silence = std::get_if<SilenceCommand>(&command); silence && !silence->reminder.empty()) {
        std::vector<std::string> known;
        addReminders(game.rules().ruleset.sequence.steps, known);
        return isAmong(known, silence->reminder) ? "" : noneCalled("reminder", silence->reminder, known);
    }
    return "";
}

std::variant<EntryId, std::string> entryToGoTo(const Game& game, const Json& given)
{
    const auto entry = given.find("entry");
    if (entry == given.end() || !entry->is_number_integer())
        return std::string(R"("go-to" says in "entry" where to, 0 for the beginning)");
    const std::uint64_t last = game.entries().size();
    // A number beyond 63 bits is kept unsigned.
    const bool isThere = entry->is_number_unsigned() && entry->get<std::uint64_t>() <= last;
    if (isThere) return entry->get<EntryId>();
    return "there is no entry " + entry->dump() + " in the journal; they go from 0, the beginning, to "
        + std::to_string(last);
}

}  // namespace drumhead::cli
