#include "sheets/organiser/army_list.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>
#include <set>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

constexpr std::size_t mostOfHead = 80;  // letters of a side's name above a column

/// Text of a person below a heading; nothing where there is none.
void tellSection(Sheet& sheet, const std::string& heading, const std::string& markdown)
{
    if (markdown.empty()) return;
    tell(sheet, Kind::Heading, heading);
    tellMarkdown(sheet, markdown);
}

/// What a person wrote under a name, which leads its first paragraph; what begins with a list gets a heading.
void tellNamed(Sheet& sheet, const std::string& name, const std::string& markdown)
{
    const std::size_t first = sheet.size();
    tellMarkdown(sheet, markdown);
    if (first < sheet.size() && sheet[first].kind == Kind::Paragraph && !name.empty()) {
        sheet[first].lead = name + ".";
        return;
    }
    SheetBlock heading;
    heading.kind = Kind::Subheading;
    heading.text = name;
    sheet.insert(sheet.begin() + static_cast<std::ptrdiff_t>(first), heading);
}

/// Named notes: those of one side, or with an empty side those of everybody.
void tellNotes(Sheet& sheet, const std::string& heading, const std::vector<ScenarioNote>& notes,
               const std::string& side)
{
    bool begun = false;
    for (const ScenarioNote& note : notes) {
        if (note.side != side) continue;
        if (!begun) tell(sheet, Kind::Heading, heading);
        begun = true;
        tellNamed(sheet, note.name, note.text);
    }
}

std::string choiceText(const Ruleset& ruleset, const Ruling& ruling, const std::string& choice)
{
    const NameId name = ruleset.names.find(choice);
    return name == Names::missing ? choice : ruleset.choiceLabel(ruling.choices, name);
}

void tellRules(const Scenario& scenario, const Ruleset& ruleset, Sheet& sheet)
{
    const Texts& texts = *ruleset.texts;
    const std::string length = scenario.turns > 0
        ? " " + texts.count("sheet.lasts", scenario.turns, "The battle lasts {n} turn.|The battle lasts {n} turns.")
        : "";
    tell(sheet, Kind::Paragraph,
         (ruleset.version.empty() ? texts.say("sheet.played-by", "Played by {rules}.", {{"rules", ruleset.title}})
                                  : texts.say("sheet.played-by-version", "Played by {rules}, version {version}.",
                                              {{"rules", ruleset.title}, {"version", ruleset.version}}))
             + length);
    for (const auto& [id, choice] : scenario.rulings) {
        for (const Ruling& ruling : ruleset.rulings) {
            if (ruling.id != id) continue;
            tell(sheet, Kind::Paragraph, ruling.title + ": " + choiceText(ruleset, ruling, choice) + ".");
            sheet.back().lead = texts.say("sheet.ruling-lead", "Ruling for this battle:");
        }
    }
}

/// Units that everybody sees when the battle begins.
std::vector<EntityId> unitsInSight(const ArmyList& armies, EntityId side)
{
    std::vector<EntityId> units = armies.all(EntityKind::Unit, side);
    std::erase_if(units, [&](EntityId id) { return armies.at(id).hidden || !armies.at(id).onTable; });
    return units;
}

std::string commandersOf(const ArmyList& armies, EntityId side)
{
    std::vector<std::string> names;
    for (const EntityId id : armies.all(EntityKind::Leader, side)) {
        const Entity& leader = armies.at(id);
        if (leader.group == nobody && leader.onTable && !leader.hidden) names.push_back(leader.name);
    }
    return armies.ruleset().texts->allOf(names);
}

std::size_t countOfType(const ArmyList& armies, EntityId side, const std::string& type)
{
    const std::vector<EntityId> units = unitsInSight(armies, side);
    return static_cast<std::size_t>(
        std::count_if(units.begin(), units.end(), [&](EntityId id) { return armies.typeTitle(id) == type; }));
}

