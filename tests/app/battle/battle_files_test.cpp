// The file of a live battle: opened, read only, taken up again, damaged.
#include "support/catch.hpp"

#include "app/battle/case/case_controller.hpp"
#include "app/battle/log/entry_dialog.hpp"
#include "app/battle/session/battle_opening.hpp"
#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"
#include "app/shared/settings/settings.hpp"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>

namespace battle_files_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;

TEST_CASE("A battle that is read only refuses commands with a sentence")
{
    BattleDriver driver;
    driver.press(Qt::Key_F10);
    const QString file = QString::fromStdString(driver.battle().file()->path().string());
    CHECK(openBattle(file).isLocked);
    OpenedBattle read = openBattle(file, true);
    REQUIRE(read.battle);
    CHECK_FALSE(read.note.isEmpty());
    driver.page().setBattle(std::move(read.battle));
    const EntryId before = driver.battle().game().head();
    NoteCommand note;
    note.text = "hello";
    const Result<Decision> done = driver.battle().execute(note);
    REQUIRE_FALSE(done);
    CHECK(done.error().find("read-only") != std::string::npos);
    CHECK(driver.battle().game().head() == before);
}

TEST_CASE("A note of a million letters, or of thousands of lines, holds up no window")
{
    BattleDriver driver;
    const QString text = GENERATE(QString(900'000, u'x'), QStringLiteral("Rain.\n").repeated(20'000));
    NoteCommand note;
    note.text = text.toStdString();
    REQUIRE(driver.battle().execute(note));
    const auto longest = [&](QWidget* in) {
        qsizetype letters = 0;
        for (const QLabel* each : in->findChildren<QLabel*>()) letters = std::max(letters, each->text().size());
        return letters;
    };
    CHECK(longest(&driver.window()) < 30'000);
    EntryDialog entry(driver.battle(), driver.battle().game().head(), &driver.window());
    CHECK(longest(&entry) < 5'000);
    const auto* const details = entry.findChild<QPlainTextEdit*>(QStringLiteral("entryDetails"));
    REQUIRE(details);
    CHECK(details->toPlainText().size() > 100'000);
}

TEST_CASE("What was applied is there again after closing with a case open; closing the battle leads back")
{
    LaunchOptions options = battleOptions();
    EntryId head = 0;
    {
        BattleDriver driver(options);
        driver.toFiring();
        driver.press(Qt::Key_Return);
        driver.press(Qt::Key_Return);
        driver.press(Qt::Key_Return);
        REQUIRE(driver.page().caseController()->isOpen());
        head = driver.battle().game().head();
        driver.window().close();
    }
    BattleDriver again{LaunchOptions()};
    REQUIRE(again.window().battlePage());
    CHECK(again.battle().game().head() == head);
    again.page().setBattle(nullptr);
    Settings().remove(QStringLiteral("last/battle"));
}

TEST_CASE("A scenario that is opened again on the same day goes on where its battle stopped, and says so")
{
    const LaunchOptions options = battleOptions();
    QString file;
    {
        BattleDriver driver(options);
        driver.press(Qt::Key_F10);
        file = QString::fromStdString(driver.battle().file()->path().string());
        driver.window().openFile(options.battle);  // in hand already
        CHECK(driver.battle().game().head() == 1);
    }
    {
        BattleDriver again(options);
        CHECK(QString::fromStdString(again.battle().file()->path().string()) == file);
        CHECK(again.battle().game().head() == 1);
        CHECK(again.label("battleMessage").contains(QStringLiteral("continues where it stopped")));
        EndCommand end;
        REQUIRE(again.battle().execute(end));
    }
    BattleDriver next(options);
    CHECK(QString::fromStdString(next.battle().file()->path().string()) != file);
    CHECK(next.battle().game().head() == 0);
}

TEST_CASE("A damaged file is taken into a new one as far as it is sound")
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("broken.drumhead"));
    {
        OpenedBattle begun = beginBattle(battleOptions().battle, file);
        REQUIRE(begun.battle);
        AdvanceCommand advance;
        REQUIRE(begun.battle->execute(advance));
    }
    QFile bytes(file);
    REQUIRE(bytes.open(QIODevice::ReadWrite));
    const qint64 half = bytes.size() / 2;
    bytes.seek(half);
    bytes.write(QByteArray(512, 'x'));
    bytes.close();
    const OpenedBattle opened = openBattle(file);
    CHECK_FALSE(opened.battle);
    CHECK(opened.isDamaged);
    CHECK_FALSE(opened.faults.isEmpty());
    const OpenedBattle saved = recoverBattle(file, folder.filePath(QStringLiteral("saved.drumhead")));
    REQUIRE(saved.battle);  // under the installed rules, should its own be hurt
    CHECK(saved.note.contains(QStringLiteral("can be read")));
}

TEST_CASE("Of a file in which nothing is sound no rescue is promised")
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("short.drumhead"));
    {
        const OpenedBattle begun = beginBattle(battleOptions().battle, file);
        REQUIRE(begun.battle);
    }
    QFile bytes(file);
    REQUIRE(bytes.resize(300));
    const OpenedBattle opened = openBattle(file);
    CHECK_FALSE(opened.battle);
    CHECK_FALSE(opened.isDamaged);
    CHECK(opened.faults.join(u' ').contains(QStringLiteral("Nothing sound is left")));
}

TEST_CASE("A battle whose own rules are refused opens to be read, and goes on under today's")
{
    LaunchOptions options = battleOptions();
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("old.drumhead"));
    {
        OpenedBattle begun = beginBattle(options.battle, folder.filePath(QStringLiteral("sound.drumhead")));
        REQUIRE(begun.battle);
        REQUIRE(begun.battle->execute(AdvanceCommand{}));
        GameContent content = begun.battle->file()->content();
        content.rules.files.push_back({content.rules.folder + "/odd.json", R"({"no-longer-known": []})"});
        REQUIRE_FALSE(GameFile::create(std::filesystem::path(file.toStdString()), content));
    }
    options.battle = file;
    testing::WindowDriver driver(options);
    QWidget* const dialog = driver.dialog("readableBattle");
    REQUIRE(dialog);
    CHECK(driver.find<QPlainTextEdit>("readableLog")->toPlainText().startsWith(QStringLiteral("Turn 1")));
    CHECK(driver.find<QPlainTextEdit>("readableDifferences")
              ->toPlainText()
              .contains(QStringLiteral("odd.json is no longer there")));
    driver.find<QPushButton>("goOnUnderToday")->click();
    REQUIRE(driver.window().battlePage());
    const Battle* const battle = driver.window().battlePage()->battle();
    REQUIRE(battle);
    CHECK(battle->game().entries().size() == 1);
    CHECK(battle->file()->path().string() != file.toStdString());
    CHECK(QFile::exists(file));
    Settings().remove(QStringLiteral("last/battle"));
}

}  // namespace battle_files_test
