#pragma once

#include "drumhead/resolve/overrule_record.hpp"

#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// A case as it is kept: words and numbers that outlive the program and a change of the rules.
struct CaseRecord {
    std::string procedure;
    std::vector<std::pair<std::string, int>> rows;  ///< each role that may be many, and how many rows it has
    std::vector<std::string> answers;               ///< "name=value"
    std::vector<int> faces;                         ///< the dice thrown so far
    std::vector<OverruleRecord> overrules;

    friend bool operator==(const CaseRecord&, const CaseRecord&) = default;
    [[nodiscard]] bool isEmpty() const { return answers.empty() && faces.empty() && overrules.empty(); }
};

[[nodiscard]] CaseRecord recordOf(const Situation& situation, const std::vector<int>& faces);

/// Puts rows, answers and overrulings into a new case; the dice are left to the caller. Returns what no longer fits
/// the rules: a name or a few words each.
std::vector<std::string> restoreRecord(Situation& situation, const CaseRecord& record);

}  // namespace drumhead
