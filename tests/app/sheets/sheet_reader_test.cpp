// A sheet on the screen, and the page of dice of a battle in it.
#include "app/firing_battle.hpp"
#include "app/sheets/chart_view.hpp"
#include "app/sheets/sheet_reader.hpp"
#include "support/catch.hpp"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <set>

namespace sheet_reader_test {

using namespace drumhead;
using namespace drumhead::app;

namespace {

SheetBlock block(SheetBlock::Kind kind, const std::string& text, std::vector<std::vector<std::string>> rows = {})
{
    SheetBlock made;
    made.kind = kind;
    made.text = text;
    made.rows = std::move(rows);
    return made;
}

Sheet page(bool isWhole)
{
    using Kind = SheetBlock::Kind;
    SheetBlock figure = block(Kind::Figure, "");
    figure.chart = {Chart::Kind::Bars, "Faces", "Face", {"1", "2"}, {{"Red", 0, {3, 5}, {}, {4, 4}}}};
    Sheet sheet = {block(Kind::Title, "Dice <b>"), block(Kind::Heading, "D6"), figure,
                   block(Kind::Table, "", {{"", "Thrown"}, {"Red", "8"}, {"Blue", "9"}}),
                   block(Kind::Table, "", {{"", "Mean"}, {"Red", "3.5"}})};
    if (isWhole) sheet.push_back(block(Kind::Paragraph, "Luck was average"));
    return sheet;
}

bool says(const QWidget& widget, const QString& text)
{
    for (const QLabel* each : widget.findChildren<QLabel*>()) {
        if (each->text() == text) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("a sheet is read on the screen as text, tables and charts, the rest when it is made")
{
    SheetReader reader({QStringLiteral("Dice"), SheetKind::Dice, [] { return page(true); }}, page(false),
                       QStringLiteral("Battle"));
    reader.show();
    CHECK(says(reader, QStringLiteral("Dice <b>")));
    REQUIRE(QTest::qWaitFor([&] { return says(reader, QStringLiteral("Luck was average")); }, 20'000));
    const auto tables = reader.findChildren<QTreeWidget*>();
    REQUIRE(tables.size() == 2);
    CHECK(tables[0]->topLevelItem(1)->text(1) == QStringLiteral("9"));
    CHECK(tables[0]->accessibleName() != tables[1]->accessibleName());
    CHECK_FALSE(reader.findChildren<ChartView*>().isEmpty());
    CHECK(reader.findChild<QLabel*>(QStringLiteral("sheetReaderTold"))->text().isEmpty());
}

TEST_CASE("Tab goes round all controls of a sheet that is read")
{
    SheetReader reader({QStringLiteral("Dice"), SheetKind::Dice, [] { return page(true); }}, page(true),
                       QStringLiteral("Battle"));
    reader.show();
    reader.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&reader));
    QTest::qWait(50);
    std::set<QString> reached;
    for (int i = 0; i < 8; ++i) {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &reader, Qt::Key_Tab);
        REQUIRE(QApplication::focusWidget());
        reached.insert(QApplication::focusWidget()->objectName());
    }
    CHECK(reached.count(QStringLiteral("saveReadSheet")) == 1);
    CHECK(reached.count(QStringLiteral("closeReadSheet")) == 1);
}

TEST_CASE("the battle's menu shows how its dice fell")
{
    testing::FiringBattle driver;
    driver.shoot(testing::fiveHits);
    driver.apply();
    bool isShown = false;
    QTimer::singleShot(200, [&] {
        auto* const reader = qobject_cast<SheetReader*>(QApplication::activeModalWidget());
        if (!reader) return;
        isShown = says(*reader, QStringLiteral("Dice")) && !reader->findChildren<QTreeWidget*>().isEmpty();
        reader->reject();
    });
    driver.window().findChild<QAction*>(QStringLiteral("battleDiceAction"))->trigger();
    CHECK(isShown);
}

}  // namespace sheet_reader_test
