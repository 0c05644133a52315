#include "rules/loading/assignment/proposition_solver.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr int mostLooks = 200'000;
constexpr int mostAllLooks = 2'000'000;

}  // namespace

std::optional<bool> PropositionSolver::mayHold(PropositionId proposition)
{
    m_allLooks += m_looks;
    m_looks = 0;
    if (m_allLooks > mostAllLooks || m_propositions.isFull()) return std::nullopt;
    m_known.resize(m_propositions.count());
    m_variables.resize(m_propositions.variableCount());
    take(proposition);
    std::optional<bool> found;
    if (listCandidates()) {
        const bool holds =
            std::all_of(m_used.begin(), m_used.end(), [this](VariableId each) { return compareWithLeft(each); })
            && assume(proposition, true) && spread() && search();
        if (m_looks <= mostLooks) found = holds;
    }
    clear();
    return found;
}

/// What was allotted is used again for the next proposition.
void PropositionSolver::clear()
{
    for (const PropositionId each : m_parts) {
        known(each).within.clear();
        known(each).meets.reset();
        known(each).truth = Truth::Open;
        known(each).isPart = false;
    }
    for (const VariableId each : m_used) {
        variable(each).comparisons.clear();
        variable(each).left.reset();
    }
    m_parts.clear();
    m_used.clear();
    m_undo.clear();
    m_toSpread.clear();
}

bool PropositionSolver::isJoined(PropositionId id) const
{
    const Propositions::Kind kind = m_propositions.part(id).kind;
    return kind == Propositions::Kind::All || kind == Propositions::Kind::Any;
}

void PropositionSolver::take(PropositionId id)
{
    if (known(id).isPart) return;
    known(id).isPart = true;
    m_parts.push_back(id);
    const Propositions::Part& part = m_propositions.part(id);
    if (part.kind == Propositions::Kind::Comparison) {
        Variable& of = variable(part.variable);
        if (of.comparisons.empty()) m_used.push_back(part.variable);
        of.comparisons.push_back(id);
    }
    for (const PropositionId each : part.parts) {
        take(each);
        known(each).within.push_back(id);
    }
}

/// False: a variable has too many, or none.
bool PropositionSolver::listCandidates()
{
    for (const VariableId used : m_used) {
        Variable& of = variable(used);
        of.values = candidates(used);
        if (of.values.empty() || of.values.size() > mostCandidates) return false;
        for (std::size_t i = 0; i < of.values.size(); ++i) {
            of.left.set(i);
            for (const PropositionId each : of.comparisons) {
                const Propositions::Part& part = m_propositions.part(each);
                if (compares(of.values[i], part.comparison, part.bound)) known(each).meets.set(i);
            }
        }
    }
    return true;
}

/// The values that can make a difference: of a number those about what it is compared with.
std::vector<Value> PropositionSolver::candidates(VariableId id) const
{
    const VariableDomain& domain = m_propositions.domain(id);
    if (!domain.values.empty()) return domain.values;
    const Shape& shape = domain.shape;
    const Number step = shape.whole ? Number(1) : Number::fromTicks(1);
    std::vector<Value> values;
    const auto add = [&](Number number) {
        const bool fits = number >= shape.least && number <= shape.most && (!shape.whole || number.isWhole());
        if (fits && std::find(values.begin(), values.end(), Value(number)) == values.end()) values.emplace_back(number);
    };
    for (const PropositionId each : m_variables[static_cast<std::size_t>(id)].comparisons) {
        const Value bound = m_propositions.part(each).bound;
        if (shape.kind != ValueKind::Number || !bound.isSet()) continue;
        const Number near = shape.whole ? Number::fromWhole(bound.number().floor()) : bound.number();
        for (const Number number : {near, near - step, near + step}) add(number);
    }
    add(shape.least);
    if (shape.mayBeNone) values.push_back(Value::none());
    return values;
}

/// Whether what is known can be completed. False as well once it takes too long.
bool PropositionSolver::search()
{
    const PropositionId clause = mostPressing();
    if (clause < 0) return true;
    if (m_looks > mostLooks) return false;
    const bool decides = decidesAs(clause);
    const auto& parts = m_propositions.part(clause).parts;
    const PropositionId open =
        *std::find_if(parts.begin(), parts.end(), [this](PropositionId each) { return truth(each) == Truth::Open; });
    const std::size_t before = m_undo.size();
    if (assume(open, decides) && spread() && search()) return true;
    goBackTo(before);
    return assume(open, !decides) && spread() && search();
}

