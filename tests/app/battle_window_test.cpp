// A live battle in the real window, by the keyboard.
#include "app/battle/due_panel.hpp"
#include "support/catch.hpp"

#include "app/battle/armies_panel.hpp"
#include "app/battle/army_model.hpp"
#include "app/battle/battle_opening.hpp"
#include "app/battle/case_desk.hpp"
#include "app/battle/log_model.hpp"
#include "app/battle/log_panel.hpp"
#include "app/battle/players_window.hpp"
#include "app/battle/scenario_text.hpp"
#include "app/battle/visible_army_model.hpp"
#include "app/battle_driver.hpp"
#include "app/panels/case_page.hpp"
#include "app/settings.hpp"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTreeView>

#include <ctime>

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
    CHECK(driver.focusName() == QStringLiteral("due"));
    const std::size_t due = driver.battle().state().due.size();
    driver.press(Qt::Key_Return);
    CHECK(driver.page().desk()->isOpen());
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
    REQUIRE(driver.page().desk()->isOpen());
    driver.battle().undo();  // what it was to settle is gone
    CHECK_FALSE(driver.page().desk()->isOpen());
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
    const CaseSession& session = *driver.page().desk()->page()->session();
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
    REQUIRE(driver.page().desk()->isAgain());
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
    CHECK(driver.battle().game().entry(before + 1).command.reason == "no time");
}

TEST_CASE("Reinforcements count once they are there; in their turn they are announced and brought on")
{
    const QTemporaryDir folder;
    LaunchOptions options = battleOptions();
    QFile shipped(options.battle);
    REQUIRE(shipped.open(QIODevice::ReadOnly));
    QFile early(folder.filePath(QStringLiteral("early.scenario.json")));
    REQUIRE(early.open(QIODevice::WriteOnly));
    early.write(QString::fromUtf8(shipped.readAll())
                    .replace(QRegularExpression(QStringLiteral("\"turn\": [0-9]+")), QStringLiteral("\"turn\": 1"))
                    .toUtf8());
    early.close();
    options.battle = early.fileName();
    BattleDriver driver(options);
    const Scenario& scenario = driver.battle().game().scenario();
    REQUIRE_FALSE(scenario.reinforcements.empty());
    const auto* due = driver.find<QListWidget>("due");
    const auto side = driver.battle().state().find(scenario.reinforcements.front().side);
    const QModelIndex strength =
        driver.page().findChild<ArmyModel*>()->indexOf(side).siblingAtColumn(ArmyModel::Strength);
    const QString whole = strength.data().toString();
    CHECK(whole.section(u'/', 0, 0) == whole.section(u'/', 1, 1));
    const int announced = due->count();
    REQUIRE(announced == static_cast<int>(scenario.reinforcements.size()));
    driver.press(Qt::Key_F4);
    CHECK(due->count() == announced - 1);
    CHECK(strength.data().toString() != whole);
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        if (scenario.entities[i].reinforcement == 0) CHECK(driver.battle().state().entities[i].onTable);
    }
}

