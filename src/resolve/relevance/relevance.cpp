#include "drumhead/resolve/relevance/relevance.hpp"

#include "resolve/relevance/path_explorer.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// The facts that are looked at while the k-th question is open, and with it all later ones; `evenAnswered`: those that
/// were answered too.
std::vector<FactRef> lookedAt(const Situation& situation, std::size_t k, bool evenAnswered)
{
    const std::vector<SlotId>& all = situation.program().questions;
    std::vector<FactRef> consulted;
    PathExplorer explorer(situation, consulted);
    explorer.takeAsUnknown(all[k], situation, true);
    for (std::size_t later = k + 1; later < all.size(); ++later)
        explorer.takeAsUnknown(all[later], situation, evenAnswered);
    explorer.run();
    return consulted;
}

bool names(const Phrase& phrase, SlotId slot)
{
    return std::any_of(phrase.begin(), phrase.end(), [slot](const PhrasePart& part) { return part.slot == slot; });
}

/// Whether some step changes it or says it; what only watches read is never asked.
bool isOfSteps(const Program& program, SlotId slot)
{
    const auto changes = [slot](const EffectDetail& each) {
        return std::any_of(each.changes.begin(), each.changes.end(),
                           [slot](const Change& change) { return change.slot == slot; });
    };
    return std::any_of(program.effects.begin(), program.effects.end(), changes)
        || std::any_of(program.sentences.begin(), program.sentences.end(),
                       [slot](const SentenceDetail& each) { return names(each.phrase, slot); })
        || std::any_of(program.bands.begin(), program.bands.end(),
                       [slot](const BandDetail& each) { return names(each.beyond, slot); })
        || std::any_of(program.dues.begin(), program.dues.end(),
                       [slot](const DueDetail& each) { return names(each.reason, slot); });
}

bool contains(const std::vector<FactRef>& facts, FactRef fact)
{
    return std::find(facts.begin(), facts.end(), fact) != facts.end();
}

}  // namespace

Relevance whatMatters(const Situation& situation)
{
    const Program& program = situation.program();
    Relevance relevance;
    for (std::size_t k = 0; k < program.questions.size(); ++k) {
        const SlotId id = program.questions[k];
        const Slot& slot = program.slot(id);
        if (!slot.consulted) {
            const int rows = slot.manyRole < 0 ? 1 : situation.layout().rows(slot.manyRole);
            const bool isRecorded = slot.attribute && isOfSteps(program, id);
            for (int row = 0; row < rows && isRecorded; ++row) relevance.recorded.push_back({id, row});
            if (slot.attribute) continue;
        }
        // Of an answered question only earlier answers make an idle one, so that it can always be taken back.
        const std::vector<FactRef> ifAnswered = lookedAt(situation, k, true);
        const std::vector<FactRef> ifOpen = lookedAt(situation, k, false);
        const int rows = slot.manyRole < 0 ? 1 : situation.layout().rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) {
            const bool answered = !situation.given({id, row}).isUnknown();
            if (contains(answered ? ifAnswered : ifOpen, {id, row})) relevance.questions.push_back({id, row});
        }
    }
    std::vector<FactRef> ignored;
    PathExplorer explorer(situation, ignored);
    explorer.found = &relevance;
    explorer.run();
    return relevance;
}

}  // namespace drumhead