/// Of those that are known to come out as one of their parts decides, and of which no part does so yet, the one with
/// the fewest open parts; -1: there is none.
PropositionId PropositionSolver::mostPressing()
{
    PropositionId found = -1;
    std::size_t fewest = SIZE_MAX;
    for (const PropositionId id : m_parts) {
        if (!isJoined(id) || truth(id) != truthOf(decidesAs(id))) continue;
        std::size_t open = 0;
        bool isDecided = false;
        for (const PropositionId each : m_propositions.part(id).parts) {
            ++m_looks;
            isDecided = isDecided || truth(each) == truth(id);
            if (truth(each) == Truth::Open) ++open;
        }
        if (isDecided || open >= fewest) continue;
        fewest = open;
        found = id;
        if (fewest <= 2) break;
    }
    return found;
}

void PropositionSolver::goBackTo(std::size_t size)
{
    for (; m_undo.size() > size; m_undo.pop_back()) {
        const Undo& last = m_undo.back();
        if (last.part >= 0) known(last.part).truth = Truth::Open;
        else variable(last.variable).left = last.left;
    }
    m_toSpread.clear();
}

/// False: it is known to be otherwise.
bool PropositionSolver::assume(PropositionId id, bool holds)
{
    if (truth(id) != Truth::Open) return truth(id) == truthOf(holds);
    known(id).truth = truthOf(holds);
    m_undo.push_back({id, -1, {}});
    m_toSpread.push_back(id);
    return true;
}

/// Draws all conclusions; false: they contradict each other.
bool PropositionSolver::spread()
{
    while (!m_toSpread.empty()) {
        const PropositionId id = m_toSpread.back();
        m_toSpread.pop_back();
        if (!spreadDown(id)) return false;
        for (const PropositionId each : known(id).within) {
            if (!spreadUp(id, each)) return false;
        }
    }
    return true;
}

bool PropositionSolver::spreadDown(PropositionId id)
{
    const Propositions::Part& part = m_propositions.part(id);
    const bool holds = truth(id) == Truth::Yes;
    switch (part.kind) {
    case Propositions::Kind::Constant: return part.holds == holds;
    case Propositions::Kind::Comparison: return narrow(part.variable, holds ? known(id).meets : ~known(id).meets);
    case Propositions::Kind::No: return assume(part.parts.front(), !holds);
    case Propositions::Kind::All:
    case Propositions::Kind::Any: break;
    }
    if (holds == decidesAs(id)) return settle(id);
    return std::all_of(part.parts.begin(), part.parts.end(),
                       [this, holds](PropositionId each) { return assume(each, holds); });
}

bool PropositionSolver::spreadUp(PropositionId id, PropositionId within)
{
    if (!isJoined(within)) return assume(within, truth(id) == Truth::No);
    return settle(within);
}

/// What follows of a joined one from what is known of its parts, and of its last open part from what is known of it.
bool PropositionSolver::settle(PropositionId id)
{
    const bool decides = decidesAs(id);
    PropositionId lastOpen = -1;
    int open = 0;
    for (const PropositionId each : m_propositions.part(id).parts) {
        ++m_looks;
        if (truth(each) == truthOf(decides)) return assume(id, decides);
        if (truth(each) != Truth::Open) continue;
        lastOpen = each;
        ++open;
    }
    if (open == 0) return assume(id, !decides);
    return open > 1 || truth(id) != truthOf(decides) || assume(lastOpen, decides);
}

bool PropositionSolver::narrow(VariableId id, const Candidates& to)
{
    const Candidates left = variable(id).left & to;
    if (left.none()) return false;
    if (left == variable(id).left) return true;
    m_undo.push_back({-1, id, variable(id).left});
    variable(id).left = left;
    return compareWithLeft(id);
}

/// Settles the comparisons that come out alike for all values that are left.
bool PropositionSolver::compareWithLeft(VariableId id)
{
    const Candidates& left = variable(id).left;
    for (const PropositionId each : variable(id).comparisons) {
        ++m_looks;
        const Candidates meeting = left & known(each).meets;
        if (meeting.any() && meeting != left) continue;
        if (!assume(each, meeting.any())) return false;
    }
    return true;
}

}  // namespace drumhead
