#pragma once

#include "rules/loading/code/code_writer.hpp"

namespace drumhead {

/// Compiles the steps that draw cards and shuffle them: a throw whose faces are the cards that are left, with what
/// belongs to it.
class DrawCompiler {
public:
    explicit DrawCompiler(CodeWriter& code)
        : m_code(code), m_context(code.context()), m_program(code.program()), m_expressions(code.expressions())
    {}

    void draw(ProcedureBody& body, JsonPlace place);
    void shuffle(ProcedureBody& body, JsonPlace place);

private:
    /// A draw that is being compiled.
    struct Draw {
        const Deck* deck = nullptr;
        int index = -1;  ///< of the deck
        std::vector<SlotId> gone;
        SlotId left = -1;
        SlotId card = -1;
        std::vector<SlotId> values;  ///< what the card stands for, in the order of the deck's table
        std::uint32_t part = 0;      ///< the step of what belongs to the draw
    };
    /// What is summed up over several cards.
    struct Sum {
        SlotId slot = -1;
        SlotId value = -1;  ///< added: a number, or 1 where a flag is true; -1: 1 for each `card`
        Value card;
    };

    [[nodiscard]] bool findFacts(ProcedureBody& body, JsonPlace place, Draw& draw);
    [[nodiscard]] bool nameCard(ProcedureBody& body, JsonPlace place, const std::string& name, Draw& draw);
    void oneCard(ProcedureBody& body, JsonPlace place, Draw& draw);
    void severalCards(ProcedureBody& body, JsonPlace place, Draw& draw);
    [[nodiscard]] std::vector<Sum> sumsOf(ProcedureBody& body, JsonPlace place, const std::string& name,
                                          const Draw& draw);
    void beginSums(const Draw& draw, SlotId hand, const std::vector<Sum>& sums);
    void addToSums(const Draw& draw, SlotId hand, const std::vector<Sum>& sums);
    void goOnUntil(SlotId hand, SlotId wanted, std::size_t begins);
    void tellSums(const Draw& draw, const std::vector<Sum>& sums, std::uint32_t step);
    void drawOne(ProcedureBody& body, JsonPlace place, const Draw& draw, RollDetail detail, std::uint32_t step);
    void whenEmpty(ProcedureBody& body, const Draw& draw);
    void put(Op op, std::size_t detail, std::uint32_t step, NodeId when = -1);
    void putLet(const Draw& draw, SlotId slot, NodeId value, bool adds, NodeId when = -1);
    /// A step that belongs to another.
    std::uint32_t partOf(std::uint32_t step);
    [[nodiscard]] SlotId number(ProcedureBody& body, JsonPlace place, const std::string& name,
                                const std::string& column);
    [[nodiscard]] Label valueLabel(const ProcedureBody& body, JsonPlace place, std::string_view value);
    [[nodiscard]] EffectDetail allBack(const Draw& draw);
    void saysShuffled(const Draw& draw, NodeId when);

    CodeWriter& m_code;
    LoaderContext& m_context;
    Program& m_program;
    ExpressionCompiler& m_expressions;
};

}  // namespace drumhead
