#pragma once

#include "drumhead/resolve/session/case_in_hand.hpp"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace drumhead {

/// The outcome that leads the verdict of a finished case; nothing where the rules name none.
[[nodiscard]] std::optional<ReachedOutcome> leadingOutcome(const CaseInHand& session);

/// The chance that a case comes to the outcome that leads its verdict: "Disorganised: 17 %". It holds all that it needs
/// but the ruleset, which has to outlive it.
class HeadlineChance {
public:
    /// `leading`: see `leadingOutcome`. Null where its word names a figure, which tells more by itself, or where it
    /// does not follow from results alone.
    [[nodiscard]] static std::shared_ptr<const HeadlineChance> of(const CaseInHand& session,
                                                                  const std::optional<ReachedOutcome>& leading);

    /// Empty where it was certain; nothing where the odds can't be computed.
    [[nodiscard]] std::optional<std::string> text(const Situation& situation, const std::stop_token& cancelled) const;

private:
    struct Sums;

    explicit HeadlineChance(const ReachedOutcome& came) : m_came(came) {}
    void findResults(const CaseInHand& session);
    void visit(const CaseInHand& session, NodeId id, bool ofEachRow);
    void addResult(const CaseInHand& session, SlotId slot, bool ofEachRow);
    [[nodiscard]] const OutcomeDetail* reached(const Situation& situation, std::span<const Value> values) const;

    ReachedOutcome m_came;
    std::vector<const OutcomeDetail*> m_list;  ///< those of which the first that holds counts
    std::vector<FactRef> m_results;            ///< on which they depend
};

}  // namespace drumhead
