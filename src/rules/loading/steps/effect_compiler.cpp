#include "rules/loading/steps/effect_compiler.hpp"

namespace drumhead {

void EffectCompiler::effect(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place, {"effect", "at", "quiet", "when", "cite", "status", "note", "title"});
    EffectDetail detail;
    if (place.has("at")) {
        if (const auto time = effectTimeWords.find(place["at"].string())) detail.at = *time;
        else m_context.fault(place["at"], "\"at\" is now, end-of-subphase, end-of-phase or end-of-turn");
    }
    detail.changes = changes(body, place["effect"], &detail.attachments);
    if (!detail.attachments.empty() && detail.at != EffectTime::Now)
        m_context.fault(place["at"], "a leader joins or leaves a unit at once; put that into an effect without \"at\"");
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
        m_context.fault(member,
                        "\"" + std::string(name) + "\" is no single " + std::string(entityKindName(kind))
                            + "; a leader is attached to a unit");
        return -1;
    };
    if (!attachments || m_code.isUnattended()) {
        m_context.fault(member, "only a step of a procedure attaches leaders; rules of the sequence and watches can't");
        return true;
    }
    Attachment attachment{single(key.substr(0, dot), EntityKind::Leader), -1};
    if (member.isString()) attachment.unit = single(member.string(), EntityKind::Unit);
    else if (!member.isNull())
        m_context.fault(
            member, "write the role of the unit that he joins, in quotes, or null: he leaves the one that he is with");
    const bool isWhole = attachment.leader >= 0 && (member.isNull() || attachment.unit >= 0);
    if (isWhole) attachments->push_back(attachment);
    return true;
}

std::vector<Change> EffectCompiler::changes(ProcedureBody& body, JsonPlace effect, std::vector<Attachment>* attachments)
{
    std::vector<Change> all;
    if (!effect.isObject() || effect.size() == 0)
        m_context.fault(effect, "an effect names what it changes, as in { \"target.shaken\": true }");
    for (const JsonPlace member : effect) {
        if (attachment(body, member, attachments)) continue;
        Change change;
        change.slot = m_expressions.slots().slot(body.scope, member.key(), member, false);
        if (change.slot < 0) continue;
        const Slot& slot = m_program.slot(change.slot);
        const Shape shape = slot.shape;
        if (slot.kind != SlotKind::Fact && slot.kind != SlotKind::Stat) {
            m_context.fault(member,
                            "\"" + std::string(member.key())
                                + "\" can't be changed by an effect; only attributes that are not derived can");
            continue;
        }
        JsonPlace amount = member;
        if (member.isObject() && member.size() == 1
            && (member.has("add") || (member.has("subtract") && !member["subtract"].isArray()))) {
            change.kind = member.has("add") ? ChangeKind::Add : ChangeKind::Subtract;
            amount = *member.begin();
        }
        if (change.kind != ChangeKind::Set && shape.kind != ValueKind::Number)
            m_context.fault(member, "only numbers can be added to");
        change.value = m_expressions.amount(body.scope, amount, {shape.kind, shape.choices});
        all.push_back(change);
    }
    return all;
}

}  // namespace drumhead
