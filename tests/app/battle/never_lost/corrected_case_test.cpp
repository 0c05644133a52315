// An earlier case ruled again.
#include "support/catch.hpp"

#include "app/battle/turn/obligations_panel.hpp"
#include "app/firing_battle.hpp"

#include <QApplication>
#include <QDialog>
#include <QTreeWidget>

namespace corrected_case_test {

using namespace drumhead;
using namespace drumhead::app;
using namespace drumhead::app::testing;

TEST_CASE("A correction: dice stay while an answer goes to and fro, a refusal can be kept, the table tells it")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    driver.press(Qt::Key_Return);
    const EntryId shot = driver.battle().game().head();
    driver.press(Qt::Key_G, Qt::ControlModifier);
    REQUIRE(driver.controller().isAgain());
    CHECK(driver.find<QWidget>("correction")->isVisible());
    CHECK(driver.label("correctionText").contains(QStringLiteral("in the past")));
    const auto say = [&](const QString& distance) {
        REQUIRE(driver.tabTo(QStringLiteral("fact.distance")));
        driver.press(Qt::Key_A, Qt::ControlModifier);
        driver.type(distance);
        driver.press(Qt::Key_Tab);
    };
    say(QStringLiteral("40"));
    REQUIRE(driver.session().verdict().refused);
    say(QStringLiteral("8"));
    CHECK(driver.session().faces() == std::vector<int>(5, 1));
    CHECK_FALSE(driver.controller().isWorthKeeping());
    say(QStringLiteral("40"));
    driver.apply();
    QWidget* dialog = driver.dialog("rewindDialog");
    REQUIRE(dialog);
    auto* table = dialog->findChild<QTreeWidget*>(QStringLiteral("rewindDifferences"));
    CHECK(table->headerItem()->text(0) == QStringLiteral("What"));
    CHECK(table->headerItem()->text(1) == QStringLiteral("Was"));
    CHECK(table->headerItem()->text(2) == QStringLiteral("Now"));
    CHECK(dialog->findChild<QLabel*>(QStringLiteral("rewindHeading"))->text().startsWith(QStringLiteral("Refused: ")));
    SECTION("cancel keeps the correction open")
    {
        static_cast<QDialog*>(dialog)->reject();
        CHECK(driver.controller().isAgain());
        CHECK(driver.battle().game().head() == shot);
        driver.press(Qt::Key_Escape);
        CHECK(driver.hasStrip());
        CHECK_FALSE(driver.find<QWidget>("correction")->isVisible());
        driver.resume();
        CHECK(driver.controller().isAgain());
        CHECK(driver.session().verdict().refused);
    }
    SECTION("applied")
    {
        static_cast<QDialog*>(dialog)->accept();
        QApplication::processEvents();
        CHECK_FALSE(driver.controller().isOpen());
        CHECK_FALSE(driver.hasStrip());
        CHECK(driver.battle().game().head() == shot + 1);
        CHECK(driver.battle().game().entry(shot + 1).sentences.front().find("refused") != std::string::npos);
        CHECK(driver.page().due()->isEmpty());
    }
}

}  // namespace corrected_case_test
