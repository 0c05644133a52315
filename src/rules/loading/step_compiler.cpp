#include "step_compiler.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::size_t maxInstructions = 4000;
constexpr std::size_t maxNested = 32;

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
    for (const std::size_t end : body.ends) patch(end);
    m_running.pop_back();
    watches(body);
}

void StepCompiler::roles(CompileScope& scope, JsonPlace place)
{
    if (!place.exists()) return;
    if (!place.isObject()) return m_context.fault(place, "\"roles\" is an object of named roles");
    for (const JsonPlace each : place) {
        if (!each.isObject()) {
            m_context.fault(each, "a role is an object with its \"kind\" and \"label\"");
            continue;
        }
        m_context.allowKeys(each, {"kind", "label", "many", "least", "most"});
        ProgramRole role;
        role.name = std::string(each.key());
        if (!isId(role.name) || role.name == "ruling" || role.name == "self") m_context.fault(each, "\"" + role.name + "\" can't be the name of a role");
        role.label = m_context.requiredString(each, "label");
        role.kind = m_context.requiredString(each, "kind");
        if (m_context.attributeIds(role.kind).empty() && !role.kind.empty()) m_context.fault(each["kind"], "there are no attributes of the kind \"" + role.kind + "\"");
        role.many = m_context.optionalFlag(each, "many", false);
        role.least = m_context.optionalInt(each, "least", 1, 0, 40);
        role.most = m_context.optionalInt(each, "most", role.many ? 12 : 1, 1, 40);
        if (role.least > role.most) m_context.fault(each, "\"least\" is more than \"most\"");
        if (!role.many && (each.has("least") || each.has("most"))) m_context.fault(each, "\"least\" and \"most\" are for a role that may be many");
        scope.roles.emplace(role.name, static_cast<int>(m_program.roles.size()));
        m_program.roles.push_back(std::move(role));
    }
}

void StepCompiler::steps(Body& body, JsonPlace list)
{
    if (!list.isArray()) return m_context.fault(list, "steps stand in square brackets");
    bool over = false;
    for (const JsonPlace each : list) {
        if (over) m_context.fault(each, "this step is never reached: the one before it always ends the case; give that one a \"when\"");
        step(body, each);
        over = (each.has("refuse") || each.has("end")) && !each.has("when");
    }
}

void StepCompiler::step(Body& body, JsonPlace place)
{
    if (!place.isObject()) return m_context.fault(place, "a step is an object in braces");
    if (m_program.code.size() >= maxInstructions) {
        if (!m_full) m_context.fault(place, "the procedure has more than " + std::to_string(maxInstructions) + " steps with all that it runs; divide it");
        m_full = true;
        return;
    }
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
    m_context.fault(place, "this is no step; the steps are refuse, remind, let, sum, roll, effect, due, do, each, group, pick, repeat, say, end and enter, and a block of steps");
}

std::uint32_t StepCompiler::stepInfo(Body& body, JsonPlace place, std::string_view key, bool computes)
{
    StepInfo info;
    const bool named = key == "let" || key == "sum" || key == "roll" || key == "enter";
    const std::string_view name = place[key].string();
    info.name = named ? std::string(name) : std::string(key) + "-" + std::to_string(++m_numbered[body.procedure + " " + body.scope.prefix + std::string(key)]);
    info.stage = body.scope.stage;
    info.title = place.has("title") ? m_context.requiredString(place, "title") : named ? resultLabel(place, name) : "";
    info.quiet = m_context.optionalFlag(place, "quiet", false);
    const auto where = std::pair{place.document(), place.index()};
    if (const auto known = m_context.stepElements.find(where); known != m_context.stepElements.end()) {
        info.element = known->second;
    } else {
        info.element = m_context.addElement("step " + body.procedure + "/" + info.name, ElementKind::Step, computes, place, key == "refuse");
        m_context.stepElements.emplace(where, info.element);
    }
    info.name = body.scope.prefix + info.name;
    m_program.steps.push_back(std::move(info));
    return static_cast<std::uint32_t>(m_program.steps.size() - 1);
}

std::size_t StepCompiler::emit(Body& body, Op op, JsonPlace place, std::string_view key, std::size_t detail, bool computes)
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

bool StepCompiler::isResultName(JsonPlace place)
{
    if (!place.isString()) {
        m_context.fault(place, "a name in quotes is needed here");
        return false;
    }
    const std::string_view name = place.string();
    const auto dot = name.find('.');
    if (isId(dot == std::string_view::npos ? name : name.substr(dot + 1)) && (dot == std::string_view::npos || isId(name.substr(0, dot)))) return true;
    m_context.fault(place, "\"" + std::string(name) + "\" is not a name; use lower-case letters, digits and hyphens, with the role before a dot if each row has one");
    return false;
}

