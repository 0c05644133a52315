// An order of battle from a spreadsheet: rows first, then who belongs to whom.
#include "drumhead/game/army_list_csv.hpp"

#include "army_list_csv_rows.hpp"
#include "drumhead/game/scenario_edit.hpp"
#include "scenario_reader.hpp"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace drumhead {

namespace {

/// Puts rows into the armies of a scenario.
class ArmyBuilder {
public:
    ArmyBuilder(Scenario& scenario, const ArmyListOptions& options, const ArmyRowReader& reader, std::vector<CsvProblem>& problems)
        : m_scenario(scenario), m_options(options), m_reader(reader), m_problems(problems)
    {
        m_ids.emplace("game", -1);
        for (std::size_t i = 0; i < scenario.entities.size(); ++i) remember(static_cast<int>(i));
    }

    int build(std::vector<ArmyRow>& rows)
    {
        giveIds(rows);
        for (ArmyRow& row : rows) if (row.entity.kind == EntityKind::Side) add(row);
        for (ArmyRow& row : rows) if (row.entity.kind != EntityKind::Side) findSide(row);
        for (ArmyRow& row : rows) if (row.entity.kind == EntityKind::Group) add(row);
        for (ArmyRow& row : rows) if (row.entity.kind == EntityKind::Leader || row.entity.kind == EntityKind::Unit) add(row);
        std::sort(m_added.begin(), m_added.end(), [](const auto& a, const auto& b) { return a.first->row < b.first->row; });
        for (const auto& [row, index] : m_added) linkGroup(*row, index);
        for (const auto& [row, index] : m_added) straighten(*row, index);
        for (const auto& [row, index] : m_added) joinReinforcement(*row, index);
        for (const auto& [row, index] : m_added) linkLeaders(*row, index);
        return static_cast<int>(m_added.size());
    }

private:
    [[nodiscard]] ScenarioEntity& at(int index) { return m_scenario.entities[static_cast<std::size_t>(index)]; }
    void tell(const ArmyRow& row, CsvKey key, bool leftOut, std::string message) { m_problems.push_back({row.row, m_reader.columnOf(key), leftOut, std::move(message)}); }
    [[nodiscard]] static std::string named(EntityKind kind, const std::string& side, const std::string& name) { return std::string(entityKindName(kind)) + '\n' + side + '\n' + plainWords(name); }

    void remember(int index)
    {
        const ScenarioEntity& entity = at(index);
        m_ids.emplace(entity.id, index);
        m_names.emplace(named(entity.kind, entity.side, entity.name), index);
        ++m_counts[static_cast<std::size_t>(entity.kind)];
    }

    /// Written ids first. One that the scenario has already gives way to another; within the list it still means this row.
    void giveIds(std::vector<ArmyRow>& rows)
    {
        std::unordered_map<std::string, int> written;
        for (ArmyRow& row : rows) {
            if (row.id.empty()) continue;
            const auto [first, isNew] = written.emplace(row.id, row.row);
            if (isNew) {
                if (m_ids.count(row.id) == 0) m_ids.emplace(row.entity.id = row.id, -1);
                continue;
            }
            tell(row, CsvKey::Id, true, "row " + std::to_string(first->second) + " has the id \"" + row.id + "\" already");
            row.row = 0;
        }
        std::erase_if(rows, [](const ArmyRow& row) { return row.row == 0; });
        for (ArmyRow& row : rows) {
            if (row.entity.id.empty()) row.entity.id = freeId(row.entity.name, row.entity.kind);
            if (!row.id.empty()) m_written[row.id] = row.entity.id;
        }
    }

    std::string freeId(const std::string& name, EntityKind kind)
    {
        std::string stem = idFromName(name);
        if (stem.empty()) stem = entityKindName(kind);
        std::string id = stem;
        int& next = m_next.emplace(stem, 2).first->second;
        while (m_ids.count(id) > 0) id = stem + "-" + std::to_string(next++);
        m_ids.emplace(id, -1);
        return id;
    }

