// Each action in a line, and all of them for a spreadsheet.
#include "sheets/report/report_parts.hpp"

#include "drumhead/base/csv_cell.hpp"
#include "drumhead/base/text.hpp"

#include <algorithm>

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
std::string diceOf(const Texts& texts, const Verdict& verdict)
{
    std::string text;
    for (const VerdictDice& dice : verdict.dice)
        appendPart(
            text, " · ",
            dice.deck ? dice.deck->cards[static_cast<std::size_t>(dice.faces.front()) - 1].title
                      : texts.say("dice.thrown", "{count}D{sides}",
                                  {{"count", std::to_string(dice.faces.size())}, {"sides", std::to_string(dice.sides)}})
                    + " " + facesOf(dice));
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

/// Whether an action has a line of its own: it cost something, came to more than all is well, or its rules have no word
/// for what it came to.
bool isEventful(const ToldEntry& told)
{
    if (!told.lost.empty() || !told.gone.empty() || told.verdict->refused || told.verdict->outcomes.empty())
        return true;
    return std::any_of(told.verdict->outcomes.begin(), told.verdict->outcomes.end(), [](const VerdictOutcome& outcome) {
        return outcome.tone == OutcomeTone::Warning || outcome.tone == OutcomeTone::Bad
            || outcome.sign == OutcomeSign::Hits;
    });
}

/// "Rout (4th Foot), holds": what a case came to, each word once; with whom where several came to different things.
std::string wordsOf(const Verdict& verdict)
{
    const auto& all = verdict.outcomes;
    const bool isOne =
        std::all_of(all.begin(), all.end(), [&](const VerdictOutcome& each) { return each.word == all.front().word; });
    std::string text;
    for (auto outcome = all.begin(); outcome != all.end(); ++outcome) {
        const auto isSame = [&](const VerdictOutcome& each) { return each.word == outcome->word; };
        if (std::any_of(all.begin(), outcome, isSame)) continue;
        std::string whose;
        for (const VerdictOutcome& each : all) {
            if (isSame(each) && !isOne && outcome->tone == OutcomeTone::Bad && !each.who.empty())
                appendPart(whose, ", ", each.who);
        }
        appendPart(text, ", ", outcome->word + (whose.empty() ? "" : " (" + whose + ")"));
    }
    return text;
}

/// "Shooting, no effect".
std::string leadOf(const ToldEntry& told) { return told.verdict->procedureTitle + ", " + wordsOf(*told.verdict); }

/// "Shooting, 2 hits" where another procedure stands above it, else "2 hits".
std::string leadBelow(const std::string& above, const ToldEntry& told)
{
    return above == told.verdict->procedureTitle ? capitalised(wordsOf(*told.verdict)) : leadOf(told);
}

/// What the uneventful actions of a turn came to, those alike together.
struct QuietActions {
    struct Alike {
        std::string lead;
        std::vector<std::string> names;
    };
    std::vector<Alike> all;

    void add(const ToldEntry& told)
    {
        const std::string lead = leadOf(told);
        const auto same = std::find_if(all.begin(), all.end(), [&](const Alike& each) { return each.lead == lead; });
        if (same != all.end()) same->names.push_back(told.names);
        else all.push_back({lead, {told.names}});
    }

    void tellAll(const Texts& texts, Sheet& sheet)
    {
        for (const Alike& each : all) {
            std::string names;
            for (const std::string& name : each.names) {
                if (!name.empty()) appendPart(names, "; ", name);
            }
            tell(sheet, Kind::Item, names);
            const std::string count = each.names.size() > 1
                ? " (" + texts.count("report.times", static_cast<std::int64_t>(each.names.size()), "{n} time|{n} times")
                    + ")"
                : "";
            sheet.back().lead = each.lead + count + (names.empty() ? "." : ":");
        }
        all.clear();
    }
};

/// What it came to first, so that only names are ever cut. `above`: the procedure of the line above.
void tellAction(const ToldEntry& told, std::string& above, Sheet& sheet)
{
    constexpr std::size_t mostCharacters = 110;
    const bool isNamed = !told.verdict->outcomes.empty() && !told.verdict->refused;
    tell(sheet, Kind::Item, shortened(isNamed ? told.names : outcomeOf(told), mostCharacters));
    sheet.back().lead =
        (isNamed ? leadBelow(above, told) : told.verdict->procedureTitle) + (sheet.back().text.empty() ? "." : ":");
    above = told.verdict->procedureTitle;
}

}  // namespace

void tellActions(const Texts& texts, const std::vector<ToldEntry>& entries, Sheet& sheet)
{
    int turn = 0;
    std::string above;
    QuietActions quiet;
    for (const ToldEntry& told : entries) {
        if (!told.verdict || told.verdict->dice.empty()) continue;
        if (turn == 0) tell(sheet, Kind::Heading, texts.say("report.actions", "Action by action"));
        if (told.entry->turn != turn) {
            quiet.tellAll(texts, sheet);
            turn = told.entry->turn;
            above.clear();
            tell(sheet, Kind::Subheading, texts.say("log.turn", "Turn {turn}", {{"turn", std::to_string(turn)}}));
        }
        if (isEventful(told)) tellAction(told, above, sheet);
        else quiet.add(told);
    }
    quiet.tellAll(texts, sheet);
}

std::string battleToCsv(const PlayedBattle& battle)
{
    const std::vector<EntityId> sides = sidesOf(battle.end);
    std::vector<std::string> head = {"turn", "step", "side", "procedure", "units", "outcome", "dice"};
    for (const EntityId side : sides) head.push_back("lost by " + battle.end.at(side).name);
    head.emplace_back("gone");
    std::string text = rowOf(head);
    const Texts& texts = *battle.rules.ruleset.texts;
    for (const ToldEntry& told : toldEntries(battle)) {
        std::vector<std::string> row = {std::to_string(told.entry->turn),
                                        told.entry->step,
                                        told.phasing == nobody ? "" : battle.end.at(told.phasing).name,
                                        told.verdict ? told.verdict->procedureTitle : "",
                                        told.names,
                                        outcomeText(told),
                                        told.verdict ? diceOf(texts, *told.verdict) : ""};
        for (const EntityId side : sides) {
            const auto lost = told.lost.find(side);
            row.push_back(lost == told.lost.end() ? "" : lost->second.text());
        }
        row.push_back(texts.allOf(told.gone));
        text += rowOf(row);
    }
    return text;
}

}  // namespace drumhead
