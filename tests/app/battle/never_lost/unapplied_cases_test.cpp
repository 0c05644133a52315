// However a thrown case is left, it waits as unapplied.
#include "support/catch.hpp"

#include "app/battle/turn/obligations_panel.hpp"
#include "app/firing_battle.hpp"

#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

namespace unapplied_cases_test {

using namespace drumhead;
using namespace drumhead::app;
using namespace drumhead::app::testing;

TEST_CASE("Escape keeps a thrown case, and it is resumed as it was thrown")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    const QString headline = driver.headline();
    const std::vector<int> faces = driver.session().faces();
    REQUIRE_FALSE(faces.empty());
    CHECK_FALSE(driver.hasStrip());  // in hand it does not wait
    driver.press(Qt::Key_Escape);
    CHECK_FALSE(driver.controller().isOpen());
    REQUIRE(driver.hasStrip());
    CHECK(driver.strip().startsWith(QStringLiteral("Unapplied: Firing: ")));
    CHECK(driver.strip().contains(QStringLiteral("hits")));
    driver.resume();
    REQUIRE(driver.controller().isOpen());
    CHECK_FALSE(driver.hasStrip());
    CHECK(driver.headline() == headline);
    CHECK(driver.session().faces() == faces);
    CHECK(driver.focusName() == QStringLiteral("applyCase"));
    const std::size_t played = driver.played();
    driver.press(Qt::Key_Return);
    CHECK(driver.played() == played + 1);
    CHECK_FALSE(driver.hasStrip());
    CHECK(driver.battle().unapplied().all().empty());
}

TEST_CASE("A case without dice or verdict is left without a trace, and can be opened again at once")
{
    FiringBattle driver;
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    driver.enter(QStringLiteral("8"));
    driver.press(Qt::Key_Escape);
    CHECK_FALSE(driver.hasStrip());
    driver.redo();
    REQUIRE(driver.controller().isOpen());
    const Result<FactRef> distance = findFact(driver.session().program(), "distance");
    CHECK(driver.session().isGiven(*distance));
}

TEST_CASE("What is due is taken up where it was left, with the dice that were thrown for it")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    driver.press(Qt::Key_Return);
    driver.press(Qt::Key_F4);
    REQUIRE(driver.controller().isOpen());
    driver.press(Qt::Key_F5);
    const std::vector<int> faces = driver.session().faces();
    REQUIRE_FALSE(faces.empty());
    driver.press(Qt::Key_Escape);
    REQUIRE(driver.hasStrip());
    driver.press(Qt::Key_F4);
    REQUIRE(driver.controller().isOpen());
    CHECK(driver.session().faces() == faces);
    CHECK_FALSE(driver.hasStrip());
    CHECK(driver.battle().unapplied().all().size() == 1);
}

TEST_CASE("F10 with thrown dice asks: apply and go on, discard, stay")
{
    FiringBattle driver;
    driver.shoot(noHits);
    const std::size_t played = driver.played();
    const std::vector<int> faces = driver.session().faces();
    driver.press(Qt::Key_F10);
    CHECK(driver.played() == played);
    SECTION("stay")
    {
        driver.reply("unappliedQuestion", "Stay");
        CHECK(driver.controller().isOpen());
        CHECK(driver.session().faces() == faces);
        CHECK(driver.played() == played);
    }
    SECTION("apply and go on, by Return")
    {
        auto* box = qobject_cast<QMessageBox*>(driver.dialog("unappliedQuestion"));
        REQUIRE(box);
        CHECK(FiringBattle::withoutAmpersand(box->defaultButton()->text()) == QStringLiteral("Apply and go on"));
        driver.reply("unappliedQuestion", "Apply and go on");
        REQUIRE(driver.played() == played + 2);
        CHECK(std::holds_alternative<ResolveCommand>(driver.battle().game().entries()[played].command));
        CHECK(std::holds_alternative<AdvanceCommand>(driver.battle().game().entries()[played + 1].command));
        CHECK(driver.battle().unapplied().all().empty());
    }
    SECTION("discard")
    {
        driver.reply("unappliedQuestion", "Discard");
        CHECK(driver.played() == played + 1);
        CHECK(std::holds_alternative<AdvanceCommand>(driver.battle().game().entries()[played].command));
        CHECK(driver.battle().unapplied().all().empty());
        CHECK_FALSE(driver.hasStrip());
    }
    SECTION("the button of the next step asks as well")
    {
        driver.reply("unappliedQuestion", "Stay");
        QTest::mouseClick(driver.find<QPushButton>("nextStep"), Qt::LeftButton);
        CHECK(driver.played() == played);
        driver.reply("unappliedQuestion", "Stay");
        CHECK(driver.controller().isOpen());
    }
}

