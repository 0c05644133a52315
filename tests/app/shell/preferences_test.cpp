// Preferences hold at once and are remembered; keys are changed, and conflicts refused.
#include "support/catch.hpp"

#include "app/battle/battle_page.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle/session/battle.hpp"
#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"
#include "app/shared/actions/action_keys.hpp"
#include "app/shared/rules/shipped_scenarios.hpp"
#include "app/shared/settings/preferences.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/window_driver.hpp"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDBusVariant>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>

namespace preferences_test {

using namespace drumhead::app;
using drumhead::ScenarioEntry;
using testing::BattleDriver;
using testing::toyOptions;
using testing::WindowDriver;

namespace {

QWidget* preferencesOf(WindowDriver& driver)
{
    driver.press(Qt::Key_Comma, Qt::ControlModifier);
    return driver.dialog("preferencesDialog");
}

template <typename T>
T* field(const QWidget* dialog, const char* name)
{
    T* found = dialog->findChild<T*>(QString::fromLatin1(name));
    REQUIRE(found);
    return found;
}

/// A case whose dice are due.
LaunchOptions readyToThrow()
{
    LaunchOptions options = toyOptions("shot");
    options.answers << "shooter.type=archers"
                    << "distance=5"
                    << "target.cover=soft";
    return options;
}

/// Chooses the line of an action in the dialog of keys and presses a key for it.
void giveKey(const QWidget* dialog, WindowAction action, int key, Qt::KeyboardModifiers with)
{
    auto* table = field<QTableWidget>(dialog, "keysTable");
    table->setCurrentCell(static_cast<int>(action), 0);
    field<QPushButton>(dialog, "changeKey")->click();
    auto* edit = field<QLineEdit>(dialog, "newKey");
    REQUIRE(edit->isVisible());
    QTest::keyClick(edit, static_cast<Qt::Key>(key), with);
    QApplication::processEvents();
}

}  // namespace

TEST_CASE("Type, verdict and colours are changed in the preferences, at once and for later")
{
    WindowDriver driver(toyOptions("shot"));
    const double before = QApplication::font().pointSizeF();
    const QWidget* dialog = preferencesOf(driver);
    REQUIRE(dialog);
    field<QSpinBox>(dialog, "typeSize")->setValue(150);
    CHECK(QApplication::font().pointSizeF() > before * 1.4);
    field<QComboBox>(dialog, "verdictSize")->setCurrentIndex(1);
    CHECK(driver.window().actions()[WindowAction::LargeVerdict]->isChecked());
    field<QComboBox>(dialog, "colours")->setCurrentIndex(2);
    CHECK(driver.window().actions()[WindowAction::DarkTheme]->isChecked());
    CHECK(QApplication::palette().color(QPalette::Window).lightness() < 80);
    CHECK(Settings().value(QStringLiteral("view/theme")).toInt() == 2);
    field<QComboBox>(dialog, "colours")->setCurrentIndex(0);
    field<QComboBox>(dialog, "verdictSize")->setCurrentIndex(0);
    field<QSpinBox>(dialog, "typeSize")->setValue(100);
    CHECK(QApplication::font().pointSizeF() == before);
}

TEST_CASE("As the desktop: the window becomes dark and light with it, unless a person chose")
{
    testing::forgetEverything();
    Appearance appearance;
    const auto say = [&](uint scheme) {
        appearance.desktop().takeSetting(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("color-scheme"),
                                         QDBusVariant(QVariant::fromValue(QDBusVariant(scheme))));
        return QApplication::palette().color(QPalette::Window).lightness();
    };
    CHECK(say(1) < 80);
    CHECK(say(2) > 180);
    appearance.setTheme(Appearance::Theme::Dark);
    CHECK(say(2) < 80);
    appearance.setTheme(Appearance::Theme::System);
    CHECK(say(0) > 180);
    QDBusMessage changed = QDBusMessage::createSignal(QStringLiteral("/"), QStringLiteral("a.b"), QStringLiteral("C"));
    changed << QStringLiteral("org.freedesktop.appearance") << QStringLiteral("color-scheme")
            << QVariant::fromValue(QDBusVariant(1U));
    appearance.desktop().takeSignal(changed);
    CHECK(QApplication::palette().color(QPalette::Window).lightness() < 80);
    CHECK(say(0) > 180);
}

TEST_CASE("Dice at the table only: nothing is rolled here, and the hint says how to change that")
{
    WindowDriver driver(readyToThrow());
    const auto* roll = driver.find<QPushButton>("roll");
    REQUIRE(roll->isVisible());
    field<QComboBox>(preferencesOf(driver), "dicePlace")->setCurrentIndex(2);
    CHECK_FALSE(roll->isVisible());
    driver.find<QWidget>("preferencesDialog")->close();
    driver.press(Qt::Key_F5);
    CHECK_FALSE(driver.window().page()->session()->isFinished());
    CHECK(driver.hint().contains(QStringLiteral("Preferences")));
    driver.press(Qt::Key_D, Qt::ControlModifier);
    CHECK(driver.focusName() == QStringLiteral("diceField"));
}

TEST_CASE("Dice rolled here: the keyboard goes to the button, and Return rolls")
{
    WindowDriver driver(readyToThrow());
    setDicePlace(DicePlace::Here);
    driver.press(Qt::Key_D, Qt::ControlModifier);
    CHECK(driver.focusName() == QStringLiteral("roll"));
    driver.press(Qt::Key_Return);
    CHECK(driver.window().page()->session()->isFinished());
}

TEST_CASE("Unasked, the next step applies the case that was thrown")
{
    BattleDriver driver;
    setAsked(Confirmation::LeaveCase, false);
    driver.toFiring();
    driver.shoot(QStringLiteral("1 2 3 4 5 6 7 8 9 10"));
    const std::size_t entries = driver.battle().game().entries().size();
    driver.press(Qt::Key_F10);
    CHECK_FALSE(driver.find<QWidget>("unappliedQuestion"));
    CHECK(driver.battle().unapplied().all().empty());
    CHECK(driver.battle().game().entries().size() >= entries);
    CHECK_FALSE(driver.page().caseController()->isOpen());
}

TEST_CASE("A key is changed, holds in the window, and is there again the next time")
{
    {
        WindowDriver driver(toyOptions("shot"));
        driver.press(Qt::Key_F1, Qt::ControlModifier);
        const QWidget* dialog = driver.dialog("keysDialog");
        REQUIRE(dialog);
        giveKey(dialog, WindowAction::Reference, Qt::Key_J, Qt::ControlModifier | Qt::AltModifier);
        CHECK(driver.window().actions()[WindowAction::Reference]->shortcut()
              == QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_J));
        CHECK(WindowActions::keyText(WindowAction::Reference) == QStringLiteral("Ctrl+Alt+J"));
    }
    WindowActions again(nullptr);
    CHECK(again[WindowAction::Reference]->shortcut() == QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_J));
    again.resetKeys(WindowAction::Reference);
    CHECK(again[WindowAction::Reference]->shortcut() == QKeySequence(QKeySequence::Find));
}

