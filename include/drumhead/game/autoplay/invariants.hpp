#pragma once

#include "drumhead/game/play/decide.hpp"

#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace drumhead {

/// What has to hold in any battle under any rules, looked at command by command.
///
/// Nobody without strength acts; nobody does twice in a step what is offered once; links stay within a side; what was
/// due is settled by its case, waived, brought on or falls away because it is about nobody on the table; numbers keep
/// their bounds; events are the same when they are written and read.
class BattleInvariants {
public:
    explicit BattleInvariants(const GameRules& rules) : m_rules(rules) {}

    /// `before`: the battle before the decision, `after`: after its events. A sentence for each thing that does not
    /// hold.
    [[nodiscard]] std::vector<std::string> check(const State& before, const Command& command, const Decision& decision,
                                                 const State& after);

private:
    void actors(const State& before, const ResolveCommand& command, const Decision& decision);
    void repeated(const State& before, const ResolveCommand& command, const Decision& decision);
    void links(const State& after);
    void dues(const State& before, const Command& command, const Decision& decision, const State& after);
    void bounds(const State& after);
    void text(const State& before, const Decision& decision);
    void fault(std::string what) { m_faults.push_back(std::move(what)); }

    GameRules m_rules;
    std::vector<std::string> m_faults;
    /// Who has done what in which step: turn, place, procedure, id.
    std::map<std::tuple<int, std::string, std::string, std::string>, int> m_done;
};

}  // namespace drumhead
