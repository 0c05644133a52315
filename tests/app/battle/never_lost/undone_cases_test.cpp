// The order in which undo takes back: dice, case, battle.
#include "support/catch.hpp"

#include "app/firing_battle.hpp"

namespace undone_cases_test {

using namespace drumhead;
using namespace drumhead::app;
using namespace drumhead::app::testing;

TEST_CASE("Undo takes back the dice, then the case, then the battle; redo does it again")
{
    FiringBattle driver;
    const EntryId head = driver.battle().game().head();
    driver.shoot(fiveHits);
    driver.undo();
    REQUIRE(driver.controller().isOpen());
    CHECK(driver.session().faces().empty());
    CHECK(driver.battle().game().head() == head);
    CHECK(driver.battle().unapplied().all().empty());
    driver.undo();
    CHECK_FALSE(driver.controller().isOpen());
    CHECK(driver.battle().game().head() == head);
    driver.undo();
    CHECK(driver.battle().game().head() == head - 1);
    driver.redo();
    CHECK(driver.battle().game().head() == head);
    CHECK_FALSE(driver.controller().isOpen());
    driver.redo();
    REQUIRE(driver.controller().isOpen());
    CHECK(driver.session().faces().empty());
    const Result<FactRef> distance = findFact(driver.session().program(), "distance");
    CHECK(driver.session().isGiven(*distance));
    driver.redo();
    CHECK(driver.session().faces() == std::vector<int>(5, 1));
    CHECK(driver.battle().unapplied().all().size() == 1);
    driver.press(Qt::Key_Return);
    CHECK(driver.battle().game().head() == head + 1);
    driver.redo();
    CHECK_FALSE(driver.controller().isOpen());
}

TEST_CASE("Undo reaches the case from its fields, once they have nothing of their own to take back")
{
    FiringBattle driver;
    driver.shoot(fiveHits);
    REQUIRE(driver.tabTo(QStringLiteral("showQuestions")));
    driver.press(Qt::Key_Space);
    REQUIRE(driver.tabTo(QStringLiteral("fact.distance")));
    driver.undo();
    CHECK(driver.session().faces().empty());
    CHECK(driver.controller().isOpen());
    REQUIRE(driver.tabTo(QStringLiteral("fact.distance")));
    driver.press(Qt::Key_A, Qt::ControlModifier);
    driver.type(QStringLiteral("7"));
    driver.undo();  // the field's own
    CHECK(driver.controller().isOpen());
}

TEST_CASE("In a single combat undo takes back the dice, the answers, and a new case; redo does it again")
{
    testing::WindowDriver driver(testing::toyOptions("shot"));
    const CaseSession& session = *driver.window().page()->session();
    REQUIRE(driver.answer(QStringLiteral("shooter.type"), QStringLiteral("archers")));
    REQUIRE(driver.answer(QStringLiteral("distance"), QStringLiteral("5")));
    driver.press(Qt::Key_D, Qt::ControlModifier);
    driver.type(QStringLiteral("1 2 3 6"));
    driver.press(Qt::Key_Return);
    REQUIRE(session.isFinished());
    const CaseRecord thrown = session.record();
    const auto undo = [&] { driver.press(Qt::Key_Z, Qt::ControlModifier); };
    const auto redo = [&] { driver.press(Qt::Key_Y, Qt::ControlModifier); };
    driver.press(Qt::Key_N, Qt::ControlModifier);
    REQUIRE(session.record().isEmpty());
    undo();
    CHECK(session.record() == thrown);
    redo();
    CHECK(session.record().isEmpty());
    undo();
    undo();
    CHECK(session.faces().empty());
    CHECK_FALSE(session.record().isEmpty());
    undo();
    CHECK(session.record().isEmpty());
    redo();
    redo();
    CHECK(session.record() == thrown);
}

}  // namespace undone_cases_test