Phrase StepCompiler::phrase(Body& body, JsonPlace place)
{
    Phrase parts;
    if (!place.isString() || place.string().empty()) {
        m_context.fault(place, "a sentence in quotes is needed here");
        return parts;
    }
    std::string_view rest = place.string();
    while (!rest.empty()) {
        const auto open = rest.find('{');
        if (open > 0) parts.push_back({std::string(rest.substr(0, open)), "", -1, -1});
        if (open == std::string_view::npos) break;
        const auto close = rest.find('}', open);
        if (close == std::string_view::npos) {
            m_context.fault(place, "a brace is opened in this sentence and not closed");
            break;
        }
        const std::vector<std::string_view> words = split(rest.substr(open + 1, close - open - 1), '|');
        rest.remove_prefix(close + 1);
        if (words.size() != 1 && words.size() != 3) {
            m_context.fault(place, "braces hold a name, or a name and two words as in {killed|stand|stands}");
            continue;
        }
        PhrasePart part;
        if (const auto role = body.scope.roles.find(words[0]); role != body.scope.roles.end()) {
            part.role = role->second;
        } else if (words[0] == "self" && body.scope.self >= 0) {
            part.role = body.scope.self;
        } else {
            part.slot = m_expressions.slot(body.scope, words[0], place, false);
            if (part.slot < 0) continue;
            m_program.slots[static_cast<std::size_t>(part.slot)].told = true;
        }
        if (words.size() == 3) {
            part.text = std::string(words[1]);
            part.plural = std::string(words[2]);
        }
        parts.push_back(std::move(part));
    }
    return parts;
}

void StepCompiler::refuse(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"refuse", "when", "cite", "status", "note", "title"});
    m_program.sentences.push_back({phrase(body, place["refuse"])});
    emit(body, Op::Refuse, place, "refuse", m_program.sentences.size() - 1);
}

void StepCompiler::sentence(Body& body, JsonPlace place, Op op, std::string_view key)
{
    m_context.allowKeys(place, {key, "when", "cite", "status", "note", "title"});
    m_program.sentences.push_back({phrase(body, place[key])});
    const std::size_t at = emit(body, op, place, key, m_program.sentences.size() - 1, op == Op::End);
    if (op == Op::End) body.ends.push_back(at);
}

void StepCompiler::due(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"due", "for", "with", "reason", "when", "cite", "status", "note", "title"});
    DueDetail detail;
    detail.procedure = std::string(place["due"].string());
    const auto callee = m_context.procedurePlaces.find(detail.procedure);
    if (callee == m_context.procedurePlaces.end()) {
        std::vector<std::string> known;
        for (const auto& [id, where] : m_context.procedurePlaces) known.push_back(id);
        return m_context.fault(place["due"], "there is no procedure \"" + detail.procedure + "\"" + LoaderContext::hint(detail.procedure, known));
    }
    if (place.has("for")) {
        for (const auto& [name, index] : mapRoles(body, callee->second, place["for"], place)) detail.roles.emplace_back(name, index);
    }
    for (const JsonPlace given : place["with"]) {
        if (const Attribute* attribute = caseFact(given)) detail.with.emplace_back(attribute, m_expressions.amount(body.scope, given, {attribute->shape.kind, attribute->shape.choices}));
    }
    if (place.has("reason")) detail.reason = phrase(body, place["reason"]);
    m_program.dues.push_back(std::move(detail));
    emit(body, Op::Due, place, "due", m_program.dues.size() - 1);
}

std::map<std::string, int, std::less<>> StepCompiler::mapRoles(Body& body, JsonPlace callee, JsonPlace given, JsonPlace place)
{
    std::map<std::string, int, std::less<>> mapping;
    const JsonPlace theirs = callee["roles"];
    if (given.isString()) {
        if (theirs.size() != 1) m_context.fault(given, "that procedure has " + std::to_string(theirs.size()) + " roles; say which is which with { \"its-role\": \"our-role\" }");
        const int ours = m_expressions.role(body.scope, given.string(), given);
        if (ours >= 0 && theirs.size() == 1) mapping.emplace(std::string((*theirs.begin()).key()), ours);
    } else if (given.exists() && !given.isObject()) {
        m_context.fault(given, "roles are given as { \"its-role\": \"our-role\" }");
    }
    for (const JsonPlace each : given) {
        if (!theirs.has(each.key())) m_context.fault(each, "that procedure has no role \"" + std::string(each.key()) + "\"");
        else if (const int ours = m_expressions.role(body.scope, each.string(), each); ours >= 0 || ours == nobody) mapping.emplace(std::string(each.key()), ours);
    }
    for (const auto& [name, index] : mapping) {
        if (index == nobody && !theirs[name]["many"].boolean()) m_context.fault(place, "\"" + name + "\" needs somebody, and this role may be empty");
        if (index >= 0 && m_program.roles[static_cast<std::size_t>(index)].kind != theirs[name]["kind"].string()) m_context.fault(place, "\"" + name + "\" has to be a " + std::string(theirs[name]["kind"].string()));
    }
    return mapping;
}

