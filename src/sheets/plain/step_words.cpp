#include "sheets/plain/step_words.hpp"

#include "drumhead/base/text.hpp"

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

std::string timeText(EffectTime time)
{
    switch (time) {
    case EffectTime::Now: break;
    case EffectTime::EndOfSubphase: return "At the end of the sub-phase: ";
    case EffectTime::EndOfPhase: return "At the end of the phase: ";
    case EffectTime::EndOfTurn: return "At the end of the turn: ";
    }
    return "";
}

}  // namespace

void StepWords::item(int depth, const std::string& text)
{
    SheetBlock block{Kind::Item, text, {}};
    block.depth = depth;
    m_sheet.push_back(std::move(block));
}

void StepWords::tellFrom(std::size_t first, std::size_t end, int depth)
{
    for (std::size_t at = first; at < end;) {
        const Instruction& instruction = m_program.code[at];
        switch (instruction.op) {
        case Op::JumpUnless: at = tellBlock(at, depth); continue;
        case Op::Sum: tellSum(m_program.sumOf(instruction), instruction, depth); break;
        case Op::EachBegin:
        case Op::EachNext:
        case Op::GroupBegin:
        case Op::GroupNext:
        case Op::PickBegin:
        case Op::PickEnd:
        case Op::RepeatNext:
        case Op::Watch: break;
        default: item(depth, capitalised(ifSo(instruction) + stepText(instruction)));
        }
        ++at;
    }
}

std::size_t StepWords::tellBlock(std::size_t at, int depth)
{
    const Instruction& guard = m_program.code[at];
    const std::size_t end = guard.target;
    if (guard.detail > 0) return tellCall(guard, depth), end;
    if (at + 1 >= end) return std::max(end, at + 1);
    const Instruction& first = m_program.code[at + 1];
    const Instruction& last = m_program.code[end - 1];
    std::string what;
    if (first.op == Op::EachBegin) {
        what = "for each " + m_program.role(m_program.loopOf(first).role).label + ":";
    } else if (first.op == Op::GroupBegin) {
        std::vector<std::string> keys;
        for (const NodeId key : m_program.loopOf(first).keys) keys.push_back(m_words.amount(key));
        what = "for all of " + m_program.role(m_program.loopOf(first).role).label + " who agree in "
            + joined(keys, "and") + ", together:";
    } else if (first.op == Op::PickBegin) {
        what = "with the " + m_program.role(m_program.loopOf(first).role).label + " whose number is "
            + m_words.amount(m_program.loopOf(first).condition) + ":";
    } else if (last.op == Op::RepeatNext && last.target == at + 1) {
        what = "once, and again as long as " + m_words.condition(m_program.loopOf(last).condition) + ":";
    }
    if (what.empty() && guard.when < 0) return tellFrom(at + 1, end, depth), end;
    item(depth, capitalised(what.empty() ? "if " + m_words.condition(guard.when) + ":" : ifSo(guard) + what));
    tellFrom(at + 1, end, depth + 1);
    return end;
}

void StepWords::tellCall(const Instruction& guard, int depth)
{
    const CallDetail& call = m_program.calls[guard.detail - 1];
    const Procedure* const called = m_ruleset.findProcedure(call.procedure);
    std::string text = "carry out “" + (called ? called->title : call.procedure) + "”";
    std::vector<std::string> parts;
    for (const auto& [theirs, ours] : call.roles) {
        const int role = called ? called->program.findRole(theirs) : -1;
        const std::string there = role < 0 ? theirs : called->program.role(role).label;
        const std::string here = ours < 0 ? "nobody" : m_program.role(ours).label;
        parts.push_back(there == here ? here : here + " as " + there);
    }
    if (!parts.empty()) text += " with " + joined(parts, "and");
    parts.clear();
    for (const LetDetail& each : call.with)
        parts.push_back(m_words.label(each.slot) + " is "
                        + m_words.amountFor(m_program.slot(each.slot).shape, each.value));
    if (!parts.empty()) text += "; there " + joined(parts, "and");
    item(depth, capitalised(ifSo(guard) + text + "."));
}

std::string StepWords::ifSo(const Instruction& of) const
{
    return of.when < 0 ? "" : "if " + m_words.condition(of.when) + ": ";
}

