#pragma once

#include "drumhead/rules/ruleset_loader.hpp"

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
    LoadedRuleset loaded;

    [[nodiscard]] bool usable() const { return loaded.usable(); }
    /// Every fault as `file:line:column: error: message`.
    [[nodiscard]] QStringList faults() const;
};

/// The rulesets that this window can play with, found by folder. One that has faults stands beside the sound ones.
class RulesetLibrary {
public:
    /// Loads from folders that are rulesets themselves or hold rulesets; what was loaded before is dropped.
    void load(const QStringList& folders);

    [[nodiscard]] const std::vector<std::unique_ptr<LibraryEntry>>& entries() const { return m_entries; }
    /// The entry with that id or folder, or -1.
    [[nodiscard]] int find(const QString& idOrFolder) const;
    /// The first that can be played with, or -1.
    [[nodiscard]] int firstUsable() const;
    /// What kept folders from being read: one sentence each.
    [[nodiscard]] const QStringList& problems() const { return m_problems; }

    /// Where rulesets lie unless the command line says otherwise: $DRUMHEAD_DATA, beside the program, the source tree.
    /// If none of them is there, the first that was looked for.
    [[nodiscard]] static QString standardFolder();

private:
    void addRuleset(const QString& folder);

    std::vector<std::unique_ptr<LibraryEntry>> m_entries;
    QStringList m_problems;
};

}  // namespace drumhead::app
