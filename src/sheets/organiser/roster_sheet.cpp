#include "sheets/organiser/roster_cards.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;
using Row = std::vector<std::string>;

/// Leaders of a group, or with nobody those above all groups.
std::vector<EntityId> leadersOf(const ArmyList& armies, EntityId side, EntityId group)
{
    std::vector<EntityId> found = armies.all(EntityKind::Leader, side);
    std::erase_if(found, [&](EntityId id) { return armies.at(id).group != group; });
    return found;
}

/// The name of a group is said again wherever its units go on, so a very long one is cut.
void tellGroupName(const std::string& name, Sheet& sheet)
{
    constexpr std::size_t mostLetters = 120;
    tell(sheet, Kind::Heading, shortened(inOneLine(name), mostLetters));
    sheet.back().again = true;
}

/// Leaders who have something to tick first, then the units.
void tellCards(const ArmyList& armies, const std::vector<EntityId>& leaders, const std::vector<EntityId>& units,
               Sheet& sheet)
{
    const RosterCards cards(armies);
    SheetBlock block;
    block.kind = Kind::Cards;
    for (const EntityId id : leaders) {
        if (cards.isWorthwhile(id)) block.cards.push_back(cards.make(id));
    }
    for (const EntityId id : units) block.cards.push_back(cards.make(id));
    if (!block.cards.empty()) sheet.push_back(std::move(block));
}

/// "General Arnim (rank: division)", of those who need no block of their own. That they come with their group is said.
std::string plainLeaders(const ArmyList& armies, const std::vector<EntityId>& leaders, EntityId group)
{
    const RosterCards cards(armies);
    std::vector<std::string> names;
    for (const EntityId id : leaders) {
        const bool isSaid = group != nobody && armies.arrives(id) == armies.arrives(group);
        const std::string facts = isSaid ? withNote(armies.traits(id), armies.at(id).note) : armies.facts(id);
        if (!cards.isWorthwhile(id)) names.push_back(armies.at(id).name + (facts.empty() ? "" : " (" + facts + ")"));
    }
    return armies.ruleset().texts->allOf(names);
}

/// "Left wing, of the Reserve": its leaders, what may be ticked of it, and its units.
void tellGroup(const ArmyList& armies, EntityId side, EntityId group, Sheet& sheet)
{
    const Texts& texts = *armies.ruleset().texts;
    const std::vector<EntityId> leaders = leadersOf(armies, side, group);
    const std::vector<EntityId> units = armies.unitsIn(side, group);
    if (group == nobody && leaders.empty() && units.empty()) return;
    const std::string above = group == nobody ? "" : armies.place(group);
    const std::string name = group == nobody ? texts.say("sheet.army-command", "Army command") : armies.at(group).name;
    tellGroupName(name + (above.empty() ? "" : texts.say("sheet.of-group", ", of {group}", {{"group", above}})), sheet);
    std::string said = group == nobody ? "" : armies.facts(group);
    for (const std::string& part :
         {group == nobody ? "" : armies.stateBoxes(group), plainLeaders(armies, leaders, group)})
        said += (said.empty() || part.empty() ? "" : " · ") + part;
    if (!said.empty()) tell(sheet, Kind::Paragraph, inOneLine(said));
    tellCards(armies, leaders, units, sheet);
}

void addSideRoster(const ArmyList& armies, EntityId side, Sheet& sheet)
{
    if (const std::string facts = armies.facts(side); !facts.empty()) {
        tell(sheet, Kind::Paragraph, facts);
        sheet.back().wide = true;
    }
    tellGroup(armies, side, nobody, sheet);
    for (const EntityId group : armies.all(EntityKind::Group, side)) tellGroup(armies, side, group, sheet);
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
        if (!sheet.empty()) {
            tell(sheet, Kind::PageBreak, {});
            sheet.back().wide = true;
        }
        tell(sheet, Kind::Title,
             markOf(armies, side)
                 + ruleset.texts->say("sheet.roster-of", "{side}: roster", {{"side", armies.at(side).name}}));
        sheet.back().wide = true;
        tell(sheet, Kind::Paragraph,
             ruleset.texts->say("sheet.crossed-box", "{scenario}. A crossed box is how it begins.",
                                {{"scenario", scenario.title}}));
        sheet.back().wide = true;
        addSideRoster(armies, side, sheet);
    }
    return sheet;
}

Sheet labelSheet(const Scenario& scenario, const Ruleset& ruleset, EntityId only)
{
    const ArmyList armies(scenario, ruleset);
    Sheet sheet;
    tell(sheet, Kind::Title, ruleset.texts->say("sheet.labels", "{scenario}: labels", {{"scenario", scenario.title}}));
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
