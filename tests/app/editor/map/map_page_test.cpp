// The map of a scenario, drawn by mouse and by keys.
#include "app/editor/map/map_page.hpp"

#include "app/editor/map/map_canvas.hpp"
#include "app/editor_driver.hpp"
#include "app/shared/settings/language.hpp"

#include <QCheckBox>
#include <QClipboard>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>

namespace map_page_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::EditorDriver;
using Points = std::vector<MapPoint>;

namespace {

/// The map page with a person at mouse and keyboard.
class MapDriver : public EditorDriver {
public:
    MapDriver()
    {
        window().resize(1200, 760);
        control(Qt::Key_4);
        QTest::qWait(20);
    }

    [[nodiscard]] MapCanvas& canvas() { return *window().findChild<MapCanvas*>(); }
    [[nodiscard]] const std::vector<ScenarioMapItem>& items() { return canvas().map().items; }
    [[nodiscard]] int steps() { return window().document().undoStack()->index(); }
    [[nodiscard]] QString hint() { return find<QLabel>("mapHint")->text(); }

    void click(int x, int y, Qt::KeyboardModifiers with = {})
    {
        QTest::mouseMove(canvas().viewport(), pixel(x, y));
        QTest::mouseClick(canvas().viewport(), Qt::LeftButton, with, pixel(x, y));
    }
    void doubleClick(int x, int y) { QTest::mouseDClick(canvas().viewport(), Qt::LeftButton, {}, pixel(x, y)); }
    void drag(MapPoint from, MapPoint to)
    {
        QWidget* const on = canvas().viewport();
        QTest::mousePress(on, Qt::LeftButton, {}, pixel(from.x, from.y));
        for (int i = 1; i <= 4; ++i) {
            const QPoint at = pixel(from.x, from.y) + (pixel(to.x, to.y) - pixel(from.x, from.y)) * i / 4;
            QMouseEvent move(QEvent::MouseMove, at, on->mapToGlobal(at), Qt::LeftButton, Qt::LeftButton, {});
            QApplication::sendEvent(on, &move);
        }
        QTest::mouseRelease(on, Qt::LeftButton, {}, pixel(to.x, to.y));
    }
    /// An area without any use of the mouse.
    void drawBox(int key)
    {
        press(key);
        for (const int arrow : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left}) {
            press(Qt::Key_Space);
            for (int i = 0; i < 3; ++i) press(arrow);
        }
        press(Qt::Key_Space);
        press(Qt::Key_Return);
    }

private:
    [[nodiscard]] QPoint pixel(int x, int y) { return canvas().mapFromScene(QPointF(x, y)); }
};

}  // namespace

TEST_CASE("A map is drawn by the mouse, each thing as one step")
{
    MapDriver driver;
    CHECK_FALSE(driver.scenario().map);
    driver.press(Qt::Key_H);
    for (const MapPoint& each : Points{{10, 10}, {30, 6}, {34, 20}}) driver.click(each.x, each.y);
    CHECK(driver.hint().startsWith(QStringLiteral("Hill, corner 4")));
    driver.press(Qt::Key_Return);
    REQUIRE(driver.scenario().map);
    REQUIRE(driver.items().size() == 1);
    CHECK(driver.items()[0].points == Points{{10, 10}, {30, 6}, {34, 20}});
    CHECK(driver.canvas().chosen() == std::vector<int>{0});

    driver.press(Qt::Key_Z);  // a box is pulled open
    driver.drag({4, 36}, {60, 46});
    CHECK(driver.items()[1].points == Points{{4, 36}, {60, 36}, {60, 46}, {4, 46}});

    driver.find<QWidget>("mapTool.river")->setFocus();
    driver.press(Qt::Key_Space);
    CHECK(driver.focusName() == QStringLiteral("mapCanvas"));
    driver.click(40, 0);
    driver.click(44, 24);
    driver.click(50, 48);
    driver.doubleClick(50, 48);
    CHECK(driver.items()[2].points == Points{{40, 0}, {44, 24}, {50, 48}});
    driver.press(Qt::Key_B);
    driver.click(41, 6);  // the river passes there, though no corner of the grid lies on it
    CHECK(driver.items()[3].points == Points{{41, 6}});
    CHECK(driver.steps() == 4);

    for (int i = 0; i < 4; ++i) driver.control(Qt::Key_Z);
    CHECK_FALSE(driver.scenario().map);
    for (int i = 0; i < 4; ++i) driver.control(Qt::Key_Y);
    CHECK(driver.items().size() == 4);
    driver.window().document().checkNow();
    CHECK(driver.window().document().problems().empty());
}

