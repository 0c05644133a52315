// The arithmetic of every case: whole for a screen; for paper what counted in the cases with dice.
#include "sheets/report/report_parts.hpp"

#include "drumhead/base/text.hpp"

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

/// Without the objections that were considered and not raised: three lines of four, which nobody reads.
Verdict withoutObjections(Verdict verdict)
{
    std::erase_if(verdict.lines,
                  [](const VerdictLine& line) { return line.kind == LineKind::NotRefused && !line.overruled; });
    return verdict;
}

void tellCase(const ToldEntry& told, const Ruleset& ruleset, Sheet& sheet)
{
    constexpr std::size_t mostOfHeading = 110;
    const std::string turn = "Turn " + std::to_string(told.entry->turn) + ": ";
    tell(sheet, Kind::Subheading, turn + sentenceOf(told));
    sheet.back().medium = Medium::Screen;
    tell(sheet, Kind::Verbatim, withoutHeading(verdictText(withoutObjections(*told.verdict), ruleset)));
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
        if (!told.verdict) continue;
        if (!begun) {
            tell(sheet, Kind::Heading, "The whole arithmetic");
            sheet.back().medium = Medium::Screen;
            tell(sheet, Kind::Heading, "The arithmetic in brief");
            sheet.back().medium = Medium::Paper;
            tell(
                sheet, Kind::Paragraph,
                "The cases with dice, and what counted in them. The report as HTML or Markdown has every case whole, with its places in the rules and the modifiers that did not apply.");
            sheet.back().medium = Medium::Paper;
        }
        begun = true;
        tellCase(told, battle.rules.ruleset, sheet);
    }
}

}  // namespace drumhead
