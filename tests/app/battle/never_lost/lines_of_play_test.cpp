// A moment gone back to, and the lines that were played from it.
#include "support/catch.hpp"

#include "app/firing_battle.hpp"
#include "app/shared/widgets/dialogs/reason_dialog.hpp"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

namespace lines_of_play_test {

using namespace drumhead;
using namespace drumhead::app;
using namespace drumhead::app::testing;

TEST_CASE("Apply looks again whether the step allows the case, says why not, and keeps it")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    driver.press(Qt::Key_Escape);
    driver.undo();  // before the firing
    driver.resume();
    REQUIRE(driver.controller().isOpen());
    const std::size_t played = driver.played();
    driver.apply();
    auto* dialog = driver.find<ReasonDialog>("applyAllTheSame");
    REQUIRE(dialog);
    CHECK(driver.played() == played);
    SECTION("with a reason it counts all the same")
    {
        driver.type(QStringLiteral("Agreed by both"));
        driver.press(Qt::Key_Return);
        CHECK(driver.played() == played + 1);
        const Game& game = driver.battle().game();
        CHECK(std::get<ResolveCommand>(game.entry(game.head()).command).reason == "Agreed by both");
        return;
    }
    dialog->reject();
    CHECK(driver.controller().isOpen());
    CHECK(driver.label("battleMessage").contains(QStringLiteral("Firing can't be applied in this step (")));
    driver.press(Qt::Key_Escape);
    driver.redo();
    driver.resume();
    driver.apply();
    CHECK(driver.played() == played + 1);
    SECTION("nor twice in the same step")
    {
        driver.undo();
        driver.press(Qt::Key_J, Qt::ControlModifier);
        driver.shoot(noHits);
        driver.press(Qt::Key_Escape);
        driver.redo();  // fired already
        driver.resume();
        driver.apply();
        CHECK(driver.cardText().contains(QStringLiteral("It has fired this turn")));  // the rules say so themselves
        CHECK_FALSE(driver.battle().unapplied().toJson().empty());
        CHECK(driver.controller().isOpen());
    }
}

TEST_CASE("Going back shows how far; a new command asks once, and the other line is kept")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    driver.press(Qt::Key_Return);
    const EntryId end = driver.battle().game().head();
    auto* banner = driver.find<QWidget>("stepsBack");
    CHECK_FALSE(banner->isVisible());
    goBackTo(driver, 2);
    REQUIRE(banner->isVisible());
    CHECK(driver.label("stepsBackText") == QStringLiteral("You are %1 steps back.").arg(end - 3));
    const auto note = [&](const QString& text) {
        driver.press(Qt::Key_M, Qt::ControlModifier);
        QWidget* dialog = driver.dialog("reasonDialog");
        REQUIRE(dialog);
        QTest::keyClicks(dialog->findChild<QLineEdit*>(), text);
        QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
        QApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    SECTION("return by the banner")
    {
        QTest::mouseClick(driver.find<QPushButton>("stepsBackButton"), Qt::LeftButton);
        CHECK(driver.battle().game().head() == end);
        CHECK_FALSE(banner->isVisible());
    }
    SECTION("cancel changes nothing")
    {
        const BranchingReply reply("Cancel");
        driver.press(Qt::Key_M, Qt::ControlModifier);
        CHECK(reply.asked == 1);
        CHECK(driver.battle().game().head() == 3);
        CHECK(driver.played() == static_cast<std::size_t>(end));
    }
    SECTION("return to the end instead")
    {
        const BranchingReply reply("Return to the end");
        driver.press(Qt::Key_F10);
        CHECK(reply.asked == 1);
        CHECK(driver.battle().game().head() == end);
        CHECK(driver.played() == static_cast<std::size_t>(end));
    }
    SECTION("play on, asked once; every line is found again")
    {
        const BranchingReply reply("Play on");
        note(QStringLiteral("a"));
        note(QStringLiteral("b"));
        CHECK(reply.asked == 1);
        CHECK(driver.played() == static_cast<std::size_t>(end) + 2);
        CHECK_FALSE(banner->isVisible());
        driver.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QWidget* dialog = driver.dialog("linesDialog");
        REQUIRE(dialog);
        auto* tree = dialog->findChild<QTreeWidget*>(QStringLiteral("linesOfPlay"));
        REQUIRE(tree->topLevelItemCount() == 1);
        REQUIRE(tree->topLevelItem(0)->childCount() == 1);
        CHECK(tree->topLevelItem(0)->child(0)->text(0).contains(QStringLiteral("a, not ")));
        CHECK(tree->currentItem() == tree->topLevelItem(0)->child(0));
        QTest::keyClick(tree, Qt::Key_Up);
        QTest::keyClick(tree, Qt::Key_Return);
        QApplication::processEvents();
        CHECK(driver.battle().game().head() == end);
    }
}

TEST_CASE("One command taken back is done otherwise without a question")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    driver.press(Qt::Key_Return);
    driver.undo();
    CHECK(driver.label("stepsBackText") == QStringLiteral("You are 1 step back."));
    const std::size_t played = driver.played();
    const BranchingReply reply("Cancel");
    driver.shoot(noHits);
    driver.press(Qt::Key_Return);
    CHECK(reply.asked == 0);
    CHECK(driver.played() == played + 1);
}

TEST_CASE("A thrown case in a battle gone back to is kept whatever is answered")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    driver.press(Qt::Key_Return);
    driver.press(Qt::Key_J, Qt::ControlModifier);
    driver.shoot(noHits);
    driver.press(Qt::Key_Return);
    const EntryId end = driver.battle().game().head();
    goBackTo(driver, static_cast<int>(end) - 3);
    driver.press(Qt::Key_J, Qt::ControlModifier);
    driver.shoot(fiveHits);
    {
        const BranchingReply reply("Cancel");
        driver.apply();
        CHECK(reply.asked == 1);
    }
    CHECK(driver.controller().isOpen());
    CHECK(driver.session().faces() == std::vector<int>(5, 1));
    {
        const BranchingReply reply("Return to the end");
        driver.apply();
    }
    CHECK(driver.battle().game().head() == end);
    CHECK(driver.battle().unapplied().all().size() == 1);
}

}  // namespace lines_of_play_test