/// Of a table with a column for each side.
std::vector<int> sharesFor(std::size_t sides)
{
    constexpr int first = 40;
    std::vector<int> shares(sides + 1, static_cast<int>((100 - first) / std::max<std::size_t>(sides, 1)));
    shares[0] = first;
    return shares;
}

/// What stands on the table when it begins: for each side the commander, and how many units of each type. What only one
/// side knows is left to its page.
void tellArmies(const ArmyList& armies, Sheet& sheet)
{
    const Texts& texts = *armies.ruleset().texts;
    SheetBlock table{Kind::Table,
                     {},
                     {{texts.say("sheet.on-the-table", "On the table")}, {texts.say("sheet.commander", "Commander")}}};
    table.cells = SheetBlock::Cells::Text;
    table.shares = sharesFor(armies.sides().size());
    std::set<std::string> present;
    for (const EntityId side : armies.sides()) {
        table.rows[0].push_back(shortened(armies.at(side).name, mostOfHead));
        table.rows[1].push_back(commandersOf(armies, side));
        for (const EntityId id : unitsInSight(armies, side)) present.insert(armies.typeTitle(id));
    }
    std::vector<std::string> types;  // in the order of the rules
    for (const UnitType& type : armies.ruleset().unitTypes) {
        if (present.erase(type.title) > 0) types.push_back(type.title);
    }
    types.insert(types.end(), present.begin(), present.end());
    if (std::all_of(table.rows[1].begin() + 1, table.rows[1].end(),
                    [](const std::string& each) { return each.empty(); }))
        table.rows.pop_back();
    for (const std::string& type : types) {
        std::vector<std::string>& row =
            table.rows.emplace_back(1, type.empty() ? texts.say("sheet.units", "Units") : type);
        for (const EntityId side : armies.sides()) {
            const std::size_t count = countOfType(armies, side, type);
            row.push_back(
                count == 0 ? "–"
                           : texts.count("sheet.count-units", static_cast<std::int64_t>(count), "{n} unit|{n} units"));
        }
    }
    if (types.empty()) return;
    tell(sheet, Kind::Heading, texts.say("sheet.the-armies", "The armies"));
    sheet.push_back(std::move(table));
}

/// A box for each turn, to tick while the battle goes on.
void tellTurnTrack(const Scenario& scenario, const Texts& texts, Sheet& sheet)
{
    constexpr int most = 40;
    constexpr int inARow = 12;
    if (scenario.turns <= 0 || scenario.turns > most) return;
    tell(sheet, Kind::Heading, texts.say("sheet.turns", "Turns"));
    sheet.back().medium = SheetBlock::Medium::Paper;
    for (int first = 1; first <= scenario.turns; first += inARow) {
        tell(sheet, Kind::Paragraph, {});
        for (int turn = first; turn <= std::min(scenario.turns, first + inARow - 1); ++turn)
            sheet.back().text += (turn == first ? "" : "    ") + unbroken("☐ " + std::to_string(turn));
        sheet.back().medium = SheetBlock::Medium::Paper;
    }
}

/// Room for what each side has won, as far as the objectives are for all to see.
void tellScore(const ArmyList& armies, Sheet& sheet)
{
    const Texts& texts = *armies.ruleset().texts;
    SheetBlock table{Kind::Table, {}, {{texts.say("sheet.victory-points", "Victory points")}}};
    table.cells = SheetBlock::Cells::Text;
    table.medium = SheetBlock::Medium::Paper;
    table.shares = sharesFor(armies.sides().size());
    const auto addRow = [&](const std::string& what) {
        table.rows.push_back({what});
        for (std::size_t i = 0; i < armies.sides().size(); ++i) table.rows.back().push_back("");
    };
    for (const EntityId side : armies.sides()) table.rows[0].push_back(shortened(armies.at(side).name, mostOfHead));
    for (const ScenarioNote& objective : armies.scenario().objectives) {
        if (objective.side.empty()) addRow(objective.name);
    }
    if (armies.scenario().objectives.empty()) return;
    addRow(texts.say("sheet.side-objectives", "Side objectives"));
    addRow(texts.say("sheet.total", "Total"));
    tell(sheet, Kind::Heading, texts.say("sheet.how-it-ended", "How it ended"));
    sheet.back().medium = SheetBlock::Medium::Paper;
    sheet.push_back(std::move(table));
}

