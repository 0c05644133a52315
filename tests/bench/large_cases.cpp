#include "measures.hpp"
#include "support/case_maker.hpp"

namespace drumhead::bench {

namespace {

constexpr double frame = 0.016;
constexpr int mostFigures = 60;
constexpr int mostUnits = 12;

/// The case that takes longest of those tried.
struct Slowest {
    std::optional<Situation> situation;
    OddsRequest request;
    double seconds = 0;
};

struct Found {
    std::optional<Situation> usual;  ///< the example with the most dice
    Slowest jointly;                 ///< all results at once
    Slowest alone;                   ///< one result, as the window asks
    int tried = 0;
    int givenUp = 0;  ///< more states than the engine goes through by itself
};

/// Answers whatever the odds ask for. Nothing: they are refused from the start, or too many.
std::optional<double> secondsOfOdds(Situation& situation, test::CaseMaker& maker, Found& found)
{
    constexpr int mostAnswers = 60;
    for (int answers = 0; answers < mostAnswers; ++answers) {
        std::optional<OddsError> error;
        const double seconds = secondsOf([&] {
            const Result<Odds, OddsError> odds = computeOdds(situation);
            if (!odds) error = odds.error();
        });
        if (!error) return seconds;
        const std::optional<FactRef> fact = error->missing();
        if (!fact) {
            ++found.givenUp;
            return std::nullopt;
        }
        maker.answer(situation, *fact);
    }
    return std::nullopt;
}

const Example* mostDice(const std::vector<const Example*>& examples)
{
    const Example* most = examples.front();
    for (const Example* each : examples) {
        if (each->dice.size() > most->dice.size()) most = each;
    }
    return most;
}

void takeIfSlower(Slowest& slowest, const Situation& situation, const OddsRequest& request, double seconds)
{
    if (seconds > slowest.seconds) slowest = {situation, request, seconds};
}

/// What is asked alone is part of what is asked jointly: where that is fast, so is this.
void askAlone(const Situation& situation, double jointly, Found& found)
{
    if (jointly <= found.alone.seconds) return;
    for (const FactRef fact : tellingResults(situation)) {
        OddsRequest request;
        request.of = {factName(situation.program(), fact)};
        const auto once = [&] {
            return secondsOf([&] { keep(oddsOf(situation, request).outcomes.front().probability); });
        };
        if (const double seconds = once(); seconds > found.alone.seconds)
            takeIfSlower(found.alone, situation, request, std::min(seconds, once()));
    }
}

Found searchSlowest(const Ruleset& ruleset, double limit)
{
    std::vector<const Example*> examples;
    for (const Example& example : ruleset.examples) {
        if (!ruleset.findProcedure(example.procedure)->program.rolls.empty() && !example.dice.empty())
            examples.push_back(&example);
    }
    Found found;
    test::CaseMaker maker(1740, mostFigures, mostUnits);
    maker.shareAmongRows();
    found.usual = situationOf(ruleset, *mostDice(examples));
    static_cast<void>(secondsOfOdds(*found.usual, maker, found));
    double spent = 0;
    for (; spent < limit; ++found.tried) {
        // Every third attempt goes on from the slowest so far.
        const Slowest& best = found.tried % 2 == 0 ? found.jointly : found.alone;
        Situation situation = best.situation && found.tried % 3 == 2
            ? *best.situation
            : situationOf(ruleset, *examples[maker.below(examples.size())]);
        maker.mutate(situation);
        spent += secondsOf([&] {
            const std::optional<double> seconds = secondsOfOdds(situation, maker, found);
            if (!seconds) return;
            askAlone(situation, *seconds, found);
            if (*seconds <= found.jointly.seconds) return;
            // Another program may have held it up.
            const double again = secondsOf([&] { keep(oddsOf(situation, {}).outcomes.front().probability); });
            takeIfSlower(found.jointly, situation, {}, std::min(*seconds, again));
        });
    }
    return found;
}

/// Without the answers and rulings that make no difference to how much there is to go through.
void prune(Slowest& slowest)
{
    const Situation situation = *slowest.situation;
    const std::size_t states = oddsOf(situation, slowest.request).states;
    const Program& program = situation.program();
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const int rows = program.slots[i].manyRole < 0 ? 1 : situation.layout().rows(program.slots[i].manyRole);
        for (int row = 0; row < rows; ++row) {
            const FactRef fact{static_cast<SlotId>(i), row};
            if (situation.given(fact).isUnknown()) continue;
            Situation without = *slowest.situation;
            without.forget(fact);
            const Result<Odds, OddsError> odds = computeOdds(without, slowest.request);
            if (odds && odds->states == states) slowest.situation = std::move(without);
        }
    }
}

void addRow(Section& section, const std::string& what, const Comparison& comparison)
{
    Row row = rowOf(what, comparison);
    row.goal = Goal::AtMost;
    row.bound = frame;
    row.measured = comparison.ours.median;
    row.goalText = "at most 16 ms";
    section.rows.push_back(std::move(row));
}

std::string sizeOf(const Slowest& slowest)
{
    const Odds odds = oddsOf(*slowest.situation, slowest.request);
    return std::to_string(odds.states) + " states and " + std::to_string(odds.outcomes.size()) + " outcomes";
}

std::string commandFor(const std::string& id, const Slowest& slowest)
{
    const std::string of = slowest.request.of.empty() ? "" : " --of " + slowest.request.of.front();
    return "odds " + id + " " + test::told(*slowest.situation) + of;
}

void addSlowest(Section& section, const Bench& bench, const std::string& id)
{
    Found found = searchSlowest(bench.rules.ruleset(id), bench.searchSeconds);
    if (!found.jointly.situation || !found.alone.situation) giveUp(id + ": no case was tried");
    const auto usual = [&] { keep(oddsOf(*found.usual, {}).outcomes.front().probability); };
    for (Slowest* each : {&found.jointly, &found.alone}) {
        prune(*each);
        const std::string what =
            each->request.of.empty() ? "all its results jointly" : each->request.of.front() + " alone";
        const auto large = [&] { keep(oddsOf(*each->situation, each->request).outcomes.front().probability); };
        addRow(section, id + ": the slowest of " + std::to_string(found.tried) + " cases tried, " + what,
               sideBySide(large, usual, bench.effort));
        section.commands.push_back(commandFor(id, *each));
    }
    section.notes.push_back(id + ": jointly " + sizeOf(found.jointly) + ", alone " + sizeOf(found.alone) + "; "
                            + std::to_string(found.givenUp) + " others were given up for too many states.");
}

}  // namespace

Section largeCases(const Bench& bench)
{
    Section section{
        "Odds of large and slow cases (60 figures in up to 12 units a side) against those of a usual case of the same rules",
        "large",
        "usual",
        {},
        {}};
    if (bench.onlyCheck) return section;
    const ChargeCase usual = chargeCase(bench);
    const ChargeCase large = chargeCase(bench, mostFigures, mostFigures);
    const auto told = [](const Situation& situation) {
        return [&situation] { keep(oddsOf(situation, {}).outcomes.front().probability); };
    };
    Row row = rowOf("everything told of a charge, 60 on 60 figures against 12 on 16",
                    sideBySide(told(large.situation), told(usual.situation), bench.effort));
    section.rows.push_back(std::move(row));
    for (const std::string& id : bench.rules.shipped()) addSlowest(section, bench, id);
    section.notes.insert(
        section.notes.begin(),
        "The usual case is the worked example with the most dice, all its results jointly. The window asks for one result at a time. The slowest is looked for among worked examples with facts, rulings and numbers of units changed at random. `drumhead-bench --only large` prints the commands that repeat them.");
    return section;
}

}  // namespace drumhead::bench
