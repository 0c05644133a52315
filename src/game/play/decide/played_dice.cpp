#include "game/play/decide/played_dice.hpp"

#include <algorithm>

namespace drumhead {

bool PlayedDice::roll(int count, int sides, int* faces)
{
    std::vector<int> result;
    std::size_t used = m_used;
    int extra = 0;
    int rethrown = 0;
    for (int i = 0; i < count; ++i) {
        const bool isGiven = used < m_given.size();
        int face = isGiven ? m_given[used++] : 0;
        const bool fits = face >= 1 && face <= sides;
        if (isGiven && !fits && !m_rethrowBad) {
            m_fault = m_texts.say("refused.no-face", "{face} is no face of a die with {sides} sides",
                                  {{"face", std::to_string(face)}, {"sides", std::to_string(sides)}});
            return false;
        }
        if (!fits) {
            if (!m_more.roll(1, sides, &face)) return false;
            ++(isGiven ? rethrown : extra);
        }
        result.push_back(face);
    }
    std::copy(result.begin(), result.end(), faces);
    m_thrown.insert(m_thrown.end(), result.begin(), result.end());
    m_used = used;
    m_extra += extra;
    m_rethrown += rethrown;
    return true;
}

bool PlayedDice::draw(const CardsLeft& cards, int& card)
{
    const bool isGiven = m_used < m_given.size();
    int drawn = isGiven ? m_given[m_used] : 0;
    if (isGiven && !cards.has(drawn) && !m_rethrowBad) {
        ScriptedDice given({drawn});
        static_cast<void>(given.draw(cards, drawn));
        m_fault = given.fault();
        return false;
    }
    const bool fits = cards.has(drawn);
    if (!fits) {
        if (!m_more.draw(cards, drawn)) return false;
        ++(isGiven ? m_rethrown : m_extra);
    }
    if (isGiven) ++m_used;
    m_thrown.push_back(drawn);
    card = drawn;
    return true;
}

}  // namespace drumhead
