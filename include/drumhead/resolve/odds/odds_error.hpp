#pragma once

#include "drumhead/base/texts.hpp"
#include "drumhead/resolve/situation.hpp"

#include <optional>
#include <string>

namespace drumhead {

/// Why there are no odds of a case.
struct OddsError {
    enum class Kind {
        UnknownName,    ///< `name` is not a fact of the procedure
        NoSuchRow,      ///< `name`, or if empty `fact`, refers to a row that the case lacks
        MissingAnswer,  ///< `fact` has to be answered first
        NotEntered,     ///< `fact` is weighed, but the user doesn't enter it
        WeighedTwice,   ///< `fact`
        NotAValue,      ///< `fact` is weighed with a value that it can't have
        BadWeight,      ///< a weight of `fact` is negative, infinite or not a number
        NoWeight,       ///< all weights of `fact` are 0
        TooManyStates,  ///< more than `limit`
        TooMuchMemory,  ///< more than `limit` megabytes
        TooMuchTime,    ///< more than `limit` seconds
        TooMuchWork,    ///< a single case goes on too long, or a throw is too large
        NoFraction,     ///< fractions are asked for, and a throw may be repeated without end
        Cancelled,
    };
    Kind kind = Kind::Cancelled;
    FactRef fact = {};
    std::string name = {};  ///< as the request gave it
    std::size_t limit = 0;  ///< of the request

    /// The question to answer first, if that is the error.
    [[nodiscard]] std::optional<FactRef> missing() const
    {
        return kind == Kind::MissingAnswer ? std::optional(fact) : std::nullopt;
    }
    friend bool operator==(const OddsError&, const OddsError&) = default;
};

/// The error as a sentence: for the window, the command line and the report alike.
[[nodiscard]] std::string oddsErrorText(const Program& program, const OddsError& error, const Texts& texts = Texts());

}  // namespace drumhead
