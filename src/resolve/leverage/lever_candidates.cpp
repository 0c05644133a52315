#include "resolve/leverage/lever_candidates.hpp"

#include "drumhead/base/text.hpp"
#include "resolve/possible_values.hpp"
#include "resolve/words/wording.hpp"

#include "drumhead/resolve/words/verdict.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// All values of a flag or choice; of a number, few enough and spread over what is usual.
std::vector<Value> valuesOf(const Ruleset& ruleset, const Shape& shape)
{
    std::vector<Value> values = possibleValues(ruleset, shape);
    if (shape.kind == ValueKind::Number) {
        for (const int each : {0, 1, 2, 3, 4, 6, 8, 12, 16, 24}) {
            if (Number(each) >= shape.least && Number(each) <= shape.most) values.emplace_back(Number(each));
        }
    }
    return values;
}

/// How far off a number is looked at: to its bounds, but no further than twice as much or 24 more.
void setSpan(LeverCandidate& candidate, const Shape& shape)
{
    const Number now = candidate.now.number();
    const Number reach = std::max(now, Number(24));
    candidate.searched = true;
    candidate.lowest = std::max(shape.least, now - reach);
    candidate.highest = std::min(shape.most, now + reach);
}

LeverCandidate questionCandidate(const Situation& situation, FactRef fact, Value now)
{
    LeverCandidate candidate;
    candidate.lever.kind = Lever::Kind::Question;
    candidate.lever.fact = fact;
    candidate.lever.title = factLabel(situation.program(), fact);
    candidate.now = now;
    const Shape& shape = situation.program().slot(fact.slot).shape;
    if (now.isSet() && shape.kind == ValueKind::Number) {
        setSpan(candidate, shape);
        if (shape.mayBeNone) candidate.values = {Value::none()};
    } else {
        candidate.values = valuesOf(situation.ruleset(), shape);
    }
    if (!now.isUnknown()) candidate.lever.now = leverText(situation, candidate.lever, now);
    return candidate;
}

LeverCandidate rulingCandidate(const Situation& situation, FactRef fact, Value now)
{
    LeverCandidate candidate = questionCandidate(situation, fact, now);
    candidate.lever.kind = Lever::Kind::Ruling;
    for (const Ruling& ruling : situation.ruleset().rulings) {
        if (situation.program().slot(fact.slot).ruling == ruling.element) {
            candidate.lever.ruling = ruling.id;
            candidate.lever.title = ruling.title;
        }
    }
    return candidate;
}

/// The amount of a modifier that would count if it applied, where that is plain.
std::optional<Number> plainAmount(const Program& program, const ModifierPreview& preview)
{
    for (const Instruction& each : program.code) {
        if (each.op != Op::Sum || program.steps[each.step].name != preview.step) continue;
        for (const CompiledModifier& one : program.sumOf(each).modifiers) {
            if (one.modifier != preview.modifier || one.amount < 0) continue;
            const Node& amount = program.node(one.amount);
            if (amount.kind == NodeKind::Constant && amount.constant.isSet()) return amount.constant.number();
        }
    }
    return std::nullopt;
}

std::string stageOf(const Situation& situation, const std::string& step)
{
    const std::vector<StepInfo>& steps = situation.program().steps;
    const auto found =
        std::find_if(steps.begin(), steps.end(), [&](const StepInfo& each) { return each.name == step; });
    return found == steps.end() ? std::string() : stageTitle(situation, *found);
}

bool isOverruled(const Situation& situation, const Overrule& overrule)
{
    return std::any_of(situation.overrules().begin(), situation.overrules().end(), [&](const Overrule& each) {
        return each.kind == overrule.kind && each.step == overrule.step && each.modifier == overrule.modifier
            && each.row == overrule.row;
    });
}

LeverCandidate modifierCandidate(const Situation& situation, const ModifierPreview& preview)
{
    using State = ModifierPreview::State;
    LeverCandidate candidate;
    Lever& lever = candidate.lever;
    lever.kind = Lever::Kind::Modifier;
    lever.overrule.step = preview.step;
    lever.overrule.modifier = preview.modifier->id;
    lever.overrule.row = preview.row;
    lever.overrule.reason = "tried";
    lever.title = preview.whose.empty() ? preview.modifier->label : preview.whose + ": " + preview.modifier->label;
    lever.stage = stageOf(situation, preview.step);
    lever.dormant = preview.state == State::DoesNot;
    if (isOverruled(situation, lever.overrule)) return candidate;
    const std::optional<Number> amount = plainAmount(situation.program(), preview);
    const Texts& texts = *situation.ruleset().texts;
    lever.now = preview.state == State::Applies
        ? texts.say("lever.applies", "applies, {amount}", {{"amount", texts.signedNumber(preview.amount)}})
        : preview.state == State::DoesNot ? texts.say("lever.does-not-apply", "does not apply")
                                          : texts.say("value.open", "open");
    if (preview.state != State::DoesNot) candidate.values.emplace_back(Number(0));
    if (preview.state != State::Applies && amount && *amount != Number(0)) candidate.values.emplace_back(*amount);
    return candidate;
}

}  // namespace

std::string leverText(const Situation& situation, const Lever& lever, Value value)
{
    if (lever.kind == Lever::Kind::Modifier)
        return value.number() == Number(0)
            ? situation.ruleset().texts->say("lever.left-out", "left out")
            : situation.ruleset().texts->say("lever.counts", "counts {amount}",
                                             {{"amount", situation.ruleset().texts->signedNumber(value.number())}});
    const Shape& shape = situation.program().slot(lever.fact.slot).shape;
    return measured(situation.ruleset(), shape, value);
}

LeverCandidate openQuestion(const Situation& situation, FactRef fact)
{
    return questionCandidate(situation, fact, Value::unknown());
}

std::vector<LeverCandidate> leverCandidates(const Situation& situation)
{
    const Relevance relevance = whatMatters(situation);
    const Resolution start(situation);
    std::vector<LeverCandidate> all;
    for (const FactRef fact : relevance.questions) all.push_back(questionCandidate(situation, fact, start.value(fact)));
    const std::vector<Slot>& slots = situation.program().slots;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const FactRef fact{static_cast<SlotId>(i), 0};
        if (slots[i].kind == SlotKind::Ruling && slots[i].consulted)
            all.push_back(rulingCandidate(situation, fact, start.value(fact)));
    }
    for (const ModifierPreview& preview : relevance.modifiers) all.push_back(modifierCandidate(situation, preview));
    return all;
}

}  // namespace drumhead
