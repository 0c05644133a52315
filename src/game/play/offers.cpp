#include "drumhead/game/play/offers.hpp"

#include <algorithm>

namespace drumhead {

std::vector<TurnOffer> joinedOffers(std::vector<TurnOffer> offers)
{
    std::vector<TurnOffer> joined;
    const auto add = [](std::vector<EntityId>& list, const std::vector<EntityId>& more) {
        for (const EntityId each : more) {
            if (std::find(list.begin(), list.end(), each) == list.end()) list.push_back(each);
        }
    };
    for (TurnOffer& offer : offers) {
        const auto same = std::find_if(joined.begin(), joined.end(), [&](const TurnOffer& each) {
            return each.procedure == offer.procedure && each.role == offer.role && !each.once && !offer.once;
        });
        if (same == joined.end()) {
            joined.push_back(std::move(offer));
            continue;
        }
        add(same->candidates, offer.candidates);
        add(same->must, offer.must);
        same->onceMust = same->onceMust || offer.onceMust;
        same->onDemand = same->onDemand && offer.onDemand;
        same->done = std::max(same->done, offer.done);
    }
    return joined;
}

}  // namespace drumhead
