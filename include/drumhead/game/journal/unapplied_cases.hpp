#pragma once

#include "drumhead/game/state/command.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// A case that was thrown or judged, but not applied.
struct UnappliedCase {
    int id = 0;              ///< unique in the battle; `UnappliedCases` gives it
    ResolveCommand command;  ///< answers, overrulings and dice so far
    std::int64_t again = 0;  ///< the journal entry that it was to correct, or 0
    bool isOfStep = false;   ///< the step in which it was begun offered it
    std::int64_t head = 0;   ///< the entry at which the battle stood when it was left
    int turn = 1;
    std::string place;    ///< where in the turn it was begun, as `idOfPlace`; empty in older files
    std::string step;     ///< title of that step
    std::string heading;  ///< "Firing: 4th Foot → 2nd Guard"
    std::string outcome;  ///< "3 hits on 2nd Guard", or empty while dice are missing

    friend bool operator==(const UnappliedCase&, const UnappliedCase&) = default;
};

/// The unapplied cases of a battle, the oldest first. They are kept beside the journal, as one text.
class UnappliedCases {
public:
    [[nodiscard]] const std::vector<UnappliedCase>& all() const { return m_all; }
    /// The case of that id, or null.
    [[nodiscard]] const UnappliedCase* find(int id) const;
    /// The latest case that settles this due item, or null.
    [[nodiscard]] const UnappliedCase* settling(int due) const;
    /// Adds a case with id 0, or replaces the one with its id. Returns the id.
    int put(UnappliedCase unapplied);
    void remove(int id);

    /// One line of JSON, the same for the same cases; empty if there are none.
    [[nodiscard]] std::string toJson() const;
    /// Reads what `toJson` wrote; what can't be read is left out.
    [[nodiscard]] static UnappliedCases fromJson(std::string_view json);

    friend bool operator==(const UnappliedCases&, const UnappliedCases&) = default;

private:
    std::vector<UnappliedCase> m_all;
    int m_last = 0;  ///< the highest id given so far
};

}  // namespace drumhead
