#include "drumhead/rules/sequence.hpp"

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

}  // namespace

const SequenceStep* Sequence::find(std::string_view id) const { return findIn(steps, id); }

}  // namespace drumhead
