#pragma once

#include "drumhead/game/play/decide.hpp"

#include <chrono>
#include <compare>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// The time that a battle took, by turn, step and side. It is kept beside the journal as one text: play does not depend
/// on it, and what is undone gives no time back.
class TurnClock {
public:
    using Time = std::chrono::milliseconds;

    /// Where time goes.
    struct Place {
        int turn = 1;
        std::string step;  ///< title of the step of the turn; empty where the rules have no sequence
        std::string side;  ///< name of the side whose step it is; empty: of both

        friend auto operator<=>(const Place&, const Place&) = default;
    };
    struct Spent {
        Place at;
        Time time{0};

        friend bool operator==(const Spent&, const Spent&) = default;
    };

    void add(const Place& at, Time time);
    /// In the order in which the places were first reached.
    [[nodiscard]] const std::vector<Spent>& all() const { return m_all; }
    [[nodiscard]] bool isEmpty() const { return m_all.empty(); }
    /// What a side used in a turn, over all its steps.
    [[nodiscard]] Time ofSide(int turn, std::string_view side) const;

    /// One line of JSON; empty if no time was used.
    [[nodiscard]] std::string toJson() const;
    /// Reads what `toJson` wrote; what can't be read is left out.
    [[nodiscard]] static TurnClock fromJson(std::string_view json);

    friend bool operator==(const TurnClock&, const TurnClock&) = default;

private:
    std::vector<Spent> m_all;
    std::map<Place, std::size_t> m_index;  ///< of a place: its position in `m_all`
};

/// The setting of a game file that holds its clock.
inline constexpr const char* turnClockSetting = "clock";

/// Where the time of a battle goes now.
[[nodiscard]] TurnClock::Place clockPlace(const GameRules& rules, const State& state);

/// "0:07", "12:30", "1:02:05": whole seconds, rounded down.
[[nodiscard]] std::string clockText(TurnClock::Time time);

}  // namespace drumhead
