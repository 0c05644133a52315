// What the rules say besides tables, modifiers and the turn: the statements of the ledger that a player needs, by
// chapter.
#include "sheets/reference/reference_parts.hpp"

#include <algorithm>
#include <set>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

/// Which elements cite each row of the ledger.
using Citing = std::vector<std::vector<ElementId>>;

Citing citing(const Ruleset& ruleset)
{
    Citing cited(ruleset.ledger.rows().size());
    for (std::size_t id = 0; id < ruleset.elements.size(); ++id) {
        if (ruleset.elements[id].kind == ElementKind::Example) continue;
        for (const int row : ruleset.elements[id].cites) {
            if (row >= 0) cited[static_cast<std::size_t>(row)].push_back(static_cast<ElementId>(id));
        }
    }
    return cited;
}

/// What the sheet tells in its other parts.
class ToldParts {
public:
    explicit ToldParts(const Reference& reference) : m_ruleset(reference.ruleset)
    {
        for (const auto& [modifier, use] : modifierUses(reference)) noteModifier(*modifier, use.amount.empty());
        if (!m_ruleset.reference) return;
        for (const ReferenceTopic& topic : m_ruleset.reference->topics) {
            for (const ReferencePart& part : topic.parts) noteWords(part);
        }
    }

    /// Whether a statement stands in another part of the sheet, or is only for the record.
    [[nodiscard]] bool isTold(const LedgerRow& row, int number, const std::vector<ElementId>& cited) const
    {
        const auto has = [&](std::initializer_list<ElementKind> kinds) {
            return std::any_of(cited.begin(), cited.end(), [&](ElementId each) {
                return std::find(kinds.begin(), kinds.end(), m_ruleset.elements[each].kind) != kinds.end();
            });
        };
        const auto isA = [&](std::initializer_list<std::string_view> kinds) {
            return std::find(kinds.begin(), kinds.end(), row.kind) != kinds.end();
        };
        if (row.support == Support::Show || has({ElementKind::SequenceReminder, ElementKind::Reference})
            || m_byModifiers.contains(number))
            return true;
        if (isA({"unit-stat", "table", "movement"})
            && has({ElementKind::UnitType, ElementKind::Table, ElementKind::TableRow}))
            return true;
        if (isA({"modifier"}) && has({ElementKind::Table, ElementKind::TableRow})) return true;
        if (isA({"sequence"}) && has({ElementKind::Sequence, ElementKind::SequenceStep, ElementKind::SequenceFor}))
            return true;
        const bool isRecord = std::all_of(cited.begin(), cited.end(), [&](ElementId each) {
            return m_ruleset.elements[each].kind == ElementKind::Attribute;
        });
        return isRecord && row.support != Support::Resolve && isA({"unit-stat", "definition", "command", "state"});
    }

private:
    /// Of a modifier with a plain amount the label tells the first statement, unless that makes an exception which the
    /// label does not. Else the sheet quotes them all.
    void noteModifier(const Modifier& modifier, bool isQuoted)
    {
        for (const int number : m_ruleset.elements[modifier.element].cites) {
            if (number < 0) continue;
            const LedgerRow& row = m_ruleset.ledger.rows()[static_cast<std::size_t>(number)];
            if (row.kind != "modifier" && row.kind != "table") continue;
            if (isQuoted || !makesException(row.english, modifier.label)) m_byModifiers.insert(number);
            if (!isQuoted) return;
        }
    }

    /// Marks a modifier with wording of its own as shown in full.
    void noteWords(const ReferencePart& part)
    {
        for (const ReferenceWords& words : part.words) {
            if (words.text.empty()) continue;
            for (const int number : m_ruleset.elements[words.modifier->element].cites) m_byModifiers.insert(number);
        }
    }

    static bool makesException(std::string_view statement, std::string_view label)
    {
        for (const std::string_view word : {" unless ", " except", " exempt", " only ", " no ", " not ", " may "}) {
            if (statement.find(word) != std::string_view::npos && label.find(word.substr(1)) == std::string_view::npos)
                return true;
        }
        return false;
    }

    const Ruleset& m_ruleset;
    std::set<int> m_byModifiers;
};

}  // namespace

std::string_view chapterOf(std::string_view section)
{
    const std::size_t page = section.rfind(" p");
    const bool isPage = page != std::string_view::npos && page + 2 < section.size()
        && section.find_first_not_of("0123456789-", page + 2) == std::string_view::npos;
    return isPage ? section.substr(0, page) : section;
}

void appendStatements(const Reference& reference, Sheet& sheet)
{
    const std::vector<LedgerRow>& rows = reference.ruleset.ledger.rows();
    const Citing cited = citing(reference.ruleset);
    const ToldParts told(reference);
    std::vector<std::pair<std::string_view, Sheet>> chapters;  // one may go on further down in the source
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (told.isTold(rows[i], static_cast<int>(i), cited[i])) continue;
        const std::string_view title = chapterOf(rows[i].section);
        auto found =
            std::find_if(chapters.begin(), chapters.end(), [&](const auto& each) { return each.first == title; });
        if (found == chapters.end()) found = chapters.insert(chapters.end(), {title, {}});
        const std::string mark = reference.markOfRow(static_cast<int>(i));
        tell(found->second, Kind::Item, marked(std::string(rows[i].statement), mark));
    }
    if (chapters.empty()) return;
    tell(sheet, Kind::Topic,
         !reference.ruleset.reference ? reference.ruleset.texts->say("reference.in-brief", "The rules in brief")
                                      : reference.ruleset.texts->say("reference.also", "Also in the rules"));
    sheet.back().wide = true;
    for (const auto& [title, sentences] : chapters) {
        tell(sheet, Kind::Subheading, std::string(title));
        sheet.insert(sheet.end(), sentences.begin(), sentences.end());
    }
}

}  // namespace drumhead
