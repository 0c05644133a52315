#include "rules/loading/steps/call_compiler.hpp"

#include "rules/loading/code/compile_phrase.hpp"
#include "rules/loading/steps/step_compiler.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::size_t maxNested = 32;

std::string keysOf(JsonPlace object)
{
    std::vector<std::string> keys;
    for (const JsonPlace each : object) keys.push_back("\"" + std::string(each.key()) + "\"");
    return joined(keys, "and");
}

}  // namespace

JsonPlace CallCompiler::calledProcedure(JsonPlace id)
{
    const auto found = m_context.procedurePlaces.find(id.string());
    if (found != m_context.procedurePlaces.end()) return found->second;
    std::vector<std::string> known;
    for (const auto& [name, where] : m_context.procedurePlaces) known.push_back(name);
    m_context.fault(id,
                    {message("check.no-procedure", "there is no procedure \"%1\""),
                     {aText(std::string(id.string()))},
                     hintFor(id.string(), known)});
    return {};
}

std::map<std::string, int, std::less<>> CallCompiler::mapRoles(ProcedureBody& body, JsonPlace callee, JsonPlace given,
                                                               JsonPlace place)
{
    std::map<std::string, int, std::less<>> mapping;
    const JsonPlace theirs = callee["roles"];
    if (given.isString()) {
        if (theirs.size() != 1)
            m_context.fault(
                given,
                {message("check.procedure-roles-say-which",
                         "that procedure has %1 roles; say which is which with { \"its-role\": \"our-role\" }"),
                 {aText(std::to_string(theirs.size()))}});
        const int ours = m_expressions.slots().role(body.scope, given.string(), given);
        if (ours >= 0 && theirs.size() == 1) mapping.emplace(std::string((*theirs.begin()).key()), ours);
    } else if (given.exists() && !given.isObject()) {
        m_context.fault(given, message("check.roles-given", "roles are given as { \"its-role\": \"our-role\" }"));
    }
    for (const JsonPlace each : given) {
        if (!theirs.has(each.key()))
            m_context.fault(
                each,
                {message("check.procedure-no-role", "that procedure has no role \"%1\"%2"),
                 {aText(std::string(each.key())),
                  aText(theirs.size() == 0 ? std::string()
                                           : m_context.ruleset.texts->say("check.it-has", "; it has {roles}",
                                                                          {{"roles", keysOf(theirs)}}))}});
        else if (const int ours = m_expressions.slots().role(body.scope, each.string(), each);
                 ours >= 0 || ours == emptyRole)
            mapping.emplace(std::string(each.key()), ours);
    }
    for (const auto& [name, index] : mapping) {
        if (index == emptyRole && !theirs[name]["many"].boolean())
            m_context.fault(place,
                            {message("check.can-empty-role-may", "\"%1\" can't be empty, and this role may be"),
                             {aText(std::string(name))}});
        if (index >= 0 && entityKindName(m_program.role(index).kind) != theirs[name]["kind"].string())
            m_context.fault(place,
                            {message("check.", "\"%1\" has to be a %2"),
                             {aText(std::string(name)), aText(std::string(theirs[name]["kind"].string()))}});
    }
    return mapping;
}

const Attribute* CallCompiler::caseFact(JsonPlace given)
{
    const Attribute* attribute = m_context.findAttribute(OwnerKind::Case, given.key());
    if (!attribute)
        m_context.fault(given,
                        {message("check.no-fact-case", "\"%1\" is no fact of the case"),
                         {aText(std::string(given.key()))},
                         hintFor(given.key(), m_context.attributeIds(OwnerKind::Case))});
    return attribute;
}

