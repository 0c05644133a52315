#include "support/catch.hpp"

#include "app/combat/case_page.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/window_driver.hpp"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGroupBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedWidget>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolTip>
#include <QTreeView>

#include <set>

namespace main_window_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::toyOptions;
using testing::WindowDriver;

namespace {

bool isShown(const WindowDriver& driver, const char* name)
{
    const auto* widget = driver.find<QWidget>(name);
    return widget && widget->isVisible();
}

QString cell(const WindowDriver& driver, const char* view, int row, int column)
{
    return driver.find<QTreeView>(view)->model()->index(row, column).data().toString();
}

/// What a screen reader calls it: a combo box goes by the name of its label.
QString accessibleName(QWidget* widget)
{
    if (qobject_cast<QComboBox*>(widget)) {
        for (const QLabel* label : widget->window()->findChildren<QLabel*>()) {
            if (label->buddy() == widget)
                return label->accessibleName().isEmpty() ? label->text().remove(u'&') : label->accessibleName();
        }
    }
    const QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
    return interface ? interface->text(QAccessible::Name) : QString();
}

/// The toy rules beside a ruleset with a fault.
LaunchOptions twoRulesets()
{
    LaunchOptions options = toyOptions("shot");
    options.folders = {testing::dataFolder("rulesets")};
    options.ruleset = QStringLiteral("toy");
    return options;
}

}  // namespace

TEST_CASE("The form shows only what can still matter")
{
    WindowDriver driver(toyOptions("shot"));
    CHECK(isShown(driver, "fact.distance"));
    CHECK(isShown(driver, "fact.target.cover"));
    CHECK_FALSE(isShown(driver, "fact.shooter.rested"));  // the ruling says that it counts for nothing
    CHECK_FALSE(isShown(driver, "fact.target.stands"));   // for the record, folded away
    REQUIRE(driver.answer("shooter.disordered", "true"));
    CHECK_FALSE(isShown(driver, "fact.target.cover"));
    CHECK(isShown(driver, "fact.shooter.disordered"));
    CHECK(driver.headline().contains(QStringLiteral("A disordered unit does not shoot.")));
    CHECK_FALSE(driver.find<QPushButton>("roll")->isEnabled());
}

TEST_CASE("One shot by the keyboard alone, the dice typed")
{
    WindowDriver driver(toyOptions("shot"));
    CHECK(driver.headline() == QStringLiteral("Still to answer: Shooter's troop type and 1 more"));
    driver.press(Qt::Key_F6);
    CHECK(driver.focusName() == QStringLiteral("fact.shooter.type"));
    REQUIRE(driver.answer("shooter.type", "archers"));
    REQUIRE(driver.answer("distance", "2.5"));
    REQUIRE(driver.answer("target.cover", "soft"));
    CHECK(driver.headline() == QStringLiteral("Throw 4 D6 · 3 or less counts"));
    driver.press(Qt::Key_D, Qt::ControlModifier);
    CHECK(driver.focusName() == QStringLiteral("diceField"));
    driver.type("1 3 9 4");
    CHECK(driver.hint() == QStringLiteral("✗ A D6 has no 9: its faces are 1 to 6."));
    driver.press(Qt::Key_A, Qt::ControlModifier);
    driver.type("1 3 6 4");
    driver.press(Qt::Key_Return);
    CHECK(driver.headline().contains(QStringLiteral("2 hits.")));
    CHECK(driver.find<QPushButton>("due.1")->accessibleName() == QStringLiteral("Test of the target"));
    driver.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(QApplication::clipboard()->text().contains(QStringLiteral("2 hits.")));
}

