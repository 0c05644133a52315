#pragma once

#include "drumhead/base/texts.hpp"
#include "drumhead/rules/values/kinds.hpp"

#include <string>

namespace drumhead {

/// "unit": the kind as people read it in that language.
[[nodiscard]] std::string kindText(const Texts& texts, EntityKind kind);
/// "a unit".
[[nodiscard]] std::string aKindText(const Texts& texts, EntityKind kind);

}  // namespace drumhead
