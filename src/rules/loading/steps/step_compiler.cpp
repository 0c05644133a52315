#include "rules/loading/steps/step_compiler.hpp"

#include "drumhead/base/text.hpp"
#include "rules/loading/steps/compile_phrase.hpp"
#include "rules/loading/steps/outcome_compiler.hpp"

#include <algorithm>
#include <set>

namespace drumhead {

namespace {

constexpr std::size_t maxInstructions = 4000;

std::string spaced(std::string_view id)
{
    std::string out(id);
    std::replace(out.begin(), out.end(), '-', ' ');
    return out;
}

}  // namespace

void StepCompiler::compile(const std::string& procedure, JsonPlace place)
{
    Body body;
    body.procedure = procedure;
    m_running.push_back(procedure);
    roles(body.scope, place["roles"]);
    if (place["steps"].isArray() && place["steps"].size() > 0) steps(body, place["steps"]);
    else m_context.fault(place, "a procedure needs \"steps\"");
    readings(body);
    for (const std::size_t end : body.ends) patch(end);
    OutcomeCompiler(m_expressions).compile(body.scope, place["outcome"], 0);
    m_running.pop_back();
    forgetWhoseAreTheOnlyOnes();
    watches();
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

void StepCompiler::steps(Body& body, JsonPlace list)
{
    if (!list.isArray()) return m_context.fault(list, "steps stand in square brackets");
    bool over = false;
    for (const JsonPlace each : list) {
        if (over)
            m_context.fault(
                each, "this step is never reached: the one before it always ends the case; give that one a \"when\"");
        step(body, each);
        over = (each.has("refuse") || each.has("end")) && !each.has("when");
    }
}

void StepCompiler::step(Body& body, JsonPlace place)
{
    if (!place.isObject()) return m_context.fault(place, "a step is an object in braces");
    if (m_program.code.size() >= maxInstructions) {
        if (!m_full)
            m_context.fault(place,
                            "the procedure has more than " + std::to_string(maxInstructions)
                                + " steps with all that it runs; divide it");
        m_full = true;
        return;
    }
    if (m_unattended && !mayRunUnattended(place)) return;
    if (place.has("refuse")) return refuse(body, place);
    if (place.has("remind")) return sentence(body, place, Op::Remind, "remind");
    if (place.has("say")) return sentence(body, place, Op::Say, "say");
    if (place.has("end")) return sentence(body, place, Op::End, "end");
    if (place.has("let")) return let(body, place);
    if (place.has("sum")) return sum(body, place);
    if (place.has("roll")) return roll(body, place);
    if (place.has("effect")) return effect(body, place);
    if (place.has("due")) return due(body, place);
    if (place.has("do")) return doProcedure(body, place);
    if (place.has("each")) return each(body, place);
    if (place.has("group")) return group(body, place);
    if (place.has("repeat")) return repeat(body, place);
    if (place.has("enter")) return enter(body, place);
    if (place.has("pick")) return pick(body, place);
    if (place.has("steps")) return block(body, place);
    m_context.fault(
        place,
        "this is no step; the steps are refuse, remind, let, sum, roll, effect, due, do, each, group, pick, repeat, say, end and enter, and a block of steps");
}

std::uint32_t StepCompiler::stepInfo(Body& body, JsonPlace place, std::string_view key, bool computes)
{
    StepInfo info;
    const bool named = key == "let" || key == "sum" || key == "roll" || key == "enter";
    const std::string_view name = place[key].string();
    info.name = named ? std::string(name)
                      : std::string(key) + "-"
            + std::to_string(++m_numbered[body.procedure + " " + body.scope.prefix + std::string(key)]);
    info.stage = body.scope.stage;
    info.stageElement = body.scope.stageElement;
    info.title = place.has("title") ? m_context.requiredString(place, "title") : named ? resultLabel(place, name) : "";
    info.quiet = m_context.optionalFlag(place, "quiet", false);
    if (key == "sum") info.whose = body.whose;
    const auto where = std::pair{place.document(), place.index()};
    if (const auto known = m_context.stepElements.find(where); known != m_context.stepElements.end()) {
        info.element = known->second;
    } else {
        const ElementKind kind = m_unattended ? ElementKind::SequenceRule : ElementKind::Step;
        info.element = m_context.addElement((m_unattended ? "" : "step ") + body.procedure + "/" + info.name, kind,
                                            computes, place, key == "refuse");
        m_context.stepElements.emplace(where, info.element);
    }
    info.name = body.scope.prefix + info.name;
    m_program.steps.push_back(std::move(info));
    return static_cast<std::uint32_t>(m_program.steps.size() - 1);
}

std::size_t StepCompiler::emit(Body& body, Op op, JsonPlace place, std::string_view key, std::size_t detail,
                               bool computes)
{
    Instruction instruction;
    instruction.op = op;
    instruction.detail = static_cast<std::uint32_t>(detail);
    if (place.has("when")) instruction.when = m_expressions.condition(body.scope, place["when"]);
    instruction.step = stepInfo(body, place, key, computes);
    m_program.code.push_back(instruction);
    return m_program.code.size() - 1;
}

std::size_t StepCompiler::emitGuard(Body& body, JsonPlace place, std::string_view key)
{
    return emit(body, Op::JumpUnless, place, key, 0);
}

std::string StepCompiler::resultLabel(JsonPlace place, std::string_view name)
{
    if (place.has("label")) return m_context.requiredString(place, "label");
    const auto dot = name.find('.');
    return spaced(dot == std::string_view::npos ? name : name.substr(dot + 1));
}

SlotId StepCompiler::result(Body& body, JsonPlace place, std::string_view key, Shape shape)
{
    const std::string name(place[key].string());
    return m_expressions.addResult(body.scope, name, "", std::move(shape), resultLabel(place, name), place[key]);
}

bool StepCompiler::isResultName(JsonPlace place)
{
    if (!place.isString()) {
        m_context.fault(place, "a name in quotes is needed here");
        return false;
    }
    const std::string_view name = place.string();
    const auto dot = name.find('.');
    if (isId(dot == std::string_view::npos ? name : name.substr(dot + 1))
        && (dot == std::string_view::npos || isId(name.substr(0, dot))))
        return true;
    m_context.fault(
        place,
        "\"" + std::string(name)
            + "\" is not a name; use lower-case letters, digits and hyphens, with the role before a dot if each row has one");
    return false;
}

void StepCompiler::refuse(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"refuse", "when", "cite", "status", "note", "title"});
    m_program.sentences.push_back({compilePhrase(m_expressions, body.scope, place["refuse"])});
    emit(body, Op::Refuse, place, "refuse", m_program.sentences.size() - 1);
}

void StepCompiler::sentence(Body& body, JsonPlace place, Op op, std::string_view key)
{
    if (op == Op::Say) m_context.allowKeys(place, {key, "in-outcome", "when", "cite", "status", "note", "title"});
    else m_context.allowKeys(place, {key, "when", "cite", "status", "note", "title"});
    m_program.sentences.push_back({compilePhrase(m_expressions, body.scope, place[key]),
                                   op == Op::Say && m_context.optionalFlag(place, "in-outcome", false)});
    const std::size_t at = emit(body, op, place, key, m_program.sentences.size() - 1, op == Op::End);
    if (op == Op::End) body.ends.push_back(at);
}

}  // namespace drumhead
