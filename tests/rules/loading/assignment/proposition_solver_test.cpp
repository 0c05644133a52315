// Whether statements can hold together, against every value that there can be.
#include "support/catch.hpp"

#include "rules/loading/assignment/proposition_solver.hpp"

#include <algorithm>
#include <array>
#include <random>

namespace proposition_solver_test {

using namespace drumhead;

namespace {

/// Two whole numbers from 0 to 4, of which the second may be none, and a flag.
class Statements {
public:
    explicit Statements(unsigned seed) : m_random(seed)
    {
        for (const bool mayBeNone : {false, true}) {
            VariableDomain number;
            number.shape.whole = true;
            number.shape.least = 0;
            number.shape.most = 4;
            number.shape.mayBeNone = mayBeNone;
            m_numbers.push_back(m_propositions.variable(std::move(number)));
        }
        VariableDomain flag;
        flag.values = {Value::flag(true), Value::flag(false)};
        m_flag = m_propositions.variable(std::move(flag));
    }

    PropositionId make(int depth)
    {
        if (depth == 0) return comparison();
        const int kind = below(4);
        if (kind == 0) return m_propositions.no(make(depth - 1));
        std::vector<PropositionId> parts;
        for (int i = below(3) + 2; i > 0; --i) parts.push_back(make(depth - 1));
        return kind == 1 ? m_propositions.any(std::move(parts)) : m_propositions.all(std::move(parts));
    }

    bool holdsForSome(PropositionId id) const
    {
        std::vector<Value> second = {Value::none()};
        for (int i = 0; i <= 4; ++i) second.emplace_back(Number(i));
        for (int i = 0; i <= 4; ++i) {
            for (const Value other : second) {
                for (const bool flag : {false, true}) {
                    if (holds(id, {Number(i), other, Value::flag(flag)})) return true;
                }
            }
        }
        return false;
    }

    const Propositions& propositions() const { return m_propositions; }

private:
    int below(int most) { return static_cast<int>(m_random() % static_cast<unsigned>(most)); }

    PropositionId comparison()
    {
        if (below(4) == 0) return m_propositions.compares(m_flag, Comparison::Is, Value::flag(below(2) == 0));
        const VariableId number = m_numbers[static_cast<std::size_t>(below(2))];
        constexpr std::array all = {Comparison::Is, Comparison::AtLeast, Comparison::AtMost, Comparison::Above,
                                    Comparison::Below};
        const Comparison comparison = all[static_cast<std::size_t>(below(5))];
        const bool withNone = comparison == Comparison::Is && below(4) == 0;
        return m_propositions.compares(number, comparison, withNone ? Value::none() : Value(Number(below(6))));
    }

    bool holds(PropositionId id, const std::vector<Value>& values) const
    {
        const Propositions::Part& part = m_propositions.part(id);
        const auto isMet = [&](PropositionId each) { return holds(each, values); };
        switch (part.kind) {
        case Propositions::Kind::Constant: return part.holds;
        case Propositions::Kind::Comparison:
            return compares(values[static_cast<std::size_t>(part.variable)], part.comparison, part.bound);
        case Propositions::Kind::No: return !holds(part.parts.front(), values);
        case Propositions::Kind::All: return std::all_of(part.parts.begin(), part.parts.end(), isMet);
        case Propositions::Kind::Any: return std::any_of(part.parts.begin(), part.parts.end(), isMet);
        }
        return false;
    }

    std::mt19937 m_random;
    Propositions m_propositions;
    std::vector<VariableId> m_numbers;
    VariableId m_flag = -1;
};

}  // namespace

TEST_CASE("statements hold together just where some values meet them all")
{
    int possible = 0;
    int impossible = 0;
    for (unsigned seed = 1; seed <= 200; ++seed) {
        Statements statements(seed);
        PropositionSolver solver(statements.propositions());
        for (int i = 0; i < 20; ++i) {  // one solver is asked again and again
            const PropositionId id = statements.make(1 + i % 4);
            const bool expected = statements.holdsForSome(id);
            CAPTURE(seed, i);
            REQUIRE(solver.mayHold(id) == expected);
            ++(expected ? possible : impossible);
        }
    }
    CHECK(possible > 400);
    CHECK(impossible > 400);
}

TEST_CASE("forty questions that decide each other are settled at once")
{
    Propositions propositions;
    std::vector<PropositionId> yes;
    std::vector<PropositionId> clauses;
    for (int i = 0; i < 40; ++i) {
        VariableDomain flag;
        flag.values = {Value::flag(true), Value::flag(false)};
        yes.push_back(propositions.compares(propositions.variable(std::move(flag)), Comparison::Is, Value::flag(true)));
    }
    for (std::size_t i = 0; i + 1 < yes.size(); ++i)
        clauses.push_back(propositions.any({propositions.no(yes[i]), yes[i + 1]}));
    PropositionSolver solver(propositions);
    clauses.push_back(propositions.no(yes.back()));
    CHECK(solver.mayHold(propositions.all(clauses)) == true);
    clauses.push_back(propositions.any({yes[0], yes[1]}));
    CHECK(solver.mayHold(propositions.all(clauses)) == false);
}

}  // namespace proposition_solver_test
