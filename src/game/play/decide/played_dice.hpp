#pragma once

#include "drumhead/base/texts.hpp"
#include "drumhead/resolve/dice.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// The dice of a command, in order; after those, another source throws. Records all faces.
class PlayedDice final : public DiceSource {
public:
    /// `rethrowBad`: an impossible face is thrown again instead of being a fault.
    PlayedDice(const std::vector<int>& given, DiceSource& more, bool rethrowBad, const Texts& texts)
        : m_given(given), m_more(more), m_rethrowBad(rethrowBad), m_texts(texts)
    {}

    [[nodiscard]] bool roll(int count, int sides, int* faces) override;
    [[nodiscard]] bool draw(const CardsLeft& cards, int& card) override;

    [[nodiscard]] const std::vector<int>& thrown() const { return m_thrown; }
    [[nodiscard]] std::size_t left() const { return m_given.size() - m_used; }
    /// The number of dice thrown because the command had too few.
    [[nodiscard]] int extra() const { return m_extra; }
    [[nodiscard]] int rethrown() const { return m_rethrown; }  ///< how many impossible faces were thrown again
    [[nodiscard]] const std::string& fault() const { return m_fault; }

private:
    const std::vector<int>& m_given;
    DiceSource& m_more;
    bool m_rethrowBad;
    const Texts& m_texts;
    std::size_t m_used = 0;
    int m_extra = 0;
    int m_rethrown = 0;
    std::vector<int> m_thrown;
    std::string m_fault;
};

}  // namespace drumhead