TEST_CASE("The players see nobody who is hidden")
{
    BattleDriver driver;
    const EntityId side = driver.battle().state().find("prussia");
    VisibleArmyModel model(driver.battle(), side, nullptr);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const int before = model.rowCount();
    Command hide;
    hide.kind = CommandKind::Edit;
    hide.entity = "grenadiers-kleist";
    hide.changes = {{":hidden", "true"}};
    hide.reason = "in the wood";
    REQUIRE(driver.battle().execute(hide));
    model.refresh();
    CHECK(model.rowCount() == before - 1);
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

TEST_CASE("A battle that is read only refuses commands with a sentence")
{
    BattleDriver driver;
    driver.press(Qt::Key_F10);
    const QString file = QString::fromStdString(driver.battle().file()->path().string());
    CHECK(openBattle(file).isLocked);
    OpenedBattle read = openBattle(file, true);
    REQUIRE(read.battle);
    CHECK_FALSE(read.note.isEmpty());
    driver.page().setBattle(std::move(read.battle));
    const EntryId before = driver.battle().game().head();
    Command note;
    note.kind = CommandKind::Note;
    note.text = "hello";
    const Result<Decision> done = driver.battle().execute(note);
    REQUIRE_FALSE(done);
    CHECK(done.error().find("reading only") != std::string::npos);
    CHECK(driver.battle().game().head() == before);
}

TEST_CASE("What was applied is there again after closing with a case open; closing the battle leads back")
{
    LaunchOptions options = battleOptions();
    EntryId head = 0;
    {
        BattleDriver driver(options);
        driver.toFiring();
        driver.press(Qt::Key_Return);
        driver.press(Qt::Key_Return);
        driver.press(Qt::Key_Return);
        REQUIRE(driver.page().desk()->isOpen());
        head = driver.battle().game().head();
        driver.window().close();
    }
    BattleDriver again{LaunchOptions()};
    REQUIRE(again.window().battlePage());
    CHECK(again.battle().game().head() == head);
    again.page().setBattle(nullptr);
    Settings().remove(QStringLiteral("last/battle"));
}

TEST_CASE("A scenario that is opened again on the same day goes on where its battle stopped, and says so")
{
    const LaunchOptions options = battleOptions();
    QString file;
    {
        BattleDriver driver(options);
        driver.press(Qt::Key_F10);
        file = QString::fromStdString(driver.battle().file()->path().string());
        driver.window().openFile(options.battle);  // in hand already
        CHECK(driver.battle().game().head() == 1);
    }
    {
        BattleDriver again(options);
        CHECK(QString::fromStdString(again.battle().file()->path().string()) == file);
        CHECK(again.battle().game().head() == 1);
        CHECK(again.label("battleMessage").contains(QStringLiteral("goes on where it stopped")));
        Command end;
        end.kind = CommandKind::End;
        REQUIRE(again.battle().execute(end));
    }
    BattleDriver next(options);
    CHECK(QString::fromStdString(next.battle().file()->path().string()) != file);
    CHECK(next.battle().game().head() == 0);
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

TEST_CASE("A damaged file is taken into a new one as far as it is sound")
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("broken.drumhead"));
    {
        OpenedBattle begun = beginBattle(battleOptions().battle, file);
        REQUIRE(begun.battle);
        Command advance;
        advance.kind = CommandKind::Advance;
        REQUIRE(begun.battle->execute(advance));
    }
    QFile bytes(file);
    REQUIRE(bytes.open(QIODevice::ReadWrite));
    const qint64 half = bytes.size() / 2;
    bytes.seek(half);
    bytes.write(QByteArray(512, 'x'));
    bytes.close();
    const OpenedBattle opened = openBattle(file);
    CHECK_FALSE(opened.battle);
    CHECK(opened.isDamaged);
    CHECK_FALSE(opened.faults.isEmpty());
    const OpenedBattle saved = recoverBattle(file, folder.filePath(QStringLiteral("saved.drumhead")));
    REQUIRE(saved.battle);  // under the installed rules, should its own be hurt
    CHECK(saved.note.contains(QStringLiteral("still sound")));
}

TEST_CASE("Of a file in which nothing is sound no rescue is promised")
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("short.drumhead"));
    {
        const OpenedBattle begun = beginBattle(battleOptions().battle, file);
        REQUIRE(begun.battle);
    }
    QFile bytes(file);
    REQUIRE(bytes.resize(300));
    const OpenedBattle opened = openBattle(file);
    CHECK_FALSE(opened.battle);
    CHECK_FALSE(opened.isDamaged);
    CHECK(opened.faults.join(u' ').contains(QStringLiteral("Nothing sound is left")));
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
    BattleDriver driver(battleOptions("very-large"));
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
    key("players' window", Qt::Key_F11);
    timed("redo with it", [&] { driver.battle().redo(); });
    timed("undo with it", [&] { driver.battle().undo(); });
}
