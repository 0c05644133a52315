#pragma once

#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace drumhead::app {

/// A ruleset found on disk, sound or not.
struct LibraryEntry {
    QString folder;
    QString id;
    QString title;
    bool isLoaded = false;
    LoadedRuleset loaded;  ///< empty until it is loaded

    [[nodiscard]] bool usable() const { return loaded.usable(); }
    [[nodiscard]] bool hasFaults() const { return isLoaded && !usable(); }
    /// Every fault as `file:line:column: error: message`, with the file's place in the folder; errors first.
    [[nodiscard]] QStringList faults() const;
};

/// The rulesets that this window can play with, found by folder. One that has faults stands beside the sound
/// ones. Finding them reads no more than their names; each is loaded beside the window when it is wanted
/// (`RulesetChoice`).
class RulesetLibrary {
public:
    /// Looks into folders that are rulesets themselves or hold rulesets; what was found before is dropped.
    void lookInto(const QStringList& folders);
    /// Loads the entry at once, if that was not done yet.
    const LibraryEntry& load(int entry);
    /// Puts newly read rules in the place of an entry's; what looks into the old ones must have let go of them.
    void replace(int entry, LoadedRuleset loaded);
    /// What was loaded of the folder; its number, or -1 if it is not listed any more.
    int take(const QString& folder, LoadedRuleset loaded);
    /// The next that was not loaded yet; -1 if all are.
    [[nodiscard]] int nextUnloaded() const;

    [[nodiscard]] const std::vector<std::unique_ptr<LibraryEntry>>& entries() const { return m_entries; }
    /// The entry with that id or folder, or -1.
    [[nodiscard]] int find(const QString& idOrFolder) const;
    /// The first that has no faults, as far as is known, or -1.
    [[nodiscard]] int firstWithoutFaults() const;
    /// What kept folders from being read: one sentence each.
    [[nodiscard]] const QStringList& problems() const { return m_problems; }

    /// Where rulesets lie unless the command line says otherwise: $DRUMHEAD_DATA, beside the program, the
    /// source tree. If none of them is there, the first that was looked for.
    [[nodiscard]] static QString standardFolder();
    /// Where a person keeps rulesets of his own; empty where no home is known.
    [[nodiscard]] static QString ownFolder();
    /// A person's own if it holds any, the standard one, and the folders that he opened, as far as they are still
    /// there.
    [[nodiscard]] static QStringList usualFolders();
    /// All rulesets in such folders by their identity, but for forgotten ones; of several with one id the first.
    [[nodiscard]] static Result<std::vector<RulesetEntry>> rulesetsIn(const QStringList& folders);

    /// Where a ruleset lies on this machine, and those that it extends, as far as they are in such folders.
    [[nodiscard]] static QStringList foldersOf(const Ruleset& ruleset, const QStringList& lookedInto);

private:
    void addRuleset(const RulesetEntry& named);

    std::vector<std::unique_ptr<LibraryEntry>> m_entries;
    QStringList m_problems;
};

}  // namespace drumhead::app
