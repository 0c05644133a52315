#include "resolve/words/ranked_outcomes.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>
#include <set>

namespace drumhead {

namespace {

/// The title of the stage that came to it, with whose row it was; empty where it is the case's own.
std::string stageOf(const Situation& situation, const ReachedOutcome& reached)
{
    const OutcomeDetail& detail = *reached.detail;
    const std::vector<StepInfo>& steps = situation.program().steps;
    const auto step = std::find_if(steps.begin(), steps.end(), [&](const StepInfo& each) {
        return each.stageElement == detail.stageElement && each.stage == detail.stage;
    });
    return detail.stage.empty() || step == steps.end() ? detail.stage
                                                       : stageTitle(situation, *step, {detail.rows, reached.row});
}

VerdictOutcome outcomeOf(const Situation& situation, const ReachedOutcome& reached)
{
    const OutcomeDetail& detail = *reached.detail;
    VerdictOutcome outcome;
    outcome.word = phraseText(situation, detail.word, reached.inWord.data(), reached.row);
    outcome.line = phraseText(situation, detail.line, reached.inLine.data(), reached.row);
    outcome.tone = detail.tone;
    outcome.sign = detail.sign;
    outcome.rank = detail.rank;
    outcome.stage = stageOf(situation, reached);
    if (detail.role < 0) return outcome;
    const ProgramRole& role = situation.program().role(detail.role);
    outcome.role = role.many ? role.name + "." + std::to_string(reached.row + 1) : role.name;
    outcome.who = capitalised(roleLabel(situation, detail.role, role.many ? reached.row : 0));
    return outcome;
}

VerdictOutcome refusal(const Texts& texts, const std::string& reason)
{
    VerdictOutcome outcome;
    outcome.word = texts.say("outcome.refused", "Refused");
    outcome.tone = OutcomeTone::Warning;
    outcome.sign = OutcomeSign::Refused;
    outcome.rank = OutcomeDetail::mostRank;
    outcome.line = reason;
    return outcome;
}

/// That a unit which is no longer there was shaken or ran is not told besides.
void dropWhatWentBefore(std::vector<VerdictOutcome>& outcomes)
{
    std::set<std::string> gone;
    for (const VerdictOutcome& each : outcomes) {
        if (each.sign == OutcomeSign::Destroyed && !each.who.empty()) gone.insert(each.who);
    }
    std::erase_if(outcomes, [&](const VerdictOutcome& each) {
        const bool isState =
            each.sign == OutcomeSign::Shaken || each.sign == OutcomeSign::Retreat || each.sign == OutcomeSign::Rout;
        return isState && gone.contains(each.who);
    });
}

bool isSame(const VerdictOutcome& a, const VerdictOutcome& b) { return a.word == b.word && a.who == b.who; }

}  // namespace

std::vector<VerdictOutcome> rankedOutcomes(const Resolution& resolution, const Verdict& verdict)
{
    if (verdict.refused) return {refusal(*resolution.situation().ruleset().texts, *verdict.refused)};
    if (!resolution.finished()) return {};
    std::vector<VerdictOutcome> outcomes;
    for (const ReachedOutcome& reached : resolution.outcomes()) {
        VerdictOutcome outcome = outcomeOf(resolution.situation(), reached);
        const bool isKnown = std::any_of(outcomes.begin(), outcomes.end(),
                                         [&](const VerdictOutcome& each) { return isSame(each, outcome); });
        if (!isKnown) outcomes.push_back(std::move(outcome));
    }
    std::stable_sort(outcomes.begin(), outcomes.end(),
                     [](const VerdictOutcome& a, const VerdictOutcome& b) { return a.rank > b.rank; });
    dropWhatWentBefore(outcomes);
    return outcomes;
}

void judgeStages(const Resolution& resolution, Verdict& verdict)
{
    if (!resolution.finished() || verdict.refused) return;
    const std::vector<ReachedOutcome> reached = resolution.outcomes();
    for (VerdictStage& stage : verdict.stages) {
        int leading = -1;
        std::vector<std::string> told;
        for (const ReachedOutcome& each : reached) {
            if (each.detail->stage.empty() || each.detail->stageElement != stage.element
                || stageOf(resolution.situation(), each) != stage.title)
                continue;
            told.push_back(outcomeText(outcomeOf(resolution.situation(), each)));
            if (each.detail->rank <= leading) continue;
            leading = each.detail->rank;
            stage.tone = each.detail->tone;
        }
        if (stage.told.empty()) stage.told = resolution.situation().ruleset().texts->allOf(told);
    }
}

}  // namespace drumhead
