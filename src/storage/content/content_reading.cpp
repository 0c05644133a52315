#include "storage/content/content_reading.hpp"

#include "drumhead/game/state/state.hpp"
#include "storage/content/checksum.hpp"
#include "storage/content/rules_copy.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using sqlite::Statement;

void blame(ContentRead& read, Fault fault)
{
    if (!read.fault) read.fault = std::move(fault);
}

/// The seal's own row. Without a sound one the rest is still read, as far as its own checksums go.
bool readSeal(sqlite::Database& database, ContentRead& read)
{
    Statement select(database, "SELECT head, entries, chain, content, settings, checksum, id FROM seal");
    if (select.step() != Statement::Step::Row) {
        blame(read, message("file.no-seal", "the row that seals the file is missing"));
        return false;
    }
    read.seal = {select.number(0), select.number(1), select.number(2), select.number(3), select.number(4)};
    if (select.number(5) == read.seal.checksum() && select.number(6) == 1 && select.step() == Statement::Step::Done)
        return true;
    blame(read, message("file.seal", "the row that seals the file was changed"));
    return false;
}

constexpr std::size_t mostTextBytes = 64'000'000;  // of scenario and rules, which bounds of their own keep below that
constexpr std::size_t mostTexts = 10'000;
constexpr std::size_t mostSettingBytes = 64'000'000;

void readTexts(sqlite::Database& database, ContentRead& read, bool sealed)
{
    Statement select(database, "SELECT depth, kind, path, text, checksum FROM content ORDER BY id");
    std::vector<ContentText> texts;
    std::int64_t chain = 0;
    std::size_t bytes = 0;
    Statement::Step step = Statement::Step::Done;
    while ((step = select.step()) == Statement::Step::Row) {
        ContentText text{select.number(0), select.text(1), select.text(2), select.text(3)};
        bytes += text.kind.size() + text.path.size() + text.text.size();
        if (bytes > mostTextBytes || texts.size() >= mostTexts) {
            blame(read, message("file.large-rules", "its copy of the rules is larger than any ruleset"));
            break;
        }
        chain = contentChecksum(chain, text);
        if (chain != select.number(4)) break;
        texts.push_back(std::move(text));
    }
    if (!texts.empty() && texts.front().kind == textKind::scenario) {
        read.content.scenario = std::move(texts.front().text);
        read.scenarioSound = true;
        texts.erase(texts.begin());
    }
    auto rules = gatherRules(texts);
    read.rulesSound =
        read.scenarioSound && step == Statement::Step::Done && rules && (!sealed || chain == read.seal.content);
    if (read.rulesSound) read.content.rules = std::move(*rules);
    else
        blame(read,
              read.scenarioSound ? message("file.rules", "its copy of the rules was changed")
                                 : message("file.scenario", "its copy of the scenario was changed"));
}

bool isThere(const std::vector<StoredEntry>& entries, std::int64_t id)
{
    const auto found =
        std::lower_bound(entries.begin(), entries.end(), id,
                         [](const StoredEntry& entry, std::int64_t wanted) { return entry.id < wanted; });
    return id == 0 || (found != entries.end() && found->id == id);
}

constexpr std::int64_t mostEntryBytes = 8'000'000;
constexpr std::int64_t mostBytes = 256'000'000;  // of all entries

/// Looked at before anything of it is taken apart.
std::int64_t bytesOf(const StoredEntry& entry, const std::string& sentences)
{
    return static_cast<std::int64_t>(entry.step.size() + entry.time.size() + entry.command.size() + entry.events.size()
                                     + sentences.size());
}

/// More than one command may put into the log; each line counts as a letter, too.
bool saysTooMuch(const StoredEntry& entry)
{
    constexpr std::size_t mostLetters = 1'100'000;
    std::size_t letters = 0;
    for (const std::string& each : entry.sentences) letters += each.size() + 1;
    return letters > mostLetters || entry.step.size() > StateLimits::mostName;
}

/// What is wrong with the entry behind those; `atFirst`: where there are none.
Fault faultAfter(const std::vector<StoredEntry>& entries, const Message& atFirst, const Message& after)
{
    if (entries.empty()) return atFirst;
    return {after, {aText(std::to_string(entries.back().id)), aText(std::to_string(entries.back().turn))}};
}

