#include "drumhead/resolve/verdict.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/resolve/side_names.hpp"
#include "wording.hpp"

#include <algorithm>
#include <span>

namespace drumhead {

namespace {

class VerdictMaker {
public:
    explicit VerdictMaker(const Resolution& resolution)
        : m_resolution(resolution), m_trail(resolution.trail()), m_situation(resolution.situation()), m_ruleset(m_situation.ruleset()), m_program(m_situation.program())
    {
    }

    Verdict make()
    {
        m_verdict.rulesetId = m_ruleset.id;
        m_verdict.procedureId = m_situation.procedure().id;
        m_verdict.procedureTitle = m_situation.procedure().title;
        for (const TrailEntry& entry : m_trail.entries) add(entry);
        if (!m_trail.fault.empty()) addFault();
        if (m_verdict.refused) changeNothing();
        if (m_verdict.title.empty()) m_verdict.title = "Done.";
        addRulings();
        return std::move(m_verdict);
    }

private:
    const Instruction& instruction(const TrailEntry& entry) const { return m_program.code[entry.instruction]; }
    const StepInfo& step(const TrailEntry& entry) const { return m_program.steps[instruction(entry).step]; }
    const Element& element(ElementId id) const { return m_ruleset.elements[id]; }
    const Value* pooled(const TrailEntry& entry) const { return m_trail.pool.data() + entry.first; }
    std::string because(const TrailEntry& entry) const { return reasonsText(m_situation, m_trail.reasons.data() + entry.firstReason, entry.reasonCount); }
    std::string reasonOf(const TrailEntry& entry) const { return entry.overrule < 0 ? std::string() : m_situation.overrules()[static_cast<std::size_t>(entry.overrule)].reason; }
    std::string rowPrefix(const TrailEntry& entry) const { return entry.role < 0 ? std::string() : roleLabel(m_situation, entry.role, entry.row) + ": "; }

    VerdictLine& line(LineKind kind, const TrailEntry& entry, std::string text)
    {
        VerdictLine& added = m_verdict.lines.emplace_back();
        added.kind = kind;
        added.stage = step(entry).stage;
        if (!added.stage.empty()) {
            added.stageCites = element(step(entry).stageElement).cites;
            added.stageStatus = element(step(entry).stageElement).status;
        }
        added.text = std::move(text);
        added.cites = element(step(entry).element).cites;
        added.status = element(step(entry).element).status;
        for (const ElementId source : sources(entry)) alsoCite(added.cites, added.status, element(source));
        added.applied = entry.applied || kind != LineKind::Modifier;
        added.overruled = entry.overruled;
        if (entry.overruled) added.text += " [overruled: " + reasonOf(entry) + "]";
        return added;
    }

    void add(const TrailEntry& entry)
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
        case TrailKind::Due: due(entry); break;
        case TrailKind::Said: said(entry); break;
        case TrailKind::Entered: entered(entry); break;
        }
    }

    std::string phrase(const TrailEntry& entry, const Phrase& phrase) const { return phraseText(m_situation, phrase, pooled(entry), entry.row); }

    void refused(const TrailEntry& entry)
    {
        const bool isBand = instruction(entry).op == Op::Band;
        const std::string text = phrase(entry, isBand ? m_program.bands[instruction(entry).detail].beyond : m_program.sentences[instruction(entry).detail].phrase);
        m_verdict.refused = text;
        m_verdict.refusedCites = element(step(entry).element).cites;
        const std::string why = because(entry);
        line(LineKind::Refused, entry, text + (why.empty() ? "" : " (" + why + ")"));
    }

    void notRefused(const TrailEntry& entry)
    {
        std::string text;
        for (const PhrasePart& part : m_program.sentences[instruction(entry).detail].phrase) text += part.role >= 0 ? roleLabel(m_situation, part.role, std::max<int>(entry.row, 0)) : part.slot >= 0 ? "…" : part.text;
        line(LineKind::NotRefused, entry, rowPrefix(entry) + "no objection: " + text + " (" + because(entry) + ")").applied = false;
    }

    void reminded(const TrailEntry& entry)
    {
        std::string text = phrase(entry, m_program.sentences[instruction(entry).detail].phrase);
        if (std::find(m_verdict.reminders.begin(), m_verdict.reminders.end(), text) == m_verdict.reminders.end()) m_verdict.reminders.push_back(text);
        line(LineKind::Reminder, entry, std::move(text));
    }

