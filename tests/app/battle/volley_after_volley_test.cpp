// What others may do as well is asked for at once, and a throw typed and applied is one key.
#include "support/catch.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle/session/entity_summary.hpp"
#include "app/battle_driver.hpp"
#include "drumhead/game/play/case_brief.hpp"

#include <QTest>
#include <QTreeView>

namespace volley_after_volley_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;

namespace {

ArmiesPanel& armies(BattleDriver& driver) { return *driver.find<ArmiesPanel>("armiesPanel"); }

std::size_t entries(BattleDriver& driver) { return driver.battle().game().entries().size(); }

}  // namespace

TEST_CASE("After a shot the next who may fire is asked for beside the result, and begins at the last target")
{
    BattleDriver driver;
    driver.toFiring();
    driver.shoot(QStringLiteral("9 9 9 9 9"));
    CHECK_FALSE(armies(driver).isChoosing());
    const EntityId target = driver.page().caseController()->targets().target();
    driver.press(Qt::Key_Return);
    CHECK_FALSE(driver.page().caseController()->isOpen());
    CHECK(armies(driver).isChoosing());
    driver.press(Qt::Key_Return);
    CHECK(armies(driver).isChoosing());
    CHECK(armies(driver).current() == target);
    // Esc goes back to what the step offers, F10 on.
    driver.press(Qt::Key_Escape);
    CHECK_FALSE(armies(driver).isChoosing());
    CHECK(driver.focusName() == QStringLiteral("turnOffers"));
}

TEST_CASE("What is taken back while the next is asked for is not asked for from before")
{
    BattleDriver driver;
    driver.toFiring();
    const EntryId head = driver.battle().game().head();
    driver.shoot(QStringLiteral("9 9 9 9 9"));
    driver.press(Qt::Key_Return);
    REQUIRE(armies(driver).isChoosing());
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK_FALSE(armies(driver).isChoosing());
    CHECK(driver.battle().game().head() == head);
    CHECK(driver.focusName() == QStringLiteral("turnOffers"));
}

TEST_CASE("Dice that lie typed are taken and the case is applied by one key")
{
    BattleDriver driver;
    driver.toFiring();
    const std::size_t before = entries(driver);
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    driver.enter(QStringLiteral("8"));
    driver.enter(QStringLiteral("20"));
    driver.type(QStringLiteral("9 9"));  // five are thrown
    driver.press(Qt::Key_Return, Qt::ControlModifier);
    CHECK(driver.page().caseController()->isOpen());  // dice are missing
    CHECK(entries(driver) == before);
    CHECK(driver.focusName() == QStringLiteral("diceField"));
    driver.type(QStringLiteral(" 9 9 9"));
    driver.press(Qt::Key_Return, Qt::ControlModifier);
    CHECK_FALSE(driver.page().caseController()->isOpen());
    CHECK(entries(driver) == before + 1);
}

TEST_CASE("Of several tests that a step makes due the first is opened")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    Battle& battle = driver.battle();
    for (int i = 0; i < 3; ++i) REQUIRE(battle.execute(AdvanceCommand{false, "on"}));
    const auto shoot = [&](const char* shooter, const char* target) {
        ResolveCommand shot;
        shot.procedure = "shooting";
        shot.roles = {{"shooter", {shooter}}, {"target", {target}}};
        shot.answers = {{"distance", "8"}};
        shot.dice = {6};
        REQUIRE(battle.execute(shot));
    };
    shoot("2e-de-ligne-2e-bataillon", "grenz-regiment-gradiscaner");
    shoot("16e-de-ligne-1er-bataillon", "infanterie-regiment-klebek-1-bataillon");
    driver.page().showTurn();
    driver.press(Qt::Key_F10);
    REQUIRE(battle.state().due.size() >= 2);
    REQUIRE(driver.page().caseController()->isOpen());
    CHECK(driver.label("caseHeading").contains(QStringLiteral("Outposts")));
    // Esc leaves it, and the list has the keyboard.
    driver.press(Qt::Key_Escape);
    CHECK(driver.focusName() == QStringLiteral("due"));
}

