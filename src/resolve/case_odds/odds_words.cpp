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

/// "holds to shaken" is read at a glance; "the charge falls short to the charger wins the melee" is not.
bool isShort(const OddsLine& line)
{
    constexpr std::size_t letters = 24;
    return line.text.size() <= letters;
}

/// "Result: shaken 25 % (holds to shaken 95 %, shaken to routs 30 %)": the ranges only where the list and its words
/// are short.
std::string choiceText(const OddsSummary& summary, const OddsLine& line)
{
    const std::string text = capitalised(summary.label) + ": " + line.text + ' ' + roughPercent(line.exactly);
    if (summary.lines.size() < 3 || summary.lines.size() > 4 || summary.shape.kind != ValueKind::Choice) return text;
    const OddsLine& first = summary.lines.front();
    const OddsLine& last = summary.lines.back();
    if (first.value == line.value || last.value == line.value || !isShort(first) || !isShort(line) || !isShort(last))
        return text;
    return text + " (" + first.text + " to " + line.text + ' ' + roughPercent(line.orEarlier) + ", " + line.text
        + " to " + last.text + ' ' + roughPercent(line.orLater) + ')';
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
    if (!summary.isNumber() || !came.isSet()) return choiceText(summary, *line);
    std::vector<std::string> parts;
    if (line->orLater < 1) parts.push_back(line->text + " or more " + roughPercent(line->orLater));
    if (line->orEarlier < 1) parts.push_back(line->text + " or less " + roughPercent(line->orEarlier));
    return capitalised(summary.label) + ": " + listed(parts);
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
