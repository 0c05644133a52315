#include "drumhead/resolve/session/case_result.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/resolve/words/usual_outcomes.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// What the rules say besides the lines of the outcomes. Sentences of stages stand with their stages.
std::vector<std::string> otherSentences(const Verdict& verdict, const std::vector<VerdictOutcome>& outcomes)
{
    const auto isTold = [&](const std::string& text) {
        return std::any_of(outcomes.begin(), outcomes.end(),
                           [&](const VerdictOutcome& each) { return each.line == text || each.line == verdict.title; });
    };
    const bool isFinished = !outcomes.empty();
    std::vector<std::string> sentences;
    for (const VerdictLine& line : verdict.lines) {
        const bool isSaid = line.kind == LineKind::Said && line.stage.empty();
        if (isSaid && !(line.inOutcome && isFinished) && !isTold(line.text)) sentences.push_back(line.text);
    }
    for (const std::string& each : verdict.attachments) sentences.push_back(asSentence(each));
    return sentences;
}

std::string diceText(const std::vector<ThrownDice>& dice, const Texts& texts)
{
    std::string text;
    for (const ThrownDice& each : dice) {
        std::string faces = texts.say("dice.one", "D{sides}", {{"sides", std::to_string(each.sides)}}) + ":";
        for (const int face : each.faces) faces += " " + std::to_string(face);
        if (!each.cards.empty())
            faces = each.title + ": " + each.cards[static_cast<std::size_t>(each.faces.front()) - 1];
        std::string changed;
        for (const std::string& reason : each.reasons) {
            if (!reason.empty()) appendPart(changed, "; ", reason);
        }
        appendPart(text, ", ",
                   faces
                       + (changed.empty()
                              ? ""
                              : " (" + texts.say("dice.changed", "changed: {reason}", {{"reason", changed}}) + ")"));
    }
    return text;
}

}  // namespace

CaseResult caseSoFar(const Verdict& verdict, std::vector<ThrownDice> dice)
{
    CaseResult result;
    result.procedure = verdict.procedureTitle;
    result.sentences = otherSentences(verdict, {});
    for (const VerdictLine& line : verdict.lines) {
        if (line.overruled) result.overruled.push_back(capitalised(line.text));
    }
    result.dice = std::move(dice);
    return result;
}

CaseResult caseResult(const Situation& situation, const Verdict& verdict, std::vector<ThrownDice> dice)
{
    CaseResult result = caseSoFar(verdict, std::move(dice));
    result.outcomes = verdict.outcomes.empty() ? usualOutcomes(situation, verdict) : verdict.outcomes;
    result.sentences = otherSentences(verdict, result.outcomes);
    result.changes = unitChanges(situation, verdict);
    for (const VerdictDue& due : verdict.due) {
        if (std::find(result.due.begin(), result.due.end(), due.title) == result.due.end())
            result.due.push_back(due.title);
    }
    return result;
}

const AttributeChange* strengthChange(const CaseResult& result, const std::string& who)
{
    for (const UnitChange& unit : result.changes) {
        if (unit.who != who) continue;
        for (const AttributeChange& each : unit.attributes) {
            if (each.isStrength && !each.before.empty()) return &each;
        }
    }
    return nullptr;
}

std::string outcomeSpoken(const CaseResult& result, const VerdictOutcome& outcome, const Texts& texts)
{
    std::string text = outcome.word;
    if (!outcome.who.empty()) appendPart(text, ", ", outcome.who);
    const AttributeChange* const strength = strengthChange(result, outcome.who);
    if (strength)
        appendPart(text, ", ",
                   texts.say("change.spoken", "{before} to {after}",
                             {{"before", strength->before}, {"after", strength->after}}));
    if (!outcome.line.empty()) appendPart(text, ", ", outcome.line);
    return text;
}

std::string shortText(const CaseResult& result, const Texts& texts)
{
    std::string first;
    for (const VerdictOutcome& each : result.outcomes) {
        std::string text = each.word + (each.who.empty() ? "" : " · " + each.who);
        if (const AttributeChange* const strength = strengthChange(result, each.who))
            text += " " + strength->before + " → " + strength->after;
        else if (!each.line.empty()) text += " · " + each.line;
        appendPart(first, "; ", text);
    }
    std::string second = result.procedure;
    if (!result.dice.empty()) appendPart(second, " · ", diceText(result.dice, texts));
    for (const std::string& each : result.overruled) appendPart(second, " · ", each);
    if (!result.due.empty())
        appendPart(second, " · ",
                   texts.say("verdict.due", "due: {procedure}", {{"procedure", texts.allOf(result.due)}}));
    return first + "\n" + second;
}

}  // namespace drumhead
