#pragma once

#include "drumhead/base/typed_text.hpp"
#include "game/scenario/csv/army_list_csv_columns.hpp"

#include <optional>
#include <set>

namespace drumhead {

/// A row of an army list, read but not yet put into its place.
struct ArmyRow {
    int row = 0;
    ScenarioEntity entity;
    std::string id, side, group, leader, attachedTo, arrivesBy;  ///< as they were written
    int arrives = 0;
    bool isLeftOut = false;      ///< only its side counts, for the rows below
    bool isSideUnclear = false;  ///< a fault is in its side
};

/// Reads the cells of rows by their columns.
class CsvCellReader {
public:
    CsvCellReader(const Ruleset& ruleset, const StoredAttributes& stored, const std::vector<CsvColumn>& columns,
                  const ArmyListOptions& options, int lastTurn, std::vector<CsvProblem>& problems)
        : m_ruleset(ruleset), m_stored(stored), m_columns(columns), m_options(options), m_lastTurn(lastTurn),
          m_problems(problems)
    {}

    /// A row with a fault, which is reported, is to be left out.
    [[nodiscard]] ArmyRow read(int row, const std::vector<CsvCell>& cells);
    /// The column of a key, from 1, or 0.
    [[nodiscard]] int columnOf(CsvKey key, std::string_view attribute = {}) const;

private:
    void fault(std::size_t column, std::string message);
    void remark(std::size_t column, std::string message);
    /// A cell that is not needed: it alone is left out.
    void leaveOut(std::size_t column, const std::string& message)
    {
        remark(column, texts().say("csv.cell", "{fault}; the cell is left out", {{"fault", message}}));
    }
    [[nodiscard]] const Texts& texts() const { return *m_ruleset.texts; }
    void readKind(ArmyRow& read, const std::vector<CsvCell>& cells);
    void readCell(ArmyRow& read, std::size_t column, const CsvCell& cell);
    /// Whether it could be read.
    bool readText(std::string& into, std::size_t column, const std::string& text, Lines lines);
    void readName(ArmyRow& read, std::size_t column, const std::string& text);
    void readArrival(ArmyRow& read, std::size_t column, const std::string& text);
    void readHidden(ArmyRow& read, std::size_t column, const std::string& text);
    void readValue(ArmyRow& read, std::size_t column, const std::string& text);
    [[nodiscard]] Result<Value> parse(const Attribute& attribute, const std::string& text) const;
    [[nodiscard]] Result<Value> parseChoice(const ChoiceList& list, const std::string& text, bool takeGuess,
                                            std::string* guessed) const;
    void judgeBadValues(const ArmyRow& read);
    void checkValues(ArmyRow& read);
    [[nodiscard]] std::string missingText(const std::string& label, bool hasColumn) const;

    const Ruleset& m_ruleset;
    const StoredAttributes& m_stored;
    const std::vector<CsvColumn>& m_columns;
    const ArmyListOptions& m_options;
    int m_lastTurn;
    std::vector<CsvProblem>& m_problems;
    std::set<const Attribute*> m_told;  ///< what is needed and has no column
    /// Of the row: columns with values that don't fit, and what is wrong with them.
    std::vector<std::pair<std::size_t, std::string>> m_bad;
    int m_row = 0;
    bool m_sound = true;
};

}  // namespace drumhead
