// The topics of a quick-reference sheet, part by part.
#include "sheets/reference/reference_parts.hpp"
#include "sheets/turn_text.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;
using PartKind = ReferencePart::Kind;

bool reminds(const SequenceStep& step)
{
    return !step.reminders.empty() || std::any_of(step.steps.begin(), step.steps.end(), reminds);
}

/// "IV. End of the turn": the rules number their steps themselves.
bool isNumbered(const SequenceStep& step)
{
    const std::string_view first = std::string_view(step.title).substr(0, step.title.find(' '));
    return first.size() > 1 && first.ends_with('.');
}

void tellStep(const Reference& reference, const SequenceStep& step, int depth, bool tellsOffers, Sheet& sheet)
{
    if (isRuledOut(reference, step.when)) return;
    tell(sheet, depth == 0 ? Kind::Strong : Kind::Item, "");
    SheetBlock& block = sheet.back();
    block.depth = std::max(depth - 1, 0);
    (depth == 0 ? block.text : block.lead) =
        step.title + turnsText(*reference.ruleset.texts, step) + reference.mark(step);
    if (const std::string offers = tellsOffers ? offersText(*reference.ruleset.texts, step) : ""; !offers.empty())
        block.text += ": " + offers;
    for (const SequenceReminder& reminder : step.reminders) {
        if (isRuledOut(reference, reminder.when)) continue;
        tell(sheet, Kind::Item, marked(reminder.text, reference.mark(reminder.element)));
        sheet.back().depth = depth;
    }
    for (const SequenceStep& inner : step.steps) tellStep(reference, inner, depth + 1, tellsOffers, sheet);
}

/// The author wrote his lines for the usual rulings.
std::string remark(const Reference& reference, const ReferenceRow& row)
{
    return row.under.empty() && reference.isOverruled(row.element)
        ? " (" + reference.ruleset.texts->say("reference.see-ruling", "But see the club's ruling.") + ")"
        : "";
}

void tellList(const Reference& reference, const ReferencePart& part, Sheet& sheet)
{
    for (const ReferenceRow& row : part.rows) {
        if (!reference.isRuled(row.under)) continue;
        tell(sheet, Kind::Item, marked(row.cells.front(), reference.mark(row)) + remark(reference, row));
        sheet.back().emphasis = true;
    }
}

void tellGrid(const Reference& reference, const ReferencePart& part, Sheet& sheet)
{
    SheetBlock table{Kind::Table, {}, {part.head}};
    table.cells = SheetBlock::Cells::Text;
    if (part.title.empty()) table.rows.front().front() += reference.markAbove(part);
    for (const ReferenceRow& row : part.rows) {
        if (!reference.isRuled(row.under)) continue;
        table.rows.push_back(row.cells);
        table.rows.back().front() += reference.mark(row);
        table.rows.back().back() += remark(reference, row);
    }
    table.boxed = reference.isQuick;
    sheet.push_back(std::move(table));
}

std::string ruledText(const Reference& reference, const Ruling& ruling)
{
    const std::string choice = reference.ruled(ruling).isSet()
        ? reference.ruleset.choiceLabel(ruling.choices, reference.ruled(ruling).name())
        : reference.ruleset.texts->say("value.open", "open");
    constexpr std::string_view left = "…";
    const bool goesOn = ruling.question.ends_with(left);
    const std::string question =
        goesOn ? ruling.question.substr(0, ruling.question.size() - left.size()) : ruling.question;
    const bool isHouse = reference.ruleset.elements[ruling.element].status == Status::House;
    return question + " *" + (goesOn ? choice : capitalised(choice)) + ".*"
        + (reference.isUsual(ruling)
               ? ""
               : " (" + reference.ruleset.texts->say("reference.clubs-ruling", "the club's ruling") + ")")
        + (isHouse ? reference.mark(ruling.element) : "");
}

/// How the club rules on unclear print, each with its question. That it is a reading goes without saying.
void tellRulings(const Reference& reference, const ReferencePart& part, Sheet& sheet)
{
    for (const std::string& id : part.rulings) {
        const auto& all = reference.ruleset.rulings;
        const auto ruling = std::find_if(all.begin(), all.end(), [&](const Ruling& each) { return each.id == id; });
        if (ruling == all.end()) continue;
        tell(sheet, Kind::Item, ruledText(reference, *ruling));
        sheet.back().lead = ruling->title + ".";
        sheet.back().emphasis = true;
    }
}

