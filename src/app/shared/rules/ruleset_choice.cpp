#include "app/shared/rules/ruleset_choice.hpp"

#include "app/shared/settings/settings.hpp"

namespace drumhead::app {

RulesetChoice::RulesetChoice(std::function<bool()> isWanted, QObject* parent)
    : QObject(parent), m_isWanted(std::move(isWanted))
{
    connect(&m_loadSoon, &QTimer::timeout, this, &RulesetChoice::loadNext);
    connect(&m_loading, &RulesetLoading::loaded, this,
            [this](const QString& folder, const std::shared_ptr<LoadedRuleset>& ruleset) {
                const bool wasWanted = isLoading() && chosen()->folder == folder;
                take(folder, std::move(*ruleset));
                if (wasWanted && m_isSeeking) seek();
                if (wasWanted && !isLoading()) Q_EMIT chosenLoaded();
                loadRest();
            });
}

QStringList RulesetChoice::keepFolder(const QString& folder)
{
    RulesetLibrary held;
    held.lookInto({folder});
    if (held.entries().empty()) return held.problems();
    Settings().addOpenedFolder(folder);
    if (!m_folders.isEmpty()) m_folders << folder;
    return {};
}

QString RulesetChoice::forgetChosen()
{
    const QString folder = chosen()->folder;
    Settings().forgetFolder(folder);
    m_folders.removeAll(folder);
    return folder;
}

/// Folders opened by hand in earlier runs come after the usual ones; those that are gone are passed over.
void RulesetChoice::look()
{
    m_chosen = -1;
    m_loading.drop();
    m_library.lookInto(m_folders.isEmpty() ? RulesetLibrary::usualFolders() : m_folders);
    loadRest();
}

void RulesetChoice::loadNext()
{
    m_loadSoon.stop();
    const int next = m_isWanted() && m_loading.folder().isEmpty() ? m_library.nextUnloaded() : -1;
    if (next >= 0) m_loading.start(m_library.entries()[static_cast<std::size_t>(next)]->folder);
}

void RulesetChoice::take(const QString& folder, LoadedRuleset loaded)
{
    if (const int entry = m_library.take(folder, std::move(loaded)); entry >= 0) noteFaults(entry);
}

void RulesetChoice::noteFaults(int entry)
{
    const LibraryEntry& loaded = *m_library.entries()[static_cast<std::size_t>(entry)];
    if (!loaded.hasFaults()) return;
    if (!m_news.contains(loaded.title) && !Settings().wereFaultsTold(loaded.folder, loaded.faults()))
        m_news << loaded.title;
    Q_EMIT faultsFound(entry);
}

void RulesetChoice::choose(int entry)
{
    m_isSeeking = false;
    m_chosen = entry;
    if (entry < 0) return;
    if (!isLoading()) return noteFaults(entry);
    m_loading.start(chosen()->folder);
    if (std::optional<LoadedRuleset> loaded = m_loading.waitBriefly()) take(chosen()->folder, std::move(*loaded));
}

void RulesetChoice::chooseUsual(const QString& idOrFolder)
{
    if (const int found = m_library.find(idOrFolder); found >= 0) return choose(found);
    seek();
}

/// Goes from one to the next until one can be played with; comes back while one takes long to load.
void RulesetChoice::seek()
{
    for (;;) {
        const int next = m_library.firstWithoutFaults();
        if (next < 0) return choose(m_library.entries().empty() ? -1 : 0);
        choose(next);
        m_isSeeking = isLoading();
        if (isLoading() || !chosen()->hasFaults()) return;
    }
}

std::vector<std::shared_ptr<const Ruleset>> RulesetChoice::usable()
{
    std::vector<std::shared_ptr<const Ruleset>> sound;
    for (int i = 0; i < static_cast<int>(m_library.entries().size()); ++i) {
        const LibraryEntry& entry = m_library.load(i);
        if (entry.usable()) sound.push_back(entry.loaded.ruleset);
    }
    return sound;
}

const LibraryEntry* RulesetChoice::chosen() const
{
    return m_chosen < 0 ? nullptr : m_library.entries()[static_cast<std::size_t>(m_chosen)].get();
}

QStringList RulesetChoice::problems() const
{
    QStringList sentences = m_library.problems();
    QStringList broken;
    for (const auto& each : m_library.entries()) {
        const bool isShown = each.get() == chosen();  // with all its faults
        if (each->hasFaults() && !isShown && m_news.contains(each->title)) broken << each->title;
    }
    if (!broken.isEmpty())
        sentences << tr("Has faults that must be fixed before it can be played: %1. Choose it above to see them.")
                         .arg(broken.join(QStringLiteral(", ")));
    return sentences;
}

}  // namespace drumhead::app
