#pragma once

#include "storage/file/content_reading.hpp"

#include <memory>

namespace drumhead {

/// The database file of a battle that is being played. While it is open, others can read it but not play it.
class GameDatabase {
public:
    struct Opened {
        std::unique_ptr<GameDatabase> database;  ///< null after `read`, or with an error
        ContentRead read;
        FileError error;
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
    /// Closes the file and leaves no side files.
    void close();

private:
    GameDatabase(std::filesystem::path path, sqlite::Database database);
    [[nodiscard]] static Opened readWith(const std::filesystem::path& path, sqlite::Database::Access access);

    [[nodiscard]] FileError claim();
    [[nodiscard]] FileError whereabouts() const;

    std::filesystem::path m_path;
    sqlite::Database m_database;
    Seal m_seal;
    bool m_open = true;
};

}  // namespace drumhead
