// What the rules say besides tables, modifiers and the turn: the statements of the ledger that a player needs, by chapter.
#include "reference_parts.hpp"

#include <algorithm>

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

/// What may be left out where there is not room for all: figures, which nobody keeps in his head, stay longest.
int spareOf(const LedgerRow& row)
{
    if (row.kind == "procedure" && row.support == Support::Guide) return 7;
    const bool hasFigures = row.statement.find_first_of("0123456789") != std::string_view::npos;
    if (row.kind == "optional" || row.kind == "definition" || row.kind == "unit-stat") return row.support != Support::Resolve ? 6 : hasFigures ? 2 : 3;
    if (row.support == Support::Resolve || row.kind == "order") return 1;
    if (hasFigures) return 2;
    if (row.support == Support::Guide) return row.kind == "geometry" ? 5 : 4;
    return row.kind == "state" || row.kind == "command" || row.kind == "movement" || row.kind == "event" ? 3 : 4;
}

/// "Orders" of "Orders p12": sheets have no use for the page.
std::string_view chapterOf(std::string_view section)
{
    const std::size_t page = section.rfind(" p");
    const bool isPage = page != std::string_view::npos && page + 2 < section.size() && section.find_first_not_of("0123456789-", page + 2) == std::string_view::npos;
    return isPage ? section.substr(0, page) : section;
}

/// The mark goes before the full stop.
std::string marked(std::string_view statement, const std::string& mark)
{
    if (statement.ends_with('.')) statement.remove_suffix(1);
    return std::string(statement) + mark + ".";
}

}  // namespace

void tellStatements(const Reference& reference, Sheet& sheet)
{
    const std::vector<LedgerRow>& rows = reference.ruleset.ledger.rows();
    const std::vector<std::vector<ElementKind>> cited = citedBy(reference.ruleset);
    std::vector<std::pair<std::string_view, Sheet>> chapters;  // one may go on further down in the source
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (isToldElsewhere(rows[i], cited[i])) continue;
        const std::string_view title = chapterOf(rows[i].section);
        auto found = std::find_if(chapters.begin(), chapters.end(), [&](const auto& each) { return each.first == title; });
        if (found == chapters.end()) found = chapters.insert(chapters.end(), {title, {}});
        tell(found->second, Kind::Paragraph, marked(rows[i].statement, Reference::mark(rows[i])));
        found->second.back().lead = std::string(title) + ":";
        found->second.back().spare = spareOf(rows[i]);
    }
    if (chapters.empty()) return;
    tell(sheet, Kind::Heading, "The rules in brief");
    for (const auto& [title, told] : chapters) sheet.insert(sheet.end(), told.begin(), told.end());
}

}  // namespace drumhead
