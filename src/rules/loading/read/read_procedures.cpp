#include "rules/loading/assignment/definite_assignment.hpp"
#include "rules/loading/read_objects.hpp"
#include "rules/loading/steps/step_compiler.hpp"
#include "rules/loading/steps/watch_compiler.hpp"

#include <algorithm>
#include <tuple>

namespace drumhead {

namespace {

ProcedureGroup groupOf(LoaderContext& context, JsonPlace place)
{
    const std::optional<ProcedureGroup> group = procedureGroup(place.string());
    if (!group)
        context.fault(place,
                      {message("check.no-group-procedures", "there is no group of procedures \"%1\""),
                       {aText(std::string(place.string()))},
                       hintFor(place.string(), procedureGroupIds())});
    return group.value_or(ProcedureGroup::Other);
}

}  // namespace

void declareProcedures(LoaderContext& context, JsonPlace procedures)
{
    readObjects(context, procedures, "procedures", "a procedure", [&](JsonPlace place) {
        context.allowKeys(place,
                          {"id", "title", "about", "group", "roles", "steps", "outcome", "inner", "replaces", "cite",
                           "status", "note"});
        const std::string id = context.requiredId(place);
        if (context.isWithdrawn("procedures", id, place)) return;
        const auto earlier = context.procedurePlaces.find(id);
        const bool replaces = earlier != context.procedurePlaces.end();
        if (!replaces) context.mustNotReplace(place);
        else if (!context.mayReplace(place, earlier->second, "procedures \"" + id + "\"")) return;
        context.procedurePlaces[id] = place;
        if (replaces) std::erase_if(context.ruleset.procedures, [&](const auto& each) { return each->id == id; });
        auto procedure = std::make_unique<Procedure>();
        procedure->id = id;
        procedure->title = context.requiredString(place, "title");
        procedure->about = context.optionalString(place, "about");
        if (place.has("group")) procedure->group = groupOf(context, place["group"]);
        procedure->inner = context.optionalFlag(place, "inner", false);
        procedure->element = context.addElement("procedure " + id, ElementKind::Procedure, true, place, true);
        context.ruleset.procedures.push_back(std::move(procedure));
    });
}

namespace {

/// Who acts, the case's own facts, then the other roles, then what is entered from printed tables: the order of a form.
/// Of a role the unit type comes first: it settles most of the others.
void orderQuestions(const Ruleset& ruleset, Program& program)
{
    const auto rank = [&](SlotId id) {
        const Slot& slot = program.slot(id);
        std::size_t attribute = ruleset.attributes.size();
        for (std::size_t i = 0; i < ruleset.attributes.size(); ++i) {
            if (ruleset.attributes[i].get() == slot.attribute) attribute = i;
        }
        const std::size_t owner = slot.owner < 0 ? 1 : slot.owner == 0 ? 0 : static_cast<std::size_t>(slot.owner) + 1;
        const bool isType = slot.attribute && slot.attribute->isType;
        return std::tuple(slot.attribute ? owner : program.roles.size() + 2, !isType, attribute, id);
    };
    std::vector<decltype(rank(0))> ranks;
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        if (program.slots[i].asked) ranks.push_back(rank(static_cast<SlotId>(i)));
    }
    std::sort(ranks.begin(), ranks.end());
    for (const auto& each : ranks) program.questions.push_back(std::get<SlotId>(each));
}

std::size_t choicesOf(const Ruleset& ruleset, const Slot& slot)
{
    if (slot.shape.choices >= 0)
        return ruleset.choiceLists[static_cast<std::size_t>(slot.shape.choices)].choices.size();
    return slot.attribute && slot.attribute->isType ? ruleset.unitTypes.size() : 0;
}

/// A case is a form before anything is answered: it has to be there at once.
void checkForm(LoaderContext& context, const Procedure& procedure, JsonPlace place)
{
    constexpr std::size_t mostAsked = 2000;
    constexpr std::size_t mostChoices = 100'000;
    std::size_t asked = 0;
    std::size_t choices = 0;
    for (const SlotId id : procedure.program.questions) {
        const Slot& slot = procedure.program.slot(id);
        const std::size_t rows = slot.manyRole < 0
            ? 1
            : static_cast<std::size_t>(
                std::max(procedure.program.roles[static_cast<std::size_t>(slot.manyRole)].least, 1));
        asked += rows;
        choices += rows * choicesOf(context.ruleset, slot);
    }
    if (asked > mostAsked)
        return context.fault(
            place,
            {message(
                 "check.case-begins-more-than",
                 "a case begins with more than %1 questions, each row by itself; let fewer rows be needed, or ask less"),
             {aText(std::to_string(mostAsked))}});
    if (choices > mostChoices)
        context.fault(
            place,
            {message(
                 "check.questions-case-begin-more",
                 "the questions of a case begin with more than %1 choices, each row by itself; let fewer rows be needed, or ask less"),
             {aText(std::to_string(mostChoices))}});
}

/// Which rolls some step reads. A procedure that others run by `do` may throw dice for them to read.
using RollsRead = std::map<ElementId, bool>;

void noteRolls(const Program& program, RollsRead& rolls)
{
    for (const Instruction& instruction : program.code) {
        if (instruction.op != Op::Roll) continue;
        bool& read = rolls[program.steps[instruction.step].element];
        for (const SlotId slot : writesOf(program, instruction))
            read = read || program.slot(slot).consulted || program.slot(slot).told;
        for (const SlotId slot : program.rollOf(instruction).values)
            read = read || program.slot(slot).consulted || program.slot(slot).told;
    }
}

}  // namespace

void compileProcedures(LoaderContext& context)
{
    RollsRead rolls;
    for (const auto& procedure : context.ruleset.procedures) {
        const std::size_t faults = context.diagnostics.size();
        const JsonPlace place = context.procedurePlaces.at(procedure->id);
        StepCompiler(context, procedure->program).compile(procedure->id, place);
        if (context.diagnostics.size() > faults) context.sharedNames.clear();
        else DefiniteAssignment(context, procedure->program).check();
        orderQuestions(context.ruleset, procedure->program);
        checkForm(context, *procedure, place);
        noteRolls(procedure->program, rolls);
    }
    for (const LoaderContext::WatchPlace& watch : context.watches) {
        auto alone = std::make_unique<Procedure>();
        alone->id = watch.id;
        alone->title = watch.id;
        alone->element = watch.element;
        CodeWriter code(context, alone->program);
        WatchCompiler(code).alone(watch);
        context.ruleset.watches.push_back(std::move(alone));
    }
    // A misspelt name may have been the one that reads the dice.
    const auto isMissing = [](const Diagnostic& each) { return !each.fault.missing().empty(); };
    if (std::any_of(context.diagnostics.begin(), context.diagnostics.end(), isMissing)) return;
    for (const auto& [where, element] : context.stepElements) {
        const auto roll = rolls.find(element);
        if (roll == rolls.end() || roll->second) continue;
        const JsonPlace step(where.first, where.second);
        if (step.has("draw")) {
            context.fault(step["draw"],
                          {message("check.card-drawn-no-step",
                                   "the card \"%1\" is drawn and no step reads it; use it or leave it out"),
                           {aText(std::string(step["draw"].string()))}});
            continue;
        }
        context.fault(step["roll"],
                      {message("check.dice-thrown-no-step",
                               "the dice \"%1\" are thrown and no step reads them; use them or leave them out"),
                       {aText(std::string(step["roll"].string()))}});
    }
}

}  // namespace drumhead
