#pragma once

#include "drumhead/resolve/machine/resolution.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// What the dice mean, from `least` to `most`: as they lie on the table, before anything is added to them.
struct ThrowBand {
    Number least;
    Number most;
    std::string words;       ///< "shaken", "2 stands"
    bool isNothing = false;  ///< nothing comes of it
};

/// How one throw is read: for one row, where each row has a result of its own.
struct ThrowReading {
    std::string whose;             ///< "unit 2"; empty: the throw is read but once
    Number added;                  ///< what the rules add to the dice, which the bands allow for; of counted dice 0
    std::vector<ThrowBand> bands;  ///< ascending, without gaps between possible throws; empty: no step tells
};

/// One of several values of a throw that is due: a count of its dice, or the die of one rank.
struct PlannedPart {
    std::string label;  ///< "sixes", "first"
    std::string verb;   ///< said of a die that meets it, or empty
    Comparison comparison = Comparison::AtMost;
    Value against;
    std::vector<int> faces;  ///< that meet it
};

/// A throw that is due: what is thrown, how it is counted, and what it means.
struct PlannedThrow {
    std::string title;
    int dice = 0;
    int sides = 6;
    Keep keep = Keep::All;
    int kept = 0;         ///< how many dice are kept
    bool counts = false;  ///< dice that meet the comparison are counted, else they are added up
    Comparison comparison = Comparison::AtMost;
    Value against;
    CountedAs countedAs = CountedAs::Score;
    std::string verb;                    ///< said of a die that meets the comparison
    std::vector<PlannedPart> parts;      ///< of several values: these, in place of one comparison
    bool ranks = false;                  ///< the parts are the dice one by one
    const Deck* deck = nullptr;          ///< a card of it is drawn; `sides` are its different cards
    std::vector<int> left;               ///< of cards: how many of each are left
    std::vector<ThrowReading> readings;  ///< at least one

    /// Whether a die with that face meets the comparison.
    [[nodiscard]] bool meets(int face) const;
};

/// The throws that can be made at once where a resolution has stopped for dice; what they mean is found by trying them,
/// so that it agrees with the verdict.
[[nodiscard]] std::vector<PlannedThrow> plannedThrows(const Resolution& stopped);

/// "3 D10, keep the two lowest"; "1 D6 + 4" where no band tells what the faces mean.
[[nodiscard]] std::string diceText(const PlannedThrow& planned, const Texts& texts = {});
/// "5 or less hits", "4 disorganised, 5-6 one stand"; empty where no step tells.
[[nodiscard]] std::string needsText(const PlannedThrow& planned, const Texts& texts = {});
/// "5-6".
[[nodiscard]] std::string bandText(const ThrowReading& reading, std::size_t band, const Texts& texts = {});
/// One face and what it means by itself: "hits"; of dice that are added up only where one is thrown.
struct FaceMeaning {
    int face = 0;
    int until = 0;  ///< the last of the faces in a row with this meaning
    std::string words;
    enum class Kind { Result, Nothing, Score, Miss, Pass, Fail } kind = Kind::Result;
    double chance = -1;  ///< of one die, or of the whole throw, from 0 to 1; less: not known
};
/// The faces of a counted throw, or the totals of one that is added up, in ascending order; for one reading.
[[nodiscard]] std::vector<FaceMeaning> faceMeanings(const PlannedThrow& planned, const ThrowReading& reading,
                                                    const Texts& texts = {});
/// Of dice that are counted what each number of them means: "1-2 shaken".
[[nodiscard]] std::vector<FaceMeaning> countMeanings(const PlannedThrow& planned, const ThrowReading& reading);

}  // namespace drumhead