    void add(ArmyRow& row)
    {
        const EntityKind kind = row.entity.kind;
        const std::size_t most = kind == EntityKind::Unit ? Scenario::maxUnits : kind == EntityKind::Side ? Scenario::maxSides : Scenario::maxOthers;
        if (m_counts[static_cast<std::size_t>(kind)] >= most) return tell(row, CsvKey::Name, true, "there are more than " + std::to_string(most) + " of the kind " + std::string(entityKindName(kind)));
        if (kind != EntityKind::Side && row.entity.side.empty()) return;
        const int index = static_cast<int>(m_scenario.entities.size());
        m_scenario.entities.push_back(row.entity);
        m_ids[row.entity.id] = index;
        remember(index);
        m_added.emplace_back(&row, index);
    }

    /// A newcomer that is only mentioned.
    int make(EntityKind kind, const std::string& side, const std::string& name)
    {
        ScenarioEntity entity;
        entity.kind = kind;
        entity.name = name;
        entity.side = side;
        entity.id = freeId(name, kind);
        const int index = static_cast<int>(m_scenario.entities.size());
        m_ids[entity.id] = index;
        m_scenario.entities.push_back(std::move(entity));
        remember(index);
        return index;
    }

    /// By id, as written in the list or in the scenario, else by name; -1 where there is none.
    int find(EntityKind kind, const std::string& side, const std::string& text)
    {
        const auto written = m_written.find(text);
        const auto id = m_ids.find(written == m_written.end() ? text : written->second);
        if (id != m_ids.end() && id->second >= 0 && at(id->second).kind == kind && at(id->second).side == side) return id->second;
        const auto name = m_names.find(named(kind, side, text));
        return name == m_names.end() ? -1 : name->second;
    }

    void findSide(ArmyRow& row)
    {
        std::string text = row.side.empty() ? m_lastSide : row.side;
        if (text.empty()) text = m_options.side;
        int side = text.empty() ? firstSide() : find(EntityKind::Side, "", text);
        const bool room = m_counts[static_cast<std::size_t>(EntityKind::Side)] < Scenario::maxSides;
        if (side < 0 && !room) return tell(row, CsvKey::Side, true, "there are more than " + std::to_string(Scenario::maxSides) + " sides");
        if (side < 0) side = make(EntityKind::Side, "", text.empty() ? "1" : text);
        m_lastSide = text;
        row.entity.side = at(side).id;
    }

    int firstSide()
    {
        for (std::size_t i = 0; i < m_scenario.entities.size(); ++i) {
            if (m_scenario.entities[i].kind == EntityKind::Side) return static_cast<int>(i);
        }
        return -1;
    }

    void linkGroup(const ArmyRow& row, int index)
    {
        if (row.group.empty() || at(index).kind == EntityKind::Side) return;
        const std::string side = at(index).side;
        int group = find(EntityKind::Group, side, row.group);
        if (group == index) return tell(row, CsvKey::Group, false, "a group can't lie in itself; it stands by itself now");
        if (group < 0 && m_counts[static_cast<std::size_t>(EntityKind::Group)] >= Scenario::maxOthers) return tell(row, CsvKey::Group, false, "there are too many groups; it stands in none");
        if (group < 0) {
            group = make(EntityKind::Group, side, row.group);
            m_arrivals[group] = {row.arrives, row.arrivesBy};
        }
        if (at(index).kind == EntityKind::Leader && !m_commanders.emplace(group, index).second)
            return tell(row, CsvKey::Group, false, "\"" + at(group).name + "\" is commanded by \"" + at(m_commanders[group]).name + "\" already, so \"" + row.entity.name + "\" commands nobody");
        at(index).group = at(group).id;
    }

    /// Groups in a ring, or too deep, are lifted out.
    void straighten(const ArmyRow& row, int index)
    {
        if (at(index).kind != EntityKind::Group) return;
        std::size_t depth = 1;
        for (int above = index; !at(above).group.empty(); ++depth) {
            above = m_ids.at(at(above).group);
            if (above != index && depth <= Scenario::maxGroupDepth - 1) continue;
            tell(row, CsvKey::Group, false, above == index ? "these groups lie in one another; it stands by itself now" : "groups lie in groups too deep; it stands by itself now");
            at(index).group.clear();
            return;
        }
    }

