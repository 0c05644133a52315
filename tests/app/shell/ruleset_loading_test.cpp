// Rulesets that take long to load: the window opens all the same, says what is loading, and has it when it is there.
#include "app/battle/session/battle_opening.hpp"
#include "app/battle_driver.hpp"
#include "app/combat/session/case_session.hpp"
#include "app/shared/rules/ruleset_choice.hpp"
#include "app/shared/rules/ruleset_loading.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/storage/file/game_file.hpp"

#include <QApplication>
#include <QComboBox>
#include <QTest>
#include <QTimer>

namespace ruleset_loading_test {

using namespace drumhead;
using namespace drumhead::app;
using namespace drumhead::test;
using testing::WindowDriver;

namespace {

const std::string identity =
    R"({ "format": 1, "id": "slow", "title": "Slow rules", "version": "1", "distance": "in", "status": "house" })";

/// Almost as much as the bounds of rulesets let through: half a second and more to check.
std::string slowProcedures()
{
    constexpr int runners = 50;
    std::string terms = "\"u.n\"";
    for (int i = 0; i < 39; ++i) terms += ",\"u.n\"";
    std::string lets;
    std::string said;
    for (int i = 0; i < 60; ++i) {
        const std::string x = "x" + std::to_string(i);
        lets += R"({"let":")" + x + R"(","value":{"sum":[)" + terms + "]}},";
        said += "{" + x + "}";
    }
    std::string runs;
    for (int i = 0; i < 14; ++i) runs += R"({"do":"p0","as":"a)" + std::to_string(i) + R"(","roles":{"u":"u"}},)";
    const auto procedure = [](int number, const std::string& steps) {
        return R"({"id":"p)" + std::to_string(number)
            + R"(","title":"P","about":"p","roles":{"u":{"kind":"unit","label":"u"}},"steps":[)" + steps + "]}";
    };
    std::string all = procedure(0, lets + R"({"say":")" + said + "\"}");
    for (int i = 1; i < runners; ++i) all += "," + procedure(i, runs + R"({"say":"ok"})");
    return R"({"procedures":[)" + all + "]}";
}

/// Tables that take long to be checked for gaps.
std::string slowTables()
{
    std::string all;
    std::string names;
    for (int i = 0; i < 21; ++i) {
        const std::string id = (i > 0 ? ",\"c" : "\"c") + std::to_string(i) + "\"";
        all += id;
        names += id + ":\"C\"";
    }
    std::string inputs;
    std::string asked;
    for (int k = 0; k < 4; ++k) {
        const std::string id = (k > 0 ? R"(,{"id":"q)" : R"({"id":"q)") + std::to_string(k) + "\"";
        inputs += id + R"(,"choices":"l"})";
        asked += id + R"(,"label":"q","type":"choice","choices":"l","question":"Which?"})";
    }
    std::string rows;
    for (int i = 0; i < 21; ++i)
        rows += (i > 0 ? "," : "") + std::string(R"({"q0":[)") + all + R"(],"q1":[)" + all + R"(],"q2":[)" + all
            + R"(],"q3":"c)" + std::to_string(i) + R"(","o":1})";
    std::string tables;
    std::string steps;
    for (int i = 0; i < 4; ++i) {
        const std::string n = std::to_string(i);
        tables += (i > 0 ? "," : "") + std::string(R"({"id":"t)") + n + R"(","title":"T","inputs":[)" + inputs
            + R"(],"outputs":{"o":"number"},"rows":[)" + rows + "]}";
        steps += R"({"let":"x)" + n + R"(","table":"t)" + n + R"(","by":["q0","q1","q2","q3"]},)";
    }
    return R"({"choice-lists":{"l":{)" + names + R"(}},"attributes":{"case":[)" + asked + R"(]},"tables":[)" + tables
        + R"(],"procedures":[{"id":"t","title":"Tables","about":"t","roles":{"u":{"kind":"unit","label":"u"}},"steps":[)"
        + steps + R"({"say":"{x0}{x1}{x2}{x3}"}]}]})";
}

RulesetFiles slowRules()
{
    RulesetFiles files;
    files.folder = "slow";
    files.files.push_back({"ruleset.json", identity});
    files.files.push_back(
        {"a.json",
         R"({"attributes":{"unit":[{"id":"type","label":"type","type":"unit-type","from":"list","default":"t"},
        {"id":"n","label":"n","type":"number","from":"list","default":3,"question":"How many?"}]},"unit-types":[{"id":"t","title":"T"}]})"});
    files.files.push_back({"p.json", slowProcedures()});
    files.files.push_back({"t.json", slowTables()});
    return files;
}