TEST_CASE("Return leads from question to question, then to the dice")
{
    WindowDriver driver(toyOptions("shot"));
    driver.press(Qt::Key_F6);
    CHECK(driver.focusName() == QStringLiteral("fact.shooter.type"));
    driver.type("co");
    CHECK(driver.find<QComboBox>("fact.shooter.type")->currentText() == QStringLiteral("Arquebusiers & Co"));
    driver.press(Qt::Key_Return);
    CHECK(driver.focusName() == QStringLiteral("fact.distance"));
    driver.type("4");
    driver.press(Qt::Key_Return);
    CHECK(driver.focusName() == QStringLiteral("diceField"));
    driver.type("1 1 1 1");
    driver.press(Qt::Key_Return);
    CHECK(driver.headline().contains(QStringLiteral("4 hits.")));
}

TEST_CASE("Rolling here by the keyboard gives a verdict at once")
{
    LaunchOptions options = toyOptions("shot");
    options.answers << "shooter.type=archers"
                    << "distance=5";
    WindowDriver driver(options);
    driver.press(Qt::Key_F5);
    CHECK(driver.window().page()->session()->isFinished());
    CHECK(driver.headline().contains(QStringLiteral("hit")));
}

TEST_CASE("A modifier is overruled with a reason, and never without")
{
    LaunchOptions options = toyOptions("shot");
    options.answers << "shooter.type=archers"
                    << "distance=5"
                    << "target.cover=soft";
    WindowDriver driver(options);
    driver.press(Qt::Key_F7);
    driver.press(Qt::Key_Home);
    CHECK(cell(driver, "modifierView", 0, 0) == QStringLiteral("✓ −1"));
    driver.press(Qt::Key_F9);
    REQUIRE(driver.dialog("overruleDialog"));
    driver.press(Qt::Key_A, Qt::ControlModifier);
    driver.type("-2");
    driver.press(Qt::Key_Return);
    CHECK(driver.dialog("overruleDialog"));  // still open: there is no reason yet
    driver.press(Qt::Key_Tab);
    driver.press(Qt::Key_Tab);
    driver.type("thick hedge");
    driver.press(Qt::Key_Return);
    CHECK(cell(driver, "modifierView", 0, 0) == QStringLiteral("✓ −2"));
    CHECK(cell(driver, "modifierView", 0, 2) == QStringLiteral("overruled: thick hedge"));
    CHECK(driver.window().page()->session()->situation().overrules().size() == 1);
    REQUIRE(driver.tabTo("withdraw"));
    driver.press(Qt::Key_Space);
    CHECK(driver.window().page()->session()->situation().overrules().empty());
}

TEST_CASE("Why shows the statements that a modifier cites")
{
    WindowDriver driver(toyOptions("shot"));
    REQUIRE(driver.answer("target.cover", "soft"));
    driver.press(Qt::Key_F7);
    driver.press(Qt::Key_Home);
    driver.press(Qt::Key_Return);
    const QWidget* why = driver.dialog("whyDialog");
    REQUIRE(why);
    QStringList texts;
    for (const QLabel* label : why->findChildren<QLabel*>()) texts << label->text();
    CHECK(texts.contains(QStringLiteral("Cover takes one from the score.")));
    CHECK(texts.contains(QStringLiteral("House rule")));
    CHECK(texts.contains(QStringLiteral("Target in <b>cover</b>")));
}

TEST_CASE("Names that look like markup are shown as they were written")
{
    WindowDriver driver(toyOptions("shot"));
    REQUIRE(driver.answer("shooter.type", "archers"));
    CHECK(driver.find<QComboBox>("fact.shooter.type")->currentText() == QStringLiteral("Archers <1>"));
    CHECK(driver.window().windowTitle().contains(QStringLiteral("Toy <b>rules</b> & more")));
    for (const QLabel* label : driver.window().findChildren<QLabel*>()) {
        INFO(label->text().toStdString());
        CHECK((label->textFormat() == Qt::PlainText || !Qt::mightBeRichText(label->text())));
    }
}

