#include "app/battle/turn/offers.hpp"

#include "app/shared/qt_text.hpp"

#include <algorithm>

namespace drumhead::app {

QString textOf(const TurnOffer& offer)
{
    const QString title = toQt(offer.title);
    if (offer.once && offer.onceDone) return Battle::tr("✓ %1").arg(title);
    if (offer.onceMust || (offer.kind == EntityKind::Side && !offer.must.empty()))
        return Battle::tr("%1 · must").arg(title);
    if ((offer.once || offer.kind == EntityKind::Side) && !offer.onDemand) return title;
    QStringList who{offer.onDemand ? Battle::tr("if asked for") : Battle::tr("%1 can").arg(offer.candidates.size())};
    if (!offer.must.empty()) who << Battle::tr("%1 must").arg(offer.must.size());
    if (offer.done > 0) who << Battle::tr("%1 done").arg(offer.done);
    return Battle::tr("%1 · %2").arg(title, who.join(QStringLiteral(", ")));
}

namespace {

bool isDemanded(const TurnOffer& offer) { return offer.onceMust || !offer.must.empty(); }

bool isOpen(const TurnOffer& offer)
{
    return offer.once ? !offer.onceDone : !offer.candidates.empty() || !offer.must.empty();
}

/// Whether it can be done by those whom another offer binds, or by troops where that binds troops: what leaders may do
/// besides is not what such a step is for.
bool concerns(const TurnOffer& offer, const TurnOffer& demand)
{
    return (offer.kind == EntityKind::Leader) == (demand.kind == EntityKind::Leader);
}

}  // namespace

int mainOffer(const std::vector<TurnOffer>& offers)
{
    const auto find = [&offers](auto fits) {
        const auto at = std::find_if(offers.begin(), offers.end(), fits);
        return at == offers.end() ? -1 : static_cast<int>(at - offers.begin());
    };
    const int must = find([](const TurnOffer& each) { return !each.last && isDemanded(each); });
    if (must >= 0) return must;
    const int atEnd = find([](const TurnOffer& each) { return each.last && isDemanded(each); });
    const int open = find([&](const TurnOffer& each) {
        return !each.last && !each.onDemand && isOpen(each)
            && (atEnd < 0 || concerns(each, offers[static_cast<std::size_t>(atEnd)]));
    });
    if (open >= 0) return open;
    if (atEnd >= 0) return atEnd;
    return find([](const TurnOffer& each) { return each.last && !each.onDemand && isOpen(each); });
}

}  // namespace drumhead::app
