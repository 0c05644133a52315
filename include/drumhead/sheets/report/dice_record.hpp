#pragma once

#include "drumhead/sheets/report/battle_report.hpp"

namespace drumhead {

/// How often each face of a kind of die came up.
struct ThrownFaces {
    EntityId side = nobody;       ///< whose unit the case began with, else whose step it was
    std::string name;             ///< of the side; "No side"; "All"
    std::vector<int> times = {};  ///< by face - 1

    [[nodiscard]] int thrown() const;
    [[nodiscard]] double mean() const;  ///< 0 where nothing was thrown
    /// The chance that so many fair dice show this mean or a higher one, and this or a lower one.
    struct MeanChance {
        double orHigher = 1;
        double orLower = 1;
    };
    [[nodiscard]] MeanChance meanChance() const;
    /// The chance that fair dice are as uneven as this or more (Pearson's test); nothing where there are too few.
    [[nodiscard]] std::optional<double> unevenness() const;
};

/// All throws of one kind of die in a battle, as they fell, before the referee changed any.
struct DieRecord {
    int sides = 0;
    std::vector<ThrownFaces> bySide;  ///< in the order of the armies
    ThrownFaces all;
};

/// By the number of sides of the die; empty where nothing was thrown.
[[nodiscard]] std::vector<DieRecord> diceRecord(const PlayedBattle& battle);

/// The faces of each kind of die against what was to be expected, by side; then, unless `mostStates` is 0, what the
/// exact odds say of each side's luck.
[[nodiscard]] Sheet diceSheet(const PlayedBattle& battle, std::size_t mostStates = usualReportStates);

}  // namespace drumhead
