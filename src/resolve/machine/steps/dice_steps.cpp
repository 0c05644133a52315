#include "resolve/machine/steps/dice_steps.hpp"

#include "resolve/machine/values/stretch_record.hpp"

#include <algorithm>

namespace drumhead::steps {

namespace {

constexpr int maxDice = 1000;

/// The number of sides of dice for which it is worked out.
int sidesOf(StepContext& context, const RollDetail& detail, StepOutcome& outcome)
{
    if (detail.sidesBy < 0) return detail.sides;
    const Value wanted = context.need(detail.sidesBy, outcome);
    if (outcome != StepOutcome::Next) return 0;
    if (!wanted.isSet()) {
        outcome = context.stopWith("it throws dice whose sides are \"none\"");
        return 0;
    }
    return static_cast<int>(std::clamp<std::int64_t>(wanted.number().floor(), detail.fewestSides, detail.sides));
}

/// What the dice are held against for each of several values.
std::vector<Value> partsAgainst(StepContext& context, const RollDetail& detail, StepOutcome& outcome)
{
    std::vector<Value> against;
    for (const RollPart& part : detail.parts) {
        against.push_back(part.against < 0 ? Value::none() : context.need(part.against, outcome));
        if (outcome != StepOutcome::Next) break;
    }
    return against;
}

const Deck& deckOf(const StepContext& context, const RollDetail& detail)
{
    return context.frame.ruleset->decks[static_cast<std::size_t>(detail.deck)];
}

/// How many of each card are left; the facts of a deck always have a value.
StepOutcome askForCard(StepContext& context, const RollDetail& detail)
{
    const Deck& deck = deckOf(context, detail);
    context.pool = DicePool();
    context.pool.detail = &detail;
    context.pool.dice = context.pool.considered = 1;
    context.pool.sides = static_cast<int>(deck.cards.size());
    int total = 0;
    for (std::size_t i = 0; i < deck.cards.size(); ++i) {
        if (context.notes.consulted) context.notes.consulted->push_back(context.frame.here(detail.gone[i]));
        const Value gone = context.frame.get(detail.gone[i]);
        if (context.notes.record) context.notes.record->read(context.frame.addressHere(detail.gone[i]));
        if (gone.isUnknown()) {
            context.notes.missing = context.frame.here(detail.gone[i]);
            return context.waitOrStop();
        }
        const std::int64_t out = gone.isSet() ? gone.number().floor() : 0;
        const auto copies = std::int64_t{deck.cards[i].copies};
        context.pool.left.push_back(static_cast<int>(std::clamp<std::int64_t>(copies - out, 0, copies)));
        total += context.pool.left.back();
    }
    return total > 0 ? StepOutcome::Next : context.stopWith("no card is left in \"" + deck.title + "\"");
}

StepOutcome askForDice(StepContext& context, const Instruction& instruction)
{
    const RollDetail& detail = context.program.rollOf(instruction);
    if (detail.deck >= 0) return askForCard(context, detail);
    StepOutcome outcome = StepOutcome::Next;
    const int sides = sidesOf(context, detail, outcome);
    if (outcome != StepOutcome::Next) return outcome;
    std::int64_t count = 1;
    if (detail.dice >= 0) {
        const Value wanted = context.need(detail.dice, outcome);
        if (outcome != StepOutcome::Next) return outcome;
        count = wanted.isSet() ? std::max<std::int64_t>(wanted.number().floor(), 0) : 0;
        if (count > maxDice)
            return context.stopWith("it would take " + std::to_string(count) + " dice; " + std::to_string(maxDice)
                                    + " are the most");
    }
    Value kept = Value(Number::fromWhole(count));
    if (detail.kept >= 0) kept = context.need(detail.kept, outcome);
    if (outcome != StepOutcome::Next) return outcome;
    Value against = Value::none();
    if (detail.counts && detail.parts.empty()) against = context.need(detail.against, outcome);
    std::vector<Value> parts = partsAgainst(context, detail, outcome);
    if (outcome != StepOutcome::Next) return outcome;
    const std::int64_t considered =
        detail.keep == Keep::All ? count : std::clamp<std::int64_t>(kept.isSet() ? kept.number().floor() : 0, 0, count);
    DicePool& pool = context.pool;  // one by one: put together elsewhere it would have to wait for itself
    pool.detail = &detail;
    pool.dice = static_cast<int>(count);
    pool.considered = static_cast<int>(considered);
    pool.sides = sides;
    pool.kept = kept;
    pool.against = against;
    pool.partsAgainst = std::move(parts);
    pool.deferred = {-1, 0};
    pool.left.clear();
    return StepOutcome::Next;
}

bool isSteady(StepContext& context, const RollDetail& detail)
{
    EvaluationNotes notes;
    notes.constants = context.notes.constants;
    notes.varyingUnknown = true;
    Evaluator evaluator(context.frame, notes);
    const auto known = [&evaluator](NodeId node) { return node < 0 || !evaluator.value(node).isUnknown(); };
    return known(detail.dice) && known(detail.sidesBy) && known(detail.kept) && known(detail.against);
}

/// The face that the referee gives to one of the dice now thrown, or 0.
int faceInstead(const StepContext& context, const Overrule& overrule)
{
    if (overrule.kind != Overrule::Kind::Die || overrule.occurrence != context.throws || overrule.die < 0
        || overrule.die >= context.pool.dice)
        return 0;
    return static_cast<int>(std::clamp<std::int64_t>(overrule.value.number().floor(), 1, context.pool.sides));
}

void changeDice(StepContext& context, TrailEntry& entry, int* faces)
{
    for (const Overrule& overrule : context.situation().overrules()) {
        const int face = faceInstead(context, overrule);
        if (face == 0) continue;
        faces[overrule.die] = face;
        entry.overruled = true;
        entry.overrule = static_cast<std::int32_t>(&overrule - context.situation().overrules().data());
    }
}

[[nodiscard]] bool throwPool(const StepContext& context, DiceSource& dice, int* faces)
{
    const DicePool& pool = context.pool;
    if (pool.detail->deck < 0) return dice.roll(pool.dice, pool.sides, faces);
    return dice.draw({&deckOf(context, *pool.detail), pool.left}, *faces);
}

/// Behind the faces: what the verdict says of the counting.
void recordDice(StepContext& context, TrailEntry& entry, const int* faces)
{
    const DicePool& pool = context.pool;
    entry.count = static_cast<std::uint32_t>(pool.dice);
    if (!context.recording) return;
    for (int i = 0; i < pool.dice; ++i) context.trail.pool.push_back(Number(faces[i]));
    context.trail.pool.insert(context.trail.pool.end(), {pool.kept, pool.against, Number(pool.sides)});
    context.trail.pool.insert(context.trail.pool.end(), pool.partsAgainst.begin(), pool.partsAgainst.end());
    for (const int left : pool.left) context.trail.pool.push_back(Number(left));
    const RollDetail& detail = *pool.detail;
    for (const NodeId figure : {detail.dice, detail.sidesBy, detail.kept, detail.against})
        context.recordSources(entry, figure);
    for (const RollPart& part : detail.parts) context.recordSources(entry, part.against);
}

/// The rows of the table that says what the faces bear take part.
void touchSymbols(StepContext& context, const int* faces)
{
    const Table& table = context.frame.ruleset->tables[static_cast<std::size_t>(context.pool.detail->symbols)];
    (*context.touched)[table.element] = true;
    for (int i = 0; i < context.pool.dice; ++i) {
        const Value face = Number(faces[i]);
        const int row = table.find(&face);
        if (row >= 0) (*context.touched)[table.rows[static_cast<std::size_t>(row)].element] = true;
    }
}

/// Gives each of several values, each a line of its own.
void giveParts(StepContext& context, const Instruction& instruction, std::int64_t values)
{
    const DicePool& pool = context.pool;
    for (std::size_t i = 0; i < pool.detail->parts.size(); ++i) {
        const SlotId slot = pool.detail->parts[i].slot;
        Value value = pool.part(values, i);
        if (context.recording) {
            context.recordValue(instruction, slot, value).part = static_cast<std::uint16_t>(i);
            continue;
        }
        const int overrule = context.overruled(Overrule::Kind::Value, slot, context.program.slot(slot).name, "");
        if (overrule >= 0) value = context.situation().overrules()[static_cast<std::size_t>(overrule)].value;
        context.give(slot, value);
    }
}

}  // namespace

/// Whether the roll can be deferred: a later step reads it, and the same dice are rolled in every state.
bool mayDefer(StepContext& context, const RollDetail& detail)
{
    return context.shortCuts && context.shortCuts->deferred[static_cast<std::size_t>(detail.slot)] != 0
        && isSteady(context, detail);
}

StepOutcome roll(StepContext& context, const Instruction& instruction, DiceSource& dice)
{
    const StepOutcome outcome = askForDice(context, instruction);
    if (outcome != StepOutcome::Next) return outcome;
    const DicePool& pool = context.pool;
    const RollDetail& detail = *pool.detail;
    if (!context.recording && detail.parts.empty() && context.hasOverrules) {
        // Whatever the dice show, the referee has said what counts.
        const int overrule =
            context.overruled(Overrule::Kind::Value, detail.slot, context.program.steps[instruction.step].name, "");
        if (overrule >= 0) {
            ++context.throws;  // it is thrown all the same
            return context.give(detail.slot, context.situation().overrules()[static_cast<std::size_t>(overrule)].value),
                   StepOutcome::Next;
        }
    }
    if (pool.dice > 0 && mayDefer(context, detail)) {
        context.give(detail.slot, unthrownDice);
        return StepOutcome::Next;
    }
    int faces[maxDice];
    if (pool.dice > 0 && !throwPool(context, dice, faces)) {
        context.pause = {Pause::Kind::Dice, {},         pool.dice,
                         pool.sides,        context.pc, detail.deck < 0 ? nullptr : &deckOf(context, detail)};
        return StepOutcome::Wait;
    }
    TrailEntry& entry = context.record(TrailKind::Dice, context.rowOf(detail.slot));
    entry.slot = detail.slot;
    changeDice(context, entry, faces);
    ++context.throws;
    recordDice(context, entry, faces);
    if (context.touched && detail.symbols >= 0) touchSymbols(context, faces);
    const std::int64_t result = pool.value(faces);
    if (!detail.parts.empty()) {
        entry.value = pool.part(result, 0);
        giveParts(context, instruction, result);
        return StepOutcome::Next;
    }
    Value value = pool.given(*context.frame.ruleset, result);
    if (const int overrule =
            context.overruled(Overrule::Kind::Value, detail.slot, context.program.steps[instruction.step].name, "");
        overrule >= 0) {
        entry.overruled = true;
        entry.overrule = static_cast<std::int32_t>(overrule);
        value = context.situation().overrules()[static_cast<std::size_t>(overrule)].value;
    }
    entry.value = value;
    context.give(detail.slot, value);
    return StepOutcome::Next;
}

/// Rolls deferred dice whose result is now read, then runs the step again.
StepOutcome rollDeferred(StepContext& context, FactRef fact)
{
    const std::uint32_t thrown = context.shortCuts->deferred[static_cast<std::size_t>(fact.slot)] - 1;
    const int role = context.program.slot(fact.slot).manyRole;
    const int before = context.frame.inHand(role).current;
    context.frame.goToRow(role, fact.row);
    if (context.notes.record) context.notes.record->takesStep(thrown);
    const StepOutcome outcome = askForDice(context, context.program.code[thrown]);
    context.frame.goToRow(role, before);
    if (outcome != StepOutcome::Next) return outcome;
    context.pool.deferred = fact;
    context.pause = {Pause::Kind::Dice, {}, context.pool.dice, context.pool.sides, context.pc};
    return StepOutcome::Wait;
}

std::vector<int> fixedFaces(const StepContext& context)
{
    std::vector<int> faces;
    for (const Overrule& overrule : context.situation().overrules()) {
        if (const int face = faceInstead(context, overrule); face > 0) faces.push_back(face);
    }
    std::sort(faces.begin(), faces.end());
    return faces;
}

void takeResult(StepContext& context, std::int64_t result)
{
    ++context.throws;
    if (context.pool.deferred.slot >= 0) {
        const std::size_t at = context.frame.address(context.pool.deferred);
        context.frame.put(at, Number::fromWhole(result));
        if (context.notes.record) context.notes.record->gave(at);
        return;
    }
    if (context.pool.detail->parts.empty())
        context.give(context.pool.detail->slot, context.pool.given(*context.frame.ruleset, result));
    else giveParts(context, context.program.code[context.pc], result);
    ++context.pc;
}

}  // namespace drumhead::steps
