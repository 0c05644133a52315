#include "drumhead/resolve/words/closing_sentence.hpp"

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

/// The closing sentences: those after the last stage, or of that stage if none follow it, as far as they fit in
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

std::string closingSentence(const Verdict& verdict)
{
    const bool hasStages = std::any_of(verdict.lines.begin(), verdict.lines.end(),
                                       [](const VerdictLine& line) { return !line.stage.empty(); });
    const Sentences said = sentencesOf(verdict);
    if (verdict.refused || !hasStages || said.size() < 2) return verdict.title;
    std::string closing;
    for (const VerdictLine* line : outcomeOf(said)) closing += (closing.empty() ? "" : " ") + line->text;
    return closing.empty() ? verdict.title : closing;
}

}  // namespace drumhead