std::string StepWords::stepText(const Instruction& of) const
{
    switch (of.op) {
    case Op::Refuse: return "it is not allowed. “" + m_words.sentence(m_program.sentenceOf(of).phrase) + "”";
    case Op::Remind: return "remember: " + m_words.sentence(m_program.sentenceOf(of).phrase);
    case Op::Say: return "say: “" + m_words.sentence(m_program.sentenceOf(of).phrase) + "”";
    case Op::End: return "say: “" + m_words.sentence(m_program.sentenceOf(of).phrase) + "” That is all.";
    case Op::Let: return let(m_program.letOf(of));
    case Op::Band: return band(m_program.bandOf(of));
    case Op::Table: return table(m_program.tableOf(of));
    case Op::Roll: return roll(m_program.rollOf(of));
    case Op::Effect: return effect(m_program.effectOf(of));
    case Op::Due: return due(m_program.dueOf(of));
    case Op::Enter: return enter(m_program.enterOf(of));
    default: break;
    }
    return "";
}

std::string StepWords::let(const LetDetail& detail) const
{
    const Shape& shape = m_program.slot(detail.slot).shape;
    const std::string& label = m_words.label(detail.slot);
    if (detail.adds) return "add " + m_words.amountFor(shape, detail.value) + " to " + label + ".";
    if (shape.kind == ValueKind::Flag) return label + ": yes if " + m_words.condition(detail.value) + ", else no.";
    return label + " is " + m_words.amountFor(shape, detail.value) + ".";
}

std::string StepWords::band(const BandDetail& detail) const
{
    const Shape& shape = m_program.slot(detail.slot).shape;
    std::string text = m_words.label(detail.slot) + ", by " + m_words.amount(detail.value) + ": ";
    for (const auto& [limit, choice] : detail.limits)
        text += m_ruleset.choiceLabel(shape.choices, choice) + " up to " + m_words.amount(limit) + "; ";
    return text + "beyond that it is not allowed. “" + m_words.sentence(detail.beyond) + "”";
}

std::string StepWords::table(const TableDetail& detail) const
{
    std::vector<std::string> outputs;
    for (const SlotId each : detail.outputs) outputs.push_back(m_words.label(each));
    std::vector<std::string> inputs;
    for (const NodeId each : detail.inputs) inputs.push_back(m_words.amount(each));
    return "read " + joined(outputs, "and") + " in the table “"
        + m_ruleset.tables[static_cast<std::size_t>(detail.table)].title + "” for " + joined(inputs, "and") + ".";
}

void StepWords::tellSum(const SumDetail& detail, const Instruction& of, int depth)
{
    std::vector<std::string> base;
    for (const NodeId each : detail.of) base.push_back(m_words.amount(each));
    std::string text = m_words.label(detail.slot) + ": ";
    if (!base.empty()) text += "add up " + joined(base, "and");
    if (!detail.modifiers.empty())
        text += base.empty() ? "add up what applies of these" : "; add what applies of these";
    if (detail.bounded) text += ". It is at least " + detail.least.text() + " and at most " + detail.most.text();
    item(depth, capitalised(ifSo(of) + text + (detail.modifiers.empty() ? "." : ":")));
    for (const CompiledModifier& each : detail.modifiers) {
        const Node& amount = m_program.node(each.amount);
        const bool fixed = amount.kind == NodeKind::Constant && amount.constant.isSet();
        std::string line = fixed ? signedText(amount.constant.number()) + ", " + each.modifier->label
                                 : each.modifier->label + ": " + m_words.amount(each.amount);
        if (each.when >= 0) line += ", if " + m_words.condition(each.when);
        if (!each.modifier->once.empty()) line += " (only the first of “" + each.modifier->once + "” counts)";
        item(depth + 1, line + ".");
    }
}

std::string StepWords::roll(const RollDetail& detail) const
{
    const bool one = detail.dice < 0;
    std::string text = detail.by >= 0 ? m_program.role(detail.by).label + " throws " : "throw ";
    if (detail.ranks) return text + dice(detail) + "; " + parts(detail) + ".";
    text += dice(detail) + (detail.parts.empty() ? " for " + m_words.label(detail.slot) : "");
    if (detail.keep != Keep::All)
        text += ", of which the " + m_words.amount(detail.kept)
            + (detail.keep == Keep::Lowest ? " lowest count" : " highest count");
    if (!detail.parts.empty()) return text + ": " + parts(detail) + ".";
    if (!detail.counts) return text + (one ? "." : "; their total.");
    return text + "; the number of dice that show " + faces(detail.comparison, m_words.amount(detail.against)) + ".";
}

std::string StepWords::dice(const RollDetail& detail) const
{
    const bool one = detail.dice < 0;
    const std::string count = one ? "a" : m_words.amount(detail.dice);
    if (detail.sidesBy < 0) return count + " D" + std::to_string(detail.sides);
    return count + (one ? " die" : " dice") + " with as many sides as " + m_words.amount(detail.sidesBy) + " (D"
        + std::to_string(detail.fewestSides) + " to D" + std::to_string(detail.sides) + ")";
}

