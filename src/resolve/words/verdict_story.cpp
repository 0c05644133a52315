#include "drumhead/resolve/words/verdict_story.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>
#include <vector>

namespace drumhead {

namespace {

using Sentences = std::vector<const VerdictLine*>;

Sentences sentencesOf(const Verdict& verdict)
{
    Sentences said;
    for (const VerdictLine& line : verdict.lines) {
        if (line.kind == LineKind::Said) said.push_back(&line);
    }
    return said;
}

/// The sentences of the headline: those after the last stage, or of that stage if none follow it, as far as they fit in
/// large letters; only the last sentence if no stage said anything. Sentences of watches are left out.
Sentences outcomeOf(Sentences said)
{
    constexpr std::size_t mostLetters = 100;  // three lines in large letters
    while (!said.empty() && said.back()->watched) said.pop_back();
    if (said.empty()) return said;
    const std::string& stage = said.back()->stage;
    auto first =
        std::find_if(said.rbegin(), said.rend(), [&](const VerdictLine* line) { return line->stage != stage; });
    if (stage.empty() && first == said.rend()) return {said.back()};
    Sentences outcome;
    std::size_t letters = 0;
    for (auto line = first.base(); line != said.end(); ++line) {
        letters += (*line)->text.size();
        if (!outcome.empty() && letters > mostLetters) break;
        outcome.push_back(*line);
    }
    return outcome;
}

}  // namespace

VerdictStory storyOf(const Verdict& verdict, bool isFinished)
{
    VerdictStory story;
    const bool isChain = std::any_of(verdict.lines.begin(), verdict.lines.end(),
                                     [](const VerdictLine& line) { return !line.stage.empty(); });
    const Sentences said = sentencesOf(verdict);
    if (isFinished && (!isChain || (said.size() < 2 && !verdict.refused))) return story;
    const Sentences outcome = isFinished && !verdict.refused ? outcomeOf(said) : Sentences();
    for (const VerdictLine* line : outcome) story.headline += (story.headline.empty() ? "" : " ") + line->text;
    if (verdict.refused) story.headline = *verdict.refused;
    const VerdictLine* before = nullptr;
    for (const VerdictLine* line : said) {
        if (std::find(outcome.begin(), outcome.end(), line) != outcome.end()) continue;
        if (before && !line->stage.empty() && before->stage == line->stage) story.lines.back() += ' ' + line->text;
        else story.lines.push_back((line->stage.empty() ? "" : capitalised(line->stage) + " — ") + line->text);
        before = line;
    }
    return story;
}

}  // namespace drumhead
