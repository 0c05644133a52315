// Each action in a line, and all of them for a spreadsheet.
#include "sheets/report/report_parts.hpp"

#include "drumhead/base/csv_cell.hpp"
#include "drumhead/base/text.hpp"

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

std::string facesOf(const VerdictDice& dice)
{
    std::string text;
    for (const int face : dice.faces) appendPart(text, " ", std::to_string(face));
    return text;
}

/// "1D10 4 · 2D6 3 5".
std::string diceOf(const Verdict& verdict)
{
    std::string text;
    for (const VerdictDice& dice : verdict.dice)
        appendPart(text, " · ",
                   std::to_string(dice.faces.size()) + "D" + std::to_string(dice.sides) + " " + facesOf(dice));
    return text;
}

std::vector<EntityId> sidesOf(const State& state)
{
    std::vector<EntityId> sides;
    for (std::size_t id = 0; id < state.entities.size(); ++id) {
        if (state.entities[id].kind == EntityKind::Side) sides.push_back(static_cast<EntityId>(id));
    }
    return sides;
}

std::string rowOf(const std::vector<std::string>& cells)
{
    std::string row;
    for (std::size_t i = 0; i < cells.size(); ++i) row += (i > 0 ? "," : "") + csvCell(guardedCell(cells[i]));
    return row + "\n";
}

std::string outcomeText(const ToldEntry& told)
{
    if (told.verdict) return told.verdict->title;
    return told.entry->sentences.empty() ? std::string() : told.entry->sentences.front();
}

}  // namespace

void tellActions(const std::vector<ToldEntry>& entries, Sheet& sheet)
{
    int turn = 0;
    for (const ToldEntry& told : entries) {
        if (!told.verdict || told.verdict->dice.empty()) continue;
        if (turn == 0) tell(sheet, Kind::Heading, "Action by action");
        if (told.entry->turn != turn) {
            turn = told.entry->turn;
            tell(sheet, Kind::Subheading, "Turn " + std::to_string(turn));
        }
        constexpr std::size_t mostCharacters = 90;
        tell(sheet, Kind::Item, shortened(outcomeOf(told), mostCharacters));
        sheet.back().lead = told.verdict->procedureTitle + ":";
    }
}

std::string battleToCsv(const PlayedBattle& battle)
{
    const std::vector<EntityId> sides = sidesOf(battle.end);
    std::vector<std::string> head = {"turn", "step", "side", "procedure", "units", "outcome", "dice"};
    for (const EntityId side : sides) head.push_back("lost by " + battle.end.at(side).name);
    head.emplace_back("gone");
    std::string text = rowOf(head);
    for (const ToldEntry& told : toldEntries(battle)) {
        std::vector<std::string> row = {std::to_string(told.entry->turn),
                                        told.entry->step,
                                        told.phasing == nobody ? "" : battle.end.at(told.phasing).name,
                                        told.verdict ? told.verdict->procedureTitle : "",
                                        told.names,
                                        outcomeText(told),
                                        told.verdict ? diceOf(*told.verdict) : ""};
        for (const EntityId side : sides) {
            const auto lost = told.lost.find(side);
            row.push_back(lost == told.lost.end() ? "" : lost->second.text());
        }
        row.push_back(joined(told.gone, "and"));
        text += rowOf(row);
    }
    return text;
}

}  // namespace drumhead
