#include "drumhead/sheets/battle_report.hpp"

#include "report_parts.hpp"

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

/// What a unit lost between two moments of the battle, and whether it has gone between them.
void compare(const GameRules& rules, const Entity& before, const Entity& after, ToldEntry& told)
{
    if (before.kind != EntityKind::Unit) return;
    const Value had = strengthOf(rules, before);
    const Value has = strengthOf(rules, after);
    if (had.isSet() && has.isSet()) told.lost += (had.number() - has.number()).toDouble();
    if (isGone(rules, after) && !isGone(rules, before)) told.gone.push_back(after.name);
}

void tellEntry(const ToldEntry& told, Sheet& sheet)
{
    const JournalEntry& entry = *told.entry;
    if (entry.command.kind == CommandKind::Note) {
        tell(sheet, Kind::Quote, entry.command.text);
        return;
    }
    for (std::size_t i = 0; i < entry.sentences.size(); ++i) tell(sheet, i > 0 ? Kind::Item : told.verdict ? Kind::Strong : Kind::Paragraph, entry.sentences[i]);
}

}  // namespace

Value strengthOf(const GameRules& rules, const Entity& entity)
{
    const RosterKind* roster = rules.ruleset.findRoster(entityKindName(entity.kind));
    if (!roster) return Value::unknown();
    for (const Attribute* attribute : roster->strength) {
        const int at = rules.stored.find(attribute);
        if (at >= 0 && entity.values[static_cast<std::size_t>(at)].isSet()) return entity.values[static_cast<std::size_t>(at)];
    }
    return Value::unknown();
}

bool isGone(const GameRules& rules, const Entity& entity)
{
    const RosterKind* roster = rules.ruleset.findRoster(entityKindName(entity.kind));
    const int at = roster && roster->gone ? rules.stored.find(roster->gone) : -1;
    return at >= 0 && entity.values[static_cast<std::size_t>(at)].isSet() && entity.values[static_cast<std::size_t>(at)].yes();
}

PlayedBattle::PlayedBattle(const GameRules& by, const Scenario& begun, std::vector<JournalEntry> entries)
    : rules(by), scenario(begun), start(initialState(begun, by.ruleset, by.stored)), end(start), line(std::move(entries))
{
    for (const JournalEntry& entry : line) {
        for (const Event& event : entry.events) apply(end, event);
    }
}

std::vector<ToldEntry> toldEntries(const PlayedBattle& battle)
{
    std::vector<ToldEntry> all;
    State state = battle.start;
    for (const JournalEntry& entry : battle.line) {
        ToldEntry told;
        told.entry = &entry;
        told.phasing = state.place.phasing();
        if (entry.command.kind == CommandKind::Resolve) {
            NoDice none;
            if (Result<Decision> decision = decide(battle.rules, state, entry.command, none)) told.verdict = std::move(decision->verdict);
        }
        const std::vector<Entity> before = state.entities;
        for (const Event& event : entry.events) apply(state, event);
        for (std::size_t i = 0; i < before.size(); ++i) compare(battle.rules, before[i], state.entities[i], told);
        all.push_back(std::move(told));
    }
    return all;
}

void tellStory(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet)
{
    tellMarkdown(sheet, battle.scenario.about);
    int turn = 0;
    std::string step;
    for (const ToldEntry& told : entries) {
        if (told.entry->turn != turn) {
            turn = told.entry->turn;
            step.clear();
            tell(sheet, Kind::Heading, "Turn " + std::to_string(turn));
        }
        if (told.entry->step != step) {
            step = told.entry->step;
            if (!step.empty()) tell(sheet, Kind::Subheading, step);
        }
        tellEntry(told, sheet);
    }
}

Sheet battleReport(const PlayedBattle& battle)
{
    Sheet sheet;
    const Ruleset& rules = battle.rules.ruleset;
    tell(sheet, Kind::Title, battle.scenario.title);
    tell(sheet, Kind::Paragraph, "Played by " + rules.title + (rules.version.empty() ? "" : ", version " + rules.version) + ". " + (battle.end.over ? "The battle is over" : "The battle stands") + " in turn " + std::to_string(battle.end.turn) + ".");
    const std::vector<ToldEntry> entries = toldEntries(battle);
    tellStory(battle, entries, sheet);
    tellLosses(battle, sheet);
    tellTurningPoints(entries, sheet);
    tellOverrules(entries, sheet);
    tellDice(battle, entries, sheet);
    tellArithmetic(battle, entries, sheet);
    return sheet;
}

}  // namespace drumhead
