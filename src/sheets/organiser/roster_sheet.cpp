#include "sheets/organiser/army_list.hpp"

#include <algorithm>

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

/// Leaders and units have the same columns, so that a page can be read from top to bottom.
const std::vector<int> widths = {29, 21, 50};

/// Names are one line, whatever was typed.
std::string oneLine(std::string text)
{
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

/// A name, which stands out, and what is said of it below.
std::string below(const std::string& name, const std::string& said) { return name + "\n" + said; }

void tellLeaders(const ArmyList& armies, EntityId side, Sheet& sheet)
{
    SheetBlock table = textTable({"Leader", "Commands", "State"});
    table.shares = widths;
    for (const EntityId id : armies.all(EntityKind::Leader, side)) {
        table.rows.push_back({below(oneLine(armies.at(id).name), oneLine(armies.facts(id))), oneLine(armies.place(id)),
                              armies.stateBoxes(id)});
    }
    addTable(std::move(table), sheet);
}

std::string described(const ArmyList& armies, EntityId id)
{
    const std::string type = armies.typeTitle(id);
    const std::string facts = armies.facts(id);
    return oneLine(type + (type.empty() || facts.empty() ? "" : ", ") + facts);
}

void tellUnits(const ArmyList& armies, const std::vector<EntityId>& units, SheetBlock& table)
{
    for (const EntityId id : units)
        table.rows.push_back({below(oneLine(armies.at(id).name), described(armies, id)), armies.strengthBoxes(id),
                              armies.stateBoxes(id)});
}

/// "Left wing, of the Reserve (stands: 20)", and what may be ticked of it.
void tellGroup(const ArmyList& armies, EntityId group, SheetBlock& table)
{
    const std::string above = armies.place(group);
    const std::string facts = armies.facts(group);
    const std::string name =
        armies.at(group).name + (above.empty() ? "" : ", of " + above) + (facts.empty() ? "" : " (" + facts + ")");
    table.rows.push_back({below(oneLine(name), armies.stateBoxes(group))});
    tellUnits(armies, armies.unitsIn(armies.at(group).side, group), table);
}

void addSideRoster(const ArmyList& armies, EntityId side, Sheet& sheet)
{
    tell(sheet, Kind::Heading, armies.at(side).name);
    if (const std::string facts = armies.facts(side); !facts.empty()) tell(sheet, Kind::Paragraph, facts);
    tellLeaders(armies, side, sheet);
    SheetBlock table = textTable({"Unit", "Strength", "State"});
    table.shares = widths;
    tellUnits(armies, armies.unitsIn(side, nobody), table);
    for (const EntityId group : armies.all(EntityKind::Group, side)) tellGroup(armies, group, table);
    addTable(std::move(table), sheet);
}

/// Sides differ by a mark that needs no colour.
std::string markOf(const ArmyList& armies, EntityId side)
{
    static const std::vector<std::string> marks = {"■", "▨", "□", "▲"};
    const std::vector<EntityId> sides = armies.sides();
    const auto number = static_cast<std::size_t>(std::find(sides.begin(), sides.end(), side) - sides.begin());
    return number < marks.size() ? marks[number] + " " : "";
}

Row label(const ArmyList& armies, EntityId id)
{
    constexpr std::size_t mostName = 90;  // so that a label stays one
    constexpr std::size_t mostLine = 70;
    const Entity& entity = armies.at(id);
    const std::string place = armies.place(id);
    Row lines = {shortened(entity.name, mostName)};
    lines.push_back(markOf(armies, entity.side)
                    + shortened(armies.at(entity.side).name + (place.empty() ? "" : " · " + place), mostLine));
    if (const std::string type = armies.typeTitle(id); !type.empty()) lines.push_back(shortened(type, mostLine));
    if (const std::string strength = armies.strength(id); !strength.empty())
        lines.push_back(shortened(strength, mostLine));
    return lines;
}

}  // namespace

Sheet rosterSheet(const Scenario& scenario, const Ruleset& ruleset, EntityId only)
{
    const ArmyList armies(scenario, ruleset);
    Sheet sheet;
    for (const EntityId side : armies.sides()) {
        if (only != nobody && side != only) continue;
        if (!sheet.empty()) tell(sheet, Kind::PageBreak, {});
        tell(sheet, Kind::Title, scenario.title + ": roster of " + armies.at(side).name);
        addSideRoster(armies, side, sheet);
    }
    return sheet;
}

Sheet labelSheet(const Scenario& scenario, const Ruleset& ruleset, EntityId only)
{
    const ArmyList armies(scenario, ruleset);
    Sheet sheet;
    tell(sheet, Kind::Title, scenario.title + ": labels");
    for (const EntityId side : armies.sides()) {
        if (only != nobody && side != only) continue;
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
