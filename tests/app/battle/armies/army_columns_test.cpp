// How wide the columns of the armies are.
#include "support/catch.hpp"

#include "app/battle/armies/army_model.hpp"
#include "app/battle_driver.hpp"

#include "drumhead/game/state/entity_values.hpp"

#include <QApplication>
#include <QHeaderView>
#include <QTreeView>

namespace army_columns_test {

using namespace drumhead;
using drumhead::app::ArmyModel;
using drumhead::app::testing::BattleDriver;
using drumhead::app::testing::battleOptions;

namespace {

QModelIndex firstUnit(const QTreeView& view)
{
    for (QModelIndex at = view.model()->index(0, 0); at.isValid(); at = view.indexBelow(at)) {
        if (at.data(ArmyModel::KindRole).toInt() == static_cast<int>(EntityKind::Unit)) return at;
    }
    return {};
}

}  // namespace

TEST_CASE("In a small window no column of the armies lies beyond the edge")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    const auto* view = driver.find<QTreeView>("armies");
    for (const QSize& size : {QSize(1280, 752), QSize(900, 640), QSize(1800, 1000)}) {
        driver.window().resize(size);
        QApplication::processEvents();
        INFO(size.width());
        CHECK(view->header()->length() <= view->viewport()->width());
        CHECK(view->header()->sectionSize(2) >= 8 * view->fontMetrics().averageCharWidth());
    }
}

TEST_CASE("On a laptop the armies show whole how every unit stands, whatever has happened to it")
{
    for (const char* const name : {"kirchdorf", "krumbach-heights", "monte-azul"}) {
        BattleDriver driver(battleOptions(name));
        driver.window().resize(1366, 720);
        QApplication::processEvents();
        auto* const view = driver.find<QTreeView>("armies");
        view->expandAll();
        const QModelIndex unit = firstUnit(*view);
        const std::string id = driver.battle().state().at(unit.data(ArmyModel::EntityRole).toInt()).id;
        // One state of each kind, as chips.
        EditCommand edit;
        edit.entity = id;
        edit.reason = "a hard day";
        const RosterKind* const roster = rosterOf(driver.battle().ruleset(), EntityKind::Unit);
        REQUIRE(roster);
        for (const bool isLoud : {true, false}) {
            const auto chip =
                std::find_if(roster->chips.begin(), roster->chips.end(), [isLoud](const RosterKind::Chip& each) {
                    return each.attribute->shape.kind == ValueKind::Flag
                        && (each.tone != OutcomeTone::Neutral) == isLoud;
                });
            if (chip != roster->chips.end()) edit.changes.emplace_back(EditTarget(chip->attribute->id), "true");
        }
        REQUIRE(driver.battle().execute(edit));
        QApplication::processEvents();
        QStyleOptionViewItem option;
        option.font = view->font();
        for (QModelIndex at = view->model()->index(0, 0); at.isValid(); at = view->indexBelow(at)) {
            const QModelIndex how = at.siblingAtColumn(ArmyModel::How);
            const int wanted = view->itemDelegateForColumn(ArmyModel::How)->sizeHint(option, how).width();
            INFO(name << ": " << at.data().toString().toStdString() << ", " << how.data().toString().toStdString());
            CHECK(view->columnWidth(ArmyModel::How) >= wanted);
        }
        CHECK(view->header()->length() <= view->viewport()->width());
    }
}

}  // namespace army_columns_test
