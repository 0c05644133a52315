#include "drumhead/resolve/leverage/leverage.hpp"

#include "drumhead/resolve/odds/odds_summary.hpp"
#include "resolve/leverage/lever_candidates.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

namespace {

/// A change smaller than this is the last digit of a sum, not a change.
constexpr double nothing = 1e-10;

bool happens(Value found, const OddsEvent& event)
{
    if (event.comparison == Comparison::Is)
        return found == event.value || std::find(event.also.begin(), event.also.end(), found) != event.also.end();
    if (event.comparison == Comparison::Not) return found.isSet() && found != event.value;
    if (!found.isSet()) return false;
    switch (event.comparison) {
    case Comparison::AtLeast: return found.number() >= event.value.number();
    case Comparison::AtMost: return found.number() <= event.value.number();
    case Comparison::Above: return found.number() > event.value.number();
    default: return found.number() < event.value.number();
    }
}

class Trials {
public:
    Trials(const Situation& situation, const LeverageRequest& request) : m_situation(situation), m_request(request)
    {
        m_odds.of = {factName(situation.program(), request.event.fact)};
        m_odds.weighings = request.weighings;
        m_odds.maxStates = request.maxStates;
        m_odds.cancelled = request.cancelled;
    }

    Result<Leverage, OddsError> run()
    {
        Result<Odds, OddsError> odds = asItStands();
        if (!odds) {
            Result<Leverage, OddsError> one = withoutAnswer(odds.error());
            if (one || cancelled()) return one;
            m_odds.leaveOpen = true;
            m_found = {};
            odds = asItStands();
            if (!odds) return one;
        }
        m_found.chance = chanceOf(*odds, m_request.event);
        for (LeverCandidate& candidate : leverCandidates(m_situation)) {
            if (cancelled()) return OddsError{OddsError::Kind::Cancelled};
            tryAll(candidate);
            keep(std::move(candidate.lever));
        }
        std::stable_sort(m_found.levers.begin(), m_found.levers.end(),
                         [](const Lever& a, const Lever& b) { return a.size > b.size + nothing; });
        return std::move(m_found);
    }

private:
    [[nodiscard]] bool cancelled() const { return m_request.cancelled.stop_requested(); }

    [[nodiscard]] Result<Odds, OddsError> asItStands()
    {
        OddsRequest request = m_odds;
        request.maxStates = m_request.maxStates * 5;
        return m_engine.compute(m_situation, request);
    }

    struct Trial {
        double chance = 0;
        bool refused = false;
    };

    std::optional<Trial> tryWith(const Lever& lever, Value value)
    {
        if (m_states > m_request.maxAllStates || cancelled()) return std::nullopt;
        const Result<Odds, OddsError> odds = m_engine.compute(withTry(m_situation, lever, value), m_odds);
        if (!odds) {
            ++m_found.untried;
            return std::nullopt;
        }
        m_states += odds->states;
        const bool refused = std::none_of(odds->outcomes.begin(), odds->outcomes.end(),
                                          [](const OddsOutcome& each) { return each.refused.empty(); });
        return Trial{chanceOf(*odds, m_request.event), refused};
    }

    /// Notes what a value would do; true if it moves the chance.
    bool tryOne(Lever& lever, Value value, bool far = false)
    {
        const std::optional<Trial> trial = tryWith(lever, value);
        if (!trial) return false;
        const double change = trial->chance - m_found.chance.value_or(0);
        lever.tries.push_back(
            {value, leverText(m_situation, lever, value), trial->chance, change, far, trial->refused});
        return std::abs(change) > nothing;
    }

    void tryAll(LeverCandidate& candidate)
    {
        for (const Value value : candidate.values) {
            if (value != candidate.now) tryOne(candidate.lever, value);
        }
        if (!candidate.searched) return;
        search(candidate, candidate.lowest);
        search(candidate, candidate.highest);
    }

