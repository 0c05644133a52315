// Chains and melees of several units in the real window: the story, throws made together, what is due.
#include "support/catch.hpp"

#include "app/combat/card/stage_steps.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/session/case_store.hpp"
#include "app/combat/verdict/arithmetic_model.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/file_bytes.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/window_driver.hpp"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>

namespace chain_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::toyOptions;
using testing::WindowDriver;
using testing::writeFile;

namespace {

/// Two attackers, every unit of archers.
LaunchOptions clash()
{
    LaunchOptions options = toyOptions("clash");
    options.answers << "attacker.1.type=archers"
                    << "attacker.2.type=archers";
    return options;
}

/// Types the dice in hand and takes them; of several throws each in its field.
void throwDice(WindowDriver& driver, const QStringList& faces)
{
    driver.press(Qt::Key_D, Qt::ControlModifier);
    for (const QString& each : faces) {
        if (&each != &faces.front()) driver.press(Qt::Key_Tab);
        driver.type(each);
    }
    driver.press(Qt::Key_Return);
}

/// The whole clash up to its verdict.
void finishClash(WindowDriver& driver)
{
    throwDice(driver, {"2"});
    throwDice(driver, {"3", "4", "1 2"});
    throwDice(driver, {"1"});
    throwDice(driver, {"2"});
    driver.type("the def");
}

/// The stages with what came of each.
QStringList story(const WindowDriver& driver) { return driver.find<StageSteps>("stages")->texts(); }

bool isShown(const WindowDriver& driver, const char* name)
{
    const auto* widget = driver.find<QWidget>(name);
    return widget && widget->isVisible();
}

QString lineOf(const WindowDriver& driver)
{
    return driver.find<QTreeView>("arithmeticView")->currentIndex().data().toString();
}

}  // namespace

TEST_CASE("A chain is played stage by stage, and what it has come to is told as a story")
{
    WindowDriver driver(clash());
    CHECK(driver.headline() == QStringLiteral("Before the clash: Throw 1 D6 · 1-4 holds"));
    throwDice(driver, {"2"});
    CHECK(story(driver) == QStringList({"Before the clash: The defender holds."}));
    CHECK(driver.find<QLabel>("story")->text() == QStringLiteral("The clash begins."));
    CHECK(driver.focusName() == QStringLiteral("throw.1"));
    driver.press(Qt::Key_F5, Qt::ShiftModifier);
    CHECK(driver.window().page()->session()->faces().size() == 5);
    CHECK(driver.headline() == QStringLiteral("In the clash: Throw 1 D6 · 1-4 holds"));
    CHECK(driver.focusName() == QStringLiteral("diceField"));
}

TEST_CASE("The verdict of a chain has its outcome in large letters and the stages beneath")
{
    WindowDriver driver(clash());
    finishClash(driver);
    CHECK(driver.headline().contains(QStringLiteral("The clash is over: the attackers lead by 4.")));
    CHECK(story(driver)
          == QStringList({"Before the clash: The defender holds.", "In the clash: The defender holds.",
                          "After the clash: The defender holds."}));
}

TEST_CASE("Throws made together have a field each, judged while one types")
{
    WindowDriver driver(clash());
    throwDice(driver, {"2"});
    CHECK(driver.find<QLineEdit>("throw.1")->accessibleName() == QStringLiteral("Attacker 1: die – 1 D6"));
    CHECK(driver.find<QLineEdit>("throw.3")->accessibleName() == QStringLiteral("The defender's reply – 2 D8"));
    CHECK_FALSE(isShown(driver, "diceField"));
    driver.type("7");
    CHECK(driver.hint() == QStringLiteral("✗ Attacker 1: die: A D6 has no 7: its faces are 1 to 6."));
    driver.press(Qt::Key_A, Qt::ControlModifier);
    driver.type("3 4");
    CHECK(driver.hint() == QStringLiteral("✗ Attacker 1: die: One die too many."));
    driver.press(Qt::Key_Backspace);
    driver.press(Qt::Key_Backspace);
    driver.press(Qt::Key_Tab);
    driver.type("4");
    driver.press(Qt::Key_Tab);
    driver.type("8");
    CHECK(driver.hint() == QStringLiteral("The defender's reply: 2 D8 are thrown here: 1 more to type."));
    driver.press(Qt::Key_Return);  // nothing is taken yet
    CHECK(driver.window().page()->session()->faces().size() == 1);
    CHECK(driver.focusName() == QStringLiteral("throw.3"));
    driver.press(Qt::Key_End);
    driver.type(" 1");
    driver.press(Qt::Key_Return);
    CHECK(driver.window().page()->session()->faces() == std::vector<int>({2, 3, 4, 8, 1}));
}

