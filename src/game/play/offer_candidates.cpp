#include "game/play/offer_candidates.hpp"

#include "game/play/turn_places.hpp"

#include <algorithm>

namespace drumhead {

namespace {

const ProgramRole* roleOf(const SequenceOffer& offered)
{
    return offered.role < 0 ? nullptr : &offered.procedure->program.role(offered.role);
}

EntityKind kindOf(const ProgramRole* role) { return role ? role->kind : EntityKind::Game; }

}  // namespace

TurnOffer OfferCandidates::list(const SequenceOffer& offered, int level)
{
    TurnOffer offer;
    offer.procedure = offered.procedure;
    offer.title = offered.title.empty() ? offered.procedure->title : offered.title;
    offer.element = offered.element;
    offer.onDemand = offered.onDemand;
    offer.last = offered.last;
    offer.with = answersOf(m_ruleset, offered);
    noteDone(offered, level);
    const ProgramRole* role = roleOf(offered);
    offer.kind = kindOf(role);
    offer.once = offer.kind == EntityKind::Game;
    offer.role = role ? role->name : "";
    const bool isTogether = role && role->many;
    if (offer.once) once(offer, offered);
    else candidates(offer, offered, isTogether);
    return offer;
}

bool OfferCandidates::isOpen(const SequenceOffer& offered, int level)
{
    noteDone(offered, level);
    const EntityKind kind = kindOf(roleOf(offered));
    if (kind == EntityKind::Game)
        return (offered.again || m_done.empty()) && m_view.meets(offered.when, m_state.game());
    for (std::size_t i = 0; i < m_state.entities.size(); ++i) {
        if (isCandidate(static_cast<EntityId>(i), kind, offered)) return true;
    }
    return false;
}

bool OfferCandidates::isRequired(const SequenceOffer& offered, int level)
{
    if (!offered.must) return false;
    const TurnOffer offer = list(offered, level);
    return offer.onceMust || !offer.must.empty();
}

bool OfferCandidates::isOfferedTo(EntityId candidate, const SequenceOffer& offered, int level)
{
    noteDone(offered, level);
    return isCandidate(candidate, kindOf(roleOf(offered)), offered);
}

bool OfferCandidates::isCandidate(EntityId candidate, EntityKind kind, const SequenceOffer& offered)
{
    const ProgramRole* const role = roleOf(offered);
    const bool isThere = m_view.isOnTable(candidate) || (role && role->gone && m_state.at(candidate).onTable);
    if (m_state.at(candidate).kind != kind || !isThere || !m_view.isOf(offered.who, candidate)) return false;
    const bool isDeclined = !offered.must && (m_waived.count(candidate) > 0 || m_declined.count(candidate) > 0);
    const bool isOver = (!offered.again && m_done.count(candidate) > 0) || isDeclined;
    return !isOver && m_view.meets(offered.when, candidate);
}

void OfferCandidates::noteDone(const SequenceOffer& offered, int level)
{
    m_done.clear();
    m_waived.clear();
    m_declined.clear();
    const std::string facts = factsOf(m_ruleset, offered);
    for (const DoneHere& each : m_state.done) {
        if (each.procedure != offered.procedure->id || each.level != level || each.facts != facts) continue;
        (each.declined ? m_declined : each.waived ? m_waived : m_done).insert(each.entity);
    }
}

void OfferCandidates::once(TurnOffer& offer, const SequenceOffer& offered)
{
    const bool applies = m_view.meets(offered.when, m_state.game());
    offer.onceDone = !m_done.empty() && !offered.again;
    const bool isOver = !m_done.empty() && !(offered.again && offered.mustWhen >= 0);
    offer.onceMust =
        offered.must && applies && !isOver && m_waived.empty() && m_view.meets(offered.mustWhen, m_state.game());
    offer.once = applies;
}

void OfferCandidates::candidates(TurnOffer& offer, const SequenceOffer& offered, bool isTogether)
{
    for (std::size_t i = 0; i < m_state.entities.size(); ++i) {
        const auto candidate = static_cast<EntityId>(i);
        if (!isCandidate(candidate, offer.kind, offered)) continue;
        const bool isDone = m_done.count(candidate) > 0;
        offer.candidates.push_back(candidate);
        // What has to be done while something holds is not over with the first time.
        const bool isOver = isDone && !(offered.again && offered.mustWhen >= 0);
        if (offered.must && !isTogether && !isOver && m_waived.count(candidate) == 0
            && m_view.meets(offered.mustWhen, candidate))
            offer.must.push_back(candidate);
    }
    offer.done = static_cast<int>(m_done.size());
    if (!isTogether) return;
    offer.onceMust = offered.must && m_done.empty() && m_waived.empty()
        && std::any_of(offer.candidates.begin(), offer.candidates.end(),
                       [&](EntityId each) { return m_view.meets(offered.mustWhen, each); });
}

}  // namespace drumhead
