#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/game/play/turn.hpp"

#include <memory>
#include <string>
#include <vector>

namespace drumhead::test {

/// Toy rules with a turn: initiative, firing of B and then of A (losses wait), a rally for each side.
[[nodiscard]] std::shared_ptr<const Ruleset> toyTurnRules(bool withSequence = true);

/// Two sides, "north" and "south", with a wing of units ("north-1" …) and a leader each.
[[nodiscard]] Scenario toyScenario(int unitsPerSide = 2);

/// The same with units of the type "guards" and nothing else: for rules of a test's own.
[[nodiscard]] Scenario toyGuards(int unitsPerSide = 2);

/// Rules of a test's own for `toyGuards`: units are of the type "guards", and these are the other parts of the file,
/// "procedures" and "sequence" among them.
[[nodiscard]] std::shared_ptr<const Ruleset> guardsRules(const std::string& parts);

/// A battle under toy rules, with what tests ask of it again and again.
class ToyBattle {
public:
    explicit ToyBattle(int unitsPerSide = 2, bool withSequence = true);

    /// Executes a command that has to succeed.
    Decision play(const Command& command);
    /// The error of one that must not, and that leaves no trace.
    std::string refused(const Command& command);

    void advance(const std::string& reason = "");
    /// From the beginning to the firing of side B, which is the South.
    void toFiring();
    Decision fire(const std::string& firer, const std::string& target, const std::vector<int>& dice,
                  const std::string& distance = "5");
    void edit(const std::string& entity, const EditTarget& what, const std::string& value);

    /// What the battle says of somebody, as text; "" is nothing.
    [[nodiscard]] std::string value(const std::string& entity, const std::string& attribute) const;
    [[nodiscard]] const State& state() const { return game->state(); }
    [[nodiscard]] GameRules rules() const { return game->rules(); }
    [[nodiscard]] std::string step() const;
    /// The battle's own sequence, for a test to change before it plays: nobody else has these rules.
    [[nodiscard]] Sequence& sequence() { return const_cast<Sequence&>(ruleset->sequence); }

    std::shared_ptr<const Ruleset> ruleset;
    std::unique_ptr<Game> game;
    NoDice noDice;
};

/// Executes a command that throws nothing and has to succeed.
Decision playIn(Game& game, const Command& command);
[[nodiscard]] AdvanceCommand advanceCommand(const std::string& reason = "");
[[nodiscard]] ResolveCommand initiativeCommand();
[[nodiscard]] ResolveCommand fireCommand(const std::string& firer, const std::string& target,
                                         const std::vector<int>& dice, const std::string& distance = "5");
[[nodiscard]] ResolveCommand moraleCommand(const std::string& unit, int die, int settles = 0);
[[nodiscard]] EditCommand editCommand(const std::string& entity, const EditTarget& what, const std::string& value);

/// Whether some text of a list holds a part.
[[nodiscard]] bool tells(const std::vector<std::string>& texts, const std::string& part);
/// The state after an entry, from the events of its line alone.
[[nodiscard]] State replayed(const Game& game, EntryId id);

}  // namespace drumhead::test