TEST_CASE("A broken ruleset shows its faults, and the sound ones go on")
{
    WindowDriver driver(twoRulesets());
    auto* rulesets = driver.find<QComboBox>("rulesetCombo");
    REQUIRE(rulesets->count() == 2);
    CHECK(QTest::qWaitFor([&] { return isShown(driver, "banner"); }));
    REQUIRE(driver.tabTo("rulesetCombo"));
    REQUIRE(driver.pick("Broken rules (has faults)"));
    CHECK(isShown(driver, "faults"));
    CHECK(driver.find<QPlainTextEdit>("faults")->toPlainText().startsWith(QStringLiteral("rules.json:2:")));
    CHECK_FALSE(isShown(driver, "banner"));
    CHECK(driver.find<QLabel>("problem")->text().contains(QStringLiteral("1 error")));
    CHECK(driver.find<QPlainTextEdit>("faults")->toPlainText().contains(QStringLiteral("nowhere")));
    REQUIRE(driver.pick("Toy <b>rules</b> & more"));
    REQUIRE(driver.window().page()->session());
    CHECK(isShown(driver, "fact.distance"));
}

TEST_CASE("Faults of a ruleset are told once, and it can be forgotten")
{
    const LaunchOptions options = twoRulesets();
    const auto isSettled = [](WindowDriver& driver) {
        return QTest::qWaitFor([&] {
            return driver.find<QComboBox>("rulesetCombo")->findText(QStringLiteral("Broken rules (has faults)")) >= 0;
        });
    };
    {
        WindowDriver driver(options);
        REQUIRE(isSettled(driver));
        CHECK(isShown(driver, "banner"));
    }
    WindowDriver driver(options);
    REQUIRE(isSettled(driver));
    INFO(driver.find<QLabel>("banner")->text().toStdString());
    CHECK_FALSE(isShown(driver, "banner"));
    REQUIRE(driver.tabTo("rulesetCombo"));
    REQUIRE(driver.pick("Broken rules (has faults)"));
    REQUIRE(isShown(driver, "forgetRuleset"));
    driver.find<QPushButton>("forgetRuleset")->click();
    auto* rulesets = driver.find<QComboBox>("rulesetCombo");
    CHECK(rulesets->count() == 1);
    CHECK(driver.window().page()->session());
    CHECK_FALSE(isShown(driver, "forgetRuleset"));
    CHECK(QFileInfo::exists(testing::dataFolder("rulesets/broken/ruleset.json")));
    Settings().addOpenedFolder(testing::dataFolder("rulesets"));
    driver.window().findChild<QAction*>(QStringLiteral("reloadRulesetsAction"))->trigger();
    CHECK(rulesets->count() == 2);
}

TEST_CASE("A missing folder is told in one sentence")
{
    LaunchOptions options = toyOptions("shot");
    options.folders = {QStringLiteral("/nowhere/at/all")};
    WindowDriver driver(options);
    CHECK(driver.find<QLabel>("problem")->text().contains(QStringLiteral("There is no folder “/nowhere/at/all”")));
    driver.press(Qt::Key_F5);
    driver.press(Qt::Key_F1, Qt::ShiftModifier);
    CHECK_FALSE(driver.window().page()->session());
}

TEST_CASE("Answers are there again the next time")
{
    {
        WindowDriver driver(toyOptions("shot"));
        REQUIRE(driver.answer("distance", "7"));
        REQUIRE(driver.answer("shooter.shooting", "6"));
        driver.window().close();
    }
    LaunchOptions options;
    options.folders << testing::dataFolder("rulesets/toy");
    WindowDriver driver(options);
    const CaseSession& session = *driver.window().page()->session();
    CHECK(session.situation().given(*findFact(session.program(), "distance")) == Value(Number(7)));
    CHECK(session.situation().given(*findFact(session.program(), "shooter.shooting")) == Value(Number(6)));
    CHECK_FALSE(isShown(driver, "banner"));
}

TEST_CASE("A new case forgets the answers and the dice")
{
    LaunchOptions options = toyOptions("shot");
    options.answers << "shooter.type=archers"
                    << "distance=5";
    WindowDriver driver(options);
    driver.press(Qt::Key_F5);
    driver.press(Qt::Key_N, Qt::ControlModifier);
    CHECK(driver.headline().startsWith(QStringLiteral("Still to answer")));
    CHECK(driver.focusName() == QStringLiteral("fact.shooter.type"));
}

