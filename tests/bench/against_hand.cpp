#include "by_hand.hpp"
#include "measures.hpp"
#include "support/case_maker.hpp"

namespace drumhead::bench {

namespace {

constexpr double largeChargeGoal = 20;  ///< of 60 on 60 figures, jointly

std::string numbers(int a, int b) { return std::to_string(a) + " " + std::to_string(b); }

/// What the engine does against what is done by hand, with the same answers.
struct Contest {
    std::function<void()> check;
    std::function<void()> engine;
    std::function<void()> byHand;
};

Contest contest(const std::string& what, const Situation& situation, const OddsRequest& request, const OddsTable& table,
                const std::function<void()>& byHand, OddsEngine* engine = nullptr)
{
    return {[=] { demandSame(what, tableOf(situation, oddsOf(situation, request, engine)), table); },
            [=] { keep(oddsOf(situation, request, engine).outcomes.front().probability); }, byHand};
}

/// Compares the answers, and measures unless only that was asked for.
void add(Section& section, const Bench& bench, const std::string& what, const Contest& contest, double goal = 0)
{
    contest.check();
    if (bench.onlyCheck) return;
    Row row = rowOf(what, sideBySide(contest.engine, contest.byHand, bench.effort));
    if (goal > 0) {
        row.goal = Goal::AtMost;
        row.bound = goal;
        row.goalText = "at most " + figure(goal);
    }
    section.rows.push_back(std::move(row));
}

/// One after the other, as when an answer is changed to and fro.
Contest byTurns(const Contest& one, const Contest& other)
{
    const auto both = [](const std::function<void()>& first, const std::function<void()>& second) {
        return [=] {
            first();
            second();
        };
    };
    return {both(one.check, other.check), both(one.engine, other.engine), both(one.byHand, other.byHand)};
}

void addPools(Section& section, const Bench& bench)
{
    OddsTable pools;
    const auto joint = by_hand::twoPools();
    for (int a = 0; a <= 9; ++a) {
        for (int b = 0; b <= 8; ++b) pools[numbers(a, b)] = joint[static_cast<std::size_t>(a * 9 + b)];
    }
    const std::string both = "9 D10 at or below 6 against 8 D10 at or below 4, joint";
    add(section, bench, both, contest(both, problem(bench, "two-pools"), {{"first-hits", "second-hits"}}, pools, [] {
            keep(by_hand::twoPools()[0]);
        }));

    OddsTable sums;
    const auto lowest = by_hand::lowestTwo();
    for (int sum = 2; sum <= 20; ++sum) sums[std::to_string(sum)] = lowest[static_cast<std::size_t>(sum)];
    const std::string lowestTwo = "5 D10, the lowest two added up";
    add(section, bench, lowestTwo,
        contest(lowestTwo, problem(bench, "lowest-two"), {{"sum"}}, sums, [] { keep(by_hand::lowestTwo()[2]); }));
}

void addExchange(Section& section, const Bench& bench, const std::string& what, int first, int second, int rounds)
{
    OddsTable table;
    const std::vector<double> left = by_hand::exchange(first, second, rounds);
    for (int a = 0; a <= first; ++a) {
        for (int b = 0; b <= second; ++b) table[numbers(a, b)] = left[static_cast<std::size_t>(a * (second + 1) + b)];
    }
    OddsRequest request;
    request.of = {"first-left", "second-left"};
    request.maxStates = 50'000'000;
    const Situation situation =
        problem(bench, "exchange", {{"first-dice", first}, {"second-dice", second}, {"rounds", rounds}});
    add(section, bench, what,
        contest(what, situation, request, table, [=] { keep(by_hand::exchange(first, second, rounds)[0]); }));
}

OddsTable endingsByHand(const by_hand::Charge& charge)
{
    OddsTable table;
    const auto chances = by_hand::chargeEndings(charge);
    for (std::size_t i = 0; i < chances.size(); ++i) table[by_hand::endingNames[i]] = chances[i];
    return table;
}

OddsTable outcomesByHand(const by_hand::Charge& charge)
{
    OddsTable table;
    for (const by_hand::ChargeOutcome& outcome : by_hand::chargeOutcomes(charge)) {
        std::string key = by_hand::endingNames[outcome.ending];
        if (outcome.attackHits < 0) key += " ? ? ? ?";
        else
            key += " " + numbers(outcome.attackHits, outcome.defenceHits)
                + (outcome.chargerRouts ? " routing" : " shaken") + (outcome.defenderRouts ? " routing" : " shaken");
        table[key] += outcome.probability;
    }
    return table;
}

enum class Told { Endings, All };

Contest chargeContest(const Bench& bench, Told told, int chargerFigures, int defenderFigures, OddsEngine* engine)
{
    const ChargeCase charge = chargeCase(bench, chargerFigures, defenderFigures);
    by_hand::Charge byHand;
    byHand.chargerFigures = chargerFigures;
    byHand.defenderFigures = defenderFigures;
    const OddsRequest& request = told == Told::Endings ? charge.endings : charge.all;
    if (told == Told::Endings)
        return contest(
            "a charge", charge.situation, request, endingsByHand(byHand),
            [=] { keep(by_hand::chargeEndings(byHand)[0]); }, engine);
    return contest(
        "a charge", charge.situation, request, outcomesByHand(byHand),
        [=] { keep(by_hand::chargeOutcomes(byHand).front().probability); }, engine);
}

/// By itself, and as the window asks: again and again while an answer changes, which is another figure each time.
void addCharge(Section& section, const Bench& bench, int chargerFigures, int defenderFigures)
{
    const std::string who =
        "a whole charge, " + std::to_string(chargerFigures) + " on " + std::to_string(defenderFigures) + " figures";
    for (const auto& [told, what] : {std::pair(Told::Endings, ": its 7 endings"),
                                     std::pair(Told::All, ": endings, hits and how both are left, joint")}) {
        const double goal = told == Told::All && chargerFigures >= 60 ? largeChargeGoal : 0;
        add(section, bench, who + what, chargeContest(bench, told, chargerFigures, defenderFigures, nullptr));
        OddsEngine engine;
        const Contest changing = byTurns(chargeContest(bench, told, chargerFigures, defenderFigures, &engine),
                                         chargeContest(bench, told, chargerFigures, defenderFigures - 1, &engine));
        add(section, bench, "the same while an answer changes to and fro (both cases)", changing, goal);
    }
}

}  // namespace

Situation problem(const Bench& bench, const std::string& procedure,
                  const std::vector<std::pair<std::string, int>>& facts)
{
    const Ruleset& ruleset = bench.rules.ruleset("problems");
    Situation situation(ruleset, *ruleset.findProcedure(procedure));
    for (const auto& [name, value] : facts) {
        if (const Result<void> done = situation.set(name, std::to_string(value)); !done) giveUp(done.error());
    }
    return situation;
}

Situation situationOf(const Ruleset& ruleset, const Example& example) { return test::situationOf(ruleset, example); }

ChargeCase chargeCase(const Bench& bench)
{
    const nlohmann::json& told = bench.cases.at("charge");
    const std::string ruleset = told.at("ruleset");
    ChargeCase charge{
        situationOf(bench.rules.ruleset(ruleset), bench.rules.example(ruleset, told.at("example"))), {}, {}};
    charge.endings.of = {told.at("ending").get<std::string>()};
    charge.all.of = told.at("all").get<std::vector<std::string>>();
    return charge;
}

ChargeCase chargeCase(const Bench& bench, int chargerFigures, int defenderFigures)
{
    ChargeCase charge = chargeCase(bench);
    const nlohmann::json& told = bench.cases.at("charge");
    for (const auto& [key, figures] :
         {std::pair("charger-figures", chargerFigures), std::pair("defender-figures", defenderFigures)}) {
        if (const Result<void> done = charge.situation.set(told.at(key).get<std::string>(), std::to_string(figures));
            !done)
            giveUp(done.error());
    }
    return charge;
}

Section againstHand(const Bench& bench)
{
    Section section{"Exact odds against C++ written by hand for the one case (the same answers within 1e-12)",
                    "engine",
                    "by hand",
                    {},
                    {}};
    addPools(section, bench);
    addCharge(section, bench, 12, 16);
    addCharge(section, bench, 60, 60);
    addExchange(section, bench, "two rounds of a D6 exchange, 24 against 20 dice", 24, 20, 2);
    addExchange(section, bench, "the same under stress, 40 against 40 dice", 40, 40, 2);
    section.notes.push_back(
        "The engine's times hold everything from the facts to the list of outcomes; by hand nothing is read, checked or named. While an answer changes, the engine keeps what it found out about the case before (`OddsEngine`), as the window does.");
    return section;
}

}  // namespace drumhead::bench
