#include "sheets/report/report_parts.hpp"

#include <map>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

/// How often each face of a kind of die came up.
using Faces = std::vector<int>;

std::string oneDecimal(double value)
{
    return Number::fromDouble(static_cast<double>(static_cast<long>(value * 10 + 0.5)) / 10).text();
}

void count(const VerdictDice& dice, std::map<int, Faces>& all)
{
    Faces& faces = all[dice.sides];
    faces.resize(static_cast<std::size_t>(dice.sides) + 1);
    for (const int face : dice.faces) {
        if (face >= 1 && face <= dice.sides) ++faces[static_cast<std::size_t>(face)];
    }
}

void tellDie(int sides, const std::map<std::string, std::map<int, Faces>>& bySide, Sheet& sheet)
{
    SheetBlock table{Kind::Table, {}, {{"D" + std::to_string(sides), "thrown", "mean"}}};
    for (int face = 1; face <= sides; ++face) table.rows.front().push_back(std::to_string(face));
    for (const auto& [name, dice] : bySide) {
        const auto found = dice.find(sides);
        if (found == dice.end()) continue;
        std::vector<std::string> row = {name, "", ""};
        int thrown = 0;
        int sum = 0;
        for (int face = 1; face <= sides; ++face) {
            const int times = found->second[static_cast<std::size_t>(face)];
            thrown += times;
            sum += times * face;
            row.push_back(std::to_string(times));
        }
        row[1] = std::to_string(thrown);
        row[2] = thrown > 0 ? oneDecimal(static_cast<double>(sum) / thrown) : "";
        table.rows.push_back(std::move(row));
    }
    sheet.push_back(std::move(table));
    tell(sheet, Kind::Paragraph,
         "The mean to be expected of a D" + std::to_string(sides) + " is " + oneDecimal((sides + 1) / 2.0) + ".");
}

void tellRecord(const OverruleRecord& record, const ToldEntry& told, Sheet& sheet)
{
    const std::string what = record.kind == Overrule::Kind::Modifier ? "the modifier " + record.modifier
        : record.kind == Overrule::Kind::Die                         ? "a die of " + record.step
                                                                     : record.step;
    const std::string where = "Turn " + std::to_string(told.entry->turn) + ", "
        + (told.entry->sentences.empty() ? std::string() : told.entry->sentences.front());
    tell(sheet, Kind::Item,
         where + " Overruled: " + what + (record.value.empty() ? "" : ", now " + record.value)
             + ". Reason: " + (record.reason.empty() ? "none given" : record.reason));
}

}  // namespace

void tellOverrules(const std::vector<ToldEntry>& entries, Sheet& sheet)
{
    Sheet told;
    for (const ToldEntry& each : entries) {
        const Command& command = each.entry->command;
        if (const auto* const resolve = std::get_if<ResolveCommand>(&command)) {
            for (const OverruleRecord& record : resolve->overrules) tellRecord(record, each, told);
        }
        const bool ruled = std::holds_alternative<RuleCommand>(command) || std::holds_alternative<EditCommand>(command);
        const std::string& reason = reasonOf(command);
        if (!ruled && reason.empty()) continue;
        const std::string sentence = each.entry->sentences.empty() ? std::string() : each.entry->sentences.front();
        // A waived item's reason stands in its own sentence; others' is the last one.
        const bool isTold =
            reason.empty() || std::holds_alternative<DismissCommand>(command) || each.entry->sentences.size() == 1;
        tell(told, Kind::Item,
             "Turn " + std::to_string(each.entry->turn) + ": " + sentence + (isTold ? "" : " Reason: " + reason));
    }
    if (told.empty()) return;
    tell(sheet, Kind::Heading, "What the referee decided");
    sheet.insert(sheet.end(), told.begin(), told.end());
}

void tellDice(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet)
{
    std::map<std::string, std::map<int, Faces>> bySide;
    std::map<int, Faces> all;
    for (const ToldEntry& told : entries) {
        if (!told.verdict) continue;
        const std::string side =
            told.phasing == nobody ? "in steps of no side" : "in steps of " + battle.end.at(told.phasing).name;
        for (const VerdictDice& dice : diceAsThrown(told)) {
            count(dice, bySide[side]);
            count(dice, all);
        }
    }
    if (all.empty()) return;
    if (bySide.size() > 1) bySide["~"] = all;
    tell(sheet, Kind::Heading, "Dice");
    for (const auto& [sides, faces] : all) tellDie(sides, bySide, sheet);
    for (SheetBlock& block : sheet) {
        for (std::vector<std::string>& row : block.rows) {
            if (!row.empty() && row.front() == "~") row.front() = "all";
        }
    }
}

}  // namespace drumhead
