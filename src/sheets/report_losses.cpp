#include "report_parts.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

std::string text(const Value& value) { return value.isSet() ? value.number().text() : "?"; }

/// One row for a unit, and its part in the sums of its side.
std::vector<std::string> unitRow(const PlayedBattle& battle, std::size_t id, Number& startSum, Number& endSum)
{
    const Entity& end = battle.end.entities[id];
    const Value had = strengthOf(battle.rules, battle.start.entities[id]);
    const Value has = strengthOf(battle.rules, end);
    if (!had.isSet()) return {};
    const bool gone = isGone(battle.rules, end);
    const Number left = gone ? Number(0) : has.isSet() ? has.number() : had.number();
    startSum = startSum + had.number();
    endSum = endSum + left;
    return {end.name, text(had), gone ? "gone" : text(has), (had.number() - left).text()};
}

}  // namespace

void tellLosses(const PlayedBattle& battle, Sheet& sheet)
{
    tell(sheet, Kind::Heading, "Losses");
    const State& state = battle.end;
    bool any = false;
    for (std::size_t side = 0; side < state.entities.size(); ++side) {
        if (state.entities[side].kind != EntityKind::Side) continue;
        SheetBlock table{Kind::Table, {}, {{"Unit", "Start", "End", "Lost"}}};
        Number start = 0;
        Number end = 0;
        for (std::size_t i = 0; i < state.entities.size(); ++i) {
            if (state.entities[i].kind != EntityKind::Unit || state.entities[i].side != static_cast<EntityId>(side)) continue;
            if (std::vector<std::string> row = unitRow(battle, i, start, end); !row.empty()) table.rows.push_back(std::move(row));
        }
        if (table.rows.size() == 1) continue;
        any = true;
        table.rows.push_back({"All", start.text(), end.text(), (start - end).text()});
        tell(sheet, Kind::Subheading, state.entities[side].name);
        sheet.push_back(std::move(table));
    }
    if (any) tell(sheet, Kind::Paragraph, "A unit that has gone counts with nothing at the end; those that had not come yet are counted in full. Losses that wait for the end of a step are not in it yet.");
    else tell(sheet, Kind::Paragraph, "These rules do not say what a unit's strength is, so no losses can be added up.");
}

void tellTurningPoints(const std::vector<ToldEntry>& entries, Sheet& sheet)
{
    constexpr std::size_t mostTold = 5;
    std::vector<const ToldEntry*> weighty;
    for (const ToldEntry& told : entries) {
        if (told.lost > 0 || !told.gone.empty()) weighty.push_back(&told);
    }
    std::stable_sort(weighty.begin(), weighty.end(), [](const ToldEntry* a, const ToldEntry* b) { return std::pair(a->gone.size(), a->lost) > std::pair(b->gone.size(), b->lost); });
    if (weighty.empty()) return;
    weighty.resize(std::min(weighty.size(), mostTold));
    std::sort(weighty.begin(), weighty.end(), [](const ToldEntry* a, const ToldEntry* b) { return a->entry->id < b->entry->id; });
    tell(sheet, Kind::Heading, "Turning points");
    tell(sheet, Kind::Paragraph, "What cost most: first by units that went, then by strength lost at one blow.");
    for (const ToldEntry* told : weighty) {
        std::string line = "Turn " + std::to_string(told->entry->turn) + ": " + (told->entry->sentences.empty() ? std::string() : told->entry->sentences.front());
        for (const std::string& name : told->gone) line += " " + name + " is gone.";
        tell(sheet, Kind::Item, line);
    }
}

}  // namespace drumhead
