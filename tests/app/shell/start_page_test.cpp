// The start page: what one can begin with, the last one used a Return away.
#include "support/catch.hpp"

#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/shell/start/start_entry.hpp"
#include "app/shell/start/start_page.hpp"
#include "app/window_driver.hpp"

#include <QAction>
#include <QApplication>
#include <QScrollBar>

#include <set>

namespace start_page_test {

using namespace drumhead::app;
using testing::forgetEverything;
using testing::toyOptions;
using testing::WindowDriver;

namespace {

bool isStartShown(const WindowDriver& driver) { return driver.find<StartPage>("startPage")->isVisible(); }

StartEntry* proposed(const WindowDriver& driver)
{
    for (StartEntry* each : driver.find<StartPage>("startPage")->findChildren<StartEntry*>()) {
        if (each->isProposed()) return each;
    }
    return nullptr;
}

void trigger(WindowDriver& driver, const char* action)
{
    driver.window().findChild<QAction*>(QString::fromLatin1(action))->trigger();
    QApplication::processEvents();
}

}  // namespace

TEST_CASE("The window begins with the start page where nothing is in hand, and Return goes on with the first")
{
    forgetEverything();
    WindowDriver driver(LaunchOptions{});
    REQUIRE(isStartShown(driver));
    REQUIRE(proposed(driver));
    CHECK(proposed(driver)->hasFocus());
    driver.press(Qt::Key_Return);
    CHECK_FALSE(isStartShown(driver));
    CHECK(driver.window().page()->isVisible());
    CHECK(driver.window().page()->session());
}

TEST_CASE("The start page waits for neither rules nor the page of a case")
{
    forgetEverything();
    WindowDriver driver(LaunchOptions{});
    REQUIRE(isStartShown(driver));
    CHECK_FALSE(driver.window().findChild<CasePage*>());
    trigger(driver, "rulingsAction");  // off: no case is shown
    trigger(driver, "referenceAction");
    CHECK(driver.dialog("referenceDialog"));
}

TEST_CASE("A case in hand is taken up without the start page")
{
    forgetEverything();
    {
        WindowDriver driver(LaunchOptions{});
        driver.press(Qt::Key_Return);
        driver.press(Qt::Key_F6);
        driver.press(Qt::Key_Down);  // the first question is answered
        driver.window().close();
        REQUIRE_FALSE(driver.window().page()->session()->record().isEmpty());
    }
    WindowDriver driver(LaunchOptions{});
    CHECK_FALSE(isStartShown(driver));
    CHECK(driver.window().page()->isVisible());
}

TEST_CASE("What the command line asks for is shown without the start page")
{
    WindowDriver driver(toyOptions("shot"));
    CHECK_FALSE(isStartShown(driver));
}

TEST_CASE("The start page proposes what was used last")
{
    forgetEverything();
    WindowDriver driver(LaunchOptions{});
    const auto entries = driver.find<StartPage>("startPage")->findChildren<StartEntry*>();
    StartEntry* second = nullptr;
    for (StartEntry* each : entries) {
        if (each->objectName().startsWith(QStringLiteral("start.combat:")) && !each->isProposed()) second = each;
    }
    REQUIRE(second);
    const QString name = second->objectName();
    second->click();
    QApplication::processEvents();
    CHECK(driver.window().page()->isVisible());
    driver.press(Qt::Key_Home, Qt::AltModifier);
    REQUIRE(isStartShown(driver));
    REQUIRE(proposed(driver));
    CHECK(proposed(driver)->objectName() == name);
    CHECK(proposed(driver)->hasFocus());
}

TEST_CASE("The keys of a case do nothing while the start page is shown")
{
    WindowDriver driver(toyOptions("test"));
    CHECK(driver.window().findChild<QAction*>(QStringLiteral("rollAction"))->isEnabled());
    trigger(driver, "startPageAction");
    REQUIRE(isStartShown(driver));
    driver.press(Qt::Key_F5);
    CHECK(driver.window().page()->session()->faces().empty());
    CHECK_FALSE(driver.window().findChild<QAction*>(QStringLiteral("rollAction"))->isEnabled());
    trigger(driver, "showCombatAction");
    CHECK_FALSE(isStartShown(driver));
    CHECK(driver.window().findChild<QAction*>(QStringLiteral("rollAction"))->isEnabled());
}

TEST_CASE("The entries of the start page have names of their own and go by the arrow keys")
{
    forgetEverything();
    WindowDriver driver(LaunchOptions{});
    std::set<QString> names;
    for (const StartEntry* each : driver.find<StartPage>("startPage")->findChildren<StartEntry*>()) {
        INFO(each->accessibleName().toStdString());
        CHECK(names.insert(each->accessibleName()).second);
    }
    const QString first = driver.focusName();
    driver.press(Qt::Key_Down);
    CHECK(driver.focusName() != first);
    CHECK(driver.focusName().startsWith(QStringLiteral("start.")));
    driver.press(Qt::Key_Up);
    CHECK(driver.focusName() == first);
}

TEST_CASE("The start page scrolls down only, also in a small window with large type")
{
    forgetEverything();
    WindowDriver driver(LaunchOptions{});
    driver.window().resize(1024, 600);
    for (int i = 0; i < 8; ++i) trigger(driver, "largerTypeAction");
    QApplication::processEvents();
    const auto* page = driver.find<StartPage>("startPage");
    CHECK(page->widget()->minimumSizeHint().width() <= page->viewport()->width());
    bool isOneWrapped = false;
    for (const StartEntry* each : page->findChildren<StartEntry*>()) {
        INFO(each->text().toStdString());
        CHECK(each->height() >= each->heightForWidth(each->width()));
        if (each->heightForWidth(each->width()) > each->sizeHint().height()) isOneWrapped = true;
    }
    CHECK(isOneWrapped);
    trigger(driver, "usualTypeAction");
}

}  // namespace start_page_test
