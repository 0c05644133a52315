#pragma once

#include "cli/output/json_output.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace drumhead::cli {

/// One line of a diary that is not prose.
struct DiaryLine {
    enum class Kind {
        Command,  ///< what `play` carries out
        Refused,  ///< a command that the rules have to refuse
        Then,     ///< what has to be so now
    };
    Kind kind = Kind::Command;
    int line = 0;                    ///< from 1
    Json content;                    ///< the command, or the expectations by name
    std::vector<std::string> cites;  ///< ids of the ledger rows that an expectation shows
};

/// A battle written down from the source: commands, and what has to be so after each.
struct Diary {
    std::string file;
    std::string title;
    std::filesystem::path scenario;
    std::vector<DiaryLine> lines;
};

struct ReadDiary {
    std::optional<Diary> diary;
    std::vector<Diagnostic> faults;
};

/// Reads a `*.diary`: blank lines and lines that begin with # are prose, every other line is a JSON object. The first
/// names the diary and its scenario, a file beside it.
[[nodiscard]] ReadDiary readDiary(const std::string& file);

/// The diaries below a folder, in the order of their names.
[[nodiscard]] std::vector<std::string> diariesIn(const std::filesystem::path& folder);

}  // namespace drumhead::cli
