#include "rules/loading/steps/effect_compiler.hpp"

namespace drumhead {

void EffectCompiler::effect(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place, {"effect", "at", "quiet", "when", "cite", "status", "note", "title"});
    EffectDetail detail;
    if (place.has("at")) {
        if (const auto time = effectTimeWords.find(place["at"].string())) detail.at = *time;
        else
            m_context.fault(
                place["at"],
                message("check.at-now-end-subphase", "\"at\" is now, end-of-subphase, end-of-phase or end-of-turn"));
    }
    detail.changes = changes(body, place["effect"], &detail.attachments);
    if (!detail.attachments.empty() && detail.at != EffectTime::Now)
        m_context.fault(place["at"],
                        message("check.leader-joins-leaves-unit",
                                "a leader joins or leaves a unit at once; put that into an effect without \"at\""));
    const bool remembers = std::any_of(detail.changes.begin(), detail.changes.end(),
                                       [&](const Change& each) { return m_program.slot(each.slot).remembers >= 0; });
    if (remembers && detail.at != EffectTime::Now)
        m_context.fault(place["at"],
                        message("check.somebody-remembered-at-once",
                                "somebody is remembered at once; put that into an effect without \"at\""));
    m_program.effects.push_back(std::move(detail));
    m_code.emit(body, Op::Effect, place, "effect", m_program.effects.size() - 1);
}

bool EffectCompiler::attachment(ProcedureBody& body, JsonPlace member, std::vector<Attachment>* attachments)
{
    const std::string_view key = member.key();
    const auto dot = key.rfind('.');
    if (dot == std::string_view::npos || key.substr(dot + 1) != "attached-to") return false;
    const auto single = [&](std::string_view name, EntityKind kind) {
        const int found = m_expressions.slots().role(body.scope, name, member);
        if (found < 0) return -1;
        const ProgramRole& role = m_program.role(found);
        if (role.kind == kind && !role.many) return found;
        m_context.fault(
            member,
            {message("check.no-single-leader-attached", "\"%1\" is no single %2; a leader is attached to a unit"),
             {aText(std::string(name)), aText(std::string(entityKindName(kind)))}});
        return -1;
    };
    if (!attachments || m_code.isUnattended()) {
        m_context.fault(
            member,
            message("check.only-step-procedure-attaches",
                    "only a step of a procedure attaches leaders; rules of the sequence and watches can't"));
        return true;
    }
    Attachment attachment{single(key.substr(0, dot), EntityKind::Leader), -1};
    if (member.isString()) attachment.unit = single(member.string(), EntityKind::Unit);
    else if (!member.isNull())
        m_context.fault(
            member,
            message("check.write-role-unit-he",
                    "write the role of the unit that he joins, in quotes, or null: he leaves the one that he is with"));
    const bool isWhole = attachment.leader >= 0 && (member.isNull() || attachment.unit >= 0);
    if (isWhole) attachments->push_back(attachment);
    return true;
}

int EffectCompiler::singleUnit(ProcedureBody& body, JsonPlace place)
{
    if (!place.isString()) {
        m_context.fault(place, message("check.write-role-unit-quotes", "write the role of a unit, in quotes"));
        return -1;
    }
    const int found = m_expressions.slots().role(body.scope, place.string(), place);
    if (found < 0) return -1;
    const ProgramRole& role = m_program.role(found);
    if (role.kind == EntityKind::Unit && !role.many) return found;
    m_context.fault(place,
                    {message("check.no-single-unit-only", "\"%1\" is no single unit; only a unit is divided or joins"),
                     {aText(std::string(place.string()))}});
    return -1;
}

SlotId EffectCompiler::sharedSlot(ProcedureBody& body, std::string_view role, std::string_view attribute,
                                  JsonPlace place)
{
    const std::string name = std::string(role) + "." + std::string(attribute);
    const SlotId found = m_expressions.slots().slot(body.scope, name, place, true);
    if (found < 0) return -1;
    const Slot& slot = m_program.slot(found);
    const bool isKept = slot.attribute && slot.kind != SlotKind::Derived
        && (slot.attribute->origin == Origin::List || slot.attribute->origin == Origin::Play) && !slot.attribute->tally;
    if (isKept && slot.shape.kind == ValueKind::Number) return found;
    m_context.fault(place,
                    {message("check.can-shared-out-write",
                             "\"%1\" can't be shared out; write a number that a battle keeps of each unit"),
                     {aText(std::string(name))}});
    return -1;
}

