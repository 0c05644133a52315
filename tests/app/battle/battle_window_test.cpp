// A live battle in the real window, by the keyboard.
#include "support/catch.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle/case/scenario/scenario_text.hpp"
#include "app/battle/log/log_model.hpp"
#include "app/battle/turn/obligations_panel.hpp"
#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QTextBrowser>
#include <QTreeView>

namespace battle_window_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;

TEST_CASE("Before the first step the scenario can be read, and what was typed as a name stays a name")
{
    BattleDriver driver;
    const auto* view = driver.find<QTextBrowser>("scenarioView");
    REQUIRE(view->isVisible());
    CHECK(view->toPlainText().contains(QStringLiteral("Brief: Prussia")));
    CHECK(view->toPlainText().contains(QStringLiteral("Special rules")));
    CHECK(driver.focusName() == QStringLiteral("nextStep"));
    driver.press(Qt::Key_Return);
    CHECK_FALSE(view->isVisible());
    CHECK(driver.focusName() == QStringLiteral("turnOffers"));
    Scenario scenario;
    scenario.title = "The *Guard* <b>&";
    scenario.terrain = {{"The brook", "- one ford\n- one bridge", ""}, {"The wood", "**Thick** and dark.", ""}};
    CHECK(scenarioMarkdown(scenario).contains(QStringLiteral("**The brook**\\.\n\n- one ford\n- one bridge\n")));
    CHECK(scenarioMarkdown(scenario).contains(QStringLiteral("**The wood**\\. **Thick** and dark.\n")));
    CHECK(scenarioMarkdown(scenario).startsWith(QStringLiteral("# The \\*Guard\\* \\<b\\>\\&")));
}

TEST_CASE("Initiative and a shot by the keyboard; what is due opens ready filled")
{
    BattleDriver driver;
    driver.toFiring();
    const EntryId before = driver.battle().game().head();
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    CHECK(driver.label("caseHeading").startsWith(QStringLiteral("Firing: ")));
    CHECK(driver.label("caseHeading").contains(QStringLiteral(" → ")));
    CHECK(driver.focusName() == QStringLiteral("fact.distance"));
    driver.enter(QStringLiteral("8"));
    driver.enter(QStringLiteral("20"));
    driver.enter(QStringLiteral("1 1 1 1 1"));
    CHECK(driver.focusName() == QStringLiteral("applyCase"));
    driver.press(Qt::Key_Return);
    CHECK(driver.battle().game().head() == before + 1);
    REQUIRE_FALSE(driver.window().battlePage()->due()->isEmpty());
    CHECK(driver.focusName() == QStringLiteral("armies"));  // volley after volley
    const std::size_t due = driver.battle().state().due.size();
    driver.press(Qt::Key_F4);
    CHECK(driver.page().caseController()->isOpen());
    CHECK(driver.focusName() == QStringLiteral("diceField"));  // nothing is asked: the battle knows the rest
    driver.press(Qt::Key_F5);
    driver.press(Qt::Key_Return);
    CHECK(driver.battle().state().due.size() < due);
}

TEST_CASE("What the battle knows can be answered otherwise")
{
    BattleDriver driver;
    driver.toFiring();
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    const auto fields = [&] {
        int shown = 0;
        for (const QWidget* each : driver.page().findChildren<QWidget*>())
            shown += each->objectName().startsWith(QStringLiteral("fact.")) && each->isVisible();
        return shown;
    };
    const int asked = fields();
    driver.find<QCheckBox>("showKnown")->setChecked(true);
    CHECK(fields() > asked);
}

TEST_CASE("Undo and redo; a case that is open follows what changes under it")
{
    BattleDriver driver;
    driver.toFiring();
    driver.shoot(QStringLiteral("1 1 1 1 1"));
    driver.press(Qt::Key_Return);
    const State after = driver.battle().state();
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(driver.window().battlePage()->due()->isEmpty());
    driver.press(Qt::Key_Y, Qt::ControlModifier);
    CHECK(driver.battle().state() == after);
    driver.press(Qt::Key_F4);
    REQUIRE(driver.page().caseController()->isOpen());
    driver.battle().undo();  // what it was to settle is gone
    CHECK_FALSE(driver.page().caseController()->isOpen());
    CHECK(driver.find<QLabel>("battleMessage")->isVisible());
}

