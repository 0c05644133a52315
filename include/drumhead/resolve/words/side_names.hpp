#pragma once

#include "drumhead/resolve/words/verdict.hpp"

namespace drumhead {

/// Replaces the role of a side in a rules text ("the first army's score", "First side again") by the side's
/// name, if the situation has it.
[[nodiscard]] std::string withSideNames(const Situation& situation, std::string text);

/// The same for every text of a verdict.
void nameSides(const Situation& situation, Verdict& verdict);

}  // namespace drumhead