const Attribute* StepCompiler::caseFact(JsonPlace given)
{
    const Attribute* attribute = m_context.findAttribute("case", given.key());
    if (!attribute) m_context.fault(given, "\"" + std::string(given.key()) + "\" is no fact of the case" + LoaderContext::hint(given.key(), m_context.attributeIds("case")));
    return attribute;
}

void StepCompiler::doProcedure(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"do", "as", "roles", "with", "when", "cite", "status", "note", "title"});
    const std::string id(place["do"].string());
    const auto callee = m_context.procedurePlaces.find(id);
    if (callee == m_context.procedurePlaces.end()) {
        std::vector<std::string> known;
        for (const auto& [name, where] : m_context.procedurePlaces) known.push_back(name);
        return m_context.fault(place["do"], "there is no procedure \"" + id + "\"" + LoaderContext::hint(id, known));
    }
    if (std::find(m_running.begin(), m_running.end(), id) != m_running.end() || m_running.size() >= maxNested) {
        return m_context.fault(place["do"], "\"" + id + "\" runs itself without end (" + joined(m_running, "then") + "); use \"repeat\" or \"due\"");
    }
    const std::string as = place.has("as") ? m_context.requiredId(place, "as") : id;
    const std::size_t guard = emitGuard(body, place, "do");
    Body inner;
    inner.procedure = id;
    inner.scope.roles = mapRoles(body, callee->second, place["roles"], place);
    for (const JsonPlace role : callee->second["roles"]) {
        if (inner.scope.roles.find(role.key()) != inner.scope.roles.end()) continue;
        if (role["many"].boolean() && role["least"].isNumber() && role["least"].number() == 0) inner.scope.roles.emplace(std::string(role.key()), nobody);
        else m_context.fault(place, "the role \"" + std::string(role.key()) + "\" of \"" + id + "\" is not given; add it to \"roles\"");
    }
    inner.scope.prefix = body.scope.prefix + as + ".";
    inner.scope.stage = place.has("title") ? std::string(place["title"].string()) : std::string(callee->second["title"].string());
    inner.scope.openRoles = body.scope.openRoles;
    inner.scope.caseFacts = body.scope.caseFacts;
    for (const JsonPlace given : place["with"]) {
        const Attribute* attribute = caseFact(given);
        if (!attribute) continue;
        const std::string name = "with-" + as + "-" + attribute->id;
        const SlotId slot = m_expressions.addResult(body.scope, name, "", attribute->shape, attribute->label, given);
        if (slot < 0) continue;
        m_program.slots[static_cast<std::size_t>(slot)].shown = false;
        m_program.lets.push_back({slot, m_expressions.amount(body.scope, given, {attribute->shape.kind, attribute->shape.choices}), false});
        Instruction instruction;
        instruction.op = Op::Let;
        instruction.step = stepInfo(body, given, "with", false);
        instruction.detail = static_cast<std::uint32_t>(m_program.lets.size() - 1);
        m_program.code.push_back(instruction);
        inner.scope.caseFacts[attribute->id] = slot;
    }
    m_running.push_back(id);
    steps(inner, callee->second["steps"]);
    m_running.pop_back();
    for (const std::size_t end : inner.ends) patch(end);
    patch(guard);
    for (const auto& [name, slot] : inner.scope.names) body.scope.names.emplace(as + "." + name, slot);
}

void StepCompiler::each(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"each", "steps", "when", "cite", "status", "note", "title"});
    int rows = -1;
    const ExpressionCompiler::Rows over = m_expressions.rows(body.scope, place["each"], rows);
    if (over == ExpressionCompiler::Rows::Single) return onlyRow(body, place, "each", rows);
    if (over != ExpressionCompiler::Rows::Many) return;
    if (std::find(body.scope.openRoles.begin(), body.scope.openRoles.end(), rows) != body.scope.openRoles.end()) return m_context.fault(place["each"], "we are already inside an \"each\" of this role");
    m_program.loops.push_back({rows, {}, -1});
    const std::size_t detail = m_program.loops.size() - 1;
    const std::size_t guard = emitGuard(body, place, "each");
    Instruction begin;
    begin.op = Op::EachBegin;
    begin.step = m_program.code[guard].step;
    begin.detail = static_cast<std::uint32_t>(detail);
    m_program.code.push_back(begin);
    const std::size_t start = m_program.code.size();
    body.scope.openRoles.push_back(rows);
    steps(body, place["steps"]);
    body.scope.openRoles.pop_back();
    Instruction next = begin;
    next.op = Op::EachNext;
    next.target = static_cast<std::uint32_t>(start);
    m_program.code.push_back(next);
    patch(start - 1);
    patch(guard);
}

