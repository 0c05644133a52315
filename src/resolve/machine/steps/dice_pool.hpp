#pragma once

#include "drumhead/resolve/machine/values/trail.hpp"
#include "drumhead/rules/fact_name.hpp"
#include "drumhead/rules/program/program.hpp"

#include <cstdint>
#include <vector>

namespace drumhead {

/// The dice of one throw, and how they count.
struct DicePool {
    const RollDetail* detail = nullptr;
    int dice = 0;
    int considered = 0;  ///< how many of them are kept
    int sides = 0;
    Value kept;                     ///< as the rules ask for it
    Value against = Value::none();  ///< what they are held against
    /// Of several values: what each part is held against.
    std::vector<Value> partsAgainst = {};
    /// Of a deferred roll: the result that is read only now. Else slot -1.
    FactRef deferred = {-1, 0};
    /// Of a card that is drawn: how many of each are left in the deck.
    std::vector<int> left = {};

    /// The result of the faces; sorts them into the order in which they are kept. Of a roll with several values all of
    /// them in one number, see `part`.
    [[nodiscard]] std::int64_t value(int* faces) const;
    /// What the step gives for a result: the number itself, or the card of that number.
    [[nodiscard]] Value given(const Ruleset& ruleset, std::int64_t result) const;
    /// One of several values out of their common number.
    [[nodiscard]] Value part(std::int64_t values, std::size_t index) const;
    /// What one in a part counts for in the common number.
    [[nodiscard]] std::int64_t weightOf(std::size_t index) const;
    /// Whether a die with that face meets a part.
    [[nodiscard]] bool meets(std::size_t index, int face) const;
    /// Whether it meets the count, or any of several.
    [[nodiscard]] bool meetsAny(int face) const;
};

/// The pool of a throw that was made, out of the trail.
[[nodiscard]] DicePool thrownPool(const Program& program, const Trail& trail, const TrailEntry& entry);

}  // namespace drumhead