    void addValue(SlotId slot, int row, Value value)
    {
        const Slot& info = m_program.slots[static_cast<std::size_t>(slot)];
        if (!info.shown) return;
        const FactRef fact{slot, std::max(row, 0)};
        VerdictValue shown{factName(m_program, fact), factLabel(m_situation, fact), info.shape, value, measured(m_ruleset, info.shape, value)};
        const auto known = std::find_if(m_verdict.values.begin(), m_verdict.values.end(), [&](const VerdictValue& each) { return each.name == shown.name; });
        if (known == m_verdict.values.end()) m_verdict.values.push_back(std::move(shown));
        else *known = std::move(shown);
    }

    std::string titleOf(const TrailEntry& entry) const
    {
        const Slot& slot = m_program.slots[static_cast<std::size_t>(entry.slot)];
        const StepInfo& info = step(entry);
        if (instruction(entry).op == Op::Table && m_program.tables[instruction(entry).detail].outputs.size() > 1) return slot.label;
        return info.title.empty() ? slot.label : info.title;
    }

    void value(const TrailEntry& entry)
    {
        const Slot& slot = m_program.slots[static_cast<std::size_t>(entry.slot)];
        addValue(entry.slot, entry.row, entry.value);
        if (!slot.shown || step(entry).quiet) return;
        std::string text = rowPrefix(entry) + titleOf(entry) + ": " + measured(m_ruleset, slot.shape, entry.value);
        const bool isSum = instruction(entry).op == Op::Sum;
        if (isSum && entry.count == 1 && pooled(entry)[0] != entry.value && !entry.overruled) text += " (" + signedText(pooled(entry)[0].number()) + ", held within bounds)";
        if (entry.tableRow < 0) {
            mayBeOverruled(line(isSum ? LineKind::Sum : LineKind::Value, entry, std::move(text)), entry);
            return;
        }
        const Table& table = m_ruleset.tables[static_cast<std::size_t>(m_program.tables[instruction(entry).detail].table)];
        VerdictLine& added = line(LineKind::Value, entry, text + " (" + table.title + ")");
        mayBeOverruled(added, entry);
        alsoCite(added.cites, added.status, element(table.element));
        alsoCite(added.cites, added.status, element(table.rows[static_cast<std::size_t>(entry.tableRow)].element));
    }

    /// A table with several columns gives several values: each is overruled under its own name.
    void mayBeOverruled(VerdictLine& line, const TrailEntry& entry) const
    {
        const bool isColumn = instruction(entry).op == Op::Table && m_program.tables[instruction(entry).detail].outputs.size() > 1;
        line.overruleAs = isColumn ? m_program.slots[static_cast<std::size_t>(entry.slot)].name : step(entry).name;
        line.row = std::max<int>(entry.row, 0);
        line.slot = entry.slot;
    }

    /// What a line rests on besides its own step.
    static void alsoCite(std::vector<int>& cites, Status& status, const Element& source)
    {
        for (const int row : source.cites) {
            if (std::find(cites.begin(), cites.end(), row) == cites.end()) cites.push_back(row);
        }
        status = std::max(status, source.status);
    }

    std::span<const ElementId> sources(const TrailEntry& entry) const { return std::span(m_trail.sources).subspan(entry.firstSource, entry.sourceCount); }

    void modifier(const TrailEntry& entry)
    {
        const Modifier& modifier = *m_program.sums[instruction(entry).detail].modifiers[entry.part].modifier;
        VerdictModifier shown;
        shown.step = step(entry).name;
        shown.stepTitle = step(entry).title;
        shown.row = std::max<int>(entry.row, 0);
        shown.rowLabel = entry.role < 0 ? "" : roleLabel(m_situation, entry.role, entry.row);
        shown.whose = whoseModifiers(m_situation, step(entry), shown.rowLabel);
        shown.id = modifier.id;
        shown.label = modifier.label;
        shown.amount = entry.value.number();
        shown.applied = entry.applied;
        shown.because = entry.slot == -2 ? "the same circumstance already counts" : because(entry);
        if (shown.because.empty() && entry.applied) shown.because = "always";
        shown.cites = element(modifier.element).cites;
        shown.status = element(modifier.element).status;
        for (const ElementId source : sources(entry)) alsoCite(shown.cites, shown.status, element(source));
        shown.overruled = entry.overruled;
        shown.reason = reasonOf(entry);
        VerdictLine& added = line(LineKind::Modifier, entry, (shown.whose.empty() ? "" : shown.whose + ": ") + (shown.applied ? signedText(shown.amount) + "  " : "·  ") + shown.label + " (" + shown.because + ")");
        added.cites = shown.cites;
        added.status = shown.status;
        m_verdict.modifiers.push_back(std::move(shown));
    }

