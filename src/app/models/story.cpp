#include "app/models/story.hpp"

#include "app/text.hpp"

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

/// The last sentence of the procedure itself. Where a stage has the last word it is the first that this stage
/// said: what follows are its particulars.
const VerdictLine* outcomeOf(const Sentences& said)
{
    auto last = std::find_if(said.rbegin(), said.rend(), [](const VerdictLine* line) { return !line->watched; });
    if (last == said.rend()) return said.empty() ? nullptr : said.back();
    if ((*last)->stage.empty()) return *last;
    const std::string& stage = (*last)->stage;
    while (std::next(last) != said.rend() && (*std::next(last))->stage == stage) ++last;
    return *last;
}

}  // namespace

Story storyOf(const Verdict& verdict, bool isFinished)
{
    Story story;
    const bool isChain = std::any_of(verdict.lines.begin(), verdict.lines.end(),
                                     [](const VerdictLine& line) { return !line.stage.empty(); });
    const Sentences said = sentencesOf(verdict);
    if (!isChain || (isFinished && said.size() < 2 && !verdict.refused)) return story;
    const VerdictLine* outcome = isFinished && !verdict.refused ? outcomeOf(said) : nullptr;
    if (outcome) story.headline = toQt(outcome->text);
    if (verdict.refused) story.headline = toQt(*verdict.refused);
    const VerdictLine* before = nullptr;
    for (const VerdictLine* line : said) {
        if (line == outcome) continue;
        if (before && !line->stage.empty() && before->stage == line->stage)
            story.lines.back() += u' ' + toQt(line->text);
        else if (line->stage.empty())
            story.lines << toQt(line->text);
        else
            story.lines << raised(toQt(line->stage)) + QStringLiteral(" — ") + toQt(line->text);
        before = line;
    }
    return story;
}

}  // namespace drumhead::app
