// What a case in hand does around it: the armies show those concerned, and one key applies it and goes on.
#include "support/catch.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"
#include "app/shared/look/primary_button.hpp"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>

#include <algorithm>

namespace case_in_hand_test {

using namespace drumhead;
using drumhead::app::ArmyModel;
using drumhead::app::isPrimary;
using drumhead::app::testing::BattleDriver;

namespace {

/// The open branches of groups.
std::vector<EntityId> openGroups(const QTreeView& view)
{
    std::vector<EntityId> open;
    for (QModelIndex at = view.model()->index(0, 0); at.isValid(); at = view.indexBelow(at)) {
        if (view.isExpanded(at) && at.data(ArmyModel::KindRole).toInt() == static_cast<int>(EntityKind::Group))
            open.push_back(at.data(ArmyModel::EntityRole).toInt());
    }
    return open;
}

}  // namespace

TEST_CASE("Shift+Return applies a result and goes on to the next step")
{
    BattleDriver driver;
    driver.toFiring();
    driver.press(Qt::Key_Return, Qt::ShiftModifier);
    CHECK(driver.label("battleMessage") == QStringLiteral("Nothing to apply yet."));
    driver.shoot(QStringLiteral("9 9 9 9 9"));
    REQUIRE(driver.page().caseController()->canApply());
    const Game& game = driver.battle().game();
    const EntryId head = game.head();
    driver.press(Qt::Key_Return, Qt::ShiftModifier);
    REQUIRE(game.head() == head + 2);
    CHECK(std::holds_alternative<ResolveCommand>(game.entry(head + 1).command));
    CHECK(std::holds_alternative<AdvanceCommand>(game.entry(head + 2).command));
    CHECK_FALSE(driver.page().caseController()->isOpen());
}

TEST_CASE("What is due is asked for before Shift+Return leaves the step")
{
    BattleDriver driver;
    driver.toFiring();
    driver.shoot(QStringLiteral("1 1 1 1 1"));
    REQUIRE(driver.page().caseController()->canApply());
    const EntryId head = driver.battle().game().head();
    driver.press(Qt::Key_Return, Qt::ShiftModifier);
    CHECK(driver.battle().game().head() == head + 1);
    REQUIRE(driver.page().due()->hasDueHere());
    CHECK(driver.dialog("leaveStepDialog"));
}

TEST_CASE("While a case is in hand only the groups of those concerned are open, and the row is that of the target")
{
    BattleDriver driver;
    driver.toFiring();
    const auto& view = *driver.find<QTreeView>("armies");
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    REQUIRE(driver.page().caseController()->isOpen());
    const ResolveCommand command = driver.page().caseController()->record().command;
    const State& state = driver.battle().state();
    std::vector<EntityId> groups;
    for (const auto& [role, ids] : command.roles) groups.push_back(state.at(state.find(ids.front())).group);
    for (const EntityId each : openGroups(view)) CHECK(std::find(groups.begin(), groups.end(), each) != groups.end());
    CHECK(driver.page().armies()->current() == state.find(command.roles.back().second.front()));
    CHECK(driver.label("armyDetail").isEmpty());
    driver.press(Qt::Key_Escape);
    REQUIRE_FALSE(driver.page().caseController()->isOpen());
    CHECK(openGroups(view).size() > groups.size());
    CHECK_FALSE(driver.label("armyDetail").isEmpty());
}

namespace {

/// Units and leaders that are shown.
std::vector<EntityId> shownTroops(const QTreeView& view)
{
    std::vector<EntityId> shown;
    for (QModelIndex at = view.model()->index(0, 0); at.isValid(); at = view.indexBelow(at)) {
        const auto kind = static_cast<EntityKind>(at.data(ArmyModel::KindRole).toInt());
        if (kind == EntityKind::Unit || kind == EntityKind::Leader)
            shown.push_back(at.data(ArmyModel::EntityRole).toInt());
    }
    return shown;
}

}  // namespace

TEST_CASE("While a case is in hand the armies show those concerned, until all are asked for or one is searched for")
{
    BattleDriver driver;
    driver.window().resize(1366, 720);
    driver.toFiring();
    const auto& view = *driver.find<QTreeView>("armies");
    auto* const everybody = driver.find<QCheckBox>("showEverybody");
    const std::vector<EntityId> before = shownTroops(view);
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    REQUIRE(driver.page().caseController()->isOpen());
    const State& state = driver.battle().state();
    std::vector<EntityId> concerned;
    for (const auto& [role, ids] : driver.page().caseController()->record().command.roles)
        concerned.push_back(state.find(ids.front()));
    const std::vector<EntityId> during = shownTroops(view);
    for (const EntityId each : concerned) CHECK(std::find(during.begin(), during.end(), each) != during.end());
    for (const EntityId each : during) {
        const bool isLeader = state.at(each).attachedTo != nobody;
        CHECK((isLeader || std::find(concerned.begin(), concerned.end(), each) != concerned.end()));
    }
    REQUIRE(everybody->isVisible());
    everybody->click();
    CHECK(shownTroops(view).size() > during.size());
    everybody->click();
    CHECK(shownTroops(view) == during);
    driver.find<QLineEdit>("armySearch")->setText(QStringLiteral("musketeers"));
    CHECK(shownTroops(view).size() > concerned.size());
    driver.find<QLineEdit>("armySearch")->clear();
    driver.press(Qt::Key_Escape);
    REQUIRE_FALSE(driver.page().caseController()->isOpen());
    CHECK(shownTroops(view) == before);
    CHECK_FALSE(everybody->isChecked());
}

TEST_CASE("In a battle the modifiers that do not apply are a button away")
{
    BattleDriver driver;
    driver.toFiring();
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    auto* const page = driver.page().caseController()->page();
    const auto* const view = page->findChild<QTreeView*>(QStringLiteral("modifierView"));
    auto* const others = page->findChild<QPushButton*>(QStringLiteral("otherModifiers"));
    const int few = view->model()->rowCount();
    for (int row = 0; row < few; ++row) CHECK_FALSE(view->model()->index(row, 0).data().toString().startsWith(u'·'));
    REQUIRE_FALSE(others->isHidden());
    const int left = others->text().section(u' ', 0, 0).toInt();
    CHECK(left > 3);
    others->click();
    CHECK(view->model()->rowCount() == few + left);
    others->click();
    CHECK(view->model()->rowCount() == few);
}

TEST_CASE("Of Apply and Roll the one that comes next is filled")
{
    BattleDriver driver;
    driver.toFiring();
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    auto* const page = driver.page().caseController()->page();
    const auto* const apply = driver.find<QPushButton>("applyCase");
    const auto* const roll = page->findChild<QPushButton*>(QStringLiteral("roll"));
    const auto filled = [](const QPushButton* button) { return isPrimary(button) && button->isEnabled(); };
    CHECK_FALSE(filled(apply));
    CHECK_FALSE(filled(roll));  // a question comes first
    driver.enter(QStringLiteral("8"));
    driver.enter(QStringLiteral("20"));
    CHECK(filled(roll));
    CHECK_FALSE(filled(apply));
    driver.enter(QStringLiteral("9 9 9 9 9"));
    CHECK(filled(apply));
    CHECK_FALSE(filled(roll));
}

TEST_CASE("After a refusal the keyboard stays at the answer that was given last, and a Return more loses nothing")
{
    BattleDriver driver;
    driver.toFiring();
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    REQUIRE(driver.focusName() == QStringLiteral("fact.distance"));
    driver.enter(QStringLiteral("199"));
    REQUIRE(driver.page().caseController()->page()->session()->verdict().refused);
    CHECK(driver.focusName() == QStringLiteral("fact.distance"));
    driver.press(Qt::Key_Return);
    CHECK(driver.page().caseController()->isOpen());
    CHECK(driver.focusName() == QStringLiteral("fact.distance"));
    driver.find<QWidget>("applyCase")->setFocus();
    driver.press(Qt::Key_F6);
    CHECK(driver.focusName() == QStringLiteral("fact.distance"));
    driver.enter(QStringLiteral("8"));  // at once in its place
    CHECK_FALSE(driver.page().caseController()->page()->session()->verdict().refused);
}

}  // namespace case_in_hand_test
