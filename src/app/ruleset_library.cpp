#include "app/ruleset_library.hpp"

#include "app/text.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace drumhead::app {

namespace {

bool isRuleset(const QString& folder)
{
    return QFileInfo::exists(folder + QStringLiteral("/ruleset.json"));
}

QString tr(const char* text)
{
    return QCoreApplication::translate("RulesetLibrary", text);
}

/// Id and title, without judging the file: that is for the loader. One that can't be read goes by its folder.
void readNames(LibraryEntry& entry)
{
    QFile file(entry.folder + QStringLiteral("/ruleset.json"));
    if (file.open(QIODevice::ReadOnly)) {
        const QJsonObject identity = QJsonDocument::fromJson(file.readAll()).object();
        entry.id = identity[QStringLiteral("id")].toString();
        entry.title = identity[QStringLiteral("title")].toString();
    }
    if (entry.title.isEmpty()) entry.title = QFileInfo(entry.folder).fileName();
}

}  // namespace

QStringList LibraryEntry::faults() const
{
    QStringList lines;
    for (const Diagnostic& fault : loaded.diagnostics) lines << toQt(fault.text());
    return lines;
}

void RulesetLibrary::addRuleset(const QString& folder)
{
    const QString path = QDir::cleanPath(folder);
    for (const auto& known : m_entries) {
        if (known->folder == path) return;
    }
    auto entry = std::make_unique<LibraryEntry>();
    entry->folder = path;
    readNames(*entry);
    m_entries.push_back(std::move(entry));
}

const LibraryEntry& RulesetLibrary::load(int index)
{
    LibraryEntry& entry = *m_entries[static_cast<std::size_t>(index)];
    if (entry.isLoaded) return entry;
    entry.loaded = loadRulesetFolder(entry.folder.toStdString());
    entry.isLoaded = true;
    return entry;
}

int RulesetLibrary::loadNext()
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i]->isLoaded) continue;
        load(static_cast<int>(i));
        return static_cast<int>(i);
    }
    return -1;
}

void RulesetLibrary::lookInto(const QStringList& folders)
{
    m_entries.clear();
    m_problems.clear();
    for (const QString& folder : folders) {
        const QString shown = QDir::toNativeSeparators(folder);
        const QDir dir(folder);
        if (!dir.exists()) {
            m_problems << tr("There is no folder “%1”, so no rulesets were found there.").arg(shown);
            continue;
        }
        if (isRuleset(folder)) {
            addRuleset(folder);
            continue;
        }
        bool any = false;
        for (const QString& name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            if (!isRuleset(dir.filePath(name))) continue;
            addRuleset(dir.filePath(name));
            any = true;
        }
        if (!any)
            m_problems << tr("The folder “%1” holds no ruleset (a folder with a ruleset.json).").arg(shown);
    }
}

int RulesetLibrary::find(const QString& idOrFolder) const
{
    if (idOrFolder.isEmpty()) return -1;
    const QString path = QDir::cleanPath(QDir(idOrFolder).absolutePath());
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const LibraryEntry& entry = *m_entries[i];
        if (entry.id == idOrFolder || entry.folder == idOrFolder || entry.folder == path)
            return static_cast<int>(i);
    }
    return -1;
}

int RulesetLibrary::firstUsable()
{
    for (int i = 0; i < static_cast<int>(m_entries.size()); ++i) {
        if (load(i).usable()) return i;
    }
    return -1;
}

QString RulesetLibrary::standardFolder()
{
    QStringList candidates;
    if (const QString data = qEnvironmentVariable("DRUMHEAD_DATA"); !data.isEmpty())
        candidates << data + QStringLiteral("/rulesets");
    candidates << QCoreApplication::applicationDirPath() + QStringLiteral("/../share/drumhead/rulesets")
               << QStringLiteral(DRUMHEAD_SOURCE_DIR "/rulesets");
    for (const QString& candidate : candidates) {
        if (QDir(candidate).exists()) return QDir::cleanPath(candidate);
    }
    return QDir::cleanPath(candidates.first());
}

}  // namespace drumhead::app
