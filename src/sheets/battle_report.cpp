#include "drumhead/sheets/battle_report.hpp"

#include "report_parts.hpp"

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

/// What a unit lost between two moments of the battle, and whether it has gone between them.
void compare(const GameRules& rules, const Entity& before, const Entity& after, ToldEntry& told)
{
    if (before.kind != EntityKind::Unit) return;
    const Value had = strengthLeft(rules, before);
    const Value has = strengthLeft(rules, after);
    if (had.isSet() && has.isSet() && had != has) told.lost[after.side] = told.lost[after.side] + had.number() - has.number();
    if (isGone(rules, after) && !isGone(rules, before)) told.gone.push_back(after.name);
}

void takeCase(Decision& decision, ToldEntry& told)
{
    told.verdict = std::move(decision.verdict);
    if (told.verdict && !told.verdict->dice.empty()) told.asked = std::move(decision.asked);
}

void tellEntry(const ToldEntry& told, Sheet& sheet)
{
    const JournalEntry& entry = *told.entry;
    if (entry.command.kind == CommandKind::Note) {
        tell(sheet, Kind::Quote, entry.command.text);
        return;
    }
    const std::size_t first = entry.command.kind == CommandKind::Advance ? 1 : 0;  // names the step that follows, as the heading does
    for (std::size_t i = first; i < entry.sentences.size(); ++i) tell(sheet, i > 0 ? Kind::Item : told.verdict ? Kind::Strong : Kind::Paragraph, entry.sentences[i]);
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

Value strengthLeft(const GameRules& rules, const Entity& entity)
{
    const Value has = strengthOf(rules, entity);
    return has.isSet() && isGone(rules, entity) ? Value(Number(0)) : has;
}

std::string headingOf(const ToldEntry& told)
{
    constexpr std::size_t mostCharacters = 180;
    const JournalEntry& entry = *told.entry;
    if (entry.command.kind == CommandKind::Advance) return "at the end of " + (entry.step.empty() ? std::string("a step") : entry.step) + ".";
    return shortened(entry.sentences.empty() ? std::string() : entry.sentences.front(), mostCharacters);
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
            if (Result<Decision> decision = decide(battle.rules, state, entry.command, none)) takeCase(*decision, told);
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
        Sheet entry;
        tellEntry(told, entry);
        if (entry.empty()) continue;  // a step in which nothing came about has no heading
        if (told.entry->step != step) {
            step = told.entry->step;
            if (!step.empty()) tell(sheet, Kind::Subheading, step);
        }
        sheet.insert(sheet.end(), entry.begin(), entry.end());
    }
}

Sheet battleReport(const PlayedBattle& battle, std::size_t mostStates)
{
    Sheet sheet;
    const Ruleset& rules = battle.rules.ruleset;
    tell(sheet, Kind::Title, battle.scenario.title);
    tell(sheet, Kind::Paragraph, "Played by " + rules.title + (rules.version.empty() ? "" : ", version " + rules.version) + ". " + (battle.end.over ? "The battle is over" : "The battle stands") + " in turn " + std::to_string(battle.end.turn) + ".");
    const std::vector<ToldEntry> entries = toldEntries(battle);
    tellStory(battle, entries, sheet);
    tellLosses(battle, sheet);
    tellLossesByTurn(battle, entries, sheet);
    tellTurningPoints(battle, entries, sheet);
    tellOverrules(entries, sheet);
    tellDice(battle, entries, sheet);
    tellLuck(battle, entries, mostStates, sheet);
    for (SheetBlock& block : sheet) block.wide = true;  // only the appendix stands in columns
    tellArithmetic(battle, entries, sheet);
    return sheet;
}

}  // namespace drumhead
