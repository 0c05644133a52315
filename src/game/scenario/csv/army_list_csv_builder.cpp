// The entities that an army list adds to a scenario: ids, sides, limits.
#include "game/scenario/csv/army_list_csv_builder.hpp"

#include "drumhead/rules/values/kind_text.hpp"
#include "game/scenario/scenario_reader.hpp"

#include <algorithm>

namespace drumhead {

ArmyBuilder::ArmyBuilder(Scenario& scenario, const ArmyListOptions& options, const CsvCellReader& reader,
                         const Texts& texts, std::vector<CsvProblem>& problems)
    : m_scenario(scenario), m_options(options), m_reader(reader), m_texts(texts), m_problems(problems)
{
    m_ids.emplace("game", -1);
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) remember(static_cast<int>(i));
}

int ArmyBuilder::build(std::vector<ArmyRow>& rows)
{
    giveIds(rows);
    for (ArmyRow& row : rows)
        if (row.entity.kind == EntityKind::Side) addSide(row);
    for (ArmyRow& row : rows)
        if (row.entity.kind != EntityKind::Side) findSide(row);
    for (ArmyRow& row : rows)
        if (row.entity.kind == EntityKind::Group) add(row);
    for (ArmyRow& row : rows)
        if (row.entity.kind == EntityKind::Leader || row.entity.kind == EntityKind::Unit) add(row);
    std::sort(m_added.begin(), m_added.end(), [](const auto& a, const auto& b) { return a.first->row < b.first->row; });
    for (const auto& [row, index] : m_added) linkGroup(*row, index);
    for (const auto& [row, index] : m_added) straighten(*row, index);
    for (const auto& [row, index] : m_added) joinReinforcement(*row, index);
    for (const auto& [row, index] : m_added) comeWithGroup(index);
    for (const auto& [row, index] : m_added) linkLeaders(*row, index);
    return static_cast<int>(m_added.size());
}

void ArmyBuilder::remember(int index)
{
    const ScenarioEntity& entity = at(index);
    m_ids.emplace(entity.id, index);
    m_names.emplace(named(entity.kind, entity.side, entity.name), index);
    ++m_counts[static_cast<std::size_t>(entity.kind)];
}

void ArmyBuilder::giveIds(std::vector<ArmyRow>& rows)
{
    std::unordered_map<std::string, int> written;
    for (ArmyRow& row : rows) {
        if (row.isLeftOut || row.id.empty()) continue;
        if (row.entity.kind == EntityKind::Side && sideOf(row) >= 0) continue;
        const auto [first, isNew] = written.emplace(row.id, row.row);
        if (isNew) {
            if (m_ids.count(row.id) == 0) m_ids.emplace(row.entity.id = row.id, -1);
            continue;
        }
        tell(row, CsvKey::Id, false,
             m_texts.say("csv.same-id", "row {row} has the id \"{id}\" already, so this one gets another",
                         {{"row", std::to_string(first->second)}, {"id", row.id}}));
        row.id.clear();
    }
    for (ArmyRow& row : rows) {
        if (row.isLeftOut) continue;
        if (const int side = row.entity.kind == EntityKind::Side ? sideOf(row) : -1; side >= 0)
            row.entity.id = at(side).id;
        if (row.entity.id.empty()) row.entity.id = freeId(row.entity.name, row.entity.kind);
        if (!row.id.empty()) m_written[row.id] = row.entity.id;
    }
}

std::string ArmyBuilder::freeId(const std::string& name, EntityKind kind)
{
    std::string stem = idFromName(name);
    if (stem.empty()) stem = entityKindName(kind);
    std::string id = stem;
    int& next = m_next.emplace(stem, 2).first->second;
    while (m_ids.count(id) > 0) id = stem + "-" + std::to_string(next++);
    m_ids.emplace(id, -1);
    return id;
}

