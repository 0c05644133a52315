#pragma once

#include "drumhead/rules/program/instruction_effects.hpp"
#include "rules/loading/assignment/condition_propositions.hpp"
#include "rules/loading/assignment/proposition_solver.hpp"
#include "rules/loading/loader_context.hpp"

#include <map>
#include <set>
#include <vector>

namespace drumhead {

/// Finds results that a step reads though none may have given them: each was given only under a condition. Conditions
/// are weighed: what is given where A holds may be read where A and B hold, and what is given where A holds and where
/// it does not may be read anywhere.
class DefiniteAssignment {
public:
    DefiniteAssignment(LoaderContext& context, const Program& program);

    /// Faults each such result where it is first read.
    void check();

private:
    /// A result that is read at an instruction and not simply given before.
    struct Doubt {
        std::size_t at;
        SlotId slot;
    };
    /// Where a result was given: on which condition, and within which `pick` of a row of its role.
    struct Given {
        PropositionId where;
        std::size_t pickEnd;
    };
    struct Condition {
        std::size_t end;  ///< the first instruction that it is not about
        PropositionId holds;
    };
    struct Pick {
        int role;
        std::size_t end;
    };

    void findDoubts();
    void noteReads(std::size_t at, NodeId node);
    /// Up to which instruction what is given here is given for sure.
    [[nodiscard]] std::size_t sureUntil(std::size_t at, SlotId slot, const std::vector<std::size_t>& open) const;
    void weigh();
    void passInstruction(std::size_t at);
    void checkShared(std::size_t at);
    void passWrites(std::size_t at);
    /// That the case comes to the instruction in hand, and a condition (-1: none) holds there; of what holds along the
    /// way only what is over before an instruction.
    [[nodiscard]] PropositionId pathTo(NodeId condition, std::size_t before);
    [[nodiscard]] bool mayLack(const Doubt& doubt);
    [[nodiscard]] bool isImplied(PropositionId proposition, const std::vector<PropositionId>& among) const;
    void isSure(SlotId slot, std::size_t end);
    [[nodiscard]] PropositionId lacksAt(const Instruction& instruction, SlotId slot);
    void note(SlotId slot, PropositionId where);
    void report(const Doubt& doubt);

    LoaderContext& m_context;
    const Program& m_program;
    std::vector<std::size_t> m_sureUntil;  ///< by slot
    std::vector<bool> m_isAwaited;         ///< by slot: there is a doubt about it
    std::vector<Doubt> m_doubts;
    std::vector<Pick> m_picks;

    Propositions m_propositions;
    PropositionSolver m_solver{m_propositions};
    std::optional<ConditionPropositions> m_conditions;
    std::size_t m_loopEnd = 0;      ///< of the loops over rows so far, the last instruction behind one
    std::vector<Condition> m_open;  ///< what holds at the instruction in hand
    std::vector<std::vector<Given>> m_given;
    std::set<SlotId> m_reported;
    std::vector<LoaderContext::SharedName> m_shared;
    std::map<std::size_t, PropositionId> m_calls;  ///< by guard: that it runs
};

}  // namespace drumhead