TEST_CASE("A key that is taken, or is needed for typing, is refused with the reason")
{
    WindowDriver driver(toyOptions("shot"));
    driver.press(Qt::Key_F1, Qt::ControlModifier);
    const QWidget* dialog = driver.dialog("keysDialog");
    REQUIRE(dialog);
    const WindowActions& actions = driver.window().actions();
    const auto* told = field<QLabel>(dialog, "keysTold");
    giveKey(dialog, WindowAction::Reference, Qt::Key_P, Qt::ControlModifier);
    CHECK(told->text() == QStringLiteral("✗ Ctrl+P is already in use: Print sheets."));
    giveKey(dialog, WindowAction::Reference, Qt::Key_7, Qt::NoModifier);
    CHECK(told->text().startsWith(QStringLiteral("✗ 7 alone is needed for typing.")));
    giveKey(dialog, WindowAction::Reference, Qt::Key_R, Qt::AltModifier);
    CHECK(told->text().contains(QStringLiteral("menus and buttons")));
    giveKey(dialog, WindowAction::Reference, Qt::Key_Escape, Qt::NoModifier);
    CHECK(dialog->isVisible());
    CHECK(actions[WindowAction::Reference]->shortcut() == QKeySequence(QKeySequence::Find));
}

TEST_CASE("A usual key gives way to the one that a person gave to something else")
{
    testing::forgetEverything();
    WindowActions actions(nullptr);
    actions.changeKeys(WindowAction::Odds, {QKeySequence(Qt::Key_F3)});  // as if an update had made F3 usual
    CHECK(actions[WindowAction::Odds]->shortcut() == QKeySequence(Qt::Key_F3));
    CHECK(actions[WindowAction::Leverage]->shortcut().isEmpty());
    actions.resetAllKeys();
    CHECK(actions[WindowAction::Leverage]->shortcut() == QKeySequence(Qt::Key_F3));
}

