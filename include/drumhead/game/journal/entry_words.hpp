#pragma once

#include "drumhead/game/journal/journal.hpp"

namespace drumhead {

/// What an entry says.
struct EntryWords {
    std::string step;  ///< title of the step of the turn
    std::vector<std::string> sentences;
    std::vector<std::string> reasons;  ///< of each thing that it makes due, in the order of its events

    friend bool operator==(const EntryWords&, const EntryWords&) = default;
};

[[nodiscard]] EntryWords wordsOf(const JournalEntry& entry);
/// What it says in the language of these rules: it is decided again in the state before it. Where it comes out
/// otherwise, its own words; only its step has the title of these rules.
[[nodiscard]] EntryWords wordsUnder(const GameRules& rules, const State& before, const JournalEntry& entry);
/// Says the same in other words; what happened stays.
void setWords(JournalEntry& entry, EntryWords words);

}  // namespace drumhead
