#include "rules/loading/code/code_writer.hpp"

#include "drumhead/base/text.hpp"
#include "rules/loading/ruleset_texts.hpp"

#include <algorithm>

namespace drumhead {

std::uint32_t CodeWriter::stepInfo(ProcedureBody& body, JsonPlace place, std::string_view key, bool computes)
{
    StepInfo info;
    const bool named = key == "let" || key == "sum" || key == "roll" || key == "draw" || key == "enter";
    const std::string_view name = place[key].string();
    info.name = named ? std::string(name)
                      : std::string(key) + "-"
            + std::to_string(++m_numbered[body.procedure + " " + body.scope.prefix + std::string(key)]);
    info.stage = body.scope.stage;
    info.stageParts = body.scope.stageParts;
    info.isInnerStage = body.scope.isInnerStage;
    info.stageElement = body.scope.stageElement;
    Label title = place.has("title") ? compileLabel(m_context, m_program, body.scope, place["title"])
        : named                      ? resultLabel(body, place, name)
                                     : Label();
    info.title = std::move(title.text);
    info.titleParts = std::move(title.parts);
    info.quiet = m_context.optionalFlag(place, "quiet", false);
    if (key == "sum") info.whose = body.whose;
    const auto where = std::pair{place.document(), place.index()};
    if (const auto known = m_context.stepElements.find(where); known != m_context.stepElements.end()) {
        info.element = known->second;
    } else {
        const ElementKind kind = m_isUnattended ? ElementKind::SequenceRule : ElementKind::Step;
        info.element = m_context.addElement((m_isUnattended ? "" : "step ") + body.procedure + "/" + info.name, kind,
                                            computes, place, key == "refuse");
        m_context.stepElements.emplace(where, info.element);
    }
    info.name = body.scope.prefix + info.name;
    m_program.steps.push_back(std::move(info));
    return static_cast<std::uint32_t>(m_program.steps.size() - 1);
}

std::size_t CodeWriter::emit(ProcedureBody& body, Op op, JsonPlace place, std::string_view key, std::size_t detail,
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

std::size_t CodeWriter::emitGuard(ProcedureBody& body, JsonPlace place, std::string_view key)
{
    return emit(body, Op::JumpUnless, place, key, 0);
}

Label CodeWriter::resultLabel(const ProcedureBody& body, JsonPlace place, std::string_view name,
                              const std::string& otherwise)
{
    if (place.has("label")) return compileLabel(m_context, m_program, body.scope, place["label"]);
    const auto dot = name.find('.');
    const std::string words = spaced(dot == std::string_view::npos ? name : name.substr(dot + 1));
    std::string label = m_context.texts ? m_context.texts->label(words, "procedures/" + body.procedure) : words;
    if (label == words && !otherwise.empty()) label = otherwise;
    return {std::move(label)};
}

SlotId CodeWriter::result(ProcedureBody& body, JsonPlace place, std::string_view key, Shape shape)
{
    const std::string name(place[key].string());
    return m_expressions.slots().addResult(body.scope, name, "", std::move(shape), resultLabel(body, place, name),
                                           place[key]);
}

bool CodeWriter::isResultName(JsonPlace place)
{
    if (!place.isString()) {
        m_context.fault(place, message("check.name-quotes-needed-here", "a name in quotes is needed here"));
        return false;
    }
    const std::string_view name = place.string();
    const auto dot = name.find('.');
    if (isId(dot == std::string_view::npos ? name : name.substr(dot + 1))
        && (dot == std::string_view::npos || isId(name.substr(0, dot))))
        return true;
    m_context.fault(
        place,
        {message(
             "check.not-name-use-lower",
             "\"%1\" is not a name; use lower-case letters, digits and hyphens, with the role before a dot if each row has one"),
         {aText(std::string(name))}});
    return false;
}

std::size_t CodeWriter::emitLoop(Op op, std::size_t guard, std::size_t loop, std::size_t target)
{
    Instruction instruction;
    instruction.op = op;
    instruction.step = m_program.code[guard].step;
    instruction.detail = static_cast<std::uint32_t>(loop);
    instruction.target = static_cast<std::uint32_t>(target);
    m_program.code.push_back(instruction);
    return m_program.code.size() - 1;
}

Shape CodeWriter::numberShape(JsonPlace place)
{
    Shape shape;
    m_context.readUnit(place, shape);
    shape.whole = false;
    shape.least = -1'000'000;
    shape.mayBeNone = true;
    return shape;
}

int CodeWriter::choicesOf(const ProcedureBody& body, JsonPlace place, std::string_view what, std::string_view name)
{
    // A procedure that others run is compiled with each of them: its lists are named but once.
    const std::string listName = std::string(what) + " " + body.procedure + " " + std::string(name);
    return place["choices"].isObject() ? m_context.choiceListOnce(place["choices"], listName)
                                       : m_context.choiceListAt(place["choices"], listName);
}

}  // namespace drumhead
