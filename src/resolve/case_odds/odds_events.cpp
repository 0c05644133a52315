#include "drumhead/resolve/case_odds/odds_events.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

std::vector<EventChoice> eventsOf(const OddsSummary& summary)
{
    std::vector<EventChoice> events;
    for (const OddsLine& line : summary.lines) {
        const bool number = summary.isNumber() && line.value.isSet();
        const double chance = number ? line.orLater : line.exactly;
        if (number && chance >= 1) continue;
        events.push_back({{summary.fact, number ? Comparison::AtLeast : Comparison::Is, line.value}, chance});
    }
    return events;
}

std::vector<EventChoice> eventsOf(const Situation& situation, FactRef result)
{
    const Shape& shape = situation.program().slot(result.slot).shape;
    std::vector<EventChoice> events;
    if (shape.kind == ValueKind::Number) {
        for (int each = 1; each <= 6; ++each) events.push_back({{result, Comparison::AtLeast, Number(each)}});
    } else if (shape.kind == ValueKind::Flag) {
        events.push_back({{result, Comparison::Is, Value::flag(true)}});
    } else if (shape.choices >= 0) {
        for (const Choice& each : situation.ruleset().choiceLists[static_cast<std::size_t>(shape.choices)].choices)
            events.push_back({{result, Comparison::Is, Value::choice(each.id)}});
    }
    return events;
}

int mostTelling(const std::vector<EventChoice>& events)
{
    const auto rank = [](const EventChoice& each) {
        return each.event.comparison == Comparison::AtLeast ? std::abs(each.chance - 0.5) : 1 - each.chance;
    };
    const auto best = std::min_element(events.begin(), events.end(),
                                       [&](const EventChoice& a, const EventChoice& b) { return rank(a) < rank(b); });
    return best == events.end() ? -1 : static_cast<int>(best - events.begin());
}

std::string eventText(const Situation& situation, const OddsEvent& event)
{
    const Shape& shape = situation.program().slot(event.fact.slot).shape;
    return capitalised(oddsLabel(situation, event.fact))
        + (event.comparison == Comparison::AtLeast ? ": at least " : ": ")
        + situation.ruleset().valueText(shape, event.value);
}

}  // namespace drumhead
