// Not run with the others: drumhead_tests "[timing]"
#include "support/catch.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/storage/file/game_file.hpp"

#include <algorithm>
#include <chrono>
#include <fcntl.h>
#include <iostream>
#include <unistd.h>

namespace commit_timing_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

using Clock = std::chrono::steady_clock;

double microseconds(Clock::time_point from)
{
    return std::chrono::duration<double, std::micro>(Clock::now() - from).count();
}

double median(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

/// An entry of the size of a real one: a firing with its dice, events and sentences.
StoredEntry realEntry(std::int64_t id)
{
    StoredEntry entry = sampleEntry(id);
    entry.command.append(400, ' ');
    entry.events.append(600, ' ');
    entry.sentences[1].append(200, 'x');
    return entry;
}

std::size_t bytes(const StoredEntry& entry)
{
    return entry.command.size() + entry.events.size() + entry.step.size() + entry.time.size()
        + entry.sentences[0].size() + entry.sentences[1].size() + 80;
}

}  // namespace

TEST_CASE("one durable command against write and fsync of the same bytes", "[.timing]")
{
    const OwnFolder folder;
    REQUIRE_FALSE(GameFile::create(folder / "game.drumhead", sampleGame(0)));
    const GameFile::Opened game = GameFile::open(folder / "game.drumhead", GameFile::Mode::Play);
    REQUIRE(game.file);
    const int bare = open((folder / "bare").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    REQUIRE(bare >= 0);
    std::vector<double> commits;
    std::vector<double> writes;
    for (std::int64_t id = 1; id <= 1000; ++id) {
        const StoredEntry entry = realEntry(id);
        const std::string same(bytes(entry), 'x');
        Clock::time_point from = Clock::now();
        REQUIRE(game.file->appendStored({entry}));
        commits.push_back(microseconds(from));
        from = Clock::now();
        REQUIRE(write(bare, same.data(), same.size()) == static_cast<ssize_t>(same.size()));
        REQUIRE(fsync(bare) == 0);
        writes.push_back(microseconds(from));
    }
    close(bare);
    REQUIRE_FALSE(game.file->unsaved());
    const double slowest = *std::max_element(commits.begin(), commits.end());
    std::cout << "durable command: median " << median(commits) << " us, slowest " << slowest
              << " us; write+fsync: median " << median(writes) << " us; ratio " << median(commits) / median(writes)
              << "\n";
    CHECK(median(commits) <= 2.5 * median(writes));
    std::vector<double> openings;
    REQUIRE_FALSE(game.file->close());
    GameContent large = sampleGame(0);
    for (std::int64_t id = 1; id <= 10'000; ++id) large.entries.push_back(realEntry(id));
    large.head = 10'000;
    REQUIRE_FALSE(GameFile::create(folder / "large.drumhead", large));
    for (int i = 0; i < 5; ++i) {
        const Clock::time_point from = Clock::now();
        REQUIRE(GameFile::open(folder / "large.drumhead", GameFile::Mode::Play).file);
        openings.push_back(microseconds(from) / 1000);
    }
    std::cout << "opening and closing a game of 10,000 commands ("
              << std::filesystem::file_size(folder / "large.drumhead") / 1'000'000 << " MB): median "
              << median(openings) << " ms\n";
    CHECK(median(openings) < 1000);
}

}  // namespace commit_timing_test
