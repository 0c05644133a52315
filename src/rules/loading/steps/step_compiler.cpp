#include "rules/loading/steps/step_compiler.hpp"

#include "drumhead/base/text.hpp"
#include "rules/loading/code/compile_phrase.hpp"
#include "rules/loading/steps/compile_roles.hpp"
#include "rules/loading/steps/outcome_compiler.hpp"
#include "rules/loading/steps/watch_compiler.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace drumhead {

namespace {

constexpr std::size_t maxInstructions = 4000;
constexpr std::size_t maxCompiled = 200'000;  // steps of all procedures
constexpr std::size_t maxNodes = 4'000'000;   // of all procedures

}  // namespace

StepCompiler::StepCompiler(LoaderContext& context, Program& program, bool isUnattended)
    : m_context(context), m_program(program), m_code(context, program, isUnattended), m_values(m_code), m_sums(m_code),
      m_rolls(m_code), m_draws(m_code), m_effects(m_code), m_calls(m_code, *this), m_blocks(m_code, *this),
      m_costs(program)
{}

void StepCompiler::compile(const std::string& procedure, JsonPlace place)
{
    ProcedureBody body;
    body.procedure = procedure;
    body.running.push_back(procedure);
    compileRoles(m_context, m_program, body.scope, place["roles"]);
    if (!place["steps"].isArray() || place["steps"].size() == 0)
        m_context.fault(place, message("check.procedure-needs-steps", "a procedure needs \"steps\""));
    compileBody(body, place["steps"], place["outcome"]);
    forgetWhoseAreTheOnlyOnes();
    WatchCompiler(m_code).overTheChanged();
    markQuietSteps();
}

void StepCompiler::compileRule(ProcedureBody body, JsonPlace steps)
{
    compileList(body, steps);
    WatchCompiler(m_code).overTheChanged();
    markQuietSteps();
}

void StepCompiler::compileBody(ProcedureBody& body, JsonPlace steps, JsonPlace outcome)
{
    const std::size_t first = m_program.code.size();
    if (steps.isArray()) compileList(body, steps);
    m_rolls.readings(body);
    for (const std::size_t end : body.ends) m_code.patch(end);
    OutcomeCompiler(m_code.expressions()).compile(body.scope, outcome, first);
}

void StepCompiler::forgetWhoseAreTheOnlyOnes()
{
    std::map<const Modifier*, std::set<int>> owners;
    const auto eachSum = [this](auto&& visit) {
        for (const Instruction& instruction : m_program.code) {
            if (instruction.op == Op::Sum)
                visit(m_program.sumOf(instruction).modifiers, m_program.steps[instruction.step]);
        }
    };
    eachSum([&owners](const std::vector<CompiledModifier>& modifiers, const StepInfo& step) {
        for (const CompiledModifier& each : modifiers) owners[each.modifier].insert(step.whose);
    });
    eachSum([&owners](const std::vector<CompiledModifier>& modifiers, StepInfo& step) {
        const bool shared = std::any_of(modifiers.begin(), modifiers.end(), [&owners](const CompiledModifier& each) {
            return owners[each.modifier].size() > 1;
        });
        if (!shared) step.whose = -1;
    });
}

/// Every value that is given asks for it.
void StepCompiler::markQuietSteps()
{
    for (Instruction& instruction : m_program.code) instruction.quiet = m_program.steps[instruction.step].quiet;
}

void StepCompiler::compileList(ProcedureBody& body, JsonPlace list)
{
    if (!list.isArray())
        return m_context.fault(list, message("check.steps-stand-square-brackets", "steps stand in square brackets"));
    bool over = false;
    for (const JsonPlace each : list) {
        if (over)
            m_context.fault(
                each,
                message(
                    "check.step-never-reached-one",
                    "this step is never reached: the one before it always ends the case; give that one a \"when\""));
        step(body, each);
        over = (each.has("refuse") || each.has("end")) && !each.has("when");
    }
}

void StepCompiler::step(ProcedureBody& body, JsonPlace place)
{
    if (!place.isObject())
        return m_context.fault(place, message("check.step-object-braces", "a step is an object in braces"));
    if (m_full) return;
    const bool tooMany = ++m_context.compiledSteps > maxCompiled;
    if (tooMany || m_program.code.size() >= maxInstructions) {
        m_full = true;
        return m_context.fault(
            place,
            tooMany ? Fault(
                message(
                    "check.many-steps",
                    "the procedures of the ruleset have more than %1 steps with all that they run; run fewer procedures within others"),
                {aText(std::to_string(maxCompiled))})
                    : Fault(message("check.long-procedure",
                                    "the procedure has more than %1 steps with all that it runs; divide it"),
                            {aText(std::to_string(maxInstructions))}));
    }
    const std::size_t nodes = m_program.nodes.size();
    stepWithinLimits(body, place);
    m_context.compiledNodes += m_program.nodes.size() - nodes;
    if (m_full) return;
    const bool holds = m_costs.newOnesHold();
    m_full = !holds || m_context.compiledNodes > maxNodes;
    if (!m_full) return;
    m_context.fault(
        place,
        holds ? Fault(
            message(
                "check.many-conditions",
                "the ruleset has more than %1 conditions and amounts with all that its procedures run; leave some out"),
            {aText(std::to_string(maxNodes))})
              : Fault(
                  message(
                      "check.many-operations",
                      "a condition or an amount here may take more than %1 operations, row by row within one another; nest them less deep"),
                  {aText(std::to_string(NodeCosts::most))}));
}

