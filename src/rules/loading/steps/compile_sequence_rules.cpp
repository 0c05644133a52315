// Conditions and rules of the sequence become procedures that no list shows.
#include "rules/loading/steps/compile_sequence_rules.hpp"

#include "rules/loading/steps/step_compiler.hpp"

#include <functional>
#include <set>

namespace drumhead {

namespace {

constexpr std::size_t maxInternal = 4000;

ProgramRole roleOf(std::string name, EntityKind kind, std::string of = "")
{
    ProgramRole role;
    role.label = name == "self" ? entityKindName(kind) : std::string_view(name);
    role.name = std::move(name);
    role.kind = kind;
    role.of = std::move(of);
    return role;
}

ProgramRole sideInTurn(Who is)
{
    ProgramRole role = roleOf(std::string(whoWords.word(is)), EntityKind::Side);
    role.label += " side";
    role.is = is;
    return role;
}

/// The roles that are read, changed, named in sentences, or given something due.
Sight mentioned(const Program& program, const Sight& sight)
{
    std::set<int> roles;
    const auto name = [&](const Phrase& phrase) {
        for (const PhrasePart& part : phrase) roles.insert(part.role);
    };
    for (const Slot& slot : program.slots) {
        roles.insert(slot.owner);
        roles.insert(slot.remembers);
    }
    for (const SentenceDetail& sentence : program.sentences) name(sentence.phrase);
    for (const WatchDetail& watch : program.watches) name(watch.say);
    for (const DueDetail& due : program.dues) {
        name(due.reason);
        for (const auto& [theirs, ours] : due.roles) roles.insert(ours);
    }
    Sight found;
    for (std::size_t i = 0; i < sight.size(); ++i) {
        if (roles.count(static_cast<int>(i)) > 0) found.push_back(sight[i]);
    }
    return found;
}

/// Compiles twice: with all who are in sight, which shows who is mentioned, and then with these alone. Faults told
/// twice are shown once.
InternalId compileInternal(LoaderContext& context, const Sight& sight, JsonPlace place, const std::string& id,
                           ElementId element, const std::function<void(Program&, const Sight&)>& compileInto)
{
    const std::size_t faultsBefore = context.diagnostics.size();
    if (context.ruleset.internal.size() >= maxInternal)
        context.fault(
            place,
            {message("check.sequence-more-than-conditions", "the sequence has more than %1 conditions and rules"),
             {aText(std::to_string(maxInternal))}});
    else {
        Program all;
        compileInto(all, sight);
        if (context.diagnostics.size() == faultsBefore) {
            auto procedure = std::make_unique<Procedure>();
            procedure->id = id;
            procedure->title = id;
            procedure->element = element;
            compileInto(procedure->program, mentioned(all, sight));
            procedure->program.unattended = true;
            context.ruleset.internal.push_back(std::move(procedure));
            return static_cast<InternalId>(context.ruleset.internal.size() - 1);
        }
    }
    return -1;
}

/// A body in which these are in sight, and no case.
ProcedureBody bodyInSight(Program& program, const Sight& sight, const std::string& id)
{
    ProcedureBody body;
    body.procedure = id;
    body.scope.hasCase = false;
    for (const ProgramRole& role : sight) {
        body.scope.roles.emplace(role.name, static_cast<int>(program.roles.size()));
        program.roles.push_back(role);
    }
    return body;
}

/// A program whose only step is a "let" of this condition or amount.
void compileOnlyResult(LoaderContext& context, Program& program, const Sight& sight, JsonPlace place, Wanted wanted,
                       ElementId element)
{
    ExpressionCompiler expressions(context, program);
    ProcedureBody body = bodyInSight(program, sight, "");
    body.scope.saysOfWhom = true;
    const NodeId value = wanted.kind == ValueKind::Flag ? expressions.condition(body.scope, place)
                                                        : expressions.amount(body.scope, place, wanted);
    Shape shape;
    shape.kind = wanted.kind;
    shape.choices = wanted.choices;
    program.lets.push_back(
        {expressions.slots().addResult(body.scope, "holds", "", shape, {"holds"}, place), value, false});
    StepInfo info;
    info.name = "holds";
    info.element = element;
    program.steps.push_back(std::move(info));
    program.code.emplace_back();
}

}  // namespace

Sight sightOf(std::optional<EntityKind> kind, bool hasPhasing)
{
    Sight sight;
    if (kind) sight.push_back(roleOf("self", *kind));
    if (kind == EntityKind::Unit || kind == EntityKind::Group || kind == EntityKind::Leader)
        sight.push_back(roleOf("side", EntityKind::Side, "self"));
    if (kind == EntityKind::Unit || kind == EntityKind::Leader)
        sight.push_back(roleOf("group", EntityKind::Group, "self"));
    if (hasPhasing) {
        sight.push_back(sideInTurn(Who::Phasing));
        sight.push_back(sideInTurn(Who::Opposing));
    }
    sight.push_back(roleOf("game", EntityKind::Game));
    return sight;
}

Sight sightOfSide() { return {roleOf("side", EntityKind::Side), roleOf("game", EntityKind::Game)}; }

InternalId compileCondition(LoaderContext& context, const Sight& sight, JsonPlace condition, const std::string& id,
                            ElementId element)
{
    return compileInternal(context, sight, condition, id, element, [&](Program& program, const Sight& roles) {
        compileOnlyResult(context, program, roles, condition, {ValueKind::Flag, -1}, element);
    });
}

InternalId compileAmount(LoaderContext& context, const Sight& sight, JsonPlace amount, const std::string& id,
                         ElementId element, Wanted wanted)
{
    return compileInternal(context, sight, amount, id, element, [&](Program& program, const Sight& roles) {
        compileOnlyResult(context, program, roles, amount, wanted, element);
    });
}

InternalId compileRule(LoaderContext& context, const Sight& sight, JsonPlace steps, const std::string& id,
                       ElementId element)
{
    return compileInternal(context, sight, steps, id, element, [&](Program& program, const Sight& roles) {
        StepCompiler(context, program, true).compileRule(bodyInSight(program, roles, id), steps);
    });
}

}  // namespace drumhead
