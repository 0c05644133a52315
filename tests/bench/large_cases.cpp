#include "measures.hpp"
#include "support/case_maker.hpp"

namespace drumhead::bench {

namespace {

constexpr double frame = 0.016;
constexpr int mostFigures = 60;
constexpr int mostUnits = 12;

struct Found {
    std::optional<Situation> usual;    ///< the example with the most dice
    std::optional<Situation> slowest;
    double seconds = 0;
    int tried = 0;
    int givenUp = 0;   ///< more states than the engine goes through by itself
};

/// Answers whatever the odds ask for. Nothing: they are refused from the start, or too many.
std::optional<double> secondsOfOdds(Situation& situation, test::CaseMaker& maker, Found& found)
{
    constexpr int mostAnswers = 60;
    for (int answers = 0; answers < mostAnswers; ++answers) {
        std::string error;
        const double seconds = secondsOf([&] {
            const Result<Odds> odds = computeOdds(situation);
            if (!odds) error = odds.error();
        });
        if (error.empty()) return seconds;
        const std::size_t end = error.find("\" has to be answered first");
        if (end == std::string::npos) {
            ++found.givenUp;
            return std::nullopt;
        }
        const Result<FactRef> fact = findFact(situation.program(), error.substr(1, end - 1));
        if (!fact) giveUp(fact.error());
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

Found searchSlowest(const Ruleset& ruleset, double limit)
{
    std::vector<const Example*> examples;
    for (const Example& example : ruleset.examples) {
        if (!ruleset.findProcedure(example.procedure)->program.rolls.empty() && !example.dice.empty()) examples.push_back(&example);
    }
    Found found;
    test::CaseMaker maker(1740, mostFigures, mostUnits);
    maker.shareAmongRows();
    found.usual = situationOf(ruleset, *mostDice(examples));
    static_cast<void>(secondsOfOdds(*found.usual, maker, found));
    double spent = 0;
    for (; spent < limit; ++found.tried) {
        // Every third attempt goes on from the slowest so far.
        Situation situation = found.slowest && found.tried % 3 == 2 ? *found.slowest : situationOf(ruleset, *examples[maker.below(examples.size())]);
        maker.mutate(situation);
        double seconds = 0;
        spent += secondsOf([&] { seconds = secondsOfOdds(situation, maker, found).value_or(0); });
        if (seconds <= found.seconds) continue;
        found.seconds = seconds;
        found.slowest = std::move(situation);
    }
    return found;
}

/// Without the answers and rulings that make no difference to how much there is to go through.
Situation pruned(const Situation& situation)
{
    Situation result = situation;
    const std::size_t states = oddsOf(situation, {}).states;
    const Program& program = situation.program();
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const int rows = program.slots[i].manyRole < 0 ? 1 : situation.layout().rows(program.slots[i].manyRole);
        for (int row = 0; row < rows; ++row) {
            const FactRef fact{static_cast<SlotId>(i), row};
            if (situation.given(fact).isUnknown()) continue;
            Situation without = result;
            without.forget(fact);
            const Result<Odds> odds = computeOdds(without);
            if (odds && odds->states == states) result = std::move(without);
        }
    }
    return result;
}

/// One result asked for alone, as the window does: the one that takes longest.
OddsRequest slowestResult(const Situation& situation)
{
    OddsRequest slowest;
    double longest = -1;
    for (const FactRef fact : tellingResults(situation)) {
        OddsRequest request;
        request.of = {factName(situation.program(), fact)};
        const double seconds = secondsOf([&] { keep(oddsOf(situation, request).outcomes.front().probability); });
        if (seconds <= longest) continue;
        longest = seconds;
        slowest = request;
    }
    return slowest;
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

void addSlowest(Section& section, const Bench& bench, const std::string& id)
{
    Found found = searchSlowest(bench.rules.ruleset(id), bench.searchSeconds);
    if (!found.slowest) giveUp(id + ": no case was tried");
    found.slowest = pruned(*found.slowest);
    const auto odds = [](const Situation& situation, const OddsRequest& request) { return [&situation, request] { keep(oddsOf(situation, request).outcomes.front().probability); }; };
    const OddsRequest alone = slowestResult(*found.slowest);
    addRow(section, id + ": the slowest of " + std::to_string(found.tried) + " cases tried, all its results jointly", sideBySide(odds(*found.slowest, {}), odds(*found.usual, {}), bench.effort));
    addRow(section, id + ": the same case, " + alone.of.front() + " alone", sideBySide(odds(*found.slowest, alone), odds(*found.usual, {}), bench.effort));
    section.notes.push_back(id + ", " + std::to_string(oddsOf(*found.slowest, {}).states) + " states and " + std::to_string(oddsOf(*found.slowest, {}).outcomes.size()) + " outcomes: `odds " + id + " " + test::told(*found.slowest) + "`. " + std::to_string(found.givenUp) + " others were given up for too many states.");
}

}  // namespace

Section largeCases(const Bench& bench)
{
    Section section{"Odds of large and slow cases (60 figures in up to 12 units a side) against those of a usual case of the same rules", "large", "usual", {}, {}};
    if (bench.onlyCheck) return section;
    const ChargeCase usual = chargeCase(bench);
    const ChargeCase large = chargeCase(bench, mostFigures, mostFigures);
    const auto told = [](const Situation& situation) { return [&situation] { keep(oddsOf(situation, {}).outcomes.front().probability); }; };
    Row row = rowOf("everything told of a charge, 60 on 60 figures against 12 on 16", sideBySide(told(large.situation), told(usual.situation), bench.effort));
    section.rows.push_back(std::move(row));
    for (const std::string& id : bench.rules.shipped()) addSlowest(section, bench, id);
    section.notes.insert(section.notes.begin(), "The usual case is the worked example with the most dice, all its results jointly. The window asks for one result at a time. The slowest is looked for among worked examples with facts, rulings and numbers of units changed at random.");
    return section;
}

}  // namespace drumhead::bench
