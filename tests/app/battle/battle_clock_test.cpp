// The turn clock of a battle: measured if the preferences ask for it, by side, kept with the game, told in the report.
#include "support/catch.hpp"

#include "app/battle/session/battle_clock.hpp"
#include "app/battle_driver.hpp"
#include "app/shared/settings/preferences.hpp"
#include "app/shell/battles/battle_sheets.hpp"
#include "drumhead/sheets/sheet.hpp"

#include <QPushButton>

namespace battle_clock_test {

using namespace drumhead;
using namespace drumhead::app;
using namespace std::chrono_literals;
using testing::BattleDriver;

namespace {

/// A battle at the first firing, and a clock that goes on when the test says so.
struct Timed {
    explicit Timed(TurnClockWish wish)
    {
        setTurnClock(wish);
        driver.battle().clock().setSource([this] { return now; });
    }
    void wait(TurnClock::Time time)
    {
        now += time;
        driver.battle().clock().tick();
    }
    [[nodiscard]] QPushButton* button() const { return driver.find<QPushButton>("turnClock"); }

    BattleDriver driver;
    TurnClock::Time now = 1h;
};

/// The cells of the report's tables under "Time used".
QStringList timeTold(const Battle& battle)
{
    QStringList cells;
    bool isTime = false;
    for (const SheetBlock& block : sheetsOf(battle)[5].make()) {
        if (block.kind == SheetBlock::Kind::Heading) isTime = block.text == "Time used";
        if (!isTime) continue;
        for (const auto& row : block.rows) {
            for (const std::string& cell : row) cells << QString::fromStdString(cell);
        }
    }
    return cells;
}

}  // namespace

TEST_CASE("Without being asked for no clock is shown, and no time is measured")
{
    Timed timed({});
    timed.wait(5min);
    CHECK(timed.button()->isHidden());
    CHECK(timed.driver.battle().clock().spent().isEmpty());
    CHECK(timeTold(timed.driver.battle()).isEmpty());
}

TEST_CASE("Time goes to the side whose step it is, and the report tells it by turns and steps")
{
    Timed timed({true, 0});
    timed.driver.toFiring();
    const QString side = timed.driver.battle().clock().side();
    REQUIRE_FALSE(side.isEmpty());
    timed.wait(65s);
    CHECK(timed.button()->text().contains(QStringLiteral("1:05")));
    CHECK(timed.button()->text().contains(side));
    const TurnClock::Place at = clockPlace(timed.driver.battle().rules(), timed.driver.battle().state());
    timed.driver.press(Qt::Key_F10, Qt::ControlModifier);
    timed.wait(10s);
    CHECK(timed.driver.battle().clock().spent().ofSide(1, at.side) >= 65s);
    CHECK(timed.driver.battle().clock().spent().all().size() == 2);
    const QStringList told = timeTold(timed.driver.battle());
    CHECK(told.contains(side));
    CHECK(told.contains(QStringLiteral("1:05")));
    CHECK(told.contains(QStringLiteral("1:15")));
    CHECK(told.contains(QString::fromStdString(at.step)));
}

TEST_CASE("The clock is paused by its button, and rings once when a side's minutes are up")
{
    Timed timed({true, 2});
    timed.driver.toFiring();
    int rings = 0;
    QObject::connect(&timed.driver.battle().clock(), &BattleClock::rang, &timed.driver.window(), [&] { ++rings; });
    timed.wait(100s);
    timed.button()->click();
    timed.wait(1h);
    CHECK(rings == 0);
    CHECK(timed.button()->text().startsWith(QStringLiteral("Paused")));
    timed.button()->click();
    timed.wait(21s);
    CHECK(rings == 1);
    CHECK(timed.button()->text().startsWith(QStringLiteral("! Time is up")));
    timed.wait(1s);
    CHECK(rings == 1);
    timed.driver.press(Qt::Key_F10, Qt::ControlModifier);  // the other side fires
    timed.wait(1s);
    CHECK_FALSE(timed.driver.battle().clock().isTimeUp());
}

TEST_CASE("The time used is kept with the game, and what is undone gives none back")
{
    Timed timed({true, 0});
    timed.driver.toFiring();
    timed.wait(30s);
    timed.driver.press(Qt::Key_F10, Qt::ControlModifier);
    timed.driver.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(timed.driver.battle().clock().ofSideNow() == 30s);
    const auto file = QString::fromStdString(timed.driver.battle().file()->path().string());
    timed.driver.page().setBattle(nullptr);
    timed.driver.window().openFile(file);
    REQUIRE(timed.driver.page().battle());
    // The clock of the opened battle runs with the time of day.
    CHECK(timed.driver.battle().clock().ofSideNow() >= 30s);
    CHECK(timed.driver.battle().clock().ofSideNow() < 60s);
    setTurnClock({});
}

}  // namespace battle_clock_test
