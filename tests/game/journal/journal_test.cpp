// The journal of a battle: lines, undo and redo, what is kept and what does not fit.
#include "game/toy_battle.hpp"

#include "support/catch.hpp"

#include <random>

namespace journal_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// Commands as they come, many of them refused; the same for the same seed.
class RandomCommands {
public:
    explicit RandomCommands(unsigned seed) : m_random(seed) {}

    Command next(const State& state)
    {
        switch (pick(10)) {
        case 0:
        case 1:
        case 2: return fireCommand(unit(), unit(), {pick(6) + 1, pick(6) + 1}, std::to_string(pick(14)));
        case 3:
            return state.due.empty()
                ? moraleCommand(unit(), pick(6) + 1)
                : settling(state.due[static_cast<std::size_t>(pick(static_cast<int>(state.due.size())))]);
        case 4: return editCommand(unit(), "stands", std::to_string(pick(13)));
        case 5: return editCommand(unit(), EntityField::OnTable, pick(4) == 0 ? "no" : "yes");
        case 6: return pick(2) == 0 ? Command(advanceCommand("on")) : initiativeCommand();
        case 7: return ruling();
        case 8: return dismissal(state);
        default: return advanceCommand("on");
        }
    }

    int pick(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

private:
    std::string unit() { return std::string(pick(2) == 0 ? "north-" : "south-") + std::to_string(pick(3) + 1); }

    ResolveCommand settling(const DueItem& due)
    {
        ResolveCommand command;
        command.procedure = due.procedure;
        command.dice = {pick(6) + 1};
        command.settles = due.id;
        return command;
    }

    Command ruling() { return RuleCommand{{{"rest", pick(2) == 0 ? "yes" : "no"}}, ""}; }

    Command dismissal(const State& state) { return DismissCommand{state.nextDue - 1, "enough"}; }

    std::mt19937 m_random;
};

/// Keeps what it is given, unless it is full.
class MemoryStore final : public JournalStore {
public:
    Result<void> append(const std::vector<JournalEntry>& entries, const State& before) override
    {
        lastBefore = before;
        kept.insert(kept.end(), entries.begin(), entries.end());
        head = kept.back().id;
        return full ? Result<void>(Error{"the disk is full"}) : Result<void>();
    }
    Result<void> moveHead(EntryId to) override
    {
        head = to;
        return full ? Result<void>(Error{"the disk is full"}) : Result<void>();
    }

    std::vector<JournalEntry> kept;
    State lastBefore;
    EntryId head = 0;
    bool full = false;
};

}  // namespace

TEST_CASE("random battles: the events are the state, they survive as text, any entry is found again", "[game]")
{
    for (unsigned seed = 1; seed <= 6; ++seed) {
        ToyBattle battle(3);
        RandomCommands random(seed);
        battle.advance();
        battle.play(initiativeCommand());
        EntityIndex index(battle.state());
        int done = 0;
        for (int i = 0; i < 400; ++i) {
            if (random.pick(25) == 0)
                REQUIRE(battle.game->goTo(random.pick(static_cast<int>(battle.game->entries().size()) + 1)));
            const State before = battle.state();
            SeededDice dice(seed * 1000 + static_cast<unsigned>(i));
            const DecisionResult decided = battle.game->execute(random.next(before), dice);
            if (!decided) {
                REQUIRE((battle.state() == before));
                continue;
            }
            ++done;
            State after = before;
            const std::string text = eventsToJson(decided->events, before, *battle.ruleset, battle.rules().stored);
            const Result<std::vector<Event>> read =
                eventsFromJson(text, before, index, *battle.ruleset, battle.rules().stored);
            REQUIRE(read);
            REQUIRE((*read == decided->events));
            for (const Event& event : *read) applyEvent(after, event);
            REQUIRE((after == battle.state()));
            const Command& command = battle.game->entries().back().command;
            const Result<Command> again = commandFromJson(commandToJson(command));
            REQUIRE(again);
            REQUIRE((*again == command));
        }
        CHECK(done > 150);
        const State end = battle.state();
        const EntryId head = battle.game->head();
        for (int i = 0; i < 40; ++i) {
            const EntryId id = random.pick(static_cast<int>(battle.game->entries().size()) + 1);
            REQUIRE(battle.game->goTo(id));
            REQUIRE((battle.state() == replayed(*battle.game, id)));
        }
        REQUIRE(battle.game->goTo(head));
        REQUIRE((battle.state() == end));
        Result<Game> restored = Game::restore(*battle.ruleset, toyScenario(3), battle.game->entries(), head);
        REQUIRE(restored);
        CHECK((restored->state() == end));
        CHECK(restored->line() == battle.game->line());
    }
}

