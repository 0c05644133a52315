#pragma once

#include "rules/loading/expressions/compile_scope.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// Compiles the steps of one procedure, and of those that it runs by `do`, into a flat program.
class StepCompiler {
public:
    StepCompiler(LoaderContext& context, Program& program)
        : m_context(context), m_program(program), m_expressions(context, program)
    {}

    void compile(const std::string& procedure, JsonPlace place);
    /// Compiles a watch by itself, for a battle, and so that its faults are told even where no procedure changes
    /// anybody of its kind.
    void watchAlone(const LoaderContext::WatchPlace& each);
    /// Compiles a condition of the sequence, with these roles, into a program whose one result is `holds`.
    void compileCondition(const std::vector<ProgramRole>& sight, JsonPlace condition, ElementId element);
    /// The same for a number.
    void compileAmount(const std::vector<ProgramRole>& sight, JsonPlace amount, ElementId element);
    /// Compiles the steps of a rule of the sequence, called by its id.
    void compileRule(const std::vector<ProgramRole>& sight, JsonPlace rule, const std::string& id);

private:
    struct Body {
        CompileScope scope;
        std::string procedure;
        std::vector<std::size_t> ends;
        int whose = -1;  ///< within a `do`: who has the first role of its procedure
        std::vector<std::pair<std::size_t, JsonPlace>> readings;  ///< rolls with their "read-as"
    };

    void roles(CompileScope& scope, JsonPlace place);
    void role(CompileScope& scope, JsonPlace place);
    void steps(Body& body, JsonPlace list);
    void step(Body& body, JsonPlace place);

    /// Appends the watches over everybody whom some effect of the procedure changes.
    void watches();
    /// Leaves out whose the modifiers of a sum are where nobody else has the same.
    void forgetWhoseAreTheOnlyOnes();
    void watch(const LoaderContext::WatchPlace& watch, int role);
    /// `attachments`: takes those who join or leave a unit; null where nobody can.
    std::vector<Change> changes(Body& body, JsonPlace effect, std::vector<Attachment>* attachments = nullptr);
    /// Whether a member of an effect is about who is attached to whom.
    bool attachment(Body& body, JsonPlace member, std::vector<Attachment>* attachments);

    void beginUnattended(Body& body, const std::vector<ProgramRole>& sight);
    void onlyResult(Body& body, NodeId value, ValueKind kind, JsonPlace place, ElementId element);
    /// False, and a fault, for a step that needs people or dice.
    bool mayRunUnattended(JsonPlace step);

    void refuse(Body& body, JsonPlace place);
    void sentence(Body& body, JsonPlace place, Op op, std::string_view key);
    void let(Body& body, JsonPlace place);
    void letBand(Body& body, JsonPlace place);
    /// The limits of a band with their labels; `list` takes the choices that they are.
    void bandLimits(Body& body, JsonPlace place, BandDetail& detail, ChoiceList& list);
    int bandChoices(JsonPlace place, const ChoiceList& limits);
    void letTable(Body& body, JsonPlace place);
    void letValue(Body& body, JsonPlace place);
    void sum(Body& body, JsonPlace place);
    void sumBounds(JsonPlace within, SumDetail& detail);
    void addModifiers(Body& body, JsonPlace place, SumDetail& detail);
    void roll(Body& body, JsonPlace place);
    void keptDice(Body& body, JsonPlace keep, RollDetail& detail);
    void countedDice(Body& body, JsonPlace count, RollDetail& detail);
    void countWords(JsonPlace place, RollDetail& detail);
    void readings(Body& body);
    void reading(const Body& body, JsonPlace name, RollDetail& detail);
    void effect(Body& body, JsonPlace place);
    void due(Body& body, JsonPlace place);
    std::string stepOfTurn(JsonPlace place);
    void enter(Body& body, JsonPlace place);
    void each(Body& body, JsonPlace place);
    void group(Body& body, JsonPlace place);
    void pick(Body& body, JsonPlace place);
    void block(Body& body, JsonPlace place);
    /// The steps of an `each` or `group` over a role that is a single one.
    void onlyRow(Body& body, JsonPlace place, std::string_view key, int role);
    void repeat(Body& body, JsonPlace place);
    void doProcedure(Body& body, JsonPlace place);
    /// The procedure of that id, or a missing place and a fault.
    JsonPlace calledProcedure(JsonPlace id);
    /// Gives a procedure that is run inside another its roles; a fault for each that is missing.
    void giveRoles(Body& body, Body& inner, JsonPlace callee, JsonPlace place);
    /// Gives it the facts of its case that stand under `with`.
    void giveFacts(Body& body, Body& inner, JsonPlace with, const std::string& as);
    std::map<std::string, int, std::less<>> mapRoles(Body& body, JsonPlace callee, JsonPlace given, JsonPlace place);

    /// Appends an instruction with the step's own `when`; its index.
    std::size_t emit(Body& body, Op op, JsonPlace place, std::string_view key, std::size_t detail,
                     bool computes = true);
    std::uint32_t stepInfo(Body& body, JsonPlace place, std::string_view key, bool computes);
    /// A jump round a block whose `when` does not hold; its index, or nothing to patch.
    std::size_t emitGuard(Body& body, JsonPlace place, std::string_view key);
    /// The beginning or end of a loop whose guard stands there; its index.
    std::size_t emitLoop(Op op, std::size_t guard, std::size_t loop, std::size_t target = 0);
    void patch(std::size_t instruction)
    {
        m_program.code[instruction].target = static_cast<std::uint32_t>(m_program.code.size());
    }

    /// The slot of the one value that a step finds, called by the name at `key`; -1 and a fault where there can be
    /// none.
    SlotId result(Body& body, JsonPlace place, std::string_view key, Shape shape);
    /// The shape of a number that a step works out: any number, in the step's "unit", or none.
    Shape numberShape(JsonPlace place);
    /// The "choices" of a step: those of a list, or a list of its own. `what` is the kind of step, for the name of that
    /// list.
    int choicesOf(const Body& body, JsonPlace place, std::string_view what, std::string_view name);
    /// The attribute of the case that a `with` names, or null and a fault.
    const Attribute* caseFact(JsonPlace given);
    std::string resultLabel(JsonPlace place, std::string_view name);
    bool isResultName(JsonPlace place);
    Comparison countComparison(JsonPlace place);

    LoaderContext& m_context;
    Program& m_program;
    ExpressionCompiler m_expressions;
    std::vector<std::string> m_running;  ///< procedures that are being unfolded
    std::map<std::string, int> m_numbered;
    bool m_unattended = false;  ///< a part of the sequence, which runs by itself
    bool m_full = false;        ///< too many steps, and that was told
};

}  // namespace drumhead