/// The side of the scenario that a row for a side means, or -1.
int ArmyBuilder::sideOf(const ArmyRow& row)
{
    const auto id = m_ids.find(row.id);
    if (!row.id.empty() && id != m_ids.end() && id->second >= 0 && at(id->second).kind == EntityKind::Side)
        return id->second;
    return find(EntityKind::Side, "", row.entity.name);
}

/// An existing entity takes over the values of the row.
void ArmyBuilder::addSide(ArmyRow& row)
{
    const int known = row.isLeftOut ? -1 : sideOf(row);
    if (known < 0) return add(row);
    for (const auto& [attribute, value] : row.entity.values) {
        auto& values = at(known).values;
        const auto found = std::find_if(values.begin(), values.end(),
                                        [&name = attribute](const auto& each) { return each.first == name; });
        if (found == values.end()) values.emplace_back(attribute, value);
        else found->second = value;
    }
    if (!row.entity.note.empty()) at(known).note = row.entity.note;
    m_added.emplace_back(&row, known);
}

void ArmyBuilder::add(ArmyRow& row)
{
    if (row.isLeftOut) return;
    const EntityKind kind = row.entity.kind;
    const std::size_t most = kind == EntityKind::Unit ? Scenario::maxUnits
        : kind == EntityKind::Side                    ? Scenario::maxSides
                                                      : Scenario::maxOthers;
    if (m_counts[static_cast<std::size_t>(kind)] >= most)
        return tell(row, CsvKey::Name, true,
                    m_texts.say("csv.too-many", "there are more than {most} of the kind {kind}",
                                {{"most", std::to_string(most)}, {"kind", kindText(m_texts, kind)}}));
    if (kind != EntityKind::Side && row.entity.side.empty()) return;
    const int index = static_cast<int>(m_scenario.entities.size());
    m_scenario.entities.push_back(row.entity);
    m_ids[row.entity.id] = index;
    remember(index);
    m_added.emplace_back(&row, index);
}

int ArmyBuilder::make(EntityKind kind, const std::string& side, const std::string& name)
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

int ArmyBuilder::find(EntityKind kind, const std::string& side, const std::string& text)
{
    const auto written = m_written.find(text);
    const auto id = m_ids.find(written == m_written.end() ? text : written->second);
    if (id != m_ids.end() && id->second >= 0 && at(id->second).kind == kind && at(id->second).side == side)
        return id->second;
    const auto name = m_names.find(named(kind, side, text));
    return name == m_names.end() ? -1 : name->second;
}

void ArmyBuilder::findSide(ArmyRow& row)
{
    if (row.isSideUnclear) m_unclearSide = row.row;
    else if (!row.side.empty()) m_unclearSide = 0;
    if (m_unclearSide > 0 && !row.isLeftOut) {
        row.isLeftOut = true;
        return tell(row, CsvKey::Side, true,
                    m_texts.say("csv.side-of-row", "it is of the side of row {row}, which can't be read",
                                {{"row", std::to_string(m_unclearSide)}}));
    }
    if (row.isLeftOut) {
        if (!row.side.empty()) m_lastSide = row.side;
        return;
    }
    std::string text = row.side.empty() ? m_lastSide : row.side;
    if (text.empty()) text = m_options.side;
    int side = text.empty() ? firstSide() : find(EntityKind::Side, "", text);
    const bool room = m_counts[static_cast<std::size_t>(EntityKind::Side)] < Scenario::maxSides;
    if (side < 0 && !room)
        return tell(row, CsvKey::Side, true,
                    m_texts.say("csv.too-many-sides", "there are more than {most} sides",
                                {{"most", std::to_string(Scenario::maxSides)}}));
    if (side < 0) side = make(EntityKind::Side, "", text.empty() ? "1" : text);
    m_lastSide = text;
    row.entity.side = at(side).id;
}

int ArmyBuilder::firstSide()
{
    for (std::size_t i = 0; i < m_scenario.entities.size(); ++i) {
        if (m_scenario.entities[i].kind == EntityKind::Side) return static_cast<int>(i);
    }
    return -1;
}

}  // namespace drumhead
