#include "drumhead/resolve/examples/untested.hpp"

#include <algorithm>
#include <map>
#include <optional>

namespace drumhead {

namespace {

/// What the clauses of a condition leave of one value.
class Left {
public:
    explicit Left(const Slot& slot)
    {
        if (slot.kind != SlotKind::Fact || slot.shape.kind != ValueKind::Number) return;
        m_low = slot.shape.least;
        m_high = slot.shape.most;
    }

    void compare(Comparison comparison, Number bound)
    {
        switch (comparison) {
        case Comparison::AtLeast: return raise(bound, false);
        case Comparison::Above: return raise(bound, true);
        case Comparison::AtMost: return lower(bound, false);
        case Comparison::Below: return lower(bound, true);
        case Comparison::Is: raise(bound, false); return lower(bound, false);
        case Comparison::Not: break;
        }
    }
    /// Of a choice or a flag: it is one of these.
    void oneOf(const std::vector<Value>& values)
    {
        if (!m_values) {
            m_values = values;
            return;
        }
        std::erase_if(*m_values,
                      [&](const Value& each) { return std::find(values.begin(), values.end(), each) == values.end(); });
    }
    [[nodiscard]] bool isEmpty() const
    {
        if (m_values && m_values->empty()) return true;
        return m_low > m_high || (m_low == m_high && (m_lowIsOut || m_highIsOut));
    }

private:
    void raise(Number bound, bool isOut)
    {
        if (bound < m_low) return;
        m_lowIsOut = isOut || (bound == m_low && m_lowIsOut);
        m_low = bound;
    }
    void lower(Number bound, bool isOut)
    {
        if (bound > m_high) return;
        m_highIsOut = isOut || (bound == m_high && m_highIsOut);
        m_high = bound;
    }

    Number m_low = -Number::largest();
    Number m_high = Number::largest();
    bool m_lowIsOut = false;
    bool m_highIsOut = false;
    std::optional<std::vector<Value>> m_values;
};

class ContradictionFinder {
public:
    explicit ContradictionFinder(const Program& program) : m_program(program) {}

    [[nodiscard]] bool never(NodeId id)
    {
        const Node& of = m_program.node(id);
        if (of.kind == NodeKind::Constant) return of.constant.isSet() && !of.constant.yes();
        if (of.kind == NodeKind::Any) {
            for (std::size_t i = 0; i < of.count; ++i) {
                if (!ContradictionFinder(m_program).never(child(of, i))) return false;
            }
            return true;
        }
        take(id);
        return m_isFalse
            || std::any_of(m_left.begin(), m_left.end(), [](const auto& each) { return each.second.isEmpty(); });
    }

private:
    [[nodiscard]] NodeId child(const Node& of, std::size_t i) const { return m_program.children[of.first + i]; }

    /// A clause that has to hold.
    void take(NodeId id)
    {
        const Node& of = m_program.node(id);
        if (of.kind == NodeKind::All) {
            for (std::size_t i = 0; i < of.count; ++i) take(child(of, i));
        } else if (of.kind == NodeKind::Any) {
            m_isFalse = m_isFalse || ContradictionFinder(m_program).never(id);
        } else if (of.kind == NodeKind::Compare || (of.kind == NodeKind::OneOf && !of.negated)) {
            compare(of);
        }
    }

    void compare(const Node& of)
    {
        const Node& subject = m_program.node(child(of, 0));
        if (subject.kind != NodeKind::Slot && subject.kind != NodeKind::Derived) return;
        std::vector<Value> values;
        for (std::size_t i = 1; i < of.count; ++i) {
            const Node& right = m_program.node(child(of, i));
            if (right.kind != NodeKind::Constant || !right.constant.isSet()) return;
            values.push_back(right.constant);
        }
        const auto left = m_left.emplace(subject.subject, m_program.slot(subject.subject)).first;
        const bool isNumber = subject.valueKind == ValueKind::Number;
        if (of.kind == NodeKind::Compare && isNumber) left->second.compare(of.comparison, values.front().number());
        else if (of.kind == NodeKind::OneOf || of.comparison == Comparison::Is) left->second.oneOf(values);
        else if (of.valueKind == ValueKind::Flag && of.comparison == Comparison::Not)
            left->second.oneOf({Value::flag(!values.front().yes())});
    }

    const Program& m_program;
    std::map<SlotId, Left> m_left;
    bool m_isFalse = false;
};

}  // namespace

bool neverHolds(const Program& program, NodeId condition)
{
    return condition >= 0 && ContradictionFinder(program).never(condition);
}

}  // namespace drumhead
