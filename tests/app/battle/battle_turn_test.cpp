// A turn of a live battle: what is offered, due, remembered and told.
#include "support/catch.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle/log/log_panel.hpp"
#include "app/battle/turn/obligations_panel.hpp"
#include "app/battle/turn/turn_panel.hpp"
#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/modifiers/modifier_rows.hpp"

#include <QAbstractItemModel>
#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace battle_turn_test {

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

/// Begins the battle on the ridge and settles who goes first; its two senior leaders are the first who are offered.
void settleInitiative(BattleDriver& driver)
{
    driver.press(Qt::Key_F10);
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    driver.type(QStringLiteral("9"));
    driver.press(Qt::Key_Tab);
    driver.enter(QStringLiteral("2"));
}

/// The same; the winner chooses to move first.
void beginWithTheWinner(BattleDriver& driver)
{
    settleInitiative(driver);
    driver.press(Qt::Key_Down);
    driver.press(Qt::Key_Return);
    driver.press(Qt::Key_Return);
}

}  // namespace

TEST_CASE("The winner is told before he is asked what he chooses, and no dice are promised any more")
{
    BattleDriver driver(battleOptions("monte-azul"));
    settleInitiative(driver);
    CHECK(driver.focusName() == QStringLiteral("fact.initiative-choice"));
    CHECK(ofCase<QLabel>(driver, "story")->text() == QStringLiteral("France wins the initiative."));
    CHECK(ofCase<QLabel>(driver, "diceHint")->text().isEmpty());
}

TEST_CASE("Who acts, and upon whom, is asked as one says it")
{
    BattleDriver driver;
    driver.toFiring();
    driver.press(Qt::Key_Return);
    CHECK(driver.label("choiceTitle") == QStringLiteral("Who fires?"));
    driver.press(Qt::Key_Return);
    CHECK(driver.label("choiceTitle").endsWith(QStringLiteral(" fires at?")));
    CHECK_FALSE(driver.label("choiceTitle").startsWith(QStringLiteral(" ")));
}

TEST_CASE("What each side does by itself is opened for one after the other")
{
    BattleDriver driver(battleOptions("monte-azul"));
    beginWithTheWinner(driver);
    driver.press(Qt::Key_F10);
    CHECK(driver.items("due") == QStringList({"Random event"}));
    QStringList headings;
    for (int i = 0; i < 2; ++i) {
        driver.press(Qt::Key_Return);
        headings << driver.label("caseHeading");
        driver.enter(QStringLiteral("9"));
        driver.press(Qt::Key_Return);
    }
    CHECK(headings == QStringList({"Random event: France", "Random event: Great Britain and Portugal"}));
    CHECK(driver.items("turnOffers").isEmpty());
    CHECK(driver.items("due").isEmpty());
}

TEST_CASE("A commander's own people are where his choice begins")
{
    BattleDriver driver(battleOptions("monte-azul"));
    beginWithTheWinner(driver);
    driver.goOnTo("Send an order");
    driver.press(Qt::Key_Home);
    driver.press(Qt::Key_Return);
    driver.press(Qt::Key_Return);
    // There is one commander-in-chief, and one army to send to: neither is asked for.
    CHECK(driver.page().caseController()->isOpen());
    CHECK(driver.label("caseHeading").startsWith(QStringLiteral("Send an order")));
}

TEST_CASE("What others may still do is not ticked off; it is told how many have done it")
{
    BattleDriver driver;
    driver.toFiring();
    const QString before = driver.items("turnOffers").front();
    CHECK(before == QStringLiteral("Firing · 16 can"));
    driver.shoot(QStringLiteral("9 9 9 9 9"));
    driver.press(Qt::Key_Return);
    CHECK(driver.items("turnOffers").front() == QStringLiteral("Firing · 15 can, 1 done"));
}

