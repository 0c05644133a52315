#include "step_compiler.hpp"

namespace drumhead {

void declareProcedures(LoaderContext& context, JsonPlace procedures)
{
    if (!procedures.isArray()) return context.fault(procedures, "\"procedures\" is a list in square brackets");
    for (const JsonPlace place : procedures) {
        if (!place.isObject()) {
            context.fault(place, "a procedure is an object in braces");
            continue;
        }
        context.allowKeys(place, {"id", "title", "about", "roles", "steps", "cite", "status", "note"});
        const std::string id = context.requiredId(place);
        if (!context.procedurePlaces.emplace(id, place).second) {
            context.fault(place["id"], "there are two procedures \"" + id + "\"; rename one");
            continue;
        }
        auto procedure = std::make_unique<Procedure>();
        procedure->id = id;
        procedure->title = context.requiredString(place, "title");
        procedure->about = context.optionalString(place, "about");
        procedure->element = context.addElement("procedure " + id, ElementKind::Procedure, true, place, true);
        context.ruleset.procedures.push_back(std::move(procedure));
    }
}

void compileProcedures(LoaderContext& context)
{
    for (const auto& procedure : context.ruleset.procedures) {
        const JsonPlace place = context.procedurePlaces.at(procedure->id);
        StepCompiler(context, procedure->program).compile(procedure->id, place);
        checkProgram(context, procedure->program, place);
    }
}

void checkProgram(LoaderContext& context, const Program& program, JsonPlace place)
{
    for (const RollDetail& roll : program.rolls) {
        const Slot& slot = program.slots[static_cast<std::size_t>(roll.slot)];
        if (slot.consulted || slot.told) continue;
        JsonPlace where = place["steps"];
        for (const JsonPlace step : where) {
            if (step["roll"].string() == slot.name) where = step["roll"];
        }
        context.fault(where, "the dice \"" + slot.name + "\" are thrown and no step reads them; use them or leave them out");
    }
}

}  // namespace drumhead
