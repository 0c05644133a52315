#include "app/battle/turn/offers.hpp"

#include "app/shared/qt_text.hpp"

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

}  // namespace drumhead::app
