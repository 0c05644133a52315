#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// How a worked example of a ruleset came out.
struct ExampleOutcome {
    const Example* example = nullptr;
    std::vector<std::string> faults;  ///< what differs from what was expected; empty: passed
    std::vector<bool> touched;        ///< which elements of the ruleset had a part in it

    [[nodiscard]] bool passed() const { return faults.empty(); }
};

[[nodiscard]] ExampleOutcome runExample(const Ruleset& ruleset, const Example& example);
[[nodiscard]] std::vector<ExampleOutcome> runExamples(const Ruleset& ruleset);

/// How a statement of the ledger is supported.
struct CoveredRow {
    const LedgerRow* row = nullptr;
    std::vector<std::string> by;  ///< ids of the elements that carry it out
    bool covered = false;
    /// Ids of parts of the sequence that cite it and that nobody has seen at work.
    std::vector<std::string> cited = {};
};

/// Every row of the ledger: `resolve` rows are covered by a computing element that took part in a worked example;
/// `track` rows by an attribute, effect or check that cites them; `guide` rows by a reminder or question; `show` rows
/// by standing in the reference.
///
/// `walked`: which elements had a part when the sequence was gone through in a game, as `Resolution::collectTouched`
/// collects them for cases. A part of the sequence supports `resolve` rows where it had a part, and the others where
/// the sequence was walked at all; left empty, it supports nothing and is only told as cited.
[[nodiscard]] std::vector<CoveredRow> coverage(const Ruleset& ruleset, const std::vector<ExampleOutcome>& outcomes,
                                               const std::vector<bool>& walked = {});

}  // namespace drumhead
