#include "drumhead/game/scenario/objective_keys.hpp"

#include <map>

namespace drumhead {

std::vector<std::string> objectiveKeys(const Scenario& scenario)
{
    std::map<std::string, int> seen;
    std::vector<std::string> keys;
    for (const ScenarioNote& each : scenario.objectives) {
        const int number = ++seen[each.name];
        keys.push_back(number == 1 ? each.name : each.name + " (" + std::to_string(number) + ")");
    }
    return keys;
}

std::optional<int> pointsOf(const State& state, EntityId side)
{
    if (state.scores.empty()) return std::nullopt;
    int sum = 0;
    for (const Score& each : state.scores) sum += each.side == side ? each.points : 0;
    return sum;
}

}  // namespace drumhead
