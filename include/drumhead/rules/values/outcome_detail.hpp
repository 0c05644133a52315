#pragma once

#include "drumhead/base/enum_words.hpp"
#include "drumhead/rules/values/phrase.hpp"

#include <cstdint>
#include <string>

namespace drumhead {

/// Whether an outcome is good or bad for its subject.
enum class OutcomeTone : std::uint8_t { Neutral, Good, Warning, Bad };
inline constexpr EnumWords<OutcomeTone, 4> outcomeToneWords{{"neutral", "good", "warning", "bad"}};

/// The picture that goes with an outcome.
enum class OutcomeSign : std::uint8_t { None, Hold, Shaken, Retreat, Rout, Destroyed, Hits, Refused, Move, Due };
inline constexpr EnumWords<OutcomeSign, 10> outcomeSignWords{
    {"none", "hold", "shaken", "retreat", "rout", "destroyed", "hits", "refused", "move", "due"}};

/// One of the ways in which a procedure may end, as a word that is read at once. Looked at when a case is over; the
/// odds know nothing of it.
struct OutcomeDetail {
    static constexpr int mostRank = 100;

    Phrase word;             ///< "Rout", "{hits|hit|hits}"
    Phrase line;             ///< under the word, or empty
    int role = -1;           ///< its subject, or -1
    int rows = -1;           ///< the role over whose rows it is looked at, each by itself, or -1
    std::int32_t when = -1;  ///< node of the condition, or -1
    OutcomeTone tone = OutcomeTone::Neutral;
    OutcomeSign sign = OutcomeSign::None;
    int rank = 50;                   ///< 0 to 100: of the outcomes of a case the highest leads
    std::string stage;               ///< title of the procedure within the case, or empty
    std::uint32_t stageElement = 0;  ///< of the `do` that runs it
    /// The list that it belongs to: of one procedure, run at one place. Of a list the first that holds counts, for each
    /// role; and only if an instruction from `first` up to `last` was carried out.
    std::uint32_t list = 0;
    std::uint32_t first = 0;
    std::uint32_t last = 0;
};

}  // namespace drumhead
