// Every dialog is tabbed round once: Tab reaches each control and comes back to the first, no two have one name, and
// Esc closes it.
#include "support/catch.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/log/log_panel.hpp"
#include "app/editor_driver.hpp"
#include "app/firing_battle.hpp"
#include "app/window_driver.hpp"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

namespace tab_round_test {

using namespace drumhead::app;
using namespace drumhead::app::testing;

namespace {

void trigger(const WindowDriver& driver, const char* action)
{
    INFO(action);
    auto* found = driver.find<QAction>(action);
    REQUIRE(found);
    REQUIRE(found->isEnabled());
    found->trigger();
    QApplication::processEvents();
}

QString spokenName(QWidget* widget)
{
    const QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(widget);
    return spoken ? spoken->text(QAccessible::Name) : QString();
}

/// "role/label/name" of a control, as a screen reader tells it from others: a list of choices is called by its present
/// one, and known by its label.
QString spoken(QWidget* widget)
{
    const QAccessibleInterface* const found = QAccessible::queryAccessibleInterface(widget);
    if (!found) return {};
    QString text = QString::number(found->role()) + u'/';
    for (const auto& [label, relation] : found->relations(QAccessible::Label)) text += label->text(QAccessible::Name);
    return text + u'/' + spokenName(widget);
}

QString called(const QWidget* widget)
{
    return widget->objectName().isEmpty() ? QString::fromLatin1(widget->metaObject()->className())
                                          : widget->objectName();
}

/// The controls that Tab goes to, from the one that has the keyboard until it is there again.
QList<QWidget*> tabRound()
{
    QList<QWidget*> round;
    for (int i = 0; i < 300; ++i) {
        QWidget* const now = QApplication::focusWidget();
        const bool isWithin = !round.isEmpty() && now == round.last();  // from link to link of one text
        if (!now || (!isWithin && round.contains(now))) break;
        if (!isWithin) round << now;
        QTest::keyClick(now, Qt::Key_Tab);
        QApplication::processEvents();
    }
    return round;
}

/// What is wrong with a window for those who go by keyboard or by ear.
QStringList faultsOf(QWidget& window)
{
    QStringList faults;
    const QList<QWidget*> round = tabRound();
    if (round.isEmpty()) return {QStringLiteral("nothing has the keyboard")};
    if (QApplication::focusWidget() != round.first())
        faults << QStringLiteral("Tab does not come back to %1").arg(called(round.first()));
    QStringList names;
    for (QWidget* each : round) {
        if (!window.isAncestorOf(each)) faults << called(each) + QStringLiteral(" is not of this window");
        if (spokenName(each).isEmpty()) faults << called(each) + QStringLiteral(" has no name");
        const QString name = spoken(each);
        if (names.contains(name)) faults << QStringLiteral("%1 is called %2 as another").arg(called(each), name);
        names << name;
    }
    for (QWidget* each : window.findChildren<QWidget*>()) {
        const bool isStop = each->isVisible() && each->isEnabled() && (each->focusPolicy() & Qt::TabFocus)
            && !each->focusProxy() && each->window() == &window && !qobject_cast<QScrollArea*>(each);
        const bool isWithin = std::any_of(round.begin(), round.end(), [each](const QWidget* other) {
            return other == each || other->isAncestorOf(each) || each->isAncestorOf(other);
        });
        if (isStop && !isWithin) faults << QStringLiteral("Tab never reaches %1").arg(called(each));
    }
    return faults;
}

void goRound(const WindowDriver& driver, const char* name)
{
    QWidget* dialog = driver.dialog(name);
    INFO(name);
    REQUIRE(dialog);
    QApplication::setActiveWindow(dialog);
    QApplication::processEvents();
    CHECK(faultsOf(*dialog).join(QStringLiteral("; ")).toStdString() == "");
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : dialog, Qt::Key_Escape);
    QApplication::processEvents();
    CHECK_FALSE(dialog->isVisible());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QApplication::setActiveWindow(&driver.window());
}

}  // namespace

TEST_CASE("Every dialog of the window is tabbed round, each control by a name of its own, and Esc closes it")
{
    forgetEverything();
    WindowDriver driver(LaunchOptions{});
    for (const auto& [action, name] :
         std::vector<std::pair<const char*, const char*>>{{"preferencesAction", "preferencesDialog"},
                                                          {"keysAction", "keysDialog"},
                                                          {"manualAction", "manualDialog"},
                                                          {"referenceAction", "referenceDialog"},
                                                          {"acrossRulesetsAction", "acrossDialog"},
                                                          {"paletteAction", "commandPalette"},
                                                          {"newScenarioAction", "newScenarioDialog"},
                                                          {"newBattleAction", "newBattleDialog"}}) {
        trigger(driver, action);
        goRound(driver, name);
    }
}

TEST_CASE("Every dialog of a battle is tabbed round, each control by a name of its own, and Esc closes it")
{
    FiringBattle driver;
    for (const auto& [action, name] :
         std::vector<std::pair<const char*, const char*>>{{"ruleBrowserAction", "ruleBrowser"},
                                                          {"rulingsAction", "rulingsDialog"},
                                                          {"linesOfPlayAction", "linesDialog"},
                                                          {"writeNoteAction", "reasonDialog"},
                                                          {"otherProcedureAction", "procedureDialog"},
                                                          {"saveAsScenarioAction", "carryOnDialog"},
                                                          {"endBattleAction", "reasonDialog"}}) {
        trigger(driver, action);
        goRound(driver, name);
    }
    driver.page().armies()->select(driver.battle().state().find("grenadiers-kleist"));
    trigger(driver, "changeUnitAction");
    goRound(driver, "entityDialog");
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    REQUIRE(driver.controller().isOpen());
    trigger(driver, "compareTargetsAction");
    goRound(driver, "targetsDialog");
    trigger(driver, "modifiersAction");
    driver.press(Qt::Key_Home);
    trigger(driver, "overruleAction");
    goRound(driver, "overruleDialog");
}

TEST_CASE("What an entry ruled again changes, and an entry of the log, are tabbed round")
{
    FiringBattle driver;
    driver.shoot(noHits);
    driver.press(Qt::Key_Return);
    REQUIRE_FALSE(driver.controller().isOpen());
    Q_EMIT driver.page().log()->entryOpened(driver.battle().game().head());
    goRound(driver, "entryDialog");
    trigger(driver, "ruleAgainAction");
    REQUIRE(driver.controller().isAgain());
    driver.press(Qt::Key_D, Qt::ControlModifier);
    driver.enter(fiveHits);
    driver.apply();
    goRound(driver, "rewindDialog");
}

TEST_CASE("Every tab of the scenario editor is tabbed round, each control by a name of its own")
{
    EditorDriver driver;
    auto* const tabs = driver.window().findChild<QTabWidget*>();
    REQUIRE(tabs);
    for (int i = 0; i < tabs->count(); ++i) {
        tabs->setCurrentIndex(i);
        QApplication::processEvents();
        INFO(tabs->tabText(i).toStdString());
        tabs->tabBar()->setFocus();
        CHECK(faultsOf(driver.window()).join(QStringLiteral("; ")).toStdString() == "");
    }
}

}  // namespace tab_round_test
