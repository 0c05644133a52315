#pragma once

#include "drumhead/rules/program/node.hpp"
#include "drumhead/rules/values/shape.hpp"

#include <map>
#include <tuple>
#include <vector>

namespace drumhead {

using PropositionId = std::int32_t;
using VariableId = std::int32_t;

/// What a variable of a proposition can be.
struct VariableDomain {
    Shape shape;                ///< of a number: its bounds, whether it is whole, whether it may be none
    std::vector<Value> values;  ///< all values that it can have; empty: a number within its bounds
};

/// Statements about values, joined by and, or and not.
class Propositions {
public:
    Propositions();

    static constexpr PropositionId always = 0;
    static constexpr PropositionId never = 1;

    [[nodiscard]] VariableId variable(VariableDomain domain);
    /// `variable comparison bound`.
    [[nodiscard]] PropositionId compares(VariableId variable, Comparison comparison, Value bound);
    [[nodiscard]] PropositionId all(std::vector<PropositionId> parts);
    [[nodiscard]] PropositionId any(std::vector<PropositionId> parts);
    [[nodiscard]] PropositionId no(PropositionId part);

    /// Adds the statements that all have to hold for this one to hold.
    void addClauses(PropositionId proposition, std::vector<PropositionId>& clauses) const;

    enum class Kind : std::uint8_t { Constant, Comparison, All, Any, No };
    struct Part {
        Kind kind = Kind::Constant;
        bool holds = false;
        Comparison comparison = Comparison::Is;
        VariableId variable = -1;
        Value bound = {};
        std::vector<PropositionId> parts = {};
        int depth = 1;  ///< how deep its parts are nested
    };

    [[nodiscard]] std::size_t count() const { return m_parts.size(); }
    [[nodiscard]] const Part& part(PropositionId id) const { return m_parts[static_cast<std::size_t>(id)]; }
    [[nodiscard]] std::size_t variableCount() const { return m_domains.size(); }
    [[nodiscard]] const VariableDomain& domain(VariableId id) const { return m_domains[static_cast<std::size_t>(id)]; }
    /// There were too many of them: the last ones are not what was asked for, and nothing can be concluded from any.
    [[nodiscard]] bool isFull() const;

private:
    [[nodiscard]] PropositionId kept(Part part);
    [[nodiscard]] PropositionId joined(Kind kind, std::vector<PropositionId> parts);

    std::vector<Part> m_parts;
    std::vector<VariableDomain> m_domains;
    std::size_t m_words = 0;  ///< of all parts together
    using Key = std::tuple<Kind, Comparison, VariableId, std::int64_t, std::vector<PropositionId>>;
    std::map<Key, PropositionId> m_known;  ///< each part is there once
};

}  // namespace drumhead
