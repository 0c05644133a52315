// The modifiers of a quick-reference sheet.
#include "sheets/reference/reference_parts.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;
using Row = std::vector<std::string>;

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

/// A house rule, or one that turns on a ruling; that its words were hard to read changes nothing on the sheet.
std::string markOf(const Reference& reference, const Modifier& modifier, bool turnsOnRuling)
{
    const std::string mark = reference.mark(modifier.element);
    if (mark == houseMark) return mark;
    return turnsOnRuling && !reference.isMarkedAbove ? readMark : "";
}

/// What does not fit a narrow column stands beside the label.
Row modifierRow(const Reference& reference, const Modifier& modifier, const ModifierUse& use)
{
    constexpr std::size_t mostCharacters = 9;
    const std::string label = modifier.label + markOf(reference, modifier, use.turnsOnRuling);
    if (!use.amount.empty() && use.amount.size() <= mostCharacters) return {use.amount, label};
    const std::string more = use.amount.empty() ? statementsOf(reference.ruleset, modifier) : use.amount;
    return {"±", label + (more.empty() ? "" : ": " + more)};
}

/// In the words that the sheet has for it, as far as it has any.
Row rowOf(const Reference& reference, const ReferencePart& part, const Modifier& modifier, const ModifierUse& use)
{
    const auto words = std::find_if(part.words.begin(), part.words.end(), [&](const ReferenceWords& each) {
        return each.modifier == &modifier && reference.isRuled(each.under);
    });
    const bool isWrittenForIt =
        words != part.words.end() && (!words->under.empty() || !reference.isOverruled(modifier.element));
    if (!isWrittenForIt) return modifierRow(reference, modifier, use);
    return {words->amount.empty() ? use.amount : words->amount,
            (words->text.empty() ? modifier.label : words->text)
                + markOf(reference, modifier, use.turnsOnRuling || !words->under.empty() || !words->turnsOn.empty())};
}

/// Two amounts, "-3/-2", get a column each; one stands in both.
void splitAmount(Row& row)
{
    const std::string amount = row.front();
    const std::size_t slash = amount.find('/');
    row.front() = amount.substr(0, slash);
    row.insert(row.begin() + 1, slash == std::string::npos ? amount : amount.substr(slash + 1));
}

bool isMinus(const Row& row)
{
    return row.front().starts_with('-') || (row.front().empty() && row[1].starts_with('-'));
}

/// How many lists go side by side, by the longest label in characters.
std::size_t columnsFor(const SheetBlock& table, bool wide)
{
    constexpr std::size_t few = 5;  // with the head
    constexpr std::size_t halfOfColumn = 23;
    constexpr std::size_t thirdOfPage = 26;
    if (table.rows.size() < few) return 1;
    std::size_t longest = 0;
    for (std::size_t i = 1; i < table.rows.size(); ++i) longest = std::max(longest, lengthOf(table.rows[i].back()));
    if (wide) return longest <= thirdOfPage ? 3 : 2;
    return longest <= halfOfColumn ? 2 : 1;
}

/// In several columns side by side, one after the other.
void standSideBySide(SheetBlock& table, std::size_t columns)
{
    if (columns < 2) return;
    const std::size_t cells = table.rows.front().size();
    const std::size_t high = (table.rows.size() - 1 + columns - 1) / columns;
    for (std::size_t i = high + 1; i < columns * high + 1; ++i) {
        const Row row = i < table.rows.size() ? table.rows[i] : Row(cells);
        Row& into = table.rows[(i - 1) % high + 1];
        into.insert(into.end(), row.begin(), row.end());
    }
    table.rows.resize(high + 1);
    table.rows.front().resize(columns * cells);
}

}  // namespace

void appendModifiers(const Reference& reference, const ReferencePart& part, Sheet& sheet)
{
    const std::map<const Modifier*, ModifierUse> uses = modifierUses(reference);
    SheetBlock table{Kind::Table, {}, {{"±"}}};
    if (!part.head.empty()) table.rows.front() = part.head;
    table.rows.front().push_back((part.title.empty() ? listTitle(part.lists.front()) : part.title)
                                 + reference.markAbove(part));
    table.cells = SheetBlock::Cells::Text;
    for (const std::string& list : part.lists) {
        for (const auto& modifier : reference.ruleset.modifiers) {
            const auto use = uses.find(modifier.get());
            if (modifier->list != list || use == uses.end()) continue;
            table.rows.push_back(rowOf(reference, part, *modifier, use->second));
            if (!part.head.empty()) splitAmount(table.rows.back());
        }
    }
    if (table.rows.size() < 2) return;
    std::stable_partition(table.rows.begin() + 1, table.rows.end(), [](const Row& row) { return !isMinus(row); });
    shareMark(table, table.rows.front().size() - 1);
    if (reference.isQuick) standSideBySide(table, columnsFor(table, part.wide));
    sheet.push_back(std::move(table));
}

}  // namespace drumhead
