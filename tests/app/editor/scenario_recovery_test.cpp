// Nothing that was edited is lost: not by a crash, and not by saving into what came with the program.
#include "app/editor/document/scenario_recovery.hpp"

#include "app/battle_driver.hpp"
#include "app/editor_driver.hpp"
#include "app/file_bytes.hpp"
#include "app/shared/rules/shipped_scenarios.hpp"
#include "app/shared/settings/user_data.hpp"

#include <QAbstractButton>
#include <QDir>
#include <QMessageBox>
#include <QStandardPaths>

namespace scenario_recovery_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::EditorDriver;
using testing::readFile;

namespace {

QStringList copies()
{
    return QDir(userDataFolder() + QStringLiteral("/unsaved")).entryList({QStringLiteral("*.unsaved")}, QDir::Files);
}

QString copyPath(const QString& name) { return userDataFolder() + QStringLiteral("/unsaved/") + name; }

/// What a program that was killed leaves: the copy, but nobody who holds it.
void leaveCopy()
{
    EditorDriver driver;
    driver.press(Qt::Key_Insert);
    driver.type(QStringLiteral("Lost guards"));
    REQUIRE(QTest::qWaitFor([] { return copies().size() == 1; }, 30'000));
    CHECK(recoverableScenarios().empty());  // it is open
    REQUIRE(QFile::copy(copyPath(copies().front()), copyPath(QStringLiteral("left.unsaved"))));
}

OpenedScenario shipped()
{
    return openScenario(shippedScenarios().empty() ? QString()
                                                   : QString::fromStdString(shippedScenarios().front().file.string()));
}

}  // namespace

TEST_CASE("What is not saved has a copy, which goes when it is saved or closed")
{
    const QTemporaryDir folder;
    EditorDriver driver;
    driver.press(Qt::Key_Insert);
    REQUIRE(QTest::qWaitFor([] { return copies().size() == 1; }, 30'000));
    REQUIRE(driver.window().document().save(folder.filePath(QStringLiteral("a.scenario.json"))).isEmpty());
    CHECK(copies().isEmpty());
}

TEST_CASE("What a crash left is offered at the next start and opened as it was")
{
    leaveCopy();
    CHECK(copies() == QStringList{QStringLiteral("left.unsaved")});
    testing::WindowDriver driver(testing::toyOptions("shot"));
    const auto question = [] {
        for (QWidget* const each : QApplication::topLevelWidgets()) {
            if (each->objectName() == QStringLiteral("recoverQuestion") && each->isVisible())
                return qobject_cast<QMessageBox*>(each);
        }
        return static_cast<QMessageBox*>(nullptr);
    };
    REQUIRE(QTest::qWaitFor([&] { return question() != nullptr; }, 30'000));
    CHECK(question()->text().contains(QStringLiteral("Trial")));
    for (QAbstractButton* const each : question()->buttons()) {
        if (each->text().remove(u'&') == QStringLiteral("Open them")) each->click();
    }
    EditorWindow* editor = nullptr;
    REQUIRE(QTest::qWaitFor(
        [&] {
            for (QWidget* const each : QApplication::topLevelWidgets()) {
                if (auto* found = qobject_cast<EditorWindow*>(each)) editor = found;
            }
            return editor != nullptr;
        },
        30'000));
    CHECK(editor->document().isModified());
    CHECK(editor->document().scenario().entities[1].name == "Lost guards");
    CHECK(copies() == QStringList{QStringLiteral("left.unsaved")});  // until it is saved
    const QTemporaryDir folder;
    CHECK(editor->document().save(folder.filePath(QStringLiteral("b.scenario.json"))).isEmpty());
    CHECK(copies().isEmpty());
    editor->close();
}

TEST_CASE("A copy that is no copy is passed over")
{
    REQUIRE(QDir().mkpath(userDataFolder() + QStringLiteral("/unsaved")));
    testing::writeFile(copyPath(QStringLiteral("bad.unsaved")), "{ \"file\": ");
    CHECK(recoverableScenarios().empty());
    testing::writeFile(copyPath(QStringLiteral("bad.unsaved")),
                       R"({ "file": "", "rules": "toy", "title": "T", "scenario": "[]" })");
    REQUIRE(recoverableScenarios().size() == 1);
    const OpenedScenario opened = openRecovered(recoverableScenarios().front());
    CHECK_FALSE(opened.document);
    CHECK_FALSE(opened.faults.isEmpty());
    discardRecoverable(recoverableScenarios().front());
    CHECK(copies().isEmpty());
}

TEST_CASE("Saving a scenario that came with the program asks for a place of one's own")
{
    EditorDriver driver(shipped());
    const QString file = driver.window().document().file();
    REQUIRE(isShippedScenario(file));
    const QByteArray before = readFile(file);
    driver.control(Qt::Key_2);
    driver.put("battleTitle", QStringLiteral("Mine"));
    const QString beside = QFileInfo(file).absolutePath() + QStringLiteral("/mine.scenario.json");
    EditorDriver::answerFileDialog(beside);
    driver.control(Qt::Key_S);
    CHECK_FALSE(QFile::exists(beside));
    CHECK(readFile(file) == before);
    CHECK(driver.find<QLabel>("editorTold")->text().contains(QStringLiteral("came with the program")));
    const QTemporaryDir folder;
    EditorDriver::answerFileDialog(folder.filePath(QStringLiteral("mine.scenario.json")));
    driver.control(Qt::Key_S);
    CHECK(readFile(file) == before);
    CHECK(readFile(folder.filePath(QStringLiteral("mine.scenario.json"))).contains("\"Mine\""));
    CHECK(driver.window().document().file() == folder.filePath(QStringLiteral("mine.scenario.json")));
    CHECK_FALSE(driver.window().document().isModified());
}

}  // namespace scenario_recovery_test
