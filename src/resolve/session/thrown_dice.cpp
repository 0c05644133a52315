#include "drumhead/resolve/session/thrown_dice.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/resolve/labels.hpp"
#include "drumhead/resolve/words/side_names.hpp"
#include "resolve/machine/evaluator.hpp"

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

std::vector<bool> countedDice(const ThrownDice& thrown, const RollDetail& detail, Value kept, Value against)
{
    std::vector<bool> counted(thrown.faces.size(), false);
    for (const std::size_t die : keptDice(thrown.faces, detail.keep, kept)) {
        counted[die] =
            !detail.counts || (against.isSet() && compares(Number(thrown.faces[die]), detail.comparison, against));
    }
    return counted;
}

ThrownDice throwOf(const Resolution& resolution, const TrailEntry& entry, int occurrence)
{
    const Program& program = resolution.situation().program();
    const RollDetail& detail = program.rollOf(program.code[entry.instruction]);
    const Value* pooled = resolution.trail().pool.data() + entry.first;
    ThrownDice thrown;
    thrown.occurrence = occurrence;
    thrown.title = withSideNames(resolution.situation(), throwTitle(program, entry.instruction, entry.role, entry.row));
    if (const std::string& stage = program.steps[program.code[entry.instruction].step].stage; !stage.empty())
        thrown.title = capitalised(stage) + " – " + thrown.title;
    thrown.sides = detail.sides;
    for (std::uint32_t i = 0; i < entry.count; ++i)
        thrown.faces.push_back(static_cast<int>(pooled[i].number().floor()));
    thrown.counted = countedDice(thrown, detail, pooled[entry.count], pooled[entry.count + 1]);
    if (entry.overrule >= 0)
        thrown.reason = resolution.situation().overrules()[static_cast<std::size_t>(entry.overrule)].reason;
    return thrown;
}

}  // namespace

std::string throwTitle(const Program& program, std::uint32_t instruction, int role, int row)
{
    const Instruction& code = program.code[instruction];
    const StepInfo& step = program.steps[code.step];
    const RollDetail& detail = program.rollOf(code);
    const std::string title = capitalised(step.title.empty() ? program.slot(detail.slot).label : step.title);
    return role < 0 ? title : capitalised(roleLabel(program, role, row)) + ": " + title;
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
