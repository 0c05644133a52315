#include "app/shared/rules/ruleset_library.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/settings/settings.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace drumhead::app {

namespace {

bool isRuleset(const QString& folder) { return QFileInfo::exists(folder + QStringLiteral("/ruleset.json")); }

struct RulesetLibraryWords {
    Q_DECLARE_TR_FUNCTIONS(RulesetLibrary)
};

}  // namespace

QStringList LibraryEntry::faults() const
{
    QStringList errors, warnings;
    for (const Diagnostic& each : loaded.diagnostics) {
        QString line = toQt(each.text(*spokenTexts()));
        if (line.startsWith(folder + u'/')) line.remove(0, folder.size() + 1);
        (each.severity == Severity::Error ? errors : warnings) << line;
    }
    return errors + warnings;
}

void RulesetLibrary::addRuleset(const RulesetEntry& named)
{
    const QString path = QDir::cleanPath(toQt(named.folder.string()));
    for (const auto& known : m_entries) {
        if (known->folder == path) return;
    }
    auto entry = std::make_unique<LibraryEntry>();
    entry->folder = path;
    entry->id = toQt(named.id);
    entry->title = toQt(named.title);
    const auto isCalled = [&](const auto& known) { return known->title == entry->title; };
    // A copy that was begun from.
    if (std::any_of(m_entries.begin(), m_entries.end(), isCalled))
        entry->title = path.startsWith(standardFolder() + u'/')
            ? RulesetLibraryWords::tr("%1 (as shipped)").arg(entry->title)
            : RulesetLibraryWords::tr("%1 (%2)").arg(entry->title, QDir(path).dirName());
    m_entries.push_back(std::move(entry));
}

const LibraryEntry& RulesetLibrary::load(int index)
{
    const LibraryEntry& entry = *m_entries[static_cast<std::size_t>(index)];
    if (!entry.isLoaded) replace(index, loadRulesetFolder(entry.folder.toStdString(), spokenTexts()));
    return entry;
}

void RulesetLibrary::replace(int index, LoadedRuleset loaded)
{
    LibraryEntry& entry = *m_entries[static_cast<std::size_t>(index)];
    entry.loaded = std::move(loaded);
    entry.isLoaded = true;
}

int RulesetLibrary::take(const QString& folder, LoadedRuleset loaded)
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i]->folder != folder) continue;
        m_entries[i]->loaded = std::move(loaded);
        m_entries[i]->isLoaded = true;
        return static_cast<int>(i);
    }
    return -1;
}

int RulesetLibrary::nextUnloaded() const
{
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [](const auto& each) { return !each->isLoaded; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

void RulesetLibrary::lookInto(const QStringList& folders)
{
    m_entries.clear();
    m_problems.clear();
    const QStringList forgotten = Settings().forgottenFolders();
    const std::string language = spokenTexts()->language();
    for (const QString& folder : folders) {
        const QString shown = QDir::toNativeSeparators(folder);
        const QDir dir(folder);
        if (!dir.exists()) {
            m_problems
                << RulesetLibraryWords::tr("There is no folder “%1”, so no rulesets were found there.").arg(shown);
            continue;
        }
        if (isRuleset(folder)) {
            addRuleset(readRulesetEntry(folder.toStdString(), language));
            continue;
        }
        const Result<std::vector<RulesetEntry>> held = listRulesets(folder.toStdString(), *spokenTexts());
        if (!held) {
            m_problems << toQt(held.error());
            continue;
        }
        for (const RulesetEntry& each : *held) {
            if (!forgotten.contains(QDir::cleanPath(toQt(each.folder.string())))) addRuleset(each);
        }
        if (held->empty())
            m_problems << RulesetLibraryWords::tr("The folder “%1” holds no ruleset (a folder with a ruleset.json).")
                              .arg(shown);
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

int RulesetLibrary::firstWithoutFaults() const
{
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [](const auto& each) { return !each->hasFaults(); });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

QString RulesetLibrary::standardFolder()
{
    const Result<std::filesystem::path> data = findDataFolder();
    if (data) return QDir::cleanPath(toQt((*data / "rulesets").string()));
    return QDir::cleanPath(qEnvironmentVariable("DRUMHEAD_DATA") + QStringLiteral("/rulesets"));
}

QString RulesetLibrary::ownFolder()
{
    const std::filesystem::path own = ownDataFolder();
    return own.empty() ? QString() : QDir::cleanPath(toQt((own / "rulesets").string()));
}

QStringList RulesetLibrary::usualFolders()
{
    QStringList folders;
    const QString own = ownFolder();
    if (const auto held = listRulesets(own.toStdString()); !own.isEmpty() && held && !held->empty()) folders << own;
    folders << standardFolder();
    for (const QString& opened : Settings().openedFolders()) {
        if (QDir(opened).exists()) folders << opened;
    }
    return folders;
}

/// A folder that can't be read counts only where no other holds anything.
Result<std::vector<RulesetEntry>> RulesetLibrary::rulesetsIn(const QStringList& folders)
{
    std::vector<RulesetEntry> all;
    std::string fault;
    const QStringList forgotten = Settings().forgottenFolders();
    for (const QString& folder : folders) {
        std::vector<RulesetEntry> more;
        if (isRuleset(folder)) more.push_back(readRulesetEntry(folder.toStdString(), spokenTexts()->language()));
        else if (Result<std::vector<RulesetEntry>> held = listRulesets(folder.toStdString(), *spokenTexts()))
            more = std::move(*held);
        else if (fault.empty()) fault = held.error();
        for (RulesetEntry& each : more) {
            if (!forgotten.contains(QDir::cleanPath(toQt(each.folder.string())))) all.push_back(std::move(each));
        }
    }
    noteHidden(all);
    std::erase_if(all, [](const RulesetEntry& each) { return !each.hiddenBy.empty(); });
    if (all.empty() && !fault.empty()) return Error{fault};
    return all;
}

QStringList RulesetLibrary::foldersOf(const Ruleset& ruleset, const QStringList& lookedInto)
{
    QStringList folders;
    const auto entries = rulesetsIn(lookedInto);
    if (!entries) return folders;
    for (const RulesetEntry& each : *entries) {
        const bool isBase = std::find(ruleset.bases.begin(), ruleset.bases.end(), each.id) != ruleset.bases.end();
        if (each.id == ruleset.id) folders.prepend(toQt(each.folder.string()));
        else if (isBase) folders << toQt(each.folder.string());
    }
    return folders;
}

}  // namespace drumhead::app
