#pragma once

#include "drumhead/resolve/session/thrown_dice.hpp"
#include "drumhead/resolve/words/unit_changes.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// What a case came to, as the result card, its copies and the players' window show it.
struct CaseResult {
    std::string procedure;                 ///< its title: "Firing"
    std::vector<VerdictOutcome> outcomes;  ///< the leading one first; empty: none yet
    std::vector<UnitChange> changes;
    std::vector<std::string> sentences;  ///< what the rules say besides, and who is attached to whom
    std::vector<std::string> overruled;  ///< lines of the arithmetic that the referee overruled, with the reason
    std::vector<std::string> due;        ///< titles of the procedures that follow
    std::vector<ThrownDice> dice;
};

/// Of a case that goes on: what the rules have said and what was thrown until now.
[[nodiscard]] CaseResult caseSoFar(const Verdict& verdict, std::vector<ThrownDice> dice);
/// Of a finished case.
[[nodiscard]] CaseResult caseResult(const Situation& situation, const Verdict& verdict, std::vector<ThrownDice> dice);

/// The strength of that unit before and after, if the case changes it and knows both; else null.
[[nodiscard]] const AttributeChange* strengthChange(const CaseResult& result, const std::string& who);

/// An outcome as it is spoken: "4 hits, 2nd Guard, 24 to 20".
[[nodiscard]] std::string outcomeSpoken(const CaseResult& result, const VerdictOutcome& outcome,
                                        const Texts& texts = {});

/// Two lines for a chat: "4 hits · 2nd Guard 24 → 20", then procedure, dice, what was overruled and what is
/// due.
[[nodiscard]] std::string shortText(const CaseResult& result, const Texts& texts = {});

}  // namespace drumhead
