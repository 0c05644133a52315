// A case of a live battle: what is remembered, asked and told while it is in hand.
#include "support/catch.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle/log/log_panel.hpp"
#include "app/battle/turn/obligations_panel.hpp"
#include "app/battle/turn/turn_panel.hpp"
#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/modifiers/modifier_rows.hpp"

#include <QAbstractItemModel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace battle_case_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;

namespace {

/// A widget of the case in hand; the window has another page for single cases.
template <typename T>
T* ofCase(BattleDriver& driver, const char* name)
{
    return driver.page().caseController()->page()->findChild<T*>(QString::fromLatin1(name));
}

}  // namespace

TEST_CASE("What is to be remembered stands at the head of its case, and is opened by a key")
{
    BattleDriver driver;
    driver.toFiring();
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    const auto* line = ofCase<QToolButton>(driver, "remindersLine");
    REQUIRE(line->isVisible());
    CHECK(line->text() == QStringLiteral("Remember (2)"));  // of several none is cut
    CHECK(line->toolTip().contains(QStringLiteral("At most two ranks fire")));
    CHECK_FALSE(ofCase<QLabel>(driver, "reminders")->isVisible());
    driver.press(Qt::Key_M, Qt::AltModifier);
    CHECK(QTest::qWaitFor([&] { return ofCase<QLabel>(driver, "reminders")->isVisible(); }));
    CHECK(ofCase<QLabel>(driver, "reminders")->text().count(u'\n') == 1);
    driver.press(Qt::Key_Escape);
    CHECK_FALSE(line->isVisible());
}

TEST_CASE("After a case its outcome stands in large letters, and above it in small ones what it was")
{
    BattleDriver driver;
    driver.toFiring();
    driver.shoot(QStringLiteral("1 1 1 1 1"));
    const QString outcome = driver.headline();
    driver.press(Qt::Key_Return);
    CHECK(driver.headline() == outcome);
    CHECK(driver.label("lastHead").startsWith(QStringLiteral("Firing: ")));
}

TEST_CASE("Nobody is asked for the record what the battle keeps; where nothing is asked the verdict has the room")
{
    BattleDriver driver;
    driver.press(Qt::Key_F10);
    driver.press(Qt::Key_Return);
    for (const auto* each : driver.page().caseController()->findChildren<QToolButton*>()) {
        INFO(each->objectName().toStdString());
        CHECK_FALSE((each->objectName().startsWith(QStringLiteral("record.")) && each->isVisible()));
    }
    driver.press(Qt::Key_Escape);
    BattleDriver firing;
    firing.toFiring();
    firing.shoot(QStringLiteral("1 1 1 1 1"));
    firing.press(Qt::Key_Return);
    while (firing.page().due()->hasDueHere()) {
        firing.press(Qt::Key_F4);
        if (!ofCase<QWidget>(firing, "caseForm")->isVisible()) break;
        firing.press(Qt::Key_F5);
        firing.press(Qt::Key_Return);
    }
    CHECK(firing.page().caseController()->isOpen());
    CHECK_FALSE(ofCase<QWidget>(firing, "caseForm")->isVisible());
    CHECK(firing.focusName() == QStringLiteral("diceField"));
}

TEST_CASE("The same modifier of two stages is told apart by the side")
{
    BattleDriver driver(battleOptions("monte-azul"));
    driver.press(Qt::Key_F10);
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    QStringList labels;
    for (const ModifierRow& row : modifierRows(*driver.page().caseController()->page()->session())) labels << row.label;
    CHECK(labels.contains(QStringLiteral("France: senior leader")));
    CHECK(labels.contains(QStringLiteral("Great Britain and Portugal: senior leader")));
}

TEST_CASE("A typed distance is the distance, whoever else might join in; who joins in changes no answer")
{
    BattleDriver driver(battleOptions("monte-azul"));
    driver.page().beginProcedure(QStringLiteral("fire"));
    const State& state = driver.battle().state();
    driver.page().armies()->select(state.find("captain-thompsons-brigade-of-9-pounders"));
    driver.press(Qt::Key_Return);  // who fires: a battery
    driver.press(Qt::Key_Return);  // at whom
    REQUIRE(driver.page().caseController()->isOpen());
    driver.enter(QStringLiteral("7"));
    CaseController& cases = *driver.page().caseController();
    const auto distance = [&] {
        for (const auto& [fact, value] : cases.record().command.answers) {
            if (fact.ends_with("distance")) return value;
        }
        return std::string();
    };
    CHECK(distance() == "7");
    auto* const behind = ofCase<QPushButton>(driver, "add.bounced");
    REQUIRE(behind);
    behind->click();
    QApplication::processEvents();
    REQUIRE(driver.page().armies()->isChoosing());
    driver.press(Qt::Key_Escape);  // nobody after all
    CHECK(cases.isOpen());
    CHECK_FALSE(driver.page().armies()->isChoosing());
    CHECK(distance() == "7");
    ofCase<QPushButton>(driver, "add.bounced")->click();
    QApplication::processEvents();
    driver.press(Qt::Key_Space);
    driver.press(Qt::Key_Return);
    CHECK(cases.isOpen());
    CHECK(distance() == "7");
    CHECK(cases.caseInHand()->entity(cases.caseInHand()->situation.program().findRole("bounced"), 0) != nobody);
}

TEST_CASE("While a case is in hand the step's reminders give way to its own")
{
    BattleDriver driver;
    driver.toFiring();
    REQUIRE(driver.find<QListWidget>("turnReminders")->isVisible());
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    REQUIRE(driver.page().caseController()->isOpen());
    CHECK_FALSE(driver.find<QListWidget>("turnReminders")->isVisible());
    driver.press(Qt::Key_Escape);
    CHECK(driver.find<QListWidget>("turnReminders")->isVisible());
}
}  // namespace battle_case_test
