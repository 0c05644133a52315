#include "resolve/odds/throw_chances.hpp"

namespace drumhead {

template <typename Chance>
Result<const std::vector<PoolOutcomeOf<Chance>>*, OddsError> ThrowChances::find()
{
    const std::vector<PoolOutcomeOf<Chance>>& outcomes = m_pools.of<Chance>(shape());
    if (!outcomes.empty()) return &outcomes;
    return OddsError{m_pools.isExhausted() ? OddsError::Kind::TooMuchWork : OddsError::Kind::Cancelled};
}
template Result<const std::vector<PoolOutcomeOf<double>>*, OddsError> ThrowChances::find();
template Result<const std::vector<PoolOutcomeOf<Fraction>>*, OddsError> ThrowChances::find();

PoolShape ThrowChances::shape() const
{
    const DicePool& pool = m_machine.pool();
    const RollDetail& detail = *pool.detail;
    PoolShape shape{pool.dice,     pool.sides,        detail.keep,  pool.considered,
                    detail.counts, detail.comparison, pool.against, m_machine.fixedFaces()};
    for (std::size_t i = 0; i < detail.parts.size(); ++i) {
        PoolPart& part = shape.parts.emplace_back();
        part.weight = isUnread(detail.parts[i].slot) ? 0 : pool.weightOf(i);
        for (int face = 1; face <= pool.sides && part.weight > 0 && !detail.ranks; ++face) {
            if (pool.meets(i, face)) part.faces.push_back(face);
        }
    }
    shape.ranks = detail.ranks;
    shape.left = pool.left;
    return shape;
}

/// A deferred throw is read by the instruction at which it is made, any other by those after it.
bool ThrowChances::isUnread(SlotId slot) const
{
    const std::size_t reader = m_machine.position() + (m_machine.pool().deferred.slot < 0 ? 1u : 0u);
    return !m_liveness.liveIn(reader).contains(slot);
}

}  // namespace drumhead