TEST_CASE("The turn shows the parts of the step that is on, and of no other; brackets only where it stands")
{
    BattleDriver driver;
    driver.toFiring();
    CHECK(driver.items("turnSteps").filter(QStringLiteral("Leader moves")).isEmpty());
    for (const QString& each : driver.items("turnSteps")) {
        INFO(each.toStdString());
        CHECK(each.contains(QStringLiteral("(Side")) == each.contains(u'▶'));
    }
    AdvanceCommand advance;
    advance.reason = "nobody fires";
    while (driver.items("turnSteps").filter(QStringLiteral("▶ Leader moves")).isEmpty())
        REQUIRE(driver.battle().execute(advance));
    CHECK(driver.items("turnSteps").filter(QStringLiteral("Leader moves")).size() == 1);
    CHECK(driver.items("turnSteps").filter(QStringLiteral("Reserve moves")).size() == 1);
}

TEST_CASE(
    "A duty that is offered and due is told once, what is due later says where, and whom one has met is where the choice begins")
{
    BattleDriver driver(battleOptions("monte-azul"));
    beginWithTheWinner(driver);
    driver.goOnTo("Declare a charge");
    const EntryId before = driver.battle().game().head();
    for (int i = 0; i < 2; ++i) driver.press(Qt::Key_Return);
    CHECK(driver.battle().game().head() == before + 1);  // nothing is asked or thrown: who was chosen declares it
    REQUIRE(driver.items("due").size() == 1);
    CHECK(driver.items("due").front().startsWith(QStringLiteral("6e léger, 1er bataillon: Name a charge's target")));
    REQUIRE(driver.focusName() == QStringLiteral("armies"));  // whom it charges is asked at once, beside the result
    driver.press(Qt::Key_Down);
    const EntityId target = driver.page().armies()->current();
    driver.press(Qt::Key_Return);  // that it stands in the charger's arc is taken from the choice
    CHECK(driver.focusName() == QStringLiteral("turnOffers"));  // the reaction comes with a later step
    REQUIRE(driver.items("due").size() == 1);
    CHECK(driver.items("due").front().startsWith(
        QStringLiteral("74th Foot (Highlanders) · 6e léger, 1er bataillon: React to a charge")));
    CHECK(driver.items("due").front().endsWith(QStringLiteral("(comes with “Reactions announced”)")));
    driver.press(Qt::Key_F10);
    CHECK_FALSE(driver.items("due").front().contains(QStringLiteral("comes with")));
    CHECK(driver.label("caseHeading").startsWith(QStringLiteral("React to a charge")));  // all that is due here
    const EntryId announced = driver.battle().game().head();
    driver.press(Qt::Key_Down);
    CHECK(driver.battle().game().head() == announced);
    driver.press(Qt::Key_Return);  // nothing is thrown, and the result is in sight
    CHECK(driver.battle().game().head() == announced + 1);
    CHECK_FALSE(driver.page().caseController()->isOpen());
    driver.goOnTo("Charge move");
    driver.press(Qt::Key_Return);
    // The only one who has to move its charge, and the only one whom a charger has named.
    CHECK(driver.label("caseHeading")
          == QStringLiteral("Charge move: 6e léger, 1er bataillon → ")
              + driver.page().caseController()->nameOf(target));
}

TEST_CASE("To roll the dice is to have marked all who join in")
{
    BattleDriver driver(battleOptions("monte-azul"));
    beginWithTheWinner(driver);
    driver.page().beginProcedure(QStringLiteral("charge"));
    driver.press(Qt::Key_Return);  // the charger
    driver.press(Qt::Key_F5);
    driver.press(Qt::Key_Return);  // the target: F5 did not stand for it
    CHECK(driver.page().caseController()->isOpen());
    auto* const others = ofCase<QPushButton>(driver, "add.supporter");  // who else fires at the charger
    REQUIRE(others);
    others->click();
    QApplication::processEvents();
    REQUIRE(driver.page().armies()->isChoosing());
    driver.press(Qt::Key_Space);
    driver.press(Qt::Key_F5);
    CHECK_FALSE(driver.page().armies()->isChoosing());
    REQUIRE(driver.page().caseController()->isOpen());
    const auto& roles = driver.page().caseController()->record().command.roles;
    CHECK(std::any_of(roles.begin(), roles.end(),
                      [](const NamedEntities& each) { return each.first == "supporter" && each.second.size() == 1; }));
}