    /// Which dice count. The numbers were pooled behind the faces: how many are kept, and what they are held against.
    std::string countingRule(const RollDetail& detail, const TrailEntry& entry) const
    {
        const Value kept = m_trail.pool[entry.first + entry.count];
        const Value against = m_trail.pool[entry.first + entry.count + 1];
        std::string rule;
        if (detail.keep != Keep::All && kept.isSet() && kept.number() < Number::fromWhole(entry.count)) rule = (detail.keep == Keep::Lowest ? "lowest " : "highest ") + kept.number().text();
        if (!detail.counts) return rule;
        if (!rule.empty()) rule += ", ";
        const std::string number = against.isSet() ? against.number().text() : "none";
        switch (detail.comparison) {
        case Comparison::AtMost: return rule + number + " or less";
        case Comparison::AtLeast: return rule + number + " or more";
        case Comparison::Above: return rule + "above " + number;
        case Comparison::Below: return rule + "below " + number;
        default: return rule + number;
        }
    }

    void dice(const TrailEntry& entry)
    {
        const RollDetail& detail = m_program.rolls[instruction(entry).detail];
        const Slot& slot = m_program.slots[static_cast<std::size_t>(entry.slot)];
        addValue(entry.slot, entry.row, entry.value);
        if (entry.count == 0) {
            line(LineKind::Dice, entry, rowPrefix(entry) + titleOf(entry) + ": no dice");
            return;
        }
        VerdictDice shown;
        shown.step = step(entry).name;
        shown.title = rowPrefix(entry) + titleOf(entry);
        shown.sides = detail.sides;
        for (std::uint32_t i = 0; i < entry.count; ++i) shown.faces.push_back(static_cast<int>(pooled(entry)[i].number().floor()));
        shown.value = entry.value;
        shown.overruled = entry.overruled;
        shown.reason = reasonOf(entry);
        std::string text = shown.title + ": " + std::to_string(entry.count) + "D" + std::to_string(detail.sides);
        for (const int face : shown.faces) text += " " + std::to_string(face);
        shown.rule = countingRule(detail, entry);
        if (!shown.rule.empty()) text += " (" + shown.rule + ") = " + measured(m_ruleset, slot.shape, entry.value);
        else if (entry.count > 1) text += " = " + measured(m_ruleset, slot.shape, entry.value);
        m_verdict.dice.push_back(std::move(shown));
        mayBeOverruled(line(LineKind::Dice, entry, std::move(text)), entry);
    }

    void effect(const TrailEntry& entry)
    {
        const Slot& slot = m_program.slots[static_cast<std::size_t>(entry.slot)];
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
        const bool isSoAlready = shown.when == EffectTime::Now && !shown.to.isUnknown() && shown.to == shown.from;
        if (isSoAlready) shown.text += measured(m_ruleset, slot.shape, shown.to) + " already";
        else if (!shown.to.isUnknown() && shown.from.isUnknown()) shown.text += measured(m_ruleset, slot.shape, shown.to);
        else if (!shown.to.isUnknown()) shown.text += m_ruleset.valueText(slot.shape, shown.from) + " → " + measured(m_ruleset, slot.shape, shown.to);
        else shown.text += measured(m_ruleset, slot.shape, magnitude(shown.change.number())) + (shown.change.number() < Number(0) ? " fewer" : " more");
        if (!step(entry).quiet) line(LineKind::Effect, entry, shown.text + whenText(shown.when)).applied = !isSoAlready;
        m_verdict.effects.push_back(std::move(shown));
    }

    void attached(const TrailEntry& entry)
    {
        const Attachment& attachment = m_program.effects[instruction(entry).detail].attachments[entry.part];
        const std::string who = capitalised(roleLabel(m_situation, attachment.leader, 0));
        const std::string text = attachment.unit < 0 ? who + " is attached to nobody" : who + " is attached to " + roleLabel(m_situation, attachment.unit, 0);
        if (!step(entry).quiet) line(LineKind::Effect, entry, text);
    }

    static Number magnitude(Number number) { return number < Number(0) ? -number : number; }

