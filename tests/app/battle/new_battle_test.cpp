// The choice of rules when a battle is begun.
#include "support/catch.hpp"

#include "app/battle/new_battle_dialog.hpp"
#include "app/battle/session/battle_opening.hpp"
#include "app/battle_driver.hpp"
#include "app/editor/document/scenario_files.hpp"
#include "app/file_bytes.hpp"

#include <QComboBox>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>

namespace new_battle_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::writeFile;

TEST_CASE("A battle can be begun by rules that extend those of its scenario, and it says so")
{
    const NewBattleDialog dialog;
    auto* scenarios = dialog.findChild<QListWidget*>(QStringLiteral("scenarios"));
    auto* rules = dialog.findChild<QComboBox*>(QStringLiteral("battleRules"));
    REQUIRE(scenarios);
    REQUIRE(rules);
    int extended = -1;
    for (int row = 0; row < scenarios->count(); ++row) {
        scenarios->setCurrentRow(row);
        REQUIRE(rules->count() >= 1);
        CHECK(scenarios->item(row)->text().contains(rules->itemText(0)));
        CHECK(rules->currentIndex() == 0);
        CHECK(rules->isEnabled() == (rules->count() > 1));
        if (rules->count() > 1) extended = row;
    }
    REQUIRE(extended >= 0);
    scenarios->setCurrentRow(extended);
    const QString own = dialog.ruleset();
    rules->setCurrentIndex(1);
    const QString other = dialog.ruleset();
    REQUIRE(other != own);

    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("under-others.drumhead"));
    const OpenedBattle begun = beginBattle(dialog.scenarioFile(), file, other);
    INFO(begun.faults.join(u'\n').toStdString());
    REQUIRE(begun.battle);
    CHECK(begun.battle->ruleset().id == other.toStdString());
    CHECK(begun.battle->game().scenario().ruleset == other.toStdString());
    CHECK(begun.note.contains(QString::fromStdString(begun.battle->ruleset().title)));
    CHECK(beginBattle(dialog.scenarioFile(), folder.filePath(QStringLiteral("plain.drumhead"))).battle->ruleset().id
          == own.toStdString());

    const OpenedScenario edited = openScenario(dialog.scenarioFile(), other);
    INFO(edited.faults.join(u'\n').toStdString());
    REQUIRE(edited.document);
    CHECK(edited.document->scenario().ruleset == other.toStdString());
    CHECK(openScenario(dialog.scenarioFile()).document->scenario().ruleset == own.toStdString());
}

TEST_CASE("A scenario is not begun by rules that have nothing to do with its own")
{
    const NewBattleDialog dialog;
    auto* list = dialog.findChild<QListWidget*>(QStringLiteral("scenarios"));
    REQUIRE(list);
    QStringList owns;
    for (int row = 0; row < list->count(); ++row) {
        list->setCurrentRow(row);
        owns << dialog.ruleset();
    }
    const QTemporaryDir folder;
    for (const QString& strange : owns) {
        if (strange == dialog.ruleset()) continue;
        const OpenedBattle begun =
            beginBattle(dialog.scenarioFile(), folder.filePath(QStringLiteral("strange.drumhead")), strange);
        CHECK_FALSE(begun.battle);
        CHECK(begun.faults.join(u' ').contains(QStringLiteral("choose that one or one that extends it")));
        return;
    }
    FAIL("all scenarios are for the same rules");
}

namespace {

/// An environment variable has another value for a while.
class Environment {
public:
    Environment(const char* name, const QString& value)
        : m_name(name), m_before(qgetenv(name)), m_wasSet(qEnvironmentVariableIsSet(name))
    {
        qputenv(name, value.toLocal8Bit());
    }
    ~Environment()
    {
        if (m_wasSet) qputenv(m_name, m_before);
        else qunsetenv(m_name);
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

private:
    const char* m_name;
    QByteArray m_before;
    bool m_wasSet;
};

QString toyScenario(const QTemporaryDir& folder)
{
    const QString path = folder.filePath(QStringLiteral("try.scenario.json"));
    writeFile(
        path,
        R"({ "format": 1, "id": "try", "title": "Trial", "ruleset": "toy", "sides": [ { "name": "Red", "units": [ { "name": "Guards", "type": "archers", "stands": 6 } ] }, { "name": "Blue" } ] })");
    return path;
}

}  // namespace

TEST_CASE("Rules of the command line are there for battles and scenarios, the usual ones besides")
{
    testing::forgetEverything();
    const QTemporaryDir folder;
    LaunchOptions options;
    options.battle = toyScenario(folder);
    options.folders = {QStringLiteral(DRUMHEAD_TEST_DATA "/app/data/rulesets")};
    testing::BattleDriver driver(options);
    REQUIRE(driver.window().battlePage());
    CHECK(driver.battle().ruleset().id == "toy");
    CHECK(openScenario(options.battle, {}, options.folders).document);
    CHECK(rulesetsForScenario(QStringLiteral("toy"), options.folders).size() == 1);
    CHECK(beginBattle(testing::battleOptions().battle, folder.filePath(QStringLiteral("other.drumhead")), {},
                      options.folders)
              .faults.value(0)
              .contains(QStringLiteral("Open ruleset folder")));
    // The shipped scenarios are for rules that are not among them.
    CHECK(NewBattleDialog(options.folders).ruleset().isEmpty());
    driver.window().openFile(testing::battleOptions().battle);
    CHECK(driver.battle().ruleset().id != "toy");
}

TEST_CASE("Where a battle can't be kept another place is offered, and nothing is begun")
{
    const LaunchOptions options = testing::battleOptions();
    const QTemporaryDir folder;
    const QString notAFolder = toyScenario(folder);
    const OpenedBattle begun = beginBattle(options.battle, notAFolder + QStringLiteral("/a.drumhead"));
    CHECK_FALSE(begun.battle);
    CHECK(begun.isMisplaced);
    CHECK(begun.faults
          == QStringList{
              QStringLiteral("The battle can't be saved in %1: the folder does not exist and could not be created.")
                  .arg(notAFolder)});
    const OpenedBattle again = beginBattle(options.battle, notAFolder);
    CHECK(again.isMisplaced);
    CHECK(again.faults.value(0).contains(QStringLiteral("is not overwritten")));
    CHECK_FALSE(beginBattle(folder.filePath(QStringLiteral("none.scenario.json")),
                            folder.filePath(QStringLiteral("a.drumhead")))
                    .isMisplaced);

    const Environment home("XDG_DATA_HOME", notAFolder);
    testing::WindowDriver driver(options);
    auto* offer = driver.find<QMessageBox>("battleOffer");
    REQUIRE(offer);
    CHECK(offer->text().contains(QStringLiteral("can't be saved in ") + notAFolder));
    CHECK(offer->defaultButton()->text().contains(QStringLiteral("elsewhere")));
    offer->reject();
    CHECK_FALSE(driver.window().battlePage());
}

}  // namespace new_battle_test
