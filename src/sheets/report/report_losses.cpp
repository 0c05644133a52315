#include "sheets/report/report_parts.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/state/entity_values.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

std::string text(const Value& value) { return value.isSet() ? value.number().text() : "?"; }

/// What it began with; of a unit that was divided, what it kept, of a part what it took along.
Value strengthAtStart(const PlayedBattle& battle, EntityId id)
{
    const int attribute = strengthAttribute(battle.rules, battle.end.at(id));
    if (attribute >= 0)
        return valueAtStart(battle.rules.ruleset, battle.rules.stored, battle.start, battle.end, id, attribute);
    const bool isMade = static_cast<std::size_t>(id) >= battle.start.entities.size();
    return isMade ? Value::unknown() : strengthOf(battle.rules, battle.start.at(id));
}

/// One row for a unit, and its part in the sums of its side.
std::vector<std::string> unitRow(const PlayedBattle& battle, std::size_t id, Number& startSum, Number& endSum)
{
    const Entity& end = battle.end.entities[id];
    const std::optional<UnitStrength> strength = unitStrength(battle, static_cast<EntityId>(id));
    if (!strength) return {};
    startSum = startSum + strength->start;
    endSum = endSum + strength->end;
    return {end.name, strength->start.text(),
            isGone(battle.rules, end) ? battle.rules.ruleset.texts->say("report.gone-cell", "gone")
                                      : text(strengthLeft(battle.rules, end)),
            (strength->start - strength->end).text()};
}

}  // namespace

std::optional<UnitStrength> unitStrength(const PlayedBattle& battle, EntityId id)
{
    const Entity& end = battle.end.at(id);
    const Value had = strengthAtStart(battle, id);
    const Value has = strengthLeft(battle.rules, end);
    if (!had.isSet() || (end.joined != nobody && had == has)) return std::nullopt;
    return UnitStrength{had.number(), has.isSet() ? has.number() : had.number()};
}

void tellOutcome(const PlayedBattle& battle, Sheet& sheet)
{
    const Texts& texts = *battle.rules.ruleset.texts;
    SheetBlock table{
        Kind::Table,
        {},
        {{texts.say("report.army", "Army"), texts.say("sheet.units", "Units"), texts.say("report.gone", "Gone"),
          texts.say("sheet.strength", "Strength"), texts.say("report.lost", "Lost")}}};
    for (std::size_t side = 0; side < battle.end.entities.size(); ++side) {
        if (battle.end.entities[side].kind != EntityKind::Side) continue;
        Number start;
        Number end;
        int units = 0;
        int gone = 0;
        for (std::size_t i = 0; i < battle.end.entities.size(); ++i) {
            const Entity& entity = battle.end.entities[i];
            if (entity.kind != EntityKind::Unit || entity.side != static_cast<EntityId>(side)) continue;
            if (entity.joined == nobody) {
                ++units;
                if (isGone(battle.rules, entity)) ++gone;
            }
            static_cast<void>(unitRow(battle, i, start, end));
        }
        const bool any = start > Number(0);
        const double part = any ? (start - end).toDouble() / start.toDouble() * 100 : 0;
        table.rows.push_back(
            {battle.end.entities[side].name, std::to_string(units), std::to_string(gone), any ? start.text() : "",
             any ? (start - end).text() + "\u00A0(" + std::to_string(static_cast<int>(part + 0.5)) + "\u00A0%)" : ""});
    }
    dropEmptyColumns(table);
    if (table.rows.size() > 1) sheet.push_back(std::move(table));
}

void tellLosses(const PlayedBattle& battle, Sheet& sheet)
{
    const Texts& texts = *battle.rules.ruleset.texts;
    tell(sheet, Kind::Heading, texts.say("report.losses", "Losses"));
    const State& state = battle.end;
    bool any = false;
    for (std::size_t side = 0; side < state.entities.size(); ++side) {
        if (state.entities[side].kind != EntityKind::Side) continue;
        SheetBlock table{Kind::Table,
                         {},
                         {{texts.say("sheet.unit", "Unit"), texts.say("report.start", "Start"),
                           texts.say("report.end", "End"), texts.say("report.lost", "Lost")}}};
        Number start = 0;
        Number end = 0;
        for (std::size_t i = 0; i < state.entities.size(); ++i) {
            if (state.entities[i].kind != EntityKind::Unit || state.entities[i].side != static_cast<EntityId>(side))
                continue;
            if (std::vector<std::string> row = unitRow(battle, i, start, end); !row.empty())
                table.rows.push_back(std::move(row));
        }
        if (table.rows.size() == 1) continue;
        any = true;
        table.rows.push_back({texts.say("report.sum", "All"), start.text(), end.text(), (start - end).text()});
        tell(sheet, Kind::Subheading, state.entities[side].name);
        sheet.push_back(std::move(table));
    }
    if (any)
        tell(
            sheet, Kind::Paragraph,
            texts.say(
                "report.losses-note",
                "A removed unit counts as nothing at the end; units not yet arrived count in full. Losses that come off at the end of a step are not included yet."));
    else
        tell(sheet, Kind::Paragraph,
             texts.say("report.no-strength",
                       "These rules do not say what a unit's strength is, so no losses can be added up."));
}

