// A battle that was decided in one language, in a window that speaks another.
#include "support/catch.hpp"
#include "support/games/sample_game.hpp"
#include "support/games/spoken_battles.hpp"

#include "app/battle/log/log_model.hpp"
#include "app/battle/log/log_panel.hpp"
#include "app/battle/session/new_rules.hpp"
#include "app/battle_driver.hpp"
#include "app/spoken.hpp"
#include "drumhead/storage/replay/told_content.hpp"

#include <QLabel>
#include <QListView>
#include <QTest>

namespace other_language_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::Spoken;

namespace {

namespace fs = std::filesystem;

fs::path recorded(const char* name)
{
    return fs::path(DRUMHEAD_TEST_DATA) / "battles" / (std::string(name) + ".battle.json");
}

LaunchOptions opening(const fs::path& game)
{
    testing::forgetEverything();
    LaunchOptions options;
    options.battle = QString::fromStdString(game.string());
    return options;
}

/// Every text that a row of the log shows, its tips included.
QString logOf(BattleDriver& driver)
{
    QString all;
    const QAbstractItemModel* const log = driver.find<LogPanel>("logPanel")->view()->model();
    for (int row = 0; row < log->rowCount(); ++row) {
        for (const int role : {static_cast<int>(Qt::DisplayRole), static_cast<int>(Qt::ToolTipRole)})
            all += log->index(row, 0).data(role).toString() + u'\n';
    }
    return all;
}

QString seenIn(QWidget& window)
{
    QString all;
    for (const QLabel* each : window.findChildren<QLabel*>()) all += each->text() + u'\n';
    for (const QListWidget* list : window.findChildren<QListWidget*>()) {
        for (int i = 0; i < list->count(); ++i) all += list->item(i)->text() + u'\n';
    }
    return all;
}

}  // namespace

TEST_CASE("A battle that was decided in English shows no English sentence of its rules in the German window")
{
    const char* const name = GENERATE("kirchdorf", "krumbach-heights", "monte-azul");
    INFO(name);
    const test::OwnFolder folder;
    const fs::path path = folder / "battle.drumhead";
    const ReadableGame english = test::battleIn(recorded(name));
    REQUIRE_FALSE(GameFile::create(path, english.content));
    {
        const Spoken german("de");
        BattleDriver driver(opening(path));
        const test::EnglishWords words(english.content);
        const auto left = [&](const QString& text) { return words.in(text.toStdString()); };
        CHECK(QTest::qWaitFor([&] { return left(logOf(driver)).empty(); }, 20'000));
        CHECK(left(logOf(driver)) == "");
        CHECK(logOf(driver).contains(QStringLiteral("Runde 2")));
        CHECK_FALSE(logOf(driver).contains(QStringLiteral("Turn ")));
        CHECK(left(seenIn(driver.window())) == "");
        for (int i = 0; i < 30; ++i) driver.battle().undo();
        CHECK(left(seenIn(driver.window())) == "");
        driver.battle().returnToEnd();
        driver.page().setBattle(nullptr);
    }
    const GameFile::Opened again = GameFile::open(path, GameFile::Mode::ReadOnly);
    REQUIRE(again.file);
    CHECK(again.file->content().entries == english.content.entries);
}

TEST_CASE("A battle that was decided in German is read in English, word for word as if decided in it")
{
    const test::OwnFolder folder;
    const fs::path path = folder / "battle.drumhead";
    const ReadableGame english = test::battleIn(recorded("kirchdorf"));
    GameContent german = english.content;
    german.entries = toldContent(test::battleIn(recorded("kirchdorf"), test::germanTexts())).entries;
    REQUIRE_FALSE(GameFile::create(path, german));
    BattleDriver driver(opening(path));
    const auto isTold = [&] { return !logOf(driver).contains(QStringLiteral("Runde ")); };
    CHECK(QTest::qWaitFor(isTold, 20'000));
    for (const StoredEntry& each : english.content.entries)
        CHECK(driver.battle().game().entry(each.id).sentences == each.sentences);
}

TEST_CASE("What new rules change is told in the language of the window, before and now")
{
    const test::OwnFolder folder;
    const fs::path path = folder / "battle.drumhead";
    const ReadableGame english = test::battleIn(recorded("krumbach-heights"));
    REQUIRE_FALSE(GameFile::create(path, english.content));
    RulesetFiles changed = english.content.rules;
    int found = 0;
    for (RulesetFiles::File& each : changed.files) {
        const std::string from = "\"count\": { \"at-most\": \"number\" }";
        const std::size_t at = each.text.find(from);
        if (!each.path.ends_with("fire.json") || at == std::string::npos) continue;
        each.text.replace(at, from.size(), "\"count\": { \"at-most\": 0 }");
        ++found;
    }
    REQUIRE(found == 1);
    const Spoken german("de");
    BattleDriver driver(opening(path));
    const test::EnglishWords words(english.content);
    const RulesOutcome same = outcomeUnder(driver.battle(), english.content.rules);
    CHECK(same.entries.empty());
    CHECK(same.state.empty());
    const RulesOutcome outcome = outcomeUnder(driver.battle(), changed);
    REQUIRE_FALSE(outcome.entries.empty());
    CHECK(outcome.refused.isEmpty());
    CHECK(outcome.entries.size() < driver.battle().game().entries().size());
    for (const RulesOutcome::Entry& each : outcome.entries) {
        CHECK(words.in(each.heading.toStdString()) == "");
        for (const Game::Change& change : each.changes) CHECK(words.in(change.was + change.now) == "");
    }
    CHECK(outcome.entries.front().changes.front().what == "Ergebnis");
    REQUIRE_FALSE(outcome.state.empty());
    const auto isOf = [&](const char* ending) {
        return std::any_of(outcome.state.begin(), outcome.state.end(),
                           [&](const Game::Change& each) { return each.what.ends_with(ending); });
    };
    CHECK(isOf(": bisherige Treffer"));
    for (const Game::Change& each : outcome.state) {
        CHECK_FALSE(each.what.starts_with("/"));
        CHECK(words.in(each.what + each.was + each.now) == "");
    }
}

}  // namespace other_language_test
