#pragma once

#include "app/shared/rules/ruleset_library.hpp"
#include "app/shared/rules/ruleset_watcher.hpp"

#include <QObject>

#include <functional>

class QWidget;

namespace drumhead::app {

class RuleCheckStrip;

/// Rules that somebody writes at while they are in use: whenever a file changes they are checked, the check is shown,
/// and if they are sound they take the place of the old ones. While they have faults those stay in use.
class LiveRules : public QObject {
    Q_OBJECT

public:
    /// `take`: puts the rules in use. `isInUse`: whether a case is in hand, that faults must not take away.
    LiveRules(std::function<bool()> isInUse, std::function<void(LoadedRuleset)> take, QWidget* parent);

    [[nodiscard]] RuleCheckStrip* strip() const { return m_strip; }
    /// Follows the rules of that entry; null: none.
    void follow(const LibraryEntry* entry);

Q_SIGNALS:
    /// A sentence for the status bar.
    void said(const QString& sentence);

private:
    void check();
    void takeKeepingFocus(LoadedRuleset loaded);

    std::function<bool()> m_isInUse;
    std::function<void(LoadedRuleset)> m_take;
    QWidget& m_parent;
    RuleCheckStrip* m_strip;
    RulesetWatcher m_watcher;
    QString m_folder;
    QString m_title;
};

}  // namespace drumhead::app
