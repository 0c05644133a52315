#include "resolve/machine/steps/dice_pool.hpp"

#include "resolve/machine/values/evaluator.hpp"

#include <algorithm>

namespace drumhead {

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

}  // namespace drumhead