TEST_CASE("What is entered on the way is asked when the procedure comes to it, with what is known")
{
    WindowDriver driver(clash());
    CHECK_FALSE(isShown(driver, "fact.ending"));
    throwDice(driver, {"2"});
    throwDice(driver, {"3", "4", "1 2"});
    throwDice(driver, {"1"});
    throwDice(driver, {"2"});
    CHECK(driver.focusName() == QStringLiteral("fact.ending"));
    CHECK(driver.headline() == QStringLiteral("Still to answer: Who gives way?"));
    CHECK(isShown(driver, "known"));
    CHECK(driver.find<QLabel>("known")->text() == QStringLiteral("The page is lost; the older side usually does."));
    CHECK(driver.find<QComboBox>("fact.ending")->count() == 3);
    driver.type("the def");
    CHECK(driver.window().page()->session()->isFinished());
    CHECK_FALSE(driver.window().page()->session()->judgedAgain());
}

TEST_CASE("The stages of the arithmetic are folded, and opened by keyboard")
{
    WindowDriver driver(clash());
    finishClash(driver);
    auto* view = driver.find<QTreeView>("arithmeticView");
    const QAbstractItemModelTester tester(view->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    driver.press(Qt::Key_F8);
    driver.press(Qt::Key_Home);
    CHECK(lineOf(driver) == QStringLiteral("Before the clash"));
    CHECK_FALSE(view->isExpanded(view->currentIndex()));
    driver.press(Qt::Key_Right);
    CHECK(view->isExpanded(view->currentIndex()));
    driver.press(Qt::Key_Down);
    CHECK(lineOf(driver).startsWith(QStringLiteral("Nerve: 4")));
    driver.press(Qt::Key_Up);
    driver.press(Qt::Key_Left);
    CHECK_FALSE(view->isExpanded(view->currentIndex()));
    driver.press(Qt::Key_E, Qt::ControlModifier);
    for (int row = 0; row < view->model()->rowCount(); ++row) {
        const QModelIndex index = view->model()->index(row, 0);
        CHECK((!view->model()->hasChildren(index) || view->isExpanded(index)));
    }
}

TEST_CASE("Why of a stage shows what its step cites")
{
    WindowDriver driver(clash());
    finishClash(driver);
    driver.press(Qt::Key_F8);
    driver.press(Qt::Key_Home);
    driver.press(Qt::Key_F1, Qt::ShiftModifier);
    const QWidget* why = driver.dialog("whyDialog");
    REQUIRE(why);
    QStringList texts;
    for (const QLabel* label : why->findChildren<QLabel*>()) texts << label->text();
    CHECK(texts.contains(QStringLiteral("Before the clash")));
    CHECK(texts.contains(QStringLiteral("A disordered unit does not shoot.")));
}

TEST_CASE("A value is overruled with a reason, and that is taken back")
{
    WindowDriver driver(clash());
    finishClash(driver);
    driver.press(Qt::Key_F8);
    driver.press(Qt::Key_Home);
    while (!lineOf(driver).startsWith(QStringLiteral("The attackers' lead"))) driver.press(Qt::Key_Down);
    driver.press(Qt::Key_F9);
    REQUIRE(driver.dialog("valueDialog"));
    driver.press(Qt::Key_A, Qt::ControlModifier);
    driver.type("9");
    driver.press(Qt::Key_Tab);
    driver.type("the hill");
    driver.press(Qt::Key_Return);
    CHECK(driver.headline().contains(QStringLiteral("The clash is over: the attackers lead by 9.")));
    CHECK(lineOf(driver).startsWith(QStringLiteral("The attackers' lead: 9 [overruled: the hill]")));
    REQUIRE(driver.tabTo("withdrawValue"));
    driver.press(Qt::Key_Space);
    CHECK(driver.headline().contains(QStringLiteral("The clash is over: the attackers lead by 4.")));
}

TEST_CASE("A case is taken up again where it was left, also when the window is opened anew")
{
    {
        WindowDriver driver(clash());
        throwDice(driver, {"2"});
        throwDice(driver, {"3", "4", "1 2"});
        Overrule overrule;
        overrule.kind = Overrule::Kind::Modifier;
        overrule.step = "second.need";
        overrule.modifier = "disordered";
        overrule.value = Number(-2);
        overrule.reason = "It rained.";
        driver.window().page()->session()->overrule(overrule);
        REQUIRE(driver.tabTo("procedureCombo"));
        REQUIRE(driver.pick("Nerve"));
        CHECK(driver.window().page()->session()->faces().empty());
        REQUIRE(driver.pick("Clash"));
        CHECK(driver.window().page()->session()->faces().size() == 5);
        driver.window().close();
    }
    LaunchOptions options;
    options.folders << testing::dataFolder("rulesets/toy");
    WindowDriver driver(options);
    const CaseSession& session = *driver.window().page()->session();
    CHECK(session.procedure().id == "clash");
    CHECK(session.faces() == std::vector<int>({2, 3, 4, 1, 2}));
    CHECK(session.situation().layout().rows(0) == 2);
    REQUIRE(session.situation().overrules().size() == 1);
    CHECK(session.situation().overrules()[0].reason == "It rained.");
    CHECK(session.situation().overrules()[0].value == Value(Number(-2)));
    CHECK_FALSE(isShown(driver, "banner"));
    driver.press(Qt::Key_N, Qt::ControlModifier);
    CHECK(session.faces().empty());
    CHECK(session.situation().overrules().empty());
}

TEST_CASE("What no longer fits is dropped with one sentence")
{
    static_cast<void>(toyOptions("clash"));
    CaseStore store;
    CaseRecord record;
    record.procedure = "clash";
    record.answers = {"attacker.1.type=archers", "attacker.1.wings=2"};
    record.faces = {2, 9};
    record.overrules = {{Overrule::Kind::Value, "gone", "", 0, 0, 0, "1", "x"}};
    REQUIRE(store.save(QStringLiteral("toy"), record, {}).isEmpty());
    LaunchOptions options;
    options.folders << testing::dataFolder("rulesets/toy");
    options.procedure = QStringLiteral("clash");
    WindowDriver driver(options);
    CHECK(driver.find<QLabel>("banner")->text()
          == QStringLiteral("The rules have changed since this case was put aside; this no longer fits and was "
                            "dropped: attacker.1.wings, an overruling, the dice."));
    driver.press(Qt::Key_N, Qt::ControlModifier);
    CHECK_FALSE(isShown(driver, "banner"));
}

TEST_CASE("A file of cases that is damaged is put aside, and one that can't be written is told")
{
    static_cast<void>(toyOptions("clash"));
    writeFile(CaseStore::standardFile(), "{ half a");
    const CaseStore store;
    CHECK(store.fault().contains(QStringLiteral("could not be read")));
    CHECK(QFile::exists(CaseStore::standardFile() + QStringLiteral(".aside")));
    CaseStore nowhere(QStringLiteral("/proc/nowhere/cases.json"));
    CaseRecord record;
    record.procedure = "clash";
    record.faces = {1};
    CHECK(
        nowhere.save(QStringLiteral("toy"), record, {}).startsWith(QStringLiteral("The open case could not be saved")));
}

TEST_CASE("What is due opens as a case of its own, filled in, and Alt+Left leads back")
{
    WindowDriver driver(clash());
    finishClash(driver);
    REQUIRE(driver.find<QPushButton>("due.1"));
    CHECK(driver.find<QPushButton>("due.1")->accessibleName() == QStringLiteral("Nerve of the defender"));
    REQUIRE(driver.tabTo("due.1"));
    driver.press(Qt::Key_Space);
    const CaseSession* nerve = driver.window().page()->session();
    REQUIRE(nerve->procedure().id == "nerve");
    CHECK(nerve->effective(*findFact(nerve->program(), "unit.disordered")) == Value::flag(true));
    CHECK(driver.find<QPushButton>("back")->text() == QStringLiteral("Back to Clash"));
    throwDice(driver, {"4"});
    CHECK(driver.headline().contains(QStringLiteral("The unit wavers.")));
    driver.press(Qt::Key_Left, Qt::AltModifier);
    CHECK(driver.window().page()->session()->procedure().id == "clash");
    CHECK(driver.window().page()->session()->isFinished());
    CHECK(driver.headline().contains(QStringLiteral("The clash is over: the attackers lead by 4.")));
    CHECK_FALSE(isShown(driver, "back"));
}

TEST_CASE("The way back from what was due is still there when the window is opened anew")
{
    {
        WindowDriver driver(clash());
        finishClash(driver);
        REQUIRE(driver.tabTo("due.1"));
        driver.press(Qt::Key_Space);
        driver.window().close();
    }
    LaunchOptions options;
    options.folders << testing::dataFolder("rulesets/toy");
    WindowDriver driver(options);
    const CaseSession* nerve = driver.window().page()->session();
    REQUIRE(nerve->procedure().id == "nerve");
    CHECK(nerve->effective(*findFact(nerve->program(), "unit.disordered")) == Value::flag(true));
    driver.press(Qt::Key_Left, Qt::AltModifier);
    CHECK(driver.headline().contains(QStringLiteral("The clash is over: the attackers lead by 4.")));
}

TEST_CASE("A further row is a unit like the one before it")
{
    WindowDriver driver(toyOptions("clash"));
    REQUIRE(driver.answer("attacker.1.type", "archers"));
    REQUIRE(driver.tabTo("add.attacker"));
    driver.press(Qt::Key_Space);
    const CaseSession& session = *driver.window().page()->session();
    CHECK(session.isGiven(*findFact(session.program(), "attacker.2.type")));
    CHECK(session.pause().kind == Pause::Kind::Dice);
}

TEST_CASE("A ruleset opens on its first procedure")
{
    LaunchOptions options = toyOptions("");
    WindowDriver driver(options);
    const CaseSession& session = *driver.window().page()->session();
    CHECK(&session.procedure() == session.ruleset().procedures.front().get());
}

}  // namespace chain_test
