#include "drumhead/resolve/words/verdict.hpp"

#include "drumhead/base/text.hpp"
#include "resolve/words/ranked_outcomes.hpp"
#include "resolve/words/verdict_maker.hpp"
#include "resolve/words/wording.hpp"

#include <algorithm>

namespace drumhead {

Verdict VerdictMaker::make()
{
    m_verdict.rulesetId = m_ruleset.id;
    m_verdict.procedureId = m_situation.procedure().id;
    m_verdict.procedureTitle = m_situation.procedure().title;
    for (const TrailEntry& entry : m_trail.entries) {
        add(entry);
        addStage(entry);
    }
    if (!m_trail.fault.empty()) addFault();
    if (m_verdict.refused) changeNothing();
    dropDueOfRemoved();
    addRulings();
    m_verdict.outcomes = rankedOutcomes(m_resolution, m_verdict);
    // Where nothing is said, the word that the rules have for it tells what came of it.
    const bool hasWord = !m_program.outcomes.empty() && !m_verdict.outcomes.empty();
    if (m_verdict.title.empty() && hasWord) m_verdict.title = asSentence(m_verdict.outcomes.front().word);
    if (m_verdict.title.empty()) m_verdict.title = texts().say("verdict.done", "Done.");
    judgeStages(m_resolution, m_verdict);
    return std::move(m_verdict);
}

std::string VerdictMaker::because(const TrailEntry& entry) const { return reasonsText(m_situation, reasonsOf(entry)); }

VerdictLine& VerdictMaker::line(LineKind kind, const TrailEntry& entry, std::string text)
{
    VerdictLine& added = m_verdict.lines.emplace_back();
    added.kind = kind;
    added.stage = stageTitle(m_situation, step(entry), {entry.role, entry.row});
    if (!added.stage.empty()) {
        added.stageCites = element(step(entry).stageElement).cites;
        added.stageStatus = element(step(entry).stageElement).status;
    }
    added.round = static_cast<int>(entry.round);
    added.text = entry.round == 0 ? std::move(text)
                                  : texts().say("verdict.round", "round {round}: {line}",
                                                {{"round", std::to_string(entry.round + 1)}, {"line", text}});
    added.cites = element(step(entry).element).cites;
    added.status = element(step(entry).element).status;
    alsoCiteSources(entry, added.cites, added.status);
    added.applied = entry.applied || kind != LineKind::Modifier;
    added.overruled = entry.overruled;
    if (entry.overruled)
        added.text +=
            " [" + texts().say("verdict.overruled", "overruled: {reason}", {{"reason", reasonOf(entry)}}) + "]";
    return added;
}

void VerdictMaker::add(const TrailEntry& entry)
{
    switch (entry.kind) {
    case TrailKind::Refused: refused(entry); break;
    case TrailKind::NotRefused: notRefused(entry); break;
    case TrailKind::Reminded: reminded(entry); break;
    case TrailKind::Value: value(entry); break;
    case TrailKind::Modifier: modifier(entry); break;
    case TrailKind::Dice: dice(entry); break;
    case TrailKind::Effect: effect(entry); break;
    case TrailKind::Attached: attached(entry); break;
    case TrailKind::Divided: divided(entry); break;
    case TrailKind::Due: due(entry); break;
    case TrailKind::Said: said(entry); break;
    case TrailKind::Entered: entered(entry); break;
    }
}

/// Notes the stage of a step that was gone through. Helpers are no stages of their own.
void VerdictMaker::addStage(const TrailEntry& entry)
{
    const StepInfo& info = step(entry);
    if (info.stage.empty() || info.isInnerStage || entry.kind == TrailKind::NotRefused) return;
    const std::string title = stageTitle(m_situation, info, {entry.role, entry.row});
    auto stage = std::find_if(m_verdict.stages.begin(), m_verdict.stages.end(), [&](const VerdictStage& each) {
        return each.element == info.stageElement && each.title == title;
    });
    if (stage == m_verdict.stages.end())
        stage = m_verdict.stages.insert(stage, {info.stageElement, title, {}, OutcomeTone::Neutral});
    if (entry.kind == TrailKind::Said && instruction(entry).op != Op::Watch)
        appendPart(stage->told, " ", m_verdict.lines.back().text);
}

void VerdictMaker::addFault()
{
    const StepInfo& info = m_program.steps[m_program.code[m_trail.faultInstruction].step];
    m_verdict.refused = texts().say(
        "verdict.fault", "The rules as written stop at \"{step}\": {fault}.",
        {{"step",
          info.title.empty() ? info.name : labelText(m_program, info.title, info.titleParts, m_situation.names())},
         {"fault", m_trail.fault}});
    m_verdict.refusedCites = element(info.element).cites;
}

void VerdictMaker::changeNothing()
{
    m_verdict.title = *m_verdict.refused;
    const bool wouldChange = !m_verdict.effects.empty() || !m_verdict.due.empty();
    m_verdict.effects.clear();
    m_verdict.attachments.clear();
    m_verdict.due.clear();
    std::erase_if(m_verdict.lines,
                  [](const VerdictLine& each) { return each.kind == LineKind::Effect || each.kind == LineKind::Due; });
    VerdictLine& added = m_verdict.lines.emplace_back();
    added.kind = LineKind::Refused;
    added.text = wouldChange
        ? texts().say("verdict.nothing-carried-out", "nothing changes: earlier results of this case are not applied")
        : texts().say("verdict.nothing-changes", "nothing changes");
}

void VerdictMaker::dropDueOfRemoved()
{
    const auto isRemoved = [&](const VerdictDue& due) {
        const Procedure* const procedure = m_ruleset.findProcedure(due.procedure);
        if (!procedure || due.roles.empty()) return false;
        const std::string& ours = due.roles.front().second;
        const int asked = procedure->program.findRole(due.roles.front().first);
        const int role = m_program.findRole(ours.substr(0, ours.find('.')));
        if (asked < 0 || role < 0 || procedure->program.role(asked).gone) return false;
        const RosterKind* const roster = m_ruleset.findRoster(m_program.role(role).kind);
        if (!roster || !roster->gone) return false;
        return std::any_of(m_verdict.effects.begin(), m_verdict.effects.end(), [&](const VerdictEffect& each) {
            return each.role == ours && each.attribute == roster->gone->id && each.when == EffectTime::Now
                && each.to == Value::flag(true);
        });
    };
    // Each due item has one line, in the same order.
    std::size_t at = 0;
    for (std::size_t i = 0; i < m_verdict.due.size();) {
        while (m_verdict.lines[at].kind != LineKind::Due) ++at;
        if (!isRemoved(m_verdict.due[i])) {
            ++i;
            ++at;
            continue;
        }
        m_verdict.due.erase(m_verdict.due.begin() + static_cast<std::ptrdiff_t>(i));
        m_verdict.lines.erase(m_verdict.lines.begin() + static_cast<std::ptrdiff_t>(at));
    }
}

void VerdictMaker::addRulings()
{
    for (std::size_t i = 0; i < m_program.slots.size(); ++i) {
        const Slot& slot = m_program.slots[i];
        if (slot.kind != SlotKind::Ruling) continue;
        const Value value = m_resolution.value({static_cast<SlotId>(i), 0});
        for (const Ruling& ruling : m_ruleset.rulings) {
            if (slot.ruling == ruling.element)
                m_verdict.rulings.push_back(
                    {ruling.id, ruling.title, m_ruleset.valueText(slot.shape, value), value == ruling.fallback});
        }
    }
}

Verdict makeVerdict(const Resolution& resolution) { return VerdictMaker(resolution).make(); }

std::vector<CitationText> citations(const Ruleset& ruleset, const std::vector<int>& rows)
{
    std::vector<CitationText> texts;
    for (const int row : rows) {
        const LedgerRow& cited = ruleset.ledger.rows()[static_cast<std::size_t>(row)];
        texts.push_back({std::string(cited.id), std::string(cited.statement), std::string(cited.reading)});
    }
    return texts;
}

}  // namespace drumhead
