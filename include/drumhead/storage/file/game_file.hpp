#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/storage/game_content.hpp"

#include <memory>

namespace drumhead {

class GameDatabase;

/// The file of a battle. All of the battle is in memory too, so nothing is lost when the disk fails: the command is
/// played all the same, `unsaved` stays true, and the next command tries again to write everything that is missing.
class GameFile final : public JournalStore {
public:
    enum class Mode { Play, ReadOnly };

    struct Opened {
        std::unique_ptr<GameFile> file;  ///< null: `error` has the reason
        FileError error;
        /// The file is a copy made while the game was played elsewhere: what was played last may be missing.
        bool copiedInPlay = false;
    };

    /// Writes a new game without opening it. An existing file is an error (`Exists`) unless `replace`; a game that is
    /// played at the time is never replaced (`Locked`).
    [[nodiscard]] static FileError create(const std::filesystem::path& path, const GameContent& content,
                                          bool replace = false);

    /// Opens a game and checks every checksum. A game that is open for play elsewhere can't be opened for play
    /// (`Locked`), but can be read, as it is at that moment.
    [[nodiscard]] static Opened open(const std::filesystem::path& path, Mode mode);

    struct Recovered {
        GameContent content;  ///< everything before the first damaged or lost entry
        /// Whether its rules are complete; else the battle can only be resumed under the installed ones.
        bool rulesSound = false;
        FileError error;      ///< what is wrong with the file
        bool usable = false;  ///< false: not even the scenario survives
        /// How many entries there were, or 0 where that is lost too.
        std::int64_t entriesBefore = 0;

        /// "407 of 462 commands can be read; the last is: Turn 6, Fire. …"
        [[nodiscard]] std::string summary(const Texts& texts = Texts()) const;
    };
    /// Recovers what is left of a damaged file, and leaves the file unchanged; `create` writes a new one.
    [[nodiscard]] static Recovered openDamaged(const std::filesystem::path& path);

    ~GameFile() override;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] bool readOnly() const { return m_database == nullptr; }
    /// The battle as it is now, also what could not be written.
    [[nodiscard]] const GameContent& content() const { return m_content; }

    /// The rules for writing appended entries; they have to outlive the file.
    void playWith(const Ruleset& ruleset);
    Result<void> append(const std::vector<JournalEntry>& entries, const State& before) override;
    Result<void> moveHead(EntryId head) override;
    /// An empty value removes the setting.
    Result<void> set(const std::string& setting, const std::string& value);
    /// As `set`, but written together with the next entry: both are kept, or neither.
    void setWithNext(const std::string& setting, const std::string& value);
    /// As `append`, for entries that are text already.
    Result<void> appendStored(const std::vector<StoredEntry>& entries);

    /// Whether the file lacks something that was played; `trouble` has the reason. Saving a copy elsewhere does not
    /// change this: the battle goes on in the open file.
    [[nodiscard]] bool unsaved() const { return static_cast<bool>(m_trouble); }
    [[nodiscard]] const FileError& trouble() const { return m_trouble; }

    /// Writes everything that was played, saved or not, to another file.
    [[nodiscard]] FileError saveCopy(const std::filesystem::path& path, bool replace = false) const;

    /// Takes what was written into the file itself, so that a copy of it has everything. For when nothing else is to
    /// do: it waits for the disk.
    void fold();
    /// Closes the file and leaves no side files. The error: the file lacks something that was played.
    FileError close();

private:
    GameFile(std::filesystem::path path, GameContent content, std::unique_ptr<GameDatabase> database);

    Result<void> write();
    /// The language of the rules that it is played by; English before any are known.
    [[nodiscard]] Texts language() const;

    std::filesystem::path m_path;
    GameContent m_content;
    std::unique_ptr<GameDatabase> m_database;
    const Ruleset* m_ruleset = nullptr;
    std::unique_ptr<StoredAttributes> m_stored;
    FileError m_trouble;
};

/// What to say of a game that was copied while it was played: how far the copy goes. One sentence.
[[nodiscard]] std::string copiedInPlayNote(const GameContent& content, const Texts& texts = Texts());
/// What to say of a game that is one file under several names; empty for one that is not. One sentence.
[[nodiscard]] std::string severalNamesNote(const std::filesystem::path& path, const Texts& texts = Texts());

}  // namespace drumhead
