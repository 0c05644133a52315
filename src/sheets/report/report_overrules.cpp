#include "drumhead/game/play/case_brief.hpp"
#include "sheets/report/report_parts.hpp"

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

void tellRecord(const OverruleRecord& record, const ToldEntry& told, Sheet& sheet)
{
    const Texts& texts = *told.texts;
    const OverruledWords words = overruledWords(record, told.verdict);
    const std::string what = record.kind == Overrule::Kind::Modifier
        ? texts.say("report.the-modifier", "the modifier {modifier}", {{"modifier", words.what}})
        : record.kind == Overrule::Kind::Die ? texts.say("report.a-die-of", "a die of {step}", {{"step", words.what}})
                                             : words.what;
    const std::string where = texts.say("log.turn", "Turn {turn}", {{"turn", std::to_string(told.entry->turn)}}) + ", "
        + (told.entry->sentences.empty() ? std::string() : told.entry->sentences.front());
    tell(sheet, Kind::Item,
         where + " "
             + (record.value.empty() ? texts.say("report.overruled", "Overruled: {what}.", {{"what", what}})
                                     : texts.say("report.overruled-now", "Overruled: {what}, now {value}.",
                                                 {{"what", what}, {"value", words.value}}))
             + " "
             + texts.say(
                 "log.reason", "Reason: {reason}",
                 {{"reason", record.reason.empty() ? texts.say("report.no-reason", "none given") : record.reason}}));
}

}  // namespace

void tellOverrules(const Texts& texts, const std::vector<ToldEntry>& entries, Sheet& sheet)
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
             texts.say("log.turn", "Turn {turn}", {{"turn", std::to_string(each.entry->turn)}}) + ": " + sentence
                 + (isTold ? "" : " " + texts.say("log.reason", "Reason: {reason}", {{"reason", reason}})));
    }
    if (told.empty()) return;
    tell(sheet, Kind::Heading, texts.say("report.referee", "What the referee decided"));
    sheet.insert(sheet.end(), told.begin(), told.end());
}

}  // namespace drumhead
