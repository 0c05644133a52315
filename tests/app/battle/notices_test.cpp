// What a battle has to tell is read whole, however many notices there are.
#include "support/catch.hpp"

#include "app/battle/battle_notices.hpp"
#include "app/battle/log/log_panel.hpp"
#include "app/battle_driver.hpp"
#include "app/shared/widgets/hint_bar.hpp"

#include <QApplication>
#include <QPushButton>

namespace notices_test {

using namespace drumhead::app;
using testing::BattleDriver;

TEST_CASE("Several notices keep their height")
{
    BattleDriver driver;
    driver.window().resize(1366, 740);
    auto* const notices = driver.find<BattleNotices>("battleNotices");
    notices->tell(QStringLiteral("Begin a case first"));
    for (HintBar* const each : {notices->correction(), notices->back()})
        each->show(QStringLiteral("You are 3 steps back."), QStringLiteral("Return to the end"));
    QApplication::processEvents();
    QApplication::processEvents();
    for (const HintBar* const each : {notices->correction(), notices->back()}) {
        CHECK(each->button()->height() >= each->button()->sizeHint().height());
        CHECK(each->height() >= each->button()->sizeHint().height());
    }
}

TEST_CASE("Beside a notice the log keeps its buttons")
{
    BattleDriver driver;
    driver.window().resize(1366, 768);
    auto* const notices = driver.find<BattleNotices>("battleNotices");
    const int edge = driver.find<LogPanel>("logPanel")->parentWidget()->mapTo(&driver.window(), QPoint()).y();
    notices->back()->show(QStringLiteral("You are 1 step back."), QStringLiteral("Return to the end"));
    QApplication::processEvents();
    QApplication::processEvents();
    const auto checkButtons = [&driver] {
        for (const char* const name : {"logOpen", "logRuleAgain", "logGoThere", "logNote"}) {
            INFO(name);
            CHECK(driver.find<QPushButton>(name)->isVisible());
        }
    };
    checkButtons();
    notices->correction()->show(QStringLiteral("You are correcting turn 3."), QStringLiteral("Leave it"));
    QApplication::processEvents();
    QApplication::processEvents();
    checkButtons();
    CHECK(driver.find<LogPanel>("logPanel")->parentWidget()->mapTo(&driver.window(), QPoint()).y() == edge);
}

}  // namespace notices_test
