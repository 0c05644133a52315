#include "app/combat/verdict/story.hpp"

#include "app/shared/text.hpp"
#include "drumhead/base/minus.hpp"

#include <algorithm>
#include <vector>

namespace drumhead::app {

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

/// What the headline says: what the procedure says after its last stage, or that stage if it has the last
/// word, as far as there is room in large letters; the last sentence alone if no stage said anything. What
/// watches say is no outcome.
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

Story storyOf(const Verdict& verdict, bool isFinished)
{
    Story story;
    const bool isChain = std::any_of(verdict.lines.begin(), verdict.lines.end(),
                                     [](const VerdictLine& line) { return !line.stage.empty(); });
    const Sentences said = sentencesOf(verdict);
    if (isFinished && (!isChain || (said.size() < 2 && !verdict.refused))) return story;
    const Sentences outcome = isFinished && !verdict.refused ? outcomeOf(said) : Sentences();
    for (const VerdictLine* line : outcome)
        story.headline += (story.headline.isEmpty() ? QString() : QStringLiteral(" ")) + toQt(withMinus(line->text));
    if (verdict.refused) story.headline = toQt(withMinus(*verdict.refused));
    const VerdictLine* before = nullptr;
    for (const VerdictLine* line : said) {
        if (std::find(outcome.begin(), outcome.end(), line) != outcome.end()) continue;
        if (before && !line->stage.empty() && before->stage == line->stage)
            story.lines.back() += u' ' + toQt(withMinus(line->text));
        else if (line->stage.empty()) story.lines << toQt(withMinus(line->text));
        else story.lines << raised(toQt(line->stage)) + QStringLiteral(" — ") + toQt(withMinus(line->text));
        before = line;
    }
    return story;
}

}  // namespace drumhead::app
