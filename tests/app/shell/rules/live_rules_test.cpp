// Rules that change on disk while they are in use: checked, taken where they are sound, offered to a battle.
#include "support/catch.hpp"

#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"
#include "app/shared/rules/ruleset_watcher.hpp"
#include "app/shared/widgets/hint_bar.hpp"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

namespace live_rules_test {

using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;
using testing::toyOptions;
using testing::WindowDriver;

namespace {

void copyFolder(const QString& from, const QString& to)
{
    QDir().mkpath(to);
    QDirIterator at(from, QDir::Files, QDirIterator::Subdirectories);
    while (at.hasNext()) {
        const QString file = at.next();
        const QString copy = to + file.mid(from.size());
        QDir().mkpath(QFileInfo(copy).absolutePath());
        REQUIRE(QFile::copy(file, copy));
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    }
}

/// Puts a new file in the old one's place, as editors do.
void replaceIn(const QString& file, const QByteArray& from, const QByteArray& to)
{
    QFile old(file);
    REQUIRE(old.open(QIODevice::ReadOnly));
    QByteArray text = old.readAll();
    REQUIRE(text.contains(from));
    QFile fresh(file + QStringLiteral(".new"));
    REQUIRE(fresh.open(QIODevice::WriteOnly));
    fresh.write(text.replace(from, to));
    fresh.close();
    QFile::remove(file);
    REQUIRE(QFile::rename(fresh.fileName(), file));
}

bool waitFor(const std::function<bool()>& isSo) { return QTest::qWaitFor(isSo, 30'000); }

}  // namespace

TEST_CASE("A file that is put in another's place is noticed each time, and files beside the rules are not")
{
    QTemporaryDir folder;
    const QString rules = folder.filePath(QStringLiteral("toy"));
    copyFolder(testing::dataFolder("rulesets/toy"), rules);
    RulesetWatcher watcher;
    QSignalSpy changed(&watcher, &RulesetWatcher::changed);
    watcher.watch(rules);
    for (int i = 1; i <= 2; ++i) {
        replaceIn(rules + QStringLiteral("/rules.json"), "\"reach\": 12", "\"reach\": 12 ");
        CHECK(waitFor([&] { return changed.count() == i; }));
    }
    QFile note(rules + QStringLiteral("/notes.txt"));
    REQUIRE(note.open(QIODevice::WriteOnly));
    note.close();
    QTest::qWait(600);
    CHECK(changed.count() == 2);
}

TEST_CASE("The case in hand is ruled again by rules that were changed; while they have faults it stays as it was")
{
    QTemporaryDir folder;
    const QString rules = folder.filePath(QStringLiteral("toy"));
    copyFolder(testing::dataFolder("rulesets/toy"), rules);
    const QString file = rules + QStringLiteral("/rules.json");
    LaunchOptions options = toyOptions("shot");
    options.folders = QStringList{rules};
    WindowDriver driver(options);
    REQUIRE(driver.answer(QStringLiteral("shooter.type"), QStringLiteral("archers")));
    REQUIRE(driver.answer(QStringLiteral("distance"), QStringLiteral("5")));
    const QString focused = driver.focusName();
    REQUIRE(driver.headline().contains(QStringLiteral("3 or less")));
    replaceIn(file, "\"sum\": \"needed\", \"of\": [3]", "\"sum\": \"needed\", \"of\": [4]");
    CHECK(waitFor([&] { return driver.headline().contains(QStringLiteral("4 or less")); }));
    CHECK(driver.focusName() == focused);
    CHECK(driver.window().statusBar()->currentMessage().contains(QStringLiteral("was read again: no faults")));

    auto* strip = driver.find<QWidget>("ruleCheck");
    replaceIn(file, "\"sum\": \"needed\", \"of\": [4]", "\"sumn\": \"needed\", \"of\": [5]");
    CHECK(waitFor([&] { return strip->isVisible(); }));
    CHECK(driver.find<QLabel>("ruleCheckSentence")
              ->text()
              .contains(QStringLiteral("continues under the rules as they were")));
    CHECK(driver.find<QListWidget>("ruleCheckList")->item(0)->text().startsWith(QStringLiteral("rules.json:")));
    CHECK(driver.headline().contains(QStringLiteral("4 or less")));
    replaceIn(file, "\"sumn\": \"needed\", \"of\": [5]", "\"sum\": \"needed\", \"of\": [5]");
    CHECK(waitFor([&] { return driver.headline().contains(QStringLiteral("5 or less")); }));
    CHECK_FALSE(driver.find<QListWidget>("ruleCheckList")->isVisible());
}

TEST_CASE("A battle is offered its new rules with what they change, and goes on under them in a new file")
{
    QTemporaryDir folder;
    const QString library = folder.filePath(QStringLiteral("rulesets"));
    copyFolder(QStringLiteral(DRUMHEAD_SOURCE_DIR "/rulesets"), library);
    copyFolder(QStringLiteral(DRUMHEAD_SOURCE_DIR "/docs/ledger"), folder.filePath(QStringLiteral("docs/ledger")));
    LaunchOptions options = battleOptions();
    options.folders = QStringList{library};
    BattleDriver driver(options);
    driver.toFiring();
    driver.shoot(QStringLiteral("1 1 1 1 1"));
    driver.press(Qt::Key_Return);
    const auto before = driver.battle().file()->path();
    const QString version = QString::fromStdString(driver.battle().ruleset().version);
    auto* bar = driver.find<HintBar>("newRulesBar");
    REQUIRE(bar);
    CHECK_FALSE(bar->isVisible());
    const QString rules = library + u'/' + QString::fromStdString(driver.battle().ruleset().id);
    replaceIn(rules + QStringLiteral("/procedures/fire.json"), "\"count\": { \"at-most\": \"number\" }",
              "\"count\": { \"at-most\": 0 }");
    REQUIRE(waitFor([&] { return bar->isVisible(); }));
    CHECK(bar->sentence().contains(QStringLiteral("fire.json")));
    QTest::mouseClick(bar->button(), Qt::LeftButton);
    QWidget* dialog = driver.dialog("newRules");
    REQUIRE(dialog);
    const auto* list = dialog->findChild<QTreeWidget*>(QStringLiteral("newRulesList"));
    REQUIRE(list->topLevelItemCount() >= 3);  // files, the shot, how it stands then
    CHECK(list->topLevelItem(1)->childCount() > 0);
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("takeNewRules")), Qt::LeftButton);
    CHECK(driver.battle().file()->path() != before);
    CHECK(std::filesystem::exists(before));
    CHECK(driver.battle().game().entries().size() > 3);
    CHECK_FALSE(bar->isVisible());
}

}  // namespace live_rules_test
