// What is still to do in a battle: put off, waived, opened by itself.
#include "support/catch.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle/turn/obligations_panel.hpp"
#include "app/battle_driver.hpp"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace battle_obligations_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;

TEST_CASE("What is still to do is put off, waived when the step is left, and not asked for at every step")
{
    BattleDriver driver;
    driver.toFiring();
    driver.shoot(QStringLiteral("1 1 1 1 1"));
    driver.press(Qt::Key_Return);
    auto* list = driver.find<QListWidget>("due");
    REQUIRE(list->count() >= 2);
    const int due = static_cast<int>(driver.battle().state().due.size());
    const auto asked = [&] {
        return static_cast<int>(askedOnLeaving(obligations(driver.battle().rules(), driver.battle().state())).size());
    };
    const int askedFirst = asked();
    list->setCurrentRow(0);
    QTest::mouseClick(driver.find<QPushButton>("dueLater"), Qt::LeftButton);
    CHECK(static_cast<int>(driver.battle().state().due.size()) == due);
    CHECK(driver.items("due").last().contains(QStringLiteral("put off until the next turn")));
    driver.press(Qt::Key_F10);
    QWidget* dialog = driver.dialog("leaveStepDialog");
    REQUIRE(dialog);
    auto* open = dialog->findChild<QListWidget*>(QStringLiteral("leaveStepOpen"));
    REQUIRE(open->count() == askedFirst - 1);
    CHECK_FALSE(open->item(0)->text().contains(QStringLiteral(" — ")));  // what is not ticked is told once, above
    CHECK(dialog->findChild<QLabel*>(QStringLiteral("leaveStepTicks"))->isVisible());
    open->setFocus();
    QTest::keyClick(open, Qt::Key_Space);
    CHECK(open->item(0)->text().endsWith(QStringLiteral("is waived")));
    QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("leaveStepReason")), QStringLiteral("no time"));
    QTest::keyClick(dialog->findChild<QLineEdit*>(QStringLiteral("leaveStepReason")), Qt::Key_Return);
    CHECK(static_cast<int>(driver.battle().state().due.size()) == due - 1);
    const EntryId head = driver.battle().game().head();
    driver.press(Qt::Key_F10, Qt::ControlModifier);
    CHECK_FALSE(driver.dialog("leaveStepDialog"));
    CHECK(driver.battle().game().head() == head + 1);
}

TEST_CASE("With nothing to do the obligations are a line, and the armies have the rest")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    driver.window().resize(1366, 768);
    driver.press(Qt::Key_F10);
    QApplication::processEvents();
    QApplication::processEvents();
    REQUIRE(driver.items("due").isEmpty());
    const auto* const panel = driver.find<ObligationsPanel>("duePanel");
    const auto* const armies = driver.find<ArmiesPanel>("armiesPanel");
    CHECK(panel->height() < 2 * panel->fontMetrics().lineSpacing());
    const int most = armies->height();
    while (driver.items("due").isEmpty()) REQUIRE(driver.battle().execute(AdvanceCommand{false, "on"}));
    QApplication::processEvents();
    QApplication::processEvents();
    CHECK(panel->height() > 4 * panel->fontMetrics().lineSpacing());
    CHECK(armies->height() < most);
    const auto* const list = driver.find<QListWidget>("due");
    CHECK(driver.find<QLabel>("dueHeading")->geometry().bottom() <= list->geometry().top());  // a heading stands above
}

TEST_CASE("Of troops whose turn has come it is told who they are before how they come")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    driver.press(Qt::Key_F10);
    const auto arrival = [&] {
        const QStringList all = driver.items("due").filter(QStringLiteral("ford west"));
        return all.isEmpty() ? QString() : all.front();
    };
    while (arrival().isEmpty()) REQUIRE(driver.battle().execute(AdvanceCommand{false, "on"}));
    CHECK(arrival().startsWith(QStringLiteral("7. Linien-Infanterie-Regiment")));
    CHECK(arrival().endsWith(QStringLiteral("arriving — By the ford west of the Eichholz, in column.")));
}

