// Scenarios from and to the disk.
#include "app/battle/session/battle.hpp"
#include "app/battle/session/battle_opening.hpp"
#include "app/battle_driver.hpp"
#include "app/editor/csv/csv_dialog.hpp"
#include "app/editor/map/map_picture.hpp"
#include "app/editor/new_scenario_dialog.hpp"
#include "app/editor_driver.hpp"
#include "app/file_bytes.hpp"
#include "app/message_answers.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/sheets/sheets_dialog.hpp"
#include "drumhead/game/scenario/editing/scenario_from_state.hpp"
#include "support/small_disk.hpp"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTimer>
#include <sys/stat.h>

namespace editor_files_test {

using namespace drumhead;
using namespace drumhead::app;
using drumhead::test::SmallDisk;
using testing::BattleDriver;
using testing::EditorDriver;
using testing::MessageAnswers;
using testing::readFile;
using testing::writeFile;

namespace {

/// The rules of the tests stand where the program looks for its own.
class ToyLibrary {
public:
    ToyLibrary() : m_before(qgetenv("DRUMHEAD_DATA")) { qputenv("DRUMHEAD_DATA", DRUMHEAD_TEST_DATA "/app/data"); }
    ~ToyLibrary()
    {
        if (m_before.isEmpty()) qunsetenv("DRUMHEAD_DATA");
        else qputenv("DRUMHEAD_DATA", m_before);
    }
    ToyLibrary(const ToyLibrary&) = delete;
    ToyLibrary& operator=(const ToyLibrary&) = delete;

private:
    QByteArray m_before;
};

QByteArray sound()
{
    return R"({ "format": 1, "id": "try", "title": "Trial", "ruleset": "toy", "sides": [ { "id": "red", "name": "Red", "units": [ { "name": "Guards", "type": "archers", "stands": 6 } ] }, { "id": "blue", "name": "Blue" } ] })";
}

void saveFrom(QWidget* dialog)
{
    REQUIRE(dialog);
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
}

QString written(const QTemporaryDir& folder, const char* name, const QByteArray& bytes)
{
    const QString file = folder.filePath(QString::fromLatin1(name));
    writeFile(file, bytes);
    return file;
}

}  // namespace

TEST_CASE("What is no scenario is told in one sentence, and nothing opens")
{
    const ToyLibrary library;
    const QTemporaryDir folder;
    const auto refused = [](const QString& file, const char* said) {
        const OpenedScenario opened = openScenario(file);
        INFO(file.toStdString() << ": " << opened.faults.join(u'\n').toStdString());
        CHECK_FALSE(opened.document);
        REQUIRE(opened.faults.size() == 1);
        CHECK(opened.faults.front().contains(QString::fromLatin1(said), Qt::CaseInsensitive));
    };
    refused(folder.filePath(QStringLiteral("nowhere.json")), "can't be read");
    refused(folder.path(), "can't be read");
    refused(QStringLiteral("/dev/zero"), "it is no ordinary file");
    refused(written(folder, "empty", ""), "empty");
    refused(written(folder, "binary", QByteArray("\x00\x01\xFF\xFEPNG", 7)), "broken at line 1, column 1");
    refused(written(folder, "broken", sound().left(90)), "broken: The file is broken at line 1, column ");
    refused(written(folder, "list", "[1, 2]"), "list: The file is no scenario");
    refused(written(folder, "foreign", R"({ "name": "a package", "version": "1.0.0" })"), "format");
    refused(written(folder, "newer", sound().replace("\"format\": 1", "\"format\": 7")), "newer");
    refused(written(folder, "rules", sound().replace("\"toy\"", "\"lost-rules\"")), "lost-rules");
}

TEST_CASE("A pipe as a scenario, a spreadsheet or a picture is told, and not waited for")
{
    const ToyLibrary library;
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.scenario.json"));
    REQUIRE(mkfifo(qPrintable(pipe), 0600) == 0);
    const QString said = QStringLiteral("it is no ordinary file");
    CHECK(openScenario(pipe).faults.join(u'\n').contains(said));
    const OpenedBattle begun = beginBattle(pipe, folder.filePath(QStringLiteral("game.drumhead")));
    CHECK_FALSE(begun.battle);
    CHECK(begun.faults.join(u'\n').contains(said));
    const Result<EmbeddedPicture> picture = pictureFromFile(pipe);
    REQUIRE_FALSE(picture);
    CHECK_THAT(picture.error(), Catch::Matchers::Contains(said.toStdString()));
    EditorDriver driver;
    CsvDialog sheets(driver.window().document(), &driver.window());
    EditorDriver::answerFileDialog(pipe);
    sheets.findChild<QPushButton*>(QStringLiteral("csvOpen"))->click();
    CHECK(sheets.findChild<QLabel*>(QStringLiteral("csvTold"))->text().contains(said));
}

TEST_CASE("Rules whose folder was opened by hand are there for scenarios and battles too")
{
    testing::forgetEverything();
    const QTemporaryDir folder;
    const QString scenario = written(folder, "try.scenario.json", sound());
    const QString game = folder.filePath(QStringLiteral("try.drumhead"));
    CHECK_FALSE(openScenario(scenario).document);
    CHECK(beginBattle(scenario, game).faults.value(0).contains(QStringLiteral("Open ruleset folder")));
    CHECK(NewScenarioDialog(QStringLiteral("toy"), nullptr).rulesetFolder()
          != QStringLiteral(DRUMHEAD_TEST_DATA "/app/data/rulesets/toy"));
    Settings().addOpenedFolder(QStringLiteral(DRUMHEAD_TEST_DATA "/app/data/rulesets"));
    CHECK(openScenario(scenario).document);
    CHECK(beginBattle(scenario, game).battle);
    CHECK(NewScenarioDialog(QStringLiteral("toy"), nullptr).rulesetFolder()
          == QStringLiteral(DRUMHEAD_TEST_DATA "/app/data/rulesets/toy"));
    testing::forgetEverything();
}

TEST_CASE("A scenario with faults opens without them, told and not yet saved")
{
    const ToyLibrary library;
    const QTemporaryDir folder;
    OpenedScenario opened =
        openScenario(written(folder, "a", sound().replace("\"stands\": 6", "\"stands\": \"many\", \"colour\": 3")));
    REQUIRE(opened.document);
    CHECK(opened.faults.size() == 2);
    CHECK(opened.document->isModified());
    CHECK(opened.document->scenario().entities[1].name == "Guards");
    OpenedScenario whole = openScenario(written(folder, "b", sound()));
    REQUIRE(whole.document);
    CHECK(whole.faults.isEmpty());
    CHECK_FALSE(whole.document->isModified());
}

TEST_CASE("A full disk keeps the file as it was, and the editor asks to save again")
{
    const ToyLibrary library;
    const QTemporaryDir folder;
    const QString file = written(folder, "trial.scenario.json", sound());
    EditorDriver driver(openScenario(file));
    driver.control(Qt::Key_7);
    driver.type(QStringLiteral("Rain. ").repeated(100));
    {
        const SmallDisk disk(300);
        driver.control(Qt::Key_S);
    }
    CHECK(readFile(file) == sound());
    CHECK(QDir(folder.path()).entryList(QDir::Files).size() == 1);
    CHECK(driver.find<QLabel>("editorTold")->isVisible());
    CHECK(driver.find<QLabel>("editorTold")->text().contains(QStringLiteral("could not be written")));
    CHECK(driver.window().isWindowModified());
    driver.control(Qt::Key_S);
    CHECK_FALSE(driver.find<QLabel>("editorTold")->isVisible());
    CHECK_FALSE(driver.window().isWindowModified());
    CHECK(readFile(file).contains("Rain. Rain."));
}

TEST_CASE("A new scenario is saved under a name that it gets, and a battle begins from it")
{
    const ToyLibrary library;
    const QTemporaryDir folder;
    EditorDriver driver;
    QString begun;
    QObject::connect(&driver.window(), &EditorWindow::battleWanted, &driver.window(),
                     [&](const QString& file) { begun = file; });
    driver.press(Qt::Key_Insert);
    driver.control(Qt::Key_B);
    CHECK(begun.isEmpty());
    CHECK(driver.find<QLabel>("editorTold")->text().contains(QStringLiteral("fix the problems")));
    driver.put("attribute.stands", QStringLiteral("6"));
    EditorDriver::answerFileDialog(folder.filePath(QStringLiteral("first")));
    driver.control(Qt::Key_B);
    REQUIRE(begun == folder.filePath(QStringLiteral("first.scenario.json")));
    CHECK(openScenario(begun).document->scenario() == driver.scenario());
}

TEST_CASE("A battle is kept as a scenario, and gone on with next week")
{
    testing::forgetEverything();
    const QTemporaryDir folder;
    BattleDriver driver;
    driver.toFiring();
    driver.shoot(QStringLiteral("1 1 1 1 1 1 1 1"));
    driver.press(Qt::Key_Return);
    const QString file = folder.filePath(QStringLiteral("goes-on.scenario.json"));
    EditorDriver::answerFileDialog(file);
    for (QAction* const each : driver.window().findChildren<QAction*>()) {
        if (each->text().contains(QStringLiteral("as a scenario"))) each->trigger();
    }
    saveFrom(driver.dialog("carryOnDialog"));
    auto* told = driver.find<QMessageBox>("savedAsScenario");
    REQUIRE(told);
    CHECK(told->text().contains(file));
    told->close();
    const Battle& battle = driver.battle();
    const OpenedScenario again = openScenario(file);
    REQUIRE(again.document);
    CHECK(again.faults.isEmpty());
    CHECK(checkScenario(again.document->scenario(), again.document->ruleset()).empty());
    CHECK(again.document->scenario().title == battle.game().scenario().title + ", day 2");
    CHECK(again.document->scenario().id == battle.game().scenario().id + "-day-2");
    const StoredAttributes stored(battle.ruleset());
    const State begun = initialState(again.document->scenario(), battle.ruleset(), stored);
    REQUIRE(begun.entities.size() == battle.state().entities.size());
    int changed = 0;
    for (const Entity& before : battle.state().entities) {
        const Entity& now = begun.at(begun.find(before.id));
        CHECK((before.kind == EntityKind::Game || now.name == before.name));
        CHECK(now.onTable == before.onTable);
        for (std::size_t i = 0; i < before.values.size(); ++i) {
            if (stored.of(before.kind)[i]->lasts != Lifetime::Game || before.values[i].isUnknown()) continue;
            INFO(before.id << " " << stored.of(before.kind)[i]->id);
            CHECK(now.values[i] == before.values[i]);
        }
        const State first = initialState(battle.game().scenario(), battle.ruleset(), stored);
        changed += first.at(first.find(before.id)).values == now.values ? 0 : 1;
    }
    CHECK(changed > 0);  // the shot told
    LaunchOptions options;
    options.battle = file;
    BattleDriver next(options);
    REQUIRE(next.window().battlePage());
    CHECK(next.battle().state().turn == 1);
    next.toFiring();
    CHECK(next.battle().state().turn == 1);
}

TEST_CASE("A battle is kept as the next of a campaign, with a share of its losses")
{
    testing::forgetEverything();
    const QTemporaryDir folder;
    BattleDriver driver;
    driver.toFiring();
    REQUIRE(driver.battle().execute(
        EditCommand{"grenadiers-kleist", {{"figures", "14"}, {"morale", "shaken"}}, "for the test"}));
    EditorDriver::answerFileDialog(folder.filePath(QStringLiteral("next")));
    for (QAction* const each : driver.window().findChildren<QAction*>()) {
        if (each->text().contains(QStringLiteral("as a scenario"))) each->trigger();
    }
    QWidget* const dialog = driver.dialog("carryOnDialog");
    REQUIRE(dialog);
    dialog->findChild<QAbstractButton*>(QStringLiteral("carryOnNext"))->click();
    dialog->findChild<QSpinBox*>(QStringLiteral("carryOnReturned"))->setValue(50);
    saveFrom(dialog);
    auto* told = driver.find<QMessageBox>("savedAsScenario");
    REQUIRE(told);
    told->close();
    const OpenedScenario again = openScenario(folder.filePath(QStringLiteral("next.scenario.json")));
    REQUIRE(again.document);
    CHECK(again.faults.isEmpty());
    const Scenario& scenario = again.document->scenario();
    const auto& values = scenario.entities[static_cast<std::size_t>(findEntity(scenario, "grenadiers-kleist"))].values;
    const auto has = [&](const char* name, const char* text) {
        return std::find(values.begin(), values.end(), std::pair<std::string, std::string>(name, text)) != values.end();
    };
    CHECK(has("figures", "19"));  // 24, less 10, and half of these back
    CHECK(has("stands", "5"));    // of 4 figures each, where there were 6
    CHECK(scenario.title == driver.battle().game().scenario().title + ", battle 2");
    CHECK(scenario.id == driver.battle().game().scenario().id + "-battle-2");
    CHECK_FALSE(has("morale", "shaken"));
}

TEST_CASE("A scenario that was saved elsewhere meanwhile is not replaced unasked")
{
    const ToyLibrary library;
    const QTemporaryDir folder;
    const QString file = written(folder, "mine.scenario.json", sound());
    EditorDriver driver(openScenario(file));
    QString answer;
    const MessageAnswers answers(
        [&](const QMessageBox&, const QAbstractButton& each) { return each.text().remove(u'&') == answer; });
    driver.control(Qt::Key_S);  // nothing has changed
    CHECK(readFile(file) == sound());
    driver.window().document().change(QStringLiteral("Title"), {}, [](Scenario& next) { next.title = "Ours"; });
    driver.control(Qt::Key_S);
    CHECK(answers.asked() == 0);
    CHECK(readFile(file).contains("Ours"));
    const QByteArray theirs = sound().replace("Trial", "Theirs");
    writeFile(file, theirs);
    answer = QStringLiteral("Cancel");
    driver.control(Qt::Key_S);
    CHECK(answers.asked() == 1);
    CHECK(readFile(file) == theirs);
    answer = QStringLiteral("Replace it");
    driver.control(Qt::Key_S);
    CHECK(answers.asked() == 2);
    CHECK(readFile(file).contains("Ours"));
    driver.control(Qt::Key_S);
    CHECK(answers.asked() == 2);
}

TEST_CASE("A scenario that is being edited is not opened a second time")
{
    testing::WindowDriver driver(testing::toyOptions("shot"));
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("krumbach-heights.scenario.json"));
    REQUIRE(
        QFile::copy(QStringLiteral(DRUMHEAD_SOURCE_DIR "/resources/scenarios/krumbach-heights.scenario.json"), file));
    const auto editors = [] {
        std::vector<EditorWindow*> open;
        for (QWidget* const each : QApplication::topLevelWidgets()) {
            auto* const found = qobject_cast<EditorWindow*>(each);
            if (found && found->isVisible()) open.push_back(found);
        }
        return open;
    };
    for (int i = 0; i < 2; ++i) {
        EditorDriver::answerFileDialog(file);
        for (QAction* const each : driver.window().findChildren<QAction*>()) {
            if (each->text() == QStringLiteral("&Edit scenario…")) each->trigger();
        }
        CHECK(editors().size() == 1);
    }
    for (EditorWindow* const each : editors()) each->close();
}

