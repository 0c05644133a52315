#include "drumhead/sheets/report/battle_report.hpp"

#include "drumhead/game/state/entity_values.hpp"
#include "sheets/report/report_parts.hpp"

#include <map>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

Number sharedOf(const Entity& entity, int attribute)
{
    for (const Share& each : entity.shared) {
        if (each.attribute == attribute) return each.amount;
    }
    return 0;
}

/// What a unit lost between two moments of the battle, and whether it has gone between them.
void compare(const GameRules& rules, const Entity& before, const Entity& after, EntityId id, ToldEntry& told)
{
    if (before.kind != EntityKind::Unit) return;
    const Value had = strengthLeft(rules, before);
    const Value has = strengthLeft(rules, after);
    if (had.isSet() && has.isSet()) {
        // What it gave to a part of itself is not lost.
        const int attribute = strengthAttribute(rules, after);
        const Number kept = had.number() + sharedOf(after, attribute) - sharedOf(before, attribute);
        if (kept != has.number()) {
            told.lost[after.side] = told.lost[after.side] + kept - has.number();
            told.losses.push_back({id, kept, has.number()});
        }
    }
    if (after.onTable != before.onTable && after.joined == nobody && before.joined == nobody && has.isSet())
        told.came[after.side] = told.came[after.side] + (after.onTable ? has.number() : -has.number());
    const bool hasJoined = after.joined != nobody;  // it is there, as a part of another
    if (hasJoined || !isGone(rules, after) || isGone(rules, before)) return;
    told.gone.push_back(after.name);
    told.goneUnits.push_back(id);
}

/// The entities of the state before it that the events of an entry may change, as they are then.
std::map<EntityId, Entity> touchedBy(const JournalEntry& entry, const State& state)
{
    std::map<EntityId, Entity> touched;
    for (const Event& event : entry.events) {
        const auto* const joined = std::get_if<JoinedEvent>(&event);
        for (const EntityId each : {subjectOf(event), joined ? joined->into : nobody}) {
            if (each != nobody && static_cast<std::size_t>(each) < state.entities.size())
                touched.emplace(each, state.at(each));
        }
    }
    return touched;
}

/// Each entry with what it cost; `tell` adds more, in the state before it.
template <typename Tell>
std::vector<ToldEntry> entriesOf(const PlayedBattle& battle, Tell tell)
{
    std::vector<ToldEntry> all;
    State state = battle.start;
    for (const JournalEntry& entry : battle.line) {
        ToldEntry told;
        told.texts = battle.rules.ruleset.texts.get();
        told.entry = &entry;
        told.phasing = state.place.phasing();
        tell(state, told);
        const std::map<EntityId, Entity> before = touchedBy(entry, state);
        for (const Event& event : entry.events) applyEvent(state, event);
        for (const auto& [id, was] : before) compare(battle.rules, was, state.at(id), id, told);
        all.push_back(std::move(told));
    }
    return all;
}

void takeCase(Decision& decision, ToldEntry& told)
{
    told.names = std::move(decision.names);
    told.verdict = std::move(decision.verdict);
    if (told.verdict && !told.verdict->dice.empty()) told.asked = std::move(decision.asked);
}

}  // namespace

namespace {

/// The first strength that its rules name and that it has, or null.
const RosterKind::Strength* strengthFor(const GameRules& rules, const Entity& entity)
{
    const RosterKind* roster = rosterOf(rules.ruleset, entity.kind);
    if (!roster) return nullptr;
    for (const RosterKind::Strength& each : roster->strength) {
        if (!roster->applies(rules.ruleset, *each.attribute, unitTypeOf(rules.stored, entity))) continue;
        if (strengthLeftOf(rules.ruleset, rules.stored, entity, each).isSet()) return &each;
    }
    return nullptr;
}

}  // namespace

int strengthAttribute(const GameRules& rules, const Entity& entity)
{
    const RosterKind::Strength* const strength = strengthFor(rules, entity);
    return strength && !strength->outOf ? rules.stored.find(strength->attribute) : -1;
}

Value strengthOf(const GameRules& rules, const Entity& entity)
{
    const RosterKind::Strength* const strength = strengthFor(rules, entity);
    return strength ? strengthLeftOf(rules.ruleset, rules.stored, entity, *strength) : Value::unknown();
}

Value strengthLeft(const GameRules& rules, const Entity& entity)
{
    const Value has = strengthOf(rules, entity);
    return has.isSet() && isGone(rules, entity) ? Value(Number(0)) : has;
}