void EffectCompiler::emitDivision(ProcedureBody& body, JsonPlace place, std::string_view key, EffectDetail detail)
{
    m_program.effects.push_back(std::move(detail));
    m_code.emit(body, Op::Effect, place, key, m_program.effects.size() - 1);
}

void EffectCompiler::divide(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place, {"divide", "giving", "quiet", "when", "cite", "status", "note", "title"});
    EffectDetail detail;
    Division division{singleUnit(body, place["divide"]), -1, {}};
    const JsonPlace giving = place["giving"];
    if (!giving.isObject() || giving.size() == 0)
        return m_context.fault(
            place,
            message("check.giving-says-what-new",
                    "\"giving\" says what the new unit takes along: { \"figures\": \"unit.detached\" }"));
    for (const JsonPlace member : giving) {
        if (division.unit < 0) continue;
        Change change{sharedSlot(body, place["divide"].string(), member.key(), member), ChangeKind::Subtract, -1};
        change.value = m_expressions.amount(body.scope, member, {ValueKind::Number, -1});
        division.shares.push_back(static_cast<int>(detail.changes.size()));
        if (change.slot >= 0) detail.changes.push_back(change);
    }
    detail.divisions.push_back(std::move(division));
    emitDivision(body, place, "divide", std::move(detail));
}

void EffectCompiler::join(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place, {"join", "to", "giving", "quiet", "when", "cite", "status", "note", "title"});
    EffectDetail detail;
    Division division{singleUnit(body, place["join"]), singleUnit(body, place["to"]), {}};
    if (division.unit >= 0 && division.unit == division.into)
        m_context.fault(place["to"], message("check.unit-does-not-join", "a unit does not join itself"));
    const JsonPlace giving = place["giving"];
    if (!giving.isArray() || giving.size() == 0)
        return m_context.fault(
            place,
            message("check.giving-list-what-brings", "\"giving\" is a list of what it brings along: [\"figures\"]"));
    for (const JsonPlace each : giving) {
        if (!each.isString())
            m_context.fault(each,
                            message("check.write-id-attribute-quotes", "write the id of an attribute, in quotes"));
        if (!each.isString() || division.unit < 0 || division.into < 0) continue;
        const SlotId from = sharedSlot(body, place["join"].string(), each.string(), each);
        const SlotId to = from < 0 ? -1 : sharedSlot(body, place["to"].string(), each.string(), each);
        if (to < 0) continue;
        division.shares.push_back(static_cast<int>(detail.changes.size()));
        detail.changes.push_back({to, ChangeKind::Add, m_expressions.slotNode(from)});
        detail.changes.push_back({from, ChangeKind::Set, m_expressions.constant(Number(0), ValueKind::Number)});
    }
    detail.divisions.push_back(std::move(division));
    emitDivision(body, place, "join", std::move(detail));
}

std::vector<Change> EffectCompiler::changes(ProcedureBody& body, JsonPlace effect, std::vector<Attachment>* attachments)
{
    std::vector<Change> all;
    if (!effect.isObject() || effect.size() == 0)
        m_context.fault(effect,
                        message("check.effect-names-what-changes",
                                "an effect names what it changes, as in { \"target.shaken\": true }"));
    for (const JsonPlace member : effect) {
        if (attachment(body, member, attachments)) continue;
        Change change;
        change.slot = m_expressions.slots().slot(body.scope, member.key(), member, false);
        if (change.slot < 0) continue;
        const Slot& slot = m_program.slot(change.slot);
        const Shape shape = slot.shape;
        if (slot.kind != SlotKind::Fact && slot.kind != SlotKind::Stat) {
            m_context.fault(member,
                            {message("check.can-changed-by-effect",
                                     "\"%1\" can't be changed by an effect; only attributes that are not derived can"),
                             {aText(std::string(member.key()))}});
            continue;
        }
        JsonPlace amount = member;
        if (member.isObject() && member.size() == 1
            && (member.has("add") || (member.has("subtract") && !member["subtract"].isArray()))) {
            change.kind = member.has("add") ? ChangeKind::Add : ChangeKind::Subtract;
            amount = *member.begin();
        }
        if (change.kind != ChangeKind::Set && shape.kind != ValueKind::Number)
            m_context.fault(member, message("check.only-numbers-can-added", "only numbers can be added to"));
        change.value = m_expressions.amount(body.scope, amount, {shape.kind, shape.choices});
        all.push_back(change);
    }
    return all;
}

}  // namespace drumhead
