#include "app/battle/case/undone_cases.hpp"

namespace drumhead::app {

std::optional<Undone> UndoneCases::take(const Game& game, const ResolveCommand* inHand)
{
    if (m_all.empty()) return std::nullopt;
    const Undone& last = m_all.back();
    const bool isSame = last.isClosed ? !inHand : inHand && *inHand == last.left;
    if (last.entries != game.entries().size() || !isSame) {
        clear();
        return std::nullopt;
    }
    if (last.head != game.head()) return std::nullopt;  // the battle has something to do again first
    Undone taken = std::move(m_all.back());
    m_all.pop_back();
    return taken;
}

}  // namespace drumhead::app