TEST_CASE("undo to the start and redo to the same state", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 2});
    battle.advance("later");
    const State end = battle.state();
    const std::vector<EntryId> line = battle.game->line();
    while (battle.game->canUndo()) REQUIRE(battle.game->undo());
    CHECK((battle.state() == battle.game->stateAtStart()));
    CHECK_FALSE(battle.game->undo());
    CHECK(battle.game->line() == line);
    while (battle.game->canRedo()) REQUIRE(battle.game->redo());
    CHECK((battle.state() == end));
    CHECK_FALSE(battle.game->redo());
    CHECK((battle.game->stateBefore(line.back()).turn == 1));
    CHECK_FALSE(battle.game->goTo(99));
}

TEST_CASE("a line that was left stays, and redo follows the line last gone to", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 1});
    const EntryId first = battle.game->head();
    REQUIRE(battle.game->undo());
    battle.fire("south-1", "north-2", {6, 6});
    const EntryId second = battle.game->head();
    REQUIRE(battle.game->undo());
    REQUIRE(battle.game->redo());
    CHECK(battle.game->head() == second);
    REQUIRE(battle.game->goTo(first));
    CHECK(battle.value("north-1", "hit") == "2");
    REQUIRE(battle.game->undo());
    REQUIRE(battle.game->redo());
    CHECK(battle.game->head() == first);
}

TEST_CASE("entries carry what was thrown, where and when", "[game]")
{
    ToyBattle battle;
    battle.game->setClock([] { return std::string("1815-06-18T11:30:00"); });
    battle.toFiring();
    SeededDice dice(7);
    REQUIRE(battle.game->execute(fireCommand("south-1", "north-1", {}), dice));
    const JournalEntry& entry = battle.game->entries().back();
    CHECK(std::get<ResolveCommand>(entry.command).dice.size() == 2);
    CHECK(entry.step == "Firing: South");
    CHECK(entry.turn == 1);
    CHECK(entry.time == "1815-06-18T11:30:00");
}

TEST_CASE("what can't be kept is played all the same, and told", "[game]")
{
    ToyBattle battle;
    MemoryStore store;
    battle.game->keepIn(&store);
    battle.advance();
    CHECK(store.kept.size() == 1);
    CHECK((store.lastBefore == battle.game->stateAtStart()));
    CHECK(battle.game->unsaved().empty());
    store.full = true;
    battle.play(initiativeCommand());
    CHECK(battle.game->head() == 2);
    CHECK(battle.game->unsaved() == "the disk is full");
    REQUIRE(battle.game->undo());
    CHECK(store.head == 1);
    store.full = false;
    REQUIRE(battle.game->redo());
    CHECK(store.head == 2);
    CHECK(battle.game->unsaved().empty());
}

TEST_CASE("a journal that does not fit names the entry", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    std::vector<JournalEntry> entries = battle.game->entries();
    SECTION("out of order")
    {
        entries.erase(entries.begin());
        CHECK(Game::restore(*battle.ruleset, toyScenario(), entries, 0).error().find("entry 2") != std::string::npos);
    }
    SECTION("an event of another battle")
    {
        auto* const changed = std::get_if<ChangedEvent>(&entries[1].events[1]);
        REQUIRE(changed);
        changed->from = Value::none();
        CHECK(Game::restore(*battle.ruleset, toyScenario(), entries, 0).error().find("entry 2") != std::string::npos);
    }
    SECTION("a head that is not there")
    {
        CHECK(Game::restore(*battle.ruleset, toyScenario(), entries, 9).error().find("9") != std::string::npos);
    }
    SECTION("a parent that is not there")
    {
        entries[2].parent = 7;
        CHECK(Game::restore(*battle.ruleset, toyScenario(), entries, 0).error().find("entry 3") != std::string::npos);
    }
}

TEST_CASE("an edit that no decision makes does not fit", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    const State& state = battle.state();
    const auto fault = [&](const char* entity, EntityField field, const std::string& value) {
        std::vector<JournalEntry> entries = battle.game->entries();
        entries.back().events.emplace_back(EditedEvent{state.find(entity), field, value});
        const Result<Game> restored = Game::restore(*battle.ruleset, toyScenario(), entries, 0);
        return restored ? std::string() : restored.error().substr(restored.error().find(": ") + 2);
    };
    // A wing under itself would be gone round for ever.
    CHECK(fault("north-wing", EntityField::Group, "north-wing").find("can't be put under itself") != std::string::npos);
    CHECK(fault("north-1", EntityField::Group, "north-2") == "\"north-2\" is no group");
    CHECK(fault("north", EntityField::Group, "north-wing").find("can't be in a group") != std::string::npos);
    CHECK(fault("north-1", EntityField::AttachedTo, "north-2").find("can't be attached") != std::string::npos);
    CHECK(fault("north-leader", EntityField::AttachedTo, "north-wing") == "\"north-wing\" is no unit");
    CHECK(fault("north-1", EntityField::OnTable, "maybe") == "\"maybe\" is neither true nor false");
    CHECK(fault("north-1", EntityField::Group, "").empty());
    CHECK(fault("north-leader", EntityField::AttachedTo, "north-2").empty());
    CHECK(fault("north-1", EntityField::Hidden, "true").empty());
}

}  // namespace journal_test
