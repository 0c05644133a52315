#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/storage/game_content.hpp"

#include <memory>

namespace drumhead {

class GameDatabase;

/// The file of a battle. While it is played it holds all of it in memory too, so that nothing is lost when the disk
/// refuses: the command is then played all the same, `unsaved` stays true, and the next command tries again to write
/// all that is missing.
class GameFile final : public JournalStore {
public:
    enum class Mode { Play, ReadOnly };

    struct Opened {
        std::unique_ptr<GameFile> file;  ///< null: `error` tells why
        FileError error;
    };

    /// Writes a new game; it is not opened by that. An existing file is an error (`Exists`) unless it is to be
    /// replaced.
    [[nodiscard]] static FileError create(const std::filesystem::path& path, const GameContent& content,
                                          bool replace = false);

    /// Opens a game, every checksum checked. To play it, nobody else may be playing it (`Locked`); to read it, that
    /// does not matter, and what is read is the battle as it stood just then.
    [[nodiscard]] static Opened open(const std::filesystem::path& path, Mode mode);

    struct Recovered {
        GameContent content;  ///< all before the first entry that was changed or lost
        /// Whether its rules are whole; without them the battle can be taken up under those of today only.
        bool rulesSound = false;
        FileError error;      ///< what is wrong with the file
        bool usable = false;  ///< false: not even the scenario is left
    };
    /// What is left of a damaged file. The file itself stays as it is; `create` makes a new one of it.
    [[nodiscard]] static Recovered openDamaged(const std::filesystem::path& path);

    ~GameFile() override;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] bool readOnly() const { return m_database == nullptr; }
    /// The battle, always as it stands now.
    [[nodiscard]] const GameContent& content() const { return m_content; }

    /// The rules by which what is appended is written down; they have to outlive the file.
    void playWith(const Ruleset& ruleset);
    Result<void> append(const std::vector<JournalEntry>& entries, const State& before) override;
    Result<void> moveHead(EntryId head) override;
    Result<void> set(const std::string& setting, const std::string& value);
    /// The same as `append` for entries that are texts already.
    Result<void> appendStored(const std::vector<StoredEntry>& entries);

    /// Whether something was played that the file does not have; `trouble` tells why. Saving a copy elsewhere does not
    /// end this: the battle goes on in the file that is open.
    [[nodiscard]] bool unsaved() const { return static_cast<bool>(m_trouble); }
    [[nodiscard]] const FileError& trouble() const { return m_trouble; }

    /// Writes all that was played, saved or not, into another file.
    [[nodiscard]] FileError saveCopy(const std::filesystem::path& path, bool replace = false) const;

    /// Leaves one file behind and lets go of it. The error: something was played that the file does not have.
    FileError close();

private:
    GameFile(std::filesystem::path path, GameContent content, std::unique_ptr<GameDatabase> database);

    Result<void> write();

    std::filesystem::path m_path;
    GameContent m_content;
    std::unique_ptr<GameDatabase> m_database;
    const Ruleset* m_ruleset = nullptr;
    std::unique_ptr<StoredAttributes> m_stored;
    FileError m_trouble;
};

}  // namespace drumhead
