#include "sheets/report/report_parts.hpp"

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

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

}  // namespace drumhead
