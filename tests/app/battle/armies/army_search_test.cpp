// Searching and choosing leave the armies as they were: no word that hides units, no branch opened or folded.
#include "support/catch.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/armies/model/army_model.hpp"
#include "app/battle_driver.hpp"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QTreeView>

namespace army_search_test {

using namespace drumhead;
using drumhead::app::ArmiesPanel;
using drumhead::app::ArmyModel;
using drumhead::app::testing::BattleDriver;

namespace {

/// The rows that can be seen, and which of them are open.
std::string branches(const QTreeView& view)
{
    std::string all;
    for (QModelIndex at = view.model()->index(0, 0); at.isValid(); at = view.indexBelow(at))
        all += std::to_string(at.data(ArmyModel::EntityRole).toInt())
            + (view.model()->hasChildren(at) && view.isExpanded(at) ? "+ " : " ");
    return all;
}

/// One group is open, all others are folded.
void openOneGroup(QTreeView& view)
{
    view.collapseAll();
    view.expandToDepth(0);
    const QModelIndex side = view.model()->index(0, 0);
    for (int row = 0; row < view.model()->rowCount(side); ++row) {
        const QModelIndex group = view.model()->index(row, 0, side);
        if (view.model()->rowCount(group) < 2) continue;
        view.expand(group);
        return;
    }
}

}  // namespace

TEST_CASE("A search ends with Return on what it found, and all armies are there again as they were folded")
{
    BattleDriver driver;
    driver.toFiring();
    auto* const view = driver.find<QTreeView>("armies");
    auto* const search = driver.find<QLineEdit>("armySearch");
    const auto* const panel = driver.window().findChild<ArmiesPanel*>();
    openOneGroup(*view);
    const std::string before = branches(*view);
    for (int i = 0; i < 2; ++i) driver.press(Qt::Key_Return);  // who fires; at whom is asked
    REQUIRE(panel->isChoosing());
    driver.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    REQUIRE(search->hasFocus());
    driver.type(QStringLiteral("leist"));
    const EntityId kleist = driver.battle().state().find("grenadiers-kleist");
    CHECK(panel->current() == kleist);
    driver.press(Qt::Key_Return);
    CHECK(search->text() == QString());
    driver.press(Qt::Key_Escape);
    CHECK_FALSE(panel->isChoosing());
    CHECK(search->text() == QString());
    CHECK(branches(*view) == before);
}

TEST_CASE("Esc clears a search, and only then leaves anything; the unit that was found stays chosen")
{
    BattleDriver driver;
    auto* const view = driver.find<QTreeView>("armies");
    auto* const search = driver.find<QLineEdit>("armySearch");
    const auto* const panel = driver.window().findChild<ArmiesPanel*>();
    openOneGroup(*view);
    const auto rows = [&] {
        int count = 0;
        for (QModelIndex at = view->model()->index(0, 0); at.isValid(); at = view->indexBelow(at)) ++count;
        return count;
    };
    const int before = rows();
    search->setFocus();
    driver.type(QStringLiteral("leist"));
    const EntityId kleist = driver.battle().state().find("grenadiers-kleist");
    CHECK(panel->current() == kleist);
    CHECK(rows() < before);
    driver.press(Qt::Key_Escape);
    CHECK(search->text() == QString());
    CHECK(panel->current() == kleist);
    CHECK(rows() >= before);
}

TEST_CASE("A case opens and folds branches only while it is in hand")
{
    BattleDriver driver;
    driver.toFiring();
    auto* const view = driver.find<QTreeView>("armies");
    openOneGroup(*view);
    const std::string before = branches(*view);
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    CHECK(branches(*view) != before);
    driver.press(Qt::Key_Escape);
    CHECK(branches(*view) == before);
}

TEST_CASE("A double click opens a row and does not fold it as well")
{
    BattleDriver driver;
    auto* const view = driver.find<QTreeView>("armies");
    openOneGroup(*view);
    const QModelIndex side = view->model()->index(0, 0);
    QModelIndex group = view->model()->index(0, 0, side);
    while (!view->isExpanded(group)) group = group.siblingAtRow(group.row() + 1);
    view->scrollTo(group);
    const QPoint at = view->visualRect(group).center();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, at);
    QApplication::processEvents();
    CHECK(view->isExpanded(group));
    QWidget* const dialog = driver.dialog("entityDialog");
    REQUIRE(dialog);
    QTest::keyClick(dialog, Qt::Key_Escape);
    // The dialog was in the way of the button's release, and the next tests would find it pressed.
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, at);
    CHECK(QApplication::mouseButtons() == Qt::NoButton);
}

}  // namespace army_search_test
