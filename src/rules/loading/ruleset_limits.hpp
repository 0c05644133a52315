#pragma once

#include "drumhead/rules/json_document.hpp"

#include <vector>

namespace drumhead {

/// What a ruleset may hold with all that it extends, so that none fills the memory or goes on for minutes.
class RulesetLimits {
public:
    static constexpr std::size_t mostValues = 1'000'000;
    static constexpr std::size_t mostElements = 4000;  ///< of one kind in a file, but for rows of tables
    static constexpr std::size_t mostOfName = 400;     ///< bytes of a name, a label, an id
    static constexpr std::size_t mostOfText = 4000;    ///< bytes of a sentence, a question, a note

    /// Adds a file. False, and a fault with its place, where it goes beyond a limit.
    bool add(const JsonDocument& document, std::vector<Diagnostic>& faults);

private:
    std::size_t m_values = 0;
};

}  // namespace drumhead
