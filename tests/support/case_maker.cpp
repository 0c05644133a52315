#include "case_maker.hpp"

#include <algorithm>

namespace drumhead::test {

namespace {

constexpr int mostAnswers = 60;

}  // namespace

Situation situationOf(const Ruleset& ruleset, const Example& example)
{
    Situation situation(ruleset, *ruleset.findProcedure(example.procedure));
    for (const Example::Given& given : example.given) static_cast<void>(situation.set(given.name, given.value));
    for (const Example::Given& ruling : example.rulings) static_cast<void>(situation.rule(ruling.name, ruling.value));
    return situation;
}

std::size_t CaseMaker::below(std::size_t bound)
{
    int face = 1;
    static_cast<void>(m_dice.roll(1, static_cast<int>(bound), &face));
    return static_cast<std::size_t>(face - 1);
}

/// What the other rows have left of the most that a side may have.
std::int64_t CaseMaker::leftFor(const Situation& situation, FactRef fact) const
{
    const Slot& slot = situation.program().slot(fact.slot);
    std::int64_t left = m_largest;
    if (!m_shared || slot.manyRole < 0) return left;
    for (int row = 0; row < situation.layout().rows(slot.manyRole); ++row) {
        const Value other = situation.given({fact.slot, row});
        if (row != fact.row && other.isSet()) left -= other.number().floor();
    }
    return std::max<std::int64_t>(left, 0);
}

Value CaseMaker::number(const Shape& shape, std::int64_t largest)
{
    if (shape.mayBeNone && below(8) == 0) return Value::none();
    const auto span = std::clamp<std::int64_t>((shape.most - shape.least).floor(), 0,
                                               std::min<std::int64_t>(largest, below(2) == 0 ? 8 : m_largest));
    Number value = shape.least + Number(static_cast<int>(below(static_cast<std::size_t>(span) + 1)));
    if (!shape.whole && below(4) == 0) value = value + Number::fromTicks(Number::ticksPerOne / 2);
    return std::min(value, shape.most);
}

void CaseMaker::answer(Situation& situation, FactRef fact)
{
    const Shape& shape = situation.program().slot(fact.slot).shape;
    if (shape.kind == ValueKind::Number) return situation.answer(fact, number(shape, leftFor(situation, fact)));
    if (shape.kind == ValueKind::Flag) return situation.answer(fact, Value::flag(below(2) == 1));
    const std::vector<Choice>& choices =
        situation.ruleset().choiceLists[static_cast<std::size_t>(shape.choices)].choices;
    situation.answer(fact, Value::choice(choices[below(choices.size())].id));
}

void CaseMaker::changeRows(Situation& situation)
{
    const std::vector<ProgramRole>& roles = situation.program().roles;
    std::vector<int> many;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (roles[i].many) many.push_back(static_cast<int>(i));
    }
    if (many.empty()) return changeFact(situation);
    const int role = many[below(many.size())];
    const ProgramRole& info = roles[static_cast<std::size_t>(role)];
    const int most = std::min(info.most, std::max(info.least, m_mostRows));
    situation.setRows(role, info.least + static_cast<int>(below(static_cast<std::size_t>(most - info.least) + 1)));
}

void CaseMaker::changeRuling(Situation& situation)
{
    const std::vector<Slot>& slots = situation.program().slots;
    std::vector<FactRef> rulings;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (slots[i].kind == SlotKind::Ruling) rulings.push_back({static_cast<SlotId>(i), 0});
    }
    if (rulings.empty()) return changeFact(situation);
    answer(situation, rulings[below(rulings.size())]);
}

void CaseMaker::changeFact(Situation& situation)
{
    const Program& program = situation.program();
    if (program.questions.empty()) return;
    const SlotId id = program.questions[below(program.questions.size())];
    const Slot& slot = program.slot(id);
    const int rows = slot.manyRole < 0 ? 1 : situation.layout().rows(slot.manyRole);
    if (rows > 0) answer(situation, {id, static_cast<int>(below(static_cast<std::size_t>(rows)))});
}

bool isTriedElsewhere(const Ruleset& ruleset, const Procedure& procedure)
{
    return ruleset.extends && std::none_of(ruleset.examples.begin(), ruleset.examples.end(), [&](const Example& each) {
               return each.procedure == procedure.id;
           });
}

void CaseMaker::mutate(Situation& situation)
{
    for (std::size_t left = 1 + below(4); left > 0; --left) {
        switch (below(8)) {
        case 0: changeRows(situation); break;
        case 1: changeRuling(situation); break;
        default: changeFact(situation); break;
        }
    }
}

OddsComparison compareCompleted(Situation& situation, CaseMaker& maker, const ExactLimits& limits)
{
    OddsComparison comparison;
    for (int answers = 0; answers < mostAnswers; ++answers) {
        comparison = compareOdds(situation, limits);
        if (!comparison.fault.empty() || comparison.kind != OddsComparison::Kind::Unanswered) break;
        maker.answer(situation, comparison.missing);
    }
    return comparison;
}

std::optional<Situation> caseOf(const Ruleset& ruleset, const Procedure& procedure, std::size_t attempt)
{
    std::vector<const Example*> examples;
    for (const Example& example : ruleset.examples) {
        if (example.procedure == procedure.id && !example.refused) examples.push_back(&example);
    }
    std::stable_sort(examples.begin(), examples.end(),
                     [](const Example* a, const Example* b) { return a->dice.size() > b->dice.size(); });
    CaseMaker maker(attempt);
    Situation situation =
        examples.empty() ? Situation(ruleset, procedure) : situationOf(ruleset, *examples[attempt % examples.size()]);
    if (attempt >= examples.size()) maker.mutate(situation);
    const OddsComparison comparison = compareCompleted(situation, maker);
    if (comparison.kind != OddsComparison::Kind::Compared || !comparison.fault.empty() || comparison.throws == 0
        || comparison.outcomes < 2)
        return std::nullopt;
    return situation;
}

}  // namespace drumhead::test
