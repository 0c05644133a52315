#include "resolve/machine/steps/step_context.hpp"

#include "drumhead/rules/program/instruction_effects.hpp"
#include "resolve/machine/steps/dice_steps.hpp"
#include "resolve/machine/steps/source_finder.hpp"
#include "resolve/machine/values/stretch_record.hpp"

#include <algorithm>

namespace drumhead {

namespace {

// What one case may leave in its trail.
constexpr std::size_t mostEntries = 100'000;
constexpr std::size_t mostPooled = 1'000'000;
constexpr std::size_t mostReasons = 500'000;

}  // namespace

StepContext::StepContext(const Situation& given)
    : frame(given), shared(std::make_shared<const Situation>(given)), program(given.program()),
      hasOverrules(!given.overrules().empty())
{
    groups.resize(program.loops.size());
    rounds.resize(program.loops.size());
    constexpr std::size_t usualDepth = 4;
    if (!program.loops.empty()) {
        openRoles.reserve(usualDepth);
        openLoops.reserve(usualDepth);
    }
    frame.program = &program;
}

StepOutcome StepContext::keepIfDone(StepOutcome outcome, const Kept& kept)
{
    if (outcome != StepOutcome::Wait && outcome != StepOutcome::Pass) return outcome;
    trail.entries.resize(kept.entries);
    trail.pool.resize(kept.pooled);
    trail.reasons.resize(kept.reasons);
    return outcome;
}

StepOutcome StepContext::waitOrStop()
{
    if (isUnthrown(notes.missing)) return steps::rollDeferred(*this, notes.missing);
    if (program.unattended) return StepOutcome::Pass;
    // An answer may still make the failed computation irrelevant.
    if (notes.missing.slot < 0)
        return stopWith(notes.fault ? notes.fault : "a value is used before any step has given it");
    const Slot& slot = program.slot(notes.missing.slot);
    if (!slot.asked && slot.kind != SlotKind::Stat)
        return stopWith("\"" + slot.name + "\" is used before any step has given it");
    pause = {Pause::Kind::Answer, notes.missing, 0, 0, pc};
    return StepOutcome::Wait;
}

bool StepContext::looksExhausted()
{
    constexpr std::uint64_t usualWorkBetween = 200;
    workToLook = std::min(mostWork, frame.operations + usualWorkBetween);
    return !exhaustion().empty();
}

std::string StepContext::exhaustion() const
{
    if (frame.operations > mostWork)
        return "it takes more than " + std::to_string(mostWork) + " steps and operations to resolve";
    if (said > mostSaid) return "it says more than " + std::to_string(mostSaid) + " letters";
    if (trail.entries.size() > mostEntries || trail.pool.size() > mostPooled || trail.reasons.size() > mostReasons)
        return "it leaves more than " + std::to_string(mostEntries) + " lines or " + std::to_string(mostPooled)
            + " figures behind";
    return {};
}

StepOutcome StepContext::stopWith(std::string fault)
{
    trail.fault = std::move(fault);
    trail.faultInstruction = pc;
    refused = true;
    return StepOutcome::Stop;
}

void StepContext::recordPhrase(TrailEntry& entry, const Phrase& phrase)
{
    if (!recording) return;
    for (const PhrasePart& part : phrase) {
        said += part.text.size();
        if (part.slot >= 0) trail.pool.push_back(PlainEvaluation(frame).said(part.slot));
    }
    entry.count = static_cast<std::uint32_t>(trail.pool.size()) - entry.first;
}

void StepContext::recordWorking(TrailEntry& entry, NodeId amount)
{
    if (!recording || !program.slot(entry.slot).shown) return;
    recordOperands(entry, amount);
    recordSources(entry, amount);
}

void StepContext::recordOperands(TrailEntry& entry, NodeId amount)
{
    const Node* node = &program.node(amount);
    while (node->kind == NodeKind::If) {  // the branch that was taken
        const Value test = PlainEvaluation(frame).value(frame.child(*node, 0));
        if (test.isUnknown()) return;
        amount = frame.child(*node, test.yes() ? 1 : 2);
        node = &program.node(amount);
    }
    if (!isArithmetic(node->kind)) return;
    entry.amount = amount;
    recordInputs(entry, frame.childrenOf(*node));
}

void StepContext::recordInputs(TrailEntry& entry, std::span<const NodeId> inputs)
{
    for (const NodeId input : inputs) trail.pool.push_back(PlainEvaluation(frame).value(input));
    entry.count += static_cast<std::uint32_t>(inputs.size());
}

Value StepContext::holdsNoted(NodeId condition)
{
    const Value known = noted(condition);
    if (recording && !known.isUnknown()) static_cast<void>(ReasonFinder::judge(frame, condition, trail.reasons));
    return known;
}

int StepContext::overruled(Overrule::Kind kind, SlotId result, const std::string& step,
                           const std::string& modifier) const
{
    if (!hasOverrules) return -1;
    const std::vector<Overrule>& all = situation().overrules();
    const int row = (result < 0 ? rowInHand() : rowOf(result)).row;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind == kind && all[i].step == step && all[i].modifier == modifier && all[i].row == std::max(row, 0))
            return static_cast<int>(i);
    }
    return -1;
}

void StepContext::keepSources(TrailEntry& entry, NodeId amount)
{
    // Has no line of its own.
    if (entry.kind != TrailKind::Modifier && program.steps[program.code[entry.instruction].step].quiet) return;
    if (entry.sourceCount == 0) entry.firstSource = static_cast<std::uint32_t>(trail.pool.size());
    SourceFinder(frame, trail.pool).find(amount);
    entry.sourceCount = static_cast<std::uint16_t>(trail.pool.size() - entry.firstSource);
}

/// What the referee has put in the place of a value, or that value.
Value StepContext::asOverruled(TrailEntry& entry, const Instruction& instruction, Value value)
{
    // A step that gives several values: each is overruled under its own name.
    const std::string& name =
        givesSeveral(program, instruction) ? program.slot(entry.slot).name : program.steps[instruction.step].name;
    entry.overrule = static_cast<std::int32_t>(overruled(Overrule::Kind::Value, entry.slot, name, ""));
    entry.overruled = entry.overrule >= 0;
    return entry.overruled ? situation().overrules()[static_cast<std::size_t>(entry.overrule)].value : value;
}

void StepContext::tellGiven(SlotId slot) { notes.record->gave(frame.addressHere(slot)); }

}  // namespace drumhead
