#include "rules/loading/assignment/condition_propositions.hpp"

#include <algorithm>

namespace drumhead {

namespace {

Comparison turned(Comparison comparison)
{
    switch (comparison) {
    case Comparison::AtLeast: return Comparison::AtMost;
    case Comparison::AtMost: return Comparison::AtLeast;
    case Comparison::Above: return Comparison::Below;
    case Comparison::Below: return Comparison::Above;
    default: return comparison;
    }
}

bool isCondition(NodeKind kind) { return kind >= NodeKind::All; }

}  // namespace

ConditionPropositions::ConditionPropositions(const Ruleset& ruleset, const Program& program, Propositions& propositions)
    : m_ruleset(ruleset), m_program(program), m_propositions(propositions), m_shapes(ruleset, program),
      m_versions(program.slots.size()), m_meanings(program.slots.size()), m_holds(program.nodes.size())
{}

void ConditionPropositions::written(SlotId slot, PropositionId where, NodeId value)
{
    Meanings& meanings = m_meanings[static_cast<std::size_t>(slot)];
    const std::vector<Value> values = value < 0 ? std::vector<Value>() : fewValues(slot, value);
    const bool isFirst =
        m_program.slot(slot).kind == SlotKind::Result && m_versions[static_cast<std::size_t>(slot)] == 0;
    if (isFirst) where = Propositions::always;  // where it has none it is not read
    const bool knowsOld =
        where == Propositions::always || !meanings.empty() || m_program.slot(slot).shape.kind != ValueKind::Number;
    Meanings now;
    for (const Value each : values) {
        if (!knowsOld) break;
        const PropositionId given = m_propositions.all({where, comparedWith(value, Comparison::Is, each)});
        const PropositionId kept = where == Propositions::always
            ? Propositions::never
            : m_propositions.all({m_propositions.no(where), isValue(slot, each)});
        now.emplace_back(each, m_propositions.any({given, kept}));
    }
    meanings = std::move(now);
    ++m_versions[static_cast<std::size_t>(slot)];
    ++m_writes;
    if (m_program.slot(slot).attribute) ++m_changes;
}

/// The values that a slot may have once it was given this amount, where they are few; else none.
std::vector<Value> ConditionPropositions::fewValues(SlotId id, NodeId given) const
{
    constexpr std::size_t few = 8;
    std::vector<Value> values;
    const Slot& slot = m_program.slot(id);
    if (slot.shape.kind == ValueKind::Number) {
        const Node& node = m_program.node(given);
        if (node.kind != NodeKind::Constant) return values;
        for (const auto& [value, where] : m_meanings[static_cast<std::size_t>(id)]) values.push_back(value);
        if (std::find(values.begin(), values.end(), node.constant) == values.end()) values.push_back(node.constant);
    } else if (slot.shape.kind == ValueKind::Flag) {
        values = {Value::flag(true), Value::flag(false), Value::none()};
    } else if (slot.shape.choices >= 0) {
        for (const Choice& each : m_ruleset.choiceLists[static_cast<std::size_t>(slot.shape.choices)].choices)
            values.push_back(Value::choice(each.id));
        values.push_back(Value::none());
    }
    return values.size() > few ? std::vector<Value>() : values;
}

PropositionId ConditionPropositions::isValue(SlotId slot, Value value)
{
    if (!m_meanings[static_cast<std::size_t>(slot)].empty()) return comparedMeanings(slot, Comparison::Is, value);
    return m_propositions.compares(variableOfSlot(slot), Comparison::Is, value);
}

PropositionId ConditionPropositions::comparedMeanings(SlotId slot, Comparison comparison, Value bound) const
{
    std::vector<PropositionId> parts;
    for (const auto& [value, where] : m_meanings[static_cast<std::size_t>(slot)]) {
        if (drumhead::compares(value, comparison, bound)) parts.push_back(where);
    }
    return m_propositions.any(std::move(parts));
}

/// The row that stands for all rows is one of them.
PropositionId ConditionPropositions::someOrEvery(NodeId id)
{
    const Node& node = m_program.node(id);
    const bool isSome = node.kind == NodeKind::Some;
    VariableDomain domain;
    domain.values = {Value::flag(true), Value::flag(false)};
    const PropositionId others = m_propositions.compares(variableNamed("others " + keyOf(id), std::move(domain)),
                                                         Comparison::Is, Value::flag(true));
    const PropositionId here = holds(child(node, 0));
    const PropositionId rows = hasRows(node.subject);
    if (isSome) return m_propositions.all({rows, m_propositions.any({here, others})});
    return m_propositions.any({m_propositions.no(rows), m_propositions.all({here, others})});
}

PropositionId ConditionPropositions::hasRows(int role)
{
    const ProgramRole& rows = m_program.role(role);
    VariableDomain domain;
    domain.shape.least = rows.least;
    domain.shape.most = rows.most;
    return m_propositions.compares(variableNamed("rows " + std::to_string(role), std::move(domain)),
                                   Comparison::AtLeast, Number(1));
}

PropositionId ConditionPropositions::holds(NodeId id)
{
    if (id < 0) return Propositions::always;
    Known& known = m_holds[static_cast<std::size_t>(id)];
    if (known.writes != m_writes) known = {m_writes, workOut(id)};
    return known.proposition;
}

PropositionId ConditionPropositions::workOut(NodeId id)
{
    const Node& node = m_program.node(id);
    std::vector<PropositionId> parts;
    switch (node.kind) {
    case NodeKind::All:
    case NodeKind::Any:
        for (std::uint32_t i = 0; i < node.count; ++i) parts.push_back(holds(child(node, i)));
        return node.kind == NodeKind::All ? m_propositions.all(std::move(parts)) : m_propositions.any(std::move(parts));
    case NodeKind::Not: return m_propositions.no(holds(child(node, 0)));
    case NodeKind::Compare: return comparison(node);
    case NodeKind::OneOf: return oneOf(node);
    case NodeKind::Some:
    case NodeKind::Every: return someOrEvery(id);
    default: return comparedWith(id, Comparison::Is, Value::flag(true));
    }
}

PropositionId ConditionPropositions::comparison(const Node& node)
{
    return compared(child(node, 0), node.comparison, child(node, 1));
}

PropositionId ConditionPropositions::oneOf(const Node& node)
{
    std::vector<PropositionId> parts;
    for (std::uint32_t i = 1; i < node.count; ++i)
        parts.push_back(compared(child(node, 0), Comparison::Is, child(node, i)));
    const PropositionId any = m_propositions.any(std::move(parts));
    return node.negated ? m_propositions.no(any) : any;
}

PropositionId ConditionPropositions::compared(NodeId left, Comparison comparison, NodeId right)
{
    if (m_program.node(right).kind == NodeKind::Constant)
        return comparedWith(left, comparison, m_program.node(right).constant);
    // How one stands to the other is a value of its own.
    std::string first = keyOf(left);
    std::string second = keyOf(right);
    if (first == second) return comparedWith(left, comparison, Value::unknown());
    if (second < first) {
        std::swap(first, second);
        comparison = turned(comparison);
    }
    VariableDomain domain;
    domain.shape.mayBeNone = m_shapes.ofNode(left).mayBeNone || m_shapes.ofNode(right).mayBeNone;
    domain.values = {Number(0), Number(-1), Number(1)};
    if (domain.shape.mayBeNone) domain.values.push_back(Value::none());
    return m_propositions.compares(variableNamed(first + " to " + second, std::move(domain)), comparison, Number(0));
}

PropositionId ConditionPropositions::comparedWith(NodeId left, Comparison comparison, Value bound)
{
    const Question question{left, comparison, bound.raw()};
    if (const auto found = m_compared.find(question); found != m_compared.end() && found->second.writes == m_writes)
        return found->second.proposition;
    const PropositionId proposition = workOutCompared(left, comparison, bound);
    m_compared[question] = {m_writes, proposition};
    return proposition;
}

/// `bound` unknown: the amount is compared with itself.
PropositionId ConditionPropositions::workOutCompared(NodeId left, Comparison comparison, Value bound)
{
    if (bound.isUnknown()) {
        const bool meets =
            comparison == Comparison::Is || comparison == Comparison::AtLeast || comparison == Comparison::AtMost;
        return meets ? Propositions::always : Propositions::never;
    }
    const Node& node = m_program.node(left);
    switch (node.kind) {
    case NodeKind::Constant:
        return drumhead::compares(node.constant, comparison, bound) ? Propositions::always : Propositions::never;
    case NodeKind::Derived: return comparedWith(child(node, 0), comparison, bound);
    case NodeKind::By: return branches(node, comparison, bound);
    case NodeKind::If: {
        const PropositionId test = holds(child(node, 0));
        return m_propositions.any(
            {m_propositions.all({test, comparedWith(child(node, 1), comparison, bound)}),
             m_propositions.all({m_propositions.no(test), comparedWith(child(node, 2), comparison, bound)})});
    }
    default: break;
    }
    if (node.kind == NodeKind::Slot && !m_meanings[static_cast<std::size_t>(node.subject)].empty())
        return comparedMeanings(node.subject, comparison, bound);
    if (isCondition(node.kind)) {
        const bool ofYes = drumhead::compares(Value::flag(true), comparison, bound);
        const bool ofNo = drumhead::compares(Value::flag(false), comparison, bound);
        if (ofYes == ofNo) return ofYes ? Propositions::always : Propositions::never;
        return ofYes ? holds(left) : m_propositions.no(holds(left));
    }
    return m_propositions.compares(variableOf(left), comparison, bound);
}

PropositionId ConditionPropositions::isKey(const Node& by, std::uint32_t branch)
{
    return comparedWith(child(by, 0), Comparison::Is, Value::choice(m_program.keys[by.keys + branch]));
}

PropositionId ConditionPropositions::noKey(const Node& by)
{
    std::vector<PropositionId> parts;
    for (std::uint32_t i = 0; i + 2 < by.count; ++i) parts.push_back(m_propositions.no(isKey(by, i)));
    return m_propositions.all(std::move(parts));
}

PropositionId ConditionPropositions::branches(const Node& by, Comparison comparison, Value bound)
{
    std::vector<PropositionId> parts;
    for (std::uint32_t i = 0; i + 2 < by.count; ++i)
        parts.push_back(m_propositions.all({isKey(by, i), comparedWith(child(by, i + 2), comparison, bound)}));
    if (child(by, 1) >= 0)
        parts.push_back(m_propositions.all({noKey(by), comparedWith(child(by, 1), comparison, bound)}));
    return m_propositions.any(std::move(parts));
}

PropositionId ConditionPropositions::lacks(NodeId id, SlotId slot)
{
    if (id < 0) return Propositions::never;
    const Node& node = m_program.node(id);
    std::vector<PropositionId> parts;
    switch (node.kind) {
    case NodeKind::Constant:
    case NodeKind::Derived: return Propositions::never;
    case NodeKind::Slot: return node.subject == slot ? Propositions::always : Propositions::never;
    case NodeKind::All:
    case NodeKind::Any: return lacksOfClauses(node, slot);
    case NodeKind::If: {
        const PropositionId test = holds(child(node, 0));
        return m_propositions.any({lacks(child(node, 0), slot), m_propositions.all({test, lacks(child(node, 1), slot)}),
                                   m_propositions.all({m_propositions.no(test), lacks(child(node, 2), slot)})});
    }
    case NodeKind::By: return lacksOfBranches(node, slot);
    case NodeKind::Total:
    case NodeKind::LeastOf:
    case NodeKind::MostOf:
        return m_propositions.all(
            {hasRows(node.subject),
             m_propositions.any({lacks(child(node, 1), slot),
                                 m_propositions.all({holds(child(node, 1)), lacks(child(node, 0), slot)})})});
    case NodeKind::Count:
    case NodeKind::Some:
    case NodeKind::Every: return m_propositions.all({hasRows(node.subject), lacks(child(node, 0), slot)});
    default: break;
    }
    for (std::uint32_t i = 0; i < node.count; ++i) parts.push_back(lacks(child(node, i), slot));
    return m_propositions.any(std::move(parts));
}

/// One clause that comes out so decides the whole, whatever the others lack.
PropositionId ConditionPropositions::lacksOfClauses(const Node& node, SlotId slot)
{
    std::vector<PropositionId> undecided;
    std::vector<PropositionId> lacking;
    for (std::uint32_t i = 0; i < node.count; ++i) {
        const PropositionId lacks = this->lacks(child(node, i), slot);
        lacking.push_back(lacks);
        const PropositionId holds = this->holds(child(node, i));
        undecided.push_back(m_propositions.any({lacks, node.kind == NodeKind::All ? holds : m_propositions.no(holds)}));
    }
    undecided.push_back(m_propositions.any(std::move(lacking)));
    return m_propositions.all(std::move(undecided));
}

PropositionId ConditionPropositions::lacksOfBranches(const Node& by, SlotId slot)
{
    std::vector<PropositionId> parts = {lacks(child(by, 0), slot)};
    for (std::uint32_t i = 0; i + 2 < by.count; ++i) {
        const PropositionId lacking = lacks(child(by, i + 2), slot);
        if (lacking != Propositions::never) parts.push_back(m_propositions.all({isKey(by, i), lacking}));
    }
    const PropositionId lacking = lacks(child(by, 1), slot);
    if (lacking != Propositions::never) parts.push_back(m_propositions.all({noKey(by), lacking}));
    return m_propositions.any(std::move(parts));
}

VariableId ConditionPropositions::variableOf(NodeId node)
{
    if (m_program.node(node).kind == NodeKind::Slot) return variableOfSlot(m_program.node(node).subject);
    return variableNamed(keyOf(node), domainOf(node));
}

VariableId ConditionPropositions::variableOfSlot(SlotId slot)
{
    return variableNamed(keyOfSlot(slot), domainOfSlot(slot));
}

VariableId ConditionPropositions::variableNamed(const std::string& key, VariableDomain domain)
{
    const auto found = m_variables.find(key);
    if (found != m_variables.end()) return found->second;
    return m_variables.emplace(key, m_propositions.variable(std::move(domain))).first->second;
}

VariableDomain ConditionPropositions::domainOf(NodeId id) const
{
    VariableDomain domain;
    domain.shape = m_shapes.ofNode(id);
    listValues(domain);
    return domain;
}

VariableDomain ConditionPropositions::domainOfSlot(SlotId slot) const
{
    VariableDomain domain;
    domain.shape = m_shapes.of(slot);
    domain.values = m_shapes.listed(slot);
    if (domain.values.empty()) listValues(domain);
    return domain;
}

void ConditionPropositions::listValues(VariableDomain& domain) const
{
    if (domain.shape.kind == ValueKind::Flag) {
        domain.values = {Value::flag(true), Value::flag(false)};
    } else if (domain.shape.kind == ValueKind::Choice && domain.shape.choices >= 0) {
        for (const Choice& each : m_ruleset.choiceLists[static_cast<std::size_t>(domain.shape.choices)].choices)
            domain.values.push_back(Value::choice(each.id));
    }
    if (!domain.values.empty() && domain.shape.mayBeNone) domain.values.push_back(Value::none());
}

std::string ConditionPropositions::keyOfSlot(SlotId slot) const
{
    return "slot " + m_program.slot(slot).name + "/" + std::to_string(m_versions[static_cast<std::size_t>(slot)]);
}

std::string ConditionPropositions::keyOf(NodeId id) const
{
    if (id < 0) return "-";
    const Node& node = m_program.node(id);
    std::string key = std::to_string(static_cast<int>(node.kind)) + ":" + std::to_string(node.subject);
    if (node.kind == NodeKind::Constant) return key + "=" + std::to_string(node.constant.raw());
    if (node.kind == NodeKind::Slot) return keyOfSlot(node.subject);
    if (node.kind == NodeKind::Derived)  // of attributes alone
        return "derived " + m_program.slot(node.subject).name + "/" + std::to_string(m_changes);
    key += ":" + std::to_string(node.column) + ":" + std::to_string(static_cast<int>(node.rounding)) + ":"
        + std::to_string(static_cast<int>(node.comparison)) + (node.negated ? "!" : "") + "(";
    if (node.kind == NodeKind::LookUp) key += std::to_string(m_versions[static_cast<std::size_t>(node.subject)]) + " ";
    if (node.kind == NodeKind::By) {
        for (std::uint32_t i = 0; i + 2 < node.count; ++i) key += std::to_string(m_program.keys[node.keys + i]) + ",";
    }
    for (std::uint32_t i = 0; i < node.count; ++i) key += keyOf(child(node, i)) + " ";
    return key + ")";
}

}  // namespace drumhead
