#include "app/shared/rules/ruleset_watcher.hpp"

#include "app/shared/qt_text.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace drumhead::app {

namespace {

void noteLayers(const RulesetFiles& files, QStringList& folders, QStringList& outside)
{
    folders << toQt(files.folder);
    if (files.ledger) outside << toQt(files.ledger->path);
    for (const RulesetFiles& base : files.base) noteLayers(base, folders, outside);
}

}  // namespace

RulesetWatcher::RulesetWatcher(QObject* parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(250);  // an editor writes a file in several steps
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &RulesetWatcher::look);
}

void RulesetWatcher::watch(const QString& folder)
{
    m_pause.stop();
    m_folder = folder;
    m_folders.clear();
    m_files.clear();
    if (!folder.isEmpty()) {
        if (const Result<RulesetFiles> files = readRulesetFolder(folder.toStdString()))
            noteLayers(*files, m_folders, m_files);
        else m_folders << folder;
    }
    rearm();
    m_stamps = stamps();
}

/// When and how large each file is; of folders that they are there.
RulesetWatcher::Stamps RulesetWatcher::stamps() const
{
    constexpr int mostFiles = 2000;  // of files; a ruleset has at most 400
    Stamps found;
    const auto note = [&found](const QFileInfo& file) {
        found.insert(file.filePath(), file.isDir() ? 0 : file.lastModified().toMSecsSinceEpoch() * 31 + file.size());
    };
    for (const QString& folder : m_folders) {
        note(QFileInfo(folder));
        QDirIterator at(folder, QDir::AllEntries | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
        while (at.hasNext() && found.size() < mostFiles) {
            at.next();
            if (at.fileInfo().isDir() || at.fileName().endsWith(QStringLiteral(".json"))
                || at.fileName().endsWith(QStringLiteral(".tsv")))
                note(at.fileInfo());
        }
    }
    for (const QString& file : m_files) note(QFileInfo(file));
    return found;
}

/// A file that was put in the place of another is no longer watched.
void RulesetWatcher::rearm()
{
    const QStringList before = m_watcher.files() + m_watcher.directories();
    if (!before.isEmpty()) static_cast<void>(m_watcher.removePaths(before));
    const QStringList now = stamps().keys();
    if (!now.isEmpty()) static_cast<void>(m_watcher.addPaths(now));
}

void RulesetWatcher::look()
{
    const Stamps now = stamps();
    rearm();
    if (now == m_stamps) return;
    m_stamps = now;
    Q_EMIT changed();
}

}  // namespace drumhead::app
