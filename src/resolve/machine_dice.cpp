// How the step machine throws dice.
#include "machine.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr int maxDice = 1000;

}  // namespace

Resolution::Machine::Outcome Resolution::Machine::roll(const Instruction& instruction, DiceSource& dice)
{
    const RollDetail& detail = m_program.rolls[instruction.detail];
    Outcome outcome = Outcome::Next;
    std::int64_t count = 1;
    if (detail.dice >= 0) {
        const Value wanted = need(detail.dice, outcome);
        if (outcome != Outcome::Next) return outcome;
        count = wanted.isSet() ? std::max<std::int64_t>(wanted.number().floor(), 0) : 0;
        if (count > maxDice) return stopWith("it would take " + std::to_string(count) + " dice; " + std::to_string(maxDice) + " are the most");
    }
    Value kept = Value(Number::fromWhole(count));
    if (detail.kept >= 0) kept = need(detail.kept, outcome);
    if (outcome != Outcome::Next) return outcome;
    Value against = Value::none();
    if (detail.counts) against = need(detail.against, outcome);
    if (outcome != Outcome::Next) return outcome;

    int faces[maxDice];
    const int thrown = static_cast<int>(count);
    if (thrown > 0 && !dice.roll(thrown, detail.sides, faces)) {
        m_pause = {Pause::Kind::Dice, {}, thrown, detail.sides, m_pc};
        return Outcome::Wait;
    }
    TrailEntry& entry = record(TrailKind::Dice, instruction, detail.slot);
    entry.slot = detail.slot;
    for (const Overrule& overrule : situation.overrules()) {
        if (overrule.kind != Overrule::Kind::Die || overrule.occurrence != m_throws || overrule.die < 0 || overrule.die >= thrown) continue;
        faces[overrule.die] = static_cast<int>(std::clamp<std::int64_t>(overrule.value.number().floor(), 1, detail.sides));
        entry.overruled = true;
        entry.overrule = static_cast<std::int32_t>(&overrule - situation.overrules().data());
    }
    ++m_throws;
    for (int i = 0; i < thrown; ++i) trail.pool.push_back(Number(faces[i]));
    entry.count = static_cast<std::uint32_t>(thrown);
    trail.pool.push_back(kept);  // behind the faces: what the verdict says of the counting
    trail.pool.push_back(against);

    int considered = thrown;
    if (detail.keep != Keep::All) {
        considered = static_cast<int>(std::clamp<std::int64_t>(kept.isSet() ? kept.number().floor() : 0, 0, thrown));
        std::sort(faces, faces + thrown);
        if (detail.keep == Keep::Highest) std::reverse(faces, faces + thrown);
    }
    std::int64_t result = 0;
    for (int i = 0; i < considered; ++i) {
        if (!detail.counts) result += faces[i];
        else if (compares(Number(faces[i]), detail.comparison, against)) ++result;
    }
    Value value = Number::fromWhole(result);
    const int overrule = overruled(Overrule::Kind::Value, detail.slot, m_program.steps[instruction.step].name, "");
    TrailEntry& last = trail.entries.back();
    if (overrule >= 0) {
        last.overruled = true;
        last.overrule = static_cast<std::int32_t>(overrule);
        value = situation.overrules()[static_cast<std::size_t>(overrule)].value;
    }
    last.value = value;
    frame.set(detail.slot, value);
    return Outcome::Next;
}

}  // namespace drumhead
