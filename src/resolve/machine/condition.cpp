#include "drumhead/resolve/machine/condition.hpp"

#include "resolve/machine/values/plain_evaluation.hpp"

#include <algorithm>

namespace drumhead {

Condition::Condition(const Ruleset& ruleset, const Procedure& procedure)
    : m_frame(std::make_unique<Frame>(Situation(ruleset, procedure)))
{
    const Program& program = procedure.program;
    const SlotId result = program.findSlot("holds");
    for (const LetDetail& let : program.lets) {
        if (let.slot == result) m_node = let.value;
    }
}

Condition::~Condition() = default;
Condition::Condition(Condition&&) noexcept = default;
Condition& Condition::operator=(Condition&&) noexcept = default;

const Program& Condition::program() const { return *m_frame->program; }
void Condition::clear() { std::fill(m_frame->values.begin(), m_frame->values.end(), Value::unknown()); }
void Condition::answer(FactRef fact, Value value) { m_frame->values[m_frame->address(fact)] = value; }

Value Condition::value()
{
    if (m_node < 0) return Value::unknown();
    m_frame->fillIn();
    return PlainEvaluation(*m_frame).value(m_node);
}

bool Condition::holds()
{
    const Value value = this->value();
    return !value.isUnknown() && value.yes();
}

bool Condition::someStepApplies()
{
    m_frame->fillIn();
    for (const Instruction& instruction : m_frame->program->code) {
        if (instruction.op == Op::Watch || instruction.op == Op::JumpUnless) continue;
        const Value applies =
            instruction.when < 0 ? Value::flag(true) : PlainEvaluation(*m_frame).value(instruction.when);
        if (!applies.isUnknown() && !applies.yes()) continue;
        return true;
    }
    return false;
}

}  // namespace drumhead
