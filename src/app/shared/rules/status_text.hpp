#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <QString>

#include <vector>

namespace drumhead::app {

/// One or two words: "our reading", "house rule"; nothing for what is printed.
[[nodiscard]] QString statusMark(Status status);

/// The whole of it: "Our reading of unclear print".
[[nodiscard]] QString statusSentence(Status status);

/// A reading of the ledger as people read it: what is printed, how it is read, how else it could be, a line each.
[[nodiscard]] QString readingText(const std::string& reading);

/// "D10-FIRE-14 and 2 more", with the status behind it where it is not printed.
[[nodiscard]] QString sourceText(const Ruleset& ruleset, const std::vector<int>& cites, Status status);

}  // namespace drumhead::app
