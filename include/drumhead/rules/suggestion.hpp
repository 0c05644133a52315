#pragma once

#include "drumhead/rules/ruleset.hpp"

namespace drumhead {

/// The id under which `Ruleset::internal` holds the number that a battle suggests as the answer for an attribute.
[[nodiscard]] std::string suggestionId(const Attribute& attribute);
/// The procedure that computes it, or -1 if nothing is suggested.
[[nodiscard]] InternalId findSuggestion(const Ruleset& ruleset, const Attribute& attribute);
/// Whether a number that was worked out can be suggested: there is one, within the bounds of the answer.
[[nodiscard]] bool isWithinBounds(const Shape& shape, Value suggested);

}  // namespace drumhead
