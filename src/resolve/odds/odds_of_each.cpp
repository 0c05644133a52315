#include "drumhead/resolve/odds/odds_of_each.hpp"

#include <algorithm>

namespace drumhead {

std::vector<Value> allValuesOf(const Situation& situation, FactRef fact)
{
    constexpr std::int64_t mostValues = 100;
    const Shape& shape = situation.program().slot(fact.slot).shape;
    std::vector<Value> values;
    if (shape.kind == ValueKind::Flag) values = {Value::flag(true), Value::flag(false)};
    if (shape.kind == ValueKind::Choice) {
        for (const Choice& each : situation.ruleset().choiceLists[static_cast<std::size_t>(shape.choices)].choices)
            values.push_back(Value::choice(each.id));
    }
    const bool isNarrow =
        shape.kind == ValueKind::Number && shape.whole && shape.most.floor() - shape.least.floor() < mostValues;
    for (std::int64_t i = shape.least.floor(); isNarrow && i <= shape.most.floor(); ++i)
        values.emplace_back(Number::fromWhole(i));
    return values;
}

std::vector<Situation> casesForEach(const Situation& situation, const std::vector<VariedFact>& varied)
{
    std::vector<Situation> cases = {situation};
    for (const VariedFact& each : varied) {
        std::vector<Situation> more;
        more.reserve(cases.size() * each.values.size());
        for (const Situation& before : cases) {
            for (const Value value : each.values) more.emplace_back(before).answer(each.fact, value);
        }
        cases = std::move(more);
    }
    return cases;
}

std::vector<Result<Odds, OddsError>> computeOddsOfEach(std::span<const Situation> cases, const OddsRequest& request,
                                                       OddsEngine& engine, std::size_t maxAllStates)
{
    std::vector<Result<Odds, OddsError>> all;
    all.reserve(cases.size());
    OddsRequest one = request;
    std::size_t left = maxAllStates;
    for (const Situation& each : cases) {
        one.maxStates = std::min(request.maxStates, left);
        if (request.cancelled.stop_requested()) all.emplace_back(OddsError{OddsError::Kind::Cancelled});
        else if (left == 0) all.emplace_back(OddsError{OddsError::Kind::TooManyStates, {}, {}, maxAllStates});
        else all.push_back(engine.compute(each, one));
        const bool isSpent = !all.back() && all.back().error().kind == OddsError::Kind::TooManyStates;
        left -= std::min(left, all.back() ? all.back()->states : isSpent ? one.maxStates : 0);
    }
    return all;
}

}  // namespace drumhead
