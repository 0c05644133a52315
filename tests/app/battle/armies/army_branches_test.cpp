// Open branches of the armies stay open when the tree is built again.
#include "support/catch.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle_driver.hpp"

#include <QTreeView>

namespace army_branches_test {

using namespace drumhead;
using drumhead::app::ArmiesPanel;
using drumhead::app::testing::BattleDriver;

namespace {

int openBranches(const QTreeView& view)
{
    int count = 0;
    for (QModelIndex at = view.model()->index(0, 0); at.isValid(); at = view.indexBelow(at))
        count += view.isExpanded(at);
    return count;
}

}  // namespace

TEST_CASE("A leader who leaves his unit, and undo, leave the armies' branches and row as they were")
{
    BattleDriver driver;
    auto* const view = driver.find<QTreeView>("armies");
    auto* const panel = driver.window().findChild<ArmiesPanel*>();
    REQUIRE(panel);
    view->expandAll();
    const EntityId kleist = driver.battle().state().find("grenadiers-kleist");
    panel->select(kleist);
    const int before = openBranches(*view);
    REQUIRE(before > 4);
    EntityId leader = nobody;
    for (const Entity& each : driver.battle().state().entities) {
        if (each.attachedTo != nobody) leader = driver.battle().state().find(each.id);
    }
    REQUIRE(leader != nobody);
    EditCommand leave;
    leave.entity = driver.battle().state().at(leader).id;
    leave.changes = {{EntityField::AttachedTo, ""}};
    leave.reason = "he rides off";
    REQUIRE(driver.battle().execute(leave));
    // Only the branch of the unit that he has left is gone.
    CHECK(openBranches(*view) >= before - 1);
    CHECK(panel->current() == kleist);
    driver.battle().undo();
    CHECK(openBranches(*view) >= before - 1);
    CHECK(panel->current() == kleist);
}

}  // namespace army_branches_test
