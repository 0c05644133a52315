#include "app/battle/turn/offers.hpp"

#include "app/shared/text.hpp"

namespace drumhead::app {

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

QString textOf(const TurnOffer& offer)
{
    const QString title = toQt(offer.procedure->title);
    if (offer.once && offer.onceDone) return Battle::tr("✓ %1").arg(title);
    if (offer.onceMust || (offer.kind == EntityKind::Side && !offer.must.empty()))
        return Battle::tr("%1 (must)").arg(title);
    if ((offer.once || offer.kind == EntityKind::Side) && !offer.onDemand) return title;
    QStringList who{offer.onDemand ? Battle::tr("if asked for") : Battle::tr("%1 may").arg(offer.candidates.size())};
    if (!offer.must.empty()) who << Battle::tr("%1 must").arg(offer.must.size());
    if (offer.done > 0) who << Battle::tr("%1 done").arg(offer.done);
    return Battle::tr("%1 (%2)").arg(title, who.join(QStringLiteral(", ")));
}

}  // namespace drumhead::app
