// What comes of a case: effects, what is due, the sentences of the verdict, refusals.
#include "resolve/words/verdict_maker.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/resolve/words/unit_changes.hpp"
#include "resolve/words/wording.hpp"

#include <algorithm>

namespace drumhead {

namespace {

std::string whenText(const Texts& texts, EffectTime time)
{
    const std::string text = effectTimeText(texts, time);
    return text.empty() ? text : " (" + text + ")";
}

}  // namespace

void VerdictMaker::refused(const TrailEntry& entry)
{
    const bool isBand = instruction(entry).op == Op::Band;
    const std::string text = phrase(
        entry, isBand ? m_program.bandOf(instruction(entry)).beyond : m_program.sentenceOf(instruction(entry)).phrase);
    m_verdict.refused = text;
    m_verdict.refusedCites = element(step(entry).element).cites;
    const std::string why = because(entry);
    line(LineKind::Refused, entry, text + (why.empty() ? "" : " (" + why + ")"));
}

void VerdictMaker::notRefused(const TrailEntry& entry)
{
    std::string text;
    for (const PhrasePart& part : m_program.sentenceOf(instruction(entry)).phrase)
        text += part.role >= 0 ? roleLabel(m_situation, part.role, std::max<int>(entry.row, 0))
            : part.slot >= 0   ? "…"
                               : part.text;
    line(LineKind::NotRefused, entry,
         rowPrefix(entry) + texts().say("verdict.no-objection", "no objection: {sentence}", {{"sentence", text}}) + " ("
             + because(entry) + ")")
        .applied = false;
}

void VerdictMaker::reminded(const TrailEntry& entry)
{
    std::string text = phrase(entry, m_program.sentenceOf(instruction(entry)).phrase);
    if (std::find(m_verdict.reminders.begin(), m_verdict.reminders.end(), text) == m_verdict.reminders.end())
        m_verdict.reminders.push_back(text);
    line(LineKind::Reminder, entry, std::move(text));
}

void VerdictMaker::effect(const TrailEntry& entry)
{
    const Slot& slot = m_program.slot(entry.slot);
    VerdictEffect shown;
    const FactRef fact{entry.slot, slot.manyRole < 0 ? 0 : std::max<int>(entry.row, 0)};
    const std::string name = factName(m_program, fact);
    const auto dot = name.rfind('.');
    shown.role = dot == std::string::npos ? "" : name.substr(0, dot);
    shown.attribute = dot == std::string::npos ? name : name.substr(dot + 1);
    shown.label = factLabel(m_situation, fact);
    shown.shape = slot.shape;
    shown.from = pooled(entry)[0];
    shown.to = pooled(entry)[1];
    shown.change = pooled(entry)[2];
    shown.when = entry.at;
    shown.text = shown.label + ": ";
    const bool isSoAlready = !shown.to.isUnknown() && shown.to == shown.from;
    if (isSoAlready)
        shown.text +=
            texts().say("effect.already", "{value} already", {{"value", measured(m_ruleset, slot.shape, shown.to)}});
    else if (!shown.to.isUnknown() && shown.from.isUnknown()) shown.text += measured(m_ruleset, slot.shape, shown.to);
    else if (!shown.to.isUnknown())
        shown.text += m_ruleset.valueText(slot.shape, shown.from) + " → " + measured(m_ruleset, slot.shape, shown.to);
    else shown.text += moreOrFewer(m_ruleset, slot.shape, shown.change.number());
    shown.quiet = step(entry).quiet;
    if (!shown.quiet) line(LineKind::Effect, entry, shown.text + whenText(texts(), shown.when)).applied = !isSoAlready;
    m_verdict.effects.push_back(std::move(shown));
}

void VerdictMaker::attached(const TrailEntry& entry)
{
    const Attachment& attachment = m_program.effectOf(instruction(entry)).attachments[entry.part];
    const std::string who = capitalised(roleLabel(m_situation, attachment.leader, 0));
    const std::string text = attachment.unit < 0
        ? texts().say("effect.attached-to-nobody", "{leader} is attached to nobody", {{"leader", who}})
        : texts().say("effect.attached", "{leader} is attached to {unit}",
                      {{"leader", who}, {"unit", roleLabel(m_situation, attachment.unit, 0)}});
    if (step(entry).quiet) return;
    line(LineKind::Effect, entry, text);
    m_verdict.attachments.push_back(text);
}

void VerdictMaker::divided(const TrailEntry& entry)
{
    const Division& division = m_program.effectOf(instruction(entry)).divisions[entry.part];
    const std::string who = capitalised(roleLabel(m_situation, division.unit, 0));
    const std::string text = division.into < 0
        ? texts().say("effect.divided", "{unit} is divided", {{"unit", who}})
        : texts().say("effect.joins", "{unit} joins {into}",
                      {{"unit", who}, {"into", roleLabel(m_situation, division.into, 0)}});
    if (step(entry).quiet) return;
    line(LineKind::Effect, entry, text);
    m_verdict.attachments.push_back(text);
}

void VerdictMaker::due(const TrailEntry& entry)
{
    const DueDetail& detail = m_program.dueOf(instruction(entry));
    VerdictDue shown;
    shown.procedure = detail.procedure;
    const Procedure* procedure = m_ruleset.findProcedure(detail.procedure);
    shown.title = procedure ? procedure->title : detail.procedure;
    std::string who;
    for (const auto& [theirs, ours] : detail.roles) {
        const ProgramRole& role = m_program.role(ours);
        // Of a role whose row is not in hand it is the first.
        const int row = role.many && ours == entry.role ? std::max<int>(entry.row, 0) : 0;
        shown.roles.emplace_back(theirs, role.many ? role.name + "." + std::to_string(row + 1) : role.name);
        appendPart(who, ", ", roleLabel(m_situation, ours, row));
    }
    for (std::size_t i = 0; i < detail.with.size(); ++i) {
        const Attribute& attribute = *detail.with[i].first;
        shown.with.emplace_back(attribute.id,
                                m_ruleset.valueId(attribute.shape, m_trail.pool[entry.first + entry.count + i]));
    }
    shown.reason = phrase(entry, detail.reason);
    shown.in = detail.in;
    shown.may = detail.may;
    const std::string what = who.empty() ? shown.title : shown.title + ": " + who;
    line(LineKind::Due, entry,
         (shown.may ? texts().say("verdict.may-follow", "may follow: {what}", {{"what", what}})
                    : texts().say("verdict.due", "due: {procedure}", {{"procedure", what}}))
             + (shown.reason.empty() ? "" : " (" + shown.reason + ")"));
    m_verdict.due.push_back(std::move(shown));
}

void VerdictMaker::said(const TrailEntry& entry)
{
    const bool isWatch = instruction(entry).op == Op::Watch;
    const SentenceDetail* const sentence = isWatch ? nullptr : &m_program.sentenceOf(instruction(entry));
    const std::string text = phrase(entry, isWatch ? m_program.watchOf(instruction(entry)).say : sentence->phrase);
    m_verdict.title += (m_verdict.title.empty() ? "" : " ") + text;
    for (const PhrasePart& part : isWatch ? m_program.watchOf(instruction(entry)).say : sentence->phrase) {
        if (part.role >= 0)
            m_verdict.titleNames.push_back(roleLabel(m_situation, part.role, std::max<int>(entry.row, 0)));
    }
    VerdictLine& added = line(LineKind::Said, entry, text);
    added.watched = isWatch;
    added.inOutcome = sentence && sentence->inOutcome;
}

}  // namespace drumhead
