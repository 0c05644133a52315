#include "drumhead/storage/file/game_file.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/storage/entry_text.hpp"
#include "storage/file/file_faults.hpp"
#include "storage/file/game_database.hpp"
#include "storage/file/game_file_writer.hpp"

namespace drumhead {

GameFile::GameFile(std::filesystem::path path, GameContent content, std::unique_ptr<GameDatabase> database)
    : m_path(std::move(path)), m_content(std::move(content)), m_database(std::move(database))
{}

GameFile::~GameFile() = default;

FileError GameFile::create(const std::filesystem::path& path, const GameContent& content, bool replace)
{
    return writeGameFile(path, content, replace);
}

GameFile::Opened GameFile::open(const std::filesystem::path& path, Mode mode)
{
    GameDatabase::Opened opened = mode == Mode::Play ? GameDatabase::openToPlay(path) : GameDatabase::read(path);
    if (opened.error) return {nullptr, std::move(opened.error)};
    return {std::unique_ptr<GameFile>(new GameFile(path, std::move(opened.read.content), std::move(opened.database))),
            {},
            opened.copiedInPlay};
}

GameFile::Recovered GameFile::openDamaged(const std::filesystem::path& path)
{
    GameDatabase::Opened opened = GameDatabase::read(path);
    return {std::move(opened.read.content), opened.read.rulesSound, std::move(opened.error), opened.read.scenarioSound,
            opened.read.sealed ? opened.read.seal.entries : 0};
}

std::string GameFile::Recovered::summary(const Texts& texts) const
{
    if (!usable) return texts.say("file.nothing-sound", "nothing sound is left in it that a battle could be made of");
    const std::size_t count = content.entries.size();
    std::string text = entriesBefore > 0
        ? texts.count("file.readable-of", entriesBefore,
                      "{number} of {n} command can be read|{number} of {n} commands can be read",
                      {{"number", std::to_string(count)}})
        : texts.count("file.readable", static_cast<std::int64_t>(count),
                      "{n} command can be read|{n} commands can be read");
    if (count == 0) return text;
    const StoredEntry& last = content.entries.back();
    text += texts.say("file.last-entry", "; the last is in turn {turn}", {{"turn", std::to_string(last.turn)}})
        + (last.step.empty() ? "" : ", " + last.step);
    if (!last.sentences.empty()) text += ": " + last.sentences.front();
    return text;
}

void GameFile::playWith(const Ruleset& ruleset)
{
    m_ruleset = &ruleset;
    m_stored = std::make_unique<StoredAttributes>(ruleset);
}

Result<void> GameFile::append(const std::vector<JournalEntry>& entries, const State& before)
{
    if (!m_ruleset) return Error{"the game file was not told by which rules it is played"};
    std::vector<StoredEntry> stored;
    State state = before;
    for (const JournalEntry& entry : entries) {
        stored.push_back(storedEntry(entry, state, {*m_ruleset, *m_stored}));
        // Later ones may be about units that an earlier one makes.
        if (&entry == &entries.back()) break;
        for (const Event& event : entry.events) applyEvent(state, event);
    }
    return appendStored(stored);
}

Result<void> GameFile::appendStored(const std::vector<StoredEntry>& entries)
{
    if (entries.empty()) return {};
    if (readOnly()) return write();
    m_content.entries.insert(m_content.entries.end(), entries.begin(), entries.end());
    m_content.head = entries.back().id;
    return write();
}

Result<void> GameFile::moveHead(EntryId head)
{
    if (readOnly()) return write();
    m_content.head = head;
    return write();
}

Result<void> GameFile::set(const std::string& setting, const std::string& value)
{
    setWithNext(setting, value);
    return write();
}

void GameFile::setWithNext(const std::string& setting, const std::string& value)
{
    if (readOnly()) return;
    if (value.empty()) m_content.settings.erase(setting);
    else m_content.settings[setting] = value;
}

Result<void> GameFile::write()
{
    if (readOnly())
        return Error{language().say("file.read-only",
                                    "the game file {file} was opened to read only; save a copy and play on in that",
                                    {{"file", m_path.string()}})};
    m_trouble = m_database->write(m_content);
    return m_trouble ? Result<void>(Error{fileErrorText(m_trouble, language())}) : Result<void>();
}

FileError GameFile::saveCopy(const std::filesystem::path& path, bool replace) const
{
    std::error_code failure;
    if (!readOnly() && std::filesystem::equivalent(path, m_path, failure)) return fileError(FileFault::Locked, path);
    return writeGameFile(path, m_content, replace);
}

void GameFile::fold()
{
    if (m_database && !m_trouble) m_database->fold();
}

FileError GameFile::close()
{
    if (m_trouble && m_database) m_trouble = m_database->write(m_content);
    if (m_database) m_database->close();
    m_database.reset();
    return std::exchange(m_trouble, {});
}

Texts GameFile::language() const { return m_ruleset ? *m_ruleset->texts : Texts(); }

std::string copiedInPlayNote(const GameContent& content, const Texts& texts)
{
    return texts.count(
        "file.copied-in-play", static_cast<std::int64_t>(content.entries.size()),
        "this file was copied while the game was played, or the -wal file beside it was deleted: it has {n} command; if more were played, they are in the game that it was copied from, or in that -wal file|this file was copied while the game was played, or the -wal file beside it was deleted: it has {n} commands; if more were played, they are in the game that it was copied from, or in that -wal file");
}

std::string severalNamesNote(const std::filesystem::path& path, const Texts& texts)
{
    std::error_code failure;
    const std::uintmax_t names = std::filesystem::hard_link_count(path, failure);
    if (failure || names < 2) return {};
    return texts.say(
        "file.several-names",
        "{file} has {number} names (hard links): play it under one of them only; where another battle is saved over it, the other names keep the old one",
        {{"file", path.string()}, {"number", std::to_string(names)}});
}

}  // namespace drumhead
