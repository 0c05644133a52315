#include "app/shared/actions/window_actions.hpp"

#include "app/battle_driver.hpp"
#include "app/editor/editor_actions.hpp"
#include "app/window_driver.hpp"
#include "support/catch.hpp"

#include <QLineEdit>
#include <QPushButton>
#include <QUndoStack>

#include <set>

namespace window_actions_test {

using namespace drumhead::app;
using testing::BattleDriver;
using testing::toyOptions;
using testing::WindowDriver;

namespace {

/// Fails where an action has no text, or no object name of its own.
void checkNames(const std::vector<QAction*>& actions)
{
    std::set<QString> names;
    for (const QAction* each : actions) {
        INFO(each->objectName().toStdString());
        CHECK_FALSE(each->objectName().isEmpty());
        CHECK_FALSE(each->text().isEmpty());
        CHECK(names.insert(each->objectName()).second);
    }
}

/// Fails where two of the actions that are enabled have a shortcut in common.
void checkShortcuts(const std::vector<QAction*>& actions)
{
    std::set<QString> taken;
    for (const QAction* each : actions) {
        if (!each->isEnabled()) continue;
        for (const QKeySequence& key : each->shortcuts()) {
            INFO(each->objectName().toStdString() << ": " << key.toString().toStdString());
            CHECK(taken.insert(key.toString()).second);
        }
    }
}

}  // namespace

TEST_CASE("Every action of the window has a name of its own and a text")
{
    const WindowActions actions(nullptr);
    CHECK(actions.all().size() == static_cast<std::size_t>(WindowAction::About) + 1);
    checkNames(actions.all());
    CHECK(actions[WindowAction::Rulings]->objectName() == QStringLiteral("rulingsAction"));
    CHECK(actions[WindowAction::About]->objectName() == QStringLiteral("aboutAction"));
}

TEST_CASE("No two actions of the window that are enabled at once share a shortcut")
{
    WindowActions actions(nullptr);
    checkShortcuts(actions.all());
    for (const bool isBattle : {false, true}) {
        actions.fit({.hasBattle = isBattle, .isBattleShown = isBattle, .hasCase = true, .hasRulings = true});
        checkShortcuts(actions.all());
    }
}

TEST_CASE("The actions of the window are in its menus, and its buttons take them")
{
    WindowDriver driver(toyOptions("shot"));
    for (const QAction* each : driver.window().actions().all()) {
        INFO(each->objectName().toStdString());
        CHECK_FALSE(each->associatedObjects().isEmpty());
    }
    QAction* rulings = driver.window().actions()[WindowAction::Rulings];
    const auto* button = driver.find<QPushButton>("rulings");
    CHECK(button->text() == rulings->text());
    CHECK(button->toolTip() == QStringLiteral("What the club has ruled where the print is unclear (Ctrl+L)"));
    rulings->setEnabled(false);
    CHECK_FALSE(button->isEnabled());
}

TEST_CASE("What names a key names the new one at once")
{
    BattleDriver driver;
    WindowActions& actions = driver.window().actions();
    const auto tip = [&](const char* name) { return driver.find<QWidget>(name)->toolTip(); };
    REQUIRE(tip("otherProcedure").contains(WindowActions::keyText(WindowAction::OtherProcedure)));
    for (const WindowAction each : {WindowAction::OtherProcedure, WindowAction::WriteNote, WindowAction::SearchArmies})
        actions.changeKeys(each, {QKeySequence(QStringLiteral("Ctrl+Alt+%1").arg(static_cast<int>(each) % 9 + 1))});
    for (const auto& [name, action] : std::vector<std::pair<const char*, WindowAction>>{
             {"otherProcedure", WindowAction::OtherProcedure}, {"logNote", WindowAction::WriteNote}}) {
        INFO(name);
        CHECK(tip(name).contains(QStringLiteral("Ctrl+Alt+")));
        CHECK(tip(name).contains(WindowActions::keyText(action)));
    }
    CHECK(driver.find<QLineEdit>("armySearch")
              ->placeholderText()
              .contains(WindowActions::keyText(WindowAction::SearchArmies)));
    actions.resetAllKeys();
    CHECK_FALSE(tip("otherProcedure").contains(QStringLiteral("Ctrl+Alt+")));
}

TEST_CASE("Every action of the editor has a name and a text, and on each tab shortcuts of its own")
{
    QUndoStack undo;
    EditorActions actions(undo, nullptr);
    CHECK(actions.all().size() == static_cast<std::size_t>(EditorAction::Manual) + 1);
    checkNames(actions.all());
    checkShortcuts(actions.all());
    using Tab = EditorActions::Tab;
    for (const Tab tab : {Tab::Armies, Tab::Terrain, Tab::Objectives, Tab::Reinforcements, Tab::Other}) {
        actions.fit(tab);
        checkShortcuts(actions.all());
    }
    CHECK_FALSE(actions[EditorAction::MoveUp]->isEnabled());
}

}  // namespace window_actions_test