TEST_CASE("Where routers have to run before the step is left, no leader's move is chosen first")
{
    BattleDriver driver(battleOptions("monte-azul"));
    beginWithTheWinner(driver);
    EditCommand edit;
    edit.entity = "69e-de-ligne-1er-bataillon";
    edit.changes = {{EditTarget("routed"), "true"}};
    edit.reason = "for the test";
    REQUIRE(driver.battle().execute(edit));
    driver.goOnTo("Rout move");
    const QString picked = driver.find<QListWidget>("turnOffers")->currentItem()->text();
    INFO(driver.items("turnOffers").join(u'|').toStdString());
    CHECK((picked.startsWith(QStringLiteral("Rout move")) || picked.contains(QStringLiteral("ally"))));
}

TEST_CASE("Nothing to do is not said while something is due here")
{
    BattleDriver driver;
    driver.toFiring();
    driver.shoot(QStringLiteral("1 1 1 1 1"));
    driver.press(Qt::Key_Return);
    const auto* const turn = driver.find<TurnPanel>("turnPanel");
    const auto says = [&](const QString& what) {
        const QList<QLabel*> labels = turn->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* each) { return each->isVisible() && each->text().contains(what); });
    };
    AdvanceCommand on;
    on.reason = "no time";
    for (int i = 0; i < 8 && driver.battle().state().turn == 1; ++i) {
        const std::vector<Obligation>& all = driver.battle().obligations();
        const bool isDue = std::any_of(all.begin(), all.end(), [](const Obligation& each) {
            return each.when == Obligation::When::Here && !each.isOptional;
        });
        if (isDue) CHECK_FALSE(says(QStringLiteral("Nothing to do here")));
        REQUIRE(driver.battle().execute(on));
    }
}

TEST_CASE("What is offered in several ways is seen once, and who can't be chosen is told")
{
    BattleDriver driver;
    driver.press(Qt::Key_F10);
    driver.press(Qt::Key_Return);
    driver.type(QStringLiteral("8"));
    driver.press(Qt::Key_Tab);
    driver.enter(QStringLiteral("5"));
    driver.press(Qt::Key_Down);
    for (int i = 0; i < 2; ++i) driver.press(Qt::Key_Return);
    driver.goOnTo("Declare a charge");
    for (int i = 0; i < 2; ++i) driver.press(Qt::Key_Return);
    driver.press(Qt::Key_Down);  // whom it charges
    for (int i = 0; i < 2; ++i) driver.press(Qt::Key_Return);
    driver.goOnTo("Charge");  // those who declared one must, others may without
    CHECK(driver.items("turnOffers").front() == QStringLiteral("Charge · 16 can, 1 must"));
    CHECK(driver.items("turnOffers").filter(QStringLiteral("Charge · ")).size() == 1);
    driver.press(Qt::Key_Home);
    driver.press(Qt::Key_Return);
    REQUIRE(driver.focusName() == QStringLiteral("armies"));
    driver.press(Qt::Key_Home);  // the side itself
    driver.press(Qt::Key_Return);
    CHECK(driver.focusName() == QStringLiteral("armies"));
    CHECK(driver.find<QLabel>("choicePicked")->isVisible());
    CHECK(driver.label("choicePicked").endsWith(QStringLiteral("can't be chosen here.")));
}

