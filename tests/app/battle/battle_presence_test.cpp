// Who of a live battle is on the table yet, and whom the players see.
#include "support/catch.hpp"

#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/armies/rows/chip_delegate.hpp"
#include "app/battle/players/players_armies.hpp"
#include "app/battle/players/players_window.hpp"
#include "app/battle/players/visible_army_model.hpp"
#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"
#include "app/file_bytes.hpp"
#include "app/recorded_battle.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/game/state/entity_values.hpp"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QListWidget>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <algorithm>

namespace battle_presence_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;
using testing::playRecorded;
using testing::readFile;
using testing::writeFile;

TEST_CASE("Reinforcements count once they are there; in their turn they are announced and brought on")
{
    const QTemporaryDir folder;
    LaunchOptions options = battleOptions();
    const QString early = folder.filePath(QStringLiteral("early.scenario.json"));
    writeFile(early,
              QString::fromUtf8(readFile(options.battle))
                  .replace(QRegularExpression(QStringLiteral("\"turn\": [0-9]+")), QStringLiteral("\"turn\": 1"))
                  .toUtf8());
    options.battle = early;
    BattleDriver driver(options);
    const Scenario& scenario = driver.battle().game().scenario();
    REQUIRE_FALSE(scenario.reinforcements.empty());
    const auto* due = driver.find<QListWidget>("due");
    // In the first step of their side, not before.
    const auto arrivals = [due] {
        int count = 0;
        for (int row = 0; row < due->count(); ++row) count += due->item(row)->data(Qt::UserRole).toInt() < 0 ? 1 : 0;
        return count;
    };
    CHECK(arrivals() == 0);
    while (arrivals() == 0) REQUIRE(driver.battle().execute(AdvanceCommand{false, "on"}));
    const EntityId side = driver.battle().state().place.phasing();
    const auto isTheirs = [&](const ScenarioReinforcement& each) {
        return each.side == driver.battle().state().at(side).id;
    };
    const auto& coming = scenario.reinforcements;
    const auto first = std::find_if(coming.begin(), coming.end(), isTheirs);
    REQUIRE(first != coming.end());
    const auto announced = static_cast<int>(std::count_if(coming.begin(), coming.end(), isTheirs));
    REQUIRE(arrivals() == announced);
    const QModelIndex strength =
        driver.page().findChild<ArmyModel*>()->indexOf(side).siblingAtColumn(ArmyModel::Strength);
    const QString whole = strength.data().toString();
    CHECK(whole.section(u'/', 0, 0) == whole.section(u'/', 1, 1));
    driver.press(Qt::Key_F4);
    CHECK(arrivals() == announced - 1);
    CHECK(strength.data().toString() != whole);
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        if (scenario.entities[i].reinforcement == static_cast<int>(first - coming.begin()))
            CHECK(driver.battle().state().entities[i].onTable);
    }
}

TEST_CASE("The players see nobody who is hidden")
{
    BattleDriver driver;
    const EntityId side = driver.battle().state().find("prussia");
    VisibleArmyModel model(driver.battle(), side, nullptr);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const int before = model.rowCount();
    EditCommand hide;
    hide.entity = "grenadiers-kleist";
    hide.changes = {{EntityField::Hidden, "true"}};
    hide.reason = "in the wood";
    REQUIRE(driver.battle().execute(hide));
    model.refresh();
    CHECK(model.rowCount() == before - 1);
}

TEST_CASE("In the players' window all that is the matter with a unit is read whole")
{
    BattleDriver driver;
    EditCommand edit;
    edit.entity = "grenadiers-kleist";
    edit.reason = "a hard day";
    for (const RosterKind::Chip& each : rosterOf(driver.battle().ruleset(), EntityKind::Unit)->chips) {
        if (each.attribute->shape.kind == ValueKind::Flag && each.tone != OutcomeTone::Neutral
            && edit.changes.size() < 2)
            edit.changes.emplace_back(EditTarget(each.attribute->id), "true");
    }
    REQUIRE(driver.battle().execute(edit));
    PlayersWindow window;
    window.setBattle(&driver.battle());
    window.resize(1024, 600);
    window.show();
    QApplication::processEvents();
    const auto* const view = window.findChild<QTreeView*>(QStringLiteral("players.prussia"));
    REQUIRE(view);
    int chips = 0;
    for (int row = 0; row < view->model()->rowCount(); ++row) {
        const QModelIndex how = view->model()->index(row, VisibleArmyModel::How);
        const int width = view->columnWidth(VisibleArmyModel::How);
        CHECK(width >= ChipDelegate::widestChip(how, view->fontMetrics()));
        const QStringList drawn = ChipDelegate::drawn(how, view->fontMetrics(), width, ChipDelegate::mostLines);
        CHECK(drawn.filter(QStringLiteral("+")).isEmpty());
        chips += static_cast<int>(drawn.size());
    }
    CHECK(chips >= 1);
    window.setBattle(nullptr);
}

