// In German and in type twice as large no dialog cuts a word, or puts anything beyond its edge.
#include "support/catch.hpp"

#include "app/battle/case/case_controller.hpp"
#include "app/battle_driver.hpp"
#include "app/editor_driver.hpp"
#include "app/large_font.hpp"
#include "app/shared/settings/language.hpp"
#include "app/spoken.hpp"
#include "app/type_scale.hpp"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QStyle>
#include <QTextBrowser>
#include <QTreeWidget>

namespace nothing_cut_test {

using namespace drumhead::app;
using namespace drumhead::app::testing;

namespace {

/// As long as it lives windows come in German and in type twice as large.
struct LargeGerman {
    testing::Spoken german{"de"};
    testing::TypeScale large{2.0};
};

void trigger(const WindowDriver& driver, const char* action)
{
    INFO(action);
    auto* found = driver.find<QAction>(action);
    REQUIRE(found);
    REQUIRE(found->isEnabled());
    found->trigger();
    QApplication::processEvents();
}

bool givesWay(const QWidget& widget) { return widget.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored; }

bool isCut(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && !label->text().isEmpty()) {
        if (label->wordWrap()) return label->height() + 1 < label->heightForWidth(label->width());
        return !givesWay(widget) && label->width() + 1 < label->sizeHint().width();
    }
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button && !button->text().isEmpty() && !givesWay(widget) && button->width() + 1 < button->sizeHint().width();
}

bool isBeyondEdge(const QWidget& widget)
{
    const QWidget* parent = widget.parentWidget();
    const bool scrolls = parent && qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
    return parent && !scrolls && !widget.isWindow()
        && (widget.x() < 0 || widget.x() + widget.width() > parent->width() + 1);
}

QString wordsOf(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return button->text();
    return widget.objectName();
}

QStringList cutIn(const QWidget& dialog)
{
    QStringList cut;
    for (const QWidget* each : dialog.findChildren<QWidget*>()) {
        if (!each->isVisibleTo(&dialog)) continue;
        if (isCut(*each) || isBeyondEdge(*each)) cut << wordsOf(*each);
    }
    return cut;
}

/// It fits the smallest screen, of 1024 × 600, and nothing in it is cut.
void lookAt(QWidget& dialog)
{
    INFO(dialog.objectName().toStdString());
    QApplication::processEvents();
    CHECK(cutIn(dialog).join(u'|') == QString());
    const QSize least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize());
    CHECK(least.width() <= 1020);
    CHECK(least.height() <= 570);
}

void look(const WindowDriver& driver, const char* action, const char* name)
{
    trigger(driver, action);
    QWidget* dialog = driver.dialog(name);
    INFO(name);
    REQUIRE(dialog);
    lookAt(*dialog);
    dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

}  // namespace

TEST_CASE("No dialog that is opened from the menus cuts a word in large German type")
{
    forgetEverything();
    const LargeGerman large;
    WindowDriver driver(LaunchOptions{});
    for (const auto& [action, name] :
         std::vector<std::pair<const char*, const char*>>{{"preferencesAction", "preferencesDialog"},
                                                          {"keysAction", "keysDialog"},
                                                          {"manualAction", "manualDialog"},
                                                          {"referenceAction", "referenceDialog"},
                                                          {"ruleBrowserAction", "ruleBrowser"},
                                                          {"acrossRulesetsAction", "acrossDialog"},
                                                          {"paletteAction", "commandPalette"},
                                                          {"newScenarioAction", "newScenarioDialog"}})
        look(driver, action, name);
    trigger(driver, "usualTypeAction");
}

TEST_CASE("No dialog of a battle cuts a word in large German type")
{
    const LaunchOptions options = battleOptions();
    const LargeGerman large;
    BattleDriver driver(options);
    driver.press(Qt::Key_F10);
    for (const auto& [action, name] :
         std::vector<std::pair<const char*, const char*>>{{"showScenarioAction", "scenarioDialog"},
                                                          {"linesOfPlayAction", "linesDialog"},
                                                          {"writeNoteAction", "reasonDialog"},
                                                          {"otherProcedureAction", "procedureDialog"},
                                                          {"rulingsAction", "rulingsDialog"},
                                                          {"saveAsScenarioAction", "carryOnDialog"},
                                                          {"ruleBrowserAction", "ruleBrowser"},
                                                          {"endBattleAction", "reasonDialog"},
                                                          {"nextStepAction", "leaveStepDialog"}})
        look(driver, action, name);
    trigger(driver, "usualTypeAction");
}

TEST_CASE("The dialog of an overruling has room for its reason in large German type")
{
    LaunchOptions options = toyOptions("shot");
    options.answers << "shooter.type=archers"
                    << "distance=5"
                    << "target.cover=soft";
    const LargeGerman large;
    WindowDriver driver(options);
    driver.press(Qt::Key_F7);
    driver.press(Qt::Key_Home);
    driver.press(Qt::Key_F9);
    QWidget* const dialog = driver.dialog("overruleDialog");
    REQUIRE(dialog);
    lookAt(*dialog);
    const auto* const reason = dialog->findChild<QLineEdit*>(QStringLiteral("overruleReason"));
    CHECK(reason->height() >= reason->minimumSizeHint().height());
    for (const auto* const each : dialog->findChildren<QPushButton*>()) {
        INFO(each->text().toStdString());
        CHECK(each->height() >= each->minimumSizeHint().height());
    }
    trigger(driver, "usualTypeAction");
}

