#include "drumhead/game/journal/turn_clock.hpp"

#include "game/play/turn_places.hpp"
#include "game/state/json_text.hpp"

#include <algorithm>
#include <cstdint>

namespace drumhead {

namespace {

constexpr std::size_t mostPlaces = 30'000;                       // steps of a turn, of each side, in all turns
constexpr TurnClock::Time longest = std::chrono::hours(10'000);  // of one place; sums of them stay within bounds

std::string twoDigits(std::int64_t number) { return (number < 10 ? "0" : "") + std::to_string(number); }

/// Throws where a field is missing or of another type.
TurnClock::Spent spentFromJson(const Json& json)
{
    const auto milliseconds = json.at("ms").get<std::int64_t>();
    if (milliseconds < 0) throw std::invalid_argument("no time runs backwards");
    return {{json.at("turn").get<int>(), json.at("step").get<std::string>(), json.at("side").get<std::string>()},
            TurnClock::Time(milliseconds)};
}

}  // namespace

void TurnClock::add(const Place& at, Time time)
{
    if (time <= Time(0)) return;
    const auto [found, isNew] = m_index.emplace(at, m_all.size());
    if (isNew) m_all.push_back({at, Time(0)});
    Time& spent = m_all[found->second].time;
    spent = std::min(spent + std::min(time, longest), longest);
}

TurnClock::Time TurnClock::ofSide(int turn, std::string_view side) const
{
    Time sum{0};
    for (const Spent& each : m_all) {
        if (each.at.turn == turn && each.at.side == side) sum += each.time;
    }
    return sum;
}

std::string TurnClock::toJson() const
{
    if (m_all.empty()) return "";
    Json list = Json::array();
    for (const Spent& each : m_all)
        list.push_back(
            {{"turn", each.at.turn}, {"step", each.at.step}, {"side", each.at.side}, {"ms", each.time.count()}});
    return list.dump(-1, ' ', false, Json::error_handler_t::replace);
}

TurnClock TurnClock::fromJson(std::string_view json)
{
    TurnClock read;
    const Result<Json> list = parsedJson(json);
    if (!list || !list->is_array()) return read;
    for (const Json& each : *list) {
        if (read.m_all.size() >= mostPlaces) break;
        try {
            const Spent spent = spentFromJson(each);
            read.add(spent.at, spent.time);
        } catch (const std::exception&) {  // of another Drumhead, or damaged: the others remain
        }
    }
    return read;
}

TurnClock::Place clockPlace(const GameRules& rules, const State& state)
{
    const SequenceStep* const step = stepOfPlace(rules.ruleset.sequence, state.place);
    const EntityId side = state.place.phasing();
    return {state.turn, step ? step->title : "", side == nobody ? "" : state.at(side).name};
}

std::string clockText(TurnClock::Time time)
{
    const std::int64_t seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    const std::int64_t hours = seconds / 3600;
    const std::int64_t minutes = seconds / 60 % 60;
    const std::string rest = twoDigits(seconds % 60);
    if (hours == 0) return std::to_string(minutes) + ":" + rest;
    return std::to_string(hours) + ":" + twoDigits(minutes) + ":" + rest;
}

}  // namespace drumhead
