#pragma once

#include "cli/diary/diary_runner.hpp"
#include "cli/input/streams.hpp"

namespace drumhead::cli {

/// Several diaries, played one after the other.
class DiarySet {
public:
    /// Plays one; false where its scenario can't be opened, which is reported.
    bool play(const std::string& file, Streams streams);

    [[nodiscard]] std::size_t diaries() const { return m_diaries; }
    [[nodiscard]] std::size_t expectations() const { return m_expectations; }
    [[nodiscard]] const std::vector<Diagnostic>& faults() const { return m_faults; }
    /// Ledger row -> the lines that show it, "FILE:LINE".
    [[nodiscard]] const std::map<std::string, std::vector<std::string>>& shown() const { return m_shown; }

private:
    std::size_t m_diaries = 0;
    std::size_t m_expectations = 0;
    std::vector<Diagnostic> m_faults;
    std::map<std::string, std::vector<std::string>> m_shown;
};

}  // namespace drumhead::cli
