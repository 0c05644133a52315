// Commands of play, one a line: each is answered, and the battle can be undone, redone and put down in text.
#include "cli/play/play_session.hpp"
#include "drumhead/storage/entry_text.hpp"
#include "fuzz/fuzz_rules.hpp"
#include "fuzz/fuzz_target.hpp"

namespace drumhead::fuzz {

namespace {

constexpr int mostLines = 60;

void takenUpAgain(const Game& game)
{
    GameContent content;
    content.head = game.head();
    for (const JournalEntry& entry : game.entries())
        content.entries.push_back(storedEntry(entry, game.stateBefore(entry.id), game.rules()));
    const Result<Game> again = resumedGame(content, game.scenario(), game.rules().ruleset);
    require(static_cast<bool>(again), "a battle that was played can't be taken up: " + (again ? "" : again.error()));
    require(again->state() == game.state(), "a battle that was taken up is another");
}

}  // namespace

void fuzzCommands(std::string_view bytes)
{
    Game game(smallBattle().ruleset, smallBattle().scenario);
    cli::PlaySession session(game, 7);
    int lines = 0;
    for (std::size_t at = 0; at < bytes.size() && lines < mostLines; ++lines) {
        const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
        const State before = game.state();
        const cli::Json answer = session.answer(std::string(bytes.substr(at, end - at)));
        if (!answer.value("ok", false)) require(game.state() == before, "a refused command left a trace");
        // The command line prints it so.
        static_cast<void>(answer.dump(-1, ' ', false, cli::Json::error_handler_t::replace));
        at = end + 1;
    }
    takenUpAgain(game);
    undoAndRedo(game);
}

}  // namespace drumhead::fuzz