std::string StepWords::faces(Comparison comparison, const std::string& bound)
{
    switch (comparison) {
    case Comparison::AtLeast: return bound + " or more";
    case Comparison::AtMost: return bound + " or less";
    case Comparison::Above: return "more than " + bound;
    case Comparison::Below: return "less than " + bound;
    case Comparison::Is: return bound;
    case Comparison::Not: break;
    }
    return "anything but " + bound;
}

/// Several values of the same dice.
std::string StepWords::parts(const RollDetail& detail) const
{
    std::vector<std::string> ranks;
    std::string counts;
    for (const RollPart& part : detail.parts) {
        const std::string& label = m_words.label(part.slot);
        std::vector<std::string> shown;
        for (const int face : part.faces) shown.push_back(std::to_string(face));
        const std::string met =
            part.against < 0 ? joined(shown, "or") : faces(part.comparison, m_words.amount(part.against));
        if (detail.ranks) ranks.push_back(label);
        else appendPart(counts, "; ", label + ", the number that show " + met);
    }
    if (!detail.ranks) return counts;
    return std::string("the ") + (detail.keep == Keep::Highest ? "highest" : "lowest")
        + " die first: " + joined(ranks, "and") + "; none where there are fewer dice";
}

std::string StepWords::change(const Change& change) const
{
    const std::string& label = m_words.label(change.slot);
    const std::string value = m_words.amountFor(m_program.slot(change.slot).shape, change.value);
    switch (change.kind) {
    case ChangeKind::Add: return "add " + value + " to " + label;
    case ChangeKind::Subtract: return "take " + value + " from " + label;
    case ChangeKind::Set: break;
    }
    const Node& given = m_program.node(change.value);
    const bool isFlag = m_program.slot(change.slot).shape.kind == ValueKind::Flag;
    if (isFlag && given.kind == NodeKind::Constant && given.constant.isSet())
        return "from now on " + m_words.flagOf(change.slot, given.constant.yes());
    return label + " is now: " + value;
}

std::string StepWords::changes(const std::vector<Change>& changes) const
{
    std::string text;
    for (const Change& each : changes) text += (text.empty() ? "" : "; ") + change(each);
    return text;
}

std::string StepWords::effect(const EffectDetail& detail) const
{
    std::string text = changes(detail.changes);
    for (const Attachment& each : detail.attachments) {
        const std::string& leader = m_program.role(each.leader).label;
        text += (text.empty() ? "" : "; ")
            + (each.unit < 0 ? leader + " leaves his unit" : leader + " joins " + m_program.role(each.unit).label);
    }
    for (const Division& each : detail.divisions) {
        const std::string& unit = m_program.role(each.unit).label;
        text += (text.empty() ? "" : "; ")
            + (each.into < 0 ? unit + " is divided" : unit + " joins " + m_program.role(each.into).label);
    }
    return timeText(detail.at) + text + ".";
}

std::string StepWords::due(const DueDetail& detail) const
{
    const Procedure* const called = m_ruleset.findProcedure(detail.procedure);
    std::string text = "“" + (called ? called->title : detail.procedure) + "” is due";
    std::vector<std::string> parts;
    for (const auto& [theirs, ours] : detail.roles) parts.push_back(ours < 0 ? "nobody" : m_program.role(ours).label);
    if (!parts.empty()) text += " for " + joined(parts, "and");
    if (const SequenceStep* const step = detail.in.empty() ? nullptr : m_ruleset.sequence.find(detail.in))
        text += ", in “" + step->title + "”";
    parts.clear();
    for (const auto& [attribute, value] : detail.with)
        parts.push_back(attribute->label + " is " + m_words.amountFor(attribute->shape, value));
    if (!parts.empty()) text += "; there " + joined(parts, "and");
    return text + (detail.reason.empty() ? "." : ". “" + m_words.sentence(detail.reason) + "”");
}

std::string StepWords::enter(const EnterDetail& detail) const
{
    const Shape& shape = m_program.slot(detail.slot).shape;
    std::string text = "read in the printed table: " + detail.question;
    if (shape.kind != ValueKind::Choice || shape.choices < 0) return text;
    std::vector<std::string> labels;
    for (const Choice& each : m_ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices)
        labels.push_back(each.label);
    return text + " (" + joined(labels, "or") + ")";
}

}  // namespace drumhead
