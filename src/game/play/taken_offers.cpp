#include "game/play/taken_offers.hpp"

#include "game/play/turn_places.hpp"

#include <algorithm>

namespace drumhead {

std::vector<OfferHere> offersHere(const Ruleset& ruleset, const State& state, const std::string& procedure)
{
    std::vector<OfferHere> all;
    const std::vector<const SequenceStep*> path = stepsOfPlace(ruleset.sequence, state.place);
    for (std::size_t level = 0; level < path.size(); ++level) {
        for (const SequenceOffer& each : path[level]->offers) {
            if (each.procedure && each.procedure->id == procedure) all.push_back({&each, static_cast<int>(level)});
        }
    }
    return all;
}

std::vector<OfferHere> offersTaken(const Ruleset& ruleset, const State& state, const Situation& situation)
{
    const std::vector<OfferHere> all = offersHere(ruleset, state, situation.procedure().id);
    const auto those = [&all](auto fits) {
        std::vector<OfferHere> found;
        std::copy_if(all.begin(), all.end(), std::back_inserter(found), fits);
        return found;
    };
    std::vector<OfferHere> taken = those([&](const OfferHere& each) {
        return !each.offer->with.empty() && hasFacts(situation, answersOf(ruleset, *each.offer));
    });
    if (taken.empty()) taken = those([](const OfferHere& each) { return each.offer->with.empty(); });
    return taken.empty() ? all : taken;
}

bool isFactOfOffer(const Ruleset& ruleset, const State& state, const std::string& procedure, const NamedText& fact)
{
    const std::vector<OfferHere> offers = offersHere(ruleset, state, procedure);
    return std::any_of(offers.begin(), offers.end(), [&](const OfferHere& each) {
        const std::vector<NamedText> with = answersOf(ruleset, *each.offer);
        return std::find(with.begin(), with.end(), fact) != with.end();
    });
}

bool hasFacts(const Situation& situation, const std::vector<NamedText>& facts)
{
    Situation asked = situation;
    return std::all_of(facts.begin(), facts.end(), [&](const NamedText& each) {
        const Result<FactRef> fact = findFact(situation.program(), each.first);
        return fact && asked.set(each.first, each.second) && asked.given(*fact) == situation.given(*fact);
    });
}

}  // namespace drumhead
