#include "sheets/table_text.hpp"

#include <algorithm>

namespace drumhead {

std::string anyText(const Ruleset& ruleset) { return ruleset.texts->say("reference.any", "any"); }

namespace {

/// "3–5", "over 3 to under 5": a bound that is named is beside the span.
std::string spanText(const Texts& texts, const TableCell& cell)
{
    const std::string low = texts.number(cell.low);
    const std::string high = texts.number(cell.high);
    if (cell.low <= -Number::largest()) return cell.highBound.empty() ? "≤ " + high : "< " + cell.highBound;
    if (cell.high >= Number::largest()) return cell.lowBound.empty() ? "≥ " + low : "> " + cell.lowBound;
    if (cell.low == cell.high) return low;
    if (cell.lowBound.empty() && cell.highBound.empty() && cell.low >= Number(0)) return low + "–" + high;
    const std::string least =
        cell.lowBound.empty() ? low : texts.say("range.over", "over {number}", {{"number", cell.lowBound}});
    const std::string most =
        cell.highBound.empty() ? high : texts.say("range.under", "under {number}", {{"number", cell.highBound}});
    return texts.say("range.words", "{least} to {most}", {{"least", least}, {"most", most}});
}

}  // namespace

std::string cellText(const Ruleset& ruleset, const TableInput& input, const TableCell& cell)
{
    if (!cell.choices.empty()) {
        const std::size_t all = input.choices.empty()
            ? ruleset.choiceLists[static_cast<std::size_t>(input.shape.choices)].choices.size()
            : input.choices.size();
        if (all > 1 && cell.choices.size() == all) return anyText(ruleset);
        std::vector<std::string> labels;
        for (const NameId choice : cell.choices) labels.push_back(ruleset.choiceLabel(input.shape.choices, choice));
        return ruleset.texts->oneOf(labels);
    }
    const bool isAny = cell.low <= -Number::largest() && cell.high >= Number::largest();
    const Number least = input.shape.least;
    const bool isFromLeast = cell.low <= -Number::largest() && cell.highBound.empty() && least > -Number::largest()
        && cell.high >= least && !isAny;
    if (isFromLeast) return cell.high == least ? least.text() : least.text() + "–" + cell.high.text();
    return isAny ? anyText(ruleset) : spanText(*ruleset.texts, cell);
}

std::string outputTitle(const TableOutput& output)
{
    const bool hasUnit = !output.shape.unit.empty() && output.label != output.shape.unit;
    return hasUnit ? output.label + ", " + output.shape.unit : output.label;
}

std::string outputText(const Ruleset& ruleset, const TableOutput& output, Value value)
{
    return value.isUnknown() ? noValue : ruleset.valueText(output.shape, value);
}

}  // namespace drumhead
