#include "drumhead/resolve/case_odds/odds_words.hpp"

#include "drumhead/base/length.hpp"
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
    const Texts& texts = *session.situation().ruleset().texts;
    const std::string name = missingLabel(session, odds);
    const bool waits = odds.state == CaseOdds::State::Missing;
    if ((odds.state == CaseOdds::State::Ready && !odds.open.empty()) || (waits && session.isEntered(*odds.missing)))
        return texts.say("odds.depend", "The odds depend on what is entered during the case: {what}.",
                         {{"what", name}});
    if (!waits) return {};
    if (odds.moreMissing == 0) return texts.say("odds.wait", "The odds wait for an answer: {what}.", {{"what", name}});
    return texts.say("odds.wait-more", "The odds wait for answers: {what} and {more} more.",
                     {{"what", name}, {"more", std::to_string(odds.moreMissing)}});
}

std::string likeliestText(const OddsSummary& summary, const Texts& texts)
{
    constexpr std::size_t most = 3;
    std::vector<OddsLine> lines = summary.lines;
    std::stable_sort(lines.begin(), lines.end(), [](const OddsLine& a, const OddsLine& b) {
        return std::llround(a.exactly * 1e9) > std::llround(b.exactly * 1e9);
    });
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < lines.size() && i < most; ++i)
        parts.push_back(lines[i].text + ' ' + texts.withPoint(roughPercent(lines[i].exactly)));
    if (lines.size() > most) parts.push_back("…");
    return parts.empty() ? texts.say("odds.not-reached", "not reached") : listed(parts);
}

std::string likelihoodText(const OddsSummary& summary, Value came, const Texts& texts)
{
    const OddsLine* line = summary.line(came);
    if (!line || line->exactly >= 1) return {};
    if (!summary.isNumber() || !came.isSet())
        return capitalised(line->text) + ": " + texts.withPoint(roughPercent(line->exactly));
    const bool isLeast = line->orLater >= 1;  // "0 or more" is certain and tells nothing
    return line->text + (isLeast ? " " : "+ ") + summary.label + ": "
        + texts.withPoint(roughPercent(isLeast ? line->exactly : line->orLater));
}

std::string boundsText(const OddsBounds& bounds, const Texts& texts)
{
    if (bounds.isExact()) return texts.withPoint(percentText(bounds.least));
    const std::string least = texts.withPoint(percentText(bounds.least));
    const std::string most = texts.withPoint(percentText(bounds.most));
    return texts.say("range.words", "{least} to {most}",
                     {{"least", least.substr(0, least.size() - std::string_view(" %").size())}, {"most", most}});
}

std::string measuresText(const OddsSummary& summary, const Texts& texts)
{
    if (!summary.mean || summary.lines.size() < 2) return {};  // one number alone has nothing to add
    const bool mayNotCome = summary.unfound > 0 || !summary.refused.empty();
    const std::string mean = texts.withPoint(decimalText(*summary.mean, 2))
        + (summary.shape.unit.empty() ? "" : ' ' + unitText(texts, summary.shape.unit));
    const std::string median = texts.number(summary.median.number());
    const std::string lower = texts.number(summary.lowerQuartile.number());
    const std::string upper = texts.number(summary.upperQuartile.number());
    const TextArguments with = {{"mean", mean}, {"median", median}, {"lower", lower}, {"upper", upper}};
    return mayNotCome
        ? texts.say("odds.measures-if-reached",
                    "If reached: mean {mean}, median {median}; middle half {lower} to {upper}.", with)
        : texts.say("odds.measures", "Mean {mean}, median {median}; middle half {lower} to {upper}.", with);
}

}  // namespace drumhead