void StepCompiler::group(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"group", "by", "steps", "when", "cite", "status", "note", "title"});
    int rows = -1;
    const ExpressionCompiler::Rows over = m_expressions.rows(body.scope, place["group"], rows);
    if (over == ExpressionCompiler::Rows::Single) return onlyRow(body, place, "group", rows);
    if (over != ExpressionCompiler::Rows::Many) return;
    LoopDetail detail;
    detail.role = rows;
    const std::size_t guard = emitGuard(body, place, "group");
    body.scope.openRoles.push_back(rows);
    for (const JsonPlace key : m_context.optionalArray(place, "by")) detail.keys.push_back(m_expressions.amountOfAnyKind(body.scope, key).id);
    body.scope.openRoles.pop_back();
    if (detail.keys.empty()) m_context.fault(place, "a \"group\" step needs the names \"by\" which rows agree");
    m_program.loops.push_back(std::move(detail));
    Instruction begin;
    begin.op = Op::GroupBegin;
    begin.step = m_program.code[guard].step;
    begin.detail = static_cast<std::uint32_t>(m_program.loops.size() - 1);
    m_program.code.push_back(begin);
    const std::size_t start = m_program.code.size();
    steps(body, place["steps"]);
    Instruction next = begin;
    next.op = Op::GroupNext;
    next.target = static_cast<std::uint32_t>(start);
    m_program.code.push_back(next);
    patch(start - 1);
    patch(guard);
}

void StepCompiler::onlyRow(Body& body, JsonPlace place, std::string_view key, int role)
{
    const std::size_t guard = emitGuard(body, place, key);
    body.scope.openRoles.push_back(role);
    steps(body, place["steps"]);
    body.scope.openRoles.pop_back();
    patch(guard);
}

void StepCompiler::block(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"steps", "when", "cite", "status", "note", "title"});
    const std::size_t guard = emitGuard(body, place, "steps");
    steps(body, place["steps"]);
    patch(guard);
}

void StepCompiler::pick(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"pick", "row", "steps", "when", "cite", "status", "note", "title"});
    LoopDetail detail;
    const ExpressionCompiler::Rows over = m_expressions.rows(body.scope, place["pick"], detail.role);
    if (over == ExpressionCompiler::Rows::Single) return onlyRow(body, place, "pick", detail.role);
    if (over != ExpressionCompiler::Rows::Many) return;
    if (std::find(body.scope.openRoles.begin(), body.scope.openRoles.end(), detail.role) != body.scope.openRoles.end()) return m_context.fault(place["pick"], "a row of this role is in hand already");
    const std::size_t guard = emitGuard(body, place, "pick");
    detail.condition = m_expressions.amount(body.scope, place["row"], {});
    const int role = detail.role;
    m_program.loops.push_back(std::move(detail));
    Instruction begin;
    begin.op = Op::PickBegin;
    begin.step = m_program.code[guard].step;
    begin.detail = static_cast<std::uint32_t>(m_program.loops.size() - 1);
    m_program.code.push_back(begin);
    const std::size_t start = m_program.code.size();
    body.scope.openRoles.push_back(role);
    steps(body, place["steps"]);
    body.scope.openRoles.pop_back();
    begin.op = Op::PickEnd;
    m_program.code.push_back(begin);
    patch(start - 1);
    patch(guard);
}

void StepCompiler::repeat(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"repeat", "while", "when", "cite", "status", "note", "title"});
    const std::size_t guard = emitGuard(body, place, "repeat");
    const std::size_t start = m_program.code.size();
    steps(body, place["repeat"]);
    LoopDetail detail;
    detail.condition = m_expressions.condition(body.scope, place["while"]);
    m_program.loops.push_back(std::move(detail));
    Instruction next;
    next.op = Op::RepeatNext;
    next.step = m_program.code[guard].step;
    next.detail = static_cast<std::uint32_t>(m_program.loops.size() - 1);
    next.target = static_cast<std::uint32_t>(start);
    m_program.code.push_back(next);
    patch(guard);
}

}  // namespace drumhead
