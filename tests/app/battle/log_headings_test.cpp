// The headings of the log.
#include "support/catch.hpp"

#include "app/battle/log/log_panel.hpp"
#include "app/battle_driver.hpp"
#include "app/shared/look/hanging_delegate.hpp"

#include <QApplication>
#include <QListView>
#include <QTextLayout>

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

TEST_CASE("The log and the history of a unit say each line whole")
{
    BattleDriver driver;
    driver.toFiring();
    driver.shoot(QStringLiteral("9 9 9 9 9"));
    driver.press(Qt::Key_Return);
    auto* const view = driver.find<QListView>("log");
    auto* const panel = driver.find<LogPanel>("logPanel");
    const auto& command = std::get<ResolveCommand>(driver.battle().game().entry(driver.battle().game().head()).command);
    panel->showAbout(driver.battle().state().find(command.roles.front().second.front()));
    REQUIRE(view->model()->rowCount() > 0);
    view->setFixedWidth(view->fontMetrics().averageCharWidth() * 30);
    QApplication::processEvents();
    view->doItemsLayout();
    const int line = view->fontMetrics().height();
    CHECK(view->visualRect(view->model()->index(view->model()->rowCount() - 1, 0)).height() > 3 * line / 2);
    panel->showAbout(nobody);
    view->doItemsLayout();
    CHECK(view->visualRect(view->model()->index(view->model()->rowCount() - 1, 0)).height() > 3 * line / 2);
}

TEST_CASE("Headings of the log have no full stop, and name a new turn before its step")
{
    BattleDriver driver(battleOptions("monte-azul"));
    while (driver.battle().state().turn < 2) REQUIRE(driver.battle().execute(AdvanceCommand{false, "on"}));
    const QAbstractItemModel* const log = driver.find<QListView>("log")->model();
    for (int row = 0; row < log->rowCount(); ++row) {
        const QString heading = log->index(row, 0).data().toString();
        INFO(heading.toStdString());
        if (heading.startsWith(QStringLiteral("Turn "))) CHECK_FALSE(heading.endsWith(u'.'));
    }
    CHECK(log->index(log->rowCount() - 1, 0).data().toString() == QStringLiteral("Turn 2 ▶ I. Initiative"));
    CHECK(driver.label("lastSince") == QStringLiteral("Turn 2 ▶ I. Initiative"));
}

TEST_CASE("What was undone is struck out by its words, not by what it is moved in by")
{
    QFont struck = QApplication::font();
    struck.setStrikeOut(true);
    QTextLayout layout(QStringLiteral("      4th Foot: 3 hits"), struck);
    strikeWords(layout);
    CHECK_FALSE(layout.font().strikeOut());
    REQUIRE(layout.formats().size() == 1);
    CHECK(layout.formats().front().start == 6);
    CHECK(layout.formats().front().length == layout.text().size() - 6);
    CHECK(layout.formats().front().format.fontStrikeOut());
}

}  // namespace log_headings_test
