// Separators, quotes and rows of a spreadsheet as text.
#include "drumhead/base/typed_text.hpp"
#include "drumhead/game/scenario/csv/army_list_csv.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::string_view separators = ",;\t";

/// Whichever the first row that is not blank has most of, outside of quotes.
char guessSeparator(std::string_view text)
{
    std::size_t counts[3] = {};
    bool quoted = false, seen = false;
    for (const char each : text) {
        if (each == '"') quoted = !quoted;
        if (quoted) continue;
        if ((each == '\n' || each == '\r') && seen) break;
        if (const std::size_t at = separators.find(each); at != std::string_view::npos) ++counts[at];
        seen = seen || !(each == '\n' || each == '\r' || each == ' ');
    }
    return separators[static_cast<std::size_t>(std::max_element(counts, counts + 3) - counts)];
}

bool isBlank(char each) { return each == ' ' || each == '\t'; }

void trim(std::string& text)
{
    while (!text.empty() && isBlank(text.back())) text.pop_back();
    std::size_t first = 0;
    while (first < text.size() && isBlank(text[first])) ++first;
    text.erase(0, first);
}

class CsvReader {
public:
    CsvReader(std::string_view text, char separator) : m_text(text) { m_table.separator = separator; }

    CsvTable read()
    {
        while (m_at < m_text.size() && hasRoom()) readRow();
        return std::move(m_table);
    }

private:
    [[nodiscard]] bool atEndOfRow() const
    {
        return m_at >= m_text.size() || m_text[m_at] == '\n' || m_text[m_at] == '\r';
    }

    /// Whether it may hold another row; one that did not end within the bounds is left out as a whole.
    bool hasRoom()
    {
        const bool isFull = m_cells >= CsvTable::mostCells;
        if (!isFull && m_table.rows.size() < CsvTable::mostRows) return true;
        if (isFull) m_table.rows.pop_back();
        m_table.leftOutFrom = static_cast<int>(m_table.rows.size()) + 1;
        return false;
    }

    void readRow()
    {
        m_table.rows.emplace_back();
        for (;;) {
            m_table.rows.back().push_back(readCell());
            if (atEndOfRow()) break;
            if (++m_cells >= CsvTable::mostCells) return;
            ++m_at;  // the separator
        }
        if (m_at < m_text.size() && m_text[m_at] == '\r') ++m_at;
        else if (m_at < m_text.size()) {
            ++m_at;
            return;
        }
        if (m_at < m_text.size() && m_text[m_at] == '\n') ++m_at;
    }

    CsvCell readCell()
    {
        CsvCell cell;
        std::size_t ahead = m_at;
        while (ahead < m_text.size() && m_text[ahead] == ' ') ++ahead;
        if (ahead < m_text.size() && m_text[ahead] == '"') {
            m_at = ahead + 1;
            readQuoted(cell);
        }
        std::string rest;
        while (!atEndOfRow() && m_text[m_at] != m_table.separator) rest += m_text[m_at++];
        trim(rest);
        cell.text += rest;
        return cell;
    }

    void readQuoted(CsvCell& cell)
    {
        cell.quoted = true;
        const int row = static_cast<int>(m_table.rows.size());
        const int column = static_cast<int>(m_table.rows.back().size()) + 1;
        while (m_at < m_text.size()) {
            const char each = m_text[m_at++];
            if (each != '"') {
                cell.text += each;
            } else if (m_at < m_text.size() && m_text[m_at] == '"') {
                cell.text += each;
                ++m_at;
            } else {
                return;
            }
        }
        m_table.unclosedRow = row;
        m_table.unclosedColumn = column;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_cells = 0;
    CsvTable m_table;
};

}  // namespace

CsvTable readCsv(std::string_view bytes)
{
    const std::string sound = soundUtf8(bytes);
    std::string_view text = sound;
    if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
    char separator = 0;
    int skipped = 0;
    if (text.size() > 4 && (text.substr(0, 4) == "sep=" || text.substr(0, 4) == "SEP=")
        && separators.find(text[4]) != std::string_view::npos) {
        separator = text[4];
        const std::size_t end = text.find('\n');
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        skipped = 1;
    }
    CsvTable table = CsvReader(text, separator ? separator : guessSeparator(text)).read();
    if (skipped == 0) return table;
    table.rows.insert(table.rows.begin(), std::vector<CsvCell>(1));
    if (table.unclosedRow > 0) ++table.unclosedRow;
    if (table.leftOutFrom > 0) ++table.leftOutFrom;
    return table;
}

}  // namespace drumhead
