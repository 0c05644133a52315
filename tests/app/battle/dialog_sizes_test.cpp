// Dialogs of a battle are as large as what they tell, and their fields as wide as there is room.
#include "support/catch.hpp"

#include "app/battle/case/case_controller.hpp"
#include "app/battle/case/target_model.hpp"
#include "app/battle/log/entry_dialog.hpp"
#include "app/battle/turn/leave_step_dialog.hpp"
#include "app/battle_driver.hpp"
#include "app/shared/settings/language.hpp"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTreeView>

namespace dialog_sizes_test {

using namespace drumhead;
using namespace drumhead::app;
using namespace drumhead::app::testing;

namespace {

int lineOf(const QWidget& widget) { return widget.fontMetrics().lineSpacing(); }

}  // namespace

TEST_CASE("The entry of a step is no larger than its few lines")
{
    BattleDriver driver;
    driver.press(Qt::Key_F10);
    EntryDialog entry(driver.battle(), driver.battle().game().head(), &driver.window());
    entry.show();
    QApplication::processEvents();
    CHECK(entry.height() < 14 * lineOf(entry));
    CHECK(entry.width() < 80 * entry.fontMetrics().averageCharWidth());
}

TEST_CASE("The entry of a case has room for its arithmetic, and none left over")
{
    BattleDriver driver;
    driver.toFiring();
    driver.shoot(QStringLiteral("9 9 9 9 9"));
    driver.press(Qt::Key_Return);
    EntryDialog entry(driver.battle(), driver.battle().game().head(), &driver.window());
    entry.show();
    QApplication::processEvents();
    const auto* const view = entry.findChild<QTreeView*>(QStringLiteral("entryArithmetic"));
    REQUIRE(view);
    QModelIndex last = view->model()->index(view->model()->rowCount() - 1, 0);
    while (view->model()->rowCount(last) > 0) last = view->model()->index(view->model()->rowCount(last) - 1, 0, last);
    const int left = view->viewport()->height() - view->visualRect(last).bottom();
    const bool isWhole = view->verticalScrollBar()->maximum() == 0;
    CHECK((isWhole || entry.height() >= 30 * lineOf(entry)));
    if (isWhole) CHECK(left < 3 * lineOf(entry));
}

TEST_CASE("What is left over when a step is left stands in lines of its own")
{
    Obligation open;
    open.kind = Obligation::Kind::Must;
    const QString title = QStringLiteral("Grenadierbataillon Kleist: Moraltest nach dem Beschuss");
    LeaveStepDialog dialog({open, open}, {title, title}, QString());
    dialog.show();
    QApplication::processEvents();
    const auto* const list = dialog.findChild<QListWidget*>(QStringLiteral("leaveStepOpen"));
    REQUIRE(list);
    for (int row = 0; row < list->count(); ++row)
        CHECK(list->visualItemRect(list->item(row)).height() < 2 * list->fontMetrics().height());
    CHECK(list->horizontalScrollBar()->maximum() == 0);
}

TEST_CASE("The fields of a unit to change take the room beside their labels")
{
    BattleDriver driver;
    driver.page().armies()->select(driver.battle().state().find("grenadiers-kleist"));
    driver.find<QAction>("changeUnitAction")->trigger();
    const QWidget* const dialog = driver.dialog("entityDialog");
    REQUIRE(dialog);
    QApplication::processEvents();
    const auto* const area = dialog->findChild<QScrollArea*>();
    for (const QComboBox* const each : dialog->findChildren<QComboBox*>()) {
        INFO(each->objectName().toStdString());
        CHECK(each->width() * 2 >= area->viewport()->width());
    }
}

TEST_CASE("What a target still needs is told in one line")
{
    BattleDriver driver;
    driver.toFiring();
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    driver.press(Qt::Key_F2, Qt::ShiftModifier);
    const QWidget* const dialog = driver.dialog("targetsDialog");
    REQUIRE(dialog);
    const auto* const view = dialog->findChild<QTreeView*>(QStringLiteral("targetsView"));
    REQUIRE(QTest::qWaitFor([&] { return view->model()->rowCount() > 1; }, 30'000));
    const QString needs = view->model()->index(0, TargetModel::Chance).data().toString();
    INFO(needs.toStdString());
    CHECK(view->header()->sectionSize(TargetModel::Chance) >= view->fontMetrics().horizontalAdvance(needs));
}

}  // namespace dialog_sizes_test
