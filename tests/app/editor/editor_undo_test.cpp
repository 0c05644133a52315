// Every change of the editor has its way back.
#include "app/editor/armies/army_page.hpp"
#include "app/editor/armies/army_tree_model.hpp"
#include "app/editor/fields/markdown_edit.hpp"
#include "app/editor_driver.hpp"

#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTreeView>

namespace editor_undo_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::EditorDriver;

namespace {

/// An army of two groups with two units each, and a leader.
void makeArmy(EditorDriver& driver)
{
    driver.control(Qt::Key_L);
    driver.type(QStringLiteral("Smith"));
    for (const char* const group : {"Wing", "Rear"}) {
        driver.tree();
        driver.control(Qt::Key_G);
        driver.type(QString::fromLatin1(group));
        driver.tree();
        driver.press(Qt::Key_Insert);
        driver.type(QString::fromLatin1(group) + QStringLiteral(" guards"));
        driver.put("attribute.stands", QStringLiteral("6"));
        driver.tree();
        driver.control(Qt::Key_D);
    }
}

void choose(EditorDriver& driver, const char* id)
{
    driver.window().armies()->show(findEntity(driver.scenario(), id), {});
    driver.tree();
}

/// Does it, and looks whether undo and redo lead there and back.
template <typename Act>
void thereAndBack(EditorDriver& driver, const char* what, Act act)
{
    INFO(what);
    const Scenario before = driver.scenario();
    const int place = driver.window().document().undoStack()->index();
    act();
    const Scenario after = driver.scenario();
    REQUIRE_FALSE(after == before);
    const int steps = driver.window().document().undoStack()->index() - place;
    REQUIRE(steps == 1);
    driver.control(Qt::Key_Z);
    CHECK(driver.scenario() == before);
    driver.control(Qt::Key_Y);
    CHECK(driver.scenario() == after);
    driver.window().document().checkNow();
    for (const ScenarioProblem& each : driver.window().document().problems()) UNSCOPED_INFO(each.message);
    CHECK(driver.window().document().problems().empty());
}

void drop(EditorDriver& driver, const char* id, const char* into, int row)
{
    ArmyTreeModel* const model = driver.window().armies()->model();
    const std::unique_ptr<QMimeData> data(model->mimeData({model->indexOfEntity(findEntity(driver.scenario(), id))}));
    // The view takes nothing away.
    CHECK_FALSE(model->dropMimeData(data.get(), Qt::MoveAction, row, 0,
                                    model->indexOfEntity(findEntity(driver.scenario(), into))));
}

}  // namespace

TEST_CASE("Each change of the armies is undone and done again as one step")
{
    EditorDriver driver;
    makeArmy(driver);
    thereAndBack(driver, "add a side", [&] { driver.window().armies()->add(EntityKind::Side); });
    choose(driver, "wing-guards");
    thereAndBack(driver, "name", [&] { driver.put("entityName", QStringLiteral("Old Guard")); });
    choose(driver, "old-guard");
    thereAndBack(driver, "troop type", [&] { driver.put("attribute.type", QStringLiteral("Arquebusiers & Co")); });
    thereAndBack(driver, "number", [&] { driver.put("attribute.stands", QStringLiteral("9")); });
    thereAndBack(driver, "note", [&] { driver.put("entityNote", QStringLiteral("Never fired a shot.")); });
    thereAndBack(driver, "hidden",
                 [&] { driver.find<QCheckBox>("entityHidden")->setFocus(), driver.press(Qt::Key_Space); });
    choose(driver, "smith");
    thereAndBack(driver, "command", [&] { driver.put("leaderCommands", QStringLiteral("Wing")); });
    thereAndBack(driver, "attachment", [&] { driver.put("leaderRides", QStringLiteral("Old Guard")); });
    choose(driver, "red");
    thereAndBack(driver, "colour", [&] { driver.put("sideColour", QStringLiteral("Amber")); });
    CHECK(sideLook(driver.scenario(), "red") == 3);
    thereAndBack(driver, "brief", [&] { driver.put("entityBrief", QStringLiteral("Hold **on**.")); });
    choose(driver, "old-guard");
    thereAndBack(driver, "duplicate", [&] { driver.control(Qt::Key_D); });
    choose(driver, "old-guard-2");
    thereAndBack(driver, "move up", [&] { driver.press(Qt::Key_Up, Qt::AltModifier); });
    choose(driver, "old-guard-2");
    thereAndBack(driver, "move down", [&] { driver.press(Qt::Key_Down, Qt::AltModifier); });
    thereAndBack(driver, "drop into another group", [&] { drop(driver, "old-guard", "rear", 0); });
    CHECK(driver.scenario().entities[static_cast<std::size_t>(findEntity(driver.scenario(), "old-guard"))].group
          == "rear");
    thereAndBack(driver, "drop a group on the other side", [&] { drop(driver, "wing", "blue", -1); });
    CHECK(driver.scenario().entities[static_cast<std::size_t>(findEntity(driver.scenario(), "wing-guards-2"))].side
          == "blue");
    choose(driver, "rear");
    thereAndBack(driver, "remove", [&] { driver.press(Qt::Key_Delete); });
}