TEST_CASE("A unit is changed with a reason, and the answers of the open case stay")
{
    BattleDriver driver;
    driver.toFiring();
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    driver.enter(QStringLiteral("8"));
    driver.press(Qt::Key_U, Qt::ControlModifier);
    QWidget* dialog = driver.dialog("entityDialog");
    REQUIRE(dialog);
    auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("entityName"));
    name->setText(QStringLiteral("The Lost Battalion"));
    dialog->findChild<QLineEdit*>(QStringLiteral("entityReason"))->setText(QStringLiteral("a better name"));
    QTest::keyClick(dialog->findChild<QLineEdit*>(QStringLiteral("entityReason")), Qt::Key_Return);
    QApplication::processEvents();
    CHECK(driver.label("caseHeading").contains(QStringLiteral("The Lost Battalion")));
    const CaseSession& session = *driver.page().caseController()->page()->session();
    const Result<FactRef> distance = findFact(session.program(), "distance");
    REQUIRE(distance);
    CHECK(session.isGiven(*distance));
}

TEST_CASE("An entry is ruled again with other dice, and the differences are shown before they are kept")
{
    BattleDriver driver;
    driver.toFiring();
    driver.shoot(QStringLiteral("10 10 10 10 10"));
    driver.press(Qt::Key_Return);
    const EntryId old = driver.battle().game().head();
    CHECK(driver.window().battlePage()->due()->isEmpty());
    driver.press(Qt::Key_G, Qt::ControlModifier);
    REQUIRE(driver.page().caseController()->isAgain());
    driver.press(Qt::Key_D, Qt::ControlModifier);
    driver.enter(QStringLiteral("1 1 1 1 1"));
    CHECK(driver.focusName() == QStringLiteral("applyCase"));
    driver.press(Qt::Key_Return);
    QWidget* dialog = driver.dialog("rewindDialog");
    REQUIRE(dialog);
    CHECK(driver.battle().game().head() == old);
    CHECK(dialog->findChild<QAbstractItemView*>(QStringLiteral("rewindDifferences"))->model()->rowCount() > 0);
    static_cast<QDialog*>(dialog)->accept();
    CHECK(driver.battle().game().head() != old);
    CHECK_FALSE(driver.window().battlePage()->due()->isEmpty());
}

TEST_CASE("A step with something left open is left with a reason only")
{
    BattleDriver driver;
    driver.toFiring();
    driver.shoot(QStringLiteral("1 1 1 1 1"));
    driver.press(Qt::Key_Return);
    driver.press(Qt::Key_F10);
    QWidget* dialog = driver.dialog("leaveStepDialog");
    REQUIRE(dialog);
    const EntryId before = driver.battle().game().head();
    QTest::keyClick(dialog->findChild<QLineEdit*>(QStringLiteral("leaveStepReason")), Qt::Key_Return);
    CHECK(driver.battle().game().head() == before);
    QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("leaveStepReason")), QStringLiteral("no time"));
    QTest::keyClick(dialog->findChild<QLineEdit*>(QStringLiteral("leaveStepReason")), Qt::Key_Return);
    REQUIRE(driver.battle().game().head() == before + 1);
    CHECK(reasonOf(driver.battle().game().entry(before + 1).command) == "no time");
}

TEST_CASE("The models of armies and log keep to Qt's rules while a battle is played")
{
    BattleDriver driver;
    ArmyModel armies;
    LogModel log;
    const QAbstractItemModelTester first(&armies, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester second(&log, QAbstractItemModelTester::FailureReportingMode::Fatal);
    armies.setBattle(&driver.battle());
    log.setBattle(&driver.battle());
    CHECK(armies.rowCount() == 2);
    driver.toFiring();
    driver.shoot(QStringLiteral("1 1 1 1 1"));
    driver.press(Qt::Key_Return);
    CHECK(log.rowCount() == static_cast<int>(driver.battle().game().line().size()));
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(log.index(log.rowCount() - 1).data(LogModel::UndoneRole).toBool());
    armies.setBattle(nullptr);
    log.setBattle(nullptr);
}

TEST_CASE("The status bar shows the question in hand, and nothing once it is answered")
{
    BattleDriver driver;
    driver.toFiring();
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    CHECK_FALSE(driver.window().statusBar()->currentMessage().isEmpty());
    driver.enter(QStringLiteral("8"));
    driver.enter(QStringLiteral("20"));
    REQUIRE(driver.focusName() == QStringLiteral("diceField"));
    CHECK(driver.window().statusBar()->currentMessage().isEmpty());
}

TEST_CASE("The step whose initiative is open can be left with a reason")
{
    BattleDriver driver;
    driver.press(Qt::Key_F10);
    driver.press(Qt::Key_F10);
    QWidget* dialog = driver.dialog("leaveStepDialog");
    REQUIRE(dialog);
    CHECK(dialog->findChild<QLabel*>(QStringLiteral("leaveStepUnsettled"))->isVisible());
    QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("leaveStepReason")), QStringLiteral("no time"));
    QTest::keyClick(dialog->findChild<QLineEdit*>(QStringLiteral("leaveStepReason")), Qt::Key_Return);
    CHECK(driver.battle().game().head() == 2);
    CHECK_FALSE(driver.find<QLabel>("battleMessage")->isVisible());
}