namespace {

Number allLost(const ToldEntry& told)
{
    Number sum;
    for (const auto& [side, lost] : told.lost) sum = sum + lost;
    return sum;
}

struct TurnLosses {
    std::map<EntityId, Number> lost;
    std::vector<std::string> gone;
};

std::map<int, TurnLosses> byTurn(const std::vector<ToldEntry>& entries)
{
    std::map<int, TurnLosses> turns;
    for (const ToldEntry& told : entries) {
        TurnLosses& turn = turns[told.entry->turn];
        for (const auto& [side, lost] : told.lost) turn.lost[side] = turn.lost[side] + lost;
        turn.gone.insert(turn.gone.end(), told.gone.begin(), told.gone.end());
    }
    return turns;
}

}  // namespace

void tellLossesByTurn(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet)
{
    if (std::all_of(entries.begin(), entries.end(),
                    [](const ToldEntry& told) { return told.lost.empty() && told.gone.empty(); }))
        return;
    const Texts& texts = *battle.rules.ruleset.texts;
    SheetBlock table{Kind::Table, {}, {{texts.say("report.turn", "Turn")}}};
    table.cells = SheetBlock::Cells::Text;
    std::map<EntityId, Number> sums;
    std::vector<EntityId> sides;
    for (std::size_t id = 0; id < battle.end.entities.size(); ++id) {
        if (battle.end.entities[id].kind != EntityKind::Side) continue;
        sides.push_back(static_cast<EntityId>(id));
        table.rows.front().push_back(
            texts.say("report.lost-by", "Lost by {side}", {{"side", battle.end.entities[id].name}}));
    }
    table.rows.front().push_back(texts.say("report.gone", "Gone"));
    std::size_t gone = 0;
    for (const auto& [turn, losses] : byTurn(entries)) {
        std::vector<std::string>& row = table.rows.emplace_back(1, std::to_string(turn));
        for (const EntityId side : sides) {
            const auto lost = losses.lost.find(side);
            row.push_back(lost == losses.lost.end() ? "0" : lost->second.text());
            if (lost != losses.lost.end()) sums[side] = sums[side] + lost->second;
        }
        row.push_back(texts.allOf(losses.gone));
        gone += losses.gone.size();
    }
    std::vector<std::string>& all = table.rows.emplace_back(1, texts.say("report.sum", "All"));
    for (const EntityId side : sides) all.push_back(sums[side].text());
    all.push_back(gone == 0 ? ""
                            : texts.count("sheet.count-units", static_cast<std::int64_t>(gone), "{n} unit|{n} units"));
    dropEmptyColumns(table);
    tell(sheet, Kind::Subheading, texts.say("report.by-turns", "By turns"));
    sheet.push_back(std::move(table));
}

void tellTurningPoints(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet)
{
    constexpr std::size_t mostTold = 5;
    std::vector<const ToldEntry*> weighty;
    for (const ToldEntry& told : entries) {
        if (allLost(told) > Number(0) || !told.gone.empty()) weighty.push_back(&told);
    }
    std::stable_sort(weighty.begin(), weighty.end(), [](const ToldEntry* a, const ToldEntry* b) {
        return std::pair(allLost(*a), a->gone.size()) > std::pair(allLost(*b), b->gone.size());
    });
    if (weighty.empty()) return;
    weighty.resize(std::min(weighty.size(), mostTold));
    std::sort(weighty.begin(), weighty.end(),
              [](const ToldEntry* a, const ToldEntry* b) { return a->entry->id < b->entry->id; });
    const Texts& texts = *battle.rules.ruleset.texts;
    tell(sheet, Kind::Heading, texts.say("report.turning-points", "Turning points"));
    tell(sheet, Kind::Paragraph,
         texts.say("report.turning-note",
                   "Heaviest losses in a single action; a unit that was removed took its remaining strength with it."));
    for (const ToldEntry* told : weighty) {
        std::string line = texts.say("log.turn", "Turn {turn}", {{"turn", std::to_string(told->entry->turn)}}) + ": "
            + headingOf(*told);
        for (const auto& [side, lost] : told->lost)
            line += " " + texts.say("report.lost-by", "Lost by {side}", {{"side", battle.end.at(side).name}}) + ": "
                + texts.number(lost) + ".";
        if (!told->gone.empty())
            line += " " + texts.say("report.gone-who", "Gone: {who}", {{"who", texts.allOf(told->gone)}}) + ".";
        tell(sheet, Kind::Item, line);
    }
}

}  // namespace drumhead
