// The story of a battle: what was done and what it cost, without the small print of states and effects, which stands in
// the arithmetic.
#include "sheets/report/report_parts.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/play/turn.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

/// "Horse 3 → 1, Guns 2 → 0"; or nothing.
std::string lossesText(const PlayedBattle& battle, const ToldEntry& told)
{
    std::vector<std::string> parts;
    for (const UnitLoss& loss : told.losses)
        parts.push_back(battle.end.at(loss.unit).name + " " + loss.had.text() + " → " + loss.has.text());
    std::string text;
    for (const std::string& part : parts) appendPart(text, "; ", part);
    if (!told.gone.empty())
        text += (text.empty() ? "" : ". ")
            + told.texts->say("report.gone-who", "Gone: {who}", {{"who", told.texts->allOf(told.gone)}});
    return text.empty() ? text : text + ".";
}

void tellLine(Sheet& sheet, Kind kind, std::string lead, std::string text)
{
    tell(sheet, kind, std::move(text));
    sheet.back().lead = std::move(lead);
}

void append(std::string& text, const std::string& more)
{
    if (!more.empty()) appendPart(text, " ", more);
}

/// Cases with dice stand each by itself; orders and moves run on.
void tellCase(const PlayedBattle& battle, const ToldEntry& told, Sheet& sheet)
{
    const Verdict& verdict = *told.verdict;
    std::string text = outcomeOf(told);
    append(text, lossesText(battle, told));
    tellLine(sheet, verdict.dice.empty() ? Kind::Paragraph : Kind::Item,
             verdict.procedureTitle + (verdict.procedureTitle.ends_with('?') ? "" : ":"), std::move(text));
}

/// What the end of a step brought: the losses that waited for it, and what the rules said; the changes of single states
/// are left to the log.
void tellStepEnd(const PlayedBattle& battle, const ToldEntry& told, Sheet& sheet)
{
    std::string text;
    // Where nothing was to be done is left to the log.
    const std::size_t first = stepsPassed(told.entry->events) > 0 ? 2 : 1;
    for (std::size_t i = first; i < told.entry->sentences.size(); ++i) {
        if (std::find(told.changes.begin(), told.changes.end(), i) == told.changes.end())
            append(text, told.entry->sentences[i]);
    }
    append(text, lossesText(battle, told));
    if (!text.empty())
        tellLine(
            sheet, Kind::Paragraph,
            told.losses.empty() && told.gone.empty()
                ? ""
                : capitalised(told.texts->say(
                      "report.at-end-of", "at the end of {step}",
                      {{"step",
                        told.entry->step.empty() ? told.texts->say("report.the-step", "the step") : told.entry->step}}))
                    + ":",
            std::move(text));
}

void tellEntry(const PlayedBattle& battle, const ToldEntry& told, Sheet& sheet)
{
    const JournalEntry& entry = *told.entry;
    if (const auto* const note = std::get_if<NoteCommand>(&entry.command)) return tell(sheet, Kind::Quote, note->text);
    if (std::holds_alternative<AdvanceCommand>(entry.command)) return tellStepEnd(battle, told, sheet);
    // What was waived stands among the referee's decisions.
    if (std::holds_alternative<DismissCommand>(entry.command)) return;
    if (std::holds_alternative<SilenceCommand>(entry.command)) return;
    if (told.verdict) return tellCase(battle, told, sheet);
    std::string text = entry.sentences.empty() ? std::string() : entry.sentences.front();
    append(text, lossesText(battle, told));
    if (!text.empty()) tell(sheet, Kind::Paragraph, std::move(text));
}

}  // namespace

std::string outcomeOf(const ToldEntry& told)
{
    const Verdict& verdict = *told.verdict;
    const std::string& names = told.names;
    const std::string whose = names.empty() ? "" : names + ": ";
    if (verdict.refused) return whose + told.texts->say("log.refused", "refused.") + " " + verdict.title;
    const std::vector<std::string>& named = verdict.titleNames;
    return std::find(named.begin(), named.end(), names) != named.end() ? verdict.title : whose + verdict.title;
}

void tellStory(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet)
{
    int turn = 0;
    std::string step;
    for (const ToldEntry& told : entries) {
        if (told.entry->turn != turn) {
            turn = told.entry->turn;
            step.clear();
            tell(sheet, Kind::Heading, told.texts->say("log.turn", "Turn {turn}", {{"turn", std::to_string(turn)}}));
        }
        Sheet entry;
        tellEntry(battle, told, entry);
        if (entry.empty()) continue;  // a step in which nothing came about has no heading
        if (told.entry->step != step) {
            step = told.entry->step;
            if (!step.empty()) tell(sheet, Kind::Subheading, step);
        }
        sheet.insert(sheet.end(), entry.begin(), entry.end());
    }
}

}  // namespace drumhead
