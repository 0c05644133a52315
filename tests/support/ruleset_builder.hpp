#pragma once

#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <memory>
#include <string>
#include <vector>

namespace drumhead::test {

/// Puts the text of a ruleset together in memory: a small sound one ("toy rules"), of which a test replaces or adds
/// files. Every file holds one part, so that "tables.json" can be replaced by itself.
class RulesetBuilder {
public:
    /// The toy rules: troops with figures and ranges, a modifier list, a table, a ruling and one procedure, "shooting".
    RulesetBuilder();
    /// Only an identity, with the status house; nothing in it yet.
    [[nodiscard]] static RulesetBuilder empty();

    /// Replaces the file of that name, or adds it.
    RulesetBuilder& file(const std::string& path, std::string text);
    /// Adds a file whose one procedure, "tried", has these steps and the roles shooter, target and firer (many).
    RulesetBuilder& steps(const std::string& steps);
    RulesetBuilder& ledger(std::string text);
    /// The same for rules of the house that name it.
    RulesetBuilder& withLedger(std::string text);

    [[nodiscard]] const RulesetFiles& files() const { return m_files; }
    [[nodiscard]] LoadedRuleset load() const { return loadRuleset(m_files); }
    /// The loaded ruleset; the running test fails, with every fault told, if there is one.
    [[nodiscard]] std::shared_ptr<const Ruleset> sound() const;
    /// The same, kept as long as the program runs.
    [[nodiscard]] const Ruleset& kept() const;

private:
    struct Empty {};
    explicit RulesetBuilder(Empty);

    RulesetFiles m_files;
};

/// The text in which `RulesetBuilder::steps` wraps steps.
[[nodiscard]] std::string procedureOf(const std::string& steps);

/// All faults, one line each.
[[nodiscard]] std::string toldFaults(const std::vector<Diagnostic>& diagnostics);

}  // namespace drumhead::test