TEST_CASE("A check that stands at the end of a step is neither chosen first nor asked for first")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    const auto step = [&] {
        return driver.battle().state().place.levels.empty() ? 0 : driver.battle().state().place.levels[0].step;
    };
    const auto offers = [&] { return driver.battle().offers(); };
    const auto hasLast = [&] {
        const std::vector<TurnOffer> all = offers();
        return std::any_of(all.begin(), all.end(),
                           [](const TurnOffer& each) { return each.last && !each.must.empty(); });
    };
    for (int i = 0; i < 12 && !hasLast(); ++i) REQUIRE(driver.battle().execute(AdvanceCommand{false, "on"}));
    INFO("step " << step());
    REQUIRE(hasLast());
    const auto* list = driver.find<QListWidget>("turnOffers");
    REQUIRE(list->currentRow() >= 0);
    CHECK_FALSE(offers()[static_cast<std::size_t>(list->currentRow())].last);
    const std::vector<Obligation>& open = driver.battle().obligations();
    REQUIRE_FALSE(open.empty());
    const auto isLast = [&](const Obligation& each) {
        const std::vector<TurnOffer> all = offers();
        return std::any_of(all.begin(), all.end(),
                           [&](const TurnOffer& offer) { return offer.last && offer.procedure == each.procedure; });
    };
    CHECK(std::any_of(open.begin(), open.end(), isLast));
    CHECK(std::is_partitioned(open.begin(), open.end(), [&](const Obligation& each) {
        return !isLast(each) || each.when != Obligation::When::Here;
    }));
}

TEST_CASE("A check for the end of the step is not opened on entering it")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    driver.press(Qt::Key_F10);
    driver.press(Qt::Key_Return);  // an order for a Group
    driver.press(Qt::Key_Return);  // the first
    driver.type(QStringLiteral("a"));
    driver.press(Qt::Key_Return);  // to advance
    driver.press(Qt::Key_F10);
    const std::vector<Obligation>& open = driver.battle().obligations();
    REQUIRE(open.size() == 1);
    REQUIRE(open.front().isLast);
    CHECK_FALSE(driver.page().caseController()->isOpen());
    CHECK(driver.focusName() == QStringLiteral("turnOffers"));
}

TEST_CASE("What every side has to do is waived for all of them at once")
{
    for (const char* const scenario : {"krumbach-heights", "monte-azul", "kirchdorf"}) {
        BattleDriver driver(battleOptions(scenario));
        const State& state = driver.battle().state();
        int waived = 0;
        for (int step = 0; step < 30 && state.turn < 2; ++step) {
            for (const Obligation& each : std::vector<Obligation>(driver.battle().obligations())) {
                if (each.kind != Obligation::Kind::Must) continue;
                INFO(scenario << ": " << titleOf(driver.battle().rules(), state, each));
                const std::size_t before = driver.battle().obligations().size();
                DismissCommand command{0, "no time", each.procedure->id, {}};
                for (const EntityId who : each.who) command.entities.push_back(state.idOf(who));
                REQUIRE(driver.battle().execute(command));
                CHECK(driver.battle().obligations().size() < before);
                ++waived;
            }
            REQUIRE(driver.battle().execute(AdvanceCommand{false, "on"}));
        }
        CHECK(waived > 0);
    }
}

TEST_CASE("What the step demands of a single unit is opened for it, and nobody is asked who")
{
    BattleDriver driver;
    const State& state = driver.battle().state();
    EditCommand routs;
    routs.entity = "grenadiers-kleist";
    routs.changes = {{"morale", "routing"}};
    routs.reason = "for the test";
    REQUIRE(driver.battle().execute(routs));
    const auto demands = [&] {
        const std::vector<Obligation> all = driver.battle().obligations();
        return std::any_of(all.begin(), all.end(), [&](const Obligation& each) {
            return each.kind == Obligation::Kind::Must && each.who == std::vector<EntityId>{state.find(routs.entity)};
        });
    };
    for (int step = 0; step < 10 && !demands(); ++step) REQUIRE(driver.battle().execute(AdvanceCommand{false, "on"}));
    REQUIRE(demands());
    if (driver.page().caseController()->isOpen()) driver.press(Qt::Key_Escape);
    driver.press(Qt::Key_F4);
    CHECK(driver.page().caseController()->isOpen());
    CHECK_FALSE(driver.window().findChild<ArmiesPanel*>()->isChoosing());
}

}  // namespace battle_obligations_test
