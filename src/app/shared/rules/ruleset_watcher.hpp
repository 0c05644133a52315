#pragma once

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace drumhead::app {

/// Notices when a file of a ruleset is changed, comes or goes; also where an editor puts a new file in the old one's
/// place. Several changes at once are told once, when they are over.
class RulesetWatcher : public QObject {
    Q_OBJECT

public:
    explicit RulesetWatcher(QObject* parent = nullptr);

    /// Watches the ruleset of that folder and those that it extends, with their ledgers; empty: nothing.
    void watch(const QString& folder);

Q_SIGNALS:
    void changed();

private:
    using Stamps = QHash<QString, qint64>;
    [[nodiscard]] Stamps stamps() const;
    void look();
    void rearm();

    QFileSystemWatcher m_watcher;
    QTimer m_pause;
    QString m_folder;
    QStringList m_folders;  ///< with those of the rulesets that it extends
    QStringList m_files;    ///< outside of them
    Stamps m_stamps;
};

}  // namespace drumhead::app
