#include "army_list.hpp"

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;
using Row = std::vector<std::string>;

SheetBlock textTable(Row head)
{
    SheetBlock table{Kind::Table, {}, {std::move(head)}};
    table.cells = SheetBlock::Cells::Text;
    return table;
}

void addTable(SheetBlock table, Sheet& sheet)
{
    dropEmptyColumns(table);
    if (table.rows.size() > 1) sheet.push_back(std::move(table));
}

void tellLeaders(const ArmyList& armies, EntityId side, Sheet& sheet)
{
    SheetBlock table = textTable({"Leader", "Commands", "State"});
    for (const EntityId id : armies.all(EntityKind::Leader, side)) {
        const std::string facts = armies.facts(id);
        table.rows.push_back({armies.at(id).name + (facts.empty() ? "" : " (" + facts + ")"), armies.place(id), armies.stateBoxes(id)});
    }
    addTable(std::move(table), sheet);
}

std::string described(const ArmyList& armies, EntityId id)
{
    const std::string type = armies.typeTitle(id);
    const std::string facts = armies.facts(id);
    return type + (type.empty() || facts.empty() ? "" : ", ") + facts;
}

void tellUnits(const ArmyList& armies, const std::vector<EntityId>& units, Sheet& sheet)
{
    SheetBlock table = textTable({"Unit", "What it is", "Strength", "State"});
    for (const EntityId id : units) table.rows.push_back({armies.at(id).name, described(armies, id), armies.strengthBoxes(id), armies.stateBoxes(id)});
    addTable(std::move(table), sheet);
}

void tellSide(const ArmyList& armies, EntityId side, Sheet& sheet)
{
    tell(sheet, Kind::Heading, armies.at(side).name);
    if (const std::string facts = armies.facts(side); !facts.empty()) tell(sheet, Kind::Paragraph, facts);
    tellLeaders(armies, side, sheet);
    tellUnits(armies, armies.unitsIn(side, nobody), sheet);
    for (const EntityId group : armies.all(EntityKind::Group, side)) {
        const std::string above = armies.place(group);
        const std::string facts = armies.facts(group);
        tell(sheet, Kind::Subheading, armies.at(group).name + (above.empty() ? "" : ", of " + above) + (facts.empty() ? "" : " (" + facts + ")"));
        if (const std::string state = armies.stateBoxes(group); !state.empty()) tell(sheet, Kind::Paragraph, state);
        tellUnits(armies, armies.unitsIn(side, group), sheet);
    }
}

Row label(const ArmyList& armies, EntityId id)
{
    constexpr std::size_t mostName = 90;  // so that a label stays one
    constexpr std::size_t mostLine = 70;
    const Entity& entity = armies.at(id);
    const std::string place = armies.place(id);
    Row lines = {shortened(entity.name, mostName)};
    lines.push_back(shortened(armies.at(entity.side).name + (place.empty() ? "" : " · " + place), mostLine));
    if (const std::string type = armies.typeTitle(id); !type.empty()) lines.push_back(shortened(type, mostLine));
    if (const std::string strength = armies.strength(id); !strength.empty()) lines.push_back(shortened(strength, mostLine));
    return lines;
}

}  // namespace

Sheet rosterSheet(const Scenario& scenario, const Ruleset& ruleset)
{
    const ArmyList armies(scenario, ruleset);
    Sheet sheet;
    for (const EntityId side : armies.sides()) {
        if (!sheet.empty()) tell(sheet, Kind::PageBreak, {});
        tell(sheet, Kind::Title, scenario.title + ": roster");
        tellSide(armies, side, sheet);
    }
    return sheet;
}

Sheet labelSheet(const Scenario& scenario, const Ruleset& ruleset)
{
    const ArmyList armies(scenario, ruleset);
    Sheet sheet;
    tell(sheet, Kind::Title, scenario.title + ": labels");
    for (const EntityId side : armies.sides()) {
        SheetBlock block{Kind::Labels, {}, {}};
        for (const EntityKind kind : {EntityKind::Leader, EntityKind::Unit}) {
            for (const EntityId id : armies.all(kind, side)) block.rows.push_back(label(armies, id));
        }
        if (block.rows.empty()) continue;
        tell(sheet, Kind::Subheading, armies.at(side).name);
        sheet.push_back(std::move(block));
    }
    return sheet;
}

}  // namespace drumhead
