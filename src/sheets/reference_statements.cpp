// What the rules say besides tables, modifiers and the turn: the statements of the ledger that a player needs, by chapter.
#include "reference_parts.hpp"

#include <algorithm>
#include <map>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

/// Which kinds of elements cite each row.
std::vector<std::vector<ElementKind>> citedBy(const Ruleset& ruleset)
{
    std::vector<std::vector<ElementKind>> cited(ruleset.ledger.rows().size());
    for (const Element& element : ruleset.elements) {
        if (element.kind == ElementKind::Example) continue;
        for (const int row : element.cites) {
            if (row >= 0) cited[static_cast<std::size_t>(row)].push_back(element.kind);
        }
    }
    return cited;
}

/// Whether the sheet tells a statement in its other parts, or it is only for the record.
bool isToldElsewhere(const LedgerRow& row, const std::vector<ElementKind>& cited)
{
    const auto has = [&](std::initializer_list<ElementKind> kinds) {
        return std::any_of(cited.begin(), cited.end(), [&](ElementKind each) { return std::find(kinds.begin(), kinds.end(), each) != kinds.end(); });
    };
    const auto isA = [&](std::initializer_list<std::string_view> kinds) { return std::find(kinds.begin(), kinds.end(), row.kind) != kinds.end(); };
    if (row.support == Support::Show || has({ElementKind::SequenceReminder})) return true;
    if (isA({"unit-stat", "table", "movement"}) && has({ElementKind::UnitType})) return true;
    if (isA({"table", "modifier"}) && has({ElementKind::Table, ElementKind::TableRow, ElementKind::Modifier})) return true;
    if (row.kind == "sequence" && has({ElementKind::Sequence, ElementKind::SequenceStep, ElementKind::SequenceFor})) return true;
    return std::all_of(cited.begin(), cited.end(), [](ElementKind each) { return each == ElementKind::Attribute; });
}

/// What may be left out where there is not room for all: what the figures depend on stays longest.
int spareOf(const LedgerRow& row)
{
    if (row.kind == "optional" || row.kind == "definition" || row.kind == "unit-stat") return row.support == Support::Resolve ? 2 : 5;
    if (row.support == Support::Resolve || row.kind == "order") return 0;
    if (row.support == Support::Guide) return row.kind == "procedure" ? 6 : row.kind == "geometry" ? 4 : 3;
    return row.kind == "state" || row.kind == "command" || row.kind == "movement" ? 1 : 2;
}

/// "Orders" of "Orders p12": sheets have no use for the page.
std::string_view chapterOf(std::string_view section)
{
    const std::size_t page = section.rfind(" p");
    const bool isPage = page != std::string_view::npos && page + 2 < section.size() && section.find_first_not_of("0123456789-", page + 2) == std::string_view::npos;
    return isPage ? section.substr(0, page) : section;
}

/// Adds a statement to a paragraph; those that begin with the same words and a colon say them once.
class Paragraph {
public:
    void add(std::string_view statement, const std::string& mark)
    {
        const std::size_t colon = statement.substr(0, mostPrefix).find(": ");
        const std::string_view prefix = colon == std::string_view::npos ? std::string_view() : statement.substr(0, colon);
        const bool goesOn = !prefix.empty() && prefix == m_prefix;
        std::string_view words = goesOn ? statement.substr(colon + 2) : statement;
        if (words.ends_with('.')) words.remove_suffix(1);
        m_text += (m_text.empty() ? "" : goesOn ? "; " : ". ") + std::string(words) + mark;
        m_prefix = prefix;
    }
    [[nodiscard]] std::string text() const { return m_text + "."; }

private:
    static constexpr std::size_t mostPrefix = 48;
    std::string m_text;
    std::string_view m_prefix;
};

}  // namespace

void tellStatements(const Reference& reference, Sheet& sheet)
{
    const std::vector<LedgerRow>& rows = reference.ruleset.ledger.rows();
    const std::vector<std::vector<ElementKind>> cited = citedBy(reference.ruleset);
    std::vector<std::string_view> chapters;
    std::map<std::pair<std::size_t, int>, Paragraph> paragraphs;  // by chapter, then by how spare they are
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (isToldElsewhere(rows[i], cited[i])) continue;
        const std::string_view chapter = chapterOf(rows[i].section);
        auto found = std::find(chapters.begin(), chapters.end(), chapter);
        if (found == chapters.end()) found = chapters.insert(chapters.end(), chapter);
        paragraphs[{static_cast<std::size_t>(found - chapters.begin()), spareOf(rows[i])}].add(rows[i].statement, Reference::mark(rows[i]));
    }
    if (paragraphs.empty()) return;
    tell(sheet, Kind::Heading, "The rules in brief");
    for (const auto& [place, paragraph] : paragraphs) {
        tell(sheet, Kind::Paragraph, paragraph.text());
        sheet.back().lead = std::string(chapters[place.first]) + ":";
        sheet.back().spare = place.second;
    }
}

}  // namespace drumhead
