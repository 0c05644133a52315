#pragma once

#include "rules/loading/assignment/propositions.hpp"

#include <bitset>
#include <optional>
#include <vector>

namespace drumhead {

/// Whether there are values for which a proposition holds. What is assumed of it is spread to its parts, and from them
/// to all that they are parts of; only what that leaves open is tried both ways.
class PropositionSolver {
public:
    /// Propositions may be added while the solver is in use.
    explicit PropositionSolver(const Propositions& propositions) : m_propositions(propositions) {}

    /// Nothing: that would take too long to find out.
    [[nodiscard]] std::optional<bool> mayHold(PropositionId proposition);

private:
    enum class Truth : std::uint8_t { No, Yes, Open };
    static constexpr std::size_t mostCandidates = 256;
    using Candidates = std::bitset<mostCandidates>;
    /// What is known of a part of the proposition in hand.
    struct Known {
        std::vector<PropositionId> within;  ///< the parts that have it as a part
        Candidates meets;                   ///< of a comparison: the values of its variable that meet it
        Truth truth = Truth::Open;
        bool isPart = false;
    };
    struct Variable {
        std::vector<Value> values;               ///< those that can make a difference
        std::vector<PropositionId> comparisons;  ///< that it stands in
        Candidates left;                         ///< which it can still be
    };
    /// What was known before, to go back to.
    struct Undo {
        PropositionId part = -1;
        VariableId variable = -1;
        Candidates left;
    };

    void take(PropositionId id);
    void clear();
    [[nodiscard]] bool listCandidates();
    [[nodiscard]] std::vector<Value> candidates(VariableId variable) const;
    [[nodiscard]] bool search();
    [[nodiscard]] bool assume(PropositionId id, bool holds);
    [[nodiscard]] bool spread();
    [[nodiscard]] bool spreadDown(PropositionId id);
    [[nodiscard]] bool spreadUp(PropositionId id, PropositionId within);
    [[nodiscard]] bool settle(PropositionId id);
    [[nodiscard]] bool narrow(VariableId id, const Candidates& to);
    [[nodiscard]] bool compareWithLeft(VariableId id);
    [[nodiscard]] PropositionId mostPressing();
    void goBackTo(std::size_t size);
    [[nodiscard]] bool isJoined(PropositionId id) const;
    /// How a joined one comes out for one part alone: "all" fails by one that fails, "any" holds by one that holds.
    [[nodiscard]] bool decidesAs(PropositionId id) const
    {
        return m_propositions.part(id).kind == Propositions::Kind::Any;
    }
    [[nodiscard]] static Truth truthOf(bool holds) { return holds ? Truth::Yes : Truth::No; }
    [[nodiscard]] Known& known(PropositionId id) { return m_known[static_cast<std::size_t>(id)]; }
    [[nodiscard]] Truth truth(PropositionId id) const { return m_known[static_cast<std::size_t>(id)].truth; }
    [[nodiscard]] Variable& variable(VariableId id) { return m_variables[static_cast<std::size_t>(id)]; }

    const Propositions& m_propositions;
    std::vector<Known> m_known;  ///< by part
    std::vector<Variable> m_variables;
    std::vector<PropositionId> m_parts;  ///< of the proposition in hand
    std::vector<VariableId> m_used;      ///< variables of it
    std::vector<Undo> m_undo;
    std::vector<PropositionId> m_toSpread;  ///< known and not yet spread
    int m_looks = 0;                        ///< parts looked at in one search
    int m_allLooks = 0;                     ///< in the searches before it
};

}  // namespace drumhead
