#include "drumhead/resolve/machine/resolution.hpp"

#include "drumhead/resolve/labels.hpp"
#include "resolve/machine/outcome_finder.hpp"
#include "resolve/machine/step_machine.hpp"
#include "resolve/machine/steps/effect_steps.hpp"

#include <algorithm>
#include <utility>

namespace drumhead {

namespace {

/// Grants every throw, to see which come next.
class GrantedDice final : public DiceSource {
public:
    bool roll(int count, int sides, int* faces) override
    {
        std::fill(faces, faces + count, 1);
        granted.push_back({"", count, sides});
        return true;
    }
    bool draw(const CardsLeft& cards, int& card) override
    {
        card = 1;
        while (!cards.has(card) && static_cast<std::size_t>(card) <= cards.left.size()) ++card;
        if (!cards.has(card)) return false;
        granted.push_back(
            {"", 1, static_cast<int>(cards.left.size()), cards.deck, {cards.left.begin(), cards.left.end()}});
        return true;
    }
    std::vector<Throw> granted;
};

}  // namespace

Resolution::Resolution(const Situation& situation) : m_machine(std::make_unique<StepMachine>(situation))
{
    m_machine->frame().keepDerived();
    Trail& trail = m_machine->trail();  // the usual length of a trail
    const std::size_t steps = situation.program().code.size();
    trail.entries.reserve(steps + steps / 2);
    trail.pool.reserve(steps);
    trail.reasons.reserve(steps);
}
Resolution::~Resolution() = default;
Resolution::Resolution(const Resolution& other) : m_machine(std::make_unique<StepMachine>(*other.m_machine)) {}
Resolution& Resolution::operator=(const Resolution& other)
{
    if (this != &other) m_machine = std::make_unique<StepMachine>(*other.m_machine);
    return *this;
}
Resolution::Resolution(Resolution&&) noexcept = default;
Resolution& Resolution::operator=(Resolution&&) noexcept = default;

Pause Resolution::run(DiceSource& dice) { return m_machine->run(dice); }
std::vector<Throw> Resolution::throwsTogether() const
{
    StepMachine ahead = *m_machine;
    ahead.runOnlyDice();
    const std::size_t before = ahead.trail().entries.size();
    GrantedDice dice;
    static_cast<void>(ahead.run(dice));
    const Program& program = situation().program();
    std::size_t next = 0;
    for (std::size_t i = before; i < ahead.trail().entries.size() && next < dice.granted.size(); ++i) {
        const TrailEntry& entry = ahead.trail().entries[i];
        if (entry.kind != TrailKind::Dice || entry.count == 0) continue;
        dice.granted[next++].title =
            titleOfRow(situation(), program.code[entry.instruction], entry.slot, {entry.role, entry.row});
    }
    return dice.granted;
}

void Resolution::answer(FactRef fact, Value value) { m_machine->answer(fact, value); }
const Situation& Resolution::situation() const { return m_machine->situation(); }
const Trail& Resolution::trail() const { return m_machine->trail(); }
bool Resolution::refused() const { return m_machine->refused(); }
bool Resolution::finished() const
{
    return refused() || !trail().fault.empty() || m_machine->position() >= situation().program().code.size();
}
void Resolution::collectTouched(std::vector<bool>* touched) { m_machine->collectTouched(touched); }

Value Resolution::value(FactRef fact) const
{
    Frame& frame = m_machine->frame();
    const Slot& slot = frame.program->slot(fact.slot);
    const Value known = frame.values[frame.layout.address(slot, fact.row)];
    if (!known.isUnknown() || slot.formula < 0) return known;
    Frame copy = frame;
    if (slot.manyRole >= 0) copy.goToRow(slot.manyRole, fact.row);
    return PlainEvaluation(copy).value(slot.formula);
}

std::vector<ReachedOutcome> Resolution::outcomes() const
{
    if (refused() || !trail().fault.empty() || !finished()) return {};
    return OutcomeFinder(m_machine->frame(), trail()).find();
}

Value Resolution::valueAfterEffects(FactRef fact) const
{
    const Frame& frame = m_machine->frame();
    return frame.changed[frame.address(fact)] != 0 ? frame.afterEffects(fact) : value(fact);
}

Value Resolution::valueAfterEffects(FactRef fact, EffectTime until) const
{
    const Slot& slot = m_machine->frame().program->slot(fact.slot);
    Value now = Value::unknown();
    bool isChanged = false;
    for (const TrailEntry& entry : trail().entries) {
        if (entry.kind != TrailKind::Effect || entry.slot != fact.slot || (slot.manyRole >= 0 && entry.row != fact.row))
            continue;
        if (!std::exchange(isChanged, true)) now = trail().pool[entry.first];
        const Value by = trail().pool[entry.first + 2];
        if (entry.at <= until) now = by.isUnknown() ? entry.value : steps::added(slot.shape, now, by);
    }
    return isChanged ? now : value(fact);
}

}  // namespace drumhead
