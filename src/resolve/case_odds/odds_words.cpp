#include "drumhead/resolve/case_odds/odds_words.hpp"

#include "drumhead/base/percent.hpp"
#include "drumhead/base/text.hpp"
#include "drumhead/resolve/labels.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

namespace {

std::string listed(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& each : parts) text.append(text.empty() ? "" : ", ").append(each);
    return text;
}

}  // namespace

std::string missingLabel(const CaseInHand& session, const CaseOdds& odds)
{
    return odds.missing ? capitalised(factLabel(session.situation(), *odds.missing)) : std::string();
}

std::string oddsObstacle(const CaseInHand& session, const CaseOdds& odds)
{
    if (odds.state == CaseOdds::State::Failed) return odds.message;
    const std::string name = missingLabel(session, odds);
    const bool waits = odds.state == CaseOdds::State::Missing;
    if ((odds.state == CaseOdds::State::Ready && !odds.open.empty()) || (waits && session.isEntered(*odds.missing)))
        return "The odds depend on what a person enters on the way: " + name + '.';
    if (!waits) return {};
    if (odds.moreMissing == 0) return "The odds wait for an answer: " + name + '.';
    return "The odds wait for answers: " + name + " and " + std::to_string(odds.moreMissing) + " more.";
}

std::string likeliestText(const OddsSummary& summary)
{
    constexpr std::size_t most = 3;
    std::vector<OddsLine> lines = summary.lines;
    std::stable_sort(lines.begin(), lines.end(), [](const OddsLine& a, const OddsLine& b) {
        return std::llround(a.exactly * 1e9) > std::llround(b.exactly * 1e9);
    });
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < lines.size() && i < most; ++i)
        parts.push_back(lines[i].text + ' ' + roughPercent(lines[i].exactly));
    if (lines.size() > most) parts.push_back("…");
    return parts.empty() ? "it does not come to that" : listed(parts);
}

std::string likelihoodText(const OddsSummary& summary, Value came)
{
    const OddsLine* line = summary.line(came);
    if (!line || line->exactly >= 1) return {};
    if (!summary.isNumber() || !came.isSet()) return capitalised(line->text) + ": " + roughPercent(line->exactly);
    const bool isLeast = line->orLater >= 1;  // "0 or more" is certain and tells nothing
    return line->text + (isLeast ? " " : "+ ") + summary.label + ": "
        + roughPercent(isLeast ? line->exactly : line->orLater);
}

std::string boundsText(const OddsBounds& bounds)
{
    if (bounds.isExact()) return percentText(bounds.least);
    const std::string least = percentText(bounds.least);
    const std::string most = percentText(bounds.most);
    return least.substr(0, least.size() - std::string_view(" %").size()) + " to " + most;
}

std::string measuresText(const OddsSummary& summary)
{
    if (!summary.mean || summary.lines.size() < 2) return {};  // one number alone has nothing to add
    const auto text = [](Value value) { return value.number().text(); };
    const bool mayNotCome = summary.unfound > 0 || !summary.refused.empty();
    return (mayNotCome ? "Where it comes to that: mean " : "Mean ") + decimalText(*summary.mean, 2)
        + (summary.shape.unit.empty() ? "" : ' ' + summary.shape.unit) + ", median " + text(summary.median)
        + "; half of all from " + text(summary.lowerQuartile) + " to " + text(summary.upperQuartile) + '.';
}

}  // namespace drumhead