TEST_CASE("Rows of a role that may be many are added and taken away")
{
    WindowDriver driver(toyOptions("volley"));
    REQUIRE(driver.tabTo("add.firer"));
    driver.press(Qt::Key_Space);
    CHECK(driver.focusName() == QStringLiteral("fact.firer.2.shooting"));
    REQUIRE(driver.answer("firer.2.shooting", "5"));
    REQUIRE(driver.answer("firer.2.disordered", "true"));
    CHECK(driver.headline().contains(QStringLiteral("7 points.")));  // 4, and 5 less 2
    CHECK(cell(driver, "modifierView", 0, 1).startsWith(QStringLiteral("Firer 2: disordered")));
    REQUIRE(driver.tabTo("remove.firer.2"));
    driver.press(Qt::Key_Space);
    CHECK(driver.headline().contains(QStringLiteral("4 points.")));
    REQUIRE(driver.answer("firer.1.disordered", "true"));
    CHECK(cell(driver, "modifierView", 0, 1).startsWith(QStringLiteral("Disordered")));  // whose is in the heading
}

TEST_CASE("A number is taken as it was typed, or told why not")
{
    WindowDriver driver(toyOptions("shot"));
    auto* field = driver.find<QDoubleSpinBox>("fact.distance");
    REQUIRE(field);
    field->setFocus();
    auto* line = field->findChild<QLineEdit*>();
    line->deselect();  // as after a click
    line->end(false);
    driver.type(QStringLiteral("7"));
    CHECK(field->value() == 7);
    field->selectAll();
    driver.type(QStringLiteral("8,5"));
    CHECK(field->value() == 8.5);
    QToolTip::hideText();
    field->selectAll();
    driver.type(QStringLiteral("100"));
    CHECK(QToolTip::text() == QStringLiteral("A number from 0 to 50 in"));
}

TEST_CASE("The manual is there, leads to its chapters and finds words")
{
    WindowDriver driver(toyOptions("shot"));
    driver.press(Qt::Key_F1);
    QWidget* dialog = driver.dialog("manualDialog");
    REQUIRE(dialog);
    auto* chapters = dialog->findChild<QListWidget*>(QStringLiteral("manualChapters"));
    auto* text = dialog->findChild<QTextBrowser*>(QStringLiteral("manualText"));
    REQUIRE(chapters->count() > 10);
    for (int i = 0; i < chapters->count(); ++i) {
        chapters->setCurrentRow(i);
        CHECK(text->textCursor().block().text() == chapters->currentItem()->text().trimmed());
    }
    CHECK_FALSE(text->toPlainText().contains(QStringLiteral("](")));
    auto* find = dialog->findChild<QLineEdit*>(QStringLiteral("manualFind"));
    find->setFocus();
    driver.type(QStringLiteral("spreadsheet"));
    driver.press(Qt::Key_Return);
    CHECK(text->textCursor().selectedText().toLower() == QStringLiteral("spreadsheet"));
    CHECK(dialog->isVisible());
}

TEST_CASE("What can do nothing as things stand is not offered")
{
    WindowDriver driver(toyOptions("shot"));
    const auto isOffered = [&](const char* text) {
        for (const QAction* each : driver.window().findChildren<QAction*>()) {
            if (QString(each->text()).remove(u'&') == QString::fromUtf8(text)) return each->isEnabled();
        }
        FAIL_CHECK("no action " << text);
        return false;
    };
    CHECK_FALSE(isOffered("Next step with something to do"));
    CHECK_FALSE(isOffered("Close the battle"));
    CHECK(isOffered("New case"));
    driver.window().openFile(QStringLiteral(DRUMHEAD_SOURCE_DIR "/resources/scenarios/krumbach-heights.scenario.json"));
    CHECK(isOffered("Next step with something to do"));
    CHECK(isOffered("Close the battle"));
    CHECK_FALSE(isOffered("New case"));
    driver.press(Qt::Key_1, Qt::ControlModifier);
    CHECK_FALSE(isOffered("Next step with something to do"));
    CHECK(isOffered("Close the battle"));
    CHECK(isOffered("New case"));
}

