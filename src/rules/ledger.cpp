#include "drumhead/rules/ledger.hpp"

#include "drumhead/base/text.hpp"

namespace drumhead {

namespace {

constexpr std::size_t columns = 6;
constexpr int mostFaults = 100;  // a file of another kind has thousands

bool readSupport(std::string_view word, Support& support)
{
    for (const Support each : {Support::Resolve, Support::Track, Support::Guide, Support::Show}) {
        if (supportName(each) != word) continue;
        support = each;
        return true;
    }
    return false;
}

}  // namespace

std::string_view supportName(Support support)
{
    switch (support) {
    case Support::Resolve: return "resolve";
    case Support::Track: return "track";
    case Support::Guide: return "guide";
    case Support::Show: break;
    }
    return "show";
}

Ledger Ledger::parse(const std::string& file, std::string text, std::vector<Diagnostic>& faults)
{
    Ledger ledger;
    ledger.m_text = std::make_unique<const std::string>(std::move(text));
    int lineNumber = 0;
    int told = 0;
    std::string_view rest = *ledger.m_text;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        ++lineNumber;
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        if (lineNumber == 1 || line.empty()) continue;
        const auto fault = [&](const Fault& what) {
            if (++told <= mostFaults) faults.push_back({file, lineNumber, 1, Severity::Error, what});
        };
        const std::vector<std::string_view> cells = split(line, '\t');
        if (cells.size() < columns - 1 || cells.size() > columns) {
            fault({message("check.ledger-columns", "a ledger row has 6 columns divided by tabs, this one has %1"),
                   {aText(std::to_string(cells.size()))}});
            continue;
        }
        const std::string_view reading = cells.size() == columns ? cells[5] : std::string_view();
        LedgerRow row{cells[0], cells[1], cells[2], Support::Show, cells[4], reading, cells[4]};
        if (!readSupport(cells[3], row.support))
            fault({message("check.ledger-support", "the support is \"%1\"; it has to be resolve, track, guide or show"),
                   {aText(std::string(cells[3]))}});
        if (ledger.m_index.emplace(row.id, static_cast<int>(ledger.m_rows.size())).second) ledger.m_rows.push_back(row);
        else fault({message("check.ledger-id", "the id %1 is given twice"), {aText(std::string(row.id))}});
    }
    if (told > mostFaults)
        faults.push_back({file,
                          0,
                          0,
                          Severity::Error,
                          {message("check.ledger-more", "%1 more rows have such faults"),
                           {aText(std::to_string(told - mostFaults))}}});
    return ledger;
}

std::string_view Ledger::kept(std::string_view words, std::string_view otherwise)
{
    return words.empty() ? otherwise : std::string_view(m_translations.emplace_back(words));
}

void Ledger::translate(int row, const Translation& words)
{
    LedgerRow& said = m_rows[static_cast<std::size_t>(row)];
    said.section = kept(words.section, said.section);
    said.statement = kept(words.statement, said.statement);
    if (!said.reading.empty()) said.reading = kept(words.reading, said.reading);
}

int Ledger::find(std::string_view id) const
{
    const auto found = m_index.find(id);
    return found == m_index.end() ? -1 : found->second;
}

}  // namespace drumhead