    /// Of a number in one direction: the nearest value that changes anything, and the far end.
    void search(LeverCandidate& candidate, Number end)
    {
        const Number now = candidate.now.number();
        if (end == now) return;
        const Number step = end > now ? std::min(Number(1), end - now) : -std::min(Number(1), now - end);
        const Number next = now + step;
        const bool nearMoves = tryOne(candidate.lever, next);
        if (next == end) return;
        const bool farMoves = tryOne(candidate.lever, end, true);
        if (nearMoves || !farMoves) return;
        const Number nearest = threshold(candidate.lever, next, end, step);
        if (nearest == end) candidate.lever.tries.back().far = false;
        else tryOne(candidate.lever, nearest);
    }

    /// Halves the way between a number that changes nothing and one that does, in whole steps.
    Number threshold(const Lever& lever, Number idle, Number moving, Number step)
    {
        const auto apart = [&] { return (moving > idle ? moving - idle : idle - moving).floor(); };
        while (apart() > 1) {
            const Number middle = idle + step * Number::fromWhole(apart() / 2);
            const std::optional<Trial> trial = tryWith(lever, middle);
            if (!trial) break;
            (std::abs(trial->chance - *m_found.chance) > nothing ? moving : idle) = middle;
        }
        return moving;
    }

    void keep(Lever lever)
    {
        if (lever.tries.empty()) return;
        std::erase_if(lever.tries, [](const LeverTry& each) { return std::abs(each.change) <= nothing; });
        if (lever.tries.empty()) {
            ++m_found.idle;
            return;
        }
        arrange(lever);
        m_found.levers.push_back(std::move(lever));
    }

    static void arrange(Lever& lever)
    {
        std::stable_sort(lever.tries.begin(), lever.tries.end(), [](const LeverTry& a, const LeverTry& b) {
            const bool lastA = a.far || a.refused;
            const bool lastB = b.far || b.refused;
            return lastA != lastB ? lastB : std::abs(a.change) > std::abs(b.change);
        });
        const LeverTry& first = lever.tries.front();
        lever.size = first.far || first.refused ? 0 : std::abs(first.change);
    }

    /// One question is open: its answers are held against each other.
    Result<Leverage, OddsError> withoutAnswer(const OddsError& error)
    {
        const std::optional<FactRef> open = error.missing();
        if (!open) return error;
        LeverCandidate candidate = openQuestion(m_situation, *open);
        for (const Value value : candidate.values) tryOne(candidate.lever, value);
        Lever& lever = candidate.lever;
        if (lever.tries.size() < 2) return cancelled() ? OddsError{OddsError::Kind::Cancelled} : error;
        const auto byChance = [](const LeverTry& a, const LeverTry& b) { return a.chance < b.chance; };
        const double least = std::min_element(lever.tries.begin(), lever.tries.end(), byChance)->chance;
        for (LeverTry& each : lever.tries) each.change = each.chance - least;
        arrange(lever);
        m_found.levers.push_back(std::move(lever));
        return std::move(m_found);
    }

    const Situation& m_situation;
    const LeverageRequest& m_request;
    OddsEngine m_engine;
    OddsRequest m_odds;
    Leverage m_found;
    std::size_t m_states = 0;
};

}  // namespace

double chanceOf(const Odds& odds, const OddsEvent& event)
{
    const auto column = std::find(odds.facts.begin(), odds.facts.end(), event.fact) - odds.facts.begin();
    double sum = 0;
    std::size_t hits = 0;
    for (const OddsOutcome& outcome : odds.outcomes) {
        if (!outcome.refused.empty() || !happens(outcome.values[static_cast<std::size_t>(column)], event)) continue;
        sum += outcome.probability;
        ++hits;
    }
    return hits == odds.outcomes.size() ? 1 : std::min(sum, std::nextafter(1.0, 0.0));
}

Situation withTry(const Situation& situation, const Lever& lever, Value value)
{
    Situation changed = situation;
    if (lever.kind != Lever::Kind::Modifier) {
        changed.answer(lever.fact, value);
        return changed;
    }
    Overrule overrule = lever.overrule;
    overrule.value = value;
    changed.overrule(std::move(overrule));
    return changed;
}

Result<Leverage, OddsError> leverage(const Situation& situation, const LeverageRequest& request)
{
    return Trials(situation, request).run();
}

}  // namespace drumhead
