// What is to be thrown, the dice as they are drawn and changed, and the way of Return through the questions.
#include "support/catch.hpp"

#include "app/combat/case_page.hpp"
#include "app/combat/dice/dice_view.hpp"
#include "app/combat/dice/face_strip.hpp"
#include "app/combat/dice/throw_text.hpp"
#include "app/window_driver.hpp"

#include <QAbstractButton>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

namespace throw_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::toyOptions;
using testing::WindowDriver;

namespace {

LaunchOptions shot()
{
    LaunchOptions options = toyOptions("shot");
    options.answers << "shooter.type=archers"
                    << "distance=5";
    return options;
}

void typeDice(WindowDriver& driver, const QString& faces)
{
    driver.press(Qt::Key_D, Qt::ControlModifier);
    driver.type(faces);
    driver.press(Qt::Key_Return);
}

QAbstractButton* die(const WindowDriver& driver, const char* name)
{
    auto* found = driver.find<QAbstractButton>(name);
    REQUIRE(found);
    return found;
}

}  // namespace

TEST_CASE("Before the throw it is said what a die needs, in words and face by face")
{
    WindowDriver driver(shot());
    CHECK(driver.headline() == QStringLiteral("Throw 4 D6 · 3 or less counts"));
    CHECK(driver.find<QLabel>("headline")->text() == QStringLiteral("Throw 4 D6\u00a0· 3 or less counts"));
    const auto* strip = driver.find<QWidget>("faceStrip");
    CHECK(strip->isVisible());
    CHECK(strip->accessibleName() == QStringLiteral("Each die: 1-3 counts (50\u00a0%), 4-6 nothing (50\u00a0%)"));
    typeDice(driver, QStringLiteral("1 2 3 5"));
    CHECK_FALSE(strip->isVisible());
}

TEST_CASE("A throw that means the same for several is told once, else for each")
{
    const ThrowBand runs{1, 2, "runs", false};
    const ThrowBand stays{3, 6, "stays", false};
    PlannedThrow planned;
    planned.dice = planned.kept = 1;
    planned.readings = {{"Guards", 0, {runs, stays}}, {"Guns", 0, {runs, stays}}, {"Hussars", 0, {runs, stays}}};
    const std::vector<FaceStrip::Line> same = stripLines(planned);
    REQUIRE(same.size() == 1);
    CHECK(same.front().caption == QStringLiteral("For all 3"));
    CHECK(same.front().meanings.size() == 2);
    planned.readings.back().added = 1;
    planned.readings.back().bands = {{1, 1, "runs", false}, {2, 6, "stays", false}};
    const std::vector<FaceStrip::Line> two = stripLines(planned);
    REQUIRE(two.size() == 2);
    CHECK(two[0].caption == QStringLiteral("Guards and Guns"));
    CHECK(two[1].caption == QStringLiteral("Hussars"));
    CHECK(two[1].note == QStringLiteral("Hussars: modifiers of +1 are allowed for."));
    planned.readings = {{"", 2, {runs, stays}}};
    CHECK(throwText({planned}) == QStringLiteral("Throw 1 D6 · 1-2 runs, 3-6 stays"));
    CHECK(throwText({planned}, true) == QStringLiteral("Throw 1 D6"));  // the strip has the rest
    CHECK(stripLines(planned).front().caption == QStringLiteral("On the die"));
    planned.readings.front().bands = {
        {1, 1, "nothing", true}, {2, 2, "disorganised", false}, {3, 4, "1 stand", false}, {5, 6, "2 stands", false}};
    CHECK(throwText({planned}) == QStringLiteral("Throw 1 D6"));  // three results have no room in large letters
    planned.readings.front().bands = {{1, 7, "nothing", true}, {8, 10, "1 figure", false}};
    CHECK(throwText({planned}, true) == QStringLiteral("Throw 1 D6 · 8-10: 1 figure"));
}

TEST_CASE("Faces typed without spaces are a die each")
{
    WindowDriver driver(shot());
    typeDice(driver, QStringLiteral("1235"));
    CHECK(driver.window().page()->session()->faces() == std::vector<int>{1, 2, 3, 5});
}

TEST_CASE("Each die is named by what it has done, and the arrow keys lead from one to the next")
{
    WindowDriver driver(shot());
    typeDice(driver, QStringLiteral("1 2 3 5"));
    CHECK(die(driver, "die.1.1")->accessibleName() == QStringLiteral("Throw 1, Hits, die 1: 1, counted"));
    CHECK(die(driver, "die.1.4")->accessibleName() == QStringLiteral("Throw 1, Hits, die 4: 5, nothing"));
    die(driver, "die.1.1")->setFocus();
    driver.press(Qt::Key_Right);
    CHECK(driver.focusName() == QStringLiteral("die.1.2"));
    driver.press(Qt::Key_Left);
    driver.press(Qt::Key_Left);
    CHECK(driver.focusName() == QStringLiteral("die.1.1"));
}

TEST_CASE("A die is changed where it lies, and then says that it was")
{
    WindowDriver driver(shot());
    typeDice(driver, QStringLiteral("1 2 3 5"));
    die(driver, "die.1.4")->setFocus();
    driver.press(Qt::Key_Return);
    QWidget* dialog = driver.dialog("dieDialog");
    REQUIRE(dialog);
    auto* face = dialog->findChild<QSpinBox*>(QStringLiteral("dieFace"));
    CHECK(face->value() == 5);
    CHECK(face->hasFocus());
    face->setValue(2);
    auto* reason = dialog->findChild<QLineEdit*>(QStringLiteral("dieReason"));
    reason->setFocus();
    driver.type(QStringLiteral("cocked"));
    driver.press(Qt::Key_Return);
    CHECK(QTest::qWaitFor([&] {
        return die(driver, "die.1.4")->accessibleName()
            == QStringLiteral("Throw 1, Hits, die 4: 2, counted, changed: cocked");
    }));
}

TEST_CASE("A key that can roll nothing says why")
{
    WindowDriver driver(toyOptions("shot"));
    driver.press(Qt::Key_F5);
    CHECK(driver.hint().contains(QStringLiteral("come first")));
}

TEST_CASE("Return leads through all questions that the odds need before it goes to the dice")
{
    // The first die is the defender's, for which nothing has to be known; who attacks matters for the odds.
    WindowDriver driver(toyOptions("clash"));
    CHECK(driver.focusName().startsWith(QStringLiteral("fact.attacker.1.")));
    CHECK(driver.headline().contains(QStringLiteral("Still to answer")));
    driver.answer(QStringLiteral("attacker.1.type"), QStringLiteral("archers"));
    driver.press(Qt::Key_Return);
    CHECK(driver.focusName() == QStringLiteral("diceField"));
}

TEST_CASE("A new case begins at its first open question")
{
    WindowDriver driver(shot());
    driver.press(Qt::Key_N, Qt::ControlModifier);
    const QString first = driver.focusName();
    CHECK(first.startsWith(QStringLiteral("fact.")));
    const FactRef fact = *findFact(driver.window().page()->session()->program(), first.mid(5).toStdString());
    CHECK(driver.window().page()->session()->effective(fact).isUnknown());
}

}  // namespace throw_test
