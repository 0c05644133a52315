#include "reference_parts.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

constexpr const char* readMark = "†";
constexpr const char* houseMark = "‡";

/// "melee-chart-a" is "Melee chart A".
std::string listTitle(const std::string& id)
{
    std::string text = id;
    std::replace(text.begin(), text.end(), '-', ' ');
    if (text.size() > 2 && text[text.size() - 2] == ' ') text.back() = capitalised(text.substr(text.size() - 1)).front();
    return capitalised(text);
}

/// What the source says of a modifier whose amount takes a sentence.
std::string statementsOf(const Ruleset& ruleset, const Modifier& modifier)
{
    std::string text;
    for (const int row : ruleset.elements[modifier.element].cites) {
        if (row < 0) continue;
        const LedgerRow& cited = ruleset.ledger.rows()[static_cast<std::size_t>(row)];
        if (cited.kind == "modifier" || cited.kind == "table") text += (text.empty() ? "" : " ") + std::string(cited.statement);
    }
    return text;
}

/// What does not fit a narrow column stands beside the label.
std::vector<std::string> modifierRow(const Reference& reference, const Modifier& modifier, const std::string& amount)
{
    constexpr std::size_t mostCharacters = 9;
    const std::string label = modifier.label + reference.mark(modifier.element);
    if (!amount.empty() && amount.size() <= mostCharacters) return {amount, label};
    const std::string more = amount.empty() ? statementsOf(reference.ruleset, modifier) : amount;
    return {"±", label + (more.empty() ? "" : ": " + more)};
}

/// "(Side A, then Side B)": for whom a step is gone through, in which order.
std::string turnsText(const SequenceStep& step)
{
    std::string text;
    for (const SequenceFor& each : step.forWhom) {
        if (!each.title.empty()) text += (text.empty() ? " (" : ", then ") + each.title;
    }
    if (step.turns == Turns::EachSide) return " (each side)";
    return text.empty() ? text : text + ")";
}

/// What may be done there: what must be in any case, of the rest a handful.
std::string offersText(const SequenceStep& step)
{
    constexpr int mostOthers = 6;
    std::string text;
    int others = 0;
    for (const SequenceOffer& offer : step.offers) {
        const std::string title = offer.procedure->title + (offer.must ? " (must)" : "");
        if (text.find(title) != std::string::npos || (!offer.must && ++others > mostOthers)) continue;
        text += (text.empty() ? "" : ", ") + title;
    }
    return others > mostOthers ? text + ", …" : text;
}

void tellStep(const Reference& reference, const SequenceStep& step, int depth, Sheet& sheet)
{
    tell(sheet, depth == 0 ? Kind::Strong : Kind::Item, step.title + turnsText(step) + reference.mark(step.element));
    sheet.back().depth = std::max(depth - 1, 0);
    if (const std::string offers = offersText(step); !offers.empty()) sheet.back().text += ": " + offers;
    for (const SequenceReminder& reminder : step.reminders) {
        tell(sheet, Kind::Item, reminder.text + reference.mark(reminder.element));
        sheet.back().depth = depth;
    }
    for (const SequenceStep& inner : step.steps) tellStep(reference, inner, depth + 1, sheet);
}

std::string identity(const Ruleset& ruleset)
{
    std::string text = "Quick reference";
    if (!ruleset.version.empty()) text += ", version " + ruleset.version;
    if (!ruleset.author.empty()) text += ", by " + ruleset.author;
    if (!ruleset.distanceUnit.empty()) text += ". Unit of distance: " + ruleset.distanceUnit;
    return text + ". " + readMark + " our reading of unclear print; " + houseMark + " house rule, not in the source.";
}

}  // namespace

std::string Reference::mark(ElementId element) const
{
    if (element >= ruleset.elements.size()) return {};
    const Status status = ruleset.elements[element].status;
    return status == Status::Read ? readMark : status == Status::House ? houseMark : "";
}

std::string Reference::mark(const LedgerRow& row) { return row.reading.empty() ? "" : readMark; }

Value Reference::ruled(const Ruling& ruling) const
{
    for (const auto& [id, choice] : rulings) {
        const NameId name = id == ruling.id ? ruleset.names.find(choice) : Names::missing;
        if (name != Names::missing) return Value::choice(name);
    }
    return ruling.fallback;
}

void tellModifiers(const Reference& reference, Sheet& sheet)
{
    const Ruleset& ruleset = reference.ruleset;
    if (ruleset.modifiers.empty()) return;
    tell(sheet, Kind::Heading, "Modifiers");
    const std::map<const Modifier*, std::string> amounts = modifierAmounts(reference);
    std::string list;
    for (const auto& modifier : ruleset.modifiers) {
        const auto amount = amounts.find(modifier.get());
        if (amount == amounts.end()) continue;
        if (modifier->list != list || sheet.back().kind != Kind::Table) {
            list = modifier->list;
            tell(sheet, Kind::Table, {});
            sheet.back().cells = SheetBlock::Cells::Text;
            sheet.back().rows.push_back({"±", listTitle(list)});
        }
        sheet.back().rows.push_back(modifierRow(reference, *modifier, amount->second));
    }
}

void tellTurn(const Reference& reference, Sheet& sheet)
{
    const Sequence& sequence = reference.ruleset.sequence;
    if (sequence.steps.empty()) return;
    tell(sheet, Kind::Heading, sequence.title.empty() ? "The turn" : sequence.title);
    for (const SequenceStep& step : sequence.steps) tellStep(reference, step, 0, sheet);
}

void tellRulings(const Reference& reference, Sheet& sheet)
{
    const Ruleset& ruleset = reference.ruleset;
    if (ruleset.rulings.empty()) return;
    tell(sheet, Kind::Heading, "Rulings on unclear print");
    tell(sheet, Kind::Paragraph, {});
    SheetBlock& all = sheet.back();
    for (const Ruling& ruling : ruleset.rulings) {
        const std::string choice = reference.ruled(ruling).isSet() ? ruleset.choiceLabel(ruling.choices, reference.ruled(ruling).name()) : "open";
        all.text += (all.text.empty() ? "" : " · ") + ruling.title + ": " + choice + (reference.isUsual(ruling) ? "" : " (the club's ruling)") + reference.mark(ruling.element);
    }
}

Sheet quickReference(const Ruleset& ruleset, const ChosenRulings& rulings)
{
    const Reference reference{ruleset, rulings};
    Sheet sheet;
    tell(sheet, Kind::Title, ruleset.title);
    tell(sheet, Kind::Paragraph, identity(ruleset));
    for (SheetBlock& block : sheet) block.wide = true;
    tellUnitTable(reference, sheet);
    tellTurn(reference, sheet);
    tellTables(reference, sheet);
    tellModifiers(reference, sheet);
    tellStatements(reference, sheet);
    tellRulings(reference, sheet);
    return sheet;
}

}  // namespace drumhead
