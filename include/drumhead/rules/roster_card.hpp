#pragma once

#include "drumhead/rules/values/value.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace drumhead {

struct Attribute;

/// What a printed roster shows of a unit, group or leader besides name and strength.
struct RosterCard {
    /// Holds if the attribute, from the army list or the type, has one of these values.
    struct Condition {
        const Attribute* attribute = nullptr;
        std::vector<Value> values;
    };

    /// A figure to play by, with its head: "Range 8".
    struct Number {
        std::string head;
        /// Several share a place, "10/48"; one that has a value per choice gives all of them, "8 6 5 4 2".
        std::vector<const Attribute*> attributes;
        std::string text;  ///< instead of attributes: words for what no attribute holds
        std::vector<Condition> when;
        std::uint32_t element = 0;  ///< ElementId with its citations
    };

    /// A choice with a box.
    struct BoxChoice {
        NameId id = 0;
        std::string word;
        const Attribute* number = nullptr;  ///< what the unit has of it in that state: its move in line; or null
    };

    /// A state to tick or to write down.
    struct Box {
        const Attribute* attribute = nullptr;
        std::vector<BoxChoice> choices;  ///< of a choice
        std::string label;
        bool usedUp = false;     ///< of a flag: only while it is yes at the start; ticked when it is used up
        int table = -1;          ///< of a number: the table whose bands part its boxes, or -1
        std::int64_t boxes = 0;  ///< of a number: how many; 0: a line to write on
        std::vector<Condition> when;
    };

    const Attribute* stand =
        nullptr;  ///< how many of the strength are on a stand, so that boxes stand together; or null
    std::vector<Number> numbers;
    std::vector<Box> boxes;

    [[nodiscard]] bool isEmpty() const { return numbers.empty() && boxes.empty(); }
    /// Whether the card shows the attribute, or tests it.
    [[nodiscard]] bool mentions(const Attribute& attribute) const;
};

}  // namespace drumhead
