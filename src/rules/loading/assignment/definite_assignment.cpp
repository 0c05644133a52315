#include "rules/loading/assignment/definite_assignment.hpp"

#include "rules/loading/assignment/place_of_read.hpp"

#include <algorithm>
#include <utility>

namespace drumhead {

namespace {

constexpr std::size_t toTheEnd = SIZE_MAX - 1;
constexpr std::size_t wholly = SIZE_MAX;

struct NodeVisitor : EffectVisitor {
    std::vector<NodeId>& nodes;

    explicit NodeVisitor(std::vector<NodeId>& all) : nodes(all) {}
    void node(NodeId id, Use /*use*/) { nodes.push_back(id); }
};

std::vector<NodeId> nodesOf(const Program& program, const Instruction& instruction)
{
    std::vector<NodeId> nodes;
    visitEffects(program, instruction, NodeVisitor(nodes));
    return nodes;
}

/// Whether it begins a block that may be left out: under a condition, or over rows of which there may be none.
bool mayBeLeftOut(const Program& program, const Instruction& instruction)
{
    if (instruction.op == Op::JumpUnless) return instruction.when >= 0;
    const bool goesOverRows = instruction.op == Op::EachBegin || instruction.op == Op::GroupBegin;
    return goesOverRows && program.role(program.loopOf(instruction).role).least == 0;
}

}  // namespace

DefiniteAssignment::DefiniteAssignment(LoaderContext& context, const Program& program)
    : m_context(context), m_program(program), m_sureUntil(program.slots.size()), m_isAwaited(program.slots.size())
{}

void DefiniteAssignment::check()
{
    findDoubts();
    m_shared = std::exchange(m_context.sharedNames, {});
    if (!m_doubts.empty() || !m_shared.empty()) weigh();
}

/// Without regard to what the conditions say: most results are given in the block in which they are read.
void DefiniteAssignment::findDoubts()
{
    std::vector<std::size_t> open;  // ends of the blocks that may be left out
    for (std::size_t at = 0; at < m_program.code.size(); ++at) {
        const Instruction& instruction = m_program.code[at];
        std::erase_if(open, [at](std::size_t end) { return end <= at; });
        std::erase_if(m_picks, [at](const Pick& pick) { return pick.end <= at; });
        // What a procedure run by `do` reads of its own is looked at where it is compiled by itself.
        if (m_program.steps[instruction.step].stage.empty()) {
            for (const NodeId node : nodesOf(m_program, instruction)) noteReads(at, node);
        }
        if (mayBeLeftOut(m_program, instruction) || instruction.op == Op::End) open.push_back(instruction.target);
        if (instruction.op == Op::PickBegin)
            m_picks.push_back({m_program.loopOf(instruction).role, instruction.target});
        if (instruction.when >= 0) continue;
        for (const SlotId slot : writesOf(m_program, instruction)) {
            std::size_t& sure = m_sureUntil[static_cast<std::size_t>(slot)];
            sure = std::max(sure, sureUntil(at, slot, open));
        }
    }
    m_picks.clear();
}

std::size_t DefiniteAssignment::sureUntil(std::size_t at, SlotId slot, const std::vector<std::size_t>& open) const
{
    std::size_t end = toTheEnd;
    for (const std::size_t each : open) end = std::min(end, each);
    for (const Pick& pick : m_picks) {
        if (pick.role == m_program.slot(slot).manyRole) end = std::min(end, pick.end);
    }
    return end <= at ? at + 1 : end;
}

void DefiniteAssignment::noteReads(std::size_t at, NodeId id)
{
    const Node& node = m_program.node(id);
    if (node.kind == NodeKind::Derived) return;  // of attributes alone
    if (node.kind == NodeKind::Slot) {
        const Slot& slot = m_program.slot(node.subject);
        const bool isGiven = slot.kind == SlotKind::Result && !slot.asked;
        if (!isGiven || at < m_sureUntil[static_cast<std::size_t>(node.subject)]) return;
        m_isAwaited[static_cast<std::size_t>(node.subject)] = true;
        m_doubts.push_back({at, node.subject});
        return;
    }
    for (std::uint32_t i = 0; i < node.count; ++i) {
        if (m_program.children[node.first + i] >= 0) noteReads(at, m_program.children[node.first + i]);
    }
}

void DefiniteAssignment::weigh()
{
    m_conditions.emplace(m_context.ruleset, m_program, m_propositions);
    m_given.resize(m_program.slots.size());
    m_sureUntil.assign(m_program.slots.size(), 0);
    std::size_t next = 0;
    for (std::size_t at = 0; at < m_program.code.size() && (next < m_doubts.size() || !m_shared.empty()); ++at) {
        std::erase_if(m_open, [at](const Condition& each) { return each.end <= at; });
        std::erase_if(m_picks, [at](const Pick& pick) { return pick.end <= at; });
        for (; next < m_doubts.size() && m_doubts[next].at == at; ++next) {
            const Doubt& doubt = m_doubts[next];
            const bool isSettled =
                doubt.at < m_sureUntil[static_cast<std::size_t>(doubt.slot)] || m_reported.count(doubt.slot) > 0;
            if (!isSettled && mayLack(doubt)) report(doubt);
        }
        passInstruction(at);
    }
}

/// Of two `do` that name their results alike only one may run.
void DefiniteAssignment::checkShared(std::size_t at)
{
    for (const LoaderContext::SharedName& each : m_shared) {
        if (each.first == at || each.second == at) m_calls.emplace(at, pathTo(m_program.code[at].when, wholly));
        if (each.second != at || m_calls.count(each.first) == 0) continue;
        const PropositionId both = m_propositions.all({m_calls.at(each.first), m_calls.at(at)});
        if (m_solver.mayHold(both).value_or(false))
            m_context.fault(
                each.place,
                message(
                    "check.earlier-do-names-results",
                    "an earlier \"do\" names its results so too, and both may run; give this one another name, or conditions of which only one can hold"));
    }
}

PropositionId DefiniteAssignment::pathTo(NodeId condition, std::size_t before)
{
    std::vector<PropositionId> parts;
    for (const Condition& each : m_open) {
        if (each.end < before) parts.push_back(each.holds);
    }
    parts.push_back(m_conditions->holds(condition));
    return m_propositions.all(std::move(parts));
}

void DefiniteAssignment::passInstruction(std::size_t at)
{
    const Instruction& instruction = m_program.code[at];
    const std::size_t target = instruction.target;
    switch (instruction.op) {
    case Op::JumpUnless:
        checkShared(at);
        m_open.push_back({target, m_conditions->holds(instruction.when)});
        return;
    case Op::Refuse: m_open.push_back({toTheEnd, m_propositions.no(pathTo(instruction.when, toTheEnd))}); return;
    case Op::End: m_open.push_back({target, m_propositions.no(pathTo(instruction.when, wholly))}); return;
    case Op::EachBegin:
    case Op::GroupBegin:
        m_loopEnd = std::max(m_loopEnd, target);
        m_open.push_back({target, m_conditions->hasRows(m_program.loopOf(instruction).role)});
        return;
    case Op::PickBegin: m_picks.push_back({m_program.loopOf(instruction).role, target}); return;
    default: break;
    }
    passWrites(at);
}

void DefiniteAssignment::passWrites(std::size_t at)
{
    const Instruction& instruction = m_program.code[at];
    const bool isEffect = instruction.op == Op::Effect && m_program.effectOf(instruction).at == EffectTime::Now;
    const std::vector<SlotId> writes = writesOf(m_program, instruction);
    if (writes.empty() && !isEffect) return;
    const PropositionId where = pathTo(instruction.when, wholly);
    const LetDetail* const let = instruction.op == Op::Let ? &m_program.letOf(instruction) : nullptr;
    // Of a loop over rows the last row decides what a single value is.
    const auto told = [this, at](SlotId slot, NodeId value) {
        return at < m_loopEnd && m_program.slot(slot).manyRole < 0 ? -1 : value;
    };
    for (const SlotId slot : writes) {
        if (m_isAwaited[static_cast<std::size_t>(slot)]) note(slot, where);
        m_conditions->written(slot, where, let && !let->adds ? told(slot, let->value) : -1);
    }
    if (!isEffect) return;
    for (const Change& change : m_program.effectOf(instruction).changes)
        m_conditions->written(change.slot, where,
                              change.kind == ChangeKind::Set ? told(change.slot, change.value) : -1);
}

void DefiniteAssignment::note(SlotId slot, PropositionId where)
{
    std::size_t end = toTheEnd;
    for (const Pick& pick : m_picks) {
        if (pick.role == m_program.slot(slot).manyRole) end = pick.end;
    }
    m_given[static_cast<std::size_t>(slot)].push_back({where, end});
}

bool DefiniteAssignment::mayLack(const Doubt& doubt)
{
    std::vector<PropositionId> path;
    m_propositions.addClauses(pathTo(-1, wholly), path);
    std::sort(path.begin(), path.end());
    std::vector<PropositionId> given;
    std::size_t pickEnd = toTheEnd;
    for (const Given& each : m_given[static_cast<std::size_t>(doubt.slot)]) {
        if (each.pickEnd <= doubt.at) continue;
        pickEnd = std::min(pickEnd, each.pickEnd);
        given.push_back(each.where);
        if (isImplied(each.where, path)) return isSure(doubt.slot, pickEnd), false;
    }
    const PropositionId isNotGiven = m_propositions.no(m_propositions.any(std::move(given)));
    const PropositionId missing = m_propositions.all({isNotGiven, pathTo(-1, wholly)});
    if (!m_solver.mayHold(missing).value_or(true)) return isSure(doubt.slot, pickEnd), false;
    const PropositionId lacks = m_propositions.all({lacksAt(m_program.code[doubt.at], doubt.slot), missing});
    return m_solver.mayHold(lacks).value_or(false);
}

/// Whether all that it takes stands among these, which are sorted.
bool DefiniteAssignment::isImplied(PropositionId proposition, const std::vector<PropositionId>& among) const
{
    std::vector<PropositionId> clauses;
    m_propositions.addClauses(proposition, clauses);
    return std::all_of(clauses.begin(), clauses.end(),
                       [&among](PropositionId each) { return std::binary_search(among.begin(), among.end(), each); });
}

/// The result has been given wherever the case goes on within the blocks that are open.
void DefiniteAssignment::isSure(SlotId slot, std::size_t end)
{
    for (const Condition& each : m_open) end = std::min(end, each.end);
    m_sureUntil[static_cast<std::size_t>(slot)] = std::max(m_sureUntil[static_cast<std::size_t>(slot)], end);
}

PropositionId DefiniteAssignment::lacksAt(const Instruction& instruction, SlotId slot)
{
    std::vector<PropositionId> within;
    if (instruction.op == Op::Sum) {
        for (const NodeId base : m_program.sumOf(instruction).of) within.push_back(m_conditions->lacks(base, slot));
        for (const CompiledModifier& each : m_program.sumOf(instruction).modifiers) {
            within.push_back(m_conditions->lacks(each.when, slot));
            within.push_back(
                m_propositions.all({m_conditions->holds(each.when), m_conditions->lacks(each.amount, slot)}));
        }
    } else {
        for (const NodeId node : nodesOf(m_program, instruction)) {
            if (node != instruction.when) within.push_back(m_conditions->lacks(node, slot));
        }
    }
    return m_propositions.any(
        {m_conditions->lacks(instruction.when, slot),
         m_propositions.all({m_conditions->holds(instruction.when), m_propositions.any(std::move(within))})});
}

void DefiniteAssignment::report(const Doubt& doubt)
{
    m_reported.insert(doubt.slot);
    const auto [place, name] = placeOfRead(m_context, m_program, m_program.code[doubt.at], doubt.slot);
    const bool isOnlyAdded = std::none_of(m_program.code.begin(), m_program.code.end(), [&](const Instruction& each) {
        const std::vector<SlotId> writes = writesOf(m_program, each);
        const bool gives = std::find(writes.begin(), writes.end(), doubt.slot) != writes.end();
        return gives && (each.op != Op::Let || !m_program.letOf(each).adds);
    });
    m_context.fault(
        place,
        Fault(
            isOnlyAdded
                ? message("check.nothing-added",
                          "\"%1\" may have nothing added to it here; begin with { \"let\": \"%1\", \"value\": 0 }")
                : message(
                    "check.no-value-here",
                    "\"%1\" may have no value here: it is given only under a condition; give it one before, or read it under the same condition"),
            {aText(name)}));
}

}  // namespace drumhead
