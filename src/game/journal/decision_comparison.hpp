#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/game/play/decide.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// What comes out differently when a command is decided otherwise, in the order in which people ask: the result, the
/// answers, the dice, what it changes and makes due, then the values on the way to it.
class DecisionComparison {
public:
    struct Decided {
        const State& state;  ///< before the command
        const Command& command;
        const Decision& decision;
    };
    DecisionComparison(const GameRules& rules, Decided old, Decided now) : m_rules(rules), m_old(old), m_now(now) {}

    [[nodiscard]] std::vector<Game::Change> changes();

private:
    void result();
    void answers();
    void values();
    void effects();
    void due();
    void sentences();
    [[nodiscard]] const Texts& texts() const { return *m_rules.ruleset.texts; }
    [[nodiscard]] std::string briefOf(const Decided& decided) const;
    void differ(const std::string& what, const std::string& was, const std::string& now, bool isArithmetic = false);

    const GameRules& m_rules;
    Decided m_old;
    Decided m_now;
    std::vector<Game::Change> m_changes;
};

}  // namespace drumhead
