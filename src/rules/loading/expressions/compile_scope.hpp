#pragma once

#include "rules/loading/loader_context.hpp"

#include <map>
#include <string>

namespace drumhead {

/// The value that a compiled node has.
struct TypedNode {
    NodeId id = -1;
    ValueKind kind = ValueKind::Number;
    int choices = -1;
    bool failed = false;
};

/// What an amount is wanted as: its kind, and the list for choices.
struct Wanted {
    ValueKind kind = ValueKind::Number;
    int choices = -1;
};

/// In `CompileScope::roles`: a role that may be empty and was given nobody.
constexpr int emptyRole = -2;

/// The names that are in sight at one place of a procedure. A procedure run by `do` has a scope of its own over the
/// same program.
struct CompileScope {
    std::map<std::string, int, std::less<>> roles;         ///< role name here -> role of the program
    std::map<std::string, SlotId, std::less<>> names;      ///< results named so far
    std::map<std::string, SlotId, std::less<>> caseFacts;  ///< facts of the case that a `do` gives
    std::string prefix;                                    ///< "first-test." within a `do`
    std::string stage;
    ElementId stageElement = 0;  ///< of the `do` that runs it
    std::vector<int> openRoles;  ///< roles over whose rows we are looping

    /// In the formula of a derived attribute: who has it.
    int self = -1;
    OwnerKind selfKind = OwnerKind::Case;
    const Attribute* deriving = nullptr;

    bool hasCase = true;  ///< there is a case in hand, with facts of its own; in the sequence there is none
};

/// Compiles one procedure into a program: slots for its names, nodes for its conditions and amounts.
class ExpressionCompiler {
public:
    ExpressionCompiler(LoaderContext& context, Program& program) : m_context(context), m_program(program) {}

    /// A condition: a node whose value is a flag.
    NodeId condition(CompileScope& scope, JsonPlace place);
    /// An amount of the wanted kind; a fault if it is another.
    NodeId amount(CompileScope& scope, JsonPlace place, Wanted wanted);
    /// An amount of whatever kind it is.
    TypedNode amountOfAnyKind(CompileScope& scope, JsonPlace place);

    /// The slot that a name means here, or -1 and a fault. `reads`: whether a condition or amount looks at it.
    SlotId slot(CompileScope& scope, std::string_view name, JsonPlace place, bool reads);
    /// The slot for a result; a name such as "firer.points" gives each row of the role one. `column`: of a table read,
    /// or empty.
    SlotId addResult(CompileScope& scope, const std::string& name, const std::string& column, Shape shape,
                     std::string label, JsonPlace place);
    /// The amounts by which a table is read (`by`), one for each of its inputs; a fault, and false, where they are more
    /// or fewer.
    bool tableInputs(CompileScope& scope, JsonPlace place, const Table& table, std::vector<NodeId>& inputs);
    NodeId slotNode(SlotId slot);
    NodeId constant(Value value, ValueKind kind, int choices = -1);

    /// The role of that name in this scope, or -1 and a fault.
    int role(CompileScope& scope, std::string_view name, JsonPlace place);
    /// How the rows of a role are gone through here: a single one is one row; nobody stands for a role that a `do` left
    /// empty.
    enum class Rows { Fault, Nobody, Single, Many };
    Rows rows(CompileScope& scope, JsonPlace place, int& role);

    [[nodiscard]] LoaderContext& context() { return m_context; }
    [[nodiscard]] Program& program() { return m_program; }
    /// Slots whose value some later step looks at.
    void markRead(SlotId slot) { m_program.slot(slot).consulted = true; }

private:
    /// Counts how deep we are in amounts, conditions and the formulas of derived attributes.
    struct Depth {
        int& depth;
        explicit Depth(int& d) : depth(d) { ++depth; }
        ~Depth() { --depth; }
        Depth(const Depth&) = delete;
        Depth& operator=(const Depth&) = delete;
    };
    bool tooDeep(JsonPlace place);
    NodeId add(Node node, const std::vector<NodeId>& children);
    void takeUsualSides(Node& node, const std::vector<NodeId>& children) const;
    TypedNode compileAmount(CompileScope& scope, JsonPlace place, const Wanted* wanted);
    TypedNode compileName(CompileScope& scope, JsonPlace place, const Wanted* wanted);
    TypedNode compileBy(CompileScope& scope, JsonPlace place, const Wanted* wanted);
    /// Names the choices of a list of which a `by` says nothing.
    void faultGap(JsonPlace place, const ChoiceList& list, const std::vector<NameId>& said);
    TypedNode compileIf(CompileScope& scope, JsonPlace place, const Wanted* wanted);
    TypedNode compileRows(CompileScope& scope, JsonPlace place, NodeKind kind, std::string_view key);
    TypedNode compileRowNumber(CompileScope& scope, JsonPlace place);
    TypedNode compileTable(CompileScope& scope, JsonPlace place);
    TypedNode compileLookUp(CompileScope& scope, JsonPlace place);
    TypedNode compileArithmetic(CompileScope& scope, JsonPlace place, NodeKind kind, std::string_view key);
    TypedNode failed(const Wanted* wanted);
    /// A fault, and false, if the amount is not of the wanted kind and list.
    bool fits(const TypedNode& result, const Wanted& wanted, JsonPlace place);
    /// One of the amounts between which a case chooses: of the wanted kind or, where any will do, of the kind of the
    /// first.
    TypedNode branch(CompileScope& scope, JsonPlace place, const Wanted* wanted, TypedNode& first);

    NodeId clause(CompileScope& scope, JsonPlace place);
    NodeId combined(CompileScope& scope, NodeKind kind, JsonPlace place);
    NodeId someOrEvery(CompileScope& scope, JsonPlace place, NodeKind kind, std::string_view key);
    NodeId comparison(CompileScope& scope, const TypedNode& left, JsonPlace place);
    NodeId comparisons(CompileScope& scope, const TypedNode& left, JsonPlace place);
    NodeId oneOf(CompileScope& scope, const TypedNode& left, JsonPlace place, bool negated);
    /// The other side of a comparison: an amount, or "none".
    NodeId compared(CompileScope& scope, const TypedNode& left, JsonPlace place);

    /// What a name means, whether or not its rows may be read here.
    SlotId slotInSight(CompileScope& scope, std::string_view name, JsonPlace place);
    /// The slot of an attribute that a name led to; null: it led nowhere, a fault.
    SlotId namedSlot(CompileScope& scope, int programRole, const Attribute* attribute, std::string_view name,
                     JsonPlace place);
    SlotId attributeSlot(CompileScope& scope, int programRole, const Attribute& attribute, JsonPlace place);
    SlotId statSlot(CompileScope& scope, Slot slot, JsonPlace place);
    SlotId derivedSlot(Slot slot, JsonPlace place);
    SlotId rulingSlot(std::string_view id, JsonPlace place);
    /// The new slot, or -1 and a fault where the procedure has too many.
    SlotId addSlot(Slot slot, JsonPlace place);
    std::vector<std::string> namesInSight(const CompileScope& scope) const;
    /// Why nothing is called so here, and what there is instead.
    std::string unknownName(const CompileScope& scope, std::string_view name) const;

    LoaderContext& m_context;
    Program& m_program;
    std::map<std::string, SlotId, std::less<>> m_slots;
    int m_depth = 0;
    bool m_full = false;
};

}  // namespace drumhead