TEST_CASE("Each change of the other pages is undone and done again as one step")
{
    EditorDriver driver;
    makeArmy(driver);
    driver.control(Qt::Key_2);
    thereAndBack(driver, "title", [&] { driver.put("battleTitle", QStringLiteral("The Inn")); });
    thereAndBack(driver, "id", [&] { driver.put("battleId", QStringLiteral("inn")); });
    thereAndBack(driver, "turns", [&] { driver.put("battleTurns", QStringLiteral("9")); });
    thereAndBack(driver, "about", [&] { driver.put("battleAbout", QStringLiteral("An inn.")); });
    for (const char* const page : {"terrain", "objective"}) {
        const auto named = [page](const char* what) { return std::string(page) + what; };
        driver.control(page == std::string("terrain") ? Qt::Key_3 : Qt::Key_5);
        thereAndBack(driver, "add a note", [&] { driver.press(Qt::Key_Insert); });
        thereAndBack(driver, "name of a note", [&] { driver.put(named("Name").c_str(), QStringLiteral("The mill")); });
        thereAndBack(driver, "text of a note", [&] { driver.put(named("Text").c_str(), QStringLiteral("Of stone.")); });
        driver.press(Qt::Key_Insert);
        thereAndBack(driver, "move a note", [&] { driver.press(Qt::Key_Up, Qt::AltModifier); });
        driver.find<QListWidget>(named("List").c_str())->setFocus();
        thereAndBack(driver, "remove a note", [&] { driver.press(Qt::Key_Delete); });
    }
    thereAndBack(driver, "whose objective", [&] { driver.put("objectiveSide", QStringLiteral("Blue")); });
    driver.control(Qt::Key_7);
    thereAndBack(driver, "special rules", [&] { driver.put("specialRules", QStringLiteral("Rain from turn 3.")); });
}

TEST_CASE("Reinforcements are added, filled by keyboard and changed, each with its way back")
{
    EditorDriver driver;
    makeArmy(driver);
    choose(driver, "wing-guards");
    driver.control(Qt::Key_R);
    CHECK(driver.window().armies()->chosen().empty());  // of the units
    driver.press(Qt::Key_Insert);
    driver.type(QStringLiteral("Late guards"));
    choose(driver, "wing-guards-2");
    thereAndBack(driver, "move elsewhere", [&] {
        driver.control(Qt::Key_M);
        auto* places = driver.find<QListWidget>("places");
        REQUIRE(places);
        REQUIRE(places->count() == 5);
        places->setFocus();
        driver.press(Qt::Key_End);
        driver.press(Qt::Key_Return);
    });
    CHECK(driver.scenario().entities[static_cast<std::size_t>(findEntity(driver.scenario(), "wing-guards-2"))].arrives
          == 2);
    driver.control(Qt::Key_6);
    CHECK(driver.find<QLabel>("reinforcementWho")->text().contains(QStringLiteral("Late guards, Wing guards 2")));
    thereAndBack(driver, "turn", [&] { driver.put("reinforcementTurn", QStringLiteral("4")); });
    thereAndBack(driver, "group", [&] { driver.put("reinforcementGroup", QStringLiteral("Rear")); });
    thereAndBack(driver, "how", [&] { driver.put("reinforcementText", QStringLiteral("by the ford")); });
    thereAndBack(driver, "side", [&] { driver.put("reinforcementSide", QStringLiteral("Blue")); });
    driver.find<QListWidget>("reinforcementList")->setFocus();
    thereAndBack(driver, "remove", [&] { driver.press(Qt::Key_Delete); });
    CHECK(findEntity(driver.scenario(), "late-guards") < 0);
}

TEST_CASE("Delete takes back a choice, and removes nobody from within a field")
{
    EditorDriver driver;
    makeArmy(driver);
    choose(driver, "wing-guards");
    const std::size_t count = driver.scenario().entities.size();
    driver.put("attribute.type", QStringLiteral("Arquebusiers & Co"));
    driver.press(Qt::Key_Delete);
    CHECK(driver.scenario().entities.size() == count);
    const ScenarioEntity& unit =
        driver.scenario().entities[static_cast<std::size_t>(findEntity(driver.scenario(), "wing-guards"))];
    CHECK(std::none_of(unit.values.begin(), unit.values.end(), [](const auto& each) { return each.first == "type"; }));
    driver.find<QLineEdit>("entityName")->setFocus();
    driver.press(Qt::Key_Home);
    driver.press(Qt::Key_Delete);
    CHECK(driver.scenario().entities.size() == count);
    CHECK(findEntity(driver.scenario(), "ing-guards") >= 0);
}

}  // namespace editor_undo_test