TEST_CASE("Names for those who listen are unique in the window of a battle")
{
    BattleDriver driver;
    driver.toFiring();
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    QMap<QString, int> names;
    for (const QPushButton* each : driver.page().findChildren<QPushButton*>()) {
        if (each->isVisible())
            ++names[each->accessibleName().isEmpty() ? each->text().remove(u'&') : each->accessibleName()];
    }
    for (auto each = names.begin(); each != names.end(); ++each) {
        INFO(each.key().toStdString());
        CHECK(each.value() == 1);
    }
}

TEST_CASE("Pace: every key in a battle of 2,000 units", "[.pace]")
{
    BattleDriver driver(battleOptions("very-large", "tests/scenarios"));
    const auto timed = [&](const char* what, auto act) {
        QElapsedTimer clock;
        const std::clock_t before = std::clock();
        clock.start();
        act();
        QApplication::processEvents();
        WARN(what << ": " << static_cast<double>(clock.nsecsElapsed()) / 1e6 << " ms, "
                  << static_cast<double>(std::clock() - before) * 1e3 / CLOCKS_PER_SEC << " of them at work, now at "
                  << driver.focusName().toStdString());
    };
    const auto key = [&](const char* what, int pressed, Qt::KeyboardModifiers with = Qt::NoModifier) {
        timed(what, [&] { driver.press(pressed, with); });
    };
    key("begin", Qt::Key_F10);
    key("initiative", Qt::Key_Return);
    timed("dice typed", [&] { driver.type(QStringLiteral("8")); });
    key("next throw", Qt::Key_Tab);
    driver.type(QStringLiteral("5"));
    key("taken", Qt::Key_Return);
    key("choice", Qt::Key_Down);
    key("chosen", Qt::Key_Return);
    key("apply", Qt::Key_Return);
    for (int i = 0; i < 8 && QString(driver.label("turnNumber")).contains(u'1'); ++i) {
        key("next step", Qt::Key_F10);
        if (driver.focusName() != QStringLiteral("turnOffers")) continue;
        key("offer", Qt::Key_Return);
        if (driver.focusName() != QStringLiteral("armies")) continue;
        key("down", Qt::Key_Down);
        key("page down", Qt::Key_PageDown);
        key("end", Qt::Key_End);
        key("home", Qt::Key_Home);
        key("take", Qt::Key_Return);
        key("leave", Qt::Key_Escape);
    }
    driver.page().armies()->focusSearch();
    key("search a letter", Qt::Key_G);
    key("another", Qt::Key_R);
    key("and back", Qt::Key_Backspace);
    key("no search", Qt::Key_Backspace);
    timed("those who are gone", [&] { driver.find<QCheckBox>("showGone")->click(); });
    timed("sorted", [&] {
        driver.page().armies()->findChild<QTreeView*>(QStringLiteral("armies"))->sortByColumn(1, Qt::AscendingOrder);
    });
    timed("army order", [&] { driver.find<QPushButton>("armiesOrder")->click(); });
    timed("open all", [&] { driver.find<QPushButton>("armiesOpenAll")->click(); });
    timed("fold all", [&] { driver.find<QPushButton>("armiesFoldAll")->click(); });
    key("undo", Qt::Key_Z, Qt::ControlModifier);
    key("redo", Qt::Key_Y, Qt::ControlModifier);
    key("players' window", Qt::Key_F11, Qt::ShiftModifier);
    timed("redo with it", [&] { driver.battle().redo(); });
    timed("undo with it", [&] { driver.battle().undo(); });
}

}  // namespace battle_window_test
