#include "app/ruleset_library.hpp"

#include "app/text.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace drumhead::app {

namespace {

bool isRuleset(const QString& folder)
{
    return QFileInfo::exists(folder + QStringLiteral("/ruleset.json"));
}

QString tr(const char* text) { return QCoreApplication::translate("RulesetLibrary", text); }

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
    entry->loaded = loadRulesetFolder(path.toStdString());
    if (const Ruleset* ruleset = entry->loaded.ruleset.get()) {
        entry->id = toQt(ruleset->id);
        entry->title = toQt(ruleset->title);
    }
    if (entry->title.isEmpty()) entry->title = QFileInfo(path).fileName();
    m_entries.push_back(std::move(entry));
}

void RulesetLibrary::load(const QStringList& folders)
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
        if (!any) m_problems << tr("The folder “%1” holds no ruleset (a folder with a ruleset.json).").arg(shown);
    }
}

int RulesetLibrary::find(const QString& idOrFolder) const
{
    if (idOrFolder.isEmpty()) return -1;
    const QString path = QDir::cleanPath(QDir(idOrFolder).absolutePath());
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const LibraryEntry& entry = *m_entries[i];
        if (entry.id == idOrFolder || entry.folder == idOrFolder || entry.folder == path) return static_cast<int>(i);
    }
    return -1;
}

int RulesetLibrary::firstUsable() const
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i]->usable()) return static_cast<int>(i);
    }
    return -1;
}

QString RulesetLibrary::standardFolder()
{
    QStringList candidates;
    if (const QString data = qEnvironmentVariable("DRUMHEAD_DATA"); !data.isEmpty()) candidates << data + QStringLiteral("/rulesets");
    candidates << QCoreApplication::applicationDirPath() + QStringLiteral("/../share/drumhead/rulesets")
               << QStringLiteral(DRUMHEAD_SOURCE_DIR "/rulesets");
    for (const QString& candidate : candidates) {
        if (QDir(candidate).exists()) return QDir::cleanPath(candidate);
    }
    return QDir::cleanPath(candidates.first());
}

}  // namespace drumhead::app
