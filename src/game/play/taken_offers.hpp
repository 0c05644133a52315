#pragma once

#include "drumhead/game/play/game_case.hpp"
#include "drumhead/rules/sequence.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// An offer of the steps around the present place, with the level of its step.
struct OfferHere {
    const SequenceOffer* offer = nullptr;
    int level = 0;
};

[[nodiscard]] std::vector<OfferHere> offersHere(const Ruleset& ruleset, const State& state,
                                                const std::string& procedure);
/// The offers that a case takes up: those whose facts it has; else those without facts; else all.
[[nodiscard]] std::vector<OfferHere> offersTaken(const Ruleset& ruleset, const State& state,
                                                 const Situation& situation);
/// Whether an offer of the procedure here gives its cases that fact.
[[nodiscard]] bool isFactOfOffer(const Ruleset& ruleset, const State& state, const std::string& procedure,
                                 const NamedText& fact);
[[nodiscard]] bool hasFacts(const Situation& situation, const std::vector<NamedText>& facts);

}  // namespace drumhead
