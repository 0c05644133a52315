#include "drumhead/resolve/relevance/unread_answers.hpp"

#include "drumhead/resolve/relevance/relevance.hpp"

#include <algorithm>

namespace drumhead {

std::vector<FactRef> unreadAnswers(const Situation& answered, const std::vector<std::string>& names)
{
    const Program& program = answered.program();
    std::vector<FactRef> given;
    for (const std::string& name : names) {
        const Result<FactRef> fact = findFact(program, name);
        if (!fact) continue;
        const Slot& slot = program.slot(fact->slot);
        if (slot.manyRole < 0 || fact->row < answered.layout().rows(slot.manyRole)) given.push_back(*fact);
    }
    // Of two answers that make each other idle the one that is asked last goes.
    const auto placeOf = [&](FactRef fact) {
        return std::find(program.questions.begin(), program.questions.end(), fact.slot);
    };
    std::stable_sort(given.begin(), given.end(), [&](FactRef a, FactRef b) { return placeOf(a) < placeOf(b); });
    std::vector<FactRef> unread;
    Situation left = answered;
    for (auto fact = given.rbegin(); fact != given.rend(); ++fact) {
        if (wouldMatter(left, *fact)) continue;
        left.forget(*fact);
        unread.push_back(*fact);
    }
    std::reverse(unread.begin(), unread.end());
    return unread;
}

std::string unreadText(const Situation& answered, const std::vector<FactRef>& unread)
{
    if (unread.empty()) return "";
    std::vector<std::string> names;
    for (const FactRef fact : unread) names.push_back(factName(answered.program(), fact));
    const Texts& texts = *answered.ruleset().texts;
    return texts.count("log.unread", static_cast<std::int64_t>(unread.size()),
                       "Not used: {facts}; no rule reads it here.|Not used: {facts}; no rule reads them here.",
                       {{"facts", texts.allOf(names)}});
}

}  // namespace drumhead