TEST_CASE("A ruling of the club changes what is asked, and is remembered")
{
    WindowDriver driver(toyOptions("shot"));
    driver.press(Qt::Key_L, Qt::ControlModifier);
    const QWidget* dialog = driver.dialog("rulingsDialog");
    REQUIRE(dialog);
    auto* counts = dialog->findChild<QRadioButton*>(QStringLiteral("ruling.rest.counts"));
    REQUIRE(counts);
    CHECK(dialog->findChild<QRadioButton*>(QStringLiteral("ruling.rest.nothing"))
              ->text()
              .endsWith(QStringLiteral("(our reading)")));
    counts->setFocus();
    driver.press(Qt::Key_Space);
    driver.press(Qt::Key_Return);
    CHECK_FALSE(isShown(driver, "fact.shooter.rested"));  // the type of the shooter comes first
    REQUIRE(driver.answer("shooter.type", "archers"));
    CHECK(isShown(driver, "fact.shooter.rested"));
    CHECK(Settings().value(QStringLiteral("rulings/toy")).toStringList() == QStringList{"rest=counts"});
}

TEST_CASE("Names for accessibility are there and unique")
{
    WindowDriver driver(toyOptions("volley"));
    REQUIRE(driver.tabTo("add.firer"));
    driver.press(Qt::Key_Space);
    std::set<QString> names;
    for (QWidget* widget : driver.window().findChildren<QWidget*>()) {
        if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus)
            || widget->objectName().startsWith(QStringLiteral("qt_")))
            continue;
        INFO(widget->metaObject()->className() << " " << widget->objectName().toStdString());
        const QString name = accessibleName(widget);
        CHECK_FALSE(name.isEmpty());
        CHECK(names.insert(name).second);
        CHECK_FALSE(widget->objectName().isEmpty());
    }
    CHECK(names.size() >= 18);
}

TEST_CASE("After large type the fields are as low again as before")
{
    WindowDriver driver(toyOptions("shot"));
    const auto* field = driver.find<QComboBox>("fact.shooter.type");
    const int before = field->minimumSizeHint().height();
    QAction* larger = nullptr;
    QAction* usual = nullptr;
    for (QAction* each : driver.window().findChildren<QAction*>()) {
        if (each->text().remove(u'&') == QStringLiteral("Larger type")) larger = each;
        if (each->text().remove(u'&') == QStringLiteral("Usual type")) usual = each;
    }
    REQUIRE((larger && usual));
    for (int i = 0; i < 5; ++i) larger->trigger();
    CHECK(QTest::qWaitFor([&] { return field->minimumSizeHint().height() > before; }, 30'000));
    usual->trigger();
    CHECK(QTest::qWaitFor([&] { return field->minimumSizeHint().height() == before; }, 30'000));
}

TEST_CASE("Dark colours and large type change the whole window and are remembered")
{
    LaunchOptions options = toyOptions("shot");
    WindowDriver driver(options);
    const double before = QApplication::font().pointSizeF();
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Equal, Qt::ControlModifier);
    CHECK(QApplication::font().pointSizeF() > before * 1.9);
    CHECK(driver.find<QLabel>("headline")->font().pointSizeF() > 25);
    CHECK(Settings().value(QStringLiteral("view/scale")).toDouble() > 1.9);
    Appearance again;
    again.setTheme(Appearance::Theme::Dark);
    CHECK(QApplication::palette().color(QPalette::Window).lightness() < 80);
    CHECK_FALSE(driver.window().grab().isNull());
    again.setTheme(Appearance::Theme::System);
    driver.press(Qt::Key_0, Qt::ControlModifier);
    CHECK(QApplication::font().pointSizeF() < before * 1.1);
}

}  // namespace main_window_test
