// A table laid out as people look things up in it: the spans of one input down, the choices of another across, and what
// is left in the cells.
#include "sheets/reference/reference_parts.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>
#include <set>

namespace drumhead {

namespace {

using Row = std::vector<std::string>;

/// A stretch of an input over which no row begins or ends; of choices one.
using Span = TableCell;

bool covers(const TableCell& cell, const Span& span)
{
    if (!span.choices.empty())
        return cell.choices.empty()
            || std::find(cell.choices.begin(), cell.choices.end(), span.choices.front()) != cell.choices.end();
    return cell.low <= span.low && cell.high >= span.high;
}

std::vector<Span> choiceSpans(const Ruleset& ruleset, const TableInput& input)
{
    std::vector<Span> spans;
    if (!input.choices.empty())
        for (const NameId choice : input.choices) spans.push_back({{}, {}, {choice}});
    else
        for (const Choice& choice : ruleset.choiceLists[static_cast<std::size_t>(input.shape.choices)].choices)
            spans.push_back({{}, {}, {choice.id}});
    return spans;
}

/// In the order of the print: downwards if more rows come below a higher one than above it.
std::vector<Span> numberSpans(const Table& table, std::size_t input)
{
    const Number step = table.inputs[input].shape.whole ? Number(1) : Number(0);
    std::set<Number> begins;
    int falls = 0;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const TableCell& cell = table.rows[i].cells[input];
        begins.insert(cell.low);
        if (cell.high < Number::largest()) begins.insert(cell.high + step);
        if (i > 0)
            falls += cell.low < table.rows[i - 1].cells[input].low ? 1
                : cell.low > table.rows[i - 1].cells[input].low    ? -1
                                                                   : 0;
    }
    std::vector<Span> spans;
    for (const Number begin : begins) {
        if (!spans.empty()) spans.back().high = begin - step;
        spans.push_back({begin, Number::largest(), {}});
    }
    std::erase_if(spans, [&](const Span& span) {
        return std::none_of(table.rows.begin(), table.rows.end(),
                            [&](const TableRow& row) { return covers(row.cells[input], span); });
    });
    if (falls > 0) std::reverse(spans.begin(), spans.end());
    return spans;
}

std::vector<Span> spansOf(const Ruleset& ruleset, const Table& table, std::size_t input)
{
    return table.inputs[input].shape.kind == ValueKind::Choice ? choiceSpans(ruleset, table.inputs[input])
                                                               : numberSpans(table, input);
}

/// One result in a cell, and for what it holds there.
struct CrossEntry {
    std::string when;
    std::string result;
    bool operator==(const CrossEntry&) const = default;
};
using Cell = std::vector<CrossEntry>;

class CrossLayout {
public:
    CrossLayout(const Reference& reference, const Table& table, std::size_t down, std::size_t across)
        : m_reference(reference), m_table(table), m_down(down), m_across(across)
    {
        for (const Span& span : spansOf(reference.ruleset, table, down)) {
            m_downs.push_back(cellText(reference.ruleset, table.inputs[down], span));
            m_rows.emplace_back();
            for (const Span& other : spansOf(reference.ruleset, table, across))
                m_rows.back().push_back(cellOf(span, other));
        }
        for (const Span& other : spansOf(reference.ruleset, table, across))
            m_acrosses.push_back(cellText(reference.ruleset, table.inputs[across], other));
        takeOutShared();
        joinColumns();
    }

    SheetBlock block() const
    {
        SheetBlock made{SheetBlock::Kind::Table, {}, {{m_table.inputs[m_down].label}}};
        made.cells = SheetBlock::Cells::Text;
        for (const std::string& head : m_acrosses) made.rows.front().push_back(capitalised(head));
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            made.rows.push_back({m_downs[i]});
            for (const Cell& cell : m_rows[i]) made.rows.back().push_back(text(cell));
        }
        for (const CrossEntry& entry : m_shared) made.rows.push_back({capitalised(entry.when) + ": " + entry.result});
        return made;
    }

private:
    Cell cellOf(const Span& down, const Span& across) const
    {
        Cell cell;
        for (const TableRow& row : m_table.rows) {
            if (!covers(row.cells[m_down], down) || !covers(row.cells[m_across], across)) continue;
            CrossEntry entry;
            for (std::size_t i = 0; i < m_table.inputs.size(); ++i) {
                const std::string when = i == m_down || i == m_across
                    ? anyText(m_reference.ruleset)
                    : cellText(m_reference.ruleset, m_table.inputs[i], row.cells[i]);
                if (when != anyText(m_reference.ruleset)) appendPart(entry.when, ", ", when);
            }
            entry.result = outputText(m_reference.ruleset, m_table.outputs[0], row.outputs[0]);
            if (m_reference.mark(row.element) != m_reference.mark(m_table.element))
                entry.result += m_reference.mark(row.element);
            cell.push_back(std::move(entry));
        }
        return cell;
    }

    /// What all cells say stands once below the table.
    void takeOutShared()
    {
        if (m_rows.empty() || m_rows.front().empty()) return;
        for (const CrossEntry& entry : m_rows.front().front()) {
            const auto says = [&](const Cell& cell) {
                return cell.size() > 1 && std::find(cell.begin(), cell.end(), entry) != cell.end();
            };
            if (!entry.when.empty() && std::all_of(m_rows.begin(), m_rows.end(), [&](const auto& row) {
                    return std::all_of(row.begin(), row.end(), says);
                }))
                m_shared.push_back(entry);
        }
        for (auto& row : m_rows) {
            for (Cell& cell : row)
                std::erase_if(cell, [&](const CrossEntry& entry) {
                    return std::find(m_shared.begin(), m_shared.end(), entry) != m_shared.end();
                });
        }
    }

    /// Columns that say the same throughout are one.
    void joinColumns()
    {
        for (std::size_t column = 1; column < m_acrosses.size();) {
            std::size_t same = 0;
            while (same < column && !std::all_of(m_rows.begin(), m_rows.end(), [&](const auto& row) {
                       return row[column] == row[same];
                   }))
                ++same;
            if (same == column) {
                ++column;
                continue;
            }
            m_acrosses[same] += ", " + m_acrosses[column];
            m_acrosses.erase(m_acrosses.begin() + static_cast<std::ptrdiff_t>(column));
            for (auto& row : m_rows) row.erase(row.begin() + static_cast<std::ptrdiff_t>(column));
        }
    }

    /// Where there is one result it needs no condition.
    static std::string text(const Cell& cell)
    {
        if (cell.size() == 1) return cell.front().result;
        std::string text;
        for (const CrossEntry& entry : cell) text += (text.empty() ? "" : "\n") + entry.when + ": " + entry.result;
        return text;
    }

    const Reference& m_reference;
    const Table& m_table;
    std::size_t m_down;
    std::size_t m_across;
    Row m_downs;
    Row m_acrosses;
    std::vector<std::vector<Cell>> m_rows;
    Cell m_shared;
};

}  // namespace

SheetBlock crossTable(const Reference& reference, const Table& table, std::size_t down, std::size_t across)
{
    return CrossLayout(reference, table, down, across).block();
}

}  // namespace drumhead
