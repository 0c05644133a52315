// Cards that are drawn in the window: what can come, which was drawn, and another in its place.
#include "support/catch.hpp"

#include "app/combat/case_page.hpp"
#include "app/window_driver.hpp"

#include <QAbstractButton>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace card_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::WindowDriver;

namespace {

LaunchOptions challenge()
{
    testing::forgetEverything();
    LaunchOptions options;
    options.folders << QStringLiteral(DRUMHEAD_TEST_DATA "/rulesets/cards");
    options.procedure = QStringLiteral("challenge");
    return options;
}

void typeCard(WindowDriver& driver, const QString& card)
{
    driver.press(Qt::Key_D, Qt::ControlModifier);
    driver.type(card);
    driver.press(Qt::Key_Return);
}

}  // namespace

TEST_CASE("Before a card is drawn the window says from which deck, and how many of each are left")
{
    WindowDriver driver(challenge());
    CHECK(driver.headline() == QStringLiteral("Draw a card of Fire cards"));
    const auto* strip = driver.find<QWidget>("faceStrip");
    CHECK(
        strip->accessibleName()
        == QStringLiteral(
            "Card: 1 Miss (4 left) (40\u00a0%), 2 Hit (3 left) (30\u00a0%), 3 Volley (1 left) (10\u00a0%), 4 Jam (2 left) (20\u00a0%)"));
    typeCard(driver, QStringLiteral("vol"));
    CHECK_FALSE(strip->accessibleName().contains(QStringLiteral("Volley")));
    CHECK(driver.find<QPushButton>("roll")->text() == QStringLiteral("D&raw"));
    CHECK(driver.find<QAbstractButton>("die.1.1")->accessibleName() == QStringLiteral("Throw 1, Mine, card Volley"));
}

TEST_CASE("A card that is gone is not taken, and the hint says so")
{
    WindowDriver driver(challenge());
    typeCard(driver, QStringLiteral("3"));
    typeCard(driver, QStringLiteral("volley"));
    CHECK(driver.hint().contains(QStringLiteral("No card “Volley” is left in Fire cards.")));
    CHECK_FALSE(driver.window().page()->session()->isFinished());
    driver.press(Qt::Key_F5);
    CHECK(driver.window().page()->session()->isFinished());
    CHECK(driver.window().page()->session()->faces().size() == 2);
    CHECK(driver.window().page()->session()->faces().back() != 3);
}

TEST_CASE("Another card is put in the place of the one that was drawn, by its name")
{
    WindowDriver driver(challenge());
    typeCard(driver, QStringLiteral("1 2"));
    auto* drawn = driver.find<QAbstractButton>("die.1.1");
    REQUIRE(drawn);
    drawn->setFocus();
    driver.press(Qt::Key_Return);
    QWidget* dialog = driver.dialog("dieDialog");
    REQUIRE(dialog);
    auto* face = dialog->findChild<QSpinBox*>(QStringLiteral("dieFace"));
    CHECK(face->suffix() == QStringLiteral(" – Miss"));
    face->setValue(4);
    CHECK(face->suffix() == QStringLiteral(" – Jam"));
    auto* reason = dialog->findChild<QLineEdit*>(QStringLiteral("dieReason"));
    reason->setFocus();
    driver.type(QStringLiteral("misread"));
    driver.press(Qt::Key_Return);
    CHECK(QTest::qWaitFor([&] {
        return driver.find<QAbstractButton>("die.1.1")->accessibleName()
            == QStringLiteral("Throw 1, Mine, card Jam, changed: misread");
    }));
}

}  // namespace card_test