TEST_CASE("Whoever acts is looked for among those whose turn it is, then behind the last who did the same")
{
    BattleDriver driver(battleOptions("monte-azul"));
    settleInitiative(driver);
    driver.press(Qt::Key_End);  // the winner, France, lets the other side move first
    driver.press(Qt::Key_Return);
    driver.press(Qt::Key_Return);
    driver.goOnTo("Fire combat");
    const State& state = driver.battle().state();
    const auto sideNow = [&] { return state.at(state.at(driver.page().armies()->current()).side).name; };
    driver.press(Qt::Key_Home);
    driver.press(Qt::Key_Return);
    REQUIRE(driver.focusName() == QStringLiteral("armies"));
    CHECK(sideNow() == "Great Britain and Portugal");
    const EntityId firer = driver.page().armies()->current();
    // Musketry hits nobody behind its target: after firer and target the questions come at once.
    for (int i = 0; i < 2; ++i) driver.press(Qt::Key_Return);
    REQUIRE(driver.focusName().startsWith(QStringLiteral("fact.")));
    while (driver.focusName().startsWith(QStringLiteral("fact."))) driver.enter(QStringLiteral("4"));
    driver.press(Qt::Key_F5);
    driver.press(Qt::Key_Return);
    driver.page().showTurn();
    driver.press(Qt::Key_Return);
    CHECK(driver.page().armies()->current() == firer + 1);
    CHECK(sideNow() == "Great Britain and Portugal");
}

TEST_CASE("The column of strengths shows the largest whole")
{
    BattleDriver driver(battleOptions("very-large", "tests/scenarios"));
    const auto* armies = driver.find<QTreeView>("armies");
    QFont bold = armies->font();
    bold.setBold(true);
    const QString strength = armies->model()->index(0, 0).siblingAtColumn(1).data().toString();
    REQUIRE(strength.size() > 8);
    CHECK(armies->header()->sectionSize(1) >= QFontMetrics(bold).horizontalAdvance(strength));
}

TEST_CASE("A leader is offered units of his own side, and who is being chosen is forgotten with the step")
{
    BattleDriver driver;
    driver.toFiring();
    driver.goOnTo("Join a unit");
    driver.press(Qt::Key_J, Qt::ControlModifier);
    driver.press(Qt::Key_Return);
    driver.press(Qt::Key_Return);
    const auto* view = driver.find<QTreeView>("armies");
    REQUIRE(driver.page().armies()->isChoosing());
    REQUIRE(driver.label("choiceTitle").endsWith(QStringLiteral("?")));
    CHECK(view->model()->rowCount() == 1);  // of the two sides only his
    driver.press(Qt::Key_F10);
    CHECK_FALSE(driver.page().armies()->isChoosing());
}

TEST_CASE("F10 goes on to where something can be done, and one step only by another key or button")
{
    BattleDriver driver;
    driver.press(Qt::Key_F10);
    const auto* one = driver.find<QPushButton>("oneStep");
    CHECK_FALSE(one->isVisible());  // who goes first is open, so nobody can tell
    driver.press(Qt::Key_Return);
    driver.type(QStringLiteral("8"));
    driver.press(Qt::Key_Tab);
    driver.enter(QStringLiteral("5"));
    driver.press(Qt::Key_Down);
    for (int i = 0; i < 2; ++i) driver.press(Qt::Key_Return);
    const auto* next = driver.find<QPushButton>("nextStep");
    CHECK(next->accessibleName().startsWith(QStringLiteral("Next: Movement: ")));
    CHECK(next->toolTip().contains(QStringLiteral("Nothing to do in: Rally: ")));
    REQUIRE(one->isVisible());
    CHECK(one->accessibleName().startsWith(QStringLiteral("One step only: Rally: ")));
    const EntryId before = driver.battle().game().head();
    driver.press(Qt::Key_F10);
    CHECK(driver.battle().game().head() == before + 1);
    CHECK(driver.items("turnOffers").front().startsWith(QStringLiteral("Declare a charge")));
    const QAbstractItemModel& log = *driver.page().log()->view()->model();
    CHECK(log.index(log.rowCount() - 1, 0).data().toString().contains(QStringLiteral("Movement: ")));
    CHECK(log.index(log.rowCount() - 1, 0).data().toString().contains(QStringLiteral("Nothing to do in: Rally: ")));
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(driver.battle().game().head() == before);
    driver.press(Qt::Key_F10, Qt::ControlModifier);
    CHECK(driver.items("turnOffers").isEmpty());
    CHECK(next->accessibleName().startsWith(QStringLiteral("Next: Movement: ")));
    QTest::mouseClick(driver.find<QPushButton>("oneStep"), Qt::LeftButton);
    driver.press(Qt::Key_F10);
    CHECK(driver.items("turnOffers").front().startsWith(QStringLiteral("Declare a charge")));
}

