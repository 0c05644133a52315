#include "drumhead/resolve/words/verdict.hpp"

#include <algorithm>

namespace drumhead {

std::string verdictInBrief(const Verdict& verdict)
{
    if (verdict.refused) return *verdict.refused;
    if (!verdict.outcomes.empty()) return outcomeText(verdict.outcomes.front());
    const auto said = std::find_if(verdict.lines.begin(), verdict.lines.end(),
                                   [](const VerdictLine& each) { return each.kind == LineKind::Said; });
    return said == verdict.lines.end() ? verdict.title : said->text;
}

std::string outcomeText(const VerdictOutcome& outcome)
{
    return outcome.word + (outcome.who.empty() ? "" : " · " + outcome.who);
}

}  // namespace drumhead