std::string caseOf(const ToldEntry& told)
{
    std::string text = told.verdict->procedureTitle + (told.names.empty() ? "" : ", " + told.names);
    return told.verdict->refused ? text + ": " + told.texts->say("log.refused", "refused.") + " " + told.verdict->title
                                 : text;
}

std::string headingOf(const ToldEntry& told)
{
    constexpr std::size_t mostCharacters = 180;
    const JournalEntry& entry = *told.entry;
    if (std::holds_alternative<AdvanceCommand>(entry.command))
        return told.texts->say("report.at-end-of", "at the end of {step}",
                               {{"step", entry.step.empty() ? told.texts->say("report.a-step", "a step") : entry.step}})
            + ".";
    const std::string text = entry.sentences.empty() ? std::string() : entry.sentences.front();
    const bool isCut = told.verdict && !told.verdict->refused && text.size() > mostCharacters;
    return shortened(isCut ? caseOf(told) + "." : text, mostCharacters);
}

bool isGone(const GameRules& rules, const Entity& entity) { return isGone(rules.ruleset, rules.stored, entity); }

PlayedBattle::PlayedBattle(const GameRules& by, const Scenario& begun, std::vector<JournalEntry> entries)
    : rules(by), scenario(begun), start(initialState(begun, by.ruleset, by.stored)), end(start),
      line(std::move(entries))
{
    for (const JournalEntry& entry : line) {
        for (const Event& event : entry.events) applyEvent(end, event);
    }
}

std::vector<ToldEntry> lossesOfEntries(const PlayedBattle& battle)
{
    return entriesOf(battle, [](const State&, ToldEntry&) {});
}

std::vector<ToldEntry> toldEntries(const PlayedBattle& battle)
{
    return entriesOf(battle, [&](const State& state, ToldEntry& told) {
        const JournalEntry& entry = *told.entry;
        if (const auto* const command = std::get_if<ResolveCommand>(&entry.command)) {
            NoDice none;
            if (DecisionResult decision = decide(battle.rules, state, entry.command, none)) takeCase(*decision, told);
            told.thrown = caseAsThrown(battle, state, *command);
        }
        if (std::holds_alternative<AdvanceCommand>(entry.command)) {
            NoDice none;
            if (DecisionResult decision = decide(battle.rules, state, entry.command, none))
                told.changes = std::move(decision->changes);
        }
    });
}

Sheet battleReport(const PlayedBattle& battle, ReportExtent extent, std::size_t mostStates)
{
    Sheet sheet;
    const Ruleset& rules = battle.rules.ruleset;
    const Texts& texts = *rules.texts;
    const std::string number = std::to_string(battle.end.turn);
    const TextArguments turn = {{"turn", number}};
    tell(sheet, Kind::Title, battle.scenario.title);
    tell(sheet, Kind::Paragraph,
         (rules.version.empty() ? texts.say("sheet.played-by", "Played by {rules}.", {{"rules", rules.title}})
                                : texts.say("sheet.played-by-version", "Played by {rules}, version {version}.",
                                            {{"rules", rules.title}, {"version", rules.version}}))
             + " "
             + (battle.end.over ? texts.say("report.is-over", "The battle is over in turn {turn}.", turn)
                                : texts.say("report.stands", "The battle is in turn {turn}.", turn)));
    const std::vector<ToldEntry> entries = toldEntries(battle);
    const bool isFull = extent == ReportExtent::Full;
    if (isFull) tellMarkdown(sheet, battle.scenario.about);
    const std::size_t heads = sheet.size();
    tellOutcome(battle, sheet);
    tellObjectives(battle, sheet);
    // The brief report runs on from column to column, so that it keeps to a sheet.
    for (std::size_t i = 0; i < (isFull ? sheet.size() : heads); ++i) sheet[i].wide = true;
    tellStrengthOverTurns(battle, entries, sheet);
    if (isFull) tellLossesByTurn(battle, entries, sheet);
    tellTurningPoints(battle, entries, sheet);
    tellLossesByArm(battle, extent, sheet);
    if (isFull) {
        tellStory(battle, entries, sheet);
        tellLosses(battle, sheet);
    }
    tellOverrules(texts, entries, sheet);
    const std::size_t inColumns = sheet.size();
    if (isFull) tellDice(battle, entries, sheet);
    tellLuck(battle, entries, extent, mostStates, sheet);
    tellTime(battle, sheet);
    for (std::size_t i = inColumns; isFull && i < sheet.size(); ++i) sheet[i].wide = true;  // their tables are wide
    if (isFull) tellArithmetic(battle, entries, sheet);
    else tellActions(texts, entries, sheet);
    return sheet;
}

}  // namespace drumhead
