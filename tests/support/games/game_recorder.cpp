#include "game_recorder.hpp"

#include "drumhead/storage/entry_text.hpp"
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/ruleset_builder.hpp"

namespace drumhead::test {

GameRecorder::GameRecorder(RulesetFiles rules, std::string scenario)
{
    LoadedRuleset loaded = loadRuleset(rules);
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.usable());
    m_ruleset = std::move(loaded.ruleset);
    m_stored = std::make_unique<StoredAttributes>(*m_ruleset);
    const LoadedScenario read = loadScenario("the scenario", scenario, *m_ruleset);
    INFO(toldFaults(read.diagnostics));
    REQUIRE(read.usable());
    m_content.scenario = std::move(scenario);
    m_content.rules = std::move(rules);
    m_states.emplace(0, initialState(*read.scenario, *m_ruleset, *m_stored));
}

void GameRecorder::play(Command command)
{
    State state = m_states.at(m_content.head);
    const GameRules rules{*m_ruleset, *m_stored};
    const DecisionResult decision = decide(rules, state, command, m_dice);
    INFO((decision ? std::string() : decision.error().message));
    REQUIRE(decision);
    if (auto* const resolve = std::get_if<ResolveCommand>(&command)) resolve->dice = decision->dice;
    JournalEntry entry{static_cast<EntryId>(m_content.entries.size()) + 1,
                       m_content.head,
                       state.turn,
                       "The field",
                       "2026-03-01T19:00:00",
                       command,
                       decision->events,
                       decision->sentences,
                       0};
    m_content.entries.push_back(storedEntry(entry, state, rules));
    for (const Event& event : decision->events) applyEvent(state, event);
    m_content.head = entry.id;
    m_states.emplace(entry.id, std::move(state));
}

void GameRecorder::note(const std::string& text) { play(NoteCommand{text, ""}); }

namespace {

constexpr const char* duelScenario =
    R"json({ "format": 1, "id": "at-dawn", "title": "At dawn <behind> the *mill*", "about": "Two captains.", "ruleset": "toy-duel",
  "sides": [
    { "id": "red", "name": "Red", "leaders": [ { "id": "arnim", "name": "Capt. Arnim | <b>", "skill": 3 }, { "id": "jaeger", "name": "Jäger", "skill": 1 } ] },
    { "id": "blue", "name": "Blue", "leaders": [ { "id": "bonnet", "name": "Bonnet_[x](y)", "skill": 2 } ] } ] })json";

ResolveCommand duel(const std::string& challenger, const std::string& challenged, bool second)
{
    ResolveCommand command;
    command.procedure = "duel";
    command.roles = {{"challenger", {challenger}}, {"challenged", {challenged}}};
    command.roles.push_back({"second", second ? std::vector<std::string>{"jaeger"} : std::vector<std::string>{}});
    command.answers = {{"weapon", "pistol"}, {"surgeon", "fails"}};
    if (second) command.answers.emplace_back("second.1.stands-by", "challenger");
    return command;
}

}  // namespace

GameRecorder recordedDuel()
{
    Result<RulesetFiles> rules = readRulesetFolder(dataFolder("toy-duel"));
    REQUIRE(rules);
    GameRecorder game(std::move(*rules), duelScenario);
    game.note("It is <cold> and\n- damp");
    game.play(duel("arnim", "bonnet", true));
    game.play(duel("bonnet", "arnim", false));
    game.goTo(2);
    ResolveCommand overruled = duel("bonnet", "arnim", false);
    overruled.overrules.push_back(
        {Overrule::Kind::Value, "challenger-dice", "", 0, 0, 0, "12", "The die lay against the *wall*."});
    game.play(overruled);
    EditCommand edit;
    edit.entity = "bonnet";
    edit.changes = {{"wounds", "1"}};
    edit.reason = "He fell off his horse.";
    game.play(edit);
    return game;
}

}  // namespace drumhead::test
