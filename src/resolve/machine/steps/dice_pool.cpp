#include "resolve/machine/steps/dice_pool.hpp"

#include "drumhead/rules/ruleset.hpp"

#include <algorithm>

namespace drumhead {

std::int64_t DicePool::value(int* faces) const
{
    if (detail->keep != Keep::All) std::sort(faces, faces + dice);
    if (detail->keep == Keep::Highest) std::reverse(faces, faces + dice);
    std::int64_t result = 0;
    if (!detail->parts.empty()) {
        for (std::size_t part = 0; part < detail->parts.size(); ++part) {
            const auto rank = static_cast<int>(part);
            std::int64_t here = 0;
            if (detail->ranks) here = rank < considered ? faces[rank] : 0;
            else here = std::count_if(faces, faces + considered, [&](int face) { return meets(part, face); });
            result += here * weightOf(part);
        }
        return result;
    }
    for (int i = 0; i < considered; ++i) {
        if (!detail->counts) result += faces[i];
        else if (compares(Number(faces[i]), detail->comparison, against)) ++result;
    }
    return result;
}

Value DicePool::given(const Ruleset& ruleset, std::int64_t result) const
{
    if (detail->deck < 0) return Number::fromWhole(result);
    const std::vector<Card>& cards = ruleset.decks[static_cast<std::size_t>(detail->deck)].cards;
    return Value::choice(cards[static_cast<std::size_t>(std::max<std::int64_t>(result, 1) - 1)].id);
}

/// Each part is a digit of the common number: none is larger than the number of dice, or of sides.
std::int64_t DicePool::weightOf(std::size_t index) const
{
    std::int64_t weight = 1;
    for (std::size_t i = 0; i < index; ++i) weight *= (detail->ranks ? sides : dice) + 1;
    return weight;
}

Value DicePool::part(std::int64_t values, std::size_t index) const
{
    const std::int64_t digit = values / weightOf(index) % ((detail->ranks ? sides : dice) + 1);
    if (detail->ranks && digit == 0) return Value::none();  // there are fewer dice
    return Number::fromWhole(digit);
}

bool DicePool::meets(std::size_t index, int face) const
{
    const RollPart& part = detail->parts[index];
    if (part.against < 0) return std::binary_search(part.faces.begin(), part.faces.end(), face);
    return partsAgainst[index].isSet() && compares(Number(face), part.comparison, partsAgainst[index]);
}

bool DicePool::meetsAny(int face) const
{
    for (std::size_t i = 0; i < detail->parts.size(); ++i) {
        if (!detail->ranks && meets(i, face)) return true;
    }
    return detail->parts.empty() && against.isSet() && compares(Number(face), detail->comparison, against);
}

DicePool thrownPool(const Program& program, const Trail& trail, const TrailEntry& entry)
{
    DicePool pool;
    pool.detail = &program.rollOf(program.code[entry.instruction]);
    pool.dice = static_cast<int>(entry.count);
    const Value* told = trail.pool.data() + entry.first + entry.count;
    pool.kept = told[0];
    pool.against = told[1];
    pool.sides = static_cast<int>(told[2].number().floor());
    pool.partsAgainst.assign(told + 3, told + 3 + pool.detail->parts.size());
    for (std::size_t i = 0; i < pool.detail->gone.size(); ++i)
        pool.left.push_back(static_cast<int>(told[3 + i].number().floor()));
    const std::int64_t wanted = pool.kept.isSet() ? pool.kept.number().floor() : 0;
    pool.considered =
        pool.detail->keep == Keep::All ? pool.dice : static_cast<int>(std::clamp<std::int64_t>(wanted, 0, pool.dice));
    return pool;
}

}  // namespace drumhead