void tellPart(const Reference& whole, const ReferencePart& part, Sheet& sheet)
{
    if (!whole.shows(part)) return;
    const Reference reference{whole.ruleset, whole.rulings, whole.isQuick, whole.isQuick && part.turnsOn.has_value()};
    if (part.kind == PartKind::Table) return appendTable(reference, part, sheet);
    if (part.kind == PartKind::Modifiers) return appendModifiers(reference, part, sheet);
    if (!part.title.empty()) tell(sheet, Kind::Subheading, part.title + reference.markAbove(part));
    switch (part.kind) {
    case PartKind::Troops: return appendTroops(reference, part, sheet);
    case PartKind::Turn:
        if (!reference.isQuick) return appendTurn(reference, sheet);
        return part.wide ? appendTurnInALine(reference, sheet) : appendTurnInBrief(reference, sheet);
    case PartKind::JoinedTables: return appendJoinedTables(reference, part, sheet);
    case PartKind::List: return tellList(reference, part, sheet);
    case PartKind::Grid: return tellGrid(reference, part, sheet);
    case PartKind::Rulings: return tellRulings(reference, part, sheet);
    default: return;
    }
}

/// "Fire (each side): moving fire, then …": the steps within a step, run together.
std::string innerText(const Reference& reference, const SequenceStep& step)
{
    std::string text;
    for (const SequenceStep& inner : step.steps) {
        if (isRuledOut(reference, inner.when)) continue;
        const std::string further = innerText(reference, inner);
        appendPart(text, " · ",
                   inner.title + turnsText(*reference.ruleset.texts, inner) + reference.mark(inner)
                       + (further.empty() ? "" : " [" + further + "]"));
    }
    return text;
}

}  // namespace

void appendTurnInBrief(const Reference& reference, Sheet& sheet)
{
    const std::vector<SequenceStep>& steps = reference.ruleset.sequence.steps;
    const bool numbers = std::none_of(steps.begin(), steps.end(), isNumbered);
    int number = 0;
    for (const SequenceStep& step : steps) {
        if (isRuledOut(reference, step.when)) continue;
        tell(sheet, Kind::Paragraph, innerText(reference, step));
        sheet.back().lead = (numbers ? std::to_string(++number) + ". " : "") + step.title
            + turnsText(*reference.ruleset.texts, step) + reference.mark(step) + (sheet.back().text.empty() ? "" : ":");
    }
}

void appendTurnInALine(const Reference& reference, Sheet& sheet)
{
    Sheet steps;
    appendTurnInBrief(reference, steps);
    tell(sheet, Kind::Paragraph, "");
    const std::string& title = reference.ruleset.sequence.title;
    sheet.back().lead = (title.empty() ? "The turn" : title) + ":";
    for (const SheetBlock& step : steps) {
        const std::string_view lead = step.lead;
        const std::string named(step.text.empty() ? lead : lead.substr(0, lead.size() - 1));  // without its colon
        appendPart(sheet.back().text, " · ", named + (step.text.empty() ? "" : " (" + step.text + ")"));
    }
}

std::string marked(std::string_view sentence, const std::string& mark)
{
    if (mark.empty()) return std::string(sentence);
    if (sentence.ends_with('.')) return std::string(sentence.substr(0, sentence.size() - 1)) + mark + ".";
    return std::string(sentence) + mark;
}

void appendTurn(const Reference& reference, Sheet& sheet)
{
    const std::vector<SequenceStep>& steps = reference.ruleset.sequence.steps;
    const bool numbers = std::none_of(steps.begin(), steps.end(), isNumbered);
    int number = 0;
    for (const SequenceStep& step : steps) {
        const std::size_t first = sheet.size();
        tellStep(reference, step, 0, !reminds(step), sheet);
        if (numbers && sheet.size() > first) sheet[first].text = std::to_string(++number) + ". " + sheet[first].text;
    }
}

void appendTopic(const Reference& reference, const ReferenceTopic& topic, Sheet& sheet)
{
    const std::size_t heading = sheet.size();
    tell(sheet, Kind::Topic, topic.title);
    sheet.back().columns = topic.columns;
    for (const ReferencePart& part : topic.parts) {
        const std::size_t first = sheet.size();
        tellPart(reference, part, sheet);
        for (std::size_t i = first; i < sheet.size(); ++i) {
            sheet[i].wide = sheet[i].wide || part.wide;
            sheet[i].large = part.large;
        }
    }
    if (sheet.size() == heading + 1) return sheet.pop_back();  // nothing of it is on this sheet
    // The quick reference runs on from column to column; a heading goes as wide as what it heads.
    sheet[heading].wide = !reference.isQuick || sheet[heading + 1].wide;
}

}  // namespace drumhead
