#include "toy_battle.hpp"

#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace drumhead::test {

namespace {

constexpr const char* attributes = R"({ "attributes": {
  "unit": [
    { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" },
    { "id": "speed", "label": "speed", "type": "number", "unit": "in", "from": "type" },
    { "id": "nerve", "label": "nerve", "type": "number", "from": "type", "question": "How steady are they?" },
    { "id": "stands", "label": "stands", "type": "number", "unit": "stands", "from": "list", "least": 0, "most": 12, "default": 4, "question": "How many stands?" },
    { "id": "morale", "label": "morale", "type": "choice", "choices": { "good": "good", "routing": "routing" }, "from": "play", "default": "good", "question": "How is its morale?" },
    { "id": "removed", "label": "removed", "type": "flag", "from": "play", "default": false, "question": "Is it removed?" },
    { "id": "fired", "label": "fired", "type": "flag", "from": "play", "lasts": "turn", "default": false, "question": "Has it fired?" },
    { "id": "hit", "label": "hits just taken", "type": "number", "from": "play", "lasts": "subphase", "default": 0, "question": "How often was it just hit?" },
    { "id": "under-fire", "label": "under fire", "type": "flag", "from": "play", "lasts": "phase", "default": false, "question": "Is it under fire?" },
    { "id": "rested", "label": "turns of rest", "type": "number", "from": "play", "default": 0, "question": "How long has it rested?" },
    { "id": "same-target", "label": "at the same target", "type": "flag", "remembers": "target", "question": "Again at the same target?" },
    { "id": "weak", "label": "weak", "type": "flag", "is": { "self.stands": { "at-most": 2 } } } ],
  "group": [ { "id": "headcount", "label": "headcount", "type": "number", "tally": { "count": "unit" }, "question": "How many units?" } ],
  "leader": [ { "id": "bonus", "label": "bonus", "type": "number", "from": "list", "default": 0, "question": "What does he add?" },
              { "id": "hurt", "label": "hurt", "type": "flag", "from": "play", "default": false, "question": "Is he hurt?" } ],
  "side": [ { "id": "turn-side", "label": "place in the turn", "type": "choice", "choices": { "a": "side A", "b": "side B" }, "from": "play", "lasts": "turn", "question": "Which side is it?" },
            { "id": "settled", "label": "initiative settled", "type": "flag", "from": "play", "lasts": "turn", "default": false },
            { "id": "strength", "label": "strength", "type": "number", "tally": { "of": "stands", "where": { "self.removed": false } }, "question": "How strong is it?" } ],
  "game": [ { "id": "turn", "label": "turn", "type": "number", "question": "Which turn is it?" },
            { "id": "weather", "label": "weather", "type": "choice", "choices": { "dry": "dry", "wet": "wet" }, "from": "list", "default": "dry", "question": "How is the weather?" } ],
  "case": [ { "id": "distance", "label": "distance", "type": "number", "unit": "in", "question": "How far is it?" },
            { "id": "window", "label": "window", "type": "choice", "choices": { "first": "first", "second": "second" }, "question": "Which firing is it?" },
            { "id": "cause", "label": "cause", "type": "choice", "choices": { "rally": "rally", "hit": "hit" }, "default": "rally", "question": "Why does it test?" } ] } })";