TEST_CASE("A map is drawn, named and changed by keys alone")
{
    MapDriver driver;
    driver.drawBox(Qt::Key_W);
    REQUIRE(driver.items().size() == 1);
    CHECK(driver.items()[0].points == Points{{36, 24}, {42, 24}, {42, 30}, {36, 30}});
    driver.press(Qt::Key_Return);
    CHECK(driver.focusName() == QStringLiteral("mapItemName"));
    driver.type(QStringLiteral("<b>Wood</b>"));
    driver.press(Qt::Key_Return);
    CHECK(driver.focusName() == QStringLiteral("mapCanvas"));
    CHECK(driver.items()[0].name == "<b>Wood</b>");
    CHECK(driver.find<QListWidget>("mapList")->item(0)->text() == QStringLiteral("Wood: <b>Wood</b>"));

    const int before = driver.steps();
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Right);
    driver.press(Qt::Key_Up, Qt::ShiftModifier);
    CHECK(driver.items()[0].points[0] == MapPoint{42, 23});
    CHECK(driver.steps() == before + 1);  // one move
    driver.press(Qt::Key_N);
    driver.press(Qt::Key_N);
    CHECK(driver.hint().contains(QStringLiteral("corner 2 of 4 at 48, 23")));
    CHECK(driver.canvas().accessibleDescription() == driver.hint());
    driver.press(Qt::Key_Right);
    CHECK(driver.items()[0].points[1] == MapPoint{50, 23});
    driver.press(Qt::Key_Delete);
    CHECK(driver.items()[0].points.size() == 3);
    driver.press(Qt::Key_Delete);  // needed
    CHECK(driver.items()[0].points.size() == 3);
    driver.press(Qt::Key_Escape);
    driver.press(Qt::Key_Delete);
    CHECK(driver.items().empty());
    driver.control(Qt::Key_Z);
    CHECK(driver.items().size() == 1);
}

TEST_CASE("Backspace takes a corner back, Escape leaves what is being drawn")
{
    MapDriver driver;
    driver.press(Qt::Key_R);
    driver.click(10, 10);
    driver.click(20, 20);
    driver.press(Qt::Key_Backspace);
    CHECK(driver.canvas().drawnCorners() == 1);
    driver.press(Qt::Key_Return);  // one corner is no road
    CHECK(driver.items().empty());
    driver.press(Qt::Key_W);  // another tool would lose what is drawn
    CHECK(driver.canvas().tool() == MapFeature::Road);
    driver.press(Qt::Key_Escape);
    CHECK_FALSE(driver.canvas().tool());
    CHECK(driver.steps() == 0);
}

TEST_CASE("What is pulled moves with its corner on the grid, as one step")
{
    MapDriver driver;
    driver.press(Qt::Key_F);
    driver.drag({10, 10}, {20, 20});
    driver.drag({15, 15}, {27, 19});
    CHECK(driver.items()[0].points == Points{{22, 14}, {32, 14}, {32, 24}, {22, 24}});
    driver.drag({32, 24}, {40, 30});
    CHECK(driver.items()[0].points[2] == MapPoint{40, 30});
    CHECK(driver.steps() == 3);
    driver.doubleClick(27, 14);  // on its outline: a corner
    CHECK(driver.items()[0].points.size() == 5);
    driver.press(Qt::Key_O);
    driver.click(60, 10);
    driver.drag({60, 10}, {62, 14});
    CHECK(driver.items()[1].points == Points{{62, 14}});
    driver.click(50, 40);  // the bare table
    CHECK(driver.canvas().chosen().empty());
    driver.click(25, 18);
    driver.click(62, 14, Qt::ControlModifier);
    CHECK(driver.canvas().chosen() == std::vector<int>{0, 1});
    driver.press(Qt::Key_Down);
    CHECK(driver.items()[0].points[0] == MapPoint{22, 16});
    CHECK(driver.items()[1].points[0] == MapPoint{62, 16});
}

