#include "storage/file/format_migrations.hpp"

#include "storage/content/content_writing.hpp"
#include "storage/content/rules_copy.hpp"

#include <array>

namespace drumhead {

namespace {

using sqlite::Statement;

/// As the program of that time made them, in the order of their names.
constexpr std::array oldTables = {
    "CREATE TABLE content (id INTEGER PRIMARY KEY, depth INTEGER NOT NULL, kind TEXT NOT NULL, path TEXT NOT NULL, text TEXT NOT NULL)",
    "CREATE TABLE entry (id INTEGER PRIMARY KEY, parent INTEGER NOT NULL, turn INTEGER NOT NULL, step TEXT NOT NULL, time TEXT NOT NULL, command TEXT NOT NULL, events TEXT NOT NULL, "
    "sentences TEXT NOT NULL)",
    "CREATE TABLE head (id INTEGER PRIMARY KEY, entry INTEGER NOT NULL)",
};

bool readOldTexts(sqlite::Database& database, GameContent& content)
{
    Statement select(database, "SELECT depth, kind, path, text FROM old_content ORDER BY id");
    std::vector<ContentText> texts;
    Statement::Step step = Statement::Step::Done;
    while ((step = select.step()) == Statement::Step::Row)
        texts.push_back({select.number(0), select.text(1), select.text(2), select.text(3)});
    if (step == Statement::Step::Failed || texts.empty() || texts.front().kind != textKind::scenario) return false;
    content.scenario = texts.front().text;
    texts.erase(texts.begin());
    auto rules = gatherRules(texts);
    if (!rules) return false;
    content.rules = std::move(*rules);
    return true;
}

bool readOldEntries(sqlite::Database& database, GameContent& content)
{
    Statement select(database,
                     "SELECT id, parent, turn, step, time, command, events, sentences FROM old_entry ORDER BY id");
    Statement::Step step = Statement::Step::Done;
    while ((step = select.step()) == Statement::Step::Row) {
        StoredEntry entry{select.number(0),
                          select.number(1),
                          select.number(2),
                          select.text(3),
                          select.text(4),
                          select.text(5),
                          select.text(6),
                          {},
                          0};
        if (!sentencesFromJson(select.text(7), entry.sentences)) return false;
        content.entries.push_back(std::move(entry));
    }
    content.head = database.number("SELECT entry FROM old_head");
    return step == Statement::Step::Done;
}

/// 0 to 1: checksums and the seal, settings, and for which entry one was decided again.
bool from0(sqlite::Database& database)
{
    if (!format::hasTables(database, oldTables)) return false;
    GameContent content;
    Seal seal;
    return database.run(
               "ALTER TABLE content RENAME TO old_content; ALTER TABLE entry RENAME TO old_entry; ALTER TABLE head RENAME TO old_head")
        == 0
        && readOldTexts(database, content) && readOldEntries(database, content) && format::createTables(database)
        && writeContent(database, content, seal)
        && database.run("DROP TABLE old_content; DROP TABLE old_entry; DROP TABLE old_head") == 0;
}

/// The step at each position leads from the version of that number to the next.
constexpr std::array<bool (*)(sqlite::Database&), format::version> steps = {from0};

}  // namespace

bool migrateFormat(sqlite::Database& database, std::int64_t from)
{
    for (auto at = from; at < format::version; ++at) {
        if (at < 0 || !steps[static_cast<std::size_t>(at)](database)) return false;
        const std::string next = "PRAGMA user_version = " + std::to_string(at + 1);
        if (database.run(next.c_str()) != 0) return false;
    }
    return true;
}

}  // namespace drumhead