constexpr const char* rest = R"({
  "unit-types": [ { "id": "guards", "title": "Guards", "speed": 6, "nerve": 2 }, { "id": "levy", "title": "Levy", "speed": 8, "nerve": 4 } ],
  "roster": { "unit": { "strength": ["stands"], "gone": "removed" } },
  "rulings": [ { "id": "rest", "title": "Rest", "question": "Does rest count?", "choices": { "yes": "it counts", "no": "it does not" }, "default": "yes" } ],
  "modifiers": { "fire": [ { "id": "led", "label": "led", "amount": 1, "when": { "leader.bonus": { "at-least": 1 } } }, { "id": "wet", "label": "wet powder", "amount": -1, "when": { "game.weather": "wet" } } ] },
  "watches": [ { "id": "last-stand", "kind": "unit", "when": { "self.stands": 0, "self.removed": false }, "effect": { "self.removed": true }, "say": "{self} has lost its last stand." } ],
  "procedures": [
    { "id": "initiative", "title": "Initiative", "roles": { "first": { "kind": "side", "label": "side A" }, "second": { "kind": "side", "label": "side B" } },
      "steps": [ { "effect": { "first.turn-side": "a", "second.turn-side": "b", "first.settled": true, "second.settled": true } }, { "say": "The sides are settled." } ] },
    { "id": "fire", "title": "Firing", "roles": { "firer": { "kind": "unit", "label": "firer" }, "target": { "kind": "unit", "label": "target" },
        "leader": { "kind": "leader", "label": "leader", "of": "firer" }, "group": { "kind": "group", "label": "group", "of": "target" }, "side": { "kind": "side", "label": "target's side", "of": "target" }, "game": { "kind": "game", "label": "game" } },
      "steps": [
        { "refuse": "{target} is too far away.", "when": { "distance": { "above": 12 } } },
        { "remind": "The second window closes the firing.", "when": { "window": "second" } },
        { "sum": "number", "of": [3], "modifiers": "fire" },
        { "roll": "hits", "dice": 2, "sides": 6, "count": { "at-most": "number" } },
        { "let": "seen", "value": { "sum": ["side.strength", "group.headcount", "game.turn", "target.nerve"] } },
        { "effect": { "target.hit": { "add": "hits" }, "target.under-fire": true, "firer.fired": true } },
        { "effect": { "target.stands": { "subtract": "hits" } }, "at": "end-of-subphase", "when": { "hits": { "at-least": 1 } } },
        { "due": "morale", "for": { "unit": "target" }, "with": { "cause": "hit" }, "reason": "{target} was hit.", "when": { "hits": { "at-least": 1 } } },
        { "due": "fate", "for": { "leader": "leader" }, "in": "rally", "when": { "hits": { "at-least": 2 } } },
        { "say": "{hits|hit|hits} on {target}." } ] },
    { "id": "fate", "title": "Fate", "roles": { "leader": { "kind": "leader", "label": "leader" } },
      "steps": [ { "roll": "die", "sides": 6 }, { "effect": { "leader.hurt": true }, "when": { "die": { "at-most": 2 } } }, { "say": "{die} for {leader}." } ] },
    { "id": "morale", "title": "Morale", "roles": { "unit": { "kind": "unit", "label": "unit" } },
      "steps": [ { "roll": "die", "sides": 6 },
        { "effect": { "unit.morale": "routing" }, "when": { "die": { "at-most": "unit.nerve" }, "cause": "hit" } },
        { "effect": { "unit.morale": "good" }, "when": { "die": { "at-least": 4 }, "cause": "rally" } },
        { "say": "{unit} throws {die}." } ] },
    { "id": "charge", "title": "Charge", "roles": { "unit": { "kind": "unit", "label": "charger" } },
      "steps": [ { "effect": { "unit.stands": { "subtract": 3 } } }, { "say": "{unit} charges." } ] } ] })";

constexpr const char* sequence = R"({ "sequence": { "title": "The turn", "steps": [
  { "id": "initiative", "title": "Initiative", "offers": [ { "procedure": "initiative", "role": "first", "who": "any", "must": true, "when": { "self.settled": false } } ] },
  { "id": "firing", "title": "Firing",
    "for": [ { "title": "Side B", "when": { "side.turn-side": "b" }, "with": { "window": "first" } }, { "title": "Side A", "when": { "side.turn-side": "a" }, "with": { "window": "second" } } ],
    "offers": [ { "procedure": "fire", "role": "firer", "when": { "self.fired": false, "self.removed": false } }, { "procedure": "charge", "role": "unit", "who": "opposing", "again": true } ],
    "remind": [ { "text": "Guards fire first." }, { "text": "The weak hold back.", "when": { "phasing.strength": { "at-most": 3 } } } ] },
  { "id": "storm", "title": "Storm", "when": { "game.weather": "wet" } },
  { "id": "end", "title": "End of the turn", "for": "each-side",
    "leaving": [ { "every": "unit", "who": "phasing", "steps": [ { "effect": { "self.rested": { "add": 1 } }, "when": { "self.fired": false, "self.removed": false, "ruling.rest": "yes" } } ] } ],
    "steps": [
      { "id": "rally", "title": "Rally", "offers": [ { "procedure": "morale", "role": "unit", "must": { "self.morale": "routing" }, "when": { "self.removed": false } } ],
        "entering": [ { "every": "unit", "who": "phasing", "steps": [ { "say": "{self} is a shadow of itself.", "when": { "self.weak": true, "self.removed": false } } ] } ] },
      { "id": "count", "title": "Count" } ] } ] } })";

ScenarioEntity entity(const std::string& id, const std::string& name, EntityKind kind, const std::string& side)
{
    ScenarioEntity made;
    made.id = id;
    made.name = name;
    made.kind = kind;
    made.side = side;
    return made;
}

void addArmy(Scenario& scenario, const std::string& side, const std::string& name, int units)
{
    scenario.entities.push_back(entity(side, name, EntityKind::Side, ""));
    scenario.entities.push_back(entity(side + "-wing", name + " wing", EntityKind::Group, side));
    for (int i = 1; i <= units; ++i) {
        ScenarioEntity unit =
            entity(side + "-" + std::to_string(i), name + " " + std::to_string(i), EntityKind::Unit, side);
        unit.group = side + "-wing";
        unit.values = {{"type", i % 2 == 1 ? "guards" : "levy"}, {"stands", "4"}};
        scenario.entities.push_back(std::move(unit));
    }
    ScenarioEntity leader = entity(side + "-leader", "General " + name, EntityKind::Leader, side);
    leader.attachedTo = side + "-1";
    leader.values = {{"bonus", "1"}};
    scenario.entities.push_back(std::move(leader));
}

}  // namespace

