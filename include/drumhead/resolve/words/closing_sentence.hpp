#pragma once

#include "drumhead/resolve/words/verdict.hpp"

#include <string>

namespace drumhead {

/// What a finished verdict says at the end, as one line: of a case with stages what follows the last of them, or the
/// sentences of the last; else all of its sentences.
[[nodiscard]] std::string closingSentence(const Verdict& verdict);

}  // namespace drumhead
