#pragma once

#include "drumhead/base/texts.hpp"
#include "drumhead/rules/sequence.hpp"

#include <string>

namespace drumhead {

/// For whom a step of the turn is gone through: " (each side)", " (Defender, then Attacker)", or nothing.
[[nodiscard]] std::string turnsText(const Texts& texts, const SequenceStep& step);

/// What may be done in a step: "Initiative (must), Shooting".
[[nodiscard]] std::string offersText(const Texts& texts, const SequenceStep& step);

}  // namespace drumhead
