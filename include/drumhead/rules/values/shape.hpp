#pragma once

#include "drumhead/rules/values/names.hpp"
#include "drumhead/rules/values/value.hpp"

#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// How a case that ends so has gone for the one who acts.
enum class Ending : std::uint8_t { None, Won, Held, Lost };

struct Choice {
    NameId id = Names::missing;
    std::string label;  ///< reads well after "is"
    Ending ending = Ending::None;
};

/// A named list of choices, in display order.
struct ChoiceList {
    std::string id;
    std::vector<Choice> choices;

    /// The index in the list, or -1.
    [[nodiscard]] int find(NameId choice) const
    {
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (choices[i].id == choice) return static_cast<int>(i);
        }
        return -1;
    }
};

/// The values a slot can hold, and how they are displayed.
struct Shape {
    ValueKind kind = ValueKind::Number;
    int choices = -1;       ///< index into `Ruleset::choiceLists`, for choices
    std::string unit;       ///< unit of measure or what is counted, for numbers, as it reads after 2: "casualties"
    std::string unitOfOne;  ///< as it reads after 1: "casualty"
    bool whole = true;      ///< whole numbers only
    Number least = 0;
    Number most = 1'000'000;
    bool mayBeNone = false;
    std::string noneLabel;

    /// Sets the unit; its singular lacks the s at the end.
    /// "figures", whose singular lacks the s; or both: "Figur|Figuren".
    void setUnit(std::string many)
    {
        if (const std::size_t bar = many.find('|'); bar != std::string::npos) {
            unitOfOne = many.substr(0, bar);
            unit = many.substr(bar + 1);
            return;
        }
        const bool hasPlural = many.size() > 2 && many.back() == 's';
        unitOfOne = hasPlural ? many.substr(0, many.size() - 1) : many;
        unit = std::move(many);
    }
    /// The unit as it reads after a number; empty where there is none.
    [[nodiscard]] const std::string& unitFor(Number number) const { return number == Number(1) ? unitOfOne : unit; }
};

}  // namespace drumhead
