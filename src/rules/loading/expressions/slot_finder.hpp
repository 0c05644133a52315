#pragma once

#include "rules/loading/expressions/compile_scope.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

class ExpressionCompiler;

/// Finds what the names of the rule language mean at a place, and gives each a numbered slot of the program.
class SlotFinder {
public:
    /// `expressions` compiles the formulas of derived attributes.
    SlotFinder(LoaderContext& context, Program& program, ExpressionCompiler& expressions)
        : m_context(context), m_program(program), m_expressions(expressions)
    {}

    /// The slot that a name means here, or -1 and a fault. `reads`: whether a condition or amount looks at it.
    SlotId slot(CompileScope& scope, std::string_view name, JsonPlace place, bool reads);
    /// The slot for a result; a name such as "firer.points" gives each row of the role one. `column`: of a table read,
    /// or empty.
    SlotId addResult(CompileScope& scope, const std::string& name, const std::string& column, Shape shape, Label label,
                     JsonPlace place);
    /// The role of that name in this scope, or -1 and a fault.
    int role(CompileScope& scope, std::string_view name, JsonPlace place);
    /// How the rows of a role are gone through here: a single one is one row; nobody stands for a role that a `do` left
    /// empty.
    enum class Rows { Fault, Nobody, Single, Many };
    Rows rows(CompileScope& scope, JsonPlace place, int& role);

private:
    /// Notes that some step looks at the value.
    void markRead(SlotId slot) { m_program.slot(slot).consulted = true; }
    /// What a name means, whether or not its rows may be read here.
    SlotId slotInSight(CompileScope& scope, std::string_view name, JsonPlace place);
    /// The slot of an attribute that a name led to; null: it led nowhere, a fault.
    SlotId namedSlot(CompileScope& scope, int programRole, const Attribute* attribute, std::string_view name,
                     JsonPlace place);
    SlotId attributeSlot(CompileScope& scope, int programRole, const Attribute& attribute, JsonPlace place);
    int rememberedRole(const CompileScope& scope, const std::string& name, const Attribute& attribute, JsonPlace place);
    SlotId statSlot(CompileScope& scope, Slot slot, JsonPlace place);
    SlotId derivedSlot(Slot slot, JsonPlace place);
    NodeId leftIn(CompileScope& scope, const Deck& deck, JsonPlace place);
    SlotId rulingSlot(std::string_view id, JsonPlace place);
    /// The new slot, or -1 and a fault where the procedure has too many.
    SlotId addSlot(Slot slot, JsonPlace place);
    std::vector<std::string> namesInSight(const CompileScope& scope) const;
    /// Why there is no such name here, and which names there are.
    Fault unknownName(const CompileScope& scope, std::string_view name) const;
    /// The name with "self" for its owner, where that is meant; else empty.
    [[nodiscard]] std::string ofSelf(const CompileScope& scope, std::string_view name) const;

    LoaderContext& m_context;
    Program& m_program;
    ExpressionCompiler& m_expressions;
    std::map<std::string, SlotId, std::less<>> m_slots;
    bool m_full = false;  ///< too many slots, already reported
};

}  // namespace drumhead
