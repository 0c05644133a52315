// How a battle stands, at a glance: for the referee and for the players.
#include "support/catch.hpp"

#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle/case/last_verdict.hpp"
#include "app/battle/overview/battle_overview.hpp"
#include "app/battle/session/entity_summary.hpp"
#include "app/battle_driver.hpp"
#include "app/sheets/chart_view.hpp"

#include <QDialog>
#include <QMenuBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

namespace overview_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;

namespace {

void edit(BattleDriver& driver, const char* unit, const EditTarget& what, const char* value)
{
    REQUIRE(driver.battle().execute(EditCommand{unit, {{what, value}}, "for the test"}));
}

}  // namespace

TEST_CASE("Who is in trouble is named by side; the players are told nothing of the hidden")
{
    BattleDriver driver;
    driver.toFiring();
    edit(driver, "grenadiers-kleist", "morale", "routing");
    BattleStanding standing = standingOf(driver.battle(), Eyes::Referee);
    REQUIRE(standing.sides.size() == 2);
    const SideStanding& prussia = standing.sides[0];
    REQUIRE(prussia.trouble.size() == 1);
    CHECK(prussia.trouble[0].tone == OutcomeTone::Bad);
    CHECK(prussia.trouble[0].units == QStringList{QStringLiteral("Grenadier battalion Kleist")});
    CHECK(standing.sides[1].trouble.empty());
    CHECK(prussia.now == prussia.start);
    CHECK(standing.coming.size() == driver.battle().game().scenario().reinforcements.size());
    CHECK(standing.coming[0].turn <= standing.coming[1].turn);
    const double before = standingOf(driver.battle(), Eyes::Players).sides[0].start;
    edit(driver, "grenadiers-kleist", EntityField::Hidden, "true");
    standing = standingOf(driver.battle(), Eyes::Players);
    CHECK(standing.sides[0].trouble.empty());
    CHECK(standing.sides[0].start < before);
    CHECK(standing.coming.empty());  // the players learn of nobody whose turn has not come
    CHECK(standingOf(driver.battle(), Eyes::Referee).sides[0].trouble.size() == 1);
}

TEST_CASE("Between cases the middle shows how the battle stands, after a case its card")
{
    BattleDriver driver;
    driver.toFiring();
    CHECK(driver.find<BattleOverview>("battleOverview")->isVisible());
    driver.shoot(QStringLiteral("1 1 1 1 1"));
    driver.press(Qt::Key_Return);
    CHECK_FALSE(driver.find<BattleOverview>("battleOverview")->isVisible());
    auto* battle = driver.find<QToolButton>("lastShowsBattle");
    auto* result = driver.find<QToolButton>("lastShowsCase");
    REQUIRE(battle->isVisible());
    CHECK(result->isChecked());
    QTest::mouseClick(battle, Qt::LeftButton);
    CHECK(driver.find<BattleOverview>("battleOverview")->isVisible());
    const auto* losses = driver.find<ChartView>("overviewLosses");
    REQUIRE(losses->chart().series.size() == 2);
    CHECK(losses->isVisible());
    QTest::mouseClick(result, Qt::LeftButton);
    CHECK_FALSE(driver.find<BattleOverview>("battleOverview")->isVisible());
}

TEST_CASE(
    "A battle that is opened, or in which nothing is in hand, shows how it stands; the last result is a step away")
{
    BattleDriver driver;
    driver.toFiring();
    driver.shoot(QStringLiteral("9 9 9 9 9"));
    driver.press(Qt::Key_Return);
    const QString outcome = driver.headline();
    REQUIRE_FALSE(outcome.isEmpty());
    LastVerdict opened;
    opened.resize(700, 500);
    opened.showLast(&driver.battle());
    CHECK(opened.findChild<BattleOverview*>()->isVisibleTo(&opened));
    CHECK(opened.findChild<QToolButton*>(QStringLiteral("lastShowsCase"))->isVisibleTo(&opened));
    // Nobody else is to fire.
    driver.press(Qt::Key_Escape);
    CHECK(driver.find<BattleOverview>("battleOverview")->isVisible());
    driver.find<QToolButton>("lastShowsCase")->click();
    CHECK(driver.headline() == outcome);
}

TEST_CASE("When a turn is over a card tells what it cost each side, until something is decided in the next")
{
    BattleDriver driver;
    driver.toFiring();
    CHECK(driver.find<QLabel>("overviewTurn")->isHidden());
    edit(driver, "grenadiers-kleist", "figures", "20");  // of 24
    while (driver.battle().state().turn < 2) REQUIRE(driver.battle().execute(AdvanceCommand{false, "on"}));
    QApplication::processEvents();
    CHECK(driver.find<QLabel>("overviewTurn")->isVisible());
    CHECK(driver.label("overviewTurnHeading") == QStringLiteral("Turn 1 is over"));
    CHECK(driver.label("overviewTurn") == QStringLiteral("Prussia: 4 of 346 lost\nAustria: no losses"));
    edit(driver, "grenadiers-kleist", EditTarget(EntityField::OnTable), "false");
    CHECK(driver.find<QLabel>("overviewTurn")->isVisible());  // nothing was decided yet
    const std::vector<JournalEntry>& entries = driver.battle().game().entries();
    const auto initiative = std::find_if(entries.begin(), entries.end(), [](const JournalEntry& each) {
        return std::holds_alternative<ResolveCommand>(each.command);
    });
    REQUIRE(initiative != entries.end());
    REQUIRE(driver.battle().execute(Command(initiative->command)));
    driver.find<QToolButton>("lastShowsBattle")->click();
    CHECK(driver.find<BattleOverview>("battleOverview")->isVisible());
    CHECK(driver.find<QLabel>("overviewTurn")->isHidden());
}