TEST_CASE("The losses of a battle are taken off the army list of a campaign")
{
    testing::forgetEverything();
    const QTemporaryDir folder;
    BattleDriver driver;
    driver.toFiring();
    const QString list = folder.filePath(QStringLiteral("army.scenario.json"));
    {
        QFile file(list);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(
            QByteArray::fromStdString(scenarioToJson(driver.battle().game().scenario(), driver.battle().ruleset())));
    }
    REQUIRE(driver.battle().execute(EditCommand{"grenadiers-kleist", {{"figures", "14"}}, "for the test"}));
    for (QAction* const each : driver.window().findChildren<QAction*>()) {
        if (each->text().contains(QStringLiteral("as a scenario"))) each->trigger();
    }
    QWidget* const dialog = driver.dialog("carryOnDialog");
    REQUIRE(dialog);
    dialog->findChild<QAbstractButton*>(QStringLiteral("carryOnList"))->click();
    CHECK(dialog->findChild<QSpinBox*>(QStringLiteral("carryOnReturned"))->isEnabled());
    EditorDriver::answerFileDialog(list);
    EditorDriver::answerFileDialog(folder.filePath(QStringLiteral("after")));
    saveFrom(dialog);
    auto* told = driver.find<QMessageBox>("savedAsScenario");
    REQUIRE(told);
    told->close();
    const OpenedScenario again = openScenario(folder.filePath(QStringLiteral("after.scenario.json")));
    REQUIRE(again.document);
    const Scenario& scenario = again.document->scenario();
    const auto& values = scenario.entities[static_cast<std::size_t>(findEntity(scenario, "grenadiers-kleist"))].values;
    for (const auto& each : {std::pair<std::string, std::string>("figures", "14"), {"stands", "4"}})
        CHECK(std::find(values.begin(), values.end(), each) != values.end());
    CHECK(scenario.id == driver.battle().game().scenario().id + "-after-battle-1");
}

