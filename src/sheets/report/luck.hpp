#pragma once

#include "drumhead/game/play/decide.hpp"
#include "drumhead/resolve/odds/odds.hpp"

#include <map>
#include <string>
#include <vector>

namespace drumhead {

/// Exact chances of a sum of losses: every case adds its own, as if it were thrown by itself.
class LossChances {
public:
    void add(double probability, Number loss) { m_chances[loss.ticks()] += probability; }
    /// What both cost together, where neither says anything of the other.
    void plus(const LossChances& other);

    [[nodiscard]] bool isOpen() const { return m_chances.size() > 1; }
    [[nodiscard]] double mean() const;
    [[nodiscard]] double atLeast(Number loss) const;
    [[nodiscard]] double atMost(Number loss) const;
    /// The least loss that is not exceeded with at least that probability.
    [[nodiscard]] double quantile(double probability) const;

private:
    std::map<std::int64_t, double> m_chances;  ///< by ticks
};

/// What can be lost: a strength that the rules name, or a whole unit.
struct LossKind {
    const Attribute* attribute = nullptr;
    bool isGone = false;
    std::string label;      ///< "figures", "units removed from the table"
    bool countsUp = false;  ///< what is lost is added to it
};

/// The losses of one side of one kind in a case: expected and actual.
struct CaseLoss {
    EntityId side = nobody;
    std::size_t kind = 0;  ///< index into the calculator's kinds
    LossChances chances;
    Number came;
};

/// How likely something was that came of a case.
struct CaseChance {
    std::string text;  ///< "lost by Prussia, figures: 7 or more"
    double probability = 1;
};

/// Holds cases that were played against their exact odds. The same case is worked out once, and only so much is worked
/// out at all.
class LuckCalculator {
public:
    enum class Why { Weighed, NoDice, Decided, Changed, TooLong, Unanswered };
    struct Weighed {
        Why why = Why::Weighed;
        /// A question to which other dice would have led was taken as usually answered.
        bool isAssumed = false;
        std::vector<CaseLoss> losses;  ///< only what the dice could still change
        /// Of the losses, or where nothing could be lost, of the result that tells most.
        std::vector<CaseChance> chances;
    };

    LuckCalculator(const GameRules& rules, const State& start, std::size_t mostStates);
    /// A case that may tell how questions are usually answered. It has to outlive the calculator.
    void learn(const GameCase& asked) { m_cases.push_back(&asked); }

    [[nodiscard]] const std::vector<LossKind>& kinds() const { return m_kinds; }
    /// One in which dice were changed has to be handed over as they were thrown.
    [[nodiscard]] Weighed weigh(const GameCase& asked, const Verdict& verdict);

private:
    struct Part {
        FactRef fact;
        Value before;
    };
    struct Known {
        std::optional<Odds> odds;  ///< where `why` is Weighed
        Why why = Why::Weighed;
        bool isAssumed = false;
    };
    using Parts = std::map<std::pair<EntityId, std::size_t>, std::vector<Part>>;

    void addKinds();
    [[nodiscard]] Parts partsOf(const GameCase& asked) const;
    void addPart(const GameCase& asked, SlotId slot, Parts& parts) const;
    [[nodiscard]] Number loss(const LossKind& kind, Value before, Value after) const;
    [[nodiscard]] Number came(const LossKind& kind, const std::vector<Part>& parts, const Situation& situation,
                              const Verdict& verdict) const;
    [[nodiscard]] LossChances chancesOf(const LossKind& kind, const std::vector<Part>& parts, const Odds& odds) const;
    [[nodiscard]] Value usualAnswer(const Situation& situation, FactRef fact) const;
    [[nodiscard]] const Known& oddsOf(const Situation& asked, std::vector<std::string> of);
    [[nodiscard]] Why weighLosses(const GameCase& asked, const Verdict& verdict, Weighed& weighed);
    [[nodiscard]] Why weighResult(const Situation& situation, const Verdict& verdict, Weighed& weighed);

    GameRules m_rules;
    const State& m_start;
    OddsEngine m_engine;
    std::size_t m_statesLeft;
    std::vector<LossKind> m_kinds;
    std::vector<const GameCase*> m_cases;
    std::map<std::string, Known> m_known;
};

}  // namespace drumhead
