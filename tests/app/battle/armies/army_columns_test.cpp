// How wide the columns of the armies are.
#include "support/catch.hpp"

#include "app/battle_driver.hpp"

#include <QApplication>
#include <QHeaderView>
#include <QTreeView>

namespace army_columns_test {

using drumhead::app::testing::BattleDriver;
using drumhead::app::testing::battleOptions;

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

}  // namespace army_columns_test