    /// The reinforcement with which somebody comes: who joins the same group, or no other.
    void joinReinforcement(const ArmyRow& row, int index)
    {
        const ScenarioEntity& entity = at(index);
        if (entity.kind == EntityKind::Side || row.arrives == 0) return;
        for (auto made = m_arrivals.begin(); made != m_arrivals.end(); made = m_arrivals.erase(made)) place(made->first, made->second.first, made->second.second);
        place(index, row.arrives, row.arrivesBy);
    }

    void place(int index, int turn, const std::string& by)
    {
        if (turn == 0 || at(index).reinforcement >= 0) return;
        const bool isLeader = at(index).kind == EntityKind::Leader;
        std::string joined;
        if (const int group = isLeader || at(index).group.empty() ? -1 : m_ids.at(at(index).group); group >= 0) {
            if (at(group).reinforcement >= 0 && at(group).arrives == turn) return settle(index, at(group).reinforcement);
            joined = at(group).id;
        }
        int found = -1;
        for (std::size_t i = 0; i < m_scenario.reinforcements.size() && found < 0; ++i) {
            const ScenarioReinforcement& each = m_scenario.reinforcements[i];
            if (each.turn != turn || each.side != at(index).side || each.text != by) continue;
            if (isLeader || each.group == joined || m_leadersOnly.count(static_cast<int>(i)) > 0) found = static_cast<int>(i);
        }
        if (found < 0) {
            found = static_cast<int>(m_scenario.reinforcements.size());
            m_scenario.reinforcements.push_back({turn, at(index).side, joined, by});
            if (isLeader) m_leadersOnly.emplace(found, true);
        }
        if (!isLeader && m_leadersOnly.erase(found) > 0) m_scenario.reinforcements[static_cast<std::size_t>(found)].group = joined;
        settle(index, found);
    }

    void settle(int index, int reinforcement)
    {
        at(index).reinforcement = reinforcement;
        at(index).arrives = m_scenario.reinforcements[static_cast<std::size_t>(reinforcement)].turn;
    }

    void linkLeaders(const ArmyRow& row, int index)
    {
        const EntityKind kind = at(index).kind;
        if (kind == EntityKind::Leader && !row.attachedTo.empty()) {
            const int unit = find(EntityKind::Unit, at(index).side, row.attachedTo);
            if (unit < 0) tell(row, CsvKey::AttachedTo, false, "there is no unit \"" + row.attachedTo + "\" on that side, so he rides alone");
            else if (at(unit).arrives != at(index).arrives) tell(row, CsvKey::AttachedTo, false, "\"" + at(unit).name + "\" comes at another time, so he rides alone");
            else at(index).attachedTo = at(unit).id;
        }
        if (kind != EntityKind::Unit || row.leader.empty()) return;
        const std::string side = at(index).side;
        int leader = find(EntityKind::Leader, side, row.leader);
        if (leader < 0 && m_counts[static_cast<std::size_t>(EntityKind::Leader)] >= Scenario::maxOthers) return tell(row, CsvKey::Leader, false, "there are too many leaders");
        if (leader < 0) leader = make(EntityKind::Leader, side, row.leader);
        if (at(index).group.empty()) {
            if (at(leader).attachedTo.empty() && at(leader).arrives == at(index).arrives) at(leader).attachedTo = at(index).id;
            return;
        }
        const int group = m_ids.at(at(index).group);
        const auto [commander, isNew] = m_commanders.emplace(group, leader);
        if (commander->second != leader) tell(row, CsvKey::Leader, false, "\"" + at(group).name + "\" is commanded by \"" + at(commander->second).name + "\" already");
        else if (isNew && at(leader).group.empty()) at(leader).group = at(group).id;
    }