/// "4th Foot (Line, 24 figures)".
std::string unitLine(const ArmyList& armies, EntityId id)
{
    std::string what;
    for (const std::string& part : {armies.typeTitle(id), armies.strength(id)})
        what += (what.empty() || part.empty() ? "" : ", ") + part;
    return withNote(armies.at(id).name + (what.empty() ? "" : " (" + what + ")"), armies.at(id).note);
}

std::string arrival(const Texts& texts, const ScenarioEntity& entity)
{
    if (entity.arrives <= 0) return "";
    return texts.say("sheet.in-turn", "turn {turn}", {{"turn", std::to_string(entity.arrives)}});
}

/// "Left wing, under General Arnim", then its units.
void tellCommand(const ArmyList& armies, EntityId side, EntityId group, const std::string& name, SheetBlock& table)
{
    std::vector<std::string> leaders;
    for (const EntityId id : armies.all(EntityKind::Leader, side)) {
        if (armies.at(id).group == group) leaders.push_back(armies.at(id).name);
    }
    const std::vector<EntityId> units = armies.unitsIn(side, group);
    if (leaders.empty() && units.empty() && group == nobody) return;
    const Texts& texts = *armies.ruleset().texts;
    table.rows.push_back({leaders.empty() ? name
                                          : texts.say("sheet.under", "{group}, under {leaders}",
                                                      {{"group", name}, {"leaders", texts.allOf(leaders)}})});
    for (const EntityId id : units)
        table.rows.push_back(
            {armies.at(id).name, armies.typeTitle(id), armies.strength(id),
             arrival(*armies.ruleset().texts, armies.scenario().entities[static_cast<std::size_t>(id)])});
}

void tellForces(const ArmyList& armies, EntityId side, Sheet& sheet)
{
    const Texts& texts = *armies.ruleset().texts;
    SheetBlock table{Kind::Table,
                     {},
                     {{texts.say("sheet.command-and-units", "Command and units"), texts.say("sheet.type", "Type"),
                       texts.say("sheet.strength", "Strength"), texts.say("sheet.arrives", "Arrives")}}};
    table.cells = SheetBlock::Cells::Text;
    table.shares = {46, 25, 18, 11};
    tellCommand(armies, side, nobody, texts.say("sheet.whole-side", "The whole side"), table);
    for (const EntityId group : armies.all(EntityKind::Group, side))
        tellCommand(armies, side, group, armies.at(group).name, table);
    if (table.rows.size() == 1) return;
    dropEmptyColumns(table);
    tell(sheet, Kind::Heading, texts.say("sheet.forces", "Forces"));
    sheet.push_back(std::move(table));
}

void tellReinforcements(const ArmyList& armies, EntityId side, Sheet& sheet)
{
    const Scenario& scenario = armies.scenario();
    bool begun = false;
    for (std::size_t i = 0; i < scenario.reinforcements.size(); ++i) {
        const ScenarioReinforcement& coming = scenario.reinforcements[i];
        if (coming.side != armies.at(side).id) continue;
        if (!begun) tell(sheet, Kind::Heading, armies.ruleset().texts->say("sheet.reinforcements", "Reinforcements"));
        begun = true;
        tellNamed(sheet,
                  armies.ruleset().texts->say("log.turn", "Turn {turn}", {{"turn", std::to_string(coming.turn)}}),
                  coming.text);
        for (std::size_t id = 0; id < scenario.entities.size(); ++id) {
            const ScenarioEntity& entity = scenario.entities[id];
            if (entity.reinforcement == static_cast<int>(i) && entity.kind != EntityKind::Group)
                tell(sheet, Kind::Item, unitLine(armies, static_cast<EntityId>(id)));
        }
    }
}

