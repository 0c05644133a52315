// Dice that the referee changed: what was thrown counts for statistics and luck, what was made of it is named apart.
#include "sheets/report/report_parts.hpp"

#include <algorithm>

namespace drumhead {

namespace {

bool changes(const ResolveCommand& command, Overrule::Kind kind)
{
    return std::any_of(command.overrules.begin(), command.overrules.end(),
                       [&](const OverruleRecord& each) { return each.kind == kind; });
}

}  // namespace

bool hasChangedDice(const Command& command)
{
    const auto* const resolve = std::get_if<ResolveCommand>(&command);
    return resolve && changes(*resolve, Overrule::Kind::Die);
}

std::optional<ThrownCase> caseAsThrown(const PlayedBattle& battle, const State& state, const ResolveCommand& command)
{
    if (!hasChangedDice(command) || changes(command, Overrule::Kind::Value)) return std::nullopt;
    ResolveCommand thrown = command;
    std::erase_if(thrown.overrules, [](const OverruleRecord& each) { return each.kind == Overrule::Kind::Die; });
    NoDice none;
    DecisionResult decision = decide(battle.rules, state, thrown, none);
    if (!decision || !decision->verdict || !decision->asked || decision->dice != command.dice) return std::nullopt;
    return ThrownCase{std::move(*decision->asked), std::move(*decision->verdict)};
}

std::vector<VerdictDice> diceAsThrown(const ToldEntry& told)
{
    std::vector<VerdictDice> all = told.verdict ? told.verdict->dice : std::vector<VerdictDice>();
    const auto* const command = std::get_if<ResolveCommand>(&told.entry->command);
    if (!command) return all;
    const std::vector<int>& faces = command->dice;
    std::size_t count = 0;
    for (const VerdictDice& each : all) count += each.faces.size();
    if (count != faces.size()) return all;
    auto face = faces.begin();
    for (VerdictDice& each : all) {
        for (int& shown : each.faces) shown = *face++;
    }
    return all;
}

std::vector<ChangedDie> changedDice(const ToldEntry& told)
{
    std::vector<ChangedDie> changed;
    if (!told.verdict || !hasChangedDice(told.entry->command)) return changed;
    const std::vector<VerdictDice> thrown = diceAsThrown(told);
    for (std::size_t i = 0; i < thrown.size(); ++i) {
        const VerdictDice& counts = told.verdict->dice[i];
        for (std::size_t die = 0; die < counts.faces.size(); ++die) {
            if (thrown[i].faces[die] != counts.faces[die])
                changed.push_back({counts.title, thrown[i].faces[die], counts.faces[die]});
        }
    }
    return changed;
}

}  // namespace drumhead
