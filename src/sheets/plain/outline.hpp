#pragma once

#include "drumhead/sheets/sheet.hpp"
#include "sheets/plain/expression_words.hpp"

namespace drumhead {

/// Items of a list. What is too long for one sentence goes in items of its own a level deeper: the clauses of a
/// condition, the cases of an amount.
class Outline {
public:
    Outline(const Program& program, const ExpressionWords& words, Sheet& sheet)
        : m_program(program), m_words(words), m_sheet(sheet)
    {}

    void item(int depth, const std::string& text);
    /// "If it is so: text". `when`: -1 for always.
    void guarded(int depth, NodeId when, const std::string& text);
    /// "If it is so:" before what stands a level deeper.
    void open(int depth, NodeId when);
    /// "+2, uphill, if it is so."
    void modifier(int depth, const std::string& text, NodeId when);
    /// What a value is: "Range: 12 if …, otherwise 6."
    void value(int depth, NodeId when, SlotId slot, NodeId is);

private:
    [[nodiscard]] const Texts& texts() const { return m_words.texts(); }
    [[nodiscard]] const Node& node(NodeId id) const { return m_program.node(id); }
    [[nodiscard]] NodeId child(const Node& of, std::size_t i) const { return m_program.children[of.first + i]; }
    [[nodiscard]] bool isCases(NodeId id) const;
    [[nodiscard]] bool isClauses(NodeId id) const;
    /// "all of these are so", "at least one of these is so".
    [[nodiscard]] std::string clausesHead(NodeId id) const;
    void clauses(int depth, NodeId id);
    void ifClauses(int depth, NodeId when);
    /// "12, if it is so."
    [[nodiscard]] std::string under(const std::string& text, const std::string& when, const char* end) const;
    void amount(int depth, const std::string& lead, const Shape& shape, NodeId id);
    void cases(int depth, const Shape& shape, NodeId id);
    void chain(int depth, const Shape& shape, NodeId id);
    void oneCase(int depth, const Shape& shape, NodeId amount, const std::string& when, NodeId condition);

    const Program& m_program;
    const ExpressionWords& m_words;
    Sheet& m_sheet;
};

}  // namespace drumhead
