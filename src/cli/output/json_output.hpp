#pragma once

#include "drumhead/resolve/words/verdict.hpp"
#include "drumhead/rules/diagnostic.hpp"

#include <nlohmann/json.hpp>

namespace drumhead::cli {

using Json = nlohmann::ordered_json;

/// A value as scripts read it: numbers, booleans, ids of choices; null for what is none or not known.
[[nodiscard]] Json jsonValue(const Ruleset& ruleset, const Shape& shape, Value value);
[[nodiscard]] Json jsonNumber(Number number);
[[nodiscard]] Json jsonCites(const Ruleset& ruleset, const std::vector<int>& rows);
[[nodiscard]] Json jsonDiagnostic(const Diagnostic& diagnostic);
[[nodiscard]] Json jsonVerdict(const Verdict& verdict, const Ruleset& ruleset);

/// Writes one JSON object and a line end. Text that is no valid UTF-8 is mended, not refused.
void writeJson(std::ostream& out, const Json& json);

}  // namespace drumhead::cli