TEST_CASE("In a choice of several a group is marked with all of its own")
{
    BattleDriver driver;
    const State& state = driver.battle().state();
    ArmyChoice choice;
    choice.many = true;
    choice.most = 99;
    for (std::size_t i = 0; i < state.entities.size(); ++i) {
        if (state.entities[i].kind == EntityKind::Unit && state.entities[i].onTable)
            choice.candidates.push_back(static_cast<EntityId>(i));
    }
    const EntityId group = state.at(choice.candidates.front()).group;
    REQUIRE(group != nobody);
    std::vector<EntityId> own;
    for (const EntityId each : choice.candidates) {
        if (state.at(each).group == group) own.push_back(each);
    }
    REQUIRE(own.size() > 1);
    std::vector<EntityId> chosen;
    QObject::connect(&armies(driver), &ArmiesPanel::chosen, &driver.page(),
                     [&](const std::vector<EntityId>& taken) { chosen = taken; });
    armies(driver).choose(choice);
    driver.press(Qt::Key_Left);
    driver.press(Qt::Key_Return);
    CHECK(chosen == own);
}

TEST_CASE("Who is asked for next is seen, however far down the list he stands")
{
    BattleDriver driver;
    driver.window().resize(1366, 700);
    driver.toFiring();
    driver.press(Qt::Key_Return);
    const auto* const view = driver.find<QTreeView>("armies");
    for (int i = 0; i < 60; ++i) driver.press(Qt::Key_Down);
    driver.press(Qt::Key_Up);
    driver.press(Qt::Key_Return);
    driver.press(Qt::Key_Return);
    driver.enter(QStringLiteral("8"));
    while (driver.focusName().startsWith(QStringLiteral("fact."))) driver.press(Qt::Key_Return);
    driver.press(Qt::Key_F5);
    driver.press(Qt::Key_Return, Qt::ControlModifier);
    REQUIRE(armies(driver).isChoosing());
    QTest::qWait(50);
    CAPTURE(armies(driver).current(), view->visualRect(view->currentIndex()).center().y(), view->viewport()->height());
    CHECK(view->viewport()->rect().contains(view->visualRect(view->currentIndex()).center()));
}

TEST_CASE("A unit that runs has its red chip, and other orders of it stand as words")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    Battle& battle = driver.battle();
    const EntityId unit = battle.state().find("grenz-regiment-gradiscaner");
    REQUIRE(unit != nobody);
    const auto order = [&](const char* value) {
        EditCommand edit;
        edit.entity = "grenz-regiment-gradiscaner";
        edit.changes.emplace_back(EditTarget("order"), value);
        edit.reason = "test";
        REQUIRE(battle.execute(edit));
        return summaryAt(battle, unit);
    };
    const EntitySummary stands = order("stand");
    CHECK(stands.chips.empty());
    CHECK(stands.how.contains(QStringLiteral("Stand")));
    const EntitySummary runs = order("rout");
    REQUIRE(runs.chips.size() == 1);
    CHECK(runs.chips.front().word == QStringLiteral("in Rout"));
    CHECK(runs.chips.front().tone == OutcomeTone::Bad);
}

TEST_CASE("Where those of one command go as far as their kind may, the log has each distance")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    Battle& battle = driver.battle();
    for (int i = 0; i < 2; ++i) REQUIRE(battle.execute(AdvanceCommand{false, "on"}));
    ResolveCommand move;
    move.procedure = "unit-moves";
    move.roles = {{"unit", {"2e-cuirassiers"}}};
    move.alike = {"unit", {"9e-cuirassiers", "7e-hussards"}};
    const auto done = battle.execute(move);
    REQUIRE(done);
    const State before = battle.game().stateBefore(battle.game().head());
    // Source: heavy cavalry 30 cm, light cavalry 40 cm.
    CHECK(caseBrief(battle.rules(), before, move, *done->verdict) == "Heavy horse (3 units): 30 cm, 40 cm");
}

}  // namespace volley_after_volley_test