TEST_CASE("Tab goes from shape to shape and on, and list and map choose together")
{
    MapDriver driver;
    driver.drawBox(Qt::Key_W);
    driver.drawBox(Qt::Key_M);
    driver.canvas().choose({});
    driver.find<QWidget>("mapTool.choose")->setFocus();
    driver.press(Qt::Key_Tab);
    CHECK(driver.focusName() == QStringLiteral("mapCanvas"));
    CHECK(driver.canvas().chosen() == std::vector<int>{0});
    driver.press(Qt::Key_Tab);
    CHECK(driver.canvas().chosen() == std::vector<int>{1});
    driver.press(Qt::Key_Tab);
    CHECK(driver.focusName() == QStringLiteral("mapList"));
    driver.press(Qt::Key_Up);
    CHECK(driver.canvas().chosen() == std::vector<int>{0});
    driver.press(Qt::Key_Down, Qt::AltModifier);
    CHECK(driver.items()[1].feature == MapFeature::Wood);
    driver.press(Qt::Key_Backtab, Qt::ShiftModifier);
    CHECK(driver.focusName() == QStringLiteral("mapCanvas"));
}

TEST_CASE("Shapes are duplicated, and copied into another scenario")
{
    const ScenarioMapItem copied = [] {
        MapDriver driver;
        driver.drawBox(Qt::Key_Z);
        driver.put("mapItemSide", QStringLiteral("Blue"));
        driver.find<QCheckBox>("mapItemSecret")->setFocus();
        driver.press(Qt::Key_Space);
        CHECK(driver.items()[0].side == "blue");
        CHECK(driver.items()[0].isSecret);
        CHECK(driver.find<QListWidget>("mapList")->item(0)->text() == QStringLiteral("Zone – Blue, secret"));
        driver.canvas().setFocus();
        driver.control(Qt::Key_D);
        CHECK(driver.items().size() == 2);
        CHECK(driver.canvas().chosen() == std::vector<int>{1});
        driver.control(Qt::Key_C);
        return driver.items()[1];
    }();
    MapDriver other;
    other.canvas().setFocus();
    other.control(Qt::Key_V);
    REQUIRE(other.items().size() == 1);
    CHECK(other.items()[0].feature == copied.feature);
    CHECK(other.items()[0].side == "blue");  // this battle has such a side too
    other.control(Qt::Key_X);
    CHECK(other.items().empty());
    other.control(Qt::Key_V);
    CHECK(other.items().size() == 1);
}

TEST_CASE("The table is measured and turned, and corners are typed")
{
    MapDriver driver;
    driver.drawBox(Qt::Key_V);
    driver.put("mapWidth", QStringLiteral("40"));
    driver.press(Qt::Key_Return);
    CHECK(driver.scenario().map->width == 40);
    CHECK(driver.items()[0].points[1] == MapPoint{40, 24});  // moved to the edge
    driver.put("mapNorth", QStringLiteral("90"));
    driver.press(Qt::Key_Return);
    CHECK(driver.scenario().map->north == 90);
    driver.put("mapUnit", QStringLiteral("ft"));
    CHECK(driver.scenario().map->unit == "ft");
    driver.put("mapItemPoints", QStringLiteral("1,2 3,4 5,6"));
    driver.press(Qt::Key_Return);
    CHECK(driver.items()[0].points == Points{{1, 2}, {3, 4}, {5, 6}});
    driver.put("mapItemPoints", QStringLiteral("1,2"));
    driver.press(Qt::Key_Return);
    CHECK(driver.items()[0].points.size() == 3);
    CHECK(driver.find<QLineEdit>("mapItemPoints")->text() == QStringLiteral("1,2 3,4 5,6"));
    driver.put("mapItemKind", QStringLiteral("Bridge"));
    CHECK(driver.items()[0].points == Points{{1, 2}});
    driver.find<QWidget>("mapRemove")->setFocus();
    driver.press(Qt::Key_Space);
    CHECK_FALSE(driver.scenario().map);
    driver.control(Qt::Key_Z);
    CHECK(driver.scenario().map);
}

