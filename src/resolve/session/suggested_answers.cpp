#include "drumhead/resolve/session/suggested_answers.hpp"

#include "drumhead/resolve/machine/condition.hpp"
#include "drumhead/resolve/machine/resolution.hpp"
#include "drumhead/rules/suggestion.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// What the rules suggest for a fact; unknown where they do not, or where that depends on what is not known. Only what
/// is known of its owner itself counts.
Value suggestionFor(const Situation& situation, const Resolution& start, InternalId suggestion, const Slot& slot,
                    int row)
{
    const Program& program = situation.program();
    Condition amount(situation.ruleset(), *situation.ruleset().internal[static_cast<std::size_t>(suggestion)]);
    const std::vector<Slot>& read = amount.program().slots;
    for (std::size_t i = 0; i < read.size(); ++i) {
        if (read[i].kind == SlotKind::Ruling) {
            const SlotId ruling = program.findSlot(read[i].name);
            if (ruling >= 0) amount.answer({static_cast<SlotId>(i), 0}, situation.given({ruling, 0}));
            continue;
        }
        if (!read[i].attribute || read[i].owner < 0 || read[i].kind == SlotKind::Derived) continue;
        for (std::size_t own = 0; own < program.slots.size(); ++own) {
            if (program.slots[own].attribute != read[i].attribute || program.slots[own].owner != slot.owner) continue;
            const Value known = start.value({static_cast<SlotId>(own), slot.manyRole < 0 ? 0 : row});
            if (!known.isUnknown()) amount.answer({static_cast<SlotId>(i), 0}, known);
        }
    }
    return amount.value();
}

}  // namespace

void SuggestedAnswers::withdraw(Situation& situation)
{
    for (const auto& [fact, value] : m_answers) {
        if (situation.given(fact) == value) situation.forget(fact);
    }
    m_answers.clear();
}

void SuggestedAnswers::suggest(Situation& situation)
{
    withdraw(situation);
    const Program& program = situation.program();
    std::optional<Resolution> start;
    for (const SlotId id : program.questions) {
        const Slot& slot = program.slot(id);
        const InternalId suggestion = slot.attribute && slot.owner >= 0 && slot.kind == SlotKind::Fact && slot.consulted
            ? findSuggestion(situation.ruleset(), *slot.attribute)
            : -1;
        const int rows = suggestion < 0 ? 0 : slot.manyRole < 0 ? 1 : situation.layout().rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) {
            const FactRef fact{id, row};
            if (!situation.given(fact).isUnknown()) continue;
            if (!start) start.emplace(situation);
            const Value value = suggestionFor(situation, *start, suggestion, slot, row);
            if (isWithinBounds(slot.shape, value)) m_answers.emplace_back(fact, value);
        }
    }
    for (const auto& [fact, value] : m_answers) situation.answer(fact, value);
}

void SuggestedAnswers::release(FactRef fact)
{
    std::erase_if(m_answers, [fact](const auto& each) { return each.first == fact; });
}

bool SuggestedAnswers::contains(FactRef fact) const
{
    return std::any_of(m_answers.begin(), m_answers.end(), [fact](const auto& each) { return each.first == fact; });
}

}  // namespace drumhead
