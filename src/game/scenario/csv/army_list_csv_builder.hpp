#pragma once

#include "game/scenario/csv/csv_cell_reader.hpp"

#include <string>
#include <unordered_map>
#include <vector>

namespace drumhead {

/// Adds the rows of an army list to a scenario: first the entities, then their links.
class ArmyBuilder {
public:
    ArmyBuilder(Scenario& scenario, const ArmyListOptions& options, const CsvCellReader& reader, const Texts& texts,
                std::vector<CsvProblem>& problems);

    /// How many of the rows are in the scenario now.
    int build(std::vector<ArmyRow>& rows);

private:
    [[nodiscard]] ScenarioEntity& at(int index) { return m_scenario.entities[static_cast<std::size_t>(index)]; }
    void tell(const ArmyRow& row, CsvKey key, bool leftOut, std::string message)
    {
        m_problems.push_back({row.row, m_reader.columnOf(key), leftOut, std::move(message)});
    }
    [[nodiscard]] static std::string named(EntityKind kind, const std::string& side, const std::string& name)
    {
        return std::string(entityKindName(kind)) + '\n' + side + '\n' + plainWords(name);
    }
    void remember(int index);
    /// Written ids first. One that the scenario has already gives way to another; within the list it still means this
    /// row.
    void giveIds(std::vector<ArmyRow>& rows);
    std::string freeId(const std::string& name, EntityKind kind);
    void add(ArmyRow& row);
    void addSide(ArmyRow& row);
    int sideOf(const ArmyRow& row);
    /// A newcomer that is only mentioned.
    int make(EntityKind kind, const std::string& side, const std::string& name);
    /// By id, as written in the list or in the scenario, else by name; -1 where there is none.
    int find(EntityKind kind, const std::string& side, const std::string& text);
    void findSide(ArmyRow& row);
    int firstSide();
    void linkGroup(const ArmyRow& row, int index);
    /// Groups in a ring, or too deep, are lifted out.
    void straighten(const ArmyRow& row, int index);
    /// The reinforcement that an entity arrives with: the one of the same group, or of none.
    void joinReinforcement(const ArmyRow& row, int index);
    void place(int index, int turn, const std::string& by);
    /// Who has no turn of his own comes with his group.
    void comeWithGroup(int index);
    void settle(int index, int reinforcement);
    void linkLeaders(const ArmyRow& row, int index);

    Scenario& m_scenario;
    const ArmyListOptions& m_options;
    const CsvCellReader& m_reader;
    const Texts& m_texts;
    std::vector<CsvProblem>& m_problems;
    std::unordered_map<std::string, int> m_ids;
    std::unordered_map<std::string, std::string> m_written;  ///< ids of the list that had to give way
    std::unordered_map<std::string, int> m_names;
    std::unordered_map<std::string, int> m_next;
    std::unordered_map<int, int> m_commanders;  ///< by group
    /// Of groups that were only mentioned: when and how the first of those comes who mention them.
    std::unordered_map<int, std::pair<int, std::string>> m_arrivals;
    /// Reinforcements whose group is not known yet.
    std::unordered_map<int, bool> m_leadersOnly;
    std::vector<std::pair<const ArmyRow*, int>> m_added;
    std::size_t m_counts[5] = {};
    std::string m_lastSide;
    int m_unclearSide = 0;  ///< the row whose side can't be read, as long as no other row names one
};

}  // namespace drumhead
