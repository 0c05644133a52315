// What a case in hand does around it: the armies show those concerned, and one key applies it and goes on.
#include "support/catch.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/armies/army_model.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle_driver.hpp"

#include <QLabel>
#include <QTreeView>

namespace case_in_hand_test {

using namespace drumhead;
using drumhead::app::ArmyModel;
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

}  // namespace case_in_hand_test