std::shared_ptr<const Ruleset> toyTurnRules(bool withSequence)
{
    std::string procedures = rest;
    const std::string waits = R"("in": "rally", )";
    if (!withSequence) procedures.erase(procedures.find(waits), waits.size());
    RulesetBuilder builder = RulesetBuilder::empty();
    builder.file("attributes.json", attributes).file("rest.json", procedures);
    if (withSequence) builder.file("sequence.json", sequence);
    return builder.sound();
}

Scenario toyScenario(int unitsPerSide)
{
    Scenario scenario;
    scenario.id = "toy-battle";
    scenario.title = "Toy battle";
    scenario.ruleset = "toy";
    scenario.turns = 2;
    addArmy(scenario, "north", "North", unitsPerSide);
    addArmy(scenario, "south", "South", unitsPerSide);
    return scenario;
}

Scenario toyGuards(int unitsPerSide)
{
    Scenario made = toyScenario(unitsPerSide);
    for (ScenarioEntity& each : made.entities) {
        if (each.kind == EntityKind::Unit) each.values = {{"type", "guards"}};
        if (each.kind == EntityKind::Leader) each.values.clear();
    }
    return made;
}

std::shared_ptr<const Ruleset> guardsRules(const std::string& parts)
{
    constexpr const char* guards = R"({
      "attributes": { "unit": [ { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" } ] },
      "unit-types": [ { "id": "guards", "title": "Guards" } ] })";
    return RulesetBuilder::empty().file("guards.json", guards).file("rules.json", parts).sound();
}

ToyBattle::ToyBattle(int unitsPerSide, bool withSequence)
    : ruleset(toyTurnRules(withSequence)), game(std::make_unique<Game>(*ruleset, toyScenario(unitsPerSide)))
{}

Decision ToyBattle::play(const Command& command) { return playIn(*game, command); }

std::string ToyBattle::refused(const Command& command)
{
    const State before = state();
    const EntryId head = game->head();
    const DecisionResult decided = game->execute(command, noDice);
    REQUIRE_FALSE(decided);
    CHECK((state() == before));
    CHECK(game->head() == head);
    return decided.error().message;
}

void ToyBattle::advance(const std::string& reason) { play(advanceCommand(reason)); }

void ToyBattle::toFiring()
{
    advance();
    play(initiativeCommand());
    advance();
}

Decision ToyBattle::fire(const std::string& firer, const std::string& target, const std::vector<int>& dice,
                         const std::string& distance)
{
    return play(fireCommand(firer, target, dice, distance));
}
void ToyBattle::edit(const std::string& entity, const EditTarget& what, const std::string& value)
{
    play(editCommand(entity, what, value));
}

std::string ToyBattle::value(const std::string& entity, const std::string& attribute) const
{
    const Entity& found = state().at(state().find(entity));
    const int position = rules().stored.find(found.kind, attribute);
    REQUIRE(position >= 0);
    return ruleset->valueId(rules().stored.of(found.kind)[static_cast<std::size_t>(position)]->shape,
                            found.values[static_cast<std::size_t>(position)]);
}

std::string ToyBattle::step() const
{
    for (const TurnLine& line : turnLines(rules(), state())) {
        if (line.when == TurnLine::When::Now && line.leaf)
            return line.title + (line.sideTitle.empty() ? "" : ", " + line.sideTitle);
    }
    return "";
}

Decision playIn(Game& game, const Command& command)
{
    NoDice none;
    const DecisionResult decided = game.execute(command, none);
    INFO((decided ? "" : decided.error().message));
    REQUIRE(decided);
    return *decided;
}

AdvanceCommand advanceCommand(const std::string& reason) { return {false, reason}; }

ResolveCommand initiativeCommand()
{
    ResolveCommand command;
    command.procedure = "initiative";
    command.roles = {{"first", {"north"}}, {"second", {"south"}}};
    return command;
}

ResolveCommand fireCommand(const std::string& firer, const std::string& target, const std::vector<int>& dice,
                           const std::string& distance)
{
    ResolveCommand command;
    command.procedure = "fire";
    command.roles = {{"firer", {firer}}, {"target", {target}}};
    command.answers = {{"distance", distance}};
    command.dice = dice;
    return command;
}

ResolveCommand moraleCommand(const std::string& unit, int die, int settles)
{
    ResolveCommand command;
    command.procedure = "morale";
    command.roles = {{"unit", {unit}}};
    command.dice = {die};
    command.settles = settles;
    return command;
}

EditCommand editCommand(const std::string& entity, const EditTarget& what, const std::string& value)
{
    return {entity, {{what, value}}, ""};
}

bool tells(const std::vector<std::string>& texts, const std::string& part)
{
    for (const std::string& text : texts) {
        if (text.find(part) != std::string::npos) return true;
    }
    return false;
}

State replayed(const Game& game, EntryId id)
{
    std::vector<EntryId> path;
    for (; id != 0; id = game.entry(id).parent) path.insert(path.begin(), id);
    State state = game.stateAtStart();
    for (const EntryId each : path) {
        for (const Event& event : game.entry(each).events) applyEvent(state, event);
    }
    return state;
}

}  // namespace drumhead::test
