#include "enumeration.hpp"

#include "drumhead/resolve/machine/resolution.hpp"

#include <stdexcept>

namespace drumhead::test {

namespace {

Fraction::Wide commonDivisor(Fraction::Wide a, Fraction::Wide b)
{
    while (b != 0) {
        const Fraction::Wide rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

Fraction::Wide product(Fraction::Wide a, Fraction::Wide b)
{
    if (a != 0 && b > ~Fraction::Wide{0} / a) throw std::overflow_error("a fraction outgrew 128 bits");
    return a * b;
}

/// One face after the other, as told.
class GivenFaces final : public DiceSource {
public:
    explicit GivenFaces(std::vector<int> faces) : m_faces(std::move(faces)) {}
    bool roll(int count, int, int* faces) override
    {
        if (m_used) return false;
        m_used = true;
        for (int i = 0; i < count; ++i) faces[i] = m_faces[static_cast<std::size_t>(i)];
        return true;
    }
    bool draw(const CardsLeft& cards, int& card) override
    {
        if (m_used || !cards.has(m_faces.front())) return false;
        m_used = true;
        card = m_faces.front();
        return true;
    }

private:
    std::vector<int> m_faces;
    bool m_used = false;
};

/// Draws nothing, and notes what could be drawn.
class DeckSeen final : public DiceSource {
public:
    bool roll(int, int, int*) override { return false; }
    bool draw(const CardsLeft& cards, int&) override
    {
        left.assign(cards.left.begin(), cards.left.end());
        return false;
    }
    std::vector<int> left;
};

/// More dice than this in one path are a repeat that could go on for ever.
constexpr int maxThrown = 16;

class Enumeration {
public:
    Enumeration(const Situation& situation, const std::vector<FactRef>& facts, std::size_t maxPaths)
        : m_situation(situation), m_facts(facts), m_left(maxPaths)
    {}

    bool run()
    {
        Resolution resolution(m_situation);
        NoDice none;
        return follow(resolution, resolution.run(none), Fraction(1, 1));
    }

    Enumerated found;

private:
    bool follow(const Resolution& resolution, const Pause& pause, const Fraction& weight, int thrown = 0)
    {
        if (m_left == 0 || thrown > maxThrown) return false;
        --m_left;
        if (pause.kind == Pause::Kind::Finished) {
            found[key(resolution)] += weight;
            return true;
        }
        if (pause.kind != Pause::Kind::Dice) return false;
        if (pause.deck) return followCards(resolution, weight, thrown);
        Fraction share = weight;
        for (int i = 0; i < pause.dice; ++i) share = share.dividedBy(static_cast<Fraction::Wide>(pause.sides));
        std::vector<int> faces(static_cast<std::size_t>(pause.dice), 1);
        do {
            Resolution next = resolution;
            GivenFaces given(faces);
            const Pause after = next.run(given);
            if (!follow(next, after, share, thrown + pause.dice)) return false;
        } while (advance(faces, pause.sides));
        return true;
    }

    /// Card by card, each copy by itself: what is left in the deck is what can be drawn.
    bool followCards(const Resolution& resolution, const Fraction& weight, int thrown)
    {
        DeckSeen deck;
        Resolution look = resolution;
        static_cast<void>(look.run(deck));
        Fraction::Wide all = 0;
        for (const int each : deck.left) all += static_cast<Fraction::Wide>(each);
        for (std::size_t i = 0; i < deck.left.size(); ++i) {
            if (deck.left[i] == 0) continue;
            Resolution next = resolution;
            GivenFaces given({static_cast<int>(i) + 1});
            const Pause after = next.run(given);
            const Fraction share = weight.times(Fraction(static_cast<Fraction::Wide>(deck.left[i]), all));
            if (!follow(next, after, share, thrown + 1)) return false;
        }
        return true;
    }

    static bool advance(std::vector<int>& faces, int sides)
    {
        for (int& face : faces) {
            if (++face <= sides) return true;
            face = 1;
        }
        return false;
    }

    std::string key(const Resolution& resolution) const
    {
        if (resolution.refused()) return "refused";
        std::string text;
        for (const FactRef fact : m_facts) {
            const Slot& slot = m_situation.program().slot(fact.slot);
            const Value value = slot.attribute ? resolution.valueAfterEffects(fact) : resolution.value(fact);
            text += m_situation.ruleset().valueId(slot.shape, value) + ";";
        }
        return text;
    }

    const Situation& m_situation;
    const std::vector<FactRef>& m_facts;
    std::size_t m_left;
};

}  // namespace

Fraction::Fraction(Wide over, Wide under)
{
    const Wide divisor = commonDivisor(over, under);
    m_over = over / divisor;
    m_under = under / divisor;
}

Fraction& Fraction::operator+=(const Fraction& other)
{
    const Wide divisor = commonDivisor(m_under, other.m_under);
    const Wide mine = product(m_over, other.m_under / divisor);
    const Wide theirs = product(other.m_over, m_under / divisor);
    return *this = Fraction(mine + theirs, product(m_under, other.m_under / divisor));
}

Fraction Fraction::dividedBy(Wide divisor) const { return Fraction(m_over, product(m_under, divisor)); }

Fraction Fraction::times(const Fraction& other) const
{
    const Wide across = commonDivisor(m_over, other.m_under);
    const Wide back = commonDivisor(other.m_over, m_under);
    return Fraction(product(m_over / across, other.m_over / back), product(m_under / back, other.m_under / across));
}

std::optional<Enumerated> enumerate(const Situation& situation, const std::vector<FactRef>& facts, std::size_t maxPaths)
{
    Enumeration enumeration(situation, facts, maxPaths);
    if (!enumeration.run()) return std::nullopt;
    return std::move(enumeration.found);
}

std::string outcomeKey(const Situation& situation, const std::vector<FactRef>& facts, const OddsOutcome& outcome)
{
    if (!outcome.refused.empty()) return "refused";
    std::string text;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const Slot& slot = situation.program().slot(facts[i].slot);
        text += situation.ruleset().valueId(slot.shape, outcome.values[i]) + ";";
    }
    return text;
}

}  // namespace drumhead::test
