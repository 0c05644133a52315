#include "drumhead/rules/sequence.hpp"

#include <algorithm>

namespace drumhead {

namespace {

const SequenceStep* findIn(const std::vector<SequenceStep>& steps, std::string_view id)
{
    for (const SequenceStep& step : steps) {
        if (step.id == id) return &step;
        if (const SequenceStep* inside = findIn(step.steps, id)) return inside;
    }
    return nullptr;
}

bool haveSides(const std::vector<SequenceStep>& steps)
{
    return std::any_of(steps.begin(), steps.end(),
                       [](const SequenceStep& each) { return each.hasSide() || haveSides(each.steps); });
}

}  // namespace

const SequenceStep* Sequence::find(std::string_view id) const { return findIn(steps, id); }
bool Sequence::hasSides() const { return haveSides(steps); }

}  // namespace drumhead
