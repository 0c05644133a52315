#pragma once

#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <QString>

#include <vector>

namespace drumhead::app {

/// What the check of a ruleset says: its faults, or where it is sound its warnings and the examples that fail.
struct RulesCheck {
    LoadedRuleset loaded;
    std::vector<Diagnostic> remarks;  ///< faults, warnings, examples that fail, each at its place
    int passed = 0;                   ///< examples
    int failed = 0;

    [[nodiscard]] bool isSound() const { return loaded.usable(); }
    /// "2 faults", "no faults; 7 examples pass, 1 fails".
    [[nodiscard]] QString summary() const;
};

/// Reads a folder and checks it, examples included.
[[nodiscard]] RulesCheck checkRules(const QString& folder);

}  // namespace drumhead::app
