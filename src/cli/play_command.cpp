// play: a game played from a script, a command a line.
#include "cli/commands.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/open_game.hpp"
#include "cli/output/sheet_command_output.hpp"
#include "cli/play/play_input.hpp"
#include "cli/play/play_session.hpp"

#include "drumhead/storage/entry_text.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/battle_text.hpp"

#include <chrono>
#include <ctime>
#include <filesystem>

namespace drumhead::cli {

namespace {

namespace fs = std::filesystem;

/// What is played: the rules outlive the game, and the file, where there is one, keeps it.
struct Opened {
    ReadableGame read;
    std::unique_ptr<GameFile> file;
    std::optional<Game> game;
};

/// Opens `output` to keep the game in: the game's own file, or a new one.
Result<void> keepIn(Opened& opened, const std::string& word, const std::string& output, std::ostream& notes)
{
    std::error_code failure;
    const bool isItself = isGameFile(word) && fs::equivalent(word, output, failure);
    if (!isItself) {
        if (const FileError made = GameFile::create(output, opened.read.content)) return Error{made.message};
    }
    GameFile::Opened file = GameFile::open(output, GameFile::Mode::Play);
    if (!file.file) return Error{file.error.message};
    if (const std::string names = severalNamesNote(output); !names.empty()) notes << "note: " << names << "\n";
    opened.file = std::move(file.file);
    opened.file->playWith(*opened.read.ruleset);
    return {};
}

std::optional<Opened> open(const std::string& word, const Arguments& arguments, Streams streams)
{
    const std::string rules = arguments.has("rules") ? arguments.value("rules") : std::string();
    const std::string output = arguments.has("output") ? arguments.value("output") : std::string();
    if (!output.empty() && !isKeptGame(output))
        return rejectInput(streams, "-o takes a file whose name ends in .drumhead");
    std::error_code failure;
    if (!rules.empty() && !output.empty() && isGameFile(word) && fs::equivalent(word, output, failure))
        return rejectInput(
            streams, "a game keeps the rules that it was begun with; to go on by others, give another file after -o");
    std::optional<ReadableGame> read =
        isGameFile(word) ? gameOfFile(word, rules, streams) : gameOfScenario(word, rules, streams);
    if (!read) return std::nullopt;
    Opened opened{std::move(*read), nullptr, std::nullopt};
    Result<Game> game = resumedGame(opened.read.content, opened.read.scenario, *opened.read.ruleset);
    if (!game) return rejectInput(streams, game.error());
    opened.game.emplace(std::move(*game));
    if (!output.empty()) {
        if (const Result<void> kept = keepIn(opened, word, output, streams.err); !kept)
            return rejectInput(streams, kept.error());
    }
    if (opened.file) opened.game->keepIn(opened.file.get());
    return opened;
}

/// UTC, ISO 8601.
std::string now()
{
    const std::time_t seconds = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    char text[32];
    return std::string(text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts));
}

bool isBlank(const std::string& line) { return line.find_first_not_of(" \t\r") == std::string::npos; }

void playAll(PlaySession& session, PlayInput& in, std::ostream& out)
{
    bool tooLong = false;
    while (const std::optional<std::string> line = in.nextLine(tooLong)) {
        if (isBlank(*line)) continue;
        const Json answer =
            tooLong ? Json{{"ok", false}, {"error", "a line has at most 1 MiB"}} : session.answer(*line);
        out << answer.dump(-1, ' ', false, Json::error_handler_t::replace) << std::endl;
        if (!out) return;
    }
}

}  // namespace

int runPlay(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(
        given,
        {"play SCENARIO|GAME [--rules RULESET] [-o GAME.drumhead] [--seed N]", 1, 1, {}, {"rules", "output", "seed"}});
    if (!arguments) return badInput(streams, arguments.error());
    std::optional<std::uint64_t> seed;
    if (arguments->has("seed")) {
        const Result<std::uint64_t> number = parseSeed(arguments->value("seed"));
        if (!number) return badInput(streams, number.error());
        seed = *number;
    }
    std::optional<Opened> opened = open(arguments->words[0], *arguments, streams);
    if (!opened) return BadInput;
    opened->game->setClock(now);
    PlaySession session(*opened->game, seed);
    PlayInput input(streams.in, [&opened] {
        if (opened->file) opened->file->fold();
    });
    playAll(session, input, streams.out);
    constexpr int endedBySignal = 128;  // and its number, as shells have it
    if (opened->game->unsaved().empty()) return PlayInput::signal() == 0 ? Done : endedBySignal + PlayInput::signal();
    streams.err << "error: not everything is in the file: " << opened->game->unsaved() << "\n";
    return SaysNo;
}

}  // namespace drumhead::cli
