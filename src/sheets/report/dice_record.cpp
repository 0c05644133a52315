#include "drumhead/sheets/report/dice_record.hpp"

#include "drumhead/base/chi_square.hpp"
#include "sheets/report/report_parts.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace drumhead {

namespace {

/// The chance that the sum of fair dice is that or more, counted exactly.
double sumAtLeast(int dice, int sides, long sum)
{
    std::vector<double> chances(1, 1.0);  // by the sum of faces - 1
    for (int die = 0; die < dice; ++die) {
        std::vector<double> next(chances.size() + static_cast<std::size_t>(sides) - 1, 0.0);
        double window = 0;
        for (std::size_t i = 0; i < next.size(); ++i) {
            if (i < chances.size()) window += chances[i];
            if (i >= static_cast<std::size_t>(sides) && i - static_cast<std::size_t>(sides) < chances.size())
                window -= chances[i - static_cast<std::size_t>(sides)];
            next[i] = std::max(window, 0.0) / sides;
        }
        chances = std::move(next);
    }
    const long from = std::max(sum - dice, 0L);
    if (from >= static_cast<long>(chances.size())) return 0;
    return std::min(std::accumulate(chances.begin() + from, chances.end(), 0.0), 1.0);
}

/// The same by the normal law, which for so many dice makes no difference that anybody sees.
double sumAtLeastOfMany(int dice, int sides, long sum)
{
    const double mean = dice * (sides + 1) / 2.0;
    const double deviation = std::sqrt(dice * (static_cast<double>(sides) * sides - 1) / 12);
    return deviation > 0 ? std::erfc((static_cast<double>(sum) - 0.5 - mean) / deviation / std::sqrt(2.0)) / 2 : 1;
}

double chanceOfSum(int dice, int sides, long sum)
{
    constexpr double mostWork = 20e6;
    const bool isFew = static_cast<double>(dice) * dice * sides <= mostWork;
    return isFew ? sumAtLeast(dice, sides, sum) : sumAtLeastOfMany(dice, sides, sum);
}

long sumOf(const ThrownFaces& faces)
{
    long sum = 0;
    for (std::size_t i = 0; i < faces.times.size(); ++i) sum += static_cast<long>(i + 1) * faces.times[i];
    return sum;
}

/// Whose throw it is.
EntityId throwerOf(const PlayedBattle& battle, const ToldEntry& told)
{
    const EntityId who = told.asked ? told.asked->entity(0, 0) : nobody;
    if (who == nobody) return told.phasing;
    const Entity& entity = battle.end.at(who);
    return entity.kind == EntityKind::Side ? who : entity.side;
}

void count(const VerdictDice& dice, ThrownFaces& faces)
{
    faces.times.resize(static_cast<std::size_t>(dice.sides), 0);
    for (const int face : dice.faces) {
        if (face >= 1 && face <= dice.sides) ++faces.times[static_cast<std::size_t>(face - 1)];
    }
}

ThrownFaces& facesOf(const PlayedBattle& battle, DieRecord& record, EntityId side)
{
    const auto found = std::find_if(record.bySide.begin(), record.bySide.end(),
                                    [side](const ThrownFaces& each) { return each.side == side; });
    if (found != record.bySide.end()) return *found;
    return record.bySide.emplace_back(ThrownFaces{
        side,
        side == nobody ? battle.rules.ruleset.texts->say("report.no-side-head", "No side") : battle.end.at(side).name});
}

}  // namespace

int ThrownFaces::thrown() const { return std::accumulate(times.begin(), times.end(), 0); }

double ThrownFaces::mean() const
{
    const int dice = thrown();
    return dice == 0 ? 0 : static_cast<double>(sumOf(*this)) / dice;
}

ThrownFaces::MeanChance ThrownFaces::meanChance() const
{
    const int dice = thrown();
    const int sides = static_cast<int>(times.size());
    const long sum = sumOf(*this);
    // Fair dice are as likely to show a sum as the one that is as far beyond the middle.
    const long mirrored = static_cast<long>(dice) * (sides + 1) - sum;
    return {chanceOfSum(dice, sides, sum), chanceOfSum(dice, sides, mirrored)};
}

std::optional<double> ThrownFaces::unevenness() const
{
    std::vector<ChiSquareCell> cells;
    for (const int each : times) cells.push_back({1.0 / static_cast<double>(times.size()), each});
    const ChiSquare tested = chiSquare(std::move(cells));
    return tested.freedom > 0 ? std::optional(tested.p) : std::nullopt;
}

std::vector<DieRecord> recordOf(const PlayedBattle& battle, const std::vector<ToldEntry>& entries)
{
    std::map<int, DieRecord> records;
    for (const ToldEntry& told : entries) {
        if (!told.verdict) continue;
        for (const VerdictDice& dice : diceAsThrown(told)) {
            if (dice.deck) continue;  // cards that are gone can't be drawn: no fair die
            DieRecord& record = records[dice.sides];
            record.sides = dice.sides;
            record.all.name = battle.rules.ruleset.texts->say("report.sum", "All");
            count(dice, record.all);
            count(dice, facesOf(battle, record, throwerOf(battle, told)));
        }
    }
    std::vector<DieRecord> all;
    for (auto& [sides, record] : records) {
        // Nobody, who is -1, last.
        std::sort(record.bySide.begin(), record.bySide.end(), [](const ThrownFaces& a, const ThrownFaces& b) {
            return static_cast<unsigned>(a.side) < static_cast<unsigned>(b.side);
        });
        all.push_back(std::move(record));
    }
    return all;
}

std::vector<DieRecord> diceRecord(const PlayedBattle& battle) { return recordOf(battle, toldEntries(battle)); }

}  // namespace drumhead