    Scenario& m_scenario;
    const ArmyListOptions& m_options;
    const ArmyRowReader& m_reader;
    std::vector<CsvProblem>& m_problems;
    std::unordered_map<std::string, int> m_ids;
    std::unordered_map<std::string, std::string> m_written;  ///< ids of the list that had to give way
    std::unordered_map<std::string, int> m_names;
    std::unordered_map<std::string, int> m_next;
    std::unordered_map<int, int> m_commanders;               ///< by group
    std::unordered_map<int, std::pair<int, std::string>> m_arrivals;  ///< of groups that were only mentioned: when and how those come who mention them
    std::unordered_map<int, bool> m_leadersOnly;             ///< reinforcements of which it is not known yet whom they join
    std::vector<std::pair<const ArmyRow*, int>> m_added;
    std::size_t m_counts[5] = {};
    std::string m_lastSide;
};

bool isBlank(const std::vector<CsvCell>& cells)
{
    return std::all_of(cells.begin(), cells.end(), [](const CsvCell& each) { return each.text.empty(); });
}

void dropArmies(Scenario& scenario)
{
    scenario.entities.clear();
    scenario.reinforcements.clear();
}

/// Notes of sides that are gone: a brief has nobody to read it, an objective is for both.
void mendNotes(Scenario& scenario)
{
    const auto isSide = [&](const std::string& id) { return std::any_of(scenario.entities.begin(), scenario.entities.end(), [&](const ScenarioEntity& each) { return each.kind == EntityKind::Side && each.id == id; }); };
    std::erase_if(scenario.briefs, [&](const ScenarioNote& each) { return !isSide(each.side); });
    for (ScenarioNote& each : scenario.objectives) {
        if (!each.side.empty() && !isSide(each.side)) each.side.clear();
    }
}

}  // namespace

ArmyListImport readArmyList(std::string_view text, const Scenario& base, const Ruleset& ruleset, const ArmyListOptions& options)
{
    ArmyListImport import;
    import.scenario = base;
    const CsvTable table = readCsv(text);
    const auto first = std::find_if_not(table.rows.begin(), table.rows.end(), isBlank);
    const StoredAttributes stored(ruleset);
    const int headingRow = static_cast<int>(first - table.rows.begin()) + 1;
    const std::vector<CsvColumn> columns = first == table.rows.end() ? std::vector<CsvColumn>() : csvColumns(*first, headingRow, ruleset, stored, import.problems);
    for (const CsvColumn& each : columns) import.columns.push_back(each.key == CsvKey::Attribute ? each.attribute : std::string(csvHeading(each.key)));
    if (std::none_of(columns.begin(), columns.end(), [](const CsvColumn& each) { return each.key == CsvKey::Name; })) {
        import.problems.insert(import.problems.begin(), {columns.empty() ? 1 : headingRow, 0, true, "the first row has to hold headings, \"name\" among them"});
        return import;
    }
    ArmyRowReader reader(ruleset, stored, columns, options, base.turns > 0 ? base.turns : Scenario::maxTurns, import.problems);
    std::vector<ArmyRow> rows;
    for (auto row = first + 1; row != table.rows.end(); ++row) {
        const int number = static_cast<int>(row - table.rows.begin()) + 1;
        if (isBlank(*row)) continue;
        ++import.rows;
        if (number == table.unclosedRow) import.problems.push_back({number, table.unclosedColumn, true, "the quotes that open here are never closed, so all that follows was read as one cell"});
        else if (auto read = reader.read(number, *row)) rows.push_back(std::move(*read));
    }
    if (options.replace) dropArmies(import.scenario);
    import.taken = ArmyBuilder(import.scenario, options, reader, import.problems).build(rows);
    arrangeArmies(import.scenario);
    mendNotes(import.scenario);
    std::stable_sort(import.problems.begin(), import.problems.end(), [](const CsvProblem& a, const CsvProblem& b) { return std::tie(a.row, a.column) < std::tie(b.row, b.column); });
    return import;
}

}  // namespace drumhead
