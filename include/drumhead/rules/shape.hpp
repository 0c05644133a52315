#pragma once

#include "drumhead/rules/names.hpp"
#include "drumhead/rules/value.hpp"

#include <string>
#include <vector>

namespace drumhead {

struct Choice {
    NameId id = Names::missing;
    std::string label;  ///< reads well after "is"
};

/// A named list of choices, in the order in which a person sees them.
struct ChoiceList {
    std::string id;
    std::vector<Choice> choices;

    /// The position in the list, or -1.
    [[nodiscard]] int find(NameId choice) const
    {
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (choices[i].id == choice) return static_cast<int>(i);
        }
        return -1;
    }
};

/// What a slot can hold, and how it reads.
struct Shape {
    ValueKind kind = ValueKind::Number;
    int choices = -1;   ///< index into `Ruleset::choiceLists`, for choices
    std::string unit;   ///< unit of measure or what is counted, for numbers
    bool whole = true;  ///< whole numbers only
    Number least = 0;
    Number most = 1'000'000;
    bool mayBeNone = false;
    std::string noneLabel;
};

}  // namespace drumhead
