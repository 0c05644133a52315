#pragma once

#include "drumhead/resolve/situation.hpp"

#include <utility>
#include <vector>

namespace drumhead {

/// Answers that the rules suggest from other answers of a single case (figures that fire from figures left), put into
/// its situation until a person says otherwise.
class SuggestedAnswers {
public:
    /// Takes all suggestions back out of the situation.
    void withdraw(Situation& situation);
    /// Puts in what can be worked out now and is not answered.
    void suggest(Situation& situation);
    /// The fact is answered by a person from now on, or forgotten by him.
    void release(FactRef fact);
    /// Forgets which answers were suggested; they stay as answers.
    void clear() { m_answers.clear(); }
    [[nodiscard]] bool contains(FactRef fact) const;

private:
    std::vector<std::pair<FactRef, Value>> m_answers;
};

}  // namespace drumhead
