#include "by_hand.hpp"
#include "measures.hpp"

#include "drumhead/resolve/machine/resolution.hpp"

namespace drumhead::bench {

namespace {

constexpr double resolutionGoal = 150'000;

Row resolutionRow(const Bench& bench, const std::string& title, const Situation& situation)
{
    SeededDice ours(1756);
    SeededDice theirs(1757);
    const auto resolve = [&] {
        Resolution resolution(situation);
        if (resolution.run(ours).kind != Pause::Kind::Finished) giveUp(title + ": something is left to be answered");
        keep(static_cast<double>(resolution.trail().entries.size()));
    };
    const auto playByHand = [&] { keep(static_cast<double>(by_hand::playCharge({}, theirs))); };
    const Comparison comparison = sideBySide(resolve, playByHand, bench.effort);
    Row row = rowOf(title, comparison);
    row.goal = Goal::AtLeast;
    row.bound = resolutionGoal;
    row.measured = 1 / comparison.ours.median;
    row.goalText = figure(row.measured) + " a second, at least 150000";
    return row;
}

}  // namespace

Section resolutions(const Bench& bench)
{
    Section section{"One resolution with its full trail, on one core, against one charge played by C++ written by hand",
                    "engine",
                    "by hand",
                    {},
                    {}};
    for (const nlohmann::json& told : bench.cases.at("resolutions")) {
        const std::string ruleset = told.at("ruleset");
        const Situation situation =
            situationOf(bench.rules.ruleset(ruleset), bench.rules.example(ruleset, told.at("example")));
        if (!bench.onlyCheck) section.rows.push_back(resolutionRow(bench, told.at("title"), situation));
    }
    section.notes.push_back(
        "By hand it is always the same D10 charge, whatever the row: a yardstick for the machine, not the same work.");
    return section;
}

}  // namespace drumhead::bench