void CallCompiler::run(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place, {"do", "as", "roles", "with", "when", "cite", "status", "note", "title"});
    const JsonPlace callee = calledProcedure(place["do"]);
    if (!callee.exists()) return;
    const std::string id(place["do"].string());
    if (std::find(body.running.begin(), body.running.end(), id) != body.running.end()
        || body.running.size() >= maxNested) {
        return m_context.fault(
            place["do"],
            {message("check.runs-itself-without-end", "\"%1\" runs itself without end (%2); use \"repeat\" or \"due\""),
             {aText(std::string(id)), aText(std::string(joined(body.running, "then")))}});
    }
    const std::string as = place.has("as") ? m_context.requiredId(place, "as") : id;
    const std::string prefix = as + ".";
    const JsonPlace named = place[place.has("as") ? "as" : "do"];
    if (!mayBeNamed(body, prefix, place, named)) return;
    const std::size_t guard = m_code.emitGuard(body, place, "do");
    if (const auto earlier = body.calls.find(as); earlier != body.calls.end())
        m_context.sharedNames.push_back({earlier->second, guard, named});
    body.calls[as] = guard;
    ProcedureBody inner;
    inner.procedure = id;
    inner.running = body.running;
    inner.running.push_back(id);
    giveRoles(body, inner, callee, place);
    inner.scope.prefix = body.scope.prefix + as + ".";
    for (auto each = body.scope.names.lower_bound(prefix);
         each != body.scope.names.end() && each->first.starts_with(prefix); ++each)
        inner.scope.names.emplace(each->first.substr(prefix.size()), each->second);
    Label stage = place.has("title") ? compileLabel(m_context, m_program, body.scope, place["title"])
                                     : Label{std::string(callee["title"].string())};
    inner.scope.stage = std::move(stage.text);
    inner.scope.stageParts = std::move(stage.parts);
    inner.scope.isInnerStage = body.scope.isInnerStage || callee["inner"].boolean();
    inner.scope.stageElement = m_program.steps[m_program.code[guard].step].element;
    inner.scope.openRoles = body.scope.openRoles;
    inner.scope.caseFacts = body.scope.caseFacts;
    const std::size_t firstLet = m_program.lets.size();
    giveFacts(body, inner, place["with"], as);
    noteCall(guard, inner, firstLet);
    m_steps.compileBody(inner, callee["steps"], callee["outcome"]);
    m_code.patch(guard);
    for (const auto& [name, slot] : inner.scope.names) body.scope.names.emplace(as + "." + name, slot);
}

/// Two `do` under conditions may name their results alike; that only one of them runs is looked at later.
bool CallCompiler::mayBeNamed(const ProcedureBody& body, const std::string& prefix, JsonPlace place, JsonPlace named)
{
    const auto found = body.scope.names.lower_bound(prefix);
    if (found == body.scope.names.end() || !found->first.starts_with(prefix)) return true;
    const auto earlier = body.calls.find(prefix.substr(0, prefix.size() - 1));
    if (earlier != body.calls.end() && m_program.code[earlier->second].when >= 0 && place.has("when")) return true;
    m_context.fault(
        named,
        {message(
             "check.earlier-step-named-results",
             "an earlier step has named its results \"%1…\"; give this \"do\" another name with \"as\", or both a \"when\" of which only one can hold"),
         {aText(std::string(prefix))}});
    return false;
}

void CallCompiler::noteCall(std::size_t guard, const ProcedureBody& inner, std::size_t firstLet)
{
    CallDetail call{inner.procedure};
    for (const auto& [name, index] : inner.scope.roles) call.roles.emplace_back(name, index);
    call.with.assign(m_program.lets.begin() + static_cast<std::ptrdiff_t>(firstLet), m_program.lets.end());
    m_program.calls.push_back(std::move(call));
    m_program.code[guard].detail = static_cast<std::uint32_t>(m_program.calls.size());
}

void CallCompiler::giveRoles(ProcedureBody& body, ProcedureBody& inner, JsonPlace callee, JsonPlace place)
{
    inner.scope.roles = mapRoles(body, callee, place["roles"], place);
    for (const JsonPlace role : callee["roles"]) {
        if (const auto given = inner.scope.roles.find(role.key()); given != inner.scope.roles.end()) {
            if (inner.whose < 0) inner.whose = given->second;
            continue;
        }
        if (role["many"].boolean() && role["least"].isNumber() && role["least"].number() == 0)
            inner.scope.roles.emplace(std::string(role.key()), emptyRole);
        else if (const int found = foundRole(inner, role); found >= 0)
            inner.scope.roles.emplace(std::string(role.key()), found);
        else faultRole(inner, role, place);
    }
}

/// A role that is found by "of" from one that is given: this procedure may find the same by a role of its own.
int CallCompiler::foundRole(const ProcedureBody& inner, JsonPlace role) const
{
    const auto from = role["of"].isString() ? inner.scope.roles.find(role["of"].string()) : inner.scope.roles.end();
    if (from == inner.scope.roles.end() || from->second < 0) return -1;
    const bool isPlain = !role.has("coming") && !role.has("is") && !role.has("meant") && !role.has("many");
    const std::string& owner = m_program.role(from->second).name;
    for (std::size_t i = 0; isPlain && i < m_program.roles.size(); ++i) {
        const ProgramRole& own = m_program.roles[i];
        const bool isAlike = own.of == owner && entityKindName(own.kind) == role["kind"].string() && !own.many;
        if (isAlike && !own.coming && own.is == Who::Any && own.meant < 0) return static_cast<int>(i);
    }
    return -1;
}

