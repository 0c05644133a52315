#pragma once

#include "rules/loading/assignment/propositions.hpp"
#include "rules/loading/assignment/result_shapes.hpp"

#include <map>
#include <string>
#include <tuple>

namespace drumhead {

/// Turns the conditions of a program into propositions, with the values that stand at one place of its code: after a
/// step has written a value it is another one.
class ConditionPropositions {
public:
    ConditionPropositions(const Ruleset& ruleset, const Program& program, Propositions& propositions);

    /// From here on the slot has the value of the node (-1: it may be any) where `where` holds, else its value as
    /// before.
    void written(SlotId slot, PropositionId where, NodeId value);
    /// That a condition holds; -1: always.
    [[nodiscard]] PropositionId holds(NodeId node);
    /// That a value can't be found out because the slot has none.
    [[nodiscard]] PropositionId lacks(NodeId node, SlotId slot);
    /// That a role has at least one row.
    [[nodiscard]] PropositionId hasRows(int role);

private:
    /// What was found of a node since the last value was written.
    struct Known {
        int writes = -1;
        PropositionId proposition = -1;
    };
    using Question = std::tuple<NodeId, Comparison, std::int64_t>;
    [[nodiscard]] PropositionId workOut(NodeId node);
    [[nodiscard]] PropositionId workOutCompared(NodeId left, Comparison comparison, Value bound);
    [[nodiscard]] NodeId child(const Node& node, std::uint32_t i) const { return m_program.children[node.first + i]; }
    [[nodiscard]] PropositionId comparison(const Node& node);
    [[nodiscard]] PropositionId oneOf(const Node& node);
    [[nodiscard]] PropositionId compared(NodeId left, Comparison comparison, NodeId right);
    [[nodiscard]] PropositionId comparedWith(NodeId left, Comparison comparison, Value bound);
    [[nodiscard]] PropositionId branches(const Node& by, Comparison comparison, Value bound);
    [[nodiscard]] PropositionId lacksOfBranches(const Node& by, SlotId slot);
    [[nodiscard]] PropositionId isKey(const Node& by, std::uint32_t branch);
    [[nodiscard]] PropositionId noKey(const Node& by);
    [[nodiscard]] PropositionId lacksOfClauses(const Node& node, SlotId slot);
    [[nodiscard]] PropositionId someOrEvery(NodeId node);
    /// That a slot has one of the values that it is known to have, and that meets a comparison.
    [[nodiscard]] PropositionId comparedMeanings(SlotId slot, Comparison comparison, Value bound) const;
    [[nodiscard]] PropositionId isValue(SlotId slot, Value value);
    [[nodiscard]] std::vector<Value> fewValues(SlotId slot, NodeId given) const;
    [[nodiscard]] VariableId variableOf(NodeId node);
    [[nodiscard]] VariableId variableOfSlot(SlotId slot);
    [[nodiscard]] VariableId variableNamed(const std::string& key, VariableDomain domain);
    [[nodiscard]] VariableDomain domainOf(NodeId node) const;
    [[nodiscard]] VariableDomain domainOfSlot(SlotId slot) const;
    void listValues(VariableDomain& domain) const;
    [[nodiscard]] std::string keyOfSlot(SlotId slot) const;
    /// The same for amounts that are worked out alike from the same values.
    [[nodiscard]] std::string keyOf(NodeId node) const;

    const Ruleset& m_ruleset;
    const Program& m_program;
    Propositions& m_propositions;
    ResultShapes m_shapes;
    std::vector<int> m_versions;  ///< by slot: how often it has been written
    /// By slot: each value that it may have, and when it has it; empty: nothing is known of it.
    using Meanings = std::vector<std::pair<Value, PropositionId>>;
    std::vector<Meanings> m_meanings;
    std::map<std::string, VariableId> m_variables;
    int m_writes = 0;
    int m_changes = 0;                     ///< those of attributes
    std::vector<Known> m_holds;            ///< by node
    std::map<Question, Known> m_compared;  ///< an amount, a comparison and a bound
};

}  // namespace drumhead
