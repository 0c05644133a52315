#pragma once

#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace drumhead {

/// Why a game file can't be used as was wished.
enum class FileFault {
    None,
    Missing,       ///< there is no such file, or it is there no longer
    Foreign,       ///< not a game file
    Truncated,     ///< its end is missing
    Damaged,       ///< something in it was changed or lost
    Newer,         ///< written by a later Drumhead
    NoPermission,  ///< the file or its folder may not be read or written
    Locked,        ///< being played already, here or in another program
    Exists,        ///< there is such a file already
    DiskFull,
    Disk,  ///< the disk told another error
};

/// What is wrong with a file: for the program, and in one sentence for a person.
struct FileError {
    FileFault fault = FileFault::None;
    std::string message;

    explicit operator bool() const { return fault != FileFault::None; }
};

/// One command of a journal with what came of it, as it stands in a file.
struct StoredEntry {
    std::int64_t id = 0;
    std::int64_t parent = 0;  ///< 0: the beginning
    std::int64_t turn = 1;
    std::string step;
    std::string time;
    std::string command;  ///< JSON
    std::string events;   ///< JSON
    std::vector<std::string> sentences;
    std::int64_t instead = 0;  ///< the entry that it was decided again for, or 0

    friend bool operator==(const StoredEntry&, const StoredEntry&) = default;
};

/// Everything that a game file holds.
struct GameContent {
    std::string scenario;                         ///< JSON
    RulesetFiles rules;                           ///< paths are those within the ruleset's folder
    std::vector<StoredEntry> entries;             ///< by rising id, so that parents come before their children
    std::int64_t head = 0;                        ///< the entry at which the battle stands, or 0
    std::map<std::string, std::string> settings;  ///< what the window keeps with this game
};

}  // namespace drumhead