TEST_CASE("The order of battle from a spreadsheet fits a small screen in large German type")
{
    const testing::Spoken german("de");
    const testing::LargeFont large;
    EditorDriver driver;
    driver.control(Qt::Key_I);
    auto* const dialog = driver.find<QDialog>("csvDialog");
    REQUIRE(dialog);
    lookAt(*dialog);
    dialog->close();
}

TEST_CASE("The buttons of what is to be done are never drawn over its list")
{
    const LaunchOptions options = battleOptions();
    const LargeGerman large;
    BattleDriver driver(options);
    driver.window().resize(1024, 560);
    driver.toFiring();
    driver.shoot(QStringLiteral("1 1 1 1 1"));
    driver.press(Qt::Key_Return);
    QApplication::processEvents();
    const auto* const list = driver.find<QListWidget>("due");
    REQUIRE(list->isVisible());
    for (const char* name : {"dueOpen", "dueWaive", "dueLater"}) {
        const auto* const button = driver.find<QWidget>(name);
        INFO(name);
        if (button->isVisible()) CHECK(button->geometry().bottom() < list->geometry().top());
    }
    trigger(driver, "usualTypeAction");
}

TEST_CASE("The turn has its room again after a case in large type")
{
    const LaunchOptions options = battleOptions();
    const LargeGerman large;
    BattleDriver driver(options);
    driver.window().resize(1366, 720);
    QApplication::processEvents();
    const auto* turn = driver.find<QWidget>("turnPanel");
    driver.press(Qt::Key_F10);
    const int before = turn->width();
    driver.press(Qt::Key_Return);
    REQUIRE(driver.page().caseController()->isOpen());
    CHECK_FALSE(turn->isVisible());
    driver.press(Qt::Key_Escape);
    REQUIRE(turn->isVisible());
    CHECK(turn->width() * 10 >= before * 9);
    trigger(driver, "usualTypeAction");
}

TEST_CASE("The turn has its room again after a shot in large type")
{
    BattleDriver driver;
    driver.window().resize(1366, 720);
    for (int i = 0; i < 2; ++i) trigger(driver, "largerTypeAction");
    driver.toFiring();
    QApplication::processEvents();
    const auto* turn = driver.find<QWidget>("turnPanel");
    const int before = turn->width();
    driver.shoot(QStringLiteral("9 9 9 9 9"));
    REQUIRE(driver.page().caseController()->isOpen());
    CHECK_FALSE(turn->isVisible());
    driver.press(Qt::Key_Return);
    QApplication::processEvents();
    REQUIRE(turn->isVisible());
    CHECK(turn->width() * 10 >= before * 9);
    const auto* steps = driver.find<QListWidget>("turnSteps");
    CHECK(steps->viewport()->rect().contains(steps->visualItemRect(steps->currentItem()).center()));
    trigger(driver, "usualTypeAction");
}

TEST_CASE("A manual is never scrolled sideways, its chapters wrap")
{
    forgetEverything();
    WindowDriver driver(LaunchOptions{});
    for (const char* action : {"manualAction", "tutorialAction"}) {
        trigger(driver, action);
        QWidget* dialog = driver.dialog("manualDialog");
        REQUIRE(dialog);
        QApplication::processEvents();
        CHECK(dialog->findChild<QTextBrowser*>(QStringLiteral("manualText"))->horizontalScrollBar()->maximum() == 0);
        CHECK(dialog->findChild<QListWidget*>(QStringLiteral("manualChapters"))->wordWrap());
        dialog->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

TEST_CASE("The palette shows every command whole, in German as well")
{
    forgetEverything();
    for (const char* code : {"en", "de"}) {
        installLanguage(QString::fromLatin1(code));
        const WindowDriver driver(LaunchOptions{});
        trigger(driver, "paletteAction");
        const QWidget* dialog = driver.dialog("commandPalette");
        REQUIRE(dialog);
        QApplication::processEvents();
        const auto* found = dialog->findChild<QTreeWidget*>(QStringLiteral("paletteFound"));
        for (int row = 0; row < found->topLevelItemCount(); ++row) {
            const QTreeWidgetItem* item = found->topLevelItem(row);
            INFO(item->text(0).toStdString());
            const QRect room = found->visualItemRect(item);
            const int width =
                found->columnWidth(0) - 2 * (found->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1);
            CHECK(found->fontMetrics().boundingRect(0, 0, width, 1000, Qt::TextWordWrap, item->text(0)).height()
                  <= room.height());
        }
    }
    installLanguage(QStringLiteral("en"));
}

}  // namespace nothing_cut_test