    static std::string whenText(EffectTime time)
    {
        switch (time) {
        case EffectTime::EndOfSubphase: return " (at the end of the sub-phase)";
        case EffectTime::EndOfPhase: return " (at the end of the phase)";
        case EffectTime::EndOfTurn: return " (at the end of the turn)";
        case EffectTime::Now: break;
        }
        return "";
    }

    void due(const TrailEntry& entry)
    {
        const DueDetail& detail = m_program.dues[instruction(entry).detail];
        VerdictDue shown;
        shown.procedure = detail.procedure;
        const Procedure* procedure = m_ruleset.findProcedure(detail.procedure);
        shown.title = procedure ? procedure->title : detail.procedure;
        std::string who;
        for (const auto& [theirs, ours] : detail.roles) {
            const ProgramRole& role = m_program.roles[static_cast<std::size_t>(ours)];
            shown.roles.emplace_back(theirs, role.many ? role.name + "." + std::to_string(std::max<int>(entry.row, 0) + 1) : role.name);
            who += (who.empty() ? "" : ", ") + roleLabel(m_situation, ours, std::max<int>(entry.row, 0));
        }
        for (std::size_t i = 0; i < detail.with.size(); ++i) {
            const Attribute& attribute = *detail.with[i].first;
            shown.with.emplace_back(attribute.id, m_ruleset.valueId(attribute.shape, m_trail.pool[entry.first + entry.count + i]));
        }
        shown.reason = phrase(entry, detail.reason);
        shown.in = detail.in;
        line(LineKind::Due, entry, "due: " + shown.title + (who.empty() ? "" : " of " + who) + (shown.reason.empty() ? "" : " (" + shown.reason + ")"));
        m_verdict.due.push_back(std::move(shown));
    }

    void said(const TrailEntry& entry)
    {
        const std::string text = phrase(entry, instruction(entry).op == Op::Watch ? m_program.watches[instruction(entry).detail].say : m_program.sentences[instruction(entry).detail].phrase);
        m_verdict.title += (m_verdict.title.empty() ? "" : " ") + text;
        line(LineKind::Said, entry, text).watched = instruction(entry).op == Op::Watch;
    }

    void entered(const TrailEntry& entry)
    {
        addValue(entry.slot, entry.row, entry.value);
        const Slot& slot = m_program.slots[static_cast<std::size_t>(entry.slot)];
        line(LineKind::Entered, entry, titleOf(entry) + ", as read from the printed table: " + measured(m_ruleset, slot.shape, entry.value));
    }

    void addFault()
    {
        const StepInfo& info = m_program.steps[m_program.code[m_trail.faultInstruction].step];
        m_verdict.refused = "The rules as written stop at \"" + (info.title.empty() ? info.name : info.title) + "\": " + m_trail.fault + ".";
        m_verdict.refusedCites = element(info.element).cites;
    }

    /// What was worked out before a refusal stays to be read; what would have come of it does not come.
    void changeNothing()
    {
        m_verdict.title = *m_verdict.refused;
        const bool wouldChange = !m_verdict.effects.empty() || !m_verdict.due.empty();
        m_verdict.effects.clear();
        m_verdict.due.clear();
        std::erase_if(m_verdict.lines, [](const VerdictLine& each) { return each.kind == LineKind::Effect || each.kind == LineKind::Due; });
        VerdictLine& added = m_verdict.lines.emplace_back();
        added.kind = LineKind::Refused;
        added.text = wouldChange ? "nothing changes: what was worked out before is not carried out" : "nothing changes";
    }

    void addRulings()
    {
        for (std::size_t i = 0; i < m_program.slots.size(); ++i) {
            const Slot& slot = m_program.slots[i];
            if (slot.kind != SlotKind::Ruling) continue;
            const Value value = m_resolution.value({static_cast<SlotId>(i), 0});
            for (const Ruling& ruling : m_ruleset.rulings) {
                if (slot.ruling == ruling.element) m_verdict.rulings.push_back({ruling.id, ruling.title, m_ruleset.valueText(slot.shape, value), value == ruling.fallback});
            }
        }
    }

    const Resolution& m_resolution;
    const Trail& m_trail;
    const Situation& m_situation;
    const Ruleset& m_ruleset;
    const Program& m_program;
    Verdict m_verdict;
};

}  // namespace

Verdict makeVerdict(const Resolution& resolution)
{
    Verdict verdict = VerdictMaker(resolution).make();
    nameSides(resolution.situation(), verdict);
    return verdict;
}

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