Fault tooLong(const StoredEntry& entry)
{
    return {message("file.entry-long", "entry %1 says more than a command can"), {aText(std::to_string(entry.id))}};
}

void readEntries(sqlite::Database& database, ContentRead& read, bool sealed)
{
    Statement select(
        database,
        "SELECT id, parent, turn, step, time, command, events, sentences, instead, checksum FROM entry ORDER BY id");
    std::vector<StoredEntry>& entries = read.content.entries;
    std::int64_t chain = 0;
    std::int64_t bytes = 0;
    Statement::Step step = Statement::Step::Done;
    while ((step = select.step()) == Statement::Step::Row) {
        StoredEntry entry{select.number(0), select.number(1), select.number(2), select.text(3),
                          select.text(4),   select.text(5),   select.text(6),   {},
                          select.number(8)};
        const std::string sentences = select.text(7);
        if (entry.id <= 0)
            return blame(read,
                         faultAfter(entries,
                                    message("file.first-number", "its first entry has a number that no entry has"),
                                    message("file.after-number",
                                            "what follows entry %1 (turn %2) has a number that no entry has")));
        bytes += bytesOf(entry, sentences);
        if (bytesOf(entry, sentences) > mostEntryBytes || bytes > mostBytes) return blame(read, tooLong(entry));
        chain = entryChecksum(chain, entry, sentences);
        const bool sound = chain == select.number(9) && sentencesFromJson(sentences, entry.sentences)
            && entry.parent < entry.id && isThere(entries, entry.parent);
        if (!sound)
            return blame(
                read,
                faultAfter(entries, message("file.first-changed", "its first entry was changed or lost"),
                           message("file.after-changed", "what follows entry %1 (turn %2) was changed or lost")));
        if (saysTooMuch(entry)) return blame(read, tooLong(entry));
        entries.push_back(std::move(entry));
    }
    if (step == Statement::Step::Failed)
        return blame(read,
                     faultAfter(entries, message("file.first-unread", "its first entry can't be read"),
                                message("file.after-unread", "what follows entry %1 (turn %2) can't be read")));
    const bool complete = static_cast<std::int64_t>(entries.size()) == read.seal.entries && chain == read.seal.chain;
    if (sealed && !complete)
        blame(read,
              faultAfter(entries, message("file.first-lost", "its first entry is lost"),
                         message("file.after-lost", "what follows entry %1 (turn %2) is lost")));
}

void readSettings(sqlite::Database& database, ContentRead& read, bool sealed)
{
    Statement select(database, "SELECT name, value, checksum FROM setting ORDER BY id");
    std::map<std::string, std::string> settings;
    std::size_t bytes = 0;
    Statement::Step step = Statement::Step::Done;
    while ((step = select.step()) == Statement::Step::Row) {
        const std::string name = select.text(0);
        std::string value = select.text(1);
        bytes += name.size() + value.size() + 1;
        if (bytes > mostSettingBytes)
            return blame(read, message("file.long-settings", "what the window keeps with the game is longer than any"));
        if (Checksum().add(name).add(value).value() != select.number(2))
            return blame(read, message("file.settings", "what the window keeps with the game was changed"));
        settings[name] = std::move(value);
    }
    if (step == Statement::Step::Failed || (sealed && settingsChecksum(settings) != read.seal.settings))
        return blame(read, message("file.settings", "what the window keeps with the game was changed"));
    read.content.settings = std::move(settings);
}

}  // namespace

ContentRead readContent(sqlite::Database& database)
{
    ContentRead read;
    const bool sealed = read.sealed = readSeal(database, read);
    readTexts(database, read, sealed);
    readEntries(database, read, sealed);
    readSettings(database, read, sealed);
    const std::vector<StoredEntry>& entries = read.content.entries;
    read.content.head = sealed && isThere(entries, read.seal.head) ? read.seal.head
        : entries.empty()                                          ? 0
                                                                   : entries.back().id;
    if (read.content.head != read.seal.head)
        blame(read, message("file.place", "the place where the battle stands is lost"));
    return read;
}

}  // namespace drumhead