void StepCompiler::stepWithinLimits(ProcedureBody& body, JsonPlace place)
{
    if (m_code.isUnattended() && !mayRunUnattended(place)) return;
    if (place.has("refuse")) return refuse(body, place);
    if (place.has("remind")) return sentence(body, place, Op::Remind, "remind");
    if (place.has("say")) return sentence(body, place, Op::Say, "say");
    if (place.has("end")) return sentence(body, place, Op::End, "end");
    if (place.has("let")) return m_values.let(body, place);
    if (place.has("sum")) return m_sums.sum(body, place);
    if (place.has("roll")) return m_rolls.roll(body, place);
    if (place.has("draw")) return m_draws.draw(body, place);
    if (place.has("shuffle")) return m_draws.shuffle(body, place);
    if (place.has("effect")) return m_effects.effect(body, place);
    if (place.has("divide")) return m_effects.divide(body, place);
    if (place.has("join")) return m_effects.join(body, place);
    if (place.has("due")) return m_calls.due(body, place);
    if (place.has("do")) return m_calls.run(body, place);
    if (place.has("each")) return m_blocks.each(body, place);
    if (place.has("group")) return m_blocks.group(body, place);
    if (place.has("repeat")) return m_blocks.repeat(body, place);
    if (place.has("enter")) return m_values.enter(body, place);
    if (place.has("pick")) return m_blocks.pick(body, place);
    if (place.has("steps")) return m_blocks.block(body, place);
    for (const JsonPlace member : place) {
        if (member.isString()) m_context.lostNames.insert(std::string(member.string()));
    }
    faultNoStep(place);
}

void StepCompiler::faultNoStep(JsonPlace place)
{
    const std::vector<std::string> known = {"refuse", "remind", "let",  "sum", "roll", "draw", "shuffle",
                                            "effect", "divide", "join", "due", "do",   "each", "group",
                                            "pick",   "repeat", "say",  "end", "enter"};
    // What stands in steps besides the word that says which it is.
    const std::set<std::string_view> details = {
        "when",  "cite",  "note", "title", "label",   "status", "quiet",  "dice",   "sides", "keep", "count",
        "by",    "value", "is",   "add",   "table",   "of",     "with",   "roles",  "as",    "for",  "in",
        "steps", "while", "unit", "verb",  "choices", "least",  "reason", "within", "most",  "band", "deck"};
    for (const JsonPlace member : place) {
        const std::string meant =
            member.key().size() < 3 || details.contains(member.key()) ? std::string() : nearest(member.key(), known);
        if (meant.empty() || meant.front() != member.key().front()) continue;
        return m_context.fault(member,
                               {message("check.no-step-did-you", "\"%1\" is no step; did you mean \"%2\"?"),
                                {aText(std::string(member.key())), aText(std::string(meant))}});
    }
    m_context.fault(place,
                    {message("check.no-step-steps-block", "this is no step; the steps are %1, and a block of steps"),
                     {aText(std::string(joined(known, "and")))}});
}

void StepCompiler::refuse(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place, {"refuse", "when", "cite", "status", "note", "title"});
    m_program.sentences.push_back({compilePhrase(m_code.expressions(), body.scope, place["refuse"])});
    m_code.emit(body, Op::Refuse, place, "refuse", m_program.sentences.size() - 1);
}

void StepCompiler::sentence(ProcedureBody& body, JsonPlace place, Op op, std::string_view key)
{
    if (op == Op::Say) m_context.allowKeys(place, {key, "in-outcome", "when", "cite", "status", "note", "title"});
    else m_context.allowKeys(place, {key, "when", "cite", "status", "note", "title"});
    m_program.sentences.push_back({compilePhrase(m_code.expressions(), body.scope, place[key]),
                                   op == Op::Say && m_context.optionalFlag(place, "in-outcome", false)});
    const std::size_t at = m_code.emit(body, op, place, key, m_program.sentences.size() - 1, op == Op::End);
    if (op == Op::End) body.ends.push_back(at);
}

bool StepCompiler::mayRunUnattended(JsonPlace step)
{
    for (const std::string_view key : {"effect", "due", "say", "remind", "steps"}) {
        if (step.has(key)) return true;
    }
    if (step.has("let") && !step.has("band")) return true;
    m_context.fault(
        step,
        message(
            "check.rule-sequence-throws-no",
            "a rule of the sequence throws no dice, asks nobody and refuses nothing: its steps are effect, due, let (without a band), say and remind, and a block of steps"));
    return false;
}

}  // namespace drumhead
