#include "drumhead/game/play/questions/targets.hpp"

#include "drumhead/game/play/case_from_command.hpp"
#include "drumhead/game/play/questions/eligibility.hpp"
#include "drumhead/resolve/labels.hpp"
#include "drumhead/resolve/odds/odds_of_each.hpp"

#include <algorithm>

namespace drumhead {

namespace {

bool isSingleUnit(const State& state, const GameCase& made, std::size_t role)
{
    const std::vector<EntityId>& entities = made.roles[role].entities;
    const ProgramRole& info = made.situation.program().roles[role];
    return entities.size() == 1 && entities.front() != nobody && info.of.empty() && info.is == Who::Any
        && state.at(entities.front()).kind == EntityKind::Unit;
}

/// The side of the first role's entity, or nobody.
EntityId actingSide(const State& state, const GameCase& made)
{
    for (const RoleBinding& each : made.roles) {
        for (const EntityId entity : each.entities) {
            if (entity == nobody || state.at(entity).kind == EntityKind::Game) continue;
            return state.at(entity).kind == EntityKind::Side ? entity : state.at(entity).side;
        }
    }
    return nobody;
}

/// Answers about the present target that differ from what the battle knows; they say nothing about another target.
void dropOwnAnswers(ResolveCommand& command, const GameCase& made, int role)
{
    const Program& program = made.situation.program();
    std::erase_if(command.answers, [&](const auto& answer) {
        const Result<FactRef> fact = findFact(program, answer.first);
        return fact && program.slot(fact->slot).owner == role && made.knows(*fact);
    });
}

void answer(Situation& situation, const ResolveCommand& command)
{
    for (const auto& [name, value] : command.answers) {
        const Result<FactRef> fact = findFact(situation.program(), name);
        const bool isForgotten = fact && value.empty();
        if (isForgotten) situation.forget(*fact);
        else static_cast<void>(situation.set(name, value));  // it fitted the case in hand, which has the same facts
    }
    for (const OverruleRecord& each : command.overrules) {
        if (Result<Overrule> overrule = overruleOf(situation, each)) situation.overrule(std::move(*overrule));
    }
}

}  // namespace

int targetRole(const State& state, const GameCase& made)
{
    const EntityId acting = actingSide(state, made);
    for (std::size_t i = made.roles.size(); i-- > 1;) {
        if (isSingleUnit(state, made, i) && state.at(made.roles[i].entities.front()).side != acting)
            return static_cast<int>(i);
    }
    return -1;
}

std::vector<CaseAgainst> casesAgainstEach(const GameRules& rules, const State& state, const GameCase& made,
                                          const Situation& answered, int settles)
{
    const int role = targetRole(state, made);
    if (role < 0) return {};
    const Program& program = made.situation.program();
    const ProgramRole& info = program.role(role);
    const EntityId present = made.entity(role, 0);
    std::vector<RoleBinding> others = made.roles;
    std::erase_if(others, [&info](const RoleBinding& each) { return each.role == info.name; });
    ResolveCommand command = commandOf(rules, state, made, answered, {}, settles);
    ResolveCommand toOthers = command;
    dropOwnAnswers(toOthers, made, role);
    std::vector<CaseAgainst> cases;
    for (std::size_t i = 0; i < state.entities.size(); ++i) {
        const auto entity = static_cast<EntityId>(i);
        const Entity& who = state.at(entity);
        const bool isFoe = who.kind == EntityKind::Unit && who.side == state.at(present).side;
        if (!isFoe || !whyIneligible(rules, state, program, info, entity, others).empty()) continue;
        ResolveCommand asked = entity == present ? command : toOthers;
        for (auto& [name, ids] : asked.roles) {
            if (name == info.name) ids = {who.id};
        }
        Result<GameCase> against = caseOfCommand(rules, state, asked);
        if (!against) continue;
        answer(against->situation, asked);
        cases.push_back({entity, std::move(against->situation), std::move(asked)});
    }
    return cases;
}

namespace {

std::string missingText(const Situation& situation, const OddsError& error)
{
    const std::optional<FactRef> missing = error.missing();
    return missing
        ? situation.ruleset().texts->say("targets.needs", "Needs: {what}", {{"what", factLabel(situation, *missing)}})
        : oddsErrorText(situation.program(), error, *situation.ruleset().texts);
}

/// Why the rules refuse it whatever the dice; empty where they do not.
std::string refusalOf(const Texts& texts, const Odds& odds)
{
    const bool isRefused = std::all_of(odds.outcomes.begin(), odds.outcomes.end(),
                                       [](const OddsOutcome& each) { return !each.refused.empty(); });
    return isRefused && !odds.outcomes.empty()
        ? texts.say("targets.refused", "Refused: {why}", {{"why", odds.outcomes.front().refused}})
        : std::string();
}

}  // namespace

std::vector<TargetOdds> compareTargets(const std::vector<CaseAgainst>& cases, const OddsEvent& event,
                                       const std::vector<Weighing>& weighings, OddsEngine& engine,
                                       const std::stop_token& cancelled)
{
    if (cases.empty()) return {};
    std::vector<Situation> situations;
    for (const CaseAgainst& each : cases) situations.push_back(each.situation);
    OddsRequest request;
    request.of = {factName(situations.front().program(), event.fact)};
    request.weighings = weighings;
    request.leaveOpen = true;
    request.cancelled = cancelled;
    const std::vector<Result<Odds, OddsError>> odds = computeOddsOfEach(situations, request, engine);
    std::vector<TargetOdds> found;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        TargetOdds& one = found.emplace_back(TargetOdds{cases[i].target, {}, {}, cases[i].command});
        one.obstacle =
            odds[i] ? refusalOf(*situations[i].ruleset().texts, *odds[i]) : missingText(situations[i], odds[i].error());
        if (one.obstacle.empty()) one.chance = chanceOf(*odds[i], event);
    }
    std::stable_sort(found.begin(), found.end(), [](const TargetOdds& a, const TargetOdds& b) {
        return a.chance.value_or(-1) > b.chance.value_or(-1);
    });
    return found;
}

}  // namespace drumhead
