#include "rules/loading/assignment/place_of_read.hpp"

#include <algorithm>

namespace drumhead {

namespace {

bool endsWithName(std::string_view whole, std::string_view tail)
{
    return whole == tail
        || (whole.size() > tail.size() && whole.ends_with(tail) && whole[whole.size() - tail.size() - 1] == '.');
}

/// Whether a word of the file is what the slot is called there: within a `do` it goes without the name of that.
bool isNameOf(std::string_view word, const Slot& slot)
{
    if (word.empty()) return false;
    if (endsWithName(slot.name, word)) return true;
    const std::size_t dot = word.find('.');
    return slot.owner >= 0 && dot != std::string_view::npos && endsWithName(slot.name, word.substr(dot + 1));
}

/// The first place in or below one that names the slot; steps within a step are none of its own.
JsonPlace findRead(JsonPlace in, const Slot& slot)
{
    if (isNameOf(in.string(), slot)) return in;
    for (const JsonPlace each : in) {
        if (in.isObject() && (each.key() == "steps" || each.key() == "let" || each.key() == "sum")) {
            if (each.isArray() && each.key() == "sum") {
                if (const JsonPlace found = findRead(each, slot); found.exists()) return found;
            }
            continue;
        }
        if (in.isObject() && isNameOf(each.key(), slot)) return each;
        if (const JsonPlace found = findRead(each, slot); found.exists()) return found;
    }
    return {};
}

JsonPlace stepOf(const LoaderContext& context, ElementId element)
{
    const auto found = std::find_if(context.stepElements.begin(), context.stepElements.end(),
                                    [element](const auto& each) { return each.second == element; });
    return found == context.stepElements.end() ? JsonPlace() : JsonPlace(found->first.first, found->first.second);
}

JsonPlace inModifiers(const LoaderContext& context, const SumDetail& sum, const Slot& slot)
{
    for (const CompiledModifier& each : sum.modifiers) {
        for (const LoaderContext::ModifierPlace& entry : context.modifierLists.at(each.modifier->list)) {
            if (entry.modifier != each.modifier) continue;
            for (const JsonPlace place : {entry.when, entry.amount}) {
                if (const JsonPlace found = findRead(place, slot); found.exists()) return found;
            }
        }
    }
    return {};
}

}  // namespace

std::pair<JsonPlace, std::string> placeOfRead(const LoaderContext& context, const Program& program,
                                              const Instruction& instruction, SlotId id)
{
    const Slot& slot = program.slot(id);
    const JsonPlace step = stepOf(context, program.steps[instruction.step].element);
    JsonPlace found = findRead(step["when"], slot);
    if (!found.exists() && instruction.op != Op::JumpUnless) found = findRead(step, slot);
    if (!found.exists() && instruction.op == Op::Sum) found = inModifiers(context, program.sumOf(instruction), slot);
    if (!found.exists()) return {step, slot.name.substr(slot.name.rfind('.') + 1)};
    return {found, std::string(isNameOf(found.string(), slot) ? found.string() : found.key())};
}

}  // namespace drumhead
