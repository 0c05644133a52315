// The room that the list of a turn's steps has.
#include "support/catch.hpp"

#include "app/battle/case/case_controller.hpp"
#include "app/battle_driver.hpp"
#include "app/type_scale.hpp"

#include <QApplication>
#include <QListWidget>
#include <QScrollBar>

namespace turn_room_test {

using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;
using testing::TypeScale;

namespace {

void settle()
{
    for (int i = 0; i < 2; ++i) QApplication::processEvents();
}

}  // namespace

TEST_CASE("On a laptop the whole turn is seen, and its rows are no higher than those of other lists")
{
    BattleDriver driver;
    driver.window().resize(1366, 768);
    driver.toFiring();
    settle();
    const auto* const steps = driver.find<QListWidget>("turnSteps");
    REQUIRE(steps->count() >= 10);
    CHECK(steps->verticalScrollBar()->maximum() == 0);
    const auto* const offers = driver.find<QListWidget>("turnOffers");
    CHECK(steps->visualItemRect(steps->item(0)).height() <= offers->visualItemRect(offers->item(0)).height() + 2);
}

TEST_CASE("While a case is in hand a turn that has no room takes that of the reminders")
{
    const LaunchOptions options = battleOptions("monte-azul");  // which forgets the size of the type
    const TypeScale large(1.25);
    BattleDriver driver(options);
    driver.window().resize(1366, 768);
    driver.goOnTo("Fire combat");
    settle();
    const auto* const steps = driver.find<QListWidget>("turnSteps");
    const int before = steps->height();
    REQUIRE(before < steps->maximumHeight());
    REQUIRE(driver.find<QListWidget>("turnReminders")->isVisible());
    for (int i = 0; i < 4 && !driver.page().caseController()->isOpen(); ++i) driver.press(Qt::Key_Return);
    REQUIRE(driver.page().caseController()->isOpen());
    settle();
    CHECK(steps->height() > before);
    driver.page().caseController()->discard();
    driver.press(Qt::Key_Escape);
}

}  // namespace turn_room_test
