#pragma once

#include "app/shared/rules/ruleset_library.hpp"
#include "app/shared/rules/ruleset_loading.hpp"

#include <QObject>
#include <QTimer>

#include <functional>

namespace drumhead::app {

/// The rulesets that a window offers, and the one that is chosen. All are loaded off the window's thread: the chosen
/// one first, then the others one by one, so that their faults are known.
class RulesetChoice : public QObject {
    Q_OBJECT

public:
    /// `isWanted`: whether it is of any use now to load the others.
    explicit RulesetChoice(std::function<bool()> isWanted, QObject* parent = nullptr);

    /// The folders that the command line asks for instead of the usual ones.
    void setFolders(const QStringList& folders) { m_folders = folders; }
    /// Where battles and scenarios look for rulesets: the folders asked for, then the usual ones.
    [[nodiscard]] QStringList folders() const { return m_folders + RulesetLibrary::usualFolders(); }
    /// Keeps a folder that was opened by hand, for later runs too. Where it holds no ruleset it is not kept: gives what
    /// is wrong with it.
    [[nodiscard]] QStringList keepFolder(const QString& folder);
    /// Drops the chosen ruleset from the list; its files stay. Gives its folder.
    QString forgetChosen();

    /// Looks into the folders anew; nothing is chosen.
    void look();
    /// Goes on loading those that were not loaded yet.
    void loadRest() { m_loadSoon.start(0); }
    /// Chooses an entry of the library; -1: none. Where it is not loaded in a moment, `chosenLoaded` tells when it is.
    void choose(int entry);
    /// Puts newly read rules in the place of the chosen ones; see RulesetLibrary::replace.
    void replaceChosen(LoadedRuleset loaded)
    {
        if (m_chosen >= 0) m_library.replace(m_chosen, std::move(loaded));
    }
    /// All that are listed and sound; loads those that were not loaded yet.
    [[nodiscard]] std::vector<std::shared_ptr<const Ruleset>> usable();
    /// Chooses the entry with that id or folder, else the first that can be played with, else the first.
    void chooseUsual(const QString& idOrFolder);
    /// The number of the chosen entry, or -1.
    [[nodiscard]] int chosenEntry() const { return m_chosen; }
    /// Whether the chosen one is still being loaded.
    [[nodiscard]] bool isLoading() const { return chosen() && !chosen()->isLoaded; }

    [[nodiscard]] const RulesetLibrary& library() const { return m_library; }
    /// The chosen entry, or null.
    [[nodiscard]] const LibraryEntry* chosen() const;
    /// What is wrong with folders, and which rulesets have faults that were not told in an earlier run.
    [[nodiscard]] QStringList problems() const;

Q_SIGNALS:
    /// An entry was loaded and has faults.
    void faultsFound(int entry);
    /// The chosen entry is loaded now, after it took long; perhaps it is another, since the first had faults.
    void chosenLoaded();

private:
    void loadNext();
    void take(const QString& folder, LoadedRuleset loaded);
    void seek();
    void noteFaults(int entry);

    std::function<bool()> m_isWanted;
    RulesetLibrary m_library;
    QStringList m_news;  ///< titles of rulesets with faults that were not told in an earlier run
    QStringList m_folders;
    int m_chosen = -1;
    bool m_isSeeking = false;  ///< any that can be played with will do
    QTimer m_loadSoon;
    RulesetLoading m_loading;
};

}  // namespace drumhead::app
