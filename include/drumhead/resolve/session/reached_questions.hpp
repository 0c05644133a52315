#pragma once

#include "drumhead/resolve/machine/resolution.hpp"

#include <vector>

namespace drumhead {

/// Of these questions those at which the case may really stop: it is played on from where it has stopped, many times
/// over, with all sorts of dice and answers. What matters by the conditions alone, but lies on no way that was found,
/// is left out; so may be what only a most unlikely throw leads to.
[[nodiscard]] std::vector<FactRef> reachedQuestions(const Resolution& stopped, const std::vector<FactRef>& candidates);

}  // namespace drumhead