TEST_CASE("However a thrown case is left, it waits; several do, and outlast other cases")
{
    FiringBattle driver;
    driver.shoot(noHits);
    SECTION("another offer")
    {
        driver.press(Qt::Key_J, Qt::ControlModifier);
        driver.press(Qt::Key_Return);
    }
    SECTION("an earlier case is ruled again")
    {
        driver.press(Qt::Key_G, Qt::ControlModifier);
        REQUIRE(driver.controller().isAgain());
        CHECK(driver.find<QWidget>("correction")->isVisible());
    }
    SECTION("clicking in the log")
    {
        goBackTo(driver, 1);
        driver.press(Qt::Key_Escape);
    }
    SECTION("another case is thrown and applied")
    {
        driver.press(Qt::Key_Escape);
        driver.shoot(fiveHits);
        CHECK(driver.hasStrip());
        driver.press(Qt::Key_Return);
    }
    REQUIRE(driver.hasStrip());
    REQUIRE(driver.battle().unapplied().all().size() == 1);
    CHECK(driver.battle().unapplied().all().front().command.dice.size() == 5);
    driver.press(Qt::Key_Escape);
    driver.press(Qt::Key_Escape);
    CHECK(driver.battle().unapplied().all().size() == 1);
}

TEST_CASE("Of several unapplied cases each can be resumed, and discarded after a question")
{
    FiringBattle driver;
    driver.shoot(noHits);
    driver.press(Qt::Key_Escape);
    CHECK_FALSE(driver.find<QToolButton>("moreUnapplied")->isVisible());
    driver.shoot(fiveHits);
    driver.press(Qt::Key_Escape);
    REQUIRE(driver.battle().unapplied().all().size() == 2);
    auto* more = driver.find<QToolButton>("moreUnapplied");
    CHECK(more->isVisible());
    CHECK(more->text() == QStringLiteral("1 more"));
    Q_EMIT more->menu()->aboutToShow();
    REQUIRE(more->menu()->actions().size() == 1);
    more->menu()->actions().front()->trigger();
    REQUIRE(driver.controller().isOpen());
    CHECK(driver.session().faces() == std::vector<int>(5, 10));
    CHECK(driver.hasStrip());
    driver.press(Qt::Key_Escape);
    QTest::mouseClick(driver.find<QPushButton>("discardUnapplied"), Qt::LeftButton);
    driver.reply("discardQuestion", "Cancel");
    CHECK(driver.battle().unapplied().all().size() == 2);
    QTest::mouseClick(driver.find<QPushButton>("discardUnapplied"), Qt::LeftButton);
    driver.reply("discardQuestion", "Discard");
    CHECK(driver.battle().unapplied().all().size() == 1);
}

TEST_CASE("Unapplied cases outlast the program, a copy of the file and another battle; so does one in hand")
{
    LaunchOptions again;
    {
        FiringBattle driver;
        driver.shoot(noHits);
        driver.press(Qt::Key_Escape);
        driver.shoot(fiveHits);
        again = sameFile(driver);
        const GameFile::Opened read = GameFile::open(again.battle.toStdString(), GameFile::Mode::ReadOnly);
        REQUIRE(read.file);  // as it is on the disk while the second is still in hand
        const auto kept = read.file->content().settings.find("unapplied");
        REQUIRE(kept != read.file->content().settings.end());
        CHECK(UnappliedCases::fromJson(kept->second).all().size() == 2);
        driver.window().close();
    }
    FiringBattle driver(again);
    REQUIRE(driver.hasStrip());
    CHECK(driver.battle().unapplied().all().size() == 2);
    driver.resume();
    REQUIRE(driver.controller().isOpen());
    CHECK(driver.session().faces() == std::vector<int>(5, 1));
    driver.press(Qt::Key_Return);
    CHECK(driver.battle().unapplied().all().size() == 1);
    CHECK_FALSE(driver.page().due()->isEmpty());
}

TEST_CASE("What was thrown in a step that is over no longer asks for a decision, and can still be opened")
{
    FiringBattle driver;
    driver.shoot(noHits);
    driver.press(Qt::Key_Escape);
    driver.shoot(fiveHits);
    driver.press(Qt::Key_Escape);
    REQUIRE(driver.hasStrip());
    const std::string step = titleOfStep(driver.battle().rules(), driver.battle().state());
    for (int i = 0; i < 4 && titleOfStep(driver.battle().rules(), driver.battle().state()) == step; ++i)
        REQUIRE(driver.battle().execute(AdvanceCommand{false, "for the test"}));
    CHECK_FALSE(driver.hasStrip());
    CHECK(driver.battle().unapplied().all().size() == 2);
    driver.resume();  // of several one is chosen
    auto* menu = driver.find<QToolButton>("moreUnapplied")->menu();
    REQUIRE(menu->isVisible());
    REQUIRE(menu->actions().size() == 2);
    CHECK(menu->actions().front()->text().startsWith(QStringLiteral("Set aside: Firing: ")));
    menu->actions().front()->trigger();
    menu->close();
    REQUIRE(driver.controller().isOpen());
    CHECK(driver.session().faces() == std::vector<int>(5, 1));
}

}  // namespace unapplied_cases_test
