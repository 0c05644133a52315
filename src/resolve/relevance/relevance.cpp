#include "drumhead/resolve/relevance/relevance.hpp"

#include "drumhead/resolve/machine/resolution.hpp"
#include "resolve/relevance/path_explorer.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// The facts that are looked at, by address, while the k-th question is open, and with it all later ones;
/// `evenAnswered`: those that were answered too.
std::vector<bool> lookedAt(const Situation& situation, std::size_t k, bool evenAnswered, std::uint64_t& workLeft,
                           const std::vector<SlotId>& awaited = {})
{
    const std::vector<SlotId>& all = situation.program().questions;
    std::vector<FactRef> consulted;
    PathExplorer explorer(situation, consulted, workLeft);
    explorer.takeAsUnknown(all[k], situation, true);
    for (std::size_t later = k + 1; later < all.size(); ++later)
        explorer.takeAsUnknown(all[later], situation, evenAnswered);
    for (const SlotId question : awaited) explorer.waitFor(question);
    explorer.run();
    std::vector<bool> looked(situation.layout().size(), false);
    for (const FactRef fact : consulted)
        looked[situation.layout().address(situation.program().slot(fact.slot), fact.row)] = true;
    return looked;
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

/// Whether a node looks at the slot, or at something that is worked out from it.
bool reads(const Program& program, NodeId id, SlotId slot)
{
    if (id < 0) return false;
    const Node& node = program.node(id);
    const bool isOfSlot =
        node.kind == NodeKind::Slot || node.kind == NodeKind::Derived || node.kind == NodeKind::LookUp;
    if (isOfSlot && node.subject >= 0
        && (node.subject == slot || reads(program, program.slot(node.subject).formula, slot)))
        return true;
    for (std::uint32_t i = 0; i < node.count; ++i) {
        if (reads(program, program.children[node.first + i], slot)) return true;
    }
    return false;
}

bool isOfWatches(const Program& program, SlotId slot)
{
    return std::any_of(program.watches.begin(), program.watches.end(), [&](const WatchDetail& watch) {
        return reads(program, watch.when, slot)
            || std::any_of(watch.changes.begin(), watch.changes.end(), [&](const Change& change) {
                   return change.slot == slot || reads(program, change.value, slot);
               });
    });
}

}  // namespace

Relevance whatMatters(const Situation& situation, Asking asking)
{
    const Program& program = situation.program();
    Relevance relevance;
    std::vector<SlotId> awaited;  // questions of the case, so far, that have neither an answer nor a default
    const Resolution start(situation);
    std::uint64_t workLeft = PathExplorer::usualWork;
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
        const bool isKnown = workLeft > 0;  // else each may matter
        const std::vector<bool> ifAnswered = isKnown ? lookedAt(situation, k, true, workLeft) : std::vector<bool>();
        const std::vector<bool> ifOpen =
            isKnown ? lookedAt(situation, k, false, workLeft, awaited) : std::vector<bool>();
        const int rows = slot.manyRole < 0 ? 1 : situation.layout().rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) {
            const bool answered = !situation.given({id, row}).isUnknown();
            const std::size_t at = situation.layout().address(slot, row);
            if (!isKnown || (answered ? ifAnswered : ifOpen)[at]) relevance.questions.push_back({id, row});
        }
        const bool isOfCase = slot.attribute && slot.owner < 0;
        if (asking == Asking::Next && isOfCase && isKnown && start.value({id, 0}).isUnknown()
            && ifOpen[situation.layout().address(slot, 0)])
            awaited.push_back(id);
    }
    std::vector<FactRef> ignored;
    workLeft = PathExplorer::usualWork;
    PathExplorer explorer(situation, ignored, workLeft);
    explorer.found = &relevance;
    explorer.run();
    return relevance;
}

bool wouldMatter(const Situation& situation, FactRef fact)
{
    const Program& program = situation.program();
    const Slot& slot = program.slot(fact.slot);
    const auto at = std::find(program.questions.begin(), program.questions.end(), fact.slot);
    const bool isType = slot.attribute && slot.attribute->isType;  // its figures are read under names of their own
    if (at == program.questions.end() || !slot.consulted || isType || isOfSteps(program, fact.slot)
        || isOfWatches(program, fact.slot))
        return true;
    Situation open = situation;
    open.forget(fact);
    std::uint64_t workLeft = PathExplorer::usualWork;
    const std::vector<bool> looked =
        lookedAt(open, static_cast<std::size_t>(at - program.questions.begin()), false, workLeft);
    return workLeft == 0 || looked[open.layout().address(slot, fact.row)];
}

}  // namespace drumhead
