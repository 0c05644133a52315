#pragma once

#include "drumhead/game/play/turn.hpp"

#include <map>
#include <optional>

namespace drumhead {

/// Plays both sides of a battle under any rules: enters every step, resolves what is due and required, and some of what
/// is optional. It knows no rule; it tries cases until one is not refused. Used for the coverage of the turn and to try
/// out a ruleset. The same seed plays the same battle.
class TrialPlayer {
public:
    /// `besides`: how many optional cases are tried in each step. `edits`: every how many commands the referee edits
    /// the armies; 0: never.
    explicit TrialPlayer(std::uint64_t seed, int besides = 3, int edits = 0)
        : m_chance(seed), m_besides(besides), m_edits(edits)
    {}

    /// The next command. It can always be decided and sooner or later advances; what can't be done is waived with a
    /// reason.
    [[nodiscard]] Command next(const GameRules& rules, const State& state);

private:
    struct Asked {
        const GameRules& rules;
        const State& state;
    };

    int pick(int count);
    void notePlace(const State& state);
    /// Takes a unit off the table or puts it back, marks it as gone, moves it to another group or unit.
    std::optional<Command> edit(const Asked& asked);
    /// One of that kind on the same side as this one and on the table; nobody where there is none.
    EntityId comrade(const State& state, EntityId of, EntityKind kind);
    std::optional<Command> settleDue(const Asked& asked);
    std::optional<Command> must(const Asked& asked, const std::vector<TurnOffer>& offers);
    std::optional<Command> may(const Asked& asked, const std::vector<TurnOffer>& offers);
    /// A case that is not refused; nothing after a few attempts.
    std::optional<Command> attempt(const Asked& asked, const std::string& procedure, std::vector<RoleBinding> roles,
                                   const DueItem* due = nullptr, const std::vector<NamedText>& with = {});
    std::optional<Command> put(const Asked& asked, const std::string& procedure, const std::vector<RoleBinding>& roles,
                               const DueItem* due, const std::vector<NamedText>& with);
    std::vector<RoleBinding> filled(const Asked& asked, const Procedure& procedure, std::vector<RoleBinding> roles,
                                    bool enemyFirst);
    std::optional<EntityId> chosen(const Asked& asked, const Program& program, const ProgramRole& role,
                                   const std::vector<RoleBinding>& roles, bool enemy);
    Value answer(const Ruleset& ruleset, const Shape& shape);
    /// Whether it was tried too often in this step to be tried again.
    bool isGivenUp(const std::string& procedure, EntityId entity) { return ++m_tried[{procedure, entity}] > 4; }

    SeededDice m_chance;
    int m_besides;
    int m_edits;
    int m_left = 0;
    int m_commands = 0;
    int m_turn = 0;
    TurnPlace m_place;
    std::map<std::pair<std::string, EntityId>, int> m_tried;
};

}  // namespace drumhead
