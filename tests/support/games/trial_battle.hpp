#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/storage/game_content.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace drumhead::test {

/// A shipped battle, played by the trial player through the game's own commands.
class TrialBattle {
public:
    /// The running test fails where scenario and rules do not load.
    explicit TrialBattle(const std::filesystem::path& scenario);

    /// Plays until that many turns are over. Faults are what could not be decided; there should be none.
    std::vector<std::string> play(int turns, std::uint64_t seed, int besides = 3);
    [[nodiscard]] Game& game() { return *m_game; }
    [[nodiscard]] const Ruleset& ruleset() const { return *m_ruleset; }
    [[nodiscard]] const RulesetFiles& rules() const { return m_rules; }
    [[nodiscard]] const std::string& scenarioText() const { return m_text; }
    /// The battle as a recorded game's text.
    [[nodiscard]] std::string recorded() const;

private:
    std::string m_text;
    RulesetFiles m_rules;
    std::shared_ptr<const Ruleset> m_ruleset;
    std::unique_ptr<Game> m_game;
};

/// The scenarios that come with the program and can be played in a test's time.
[[nodiscard]] std::vector<std::filesystem::path> shippedBattles();
/// The recorded games of the tests.
[[nodiscard]] std::vector<std::filesystem::path> recordedBattles();

}  // namespace drumhead::test
