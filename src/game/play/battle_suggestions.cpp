#include "game/play/battle_suggestions.hpp"

#include "drumhead/rules/suggestion.hpp"

namespace drumhead {

void suggestAnswers(BattleView& view, Situation& situation, const Cast& cast)
{
    const Program& program = situation.program();
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const Slot& slot = program.slots[i];
        const InternalId suggestion = slot.attribute && slot.owner >= 0 && slot.kind == SlotKind::Fact
            ? findSuggestion(view.ruleset(), *slot.attribute)
            : -1;
        if (suggestion < 0) continue;
        const std::vector<EntityId>& rows = cast[static_cast<std::size_t>(slot.owner)];
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (rows[row] == nobody) continue;
            const Value value = view.amountFor(suggestion, rows[row]);
            if (isWithinBounds(slot.shape, value))
                situation.answer({static_cast<SlotId>(i), static_cast<int>(row)}, value);
        }
    }
}

}  // namespace drumhead