/// The map as its reader may see it.
void tellMap(const Scenario& scenario, const Texts& texts, const MapReader& reader, Sheet& sheet)
{
    if (!scenario.map) return;
    tell(sheet, Kind::Heading, texts.say("sheet.map", "Map"));
    SheetBlock& block = sheet.emplace_back();
    block.kind = Kind::Figure;
    block.wide = true;
    block.map = mapSketch(scenario, reader);
    sayMapIn(texts, block.map);
}

void addSideBrief(const ArmyList& armies, EntityId side, Sheet& sheet)
{
    const Scenario& scenario = armies.scenario();
    const Texts& texts = *armies.ruleset().texts;
    tell(sheet, Kind::Title, armies.at(side).name);
    for (const ScenarioNote& brief : scenario.briefs) {
        if (brief.side == armies.at(side).id) tellSection(sheet, texts.say("sheet.brief", "Brief"), brief.text);
    }
    tellNotes(sheet, texts.say("sheet.objectives", "Objectives"), scenario.objectives, armies.at(side).id);
    tellMap(scenario, texts, {MapReader::Kind::Side, armies.at(side).id}, sheet);
    tellReinforcements(armies, side, sheet);
    tellForces(armies, side, sheet);
}

/// What everybody may read.
Sheet commonSheet(const ArmyList& armies, const Ruleset& ruleset)
{
    const Scenario& scenario = armies.scenario();
    Sheet sheet;
    tell(sheet, Kind::Title, scenario.title);
    tellRules(scenario, ruleset, sheet);
    tellMarkdown(sheet, scenario.about);
    tellMap(scenario, *ruleset.texts, {MapReader::Kind::Players}, sheet);
    tellNotes(sheet, ruleset.texts->say("sheet.terrain", "Terrain"), scenario.terrain, {});
    tellArmies(armies, sheet);
    tellNotes(sheet, ruleset.texts->say("sheet.objectives", "Objectives"), scenario.objectives, {});
    tellSection(sheet, ruleset.texts->say("sheet.special-rules", "Special rules"), scenario.specialRules);
    tellTurnTrack(scenario, *ruleset.texts, sheet);
    tellScore(armies, sheet);
    return sheet;
}

}  // namespace

Sheet scenarioSheet(const Scenario& scenario, const Ruleset& ruleset)
{
    const ArmyList armies(scenario, ruleset);
    Sheet sheet = commonSheet(armies, ruleset);
    for (const EntityId side : armies.sides()) {
        tell(sheet, Kind::PageBreak, {});
        addSideBrief(armies, side, sheet);
    }
    return sheet;
}

std::vector<PackedSheet> eveningPack(const Scenario& scenario, const Ruleset& ruleset)
{
    const ArmyList armies(scenario, ruleset);
    std::vector<PackedSheet> pack;
    const Texts& texts = *ruleset.texts;
    pack.push_back(
        {"scenario", texts.say("pack.scenario", "Scenario"), SheetKind::Scenario, commonSheet(armies, ruleset)});
    pack.push_back({"quick-reference", texts.say("pack.quick-reference", "Quick reference"), SheetKind::QuickReference,
                    quickReference(ruleset, scenario.rulings)});
    for (const EntityId side : armies.sides()) {
        const std::string& id = armies.at(side).id;
        Sheet brief;
        addSideBrief(armies, side, brief);
        const TextArguments whose = {{"side", armies.at(side).name}};
        pack.push_back(
            {id + "-brief", texts.say("pack.brief", "Brief of {side}", whose), SheetKind::Scenario, std::move(brief)});
        pack.push_back({id + "-roster", texts.say("pack.roster", "Roster of {side}", whose), SheetKind::Roster,
                        rosterSheet(scenario, ruleset, side)});
        pack.push_back({id + "-labels", texts.say("pack.labels", "Labels of {side}", whose), SheetKind::Labels,
                        labelSheet(scenario, ruleset, side)});
    }
    return pack;
}

}  // namespace drumhead
