// On the smallest screen, in German and in type twice as large, every page of the editor has its place.
#include "support/catch.hpp"

#include "app/editor_driver.hpp"
#include "app/large_font.hpp"
#include "app/spoken.hpp"

#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>

namespace small_editor_test {

using namespace drumhead;
using namespace drumhead::app;
using namespace drumhead::app::testing;

namespace {

constexpr QSize smallest(1024, 570);  // a title and a frame leave that much of 600

OpenedScenario krumbach()
{
    return openScenario(QStringLiteral(DRUMHEAD_SOURCE_DIR "/resources/scenarios/krumbach-heights.scenario.json"));
}

}  // namespace

TEST_CASE("The editor fits on the smallest screen in large German type, with its problems too")
{
    const Spoken german("de");
    const LargeFont large;
    EditorDriver driver;
    auto* const tabs = driver.find<QTabWidget>("editorTabs");
    for (int i = 0; i < tabs->count(); ++i) {
        INFO(tabs->tabText(i).toStdString());
        CHECK(tabs->widget(i)->minimumSizeHint().width() <= smallest.width() - 40);
        CHECK(tabs->widget(i)->minimumSizeHint().height() <= smallest.height() - 200);
    }
    REQUIRE(driver.find<QListWidget>("editorProblems")->isVisible());
    CHECK(driver.window().minimumSizeHint().width() <= smallest.width());
    CHECK(driver.window().minimumSizeHint().height() <= smallest.height());
}

TEST_CASE("Who does better against whom is read on the smallest screen in large type")
{
    const Spoken german("de");
    const LargeFont large;
    EditorDriver driver(krumbach());
    driver.window().resize(smallest);
    driver.find<QTabWidget>("editorTabs")->setCurrentIndex(7);
    auto* const table = driver.find<QTableView>("matchTable");
    REQUIRE(QTest::qWaitFor([&] { return table->model()->columnCount() > 5; }, 20'000));
    QTest::qWait(50);
    CHECK(driver.window().width() <= smallest.width());
    const QRect seen = table->viewport()->rect();
    CHECK(seen.contains(table->visualRect(table->model()->index(1, 2))));
    auto* const more = driver.find<QPushButton>("matchMore");
    REQUIRE(more->isVisible());
    CHECK_FALSE(driver.find<QWidget>("balanceText")->isVisible());
    more->click();
    CHECK(driver.find<QWidget>("balanceText")->isVisible());
    CHECK_FALSE(table->isVisible());
    more->click();
    CHECK(table->isVisible());
}

}  // namespace small_editor_test
