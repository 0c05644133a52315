#include "measures.hpp"

#include <cmath>
#include <memory>

namespace drumhead::bench {

namespace {

/// The same question about a case that grows.
struct Series {
    std::string what;
    std::string size;  ///< what grows
    std::vector<int> sizes;
    std::function<Situation(int)> caseOf;
    OddsRequest request;
};

/// A melee of orders-cm in which each unit fights the one opposite it.
Situation meleeOf(const Bench& bench, int units)
{
    const Ruleset& ruleset = bench.rules.ruleset("orders-cm");
    Situation situation(ruleset, *ruleset.findProcedure("melee"));
    for (int unit = 1; unit <= units; ++unit) {
        for (const std::string side : {"attacker.", "defender."}) {
            const std::string name = side + std::to_string(unit) + ".";
            for (const auto& [fact, value] :
                 {std::pair("type", std::string("medium-infantry")), std::pair("stands", std::string("6")),
                  std::pair("stands-in-contact", std::string("1")), std::pair("opponent", std::to_string(unit))}) {
                if (const Result<void> done = situation.set(name + fact, value); !done) giveUp(done.error());
            }
        }
    }
    return situation;
}

/// Asks again and again, as the window does: what was found out about the case before is kept.
std::function<void()> asking(const Situation& situation, const OddsRequest& request)
{
    return [situation, request, engine = std::make_shared<OddsEngine>()] {
        keep(oddsOf(situation, request, engine.get()).outcomes.front().probability);
    };
}

void add(Section& section, const Bench& bench, const Series& series)
{
    for (std::size_t i = 1; i < series.sizes.size(); ++i) {
        const Situation before = series.caseOf(series.sizes[i - 1]);
        const Situation now = series.caseOf(series.sizes[i]);
        const double states = static_cast<double>(oddsOf(now, series.request).states);
        const double statesBefore = static_cast<double>(oddsOf(before, series.request).states);
        const Comparison comparison =
            sideBySide(asking(now, series.request), asking(before, series.request), bench.effort);
        const double doublings = std::log(static_cast<double>(series.sizes[i]) / series.sizes[i - 1]);
        section.rows.push_back(rowOf(series.what + ", " + std::to_string(series.sizes[i]) + " " + series.size
                                         + " a side: " + std::to_string(static_cast<long>(states)) + " states after "
                                         + std::to_string(static_cast<long>(statesBefore)) + ", exponent of the time "
                                         + figure(std::log(comparison.ratio.median) / doublings) + ", of the states "
                                         + figure(std::log(states / statesBefore) / doublings),
                                     comparison));
    }
}

}  // namespace

Section growth(const Bench& bench)
{
    Section section{"How the time grows: each size against the one before", "engine", "the size before", {}, {}};
    if (bench.onlyCheck) return section;
    const auto charge = [&bench](int figures) { return chargeCase(bench, figures, figures).situation; };
    const ChargeCase usual = chargeCase(bench);
    OddsRequest winner;
    winner.of = {"winner"};
    const std::vector<int> figures = {12, 24, 48, 96};
    add(section, bench, {"a charge, its 7 endings", "figures", figures, charge, usual.endings});
    add(section, bench, {"a charge, endings, hits and how both are left", "figures", figures, charge, usual.all});
    add(section, bench,
        {"a melee in orders-cm, who wins",
         "units",
         {2, 4, 6, 8},
         [&bench](int units) { return meleeOf(bench, units); },
         winner});
    section.notes.push_back(
        "The exponent is that of the power by which it would grow from the one size to the next. A melee has eight units a side at the most.");
    return section;
}

}  // namespace drumhead::bench
