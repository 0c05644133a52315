#pragma once

#include "drumhead/resolve/session/case_in_hand.hpp"

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace drumhead {

class HeadlineChance;

/// How likely the verdict of a finished case was. It holds a copy of all that it needs, so that it can be worked out in
/// another thread; the ruleset has to outlive it.
class VerdictChance {
public:
    /// A result of the case and the value that came.
    struct Came {
        std::string name;
        Value value;
    };

    /// Nothing where the case is not finished, was refused, or no dice were thrown.
    [[nodiscard]] static std::optional<VerdictChance> of(const CaseInHand& session);

    /// One line: the chance with all dice thrown; where the referee changed dice, also the chance with these fixed.
    /// Empty where the verdict was certain or the odds can't be computed.
    [[nodiscard]] std::string text(const std::stop_token& cancelled) const;

private:
    VerdictChance(Situation open, Situation fixed, std::vector<Came> came,
                  std::shared_ptr<const HeadlineChance> headline, bool withoutValues, bool hasFixed);
    [[nodiscard]] std::string chance(const Situation& situation, const std::stop_token& cancelled) const;

    Situation m_open;   ///< the case with all its dice open
    Situation m_fixed;  ///< with the dice fixed that the referee changed
    std::vector<Came> m_came;
    std::shared_ptr<const HeadlineChance> m_headline;  ///< or null
    bool m_withoutValues;                              ///< values that the referee overruled are left out
    bool m_hasFixed;
};

}  // namespace drumhead
