#include "measures.hpp"

#include <iostream>

namespace drumhead::bench {

namespace {

struct Asked {
    Situation situation;
    OddsRequest request;
};

/// By the names that the programs in libraries/ give them.
std::map<std::string, Asked> problems(const Bench& bench)
{
    std::map<std::string, Asked> all;
    const auto add = [&](const std::string& name, const Situation& situation, const std::vector<std::string>& of) {
        OddsRequest request;
        request.of = of;
        all.insert_or_assign(name, Asked{situation, request});
    };
    add("two-pools", problem(bench, "two-pools"), {"first-hits", "second-hits"});
    add("lowest-two", problem(bench, "lowest-two"), {"sum"});
    add("exchange-24-20", problem(bench, "exchange", {{"first-dice", 24}, {"second-dice", 20}, {"rounds", 2}}),
        {"first-left", "second-left"});
    for (const auto& [charger, defender] : {std::pair(12, 16), std::pair(60, 60)}) {
        const ChargeCase charge = chargeCase(bench, charger, defender);
        const std::string name = "charge-" + std::to_string(charger) + "-" + std::to_string(defender);
        add(name, charge.situation, charge.endings.of);
        add(name + "-told", charge.situation, charge.all.of);
    }
    return all;
}

nlohmann::json answer(const Asked& asked, double leastSample)
{
    const auto work = [&] { keep(oddsOf(asked.situation, asked.request).outcomes.front().probability); };
    const double seconds = processorSecondsEach(work, leastSample);
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
