// The arithmetic of every case: whole for a screen; for paper what counted in the cases with dice.
#include "sheets/report/report_parts.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;
using Medium = SheetBlock::Medium;

std::string sentenceOf(const ToldEntry& told)
{
    return told.entry->sentences.empty() ? told.verdict->title : told.entry->sentences.front();
}

/// The heading above says the first line already.
std::string withoutHeading(const std::string& text)
{
    const std::size_t end = text.find("\n\n");
    std::string rest = end == std::string::npos ? text : text.substr(end + 2);
    while (rest.ends_with('\n')) rest.pop_back();
    return rest;
}

bool counts(const VerdictLine& line)
{
    return line.overruled
        || (line.applied
            && (line.kind == LineKind::Dice || line.kind == LineKind::Modifier || line.kind == LineKind::Sum
                || line.kind == LineKind::Entered));
}

/// "die: 1D6 4 · +1 uphill · score: 5".
std::string inBrief(const Verdict& verdict)
{
    std::string text;
    for (const VerdictLine& line : verdict.lines) {
        if (counts(line)) appendPart(text, " · ", line.text);
    }
    return text;
}

/// The labels of the modifiers that did not apply, each once.
std::string leftOut(const Texts& texts, const Verdict& verdict)
{
    std::vector<std::string_view> labels;
    std::string text;
    for (const VerdictModifier& each : verdict.modifiers) {
        if (each.applied || each.overruled) continue;
        if (std::find(labels.begin(), labels.end(), each.label) != labels.end()) continue;
        labels.push_back(each.label);
        appendPart(text, "; ", each.label);
    }
    return text.empty()
        ? text
        : "\n\n" + texts.say("report.did-not-apply", "Did not apply: {modifiers}.", {{"modifiers", text}});
}

/// What counted, line by line, and in one line what did not: the reasons for that and the reminders would be half of
/// the report.
std::string arithmeticOf(Verdict verdict, const Ruleset& ruleset)
{
    const std::string idle = leftOut(*ruleset.texts, verdict);
    std::erase_if(verdict.lines, [](const VerdictLine& line) { return !line.applied && !line.overruled; });
    verdict.reminders.clear();
    return withoutHeading(verdictText(verdict, ruleset)) + idle;
}

/// Where something was thrown, read from a printed table, or overruled; of moves and orders the story tells enough.
bool hasArithmetic(const Verdict& verdict)
{
    return !verdict.dice.empty()
        || std::any_of(verdict.lines.begin(), verdict.lines.end(),
                       [](const VerdictLine& line) { return line.overruled || line.kind == LineKind::Entered; });
}

void tellCase(const ToldEntry& told, const Ruleset& ruleset, Sheet& sheet)
{
    constexpr std::size_t mostOfHeading = 110;
    const Texts& texts = *told.texts;
    const std::string turn = texts.say("log.turn", "Turn {turn}", {{"turn", std::to_string(told.entry->turn)}}) + ": ";
    tell(sheet, Kind::Subheading, turn + sentenceOf(told));
    sheet.back().medium = Medium::Screen;
    tell(sheet, Kind::Verbatim, arithmeticOf(*told.verdict, ruleset));
    sheet.back().medium = Medium::Screen;
    if (told.verdict->dice.empty()) return;
    tell(sheet, Kind::Verbatim, inBrief(*told.verdict));
    sheet.back().lead = turn + shortened(caseOf(told), mostOfHeading) + ":";
    sheet.back().medium = Medium::Paper;
}

}  // namespace

void tellArithmetic(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet)
{
    bool begun = false;
    for (const ToldEntry& told : entries) {
        if (!told.verdict || !hasArithmetic(*told.verdict)) continue;
        if (!begun) {
            const Texts& texts = *battle.rules.ruleset.texts;
            tell(sheet, Kind::Heading, texts.say("report.arithmetic", "The whole arithmetic"));
            sheet.back().medium = Medium::Screen;
            tell(sheet, Kind::Heading, texts.say("report.arithmetic-brief", "The arithmetic in brief"));
            sheet.back().medium = Medium::Paper;
            tell(
                sheet, Kind::Paragraph,
                texts.say(
                    "report.arithmetic-note",
                    "The cases with dice, and what counted in them. The report as HTML or Markdown has each of them whole, with its places in the rules."));
            sheet.back().medium = Medium::Paper;
        }
        begun = true;
        tellCase(told, battle.rules.ruleset, sheet);
    }
}

}  // namespace drumhead
