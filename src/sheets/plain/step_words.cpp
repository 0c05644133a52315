#include "sheets/plain/step_words.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/base/texts.hpp"

namespace drumhead {

namespace {

std::string timeText(const Texts& texts, EffectTime time)
{
    switch (time) {
    case EffectTime::Now: break;
    case EffectTime::EndOfSubphase: return texts.say("plain.end-of-sub-phase", "At the end of the sub-phase: ");
    case EffectTime::EndOfPhase: return texts.say("plain.end-of-phase", "At the end of the phase: ");
    case EffectTime::EndOfTurn: return texts.say("plain.end-of-turn", "At the end of the turn: ");
    }
    return "";
}

}  // namespace

void StepWords::tellFrom(std::size_t first, std::size_t end, int depth)
{
    for (std::size_t at = first; at < end;) {
        const Instruction& instruction = m_program.code[at];
        if (m_program.steps[instruction.step].isPart) {
            ++at;
            continue;
        }
        switch (instruction.op) {
        case Op::JumpUnless: at = tellBlock(at, depth); continue;
        case Op::Sum: tellSum(m_program.sumOf(instruction), instruction, depth); break;
        case Op::Let: tellLet(instruction, depth); break;
        case Op::EachBegin:
        case Op::EachNext:
        case Op::GroupBegin:
        case Op::GroupNext:
        case Op::PickBegin:
        case Op::PickEnd:
        case Op::RepeatNext:
        case Op::Watch: break;
        default: m_outline.guarded(depth, instruction.when, stepText(instruction));
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
        what = texts().say("plain.for-each",
                           "for each {role}:", {{"role", m_program.role(m_program.loopOf(first).role).label}});
    } else if (first.op == Op::GroupBegin) {
        std::vector<std::string> keys;
        for (const NodeId key : m_program.loopOf(first).keys) keys.push_back(m_words.amount(key));
        what =
            texts().say("plain.for-group", "for all of {role} who agree in {keys}, together:",
                        {{"role", m_program.role(m_program.loopOf(first).role).label}, {"keys", texts().allOf(keys)}});
    } else if (first.op == Op::PickBegin) {
        what = texts().say("plain.with-number", "for the {role} whose place in the list is {number}:",
                           {{"role", m_program.role(m_program.loopOf(first).role).label},
                            {"number", m_words.amount(m_program.loopOf(first).condition)}});
    } else if (last.op == Op::RepeatNext && last.target == at + 1) {
        what = texts().say("plain.repeat", "once, and again as long as {when}:",
                           {{"when", m_words.condition(m_program.loopOf(last).condition)}});
    }
    if (what.empty() && guard.when < 0) return tellFrom(at + 1, end, depth), end;
    if (what.empty()) m_outline.open(depth, guard.when);
    else m_outline.guarded(depth, guard.when, what);
    tellFrom(at + 1, end, depth + 1);
    return end;
}

void StepWords::tellCall(const Instruction& guard, int depth)
{
    const CallDetail& call = m_program.calls[guard.detail - 1];
    const Procedure* const called = m_ruleset.findProcedure(call.procedure);
    const std::string& title = called ? called->title : call.procedure;
    std::vector<std::string> parts;
    for (const auto& [theirs, ours] : call.roles) {
        const int role = called ? called->program.findRole(theirs) : -1;
        const std::string there = role < 0 ? theirs : called->program.role(role).label;
        const std::string here = ours < 0 ? texts().say("plain.nobody", "nobody") : m_program.role(ours).label;
        parts.push_back(there == here ? here
                                      : texts().say("plain.as", "{who} as {role}", {{"who", here}, {"role", there}}));
    }
    const std::string text = parts.empty() ? texts().say("plain.call", "carry out “{title}”", {{"title", title}})
                                           : texts().say("plain.call-with", "carry out “{title}” with {who}",
                                                         {{"title", title}, {"who", texts().allOf(parts)}});
    parts.clear();
    for (const LetDetail& each : call.with)
        parts.push_back(texts().say("plain.is", "{subject} is {bound}",
                                    {{"subject", m_words.label(each.slot)},
                                     {"bound", m_words.amountFor(m_program.slot(each.slot).shape, each.value)}}));
    m_outline.guarded(depth, guard.when, text + handed(parts) + "." + gives(static_cast<int>(guard.detail) - 1));
}

std::string StepWords::gives(int call) const
{
    std::vector<std::string> given;
    for (const SlotId slot : m_parts.values) {
        const Slot& of = m_program.slot(slot);
        if (of.kind != SlotKind::Result || m_words.names().callOf(slot) != call) continue;
        given.push_back(of.shape.kind == ValueKind::Flag ? m_words.quoted(m_words.label(slot)) : m_words.label(slot));
    }
    return given.empty() ? "" : texts().say("plain.gives", " It gives: {what}.", {{"what", texts().allOf(given)}});
}

std::string StepWords::handed(const std::vector<std::string>& given) const
{
    return given.empty() ? "" : texts().say("plain.there", "; there {what}", {{"what", texts().allOf(given)}});
}

std::string StepWords::stepText(const Instruction& of) const
{
    const auto sentence = [&] { return m_words.sentence(m_program.sentenceOf(of).phrase); };
    switch (of.op) {
    case Op::Refuse: return texts().say("plain.refuse", "it is not allowed. “{text}”", {{"text", sentence()}});
    case Op::Remind: return texts().say("plain.remind", "remember: {text}", {{"text", sentence()}});
    case Op::Say: return texts().say("plain.say", "say: “{text}”", {{"text", sentence()}});
    case Op::End: return texts().say("plain.end", "say: “{text}” Then stop.", {{"text", sentence()}});
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

void StepWords::tellLet(const Instruction& of, int depth)
{
    const LetDetail& detail = m_program.letOf(of);
    const std::string& label = m_words.label(detail.slot);
    if (!detail.adds) return m_outline.value(depth, of.when, detail.slot, detail.value);
    const Node& value = m_program.node(detail.value);
    const bool isNothing = value.kind == NodeKind::Constant && value.constant == Value(Number(0));
    const bool begins = m_counted.insert(detail.slot).second;
    const std::string amount = m_words.amountFor(m_program.slot(detail.slot).shape, detail.value);
    m_outline.guarded(depth, of.when,
                      isNothing && begins
                          ? texts().say("plain.none-so-far", "{label}: none so far.", {{"label", label}})
                          : texts().say("plain.add", "add {value} to {label}", {{"value", amount}, {"label", label}})
                              + ".");
}

void StepWords::tellTerm(SlotId slot)
{
    const Slot& of = m_program.slot(slot);
    const bool isFixed = of.formula >= 0 && m_program.node(of.formula).kind == NodeKind::Constant;
    if (!isFixed || of.shape.kind == ValueKind::Flag) return m_outline.value(0, -1, slot, of.formula);
    m_outline.item(0,
                   texts().say("plain.unless-said",
                               "{label}: {value}, unless the procedure that carries this out says otherwise.",
                               {{"label", m_words.label(slot)}, {"value", m_words.amountFor(of.shape, of.formula)}}));
}

std::string StepWords::band(const BandDetail& detail) const
{
    const Shape& shape = m_program.slot(detail.slot).shape;
    std::string limits;
    for (const auto& [limit, choice] : detail.limits)
        limits +=
            texts().say("plain.band-limit", "{choice} up to {limit}; ",
                        {{"choice", m_ruleset.choiceLabel(shape.choices, choice)}, {"limit", m_words.amount(limit)}});
    return texts().say("plain.band", "{label}, by {value}: {limits}beyond that it is not allowed. “{text}”",
                       {{"label", m_words.label(detail.slot)},
                        {"value", m_words.amount(detail.value)},
                        {"limits", limits},
                        {"text", m_words.sentence(detail.beyond)}});
}

std::string StepWords::table(const TableDetail& detail) const
{
    std::vector<std::string> outputs;
    for (const SlotId each : detail.outputs) outputs.push_back(m_words.label(each));
    std::vector<std::string> inputs;
    for (const NodeId each : detail.inputs) inputs.push_back(m_words.amount(each));
    return texts().say("plain.read", "read {outputs} in the table “{table}” for {inputs}.",
                       {{"outputs", texts().allOf(outputs)},
                        {"table", m_ruleset.tables[static_cast<std::size_t>(detail.table)].title},
                        {"inputs", texts().allOf(inputs)}});
}

void StepWords::tellSum(const SumDetail& detail, const Instruction& of, int depth)
{
    std::vector<std::string> base;
    for (const NodeId each : detail.of) base.push_back(m_words.amount(each));
    std::string text = m_words.label(detail.slot) + ": ";
    if (!base.empty()) text += texts().say("plain.sum", "add up {parts}", {{"parts", texts().allOf(base)}});
    if (!detail.modifiers.empty())
        text += base.empty() ? texts().say("plain.modifiers", "add up what applies of these")
                             : texts().say("plain.and-modifiers", "; add what applies of these");
    if (detail.bounded)
        text += texts().say("plain.bounds", ". It is at least {least} and at most {most}",
                            {{"least", texts().number(detail.least)}, {"most", texts().number(detail.most)}});
    m_outline.guarded(depth, of.when, text + (detail.modifiers.empty() ? "." : ":"));
    for (const CompiledModifier& each : detail.modifiers) {
        const Node& amount = m_program.node(each.amount);
        const bool fixed = amount.kind == NodeKind::Constant && amount.constant.isSet();
        std::string line = fixed ? texts().signedNumber(amount.constant.number()) + ", " + each.modifier->label
                                 : each.modifier->label + ": " + m_words.amount(each.amount);
        m_outline.modifier(depth + 1, line + onlyOne(detail, each), each.when);
    }
}

/// Of modifiers for the same circumstance only the first that applies counts.
std::string StepWords::onlyOne(const SumDetail& sum, const CompiledModifier& of) const
{
    std::vector<std::string> before;
    for (const CompiledModifier& each : sum.modifiers) {
        if (&each == &of || of.modifier->once.empty()) break;
        if (each.modifier->once == of.modifier->once) before.push_back(m_words.quoted(each.modifier->label));
    }
    return before.empty()
        ? ""
        : texts().say("plain.not-besides", " (not besides {others})", {{"others", texts().oneOf(before)}});
}

/// "draw a card of Order cards for the order", and what is done when there is none.
std::string StepWords::draw(const RollDetail& detail) const
{
    const Deck& deck = m_ruleset.decks[static_cast<std::size_t>(detail.deck)];
    const std::string count = detail.drawn < 0 ? "" : m_words.amount(detail.drawn);
    const TextArguments with = {
        {"deck", deck.title}, {"count", count}, {"label", m_words.label(detail.drawn < 0 ? detail.slot : detail.hand)}};
    const std::string text = detail.drawn < 0
        ? texts().say("plain.draw", "draw a card from {deck} for {label}", with)
        : texts().say("plain.draw-several",
                      "draw cards from {deck} for {label}, one after the other, as many as this: {count}", with);
    return byWhom(detail, text)
        + (deck.shuffles ? texts().say("plain.draw-shuffles", ". Once no card is left, all are shuffled together.")
                         : texts().say("plain.draw-no-more", ". Once no card is left, it is not allowed."));
}

/// "firer: throw D6": a label may be one or many, and with a colon both read well.
std::string StepWords::byWhom(const RollDetail& detail, const std::string& what) const
{
    if (detail.by < 0) return what;
    return texts().say("plain.who-does", "{who}: {what}", {{"who", m_program.role(detail.by).label}, {"what", what}});
}

std::string StepWords::roll(const RollDetail& detail) const
{
    if (detail.deck >= 0) return draw(detail);
    const std::string& label = m_words.label(detail.slot);
    const bool isTotal = detail.parts.empty() && !detail.counts;
    const std::string thrown = dice(detail) + kept(detail);
    const std::string text = byWhom(detail, texts().say("plain.throw-parts", "throw {dice}", {{"dice", thrown}}));
    if (isTotal && isOneDie(detail)) return text + texts().say("plain.for-label", " for {label}.", {{"label", label}});
    if (isTotal) return text + texts().say("plain.their-total", "; {label}: their total.", {{"label", label}});
    if (!detail.parts.empty()) return text + "; " + parts(detail) + ".";
    return text
        + texts().say("plain.dice-that-show", "; {label}: the number that show {what}.",
                      {{"label", label}, {"what", faces(detail.comparison, m_words.amount(detail.against))}});
}

/// ", of which the 2 lowest count"
std::string StepWords::kept(const RollDetail& detail) const
{
    if (detail.keep == Keep::All || detail.ranks) return {};
    const std::string count = m_words.amount(detail.kept);
    return detail.keep == Keep::Lowest
        ? texts().say("plain.lowest", ", of which the {kept} lowest count", {{"kept", count}})
        : texts().say("plain.highest", ", of which the {kept} highest count", {{"kept", count}});
}

bool StepWords::isOneDie(const RollDetail& detail) const
{
    if (detail.dice < 0) return true;
    const Node& count = m_program.node(detail.dice);
    return count.kind == NodeKind::Constant && count.constant == Value(Number(1));
}

/// "a D6", "2 D6", "D6, as many as this: unit's stands".
std::string StepWords::dice(const RollDetail& detail) const
{
    const bool one = isOneDie(detail);
    const bool isFixed = one || m_program.node(detail.dice).kind == NodeKind::Constant;
    const std::string count = one ? texts().say("plain.one-die", "a") : m_words.amount(detail.dice);
    const std::string sides = std::to_string(detail.sides);
    const TextArguments with = {{"count", count}, {"sides", sides}};
    if (detail.sidesBy < 0)
        return isFixed ? texts().say("dice.some", "{count} D{sides}", with)
                       : texts().say("plain.as-many-dice", "D{sides}, as many as this: {count}", with);
    const std::string by = m_words.amount(detail.sidesBy);
    const std::string fewest = std::to_string(detail.fewestSides);
    return one ? texts().say("plain.die-sized", "a die with as many sides as {amount} (D{fewest} to D{sides})",
                             {{"amount", by}, {"fewest", fewest}, {"sides", sides}})
               : texts().say("plain.dice-sized", "{count} dice with as many sides as {amount} (D{fewest} to D{sides})",
                             {{"count", count}, {"amount", by}, {"fewest", fewest}, {"sides", sides}});
}

std::string StepWords::faces(Comparison comparison, const std::string& bound) const
{
    // "(5 if …, otherwise 6) or more"
    const bool isClause = bound.find(',') != std::string::npos;
    const std::string told = isClause ? "(" + bound + ")" : bound;
    const TextArguments with = {{"n", told}};
    switch (comparison) {
    case Comparison::AtLeast: return texts().say("plain.or-more", "{n} or more", with);
    case Comparison::AtMost: return texts().say("plain.or-less", "{n} or less", with);
    case Comparison::Above: return texts().say("plain.more-than", "more than {n}", with);
    case Comparison::Below: return texts().say("plain.less-than", "less than {n}", with);
    case Comparison::Is: return bound;
    case Comparison::Not: break;
    }
    return texts().say("plain.anything-but", "anything but {n}", with);
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
            part.against < 0 ? texts().oneOf(shown) : faces(part.comparison, m_words.amount(part.against));
        if (detail.ranks) ranks.push_back(label);
        else
            appendPart(counts, "; ",
                       texts().say("plain.number-that-show", "{label}: the number that show {what}",
                                   {{"label", label}, {"what", met}}));
    }
    if (!detail.ranks) return counts;
    const std::string all = texts().allOf(ranks);
    return detail.keep == Keep::Highest
        ? texts().say("plain.highest-first", "the highest die first: {labels}; none where there are fewer dice",
                      {{"labels", all}})
        : texts().say("plain.lowest-first", "the lowest die first: {labels}; none where there are fewer dice",
                      {{"labels", all}});
}

std::string StepWords::change(const Change& change) const
{
    const std::string& label = m_words.label(change.slot);
    const std::string value = m_words.amountFor(m_program.slot(change.slot).shape, change.value);
    switch (change.kind) {
    case ChangeKind::Add:
        return texts().say("plain.add", "add {value} to {label}", {{"value", value}, {"label", label}});
    case ChangeKind::Subtract:
        return texts().say("plain.take", "take {value} from {label}", {{"value", value}, {"label", label}});
    case ChangeKind::Set: break;
    }
    const Node& given = m_program.node(change.value);
    const bool isFlag = m_program.slot(change.slot).shape.kind == ValueKind::Flag;
    const Attribute* const attribute = m_program.slot(change.slot).attribute;
    const Lifetime lasts = attribute ? attribute->lasts : Lifetime::Game;
    if (isFlag && given.kind == NodeKind::Constant && given.constant.isSet()) {
        const std::string so = m_words.flagOf(change.slot, given.constant.yes());
        return lasts == Lifetime::Game ? texts().say("plain.from-now-on", "from now on {what}", {{"what", so}})
                                       : so + untilWhen(texts(), lasts);
    }
    const std::string what = isFlag ? m_words.quoted(m_words.flagOf(change.slot, true)) : label;
    return texts().say("plain.becomes", "{label} becomes {value}", {{"label", what}, {"value", value}})
        + untilWhen(texts(), lasts);
}

std::string StepWords::changes(const std::vector<Change>& changes) const
{
    std::string text;
    for (const Change& each : changes) text += (text.empty() ? "" : "; ") + change(each);
    return text;
}

std::string StepWords::effect(const EffectDetail& detail) const
{
    if (detail.shuffles >= 0)
        return texts().say("plain.shuffle", "shuffle all cards of {deck} together.",
                           {{"deck", m_ruleset.decks[static_cast<std::size_t>(detail.shuffles)].title}});
    std::string text = changes(detail.changes);
    for (const Attachment& each : detail.attachments) {
        const std::string& leader = m_program.role(each.leader).label;
        appendPart(text, "; ",
                   each.unit < 0 ? texts().say("plain.leaves", "{leader} leaves his unit", {{"leader", leader}})
                                 : texts().say("plain.joins", "{who} joins {unit}",
                                               {{"who", leader}, {"unit", m_program.role(each.unit).label}}));
    }
    for (const Division& each : detail.divisions) {
        const std::string& unit = m_program.role(each.unit).label;
        appendPart(text, "; ",
                   each.into < 0 ? texts().say("plain.divided", "{unit} is divided", {{"unit", unit}})
                                 : texts().say("plain.joins", "{who} joins {unit}",
                                               {{"who", unit}, {"unit", m_program.role(each.into).label}}));
    }
    return timeText(texts(), detail.at) + text + ".";
}

std::string StepWords::due(const DueDetail& detail) const
{
    const Procedure* const called = m_ruleset.findProcedure(detail.procedure);
    const std::string& title = called ? called->title : detail.procedure;
    std::vector<std::string> parts;
    for (const auto& [theirs, ours] : detail.roles)
        parts.push_back(ours < 0 ? texts().say("plain.nobody", "nobody") : m_program.role(ours).label);
    const std::string who = texts().allOf(parts);
    std::string text = detail.may && parts.empty()
        ? texts().say("plain.may-follow", "“{title}” may follow", {{"title", title}})
        : detail.may
        ? texts().say("plain.may-follow-for", "“{title}” may follow for {who}", {{"title", title}, {"who", who}})
        : parts.empty() ? texts().say("plain.due", "“{title}” is due", {{"title", title}})
                        : texts().say("plain.due-for", "“{title}” is due for {who}", {{"title", title}, {"who", who}});
    if (const SequenceStep* const step = detail.in.empty() ? nullptr : m_ruleset.sequence.find(detail.in))
        text += texts().say("plain.due-in", ", in “{step}”", {{"step", step->title}});
    parts.clear();
    for (const auto& [attribute, value] : detail.with)
        parts.push_back(
            texts().say("plain.is", "{subject} is {bound}",
                        {{"subject", attribute->label}, {"bound", m_words.amountFor(attribute->shape, value)}}));
    text += handed(parts) + ".";
    return detail.reason.empty()
        ? text
        : text + " " + texts().say("plain.quoted", "“{text}”", {{"text", m_words.sentence(detail.reason)}});
}

std::string StepWords::enter(const EnterDetail& detail) const
{
    const Shape& shape = m_program.slot(detail.slot).shape;
    const std::string text = texts().say("plain.enter", "read “{label}” in the printed table: {question}",
                                         {{"label", m_words.label(detail.slot)}, {"question", detail.question}});
    if (shape.kind != ValueKind::Choice || shape.choices < 0) return text;
    std::vector<std::string> labels;
    for (const Choice& each : m_ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices)
        labels.push_back(each.label);
    return text + " (" + texts().oneOf(labels) + ")";
}

}  // namespace drumhead
