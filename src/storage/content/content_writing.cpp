#include "storage/content/content_writing.hpp"

#include "storage/content/checksum.hpp"
#include "storage/content/rules_copy.hpp"

namespace drumhead {

namespace {

bool writeTexts(sqlite::Database& database, const GameContent& content, Seal& seal)
{
    sqlite::Statement insert(database,
                             "INSERT INTO content (id, depth, kind, path, text, checksum) VALUES (?, ?, ?, ?, ?, ?)");
    std::vector<ContentText> texts = flattenRules(content.rules);
    texts.insert(texts.begin(), {0, std::string(textKind::scenario), "", content.scenario});
    std::int64_t id = 0;
    std::int64_t chain = 0;
    for (const ContentText& text : texts) {
        chain = contentChecksum(chain, text);
        insert.bind(1, ++id)
            .bind(2, text.depth)
            .bind(3, text.kind)
            .bind(4, text.path)
            .bind(5, text.text)
            .bind(6, chain);
        if (!insert.run()) return false;
    }
    seal.content = chain;
    return true;
}

}  // namespace

bool appendEntries(sqlite::Database& database, const std::vector<StoredEntry>& entries, std::size_t first, Seal& seal)
{
    sqlite::Statement insert(
        database,
        "INSERT INTO entry (id, parent, turn, step, time, command, events, sentences, instead, checksum) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (std::size_t i = first; i < entries.size(); ++i) {
        const StoredEntry& entry = entries[i];
        const std::string sentences = sentencesToJson(entry.sentences);
        const std::int64_t sum = entryChecksum(seal.chain, entry, sentences);
        insert.bind(1, entry.id).bind(2, entry.parent).bind(3, entry.turn).bind(4, entry.step).bind(5, entry.time);
        insert.bind(6, entry.command).bind(7, entry.events).bind(8, sentences).bind(9, entry.instead).bind(10, sum);
        if (!insert.run()) return false;
        seal.chain = sum;
        ++seal.entries;
    }
    return true;
}

bool writeSettings(sqlite::Database& database, const std::map<std::string, std::string>& settings, Seal& seal)
{
    if (database.run("DELETE FROM setting") != 0) return false;
    sqlite::Statement insert(database, "INSERT INTO setting (id, name, value, checksum) VALUES (?, ?, ?, ?)");
    std::int64_t id = 0;
    for (const auto& [name, value] : settings) {
        insert.bind(1, ++id).bind(2, name).bind(3, value).bind(4, Checksum().add(name).add(value).value());
        if (!insert.run()) return false;
    }
    seal.settings = settingsChecksum(settings);
    return true;
}

bool writeSeal(sqlite::Database& database, const Seal& seal)
{
    sqlite::Statement insert(
        database,
        "INSERT OR REPLACE INTO seal (id, head, entries, chain, content, settings, checksum) VALUES (1, ?, ?, ?, ?, ?, ?)");
    return insert.bind(1, seal.head)
        .bind(2, seal.entries)
        .bind(3, seal.chain)
        .bind(4, seal.content)
        .bind(5, seal.settings)
        .bind(6, seal.checksum())
        .run();
}

bool writeContent(sqlite::Database& database, const GameContent& content, Seal& seal)
{
    seal = {};
    seal.head = content.head;
    return writeTexts(database, content, seal) && appendEntries(database, content.entries, 0, seal)
        && writeSettings(database, content.settings, seal) && writeSeal(database, seal);
}

}  // namespace drumhead
