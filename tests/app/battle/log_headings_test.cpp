// The headings of the log.
#include "support/catch.hpp"

#include "app/battle_driver.hpp"

#include <QListView>

namespace log_headings_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;

TEST_CASE("The heading of a new turn names that turn alone")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    while (driver.battle().state().turn < 2) REQUIRE(driver.battle().execute(AdvanceCommand{false, "on"}));
    const QAbstractItemModel* const log = driver.find<QListView>("log")->model();
    const QString last = log->index(log->rowCount() - 1, 0).data().toString();
    CHECK(last.startsWith(QStringLiteral("Turn 2")));
    CHECK_FALSE(last.contains(QStringLiteral("Turn 1")));
    CHECK(log->index(0, 0).data().toString().startsWith(QStringLiteral("Turn 1 ▶")));
}

}  // namespace log_headings_test
