#include "sheets/table_text.hpp"

#include "drumhead/base/text.hpp"

namespace drumhead {

std::string cellText(const Ruleset& ruleset, const TableInput& input, const TableCell& cell)
{
    if (!cell.choices.empty()) {
        const std::size_t all = input.choices.empty()
            ? ruleset.choiceLists[static_cast<std::size_t>(input.shape.choices)].choices.size()
            : input.choices.size();
        if (all > 1 && cell.choices.size() == all) return "any";
        std::vector<std::string> labels;
        for (const NameId choice : cell.choices) labels.push_back(ruleset.choiceLabel(input.shape.choices, choice));
        return joined(labels, "or");
    }
    const bool open = cell.low <= -Number::largest();
    if (open && cell.high >= Number::largest()) return "any";
    if (open) return cell.highBound.empty() ? "≤ " + cell.high.text() : "< " + cell.highBound;
    if (cell.high >= Number::largest()) return cell.lowBound.empty() ? "≥ " + cell.low.text() : "> " + cell.lowBound;
    if (cell.low == cell.high) return cell.low.text();
    const bool plain = cell.lowBound.empty() && cell.highBound.empty() && cell.low >= Number(0);
    return (cell.lowBound.empty() ? cell.low.text() : "over " + cell.lowBound) + (plain ? "–" : " to ")
        + (cell.highBound.empty() ? cell.high.text() : "under " + cell.highBound);
}

std::string outputText(const Ruleset& ruleset, const TableOutput& output, Value value)
{
    return value.isUnknown() ? noValue : ruleset.valueText(output.shape, value);
}

}  // namespace drumhead
