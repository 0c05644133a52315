#pragma once

#include "drumhead/resolve/session/case_in_hand.hpp"

#include <memory>

namespace drumhead::app::testing {

/// A worked example as a finished case; null where it is none or does not finish.
[[nodiscard]] inline std::unique_ptr<CaseInHand> caseOf(const Ruleset& ruleset, const Example& example)
{
    const Procedure* const procedure = ruleset.findProcedure(example.procedure);
    if (!procedure) return nullptr;
    auto session = std::make_unique<CaseInHand>(ruleset, *procedure);
    for (const Example::Given& each : example.rulings) session->rule(each.name, each.value);
    std::vector<std::string> answers;
    for (const Example::Given& each : example.given) answers.push_back(each.name + "=" + each.value);
    static_cast<void>(session->prefill(answers));
    if (!example.dice.empty()) session->acceptDice(example.dice);
    return session->isFinished() ? std::move(session) : nullptr;
}

}  // namespace drumhead::app::testing
