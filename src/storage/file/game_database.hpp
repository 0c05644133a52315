#pragma once

#include "storage/file/content_reading.hpp"

#include <memory>

namespace drumhead {

/// The open file of a battle that is being played, or null with the error. While it is open nobody else can play it,
/// but may read it.
class GameDatabase {
public:
    struct Opened {
        std::unique_ptr<GameDatabase> database;  ///< of a file that is played
        ContentRead read;
        FileError error;
    };
    /// Opens to play: older formats are brought up to date in the file.
    [[nodiscard]] static Opened openToPlay(const std::filesystem::path& path);
    /// Reads and lets go of the file again; older formats are brought up to date in memory. A damaged file is read as
    /// far as it goes.
    [[nodiscard]] static Opened read(const std::filesystem::path& path);

    ~GameDatabase();
    GameDatabase(const GameDatabase&) = delete;
    GameDatabase& operator=(const GameDatabase&) = delete;

    /// Writes what the content has beyond what the file has, and is durable when it returns without an error.
    [[nodiscard]] FileError write(const GameContent& content);
    /// Leaves one tidy file behind.
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
