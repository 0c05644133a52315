#pragma once

#include "drumhead/rules/program/program.hpp"
#include "resolve/odds/fraction.hpp"

#include <cstdint>
#include <stop_token>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace drumhead {

/// A value of a throw, as `DicePool::value` gives it, with its probability.
template <typename Chance>
struct PoolOutcomeOf {
    std::int64_t value = 0;
    Chance probability = 0;
};

/// One of several values of a throw.
struct PoolPart {
    std::int64_t weight = 0;      ///< what one in it counts for in the common value; 0: nobody asks for it
    std::vector<int> faces = {};  ///< of a count: those that meet it, ascending

    friend bool operator==(const PoolPart&, const PoolPart&) = default;
};

/// All that the distribution of a throw depends on.
struct PoolShape {
    int dice = 0;
    int sides = 6;
    Keep keep = Keep::All;
    int considered = 0;   ///< how many of the dice are kept
    bool counts = false;  ///< faces are counted rather than added up
    Comparison comparison = Comparison::AtMost;
    Value against = Value::none();     ///< which faces count
    std::vector<int> fixed = {};       ///< faces of dice that are not open, in order
    std::vector<PoolPart> parts = {};  ///< where the throw has several values
    bool ranks = false;                ///< the parts are the dice one by one, as they are kept
    std::vector<int> left = {};        ///< of a card that is drawn: how many of each are left

    friend bool operator==(const PoolShape&, const PoolShape&) = default;
};

/// The exact distributions of pools of dice, by counting and never by enumerating; each is worked out once.
class PoolDistributions {
public:
    /// Gives up when `cancelled` requests a stop.
    explicit PoolDistributions(std::stop_token cancelled = {}) : m_cancelled(std::move(cancelled)) {}

    /// `Chance`: double, or Fraction, which takes far longer. Empty where it was cancelled or would take too much work
    /// or memory. The reference holds as long as this object; of a card that is drawn, until the next is asked for:
    /// there are too many decks to keep them.
    template <typename Chance>
    [[nodiscard]] const std::vector<PoolOutcomeOf<Chance>>& of(const PoolShape& shape);
    /// Whether one was not worked out, since all together would take too much.
    [[nodiscard]] bool isExhausted() const { return m_exhausted; }

private:
    struct Hash {
        std::size_t operator()(const PoolShape& shape) const;
    };
    [[nodiscard]] bool takesTooMuch(const PoolShape& shape, double work);

    std::stop_token m_cancelled;
    double m_work = 0;           ///< operations of all so far, about
    std::size_t m_outcomes = 0;  ///< kept
    bool m_exhausted = false;
    template <typename Chance>
    struct Known {
        std::unordered_map<PoolShape, std::vector<PoolOutcomeOf<Chance>>, Hash> byShape;
        std::vector<PoolOutcomeOf<Chance>> drawn;  ///< of the card that was asked for last
    };
    std::tuple<Known<double>, Known<Fraction>> m_known;
};

}  // namespace drumhead
