#include "drumhead/resolve/case_odds/odds_events.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

namespace {

Ending endingOf(const Situation& situation, const Shape& shape, Value value)
{
    if (shape.kind != ValueKind::Choice || shape.choices < 0 || !value.isSet()) return Ending::None;
    const ChoiceList& list = situation.ruleset().choiceLists[static_cast<std::size_t>(shape.choices)];
    const int found = list.find(value.name());
    return found < 0 ? Ending::None : list.choices[static_cast<std::size_t>(found)].ending;
}

/// The endings of a list, grouped by how the one who acts fares in them.
std::vector<EventChoice> groupsOf(const Situation& situation, FactRef fact, const Shape& shape,
                                  const std::vector<std::pair<Value, double>>& values)
{
    std::vector<EventChoice> groups;
    for (const Ending ending : {Ending::Won, Ending::Held, Ending::Lost}) {
        EventChoice group;
        bool any = false;
        for (const auto& [value, chance] : values) {
            if (endingOf(situation, shape, value) != ending) continue;
            if (any) group.event.also.push_back(value);
            else group.event = {fact, Comparison::Is, value, {}, ending};
            any = true;
            group.chance += chance;
        }
        if (any) groups.push_back(std::move(group));
    }
    return groups;
}

std::string endingText(const Texts& texts, Ending ending)
{
    switch (ending) {
    case Ending::Won: return texts.say("ending.won", "won");
    case Ending::Held: return texts.say("ending.held", "held");
    case Ending::Lost: return texts.say("ending.lost", "lost");
    case Ending::None: break;
    }
    return {};
}

}  // namespace

std::vector<EventChoice> eventsOf(const Situation& situation, const OddsSummary& summary)
{
    std::vector<std::pair<Value, double>> values;
    for (const OddsLine& line : summary.lines) values.emplace_back(line.value, line.exactly);
    std::vector<EventChoice> events = groupsOf(situation, summary.fact, summary.shape, values);
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
    std::vector<std::pair<Value, double>> values;
    if (shape.kind == ValueKind::Choice && shape.choices >= 0) {
        for (const Choice& each : situation.ruleset().choiceLists[static_cast<std::size_t>(shape.choices)].choices)
            values.emplace_back(Value::choice(each.id), 0);
    }
    std::vector<EventChoice> events = groupsOf(situation, result, shape, values);
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
    const auto won = std::find_if(events.begin(), events.end(),
                                  [](const EventChoice& each) { return each.event.ending == Ending::Won; });
    if (won != events.end()) return static_cast<int>(won - events.begin());
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
    if (event.ending != Ending::None) {
        std::string values = situation.ruleset().valueText(shape, event.value);
        for (const Value each : event.also) values += "; " + situation.ruleset().valueText(shape, each);
        return capitalised(endingText(*situation.ruleset().texts, event.ending)) + " (" + values + ')';
    }
    const std::string value = situation.ruleset().valueText(shape, event.value);
    return capitalised(oddsLabel(situation, event.fact)) + ": "
        + (event.comparison == Comparison::AtLeast
               ? situation.ruleset().texts->say("odds.at-least", "at least {value}", {{"value", value}})
               : value);
}

}  // namespace drumhead