/// The procedure that is run is looked at all the same: what it says of the missing role is no fault of its own.
void CallCompiler::faultRole(ProcedureBody& inner, JsonPlace role, JsonPlace place)
{
    const std::string of(role["of"].string());
    m_context.fault(
        place,
        {message("check.role-not-given-add", "the role \"%1\" of \"%2\" is not given; add it to \"roles\"%3"),
         {aText(std::string(role.key())), aText(std::string(inner.procedure)),
          aText(of.empty()
                    ? std::string()
                    : m_context.ruleset.texts->say(
                        "check.own-role", ", or give this procedure a role of its own that is found by \"of\""))}});
    const std::optional<EntityKind> kind = entityKind(role["kind"].string());
    if (!kind) return;
    ProgramRole stand;
    stand.name = inner.procedure + "-" + std::string(role.key());
    stand.label = std::string(role["label"].string());
    stand.kind = *kind;
    stand.many = role["many"].boolean();
    m_program.roles.push_back(std::move(stand));
    inner.scope.roles.emplace(std::string(role.key()), static_cast<int>(m_program.roles.size()) - 1);
}

void CallCompiler::giveFacts(ProcedureBody& body, ProcedureBody& inner, JsonPlace with, const std::string& as)
{
    for (const JsonPlace given : with) {
        const Attribute* attribute = caseFact(given);
        if (!attribute) continue;
        const std::string name = "with-" + as + "-" + attribute->id;
        const SlotId slot =
            m_expressions.slots().addResult(body.scope, name, "", attribute->shape, {attribute->label}, given);
        if (slot < 0) continue;
        m_program.slot(slot).shown = false;
        m_program.lets.push_back(
            {slot, m_expressions.amount(body.scope, given, {attribute->shape.kind, attribute->shape.choices}), false});
        Instruction instruction;
        instruction.op = Op::Let;
        instruction.step = m_code.stepInfo(body, given, "with", false);
        instruction.detail = static_cast<std::uint32_t>(m_program.lets.size() - 1);
        m_program.code.push_back(instruction);
        inner.scope.caseFacts[attribute->id] = slot;
    }
}

std::string CallCompiler::stepOfTurn(JsonPlace place)
{
    const std::string id(place.string());
    if (m_context.sequenceSteps.count(id) > 0) return id;
    const std::vector<std::string> known(m_context.sequenceSteps.begin(), m_context.sequenceSteps.end());
    m_context.fault(place,
                    known.empty() ? Fault(message("check.no-sequence",
                                                  "there is no sequence of the turn, so there is no step to wait for"))
                                  : Fault(message("check.no-sequence-step", "the sequence has no step \"%1\""),
                                          {aText(id)}, hintFor(id, known)));
    return {};
}

void CallCompiler::due(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(
        place, {"due", "for", "with", "in", "reason", "again", "may", "when", "cite", "status", "note", "title"});
    DueDetail detail;
    const JsonPlace callee = calledProcedure(place["due"]);
    if (!callee.exists()) return;
    detail.procedure = std::string(place["due"].string());
    if (place.has("for")) {
        const auto given = mapRoles(body, callee, place["for"], place);
        // In the order of that procedure: whom the first is about, the due item is about.
        for (const JsonPlace role : callee["roles"]) {
            if (const auto found = given.find(role.key()); found != given.end())
                detail.roles.emplace_back(found->first, found->second);
        }
    }
    for (const JsonPlace given : place["with"]) {
        if (const Attribute* attribute = caseFact(given))
            detail.with.emplace_back(
                attribute, m_expressions.amount(body.scope, given, {attribute->shape.kind, attribute->shape.choices}));
    }
    if (place.has("in")) detail.in = stepOfTurn(place["in"]);
    if (place.has("reason")) detail.reason = compilePhrase(m_expressions, body.scope, place["reason"]);
    detail.again = m_context.optionalFlag(place, "again", false);
    detail.may = m_context.optionalFlag(place, "may", false);
    m_program.dues.push_back(std::move(detail));
    m_code.emit(body, Op::Due, place, "due", m_program.dues.size() - 1);
}

}  // namespace drumhead
