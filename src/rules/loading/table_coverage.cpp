#include "rules/loading/loader_context.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::size_t maxCombinations = 200'000;
constexpr std::size_t maxComparisons = 20'000'000;
constexpr double maxWorkInAll = 400e6;  // of all tables of a ruleset together: half a second
constexpr int maxFaults = 5;

/// One value from each stretch of an input over which no row begins or ends: if each of these is met once, every value
/// is.
std::vector<Value> representatives(const Table& table, std::size_t input)
{
    const TableInput& in = table.inputs[input];
    std::vector<Value> values;
    if (in.shape.kind == ValueKind::Choice) {
        for (const NameId choice : in.choices) values.push_back(Value::choice(choice));
        return values;
    }
    const Number step = in.shape.whole ? Number(1) : Number::fromTicks(1);
    std::vector<Number> numbers = {in.shape.least};
    for (const TableRow& row : table.rows) {
        numbers.push_back(row.cells[input].low);
        numbers.push_back(row.cells[input].high + step);
    }
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    for (const Number number : numbers) {
        if (number >= in.shape.least && number <= in.shape.most) values.push_back(number);
    }
    return values;
}

bool meets(const TableCell& cell, const TableInput& input, Value value)
{
    if (input.shape.kind == ValueKind::Choice)
        return std::find(cell.choices.begin(), cell.choices.end(), value.name()) != cell.choices.end();
    return value.number() >= cell.low && value.number() <= cell.high;
}

bool meets(const TableRow& row, const Table& table, const std::vector<Value>& values)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!meets(row.cells[i], table.inputs[i], values[i])) return false;
    }
    return true;
}

/// About how many operations it takes to hold a combination against every row.
double workOfOne(const Table& table)
{
    double work = 0;
    for (const TableRow& row : table.rows) {
        for (const TableCell& cell : row.cells) work += 1 + static_cast<double>(cell.choices.size()) / 4;
    }
    return work;
}

std::string described(const LoaderContext& context, const Table& table, const std::vector<Value>& values)
{
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const TableInput& in = table.inputs[i];
        std::string text = in.id + " ";
        if (in.shape.kind == ValueKind::Choice) text += context.ruleset.names.word(values[i].name());
        else if (values[i].number() <= -Number::largest()) text += "below every row";
        else text += values[i].number().text();
        parts.push_back(text);
    }
    return joined(parts, "and");
}

}  // namespace

void checkTableCoverage(LoaderContext& context, const Table& table, JsonPlace place,
                        const std::vector<JsonPlace>& rowPlaces)
{
    std::vector<std::vector<Value>> values;
    std::size_t combinations = 1;
    for (std::size_t i = 0; i < table.inputs.size(); ++i) {
        values.push_back(representatives(table, i));
        combinations *= std::max<std::size_t>(values.back().size(), 1);
        if (values.back().empty()) return;
        if (combinations > maxCombinations || combinations * table.rows.size() > maxComparisons)
            return context.fault(
                place,
                message("check.table-too-large-checked", "this table is too large to be checked for gaps; divide it"));
    }
    context.tableWork += static_cast<double>(combinations) * workOfOne(table);
    if (context.tableWork > maxWorkInAll)
        return context.fault(place,
                             message("check.tables-up-one-too",
                                     "the tables up to this one are too large to be checked for gaps; leave some out"));
    int faults = 0;
    std::vector<Value> current(values.size());
    for (std::size_t n = 0; n < combinations && faults < maxFaults; ++n) {
        std::size_t rest = n;
        for (std::size_t i = 0; i < values.size(); ++i) {
            current[i] = values[i][rest % values[i].size()];
            rest /= values[i].size();
        }
        int first = -1;
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            if (!meets(table.rows[row], table, current)) continue;
            if (first < 0) {
                first = static_cast<int>(row);
                continue;
            }
            context.fault(rowPlaces[row],
                          {message("check.overlap-row-row-both", "overlap: row %1 and row %2 both stand for %3"),
                           {aText(std::to_string(first + 1)), aText(std::to_string(row + 1)),
                            aText(std::string(described(context, table, current)))}});
            ++faults;
            break;
        }
        if (first >= 0) continue;
        context.fault(place,
                      {message("check.gap-no-row-table", "gap: no row of table \"%1\" stands for %2"),
                       {aText(std::string(table.id)), aText(std::string(described(context, table, current)))}});
        ++faults;
    }
}

int Table::find(const Value* inputValues) const
{
    for (std::size_t row = 0; row < rows.size(); ++row) {
        bool all = true;
        for (std::size_t i = 0; all && i < inputs.size(); ++i)
            all = meets(rows[row].cells[i], inputs[i], inputValues[i]);
        if (all) return static_cast<int>(row);
    }
    return -1;
}

}  // namespace drumhead
