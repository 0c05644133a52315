#pragma once

#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace drumhead {

/// Why a game file can't be used.
enum class FileFault {
    None,
    Missing,       ///< there is no such file, or no longer
    Foreign,       ///< not a game file
    Truncated,     ///< cut short
    Damaged,       ///< content was changed or lost
    StrayLog,      ///< sound, but the log beside it is not its own
    StrayJournal,  ///< sound, but the rollback journal beside it is not its own
    Newer,         ///< written by a later Drumhead
    NoPermission,  ///< the file or its folder may not be read or written
    Locked,        ///< already open for play, here or in another program
    Exists,        ///< the file exists already
    DiskFull,
    Disk,  ///< another error of the disk
};

/// What is wrong with a file: a code for the program, and what a sentence for a person is made of.
struct FileError {
    FileFault fault = FileFault::None;
    std::string message = {};         ///< the sentence in English
    std::filesystem::path path = {};  ///< the file; none: `detail` is the whole sentence
    Fault detail = std::string();     ///< more about it, or empty

    explicit operator bool() const { return fault != FileFault::None; }
};
/// The error in one sentence, in that language.
[[nodiscard]] std::string fileErrorText(const FileError& error, const Texts& texts);

/// A journal entry as a file holds it.
struct StoredEntry {
    std::int64_t id = 0;
    std::int64_t parent = 0;  ///< 0: the beginning
    std::int64_t turn = 1;
    std::string step;
    std::string time;
    std::string command;  ///< JSON
    std::string events;   ///< JSON
    std::vector<std::string> sentences;
    std::int64_t instead = 0;  ///< the entry that it replaces after a rewind, or 0

    friend bool operator==(const StoredEntry&, const StoredEntry&) = default;
};

/// The whole content of a game file.
struct GameContent {
    std::string scenario;                         ///< JSON
    RulesetFiles rules;                           ///< paths are relative to the ruleset's folder
    std::vector<StoredEntry> entries;             ///< by ascending id, so parents come before children
    std::int64_t head = 0;                        ///< the present entry, or 0 for the beginning
    std::map<std::string, std::string> settings;  ///< the window's settings of this game
};

}  // namespace drumhead
