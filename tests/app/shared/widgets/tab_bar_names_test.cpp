// What a screen reader is told of tab bars.
#include "support/catch.hpp"

#include "app/battle_driver.hpp"
#include "app/editor_driver.hpp"
#include "app/shared/widgets/tab_bar_names.hpp"

#include <QAccessible>
#include <QTabBar>

#include <set>

namespace tab_bar_names_test {

using namespace drumhead::app;
using namespace drumhead::app::testing;

namespace {

/// All tab bars below have a name, and each its own.
std::size_t checkNames(const QWidget& window)
{
    std::set<QString> names;
    for (const QTabBar* each : window.findChildren<QTabBar*>()) {
        if (!each->isVisibleTo(&window)) continue;  // of a page that lies behind
        INFO(each->objectName().toStdString());
        CHECK_FALSE(each->accessibleName().isEmpty());
        CHECK(names.insert(each->accessibleName()).second);
    }
    return names.size();
}

}  // namespace

TEST_CASE("A tab bar keeps its name whatever tab is open, and its tabs can be opened by a screen reader")
{
    nameTabBars();
    QTabBar bar;
    bar.setAccessibleName(QStringLiteral("Parts"));
    bar.addTab(QStringLiteral("&Foot"));
    bar.addTab(QStringLiteral("Horse && guns"));
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&bar);
    REQUIRE(spoken);
    CHECK(spoken->role() == QAccessible::PageTabList);
    CHECK(spoken->text(QAccessible::Name) == QStringLiteral("Parts"));
    REQUIRE(spoken->childCount() >= 2);
    QAccessibleInterface* second = spoken->child(1);
    REQUIRE(second);
    CHECK(spoken->child(0)->text(QAccessible::Name) == QStringLiteral("Foot"));
    CHECK(second->text(QAccessible::Name) == QStringLiteral("Horse & guns"));
    CHECK(second->role() == QAccessible::PageTab);
    CHECK(second->parent() == spoken);
    CHECK(spoken->indexOfChild(second) == 1);
    CHECK_FALSE(second->state().selected);
    second->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    CHECK(bar.currentIndex() == 1);
    CHECK(second->state().selected);
    CHECK(spoken->text(QAccessible::Name) == QStringLiteral("Parts"));
}

TEST_CASE("The tab bars of a window have names of their own")
{
    {
        const BattleDriver driver;
        checkNames(driver.window());
    }
    EditorDriver editor;
    CHECK(checkNames(editor.window()) > 0);
}

}  // namespace tab_bar_names_test