TEST_CASE("Whatever can be done is found by its name and run by the keyboard alone")
{
    WindowDriver driver(toyOptions("shot"));
    driver.press(Qt::Key_K, Qt::ControlModifier);
    REQUIRE(driver.dialog("commandPalette"));
    auto* found = driver.find<QTreeWidget>("paletteFound");
    const int all = found->topLevelItemCount();
    CHECK(all > 40);
    driver.find<QLineEdit>("paletteTyped")->setFocus();
    driver.type(QStringLiteral("sheets pr"));
    CHECK(found->topLevelItemCount() < all);
    CHECK(found->currentItem()->text(0) == QStringLiteral("Print sheets"));
    CHECK(found->currentItem()->text(2) == QStringLiteral("Ctrl+P"));
    driver.press(Qt::Key_A, Qt::ControlModifier);
    driver.type(QStringLiteral("reference"));
    driver.press(Qt::Key_Return);
    CHECK(driver.dialog("referenceDialog"));
}

TEST_CASE("What can do nothing now is not among the commands; procedures of the rules are")
{
    WindowDriver driver(toyOptions("shot"));
    driver.press(Qt::Key_K, Qt::ControlModifier);
    REQUIRE(driver.dialog("commandPalette"));
    auto* found = driver.find<QTreeWidget>("paletteFound");
    CHECK(found->findItems(QStringLiteral("End the battle"), Qt::MatchExactly).isEmpty());
    CHECK_FALSE(found->findItems(QStringLiteral("New case"), Qt::MatchExactly).isEmpty());
    driver.find<QLineEdit>("paletteTyped")->setText(QStringLiteral("volley"));
    REQUIRE(found->currentItem());
    driver.press(Qt::Key_Return);
    CHECK(QTest::qWaitFor([&] { return driver.window().page()->session()->procedure().id == std::string("volley"); },
                          30'000));
}

TEST_CASE("Rulesets, samples and every preference are among the commands, also from the start page")
{
    testing::forgetEverything();
    WindowDriver driver(LaunchOptions{});
    driver.press(Qt::Key_K, Qt::ControlModifier);
    REQUIRE(driver.dialog("commandPalette"));
    auto* found = driver.find<QTreeWidget>("paletteFound");
    const auto placeOf = [&](const QString& name) {
        const QList<QTreeWidgetItem*> items = found->findItems(name, Qt::MatchExactly);
        return items.isEmpty() ? QString() : items.front()->text(1);
    };
    REQUIRE_FALSE(shippedScenarios().empty());
    for (const ScenarioEntry& each : shippedScenarios()) {
        const QString title = QString::fromStdString(each.title);
        CHECK(found->findItems(title, Qt::MatchExactly).size() == 1);
        CHECK(placeOf(title) == QStringLiteral("Sample battle"));
        CHECK(placeOf(QStringLiteral("Edit ") + title) == QStringLiteral("Scenario editor"));
    }
    CHECK(placeOf(QStringLiteral("Colours")) == QStringLiteral("Preferences"));
    CHECK(placeOf(QStringLiteral("Language")) == QStringLiteral("Preferences"));
    CHECK(placeOf(QStringLiteral("Ask: before discarding a thrown case")) == QStringLiteral("Preferences"));
    driver.find<QLineEdit>("paletteTyped")->setText(QStringLiteral("distances"));
    REQUIRE(found->currentItem());
    driver.press(Qt::Key_Return);
    REQUIRE(driver.dialog("preferencesDialog"));
    CHECK(QTest::qWaitFor([&] { return driver.focusName() == QStringLiteral("otherLength"); }, 30'000));
}

TEST_CASE("A sample battle is begun by its name")
{
    testing::forgetEverything();
    WindowDriver driver(LaunchOptions{});
    driver.press(Qt::Key_K, Qt::ControlModifier);
    REQUIRE(driver.dialog("commandPalette"));
    const ScenarioEntry sample = shippedScenarios().front();
    driver.find<QLineEdit>("paletteTyped")->setText(QString::fromStdString(sample.title));
    driver.press(Qt::Key_Return);
    REQUIRE(QTest::qWaitFor([&] { return driver.window().battlePage() != nullptr; }, 30'000));
    CHECK(driver.window().battlePage()->battle()->game().scenario().title == sample.title);
}

}  // namespace preferences_test
