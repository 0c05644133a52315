#pragma once

#include "cli/output/json_output.hpp"
#include "drumhead/game/journal/journal.hpp"

#include <optional>

namespace drumhead::cli {

/// Plays a game line by line: a JSON command in, one JSON object out. A line that can't be carried out changes nothing,
/// and the game goes on.
class PlaySession {
public:
    /// The game has to outlive it. With a seed, dice that a command lacks are rolled; without one they are asked for.
    PlaySession(Game& game, std::optional<std::uint64_t> seed);

    /// {"ok": true, "entry", "turn", "step", "sentences", "events", "due", "offers"}, for a look "state" besides, for
    /// the lines of play "lines", for a case that the rules refuse "refused", the reason, and "steps-back" where the
    /// present line goes on from here; or
    /// {"ok": false, "error"} and "needs", the name of the fact that is missing or "dice".
    [[nodiscard]] Json answer(const std::string& line);

private:
    struct Failure {
        std::string error;
        std::string needs;
    };
    /// What a line did: its sentences and events. Undoing has events of its own: none.
    struct Done {
        std::vector<std::string> sentences;
        Json events = Json::array();
        bool showState = false;
        bool showLines = false;
        std::string refused = {};  ///< why the rules refuse the case, or empty
    };
    using Outcome = std::variant<Done, Failure>;

    Outcome carryOut(const std::string& line);
    Outcome move(const std::string& word, const Json& command);
    Outcome execute(const std::string& line, const Json& given);
    [[nodiscard]] Json answerOf(const Outcome& outcome) const;

    Game& m_game;
    std::optional<SeededDice> m_dice;
};

}  // namespace drumhead::cli
