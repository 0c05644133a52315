#include "measures.hpp"

#include <iostream>

namespace drumhead::bench {

namespace {

/// Two cases that differ in one answer: asked by turns, as the window asks while an answer changes.
struct Asked {
    Situation situation;
    Situation changed;
    OddsRequest request;
};

/// By the names that the programs in libraries/ give them.
std::map<std::string, Asked> problems(const Bench& bench)
{
    std::map<std::string, Asked> all;
    const auto add = [&](const std::string& name, const Situation& situation, const Situation& changed,
                         const std::vector<std::string>& of) {
        OddsRequest request;
        request.of = of;
        all.insert_or_assign(name, Asked{situation, changed, request});
    };
    const Situation pools = problem(bench, "two-pools");
    add("two-pools", pools, pools, {"first-hits", "second-hits"});
    const Situation lowest = problem(bench, "lowest-two");
    add("lowest-two", lowest, lowest, {"sum"});
    const auto exchange = [&bench](int second) {
        return problem(bench, "exchange", {{"first-dice", 24}, {"second-dice", second}, {"rounds", 2}});
    };
    add("exchange-24-20", exchange(20), exchange(21), {"first-left", "second-left"});
    for (const auto& [charger, defender] : {std::pair(12, 16), std::pair(60, 60)}) {
        const ChargeCase charge = chargeCase(bench, charger, defender);
        // Four figures more are a die more.
        const Situation changed = chargeCase(bench, charger, defender + 4).situation;
        const std::string name = "charge-" + std::to_string(charger) + "-" + std::to_string(defender);
        add(name, charge.situation, changed, charge.endings.of);
        add(name + "-told", charge.situation, changed, charge.all.of);
    }
    return all;
}

nlohmann::json answer(const Asked& asked, double leastSample)
{
    OddsEngine engine;
    const auto ask = [&](const Situation& situation) {
        keep(oddsOf(situation, asked.request, &engine).outcomes.front().probability);
    };
    const auto both = [&] {
        ask(asked.changed);
        ask(asked.situation);
    };
    both();
    const double seconds = processorSecondsEach(both, leastSample) / 2;
    return {{"seconds", seconds}, {"chances", tableOf(asked.situation, oddsOf(asked.situation, asked.request))}};
}

}  // namespace

void answerRequests(const Bench& bench)
{
    const auto known = problems(bench);
    std::string name;
    double leastSample = 0;
    while (std::cin >> name >> leastSample) {
        const auto found = known.find(name);
        if (found == known.end()) std::cout << nlohmann::json{{"missing", name}} << std::endl;
        else std::cout << answer(found->second, leastSample) << std::endl;
    }
}

}  // namespace drumhead::bench
