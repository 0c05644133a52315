// What the pages of the editor show: which fields, which faults, which balance.
#include "app/editor/army_page.hpp"
#include "app/editor/army_tree_model.hpp"
#include "app/editor_driver.hpp"

#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>
#include <QTreeView>

using namespace drumhead;
using namespace drumhead::app;
using testing::EditorDriver;

TEST_CASE("A fault stands beneath its field and marks the row, until it is mended")
{
    EditorDriver driver;
    driver.press(Qt::Key_Insert);
    const QModelIndex row = driver.window().armies()->view()->currentIndex();
    auto* stands = driver.find<QWidget>("attribute.stands");
    REQUIRE(QTest::qWaitFor([&] { return stands->accessibleDescription().contains(QStringLiteral("is not said")); }, 3000));
    CHECK(row.siblingAtColumn(0).data(Qt::DecorationRole).isValid());
    CHECK(row.siblingAtColumn(0).data(Qt::AccessibleDescriptionRole).toString().contains(QStringLiteral("stands")));
    driver.put("attribute.stands", QStringLiteral("6"));
    REQUIRE(QTest::qWaitFor([&] { return stands->accessibleDescription().isEmpty(); }, 3000));
    CHECK_FALSE(row.siblingAtColumn(0).data(Qt::DecorationRole).isValid());
    driver.control(Qt::Key_3);
    driver.press(Qt::Key_Insert);
    driver.press(Qt::Key_Backspace);
    auto* name = driver.find<QLineEdit>("terrainName");
    CHECK(QTest::qWaitFor([&] { return name->accessibleDescription().contains(QStringLiteral("empty")); }, 3000));
    driver.control(Qt::Key_2);
    driver.put("battleTitle", QStringLiteral(" "));
    driver.press(Qt::Key_Backspace);
    CHECK(QTest::qWaitFor([&] { return !driver.find<QLineEdit>("battleTitle")->accessibleDescription().isEmpty(); }, 3000));
}


TEST_CASE("The balance tells exact odds of a meeting, once the distance is supposed")
{
    EditorDriver driver;
    for (int side = 0; side < 2; ++side) {
        driver.tree();
        driver.press(side == 0 ? Qt::Key_Home : Qt::Key_End);
        driver.press(Qt::Key_Insert);
        driver.type(side == 0 ? QStringLiteral("Firsts") : QStringLiteral("Seconds"));
        driver.put("attribute.type", QStringLiteral("Archers <1>"));
        driver.put("attribute.stands", QStringLiteral("6"));
    }
    driver.control(Qt::Key_7);
    driver.put("matchProcedure", QStringLiteral("Shot"));
    const auto* text = driver.find<QTextBrowser>("balanceText");
    REQUIRE(QTest::qWaitFor([&] { return driver.find<QWidget>("supposed.distance") && driver.find<QWidget>("supposed.distance")->isVisible() && text->toPlainText().contains(QStringLiteral("Not known: distance")); }, 3000));
    CHECK(text->toPlainText().contains(QStringLiteral("Red: one unit")));
    CHECK(text->toPlainText().contains(QStringLiteral("Not known: distance")));
    driver.put("supposed.distance", QStringLiteral("8"));
    // Four dice that hit on 3 of 6: 1, 4, 6, 4 and 1 of 16, 2 on average.
    REQUIRE(QTest::qWaitFor([&] { return text->toPlainText().contains(QStringLiteral("2.00 on average")); }, 3000));
    CHECK(text->toPlainText().contains(QStringLiteral("37.5 %")));
    CHECK(text->toPlainText().count(QStringLiteral("25.0 %")) == 4);
    CHECK(text->toPlainText().count(QStringLiteral("6.3 %")) == 4);
    driver.put("supposed.distance", QStringLiteral("20"));
    CHECK(QTest::qWaitFor([&] { return text->toPlainText().contains(QStringLiteral("Out of reach.")); }, 3000));
}