TEST_CASE("Names that have commas are parted so that each is seen to be one")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    driver.press(Qt::Key_F10);
    for (const char* const each : {"2e-de-ligne-1er-bataillon", "2e-de-ligne-2e-bataillon"})
        edit(driver, each, "disorganised", "true");
    const QString trouble = driver.find<QLabel>("sideTrouble")->text();
    INFO(trouble.toStdString());
    CHECK(trouble.contains(QStringLiteral("2e de ligne, 1er bataillon · 2e de ligne, 2e bataillon")));
}

TEST_CASE("Points for objectives are entered, told, and taken back")
{
    BattleDriver driver;
    driver.toFiring();
    QTest::mouseClick(driver.find<QPushButton>("overviewPoints"), Qt::LeftButton);
    QWidget* dialog = driver.dialog("pointsDialog");
    REQUIRE(dialog);
    const QList<QSpinBox*> boxes = dialog->findChildren<QSpinBox*>();
    REQUIRE(boxes.size() == 2 * static_cast<qsizetype>(driver.battle().game().scenario().objectives.size()));
    boxes.front()->stepUp();
    CHECK(boxes.front()->value() == 0);
    boxes.front()->setValue(6);
    const EntryId before = driver.battle().game().head();
    static_cast<QDialog*>(dialog)->accept();
    CHECK(driver.battle().game().head() == before + 1);
    CHECK(driver.battle().game().entry(before + 1).sentences.front() == "The road, Prussia: 6 points.");
    CHECK(driver.label("overviewOutcome") == QStringLiteral("Prussia leads 6 : 0."));
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(driver.battle().state().scores.empty());
}

TEST_CASE("Tree, bar and chart tell the same strength")
{
    for (const char* scenario : {"krumbach-heights", "monte-azul", "kirchdorf"}) {
        INFO(scenario);
        BattleDriver driver(battleOptions(scenario));
        driver.press(Qt::Key_F10);
        CHECK_FALSE(driver.find<QToolButton>("lastShowsCase")->isVisible());
        const BattleStanding standing = standingOf(driver.battle(), Eyes::Referee);
        const auto* chart = driver.find<ChartView>("overviewStrength");
        REQUIRE(chart->chart().series.size() == standing.sides.size());
        for (std::size_t i = 0; i < standing.sides.size(); ++i) {
            CHECK(summaryAt(driver.battle(), standing.sides[i].side).figures->first.toDouble()
                  == standing.sides[i].now);
            CHECK(chart->chart().series[i].values.back() == standing.sides[i].now);
        }
    }
}

TEST_CASE("Each of the six tools does what its menu entry does, and is told by name")
{
    BattleDriver driver;
    const auto* strip = driver.find<QWidget>("toolStrip");
    REQUIRE(strip);
    CHECK(strip->isVisible());
    CHECK(driver.window().menuBar()->geometry().contains(strip->geometry()));
    const QWidget* const seen = driver.window().childAt(strip->geometry().center());
    CHECK((seen == strip || strip->isAncestorOf(seen)));  // nothing lies over it
    const QList<QToolButton*> tools = strip->findChildren<QToolButton*>();
    REQUIRE(tools.size() == 6);
    QStringList names;
    for (const QToolButton* each : tools) {
        CHECK_FALSE(each->icon().isNull());
        CHECK_FALSE(each->toolTip().isEmpty());
        CHECK_FALSE(names.contains(each->accessibleName()));
        names << each->accessibleName();
    }
    const EntryId before = driver.battle().game().head();
    driver.find<QToolButton>("tool.next-step")->click();
    CHECK(driver.battle().game().head() == before + 1);
    driver.find<QToolButton>("tool.undo")->click();
    CHECK(driver.battle().game().head() == before);
}

TEST_CASE("What troops a unit is stands as a picture beside the mark of its side")
{
    BattleDriver driver;
    const ArmyModel& model = *driver.page().findChild<ArmyModel*>();
    const auto pictureOf = [&](const char* unit) {
        return model.indexOf(driver.battle().state().find(unit))
            .data(Qt::DecorationRole)
            .value<QIcon>()
            .pixmap(28, 14)
            .toImage();
    };
    const QImage foot = pictureOf("grenadiers-kleist");
    CHECK(foot == pictureOf("feldjager-zu-fuss"));
    CHECK(foot != pictureOf("hussars-werner"));
    CHECK(foot.width() > pictureOf("prussia").width());
    const auto icon =
        model.indexOf(driver.battle().state().find("grenadiers-kleist")).data(Qt::DecorationRole).value<QIcon>();
    CHECK(icon.pixmap(QSize(28, 14), QIcon::Selected).toImage() != icon.pixmap(QSize(28, 14)).toImage());
}

TEST_CASE("The scenario that is looked up shows its map")
{
    BattleDriver driver;
    driver.press(Qt::Key_I, Qt::ControlModifier);
    const QWidget* const dialog = driver.dialog("scenarioDialog");
    REQUIRE(dialog);
    auto* tabs = dialog->findChild<QTabWidget*>(QStringLiteral("scenarioTabs"));
    REQUIRE(tabs);
    tabs->setCurrentIndex(1);
    const auto* map = dialog->findChild<ChartView*>(QStringLiteral("scenarioMap"));
    REQUIRE(map);
    CHECK(map->isVisible());
    CHECK(map->height() > 100);
    CHECK(map->accessibleName() == QStringLiteral("Map: Krumbach Heights, 21 May 1758"));
    CHECK(map->accessibleDescription().contains(QStringLiteral("Hill")));
}

}  // namespace overview_test
