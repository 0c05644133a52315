#pragma once

#include "drumhead/resolve/words/verdict.hpp"

namespace drumhead {

/// A text of the rules that speaks of a side by its role ("the first army's score", "First side again") with the side's
/// own name, where the situation knows who that is.
[[nodiscard]] std::string withSideNames(const Situation& situation, std::string text);

/// The same for every text of a verdict.
void nameSides(const Situation& situation, Verdict& verdict);

}  // namespace drumhead
