#pragma once

#include "cli/diary/diary.hpp"
#include "cli/play/play_session.hpp"

#include <map>

namespace drumhead::cli {

/// How a diary came out.
struct DiaryOutcome {
    std::vector<Diagnostic> faults;  ///< what differs from what was written down
    int expectations = 0;            ///< lines that expect something
    /// Ledger row -> the lines whose expectations show it, where they hold.
    std::map<std::string, std::vector<int>> shown;
};

/// Plays a diary and compares what it expects. It ends at the first command that can't be carried out.
class DiaryRunner {
public:
    /// Both have to outlive it.
    DiaryRunner(const Diary& diary, Game& game) : m_diary(diary), m_session(game, std::nullopt) {}

    [[nodiscard]] DiaryOutcome run();

private:
    void command(const DiaryLine& line);
    void refused(const DiaryLine& line);
    void then(const DiaryLine& line);
    void check(const std::string& name, const Json& wanted);
    void checkState(const Json& wanted);
    void checkIs(const char* name, const Json& wanted);
    void checkDue(const Json& wanted, bool isDue);
    void checkOffers(const char* list, const Json& wanted, bool isOffered);
    void checkSays(const Json& wanted, bool says);
    void fault(const std::string& message);

    const Diary& m_diary;
    PlaySession m_session;
    DiaryOutcome m_outcome;
    int m_line = 0;
    bool m_stopped = false;
    Json m_sentences = Json::array();  ///< of the last command
    Json m_now;                        ///< the battle as it stands
};

}  // namespace drumhead::cli