TEST_CASE("The lists of the players are read from across the table; what has no room is counted, trouble comes first")
{
    for (const char* const name : {"krumbach-heights", "kirchdorf", "monte-azul"}) {
        BattleDriver driver(battleOptions(name));
        Battle& battle = driver.battle();
        EntityId last = nobody;
        for (std::size_t i = 0; i < battle.state().entities.size(); ++i) {
            const Entity& who = battle.state().entities[i];
            if (who.kind == EntityKind::Unit && who.onTable) last = static_cast<EntityId>(i);
        }
        EditCommand edit;
        edit.entity = battle.state().idOf(last);
        edit.reason = "a hard day";
        for (const RosterKind::Chip& each : rosterOf(battle.ruleset(), EntityKind::Unit)->chips) {
            if (each.attribute->shape.kind == ValueKind::Flag && each.tone != OutcomeTone::Neutral
                && edit.changes.empty())
                edit.changes.emplace_back(EditTarget(each.attribute->id), "true");
        }
        REQUIRE(battle.execute(edit));
        for (const QSize& size : {QSize(1280, 800), QSize(1366, 768), QSize(1920, 1080), QSize(1024, 500)}) {
            PlayersWindow window;
            window.setBattle(&battle);
            window.resize(size);
            window.show();
            QTest::qWait(50);
            INFO(name << " at " << size.width() << "x" << size.height());
            const auto* const armies = window.findChild<PlayersArmies*>();
            CHECK(armies->pixels() >= (size.height() >= 1080 ? 20 : 16));
            for (const QTreeView* view : window.findChildren<QTreeView*>()) {
                CHECK(view->font().pixelSize() == armies->pixels());
                const auto& model = *static_cast<const VisibleArmyModel*>(view->model());
                const int rows = model.rowCount();
                REQUIRE(rows > 1);
                const QModelIndex end = model.index(rows - 1, 0);
                CHECK(view->viewport()->rect().bottom() >= view->visualRect(end).bottom());
                const bool isCut = rows < model.units();
                if (isCut) CHECK(end.data().toString() == QStringLiteral("and %1 more").arg(model.units() - rows + 1));
                if (isCut && view->objectName().endsWith(toQt(battle.state().idOf(battle.state().at(last).side))))
                    CHECK(model.index(0, 0).data().toString() == battle.name(last));
            }
            window.setBattle(nullptr);
        }
    }
}

TEST_CASE("In the midst of the sample battles the players see every unit")
{
    constexpr std::size_t monteAzul = 328, krumbach = 137, kirchdorf = 112;  // commands
    for (const auto& [name, commands] : {std::pair("monte-azul", monteAzul), std::pair("krumbach-heights", krumbach),
                                         std::pair("kirchdorf", kirchdorf)}) {
        BattleDriver driver(battleOptions(name));
        playRecorded(driver, name, commands);
        for (const QSize& size : {QSize(1280, 800), QSize(1366, 768), QSize(1920, 1080)}) {
            PlayersWindow window;
            window.setBattle(&driver.battle());
            window.resize(size);
            window.show();
            QTest::qWait(50);
            INFO(name << " at " << size.width() << "x" << size.height());
            CHECK(window.findChild<PlayersArmies*>()->pixels() >= 16);
            for (const QTreeView* view : window.findChildren<QTreeView*>()) {
                const auto& model = *static_cast<const VisibleArmyModel*>(view->model());
                CHECK(model.rowCount() == model.units());
                const QRect last = view->visualRect(model.index(model.rowCount() - 1, 0));
                CHECK(view->viewport()->rect().bottom() >= last.bottom());
            }
            window.setBattle(nullptr);
        }
    }
}

TEST_CASE("Where words for what a unit has done have no room, the players see a tick")
{
    BattleDriver driver(battleOptions("krumbach-heights"));
    constexpr std::size_t commands = 137;
    playRecorded(driver, "krumbach-heights", commands);
    VisibleArmyModel model(driver.battle(), driver.battle().state().find("prussia"), nullptr);
    const auto words = [&] {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all << ChipDelegate::drawn(model.index(row, VisibleArmyModel::How), QFontMetrics(QApplication::font()),
                                       1000, 1);
        return all;
    };
    const QStringList whole = words();
    REQUIRE(whole.contains(QStringLiteral("moved")));
    CHECK_FALSE(whole.contains(QStringLiteral("✓")));
    model.setSigns(true);
    const QStringList brief = words();
    CHECK(brief.contains(QStringLiteral("✓")));
    CHECK_FALSE(brief.contains(QStringLiteral("moved")));
    CHECK(brief.filter(QStringLiteral("hits")) == whole.filter(QStringLiteral("hits")));
    CHECK(brief.count(QStringLiteral("! charging")) == whole.count(QStringLiteral("! charging")));
}

TEST_CASE("A name of 300 letters leaves the verdict of the players its place")
{
    VerdictOutcome outcome;
    outcome.word = "1 stand lost";
    outcome.who = std::string(300, 'x');
    CaseResult result;
    result.outcomes = {outcome};
    const CaseResult shown = withShortName(result);
    CHECK(toQt(shown.outcomes.front().who).size() <= 80);
    CHECK(shown.outcomes.front().who.substr(0, 20) == outcome.who.substr(0, 20));
}

}  // namespace battle_presence_test