/// However quick the machine is, these rules are not there at once.
class NoPatience {
public:
    NoPatience() { RulesetLoading::setPatience(0); }
    ~NoPatience() { RulesetLoading::setPatience(0.25); }
    NoPatience(const NoPatience&) = delete;
    NoPatience& operator=(const NoPatience&) = delete;
};

/// A library with the slow rules alone.
LaunchOptions slowOptions(const OwnFolder& folder)
{
    testing::forgetEverything();
    std::filesystem::create_directories(folder / "slow");
    for (const RulesetFiles::File& each : slowRules().files) writeBytes(folder / ("slow/" + each.path), each.text);
    LaunchOptions options;
    options.folders << QString::fromStdString(folder.path().string());
    options.procedure = QStringLiteral("p3");
    options.answers << QStringLiteral("u.n=7");
    return options;
}

}  // namespace

TEST_CASE("the window opens at once, says which rules are loading, and has them when they are there")
{
    const OwnFolder folder;
    const NoPatience none;
    const LaunchOptions options = slowOptions(folder);
    const WindowDriver driver(options);
    CHECK(driver.find<QLabel>("problem")->text() == QStringLiteral("Loading the rules “Slow rules”…"));
    CHECK(driver.find<QLabel>("problem")->isVisible());
    CHECK_FALSE(driver.find<QComboBox>("procedureCombo")->isEnabled());
    // What the command line asked for is not forgotten.
    REQUIRE(QTest::qWaitFor([&] { return !driver.find<QLabel>("problem")->isVisible(); }, 60'000));
    CHECK(driver.find<QComboBox>("procedureCombo")->currentData().toString() == QStringLiteral("p3"));
    CHECK(driver.window().windowTitle().startsWith(QStringLiteral("Slow rules: P")));
}

TEST_CASE("where rules are chosen for themselves, one that takes long and has faults is passed over")
{
    const OwnFolder folder;
    LaunchOptions options = slowOptions(folder);
    writeBytes(folder / "slow/z.json", R"({"procedures":[{"id":"p3"}]})");
    options.folders << testing::dataFolder("rulesets/toy");
    options.procedure.clear();
    options.answers.clear();
    const WindowDriver driver(options);
    REQUIRE(QTest::qWaitFor([&] { return driver.find<QComboBox>("rulesetCombo")->currentIndex() == 1; }, 60'000));
    CHECK(QTest::qWaitFor([&] { return !driver.find<QLabel>("problem")->isVisible(); }, 60'000));
    CHECK(driver.find<QComboBox>("rulesetCombo")->itemText(0).contains(QStringLiteral("has faults")));
}

TEST_CASE("another ruleset can be chosen while one is loading")
{
    const OwnFolder folder;
    auto none = std::make_unique<NoPatience>();
    LaunchOptions options = slowOptions(folder);
    options.folders << testing::dataFolder("rulesets/toy");
    const WindowDriver driver(options);
    none.reset();
    auto* const choice = driver.find<QComboBox>("rulesetCombo");
    REQUIRE(choice->currentIndex() == 0);
    choice->setCurrentIndex(1);
    CHECK_FALSE(driver.find<QLabel>("problem")->isVisible());
    const QString title = driver.window().windowTitle();
    QTest::qWait(50);
    CHECK(choice->currentIndex() == 1);
    CHECK(driver.window().windowTitle() == title);
}

TEST_CASE("a battle with rules that take long to load says so, and opens when they are there")
{
    testing::forgetEverything();
    const OwnFolder folder;
    const NoPatience none;
    GameContent content;
    content.rules = slowRules();
    content.scenario =
        R"({ "format": 1, "id": "s", "title": "S", "ruleset": "slow", "sides": [ { "id": "red", "name": "Red" }, { "id": "blue", "name": "Blue" } ] })";
    const FileError made = GameFile::create(folder / "slow.drumhead", content);
    INFO(made.message);
    REQUIRE_FALSE(made);
    bool isTold = false;
    QTimer watch;
    watch.setInterval(10);
    QObject::connect(&watch, &QTimer::timeout, [&] {
        for (const QWidget* each : QApplication::topLevelWidgets())
            isTold = isTold || (each->objectName() == QLatin1String("loadingRules") && each->isVisible());
    });
    watch.start();
    const OpenedBattle opened = openBattle(QString::fromStdString((folder / "slow.drumhead").string()), false, {});
    INFO(opened.faults.join(u'\n').toStdString());
    CHECK(opened.battle);
    CHECK(isTold);
}

}  // namespace ruleset_loading_test
