#include "sheets/report/report_parts.hpp"

#include <algorithm>
#include <functional>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;
using Time = TurnClock::Time;

/// The sides that used time, and at last "Both" for steps that are nobody's alone.
std::vector<std::string> columnsOf(const PlayedBattle& battle)
{
    std::vector<std::string> sides;
    for (const Entity& each : battle.end.entities) {
        if (each.kind == EntityKind::Side) sides.push_back(each.name);
    }
    sides.emplace_back();
    return sides;
}

std::string textOf(Time time) { return time == Time(0) ? "" : clockText(time); }

using Key = std::function<std::string(const TurnClock::Place&)>;

/// A row for each key, a column for each side, and the sums.
SheetBlock timeTable(const PlayedBattle& battle, const std::string& heading, const Key& key)
{
    const std::vector<std::string> sides = columnsOf(battle);
    std::vector<std::string> keys;
    for (const TurnClock::Spent& each : battle.time.all()) {
        const std::string name = key(each.at);
        if (std::find(keys.begin(), keys.end(), name) == keys.end()) keys.push_back(name);
    }
    const auto sum = [&](const std::string* row, const std::string* side) {
        Time all{0};
        for (const TurnClock::Spent& each : battle.time.all()) {
            if ((!row || key(each.at) == *row) && (!side || each.at.side == *side)) all += each.time;
        }
        return all;
    };
    const Texts& texts = *battle.rules.ruleset.texts;
    SheetBlock table{Kind::Table, {}, {{heading}}};
    for (const std::string& side : sides)
        table.rows.front().push_back(side.empty() ? texts.say("report.both", "Both") : side);
    table.rows.front().push_back(texts.say("report.sum", "All"));
    const auto addRow = [&](const std::string& title, const std::string* row) {
        std::vector<std::string>& cells = table.rows.emplace_back(1, title);
        for (const std::string& side : sides) cells.push_back(textOf(sum(row, &side)));
        cells.push_back(textOf(sum(row, nullptr)));
    };
    for (const std::string& each : keys) addRow(each, &each);
    if (keys.size() > 1) addRow(texts.say("report.sum", "All"), nullptr);
    dropEmptyColumns(table);
    return table;
}

}  // namespace

void tellTime(const PlayedBattle& battle, Sheet& sheet)
{
    if (battle.time.isEmpty()) return;
    const Texts& texts = *battle.rules.ruleset.texts;
    tell(sheet, Kind::Heading, texts.say("report.time", "Time used"));
    tell(sheet, Kind::Paragraph,
         texts.say("report.time-note",
                   "By the turn clock, with what was played and undone. Hours, minutes and seconds."));
    sheet.push_back(timeTable(battle, texts.say("report.turn", "Turn"),
                              [](const TurnClock::Place& at) { return std::to_string(at.turn); }));
    sheet.push_back(
        timeTable(battle, texts.say("report.step", "Step"), [](const TurnClock::Place& at) { return at.step; }));
}

}  // namespace drumhead
