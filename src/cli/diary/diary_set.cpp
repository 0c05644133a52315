#include "cli/diary/diary_set.hpp"

#include "cli/input/open_game.hpp"

namespace drumhead::cli {

bool DiarySet::play(const std::string& file, Streams streams)
{
    ++m_diaries;
    const ReadDiary read = readDiary(file);
    m_faults.insert(m_faults.end(), read.faults.begin(), read.faults.end());
    if (!read.diary) return true;
    const std::optional<ReadableGame> game = gameOfScenario(read.diary->scenario.string(), "", streams);
    if (!game) return false;
    Game played(*game->ruleset, game->scenario);
    const DiaryOutcome outcome = DiaryRunner(*read.diary, played).run();
    m_expectations += static_cast<std::size_t>(outcome.expectations);
    m_faults.insert(m_faults.end(), outcome.faults.begin(), outcome.faults.end());
    for (const auto& [row, lines] : outcome.shown) {
        for (const int line : lines) m_shown[row].push_back(file + ":" + std::to_string(line));
    }
    return true;
}

}  // namespace drumhead::cli
