#include "drumhead/game/journal/entry_words.hpp"

#include "game/play/decide/decide_commands.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Whether the same happened, whatever reason is given for it.
bool isSame(const Event& one, const Event& other)
{
    const auto* const due = std::get_if<DueEvent>(&one);
    const auto* const otherDue = std::get_if<DueEvent>(&other);
    if (!due || !otherDue) return one == other;
    DueItem item = otherDue->item;
    item.reason = due->item.reason;
    return item == due->item;
}

std::vector<std::string> reasonsIn(const std::vector<Event>& events)
{
    std::vector<std::string> reasons;
    for (const Event& each : events) {
        if (const auto* const due = std::get_if<DueEvent>(&each)) reasons.push_back(due->item.reason);
    }
    return reasons;
}

}  // namespace

EntryWords wordsOf(const JournalEntry& entry) { return {entry.step, entry.sentences, reasonsIn(entry.events)}; }

EntryWords wordsUnder(const GameRules& rules, const State& before, const JournalEntry& entry)
{
    EntryWords words = wordsOf(entry);
    if (std::string title = titleOfPlace(rules.ruleset.sequence, before, before.place); !title.empty())
        words.step = std::move(title);
    // What was carried over from another line of play may bring answers that no longer fit.
    const Fit fit = entry.instead == 0 ? Fit::Exactly : Fit::Leniently;
    NoDice none;
    const DecisionResult decided = decideAs(fit, rules, before, entry.command, none);
    const bool isAsItWas = decided
        && std::equal(decided->events.begin(), decided->events.end(), entry.events.begin(), entry.events.end(), isSame);
    if (!isAsItWas) return words;
    words.sentences = decided->sentences;
    words.sentences.insert(words.sentences.end(), decided->remarks.begin(), decided->remarks.end());
    words.reasons = reasonsIn(decided->events);
    return words;
}

void setWords(JournalEntry& entry, EntryWords words)
{
    entry.step = std::move(words.step);
    entry.sentences = std::move(words.sentences);
    auto reason = words.reasons.begin();
    for (Event& each : entry.events) {
        auto* const due = std::get_if<DueEvent>(&each);
        if (due && reason != words.reasons.end()) due->item.reason = std::move(*reason++);
    }
}

}  // namespace drumhead