TEST_CASE("What is there for whoever asks does not hold F10 up, and is offered all the same")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    AdvanceCommand on;
    on.reason = "no time";
    const auto* next = driver.find<QPushButton>("nextStep");
    const auto* one = driver.find<QPushButton>("oneStep");
    for (int i = 0; i < 4; ++i) REQUIRE(driver.battle().execute(on));
    driver.page().showTurn();
    REQUIRE(driver.items("turnOffers").isEmpty());  // nobody is in contact
    CHECK(next->accessibleName().startsWith(QStringLiteral("Next: Turn 2: Orders")));
    CHECK(next->toolTip().contains(QStringLiteral("Nothing to do in: Morale after melee")));
    REQUIRE(one->isVisible());
    CHECK(one->accessibleName().startsWith(QStringLiteral("One step only: Morale after melee")));
    driver.press(Qt::Key_F10, Qt::ControlModifier);
    CHECK(driver.items("turnOffers") == QStringList{QStringLiteral("Group morale · if asked for")});
    CHECK(driver.focusName() == QStringLiteral("nextStep"));
    auto* offers = driver.find<QListWidget>("turnOffers");
    offers->setFocus();
    driver.press(Qt::Key_Return);
    CHECK(driver.label("choiceTitle") == QStringLiteral("Which Group tests?"));
}

TEST_CASE("Who gives a group an order sees how its units stand")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    driver.press(Qt::Key_F10);
    driver.goOnTo("Order a Group");
    driver.press(Qt::Key_Return);
    const auto* const view = driver.find<QTreeView>("armies");
    int groups = 0;
    for (QModelIndex row = view->model()->index(0, 0); row.isValid(); row = view->indexBelow(row)) {
        if (!row.data(ArmyModel::CandidateRole).toBool()) continue;
        ++groups;
        INFO(row.data().toString().toStdString());
        CHECK_FALSE(row.siblingAtColumn(ArmyModel::How).data().toString().isEmpty());
    }
    CHECK(groups > 2);
    driver.press(Qt::Key_Escape);
    const QModelIndex side = view->model()->index(0, 0);
    CHECK(side.siblingAtColumn(ArmyModel::How).data().toString().isEmpty());
}

TEST_CASE("A whole group takes orders by one command")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    driver.press(Qt::Key_F10);
    driver.goOnTo("Order a single unit");
    driver.press(Qt::Key_End);
    driver.press(Qt::Key_Return);
    REQUIRE(driver.focusName() == QStringLiteral("armies"));
    driver.press(Qt::Key_Left);
    CHECK(driver.battle().state().at(driver.page().armies()->current()).kind == EntityKind::Group);
    driver.press(Qt::Key_Return);
    REQUIRE(driver.page().caseController()->isOpen());
    CHECK(driver.label("caseHeading").endsWith(QStringLiteral(" more")));
    driver.press(Qt::Key_Down);
    const EntryId head = driver.battle().game().head();
    for (int i = 0; i < 6 && driver.battle().game().head() == head; ++i) driver.press(Qt::Key_Return);
    REQUIRE(driver.battle().game().head() == head + 1);
    const auto& command = std::get<ResolveCommand>(driver.battle().game().entry(head + 1).command);
    CHECK(command.alike.second.size() >= 2);
    INFO(driver.battle().game().entry(head + 1).sentences.front());
    CHECK(driver.battle().game().entry(head + 1).sentences.front().find(" units): done for ") != std::string::npos);
}

}  // namespace battle_turn_test
