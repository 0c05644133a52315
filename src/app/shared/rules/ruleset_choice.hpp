#pragma once

#include "app/shared/rules/ruleset_library.hpp"

#include <QObject>
#include <QTimer>

#include <functional>

namespace drumhead::app {

/// The rulesets that a window offers, and the one that is chosen. The others are loaded one by one while nothing else
/// is to be done, so that their faults are known.
class RulesetChoice : public QObject {
    Q_OBJECT

public:
    /// `isWanted`: whether it is of any use now to load the others, which takes longer than a key press may.
    explicit RulesetChoice(std::function<bool()> isWanted, QObject* parent = nullptr);

    /// The folders that the command line asks for instead of the usual ones.
    void setFolders(const QStringList& folders) { m_folders = folders; }
    /// Where battles and scenarios look for rulesets: the folders asked for, then the usual ones.
    [[nodiscard]] QStringList folders() const { return m_folders + RulesetLibrary::usualFolders(); }
    /// Keeps a folder that was opened by hand, for later runs too.
    void keepFolder(const QString& folder);
    /// Drops the chosen ruleset from the list; its files stay. Gives its folder.
    QString forgetChosen();

    /// Looks into the folders anew; nothing is chosen.
    void look();
    /// Goes on loading those that were not loaded yet.
    void loadRest() { m_loadSoon.start(0); }
    /// Chooses an entry of the library, and loads it; -1: none.
    void choose(int entry);
    /// Puts newly read rules in the place of the chosen ones; see RulesetLibrary::replace.
    void replaceChosen(LoadedRuleset loaded)
    {
        if (m_chosen >= 0) m_library.replace(m_chosen, std::move(loaded));
    }
    /// All that are listed and sound; loads those that were not loaded yet.
    [[nodiscard]] std::vector<std::shared_ptr<const Ruleset>> usable();
    /// The entry with that id or folder, else the first that can be played with, else the first; -1: there is none.
    [[nodiscard]] int usual(const QString& idOrFolder);

    [[nodiscard]] const RulesetLibrary& library() const { return m_library; }
    /// The chosen entry, or null.
    [[nodiscard]] const LibraryEntry* chosen() const;
    /// What is wrong with folders, and which rulesets have faults that were not told in an earlier run.
    [[nodiscard]] QStringList problems() const;

Q_SIGNALS:
    /// An entry was loaded and has faults.
    void faultsFound(int entry);

private:
    void loadNext();
    void noteFaults(int entry);

    std::function<bool()> m_isWanted;
    RulesetLibrary m_library;
    QStringList m_news;  ///< titles of rulesets with faults that were not told in an earlier run
    QStringList m_folders;
    int m_chosen = -1;
    QTimer m_loadSoon;
};

}  // namespace drumhead::app
