#include "drumhead/resolve/session/thrown_dice.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/resolve/labels.hpp"
#include "resolve/machine/steps/dice_pool.hpp"

#include <algorithm>
#include <numeric>

namespace drumhead {

namespace {

/// The positions of the dice that are kept: the lowest or highest ones, the earlier die first among equals.
std::vector<std::size_t> keptDice(const std::vector<int>& faces, Keep keep, Value kept)
{
    std::vector<std::size_t> order(faces.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (keep == Keep::All) return order;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return keep == Keep::Lowest ? faces[a] < faces[b] : faces[a] > faces[b];
    });
    const auto wanted = static_cast<std::size_t>(std::max<std::int64_t>(kept.isSet() ? kept.number().floor() : 0, 0));
    order.resize(std::min(wanted, order.size()));
    return order;
}

DieMark markOf(const RollDetail& detail, bool met)
{
    if (!detail.counts) return DieMark::Added;
    switch (detail.countedAs) {
    case CountedAs::Pass: return met ? DieMark::Passed : DieMark::Failed;
    case CountedAs::Fail: return met ? DieMark::Failed : DieMark::Passed;
    case CountedAs::Score: break;
    }
    return met ? DieMark::Scored : DieMark::Missed;
}

std::vector<DieMark> markedDice(const std::vector<int>& faces, const DicePool& pool)
{
    std::vector<DieMark> marks(faces.size(), DieMark::NotUsed);
    for (const std::size_t die : keptDice(faces, pool.detail->keep, pool.kept))
        marks[die] = markOf(*pool.detail, pool.meetsAny(faces[die]));
    return marks;
}

/// For each die of a throw the reason why the referee changed it.
std::vector<std::string> reasonsOf(const Situation& situation, int occurrence, std::size_t dice)
{
    std::vector<std::string> reasons(dice);
    for (const Overrule& each : situation.overrules()) {
        if (each.kind != Overrule::Kind::Die || each.occurrence != occurrence) continue;
        if (each.die >= 0 && static_cast<std::size_t>(each.die) < dice)
            reasons[static_cast<std::size_t>(each.die)] = each.reason;
    }
    return reasons;
}

ThrownDice throwOf(const Resolution& resolution, const TrailEntry& entry, int occurrence)
{
    const Program& program = resolution.situation().program();
    const RollDetail& detail = program.rollOf(program.code[entry.instruction]);
    const Value* pooled = resolution.trail().pool.data() + entry.first;
    ThrownDice thrown;
    thrown.occurrence = occurrence;
    thrown.title = throwTitle(resolution.situation(), entry.instruction, entry.role, entry.row);
    const StepInfo& step = program.steps[program.code[entry.instruction].step];
    if (const std::string stage = stageTitle(resolution.situation(), step, {entry.role, entry.row}); !stage.empty())
        thrown.title = capitalised(stage) + " – " + thrown.title;
    const DicePool pool = thrownPool(program, resolution.trail(), entry);
    thrown.sides = pool.sides;
    for (std::uint32_t i = 0; i < entry.count; ++i)
        thrown.faces.push_back(static_cast<int>(pooled[i].number().floor()));
    thrown.marks = markedDice(thrown.faces, pool);
    thrown.reasons = reasonsOf(resolution.situation(), occurrence, thrown.faces.size());
    thrown.verb = detail.verb;
    if (detail.deck >= 0) {
        for (const Card& each : resolution.situation().ruleset().decks[static_cast<std::size_t>(detail.deck)].cards)
            thrown.cards.push_back(each.title);
    }
    return thrown;
}

}  // namespace

std::string throwTitle(const Situation& situation, std::uint32_t instruction, int role, int row)
{
    const Program& program = situation.program();
    const Instruction& code = program.code[instruction];
    const SlotId slot = program.rollOf(code).slot;
    const std::string title = stepTitle(situation, code, slot, {role, row});
    const std::string whole = titleOfRow(situation, code, slot, {role, row});
    return whole == title ? capitalised(title)
                          : capitalised(roleLabel(situation, role, row)) + ": " + capitalised(title);
}

Situation withDiceFixed(Situation situation, const std::vector<ThrownDice>& throwsMade)
{
    for (const ThrownDice& thrown : throwsMade) {
        for (std::size_t die = 0; die < thrown.faces.size(); ++die) {
            Overrule lies;
            lies.kind = Overrule::Kind::Die;
            lies.occurrence = thrown.occurrence;
            lies.die = static_cast<int>(die);
            lies.value = Number(thrown.faces[die]);
            lies.reason = "thrown";
            situation.overrule(std::move(lies));
        }
    }
    return situation;
}

std::vector<ThrownDice> thrownDice(const Resolution& resolution)
{
    std::vector<ThrownDice> all;
    int occurrence = 0;
    for (const TrailEntry& entry : resolution.trail().entries) {
        if (entry.kind != TrailKind::Dice) continue;
        if (entry.count > 0) all.push_back(throwOf(resolution, entry, occurrence));
        ++occurrence;
    }
    return all;
}

}  // namespace drumhead