TEST_CASE("A battle begun from an editor that stayed alone brings the window back")
{
    testing::WindowDriver driver(testing::toyOptions("shot"));
    const QString file = QStringLiteral(DRUMHEAD_SOURCE_DIR "/resources/scenarios/krumbach-heights.scenario.json");
    EditorDriver::answerFileDialog(file);
    for (QAction* const each : driver.window().findChildren<QAction*>()) {
        if (each->text() == QStringLiteral("&Edit scenario…")) each->trigger();
    }
    EditorWindow* editor = nullptr;
    for (QWidget* const each : QApplication::topLevelWidgets()) {
        if (auto* found = qobject_cast<EditorWindow*>(each)) editor = found;
    }
    REQUIRE(editor);
    REQUIRE(driver.window().close());
    Q_EMIT editor->battleWanted(file);
    CHECK(driver.window().isVisible());
    CHECK(driver.window().windowTitle().startsWith(QStringLiteral("Krumbach Heights")));
    editor->close();
}

TEST_CASE("The editor makes sheets of a scenario that is sound, without a battle")
{
    const ToyLibrary library;
    const QTemporaryDir folder;
    EditorDriver driver;
    driver.press(Qt::Key_Insert);
    driver.type(QStringLiteral("Guards of the mill"));
    const auto askForSheets = [&] { driver.press(Qt::Key_P, Qt::ControlModifier); };
    askForSheets();
    CHECK(driver.find<QLabel>("editorTold")->text().contains(QStringLiteral("fix the problems")));
    driver.put("attribute.stands", QStringLiteral("6"));
    const QString file = folder.filePath(QStringLiteral("roster.md"));
    QTimer::singleShot(100, &driver.window(), [&] {
        auto* dialog = qobject_cast<SheetsDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        dialog->findChild<QComboBox*>(QStringLiteral("sheetChoice"))->setCurrentIndex(1);
        CHECK(dialog->saveTo(file));
        dialog->reject();
    });
    askForSheets();
    CHECK(readFile(file).contains("Guards of the mill"));
}

}  // namespace editor_files_test
