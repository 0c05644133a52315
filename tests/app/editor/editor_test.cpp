#include "app/editor/armies/army_page.hpp"
#include "app/editor/armies/army_tree_model.hpp"
#include "app/editor/csv/csv_dialog.hpp"
#include "app/editor_driver.hpp"
#include "app/file_bytes.hpp"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QStringEncoder>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

#include <set>

namespace editor_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::EditorDriver;
using testing::readFile;

TEST_CASE("A scenario is built by the keyboard, undone and done again")
{
    EditorDriver driver;
    const QAbstractItemModelTester tester(driver.window().armies()->model(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    driver.press(Qt::Key_G, Qt::ControlModifier);
    driver.type(QStringLiteral("Wing"));
    driver.tree();
    driver.press(Qt::Key_Insert);
    driver.type(QStringLiteral("Guards"));
    CHECK(driver.ids() == std::vector<std::string>{"red", "wing", "guards", "blue"});
    driver.tree();
    driver.press(Qt::Key_D, Qt::ControlModifier);
    CHECK(driver.ids() == std::vector<std::string>{"red", "wing", "guards", "guards-2", "blue"});
    driver.press(Qt::Key_Up, Qt::AltModifier);
    CHECK(driver.ids() == std::vector<std::string>{"red", "wing", "guards-2", "guards", "blue"});
    driver.press(Qt::Key_Delete);
    CHECK(driver.ids() == std::vector<std::string>{"red", "wing", "guards", "blue"});
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(driver.ids() == std::vector<std::string>{"red", "wing", "guards", "blue"});
    const Scenario after = driver.scenario();
    while (driver.window().document().undoStack()->canUndo()) driver.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(driver.ids() == std::vector<std::string>{"red", "blue"});
    while (driver.window().document().undoStack()->canRedo()) driver.press(Qt::Key_Y, Qt::ControlModifier);
    CHECK(driver.ids() == std::vector<std::string>{"red", "wing", "guards", "blue"});
}

TEST_CASE("What is changed of several is changed of all, as one step")
{
    EditorDriver driver;
    for (int i = 0; i < 3; ++i) {
        driver.press(Qt::Key_Insert);
        driver.tree();
    }
    driver.press(Qt::Key_Up, Qt::ShiftModifier);
    REQUIRE(driver.window().armies()->chosen().size() == 2);
    const Attribute* const first = driver.window().document().stored().of(EntityKind::Unit).front();
    REQUIRE(first->isType);
    auto* combo = driver.find<QComboBox>(("attribute." + first->id).c_str());
    REQUIRE(combo);
    combo->setFocus();
    driver.press(Qt::Key_End);
    const QString chosen = combo->currentText();
    int changed = 0;
    for (const ScenarioEntity& each : driver.scenario().entities) {
        const Value type = unitTypeOf(driver.window().document().ruleset(), driver.window().document().stored(), each);
        changed += type.isSet()
                && QString::fromStdString(driver.window().document().ruleset().choiceLabel(0, type.name())) == chosen
            ? 1
            : 0;
    }
    CHECK(changed == 2);
}

TEST_CASE("Problems show while one types, and lead to their place")
{
    EditorDriver driver;
    driver.press(Qt::Key_Insert);
    driver.press(Qt::Key_Backspace);
    auto* problems = driver.find<QListWidget>("editorProblems");
    const auto told = [&] { return problems->findItems(QStringLiteral("\"name\" is empty"), Qt::MatchContains); };
    REQUIRE(QTest::qWaitFor([&] { return !told().isEmpty(); }, 30'000));
    driver.press(Qt::Key_J, Qt::ControlModifier);
    problems->setCurrentItem(told().front());
    driver.press(Qt::Key_Return);
    CHECK(QApplication::focusWidget()->objectName() == QStringLiteral("entityName"));
}

TEST_CASE("A scenario is saved and opened again, finished or not")
{
    EditorDriver driver;
    driver.press(Qt::Key_Insert);
    driver.type(QStringLiteral("Guards"));
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("trial.scenario.json"));
    CHECK(driver.window().document().save(file).isEmpty());
    CHECK_FALSE(driver.window().document().isModified());
    const LoadedScenario again = loadScenario("x", readFile(file).toStdString(), driver.window().document().ruleset());
    REQUIRE(again.scenario);
    CHECK(*again.scenario == driver.scenario());
    CHECK_FALSE(
        driver.window().document().save(folder.filePath(QStringLiteral("nowhere/trial.scenario.json"))).isEmpty());
    CHECK(driver.window().document().file() == file);
}

TEST_CASE("Every field of the editor has a name of its own")
{
    EditorDriver driver;
    driver.press(Qt::Key_Insert);
    for (auto* tabs = driver.find<QTabWidget>("editorTabs"); const int i : {0, 1, 2, 3, 4, 5, 6, 7}) {
        tabs->setCurrentIndex(i);
        std::set<QString> names;
        for (const QWidget* each : driver.window().findChildren<QWidget*>()) {
            if (!each->isVisible() || each->accessibleName().isEmpty() || qobject_cast<const QLabel*>(each)) continue;
            INFO(i << " " << each->accessibleName().toStdString());
            CHECK(names.insert(each->accessibleName()).second);
        }
    }
}

}  // namespace editor_test
