#pragma once

#include "sheets/plain/value_names.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// Amounts and conditions of a program as they are read aloud: "die plus shooter's factor", "distance is 5 cm or less,
/// and target: formed".
class ExpressionWords {
public:
    ExpressionWords(const Ruleset& ruleset, const Program& program)
        : m_ruleset(ruleset), m_program(program), m_names(ruleset, program)
    {}

    [[nodiscard]] std::string amount(NodeId id) const;
    [[nodiscard]] std::string condition(NodeId id) const;
    /// An amount for a value of that shape: what is fixed is said as the shape says it.
    [[nodiscard]] std::string amountFor(const Shape& shape, NodeId id) const;
    /// A sentence of the rules; its values stand in brackets.
    [[nodiscard]] std::string sentence(const Phrase& phrase) const;
    /// A flag in words: "shooter: formed", "shooter: not formed".
    [[nodiscard]] std::string flagOf(SlotId slot, bool yes) const;
    [[nodiscard]] const std::string& label(SlotId slot) const { return m_names.name(slot); }
    [[nodiscard]] const ValueNames& names() const { return m_names; }
    /// A choice as it stands after "is"; what is long in quotation marks.
    [[nodiscard]] std::string choice(int list, NameId choice) const;
    /// "firer's arm is artillery", "the ruling “Figures left over” says “earn no die”".
    [[nodiscard]] std::string isChoice(NodeId subject, NameId choice) const;
    [[nodiscard]] std::string quoted(const std::string& text) const;
    [[nodiscard]] const Texts& texts() const { return *m_ruleset.texts; }

private:
    [[nodiscard]] const Node& node(NodeId id) const { return m_program.node(id); }
    [[nodiscard]] NodeId child(const Node& of, std::size_t i) const { return m_program.children[of.first + i]; }
    [[nodiscard]] std::vector<std::string> parts(const Node& of) const;
    [[nodiscard]] std::string bracketed(NodeId id) const;
    /// In brackets where it is a choice between amounts itself.
    [[nodiscard]] std::string branch(NodeId id) const;
    [[nodiscard]] std::string constant(const Node& of) const;
    [[nodiscard]] std::string division(const Node& of) const;
    [[nodiscard]] std::string bound(const Node& of) const;
    [[nodiscard]] std::string bounded(const Node& of, std::size_t fixed) const;
    [[nodiscard]] bool isRuling(const Node& of) const;
    [[nodiscard]] bool isRead(const Node& of) const;
    /// Whether the text says "is" itself: "is destroyed".
    [[nodiscard]] bool saysIs(const std::string& text) const { return texts().isEnglish() && text.starts_with("is "); }
    [[nodiscard]] std::string by(const Node& of) const;
    [[nodiscard]] std::string overRows(const Node& of) const;
    [[nodiscard]] std::string lookUp(const Node& of) const;
    [[nodiscard]] std::string table(const Node& of) const;

    [[nodiscard]] std::string together(const Node& of) const;
    [[nodiscard]] std::string compared(const Node& of) const;
    [[nodiscard]] std::string oneOf(const Node& of) const;
    [[nodiscard]] std::string rows(const Node& of) const;
    [[nodiscard]] std::string flag(NodeId id, bool yes) const;
    [[nodiscard]] std::string bracketedCondition(NodeId id) const;
    [[nodiscard]] Shape shapeOf(const Node& of) const;
    /// What the left side of a comparison is compared with.
    [[nodiscard]] std::string against(const Node& left, NodeId right) const;

    const Ruleset& m_ruleset;
    const Program& m_program;
    ValueNames m_names;
};

}  // namespace drumhead
