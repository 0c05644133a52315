#pragma once

#include "storage/content/content_reading.hpp"

#include <memory>

namespace drumhead {

/// The database file of a battle that is being played. While it is open, others can read it but not play it.
class GameDatabase {
public:
    struct Opened {
        std::unique_ptr<GameDatabase> database;  ///< null after `read`, or with an error
        ContentRead read;
        FileError error;
        /// It is a copy made while the game was played: what was played last may be missing.
        bool copiedInPlay = false;
    };
    /// Opens to play: older formats are migrated in the file.
    [[nodiscard]] static Opened openToPlay(const std::filesystem::path& path);
    /// Reads the file and closes it; older formats are migrated in memory. A damaged file is read up to its first
    /// fault.
    [[nodiscard]] static Opened read(const std::filesystem::path& path);

    ~GameDatabase();
    GameDatabase(const GameDatabase&) = delete;
    GameDatabase& operator=(const GameDatabase&) = delete;

    /// Writes what the file lacks of the content; durable when it returns without an error.
    [[nodiscard]] FileError write(const GameContent& content);
    /// Takes what was written into the file itself, so that a copy of it has everything.
    void fold();
    /// Closes the file and leaves no side files.
    void close();

private:
    GameDatabase(std::filesystem::path path, sqlite::Database database);
    [[nodiscard]] static Opened readUpToDate(sqlite::Database& database, const std::filesystem::path& path);
    [[nodiscard]] static Opened readWith(const std::filesystem::path& path, sqlite::Database::Access access);

    [[nodiscard]] static Opened openChecked(const std::filesystem::path& path);
    [[nodiscard]] static Opened readRolledBack(const std::filesystem::path& path);
    static void blameLog(const std::filesystem::path& path, Opened& opened);
    [[nodiscard]] FileError claim();
    [[nodiscard]] FileError whereabouts() const;

    std::filesystem::path m_path;
    sqlite::Database m_database;
    Seal m_seal;
    bool m_open = false;  ///< claimed, and found sound
};

}  // namespace drumhead
