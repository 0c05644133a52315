// Plays on in a game file until it is killed, telling each command on standard output once it is kept.
//   kill_loop_player FILE SEED   plays; makes the file where there is none
//   kill_loop_player --list FILE tells what the file holds, the head last; exit code 1: it can't be opened to play
//   kill_loop_player FILE SEED SCENARIO, and --list FILE SCENARIO: the same with a battle that is really played and,
//   listed, decided again
#include "support/games/sample_game.hpp"

#include "drumhead/game/autoplay/trial_player.hpp"
#include "drumhead/game/journal/journal.hpp"
#include "drumhead/rules/json_document.hpp"
#include "drumhead/storage/entry_text.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/replay.hpp"

#include <cstdlib>
#include <cstring>
#include <iostream>
#include <unistd.h>

namespace {

using namespace drumhead;

void tell(const std::string& line)
{
    const std::string all = line + "\n";
    if (write(STDOUT_FILENO, all.data(), all.size()) < 0) std::exit(3);
}

int fail(const FileError& error)
{
    std::cerr << error.message << "\n";
    return 1;
}

int list(const std::filesystem::path& path)
{
    const GameFile::Opened opened = GameFile::open(path, GameFile::Mode::Play);
    if (!opened.file) return fail(opened.error);
    for (const StoredEntry& entry : opened.file->content().entries) {
        if (!(entry == test::sampleEntry(entry.id)))
            return fail({FileFault::Damaged, "entry " + std::to_string(entry.id) + " is not what was played"});
        tell("entry " + std::to_string(entry.id));
    }
    tell("head " + std::to_string(opened.file->content().head));
    return 0;
}

int play(const std::filesystem::path& path, std::uint64_t seed)
{
    if (!std::filesystem::exists(path)) {
        if (const FileError error = GameFile::create(path, test::sampleGame(0))) return fail(error);
    }
    const GameFile::Opened opened = GameFile::open(path, GameFile::Mode::Play);
    if (!opened.file) return fail(opened.error);
    GameFile& file = *opened.file;
    SeededDice dice(seed);
    for (;;) {
        const auto last = static_cast<std::int64_t>(file.content().entries.size());
        int face = 0;
        if (!dice.roll(1, 6, &face)) return 3;
        if (face == 1 && last > 0) {
            if (!file.moveHead(last / 2)) return 3;
            tell("head " + std::to_string(last / 2));
        } else {
            std::vector<StoredEntry> entries = {test::sampleEntry(last + 1)};
            if (face == 6) entries.push_back(test::sampleEntry(last + 2));
            if (!file.appendStored(entries)) return 3;
            for (const StoredEntry& entry : entries) tell("entry " + std::to_string(entry.id));
        }
        if (file.unsaved()) return fail(file.trouble());
    }
}

int failPlainly(const std::string& message) { return fail({FileFault::Damaged, message}); }

FileError createBattle(const std::filesystem::path& path, const std::filesystem::path& scenario)
{
    const Result<std::string> text = readJsonFile(scenario);
    if (!text) return {FileFault::Missing, text.error()};
    const std::string ruleset = readScenarioIdentity(scenario.string(), *text).ruleset;
    Result<RulesetFiles> rules = readRulesetFolder(scenario.parent_path() / ".." / ".." / "rulesets" / ruleset);
    if (!rules) return {FileFault::Missing, rules.error()};
    GameContent content;
    content.scenario = *text;
    content.rules = std::move(*rules);
    return GameFile::create(path, content);
}

int listBattle(const std::filesystem::path& path)
{
    const GameFile::Opened opened = GameFile::open(path, GameFile::Mode::Play);
    if (!opened.file) return fail(opened.error);
    const Result<ReadableGame> read = readableGame(opened.file->content());
    if (!read) return failPlainly(read.error());
    if (!replay(*read).same()) return failPlainly("what was played does not come out the same");
    for (const StoredEntry& entry : opened.file->content().entries) tell("entry " + std::to_string(entry.id));
    tell("head " + std::to_string(opened.file->content().head));
    return 0;
}

int playBattle(const std::filesystem::path& path, std::uint64_t seed, const std::filesystem::path& scenario)
{
    if (!std::filesystem::exists(path)) {
        if (const FileError error = createBattle(path, scenario)) return fail(error);
    }
    const GameFile::Opened opened = GameFile::open(path, GameFile::Mode::Play);
    if (!opened.file) return fail(opened.error);
    const Result<ReadableGame> read = readableGame(opened.file->content());
    if (!read) return failPlainly(read.error());
    Result<Game> game = resumedGame(read->content, read->scenario, *read->ruleset);
    if (!game) return failPlainly(game.error());
    opened.file->playWith(*read->ruleset);
    game->keepIn(opened.file.get());
    TrialPlayer player(seed);
    SeededDice dice(seed + 1000);
    NoDice none;
    for (;;) {
        int face = 0;
        if (!dice.roll(1, 10, &face)) return 3;
        if (face == 1 && game->canUndo()) {
            tell("going " + std::to_string(game->entry(game->head()).parent));
            if (!game->undo()) return 3;
            tell("head " + std::to_string(game->head()));
        } else {
            const DecisionResult decided = game->execute(player.next(game->rules(), game->state()), none);
            if (!decided) return failPlainly(decided.error().message);
            tell("entry " + std::to_string(game->head()));
        }
        if (!game->unsaved().empty()) return failPlainly(game->unsaved());
    }
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc == 4 && std::strcmp(argv[1], "--list") == 0) return listBattle(argv[2]);
    if (argc == 4) return playBattle(argv[1], std::strtoull(argv[2], nullptr, 10), argv[3]);
    if (argc == 3 && std::strcmp(argv[1], "--list") == 0) return list(argv[2]);
    if (argc == 3) return play(argv[1], std::strtoull(argv[2], nullptr, 10));
    std::cerr << "usage: kill_loop_player (FILE SEED | --list FILE) [SCENARIO]\n";
    return 2;
}
