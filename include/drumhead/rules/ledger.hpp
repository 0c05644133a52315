#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/rules/diagnostic.hpp"

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace drumhead {

/// How the program supports a statement of the source.
enum class Support { Resolve, Track, Guide, Show };

[[nodiscard]] std::string_view supportName(Support support);

/// One statement of a ruleset's source, in our own words.
struct LedgerRow {
    std::string_view id;
    std::string_view section;
    std::string_view kind;
    Support support = Support::Show;
    std::string_view statement;
    std::string_view reading;  ///< how we read it where the print is unclear, or empty
    std::string_view english;  ///< the statement as the file has it, whatever the language
};

/// Every statement of a source, read from a tab-separated file with a heading line.
class Ledger {
public:
    /// The rows that are sound; the others are reported, each with its line.
    [[nodiscard]] static Ledger parse(const std::string& file, std::string text, std::vector<Diagnostic>& faults);

    [[nodiscard]] const std::vector<LedgerRow>& rows() const { return m_rows; }
    /// The row's index, or -1.
    [[nodiscard]] int find(std::string_view id) const;

    /// What a row says in another language.
    struct Translation {
        std::string_view section;  ///< empty, as the others may be: it stays as it is
        std::string_view statement;
        std::string_view reading;
    };
    void translate(int row, const Translation& words);

private:
    [[nodiscard]] std::string_view kept(std::string_view words, std::string_view otherwise);

    std::unique_ptr<const std::string> m_text;  ///< the text the rows view
    std::deque<std::string> m_translations;     ///< likewise
    std::vector<LedgerRow> m_rows;
    std::unordered_map<std::string_view, int> m_index;
};

}  // namespace drumhead
