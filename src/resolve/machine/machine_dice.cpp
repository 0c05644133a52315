// How the step machine throws dice.
#include "resolve/machine/machine.hpp"
#include "resolve/machine/memo_table.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr int maxDice = 1000;

}  // namespace

StepMachine::Outcome StepMachine::askForDice(const Instruction& instruction)
{
    const RollDetail& detail = m_program.rollOf(instruction);
    Outcome outcome = Outcome::Next;
    std::int64_t count = 1;
    if (detail.dice >= 0) {
        const Value wanted = need(detail.dice, outcome);
        if (outcome != Outcome::Next) return outcome;
        count = wanted.isSet() ? std::max<std::int64_t>(wanted.number().floor(), 0) : 0;
        if (count > maxDice)
            return stopWith("it would take " + std::to_string(count) + " dice; " + std::to_string(maxDice)
                            + " are the most");
    }
    Value kept = Value(Number::fromWhole(count));
    if (detail.kept >= 0) kept = need(detail.kept, outcome);
    if (outcome != Outcome::Next) return outcome;
    Value against = Value::none();
    if (detail.counts) against = need(detail.against, outcome);
    if (outcome != Outcome::Next) return outcome;
    const std::int64_t considered =
        detail.keep == Keep::All ? count : std::clamp<std::int64_t>(kept.isSet() ? kept.number().floor() : 0, 0, count);
    pool = {&detail, static_cast<int>(count), static_cast<int>(considered), kept, against, {-1, 0}};
    return Outcome::Next;
}

std::int64_t DicePool::value(int* faces) const
{
    if (detail->keep != Keep::All) std::sort(faces, faces + dice);
    if (detail->keep == Keep::Highest) std::reverse(faces, faces + dice);
    std::int64_t result = 0;
    for (int i = 0; i < considered; ++i) {
        if (!detail->counts) result += faces[i];
        else if (compares(Number(faces[i]), detail->comparison, against)) ++result;
    }
    return result;
}

StepMachine::Outcome StepMachine::roll(const Instruction& instruction, DiceSource& dice)
{
    const Outcome outcome = askForDice(instruction);
    if (outcome != Outcome::Next) return outcome;
    const RollDetail& detail = *pool.detail;
    if (!recording && !situation().overrules().empty()) {
        // Whatever the dice show, the referee has said what counts.
        const int overrule = overruled(Overrule::Kind::Value, detail.slot, m_program.steps[instruction.step].name, "");
        if (overrule >= 0) {
            ++m_throws;  // it is thrown all the same
            return frame.set(detail.slot, situation().overrules()[static_cast<std::size_t>(overrule)].value),
                   Outcome::Next;
        }
    }
    if (pool.dice > 0 && mayDefer(detail)) {
        frame.set(detail.slot, unthrownDice);
        if (m_notes.memo) m_notes.memo->wrote(frame.address(frame.here(detail.slot)));
        return Outcome::Next;
    }
    int faces[maxDice];
    if (pool.dice > 0 && !dice.roll(pool.dice, detail.sides, faces)) {
        m_pause = {Pause::Kind::Dice, {}, pool.dice, detail.sides, m_pc};
        return Outcome::Wait;
    }
    TrailEntry& entry = record(TrailKind::Dice, detail.slot);
    entry.slot = detail.slot;
    changeDice(entry, faces);
    ++m_throws;
    entry.count = static_cast<std::uint32_t>(pool.dice);
    if (recording) {
        for (int i = 0; i < pool.dice; ++i) trail.pool.push_back(Number(faces[i]));
        // Behind the faces: what the verdict says of the counting.
        trail.pool.insert(trail.pool.end(), {pool.kept, pool.against});
        for (const NodeId figure : {detail.dice, detail.kept, detail.against}) recordSources(entry, figure);
    }
    Value value = Number::fromWhole(pool.value(faces));
    if (const int overrule = overruled(Overrule::Kind::Value, detail.slot, m_program.steps[instruction.step].name, "");
        overrule >= 0) {
        entry.overruled = true;
        entry.overrule = static_cast<std::int32_t>(overrule);
        value = situation().overrules()[static_cast<std::size_t>(overrule)].value;
    }
    entry.value = value;
    frame.set(detail.slot, value);
    return Outcome::Next;
}

/// Whether the throw can be put off: it is one of those that somebody looks at later, and what is thrown is the same in
/// every state.
bool StepMachine::mayDefer(const RollDetail& detail)
{
    return m_shortCuts && m_shortCuts->deferred[static_cast<std::size_t>(detail.slot)] != 0 && isSteady(detail);
}

bool StepMachine::isSteady(const RollDetail& detail)
{
    EvaluationNotes notes;
    notes.constants = m_notes.constants;
    notes.varyingUnknown = true;
    Evaluator evaluator(frame, notes);
    const auto known = [&evaluator](NodeId node) { return node < 0 || !evaluator.value(node).isUnknown(); };
    return known(detail.dice) && known(detail.kept) && known(detail.against);
}

/// Somebody looks at dice that have waited: they are thrown, and he looks again.
StepMachine::Outcome StepMachine::rollDeferred(FactRef fact)
{
    const std::uint32_t thrown = m_shortCuts->deferred[static_cast<std::size_t>(fact.slot)] - 1;
    const int role = m_program.slot(fact.slot).manyRole;
    RowState aside;
    RowState& rows = role < 0 ? aside : frame.rows[static_cast<std::size_t>(role)];
    const int before = rows.current;
    frame.goToRow(rows, fact.row);
    const Outcome outcome = askForDice(m_program.code[thrown]);
    frame.goToRow(rows, before);
    if (outcome != Outcome::Next) return outcome;
    pool.deferred = fact;
    m_pause = {Pause::Kind::Dice, {}, pool.dice, pool.detail->sides, m_pc};
    return Outcome::Wait;
}

/// The face that the referee gives to one of the dice now thrown, or 0.
int StepMachine::faceInstead(const Overrule& overrule) const
{
    if (overrule.kind != Overrule::Kind::Die || overrule.occurrence != m_throws || overrule.die < 0
        || overrule.die >= pool.dice)
        return 0;
    return static_cast<int>(std::clamp<std::int64_t>(overrule.value.number().floor(), 1, pool.detail->sides));
}

std::vector<int> StepMachine::fixedFaces() const
{
    std::vector<int> faces;
    for (const Overrule& overrule : situation().overrules()) {
        if (const int face = faceInstead(overrule); face > 0) faces.push_back(face);
    }
    std::sort(faces.begin(), faces.end());
    return faces;
}

void StepMachine::changeDice(TrailEntry& entry, int* faces)
{
    for (const Overrule& overrule : situation().overrules()) {
        const int face = faceInstead(overrule);
        if (face == 0) continue;
        faces[overrule.die] = face;
        entry.overruled = true;
        entry.overrule = static_cast<std::int32_t>(&overrule - situation().overrules().data());
    }
}

void StepMachine::takeResult(Value value)
{
    ++m_throws;
    if (pool.deferred.slot >= 0) {
        frame.put(frame.address(pool.deferred), value);
        return;
    }
    frame.set(pool.detail->slot, value);
    ++m_pc;
}

}  // namespace drumhead
