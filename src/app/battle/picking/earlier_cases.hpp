#pragma once

#include "app/battle/session/battle.hpp"

#include <functional>
#include <optional>

namespace drumhead::app {

/// The cases of the present line of play, the last first: in them a choice finds where it best begins.
class EarlierCases {
public:
    explicit EarlierCases(const Battle& battle) : m_battle(battle) {}

    /// How far back a search goes.
    enum class Within { Step, Turn };
    /// What a case says of whom is looked for; nothing: look further.
    using Look = std::function<std::optional<EntityId>(const ResolveCommand&)>;

    /// Of the candidates, the one behind the last who took `role` of the procedure in this step; nobody: there is none.
    [[nodiscard]] EntityId nextInTurn(const std::string& procedure, const std::string& role,
                                      const std::vector<EntityId>& candidates) const;
    /// Of the candidates, the one in `role` upon whom somebody of the side last did the same in this step.
    [[nodiscard]] EntityId lastMetBySide(EntityId side, const std::string& procedure, const std::string& role,
                                         const std::vector<EntityId>& candidates) const;
    /// Of the candidates, the one that last had a case with an entity in this turn.
    [[nodiscard]] EntityId lastMetBy(EntityId who, const std::vector<EntityId>& candidates) const;

private:
    [[nodiscard]] EntityId find(Within within, const Look& look) const;

    const Battle& m_battle;
};

/// Whose it is; a side is its own.
[[nodiscard]] EntityId sideOf(const State& state, EntityId entity);

}  // namespace drumhead::app
