#pragma once

#include "drumhead/game/play/decide.hpp"
#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/storage/game_content.hpp"

#include <memory>

namespace drumhead::test {

/// Plays commands one after the other and writes down what came of them, as a battle would.
class GameRecorder {
public:
    /// The running test fails where the scenario does not fit the rules.
    GameRecorder(RulesetFiles rules, std::string scenario);

    /// Decides it with dice from its seed, which are written down; the running test fails if it can't be decided.
    void play(Command command);
    void note(const std::string& text);
    /// Goes on from another entry.
    void goTo(std::int64_t entry) { m_content.head = entry; }

    [[nodiscard]] const GameContent& content() const { return m_content; }
    [[nodiscard]] const Ruleset& ruleset() const { return *m_ruleset; }

private:
    [[nodiscard]] State stateAt(std::int64_t entry) const;

    GameContent m_content;
    std::shared_ptr<const Ruleset> m_ruleset;
    std::unique_ptr<StoredAttributes> m_stored;
    std::map<std::int64_t, State> m_states;
    SeededDice m_dice{7};
};

/// A game of the toy duel: two captains and their seconds, three cases, notes, an overruling, a line that was left. Its
/// rules are read from the test data.
[[nodiscard]] GameRecorder recordedDuel();

}  // namespace drumhead::test
