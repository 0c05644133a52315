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

/// The roles whose attributes are looked at or changed, who are named in sentences, or for whom something falls due.
Sight mentioned(const Program& program, const Sight& sight)
{
    std::set<int> roles;
    const auto name = [&](const Phrase& phrase) {
        for (const PhrasePart& part : phrase) roles.insert(part.role);
    };
    for (const Slot& slot : program.slots) roles.insert(slot.owner);
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
        context.fault(place, "the sequence has more than " + std::to_string(maxInternal) + " conditions and rules");
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
        StepCompiler(context, program).compileCondition(roles, condition, element);
    });
}

InternalId compileAmount(LoaderContext& context, const Sight& sight, JsonPlace amount, const std::string& id,
                         ElementId element)
{
    return compileInternal(context, sight, amount, id, element, [&](Program& program, const Sight& roles) {
        StepCompiler(context, program).compileAmount(roles, amount, element);
    });
}

InternalId compileRule(LoaderContext& context, const Sight& sight, JsonPlace steps, const std::string& id,
                       ElementId element)
{
    return compileInternal(context, sight, steps, id, element, [&](Program& program, const Sight& roles) {
        StepCompiler(context, program).compileRule(roles, steps, id);
    });
}

void StepCompiler::beginUnattended(Body& body, const std::vector<ProgramRole>& sight)
{
    m_unattended = true;
    body.scope.hasCase = false;
    for (const ProgramRole& role : sight) {
        body.scope.roles.emplace(role.name, static_cast<int>(m_program.roles.size()));
        m_program.roles.push_back(role);
    }
}

void StepCompiler::compileCondition(const std::vector<ProgramRole>& sight, JsonPlace condition, ElementId element)
{
    Body body;
    beginUnattended(body, sight);
    onlyResult(body, m_expressions.condition(body.scope, condition), ValueKind::Flag, condition, element);
}

void StepCompiler::compileAmount(const std::vector<ProgramRole>& sight, JsonPlace amount, ElementId element)
{
    Body body;
    beginUnattended(body, sight);
    onlyResult(body, m_expressions.amount(body.scope, amount, {ValueKind::Number, -1}), ValueKind::Number, amount,
               element);
}

/// A "let", the only step.
void StepCompiler::onlyResult(Body& body, NodeId value, ValueKind kind, JsonPlace place, ElementId element)
{
    Shape shape;
    shape.kind = kind;
    m_program.lets.push_back({m_expressions.addResult(body.scope, "holds", "", shape, "holds", place), value, false});
    StepInfo info;
    info.name = "holds";
    info.element = element;
    m_program.steps.push_back(std::move(info));
    m_program.code.emplace_back();
}

void StepCompiler::compileRule(const std::vector<ProgramRole>& sight, JsonPlace rule, const std::string& id)
{
    Body body;
    body.procedure = id;
    beginUnattended(body, sight);
    steps(body, rule);
    watches();
}

bool StepCompiler::mayRunUnattended(JsonPlace step)
{
    for (const std::string_view key : {"effect", "due", "say", "remind", "steps"}) {
        if (step.has(key)) return true;
    }
    if (step.has("let") && !step.has("band")) return true;
    m_context.fault(
        step,
        "a rule of the sequence throws no dice, asks nobody and refuses nothing: its steps are effect, due, let (without a band), say and remind, and a block of steps");
    return false;
}

}  // namespace drumhead