TEST_CASE("The unit of a table is chosen by its word, and kept as files have it")
{
    installLanguage(QStringLiteral("de"));
    {
        MapDriver driver;
        driver.drawBox(Qt::Key_V);
        driver.put("mapUnit", QStringLiteral("Zoll"));
        CHECK(driver.scenario().map->unit == "in");
    }
    installLanguage(QStringLiteral("en"));
}

TEST_CASE("A picture is put beneath, made to fit, and taken away")
{
    const QTemporaryDir folder;
    QImage photo(3000, 1000, QImage::Format_ARGB32);
    for (int y = 0; y < photo.height(); ++y) {
        for (int x = 0; x < photo.width(); ++x) photo.setPixel(x, y, qRgb(x * 7 % 256, y * 13 % 256, (x * y) % 256));
    }
    REQUIRE(photo.save(folder.filePath(QStringLiteral("photo.png"))));
    MapDriver driver;
    const QImage before = driver.canvas().grab().toImage();
    EditorDriver::answerFileDialog(folder.filePath(QStringLiteral("photo.png")));
    driver.find<QPushButton>("mapPicture")->click();
    REQUIRE(driver.scenario().map);
    REQUIRE(driver.scenario().map->picture);
    CHECK(driver.scenario().map->picture->width() <= 1600);
    CHECK(driver.scenario().map->picture->uri().size() <= EmbeddedPicture::maxBytes);
    QApplication::processEvents();
    CHECK(driver.canvas().grab().toImage() != before);
    driver.window().document().checkNow();
    CHECK(driver.window().document().problems().empty());
    const QString file = folder.filePath(QStringLiteral("a.scenario.json"));
    REQUIRE(driver.window().document().save(file).isEmpty());
    const OpenedScenario again = openScenario(file, {}, {testing::dataFolder("rulesets/toy")});
    REQUIRE(again.document);
    CHECK(again.document->scenario().map == driver.scenario().map);
    driver.find<QPushButton>("mapNoPicture")->click();
    CHECK_FALSE(driver.scenario().map->picture);
    driver.control(Qt::Key_Z);
    CHECK(driver.scenario().map->picture);
}

TEST_CASE("Names of any kind stand in the list as typed, and what is wrong leads to its field")
{
    MapDriver driver;
    for (const QString& name : {QStringLiteral("<b>X</b>"), QStringLiteral("=cmd()"), QStringLiteral("مرتفع"),
                                QStringLiteral("🐎 🎺"), QString(300, u'x')}) {
        driver.drawBox(Qt::Key_F);
        const int last = static_cast<int>(driver.items().size()) - 1;
        driver.find<QLineEdit>("mapItemName")->setFocus();
        driver.control(Qt::Key_A);
        QApplication::clipboard()->setText(name);
        driver.control(Qt::Key_V);
        driver.press(Qt::Key_Return);
        CHECK(driver.items()[static_cast<std::size_t>(last)].name == name.toStdString());
        CHECK(driver.find<QListWidget>("mapList")->item(last)->text() == QStringLiteral("Field: ") + name);
    }
    driver.window().document().checkNow();
    CHECK(driver.window().document().problems().empty());
    driver.find<QLineEdit>("mapItemName")->setFocus();
    driver.type(QStringLiteral("x"));  // the 301st letter
    driver.window().document().checkNow();
    REQUIRE(driver.window().document().problems().size() == 1);
    CHECK(driver.find<QWidget>("mapItemName")->accessibleDescription().contains(QStringLiteral("300")));
    driver.control(Qt::Key_1);
    driver.control(Qt::Key_J);
    driver.press(Qt::Key_Return);
    CHECK(driver.focusName() == QStringLiteral("mapItemName"));
    CHECK(driver.canvas().chosen() == std::vector<int>{4});
}

}  // namespace map_page_test
