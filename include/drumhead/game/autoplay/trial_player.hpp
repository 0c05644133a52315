#pragma once

#include "drumhead/game/play/turn.hpp"

#include <map>
#include <optional>

namespace drumhead {

/// Plays a battle by itself, both sides, under any rules: goes through every step, does what is due and what must be
/// done, and takes up some of what may be done besides. It knows no rule; it tries cases until one is not refused. For
/// the coverage of the turn, and to try out a ruleset. The same seed plays the same battle.
class TrialPlayer {
public:
    /// `besides`: how many cases that may be done are tried in each step.
    explicit TrialPlayer(std::uint64_t seed, int besides = 3) : m_chance(seed), m_besides(besides) {}

    /// What to do next. It can always be decided, and in the end it goes on to the next step; what can't be done gets a
    /// reason.
    [[nodiscard]] Command next(const GameRules& rules, const State& state);

private:
    struct Asked {
        const GameRules& rules;
        const State& state;
    };

    int pick(int count);
    void notePlace(const State& state);
    std::optional<Command> settleDue(const Asked& asked);
    std::optional<Command> must(const Asked& asked, const std::vector<TurnOffer>& offers);
    std::optional<Command> may(const Asked& asked, const std::vector<TurnOffer>& offers);
    /// A case that is not refused; nothing after a few attempts.
    std::optional<Command> attempt(const Asked& asked, const std::string& procedure, std::vector<RoleBinding> roles,
                                   const DueItem* due = nullptr);
    std::optional<Command> put(const Asked& asked, const std::string& procedure, const std::vector<RoleBinding>& roles,
                               const DueItem* due);
    std::vector<RoleBinding> filled(const Asked& asked, const Procedure& procedure, std::vector<RoleBinding> roles,
                                    bool enemyFirst);
    std::optional<EntityId> chosen(const Asked& asked, const ProgramRole& role, const std::vector<RoleBinding>& roles,
                                   bool enemy);
    Value answer(const Ruleset& ruleset, const Shape& shape);
    /// Whether that was tried so often in this step that it is given up.
    bool isGivenUp(const std::string& procedure, EntityId entity) { return ++m_tried[{procedure, entity}] > 4; }

    SeededDice m_chance;
    int m_besides;
    int m_left = 0;
    int m_commands = 0;
    int m_turn = 0;
    TurnPlace m_place;
    std::map<std::pair<std::string, EntityId>, int> m_tried;
};

}  // namespace drumhead
