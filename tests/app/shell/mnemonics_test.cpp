// Alt and a letter does one thing: in no window two controls share a letter, in English and in German.
#include "support/catch.hpp"

#include "app/battle_driver.hpp"
#include "app/editor_driver.hpp"
#include "app/spoken.hpp"
#include "app/window_driver.hpp"

#include <QAbstractButton>
#include <QAction>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QMenuBar>
#include <QTabWidget>
#include <QTest>
#include <QTimer>

namespace mnemonics_test {

using namespace drumhead::app;
using namespace drumhead::app::testing;

namespace {

/// What a window has for Alt and a letter, where two share one.
QStringList shared(const QWidget& window)
{
    QMap<QString, QStringList> byLetter;
    const auto add = [&byLetter](const QString& text) {
        const QString letter = QKeySequence::mnemonic(text).toString();
        if (!letter.isEmpty()) byLetter[letter] << text;
    };
    for (const QMenuBar* bar : window.findChildren<QMenuBar*>()) {
        for (const QAction* each : bar->actions()) add(each->text());
    }
    for (const QAbstractButton* each : window.findChildren<QAbstractButton*>()) {
        if (each->isVisible() && each->window() == &window) add(each->text());
    }
    for (const QLabel* each : window.findChildren<QLabel*>()) {
        if (each->isVisible() && each->buddy() && each->window() == &window) add(each->text());
    }
    QStringList found;
    for (const QStringList& texts : byLetter) {
        if (texts.size() > 1) found << texts.join(QStringLiteral(" / "));
    }
    return found;
}

/// Looks at a dialog while it is open, also at one that waits for its answer.
void look(const WindowDriver& driver, const char* action, const char* name)
{
    INFO(action);
    auto* const found = driver.find<QAction>(action);
    REQUIRE(found);
    REQUIRE(found->isEnabled());
    bool isSeen = false;
    QStringList faults;
    QTimer often;
    QObject::connect(&often, &QTimer::timeout, &often, [&] {
        auto* const dialog = driver.window().findChild<QWidget*>(QString::fromLatin1(name));
        if (!dialog || !dialog->isVisible()) return;
        often.stop();
        isSeen = true;
        faults = shared(*dialog);
        dialog->close();
    });
    often.start(20);
    found->trigger();
    static_cast<void>(QTest::qWaitFor([&] { return isSeen; }, 5000));
    CHECK(isSeen);
    CHECK(faults.join(u'|').toStdString() == "");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

}  // namespace

TEST_CASE("No two controls of a case or of a dialog share a letter")
{
    for (const char* code : {"en", "de"}) {
        INFO(code);
        const Spoken spoken(code);
        const WindowDriver driver(toyOptions("shot"));
        CHECK(shared(driver.window()).join(u'|').toStdString() == "");
        for (const auto& [action, name] :
             std::vector<std::pair<const char*, const char*>>{{"preferencesAction", "preferencesDialog"},
                                                              {"keysAction", "keysDialog"},
                                                              {"manualAction", "manualDialog"},
                                                              {"referenceAction", "referenceDialog"},
                                                              {"ruleBrowserAction", "ruleBrowser"},
                                                              {"acrossRulesetsAction", "acrossDialog"},
                                                              {"sheetsAction", "sheetsDialog"},
                                                              {"newScenarioAction", "newScenarioDialog"},
                                                              {"newBattleAction", "newBattleDialog"}})
            look(driver, action, name);
    }
}

TEST_CASE("No two controls of a battle or of its dialogs share a letter")
{
    for (const char* code : {"en", "de"}) {
        INFO(code);
        const LaunchOptions options = battleOptions();
        const Spoken spoken(code);
        BattleDriver driver(options);
        driver.press(Qt::Key_F10);
        CHECK(shared(driver.window()).join(u'|').toStdString() == "");
        for (const auto& [action, name] :
             std::vector<std::pair<const char*, const char*>>{{"linesOfPlayAction", "linesDialog"},
                                                              {"writeNoteAction", "reasonDialog"},
                                                              {"otherProcedureAction", "procedureDialog"},
                                                              {"rulingsAction", "rulingsDialog"},
                                                              {"saveAsScenarioAction", "carryOnDialog"},
                                                              {"endBattleAction", "reasonDialog"},
                                                              {"nextStepAction", "leaveStepDialog"}})
            look(driver, action, name);
    }
}

TEST_CASE("No two controls of a page of the scenario editor share a letter")
{
    for (const char* code : {"en", "de"}) {
        INFO(code);
        const Spoken spoken(code);
        EditorDriver driver;
        auto* const tabs = driver.window().findChild<QTabWidget*>();
        REQUIRE(tabs);
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            QApplication::processEvents();
            INFO(tabs->tabText(i).toStdString());
            CHECK(shared(driver.window()).join(u'|').toStdString() == "");
        }
    }
}

}  // namespace mnemonics_test
