#pragma once

#include "drumhead/storage/game_content.hpp"

#include <filesystem>
#include <string>

namespace drumhead::test {

/// A folder of the test's own, gone with everything in it afterwards.
class OwnFolder {
public:
    OwnFolder();
    ~OwnFolder();
    OwnFolder(const OwnFolder&) = delete;
    OwnFolder& operator=(const OwnFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return m_path / name; }
    /// The names in it, one blank between, hidden ones too.
    [[nodiscard]] std::string names() const;

private:
    std::filesystem::path m_path;
};

/// A made-up entry, always the same for the same number; every seventh begins a branch.
[[nodiscard]] StoredEntry sampleEntry(std::int64_t id);

/// A game of so many such entries with the text of a small ruleset that extends another. It is a game as a file sees
/// it, not one that could be played.
[[nodiscard]] GameContent sampleGame(std::int64_t entries);

/// Such a game in a file, alone in a folder of its own. Throws where it can't be written.
struct SampleFile {
    explicit SampleFile(std::int64_t entries);

    OwnFolder folder;
    std::filesystem::path path;
};

/// Whether two games are the same in everything that a file keeps.
[[nodiscard]] bool sameGame(const GameContent& a, const GameContent& b);

[[nodiscard]] std::string bytesOf(const std::filesystem::path& file);
void writeBytes(const std::filesystem::path& file, const std::string& bytes);

}  // namespace drumhead::test
