// The modifiers of a quick-reference sheet.
#include "sheets/reference/reference_parts.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

/// "melee-chart-a" is "Melee chart A".
std::string listTitle(const std::string& id)
{
    std::string text = id;
    std::replace(text.begin(), text.end(), '-', ' ');
    if (text.size() > 2 && text[text.size() - 2] == ' ')
        text.back() = capitalised(text.substr(text.size() - 1)).front();
    return capitalised(text);
}

/// What the source says of a modifier whose amount takes a sentence.
std::string statementsOf(const Ruleset& ruleset, const Modifier& modifier)
{
    std::string text;
    for (const int row : ruleset.elements[modifier.element].cites) {
        if (row < 0) continue;
        const LedgerRow& cited = ruleset.ledger.rows()[static_cast<std::size_t>(row)];
        if (cited.kind == "modifier" || cited.kind == "table")
            text += (text.empty() ? "" : " ") + std::string(cited.statement);
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

/// In the words that the sheet has for it, as far as it has any.
std::vector<std::string> rowOf(const Reference& reference, const ReferencePart& part, const Modifier& modifier,
                               const std::string& amount)
{
    const auto words = std::find_if(part.words.begin(), part.words.end(), [&](const ReferenceWords& each) {
        return each.modifier == &modifier && reference.isRuled(each.under);
    });
    const bool isWrittenForIt =
        words != part.words.end() && (!words->under.empty() || !reference.isOverruled(modifier.element));
    if (!isWrittenForIt) return modifierRow(reference, modifier, amount);
    return {words->amount.empty() ? amount : words->amount,
            (words->text.empty() ? modifier.label : words->text) + reference.mark(modifier.element)};
}

constexpr std::size_t shortLabel = 23;  ///< characters

/// Short ones stand in two columns side by side, the first half before the second.
void standSideBySide(SheetBlock& table)
{
    constexpr std::size_t few = 5;  // with the head
    const bool isShort = std::all_of(table.rows.begin() + 1, table.rows.end(),
                                     [](const auto& row) { return row[1].size() <= shortLabel; });
    if (!isShort || table.rows.size() < few) return;
    const std::size_t half = table.rows.size() / 2;  // of those below the head
    for (std::size_t i = 1; i <= half; ++i) {
        const bool hasSecond = i + half < table.rows.size();
        table.rows[i].push_back(hasSecond ? table.rows[i + half][0] : "");
        table.rows[i].push_back(hasSecond ? table.rows[i + half][1] : "");
    }
    table.rows.resize(half + 1);
    table.rows.front().insert(table.rows.front().end(), {"", ""});
}

}  // namespace

void appendModifiers(const Reference& reference, const ReferencePart& part, Sheet& sheet)
{
    const std::map<const Modifier*, std::string> amounts = modifierAmounts(reference);
    SheetBlock table{Kind::Table, {}, {{"±", part.title.empty() ? listTitle(part.lists.front()) : part.title}}};
    table.cells = SheetBlock::Cells::Text;
    for (const std::string& list : part.lists) {
        for (const auto& modifier : reference.ruleset.modifiers) {
            const auto amount = amounts.find(modifier.get());
            if (modifier->list == list && amount != amounts.end())
                table.rows.push_back(rowOf(reference, part, *modifier, amount->second));
        }
    }
    if (table.rows.size() < 2) return;
    shareMark(table, 1);
    if (reference.isQuick) standSideBySide(table);
    sheet.push_back(std::move(table));
}

}  // namespace drumhead
