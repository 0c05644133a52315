// The dice and the primary action stand in one place, from case to case and from the questions to the result, and no
// notice moves them.
#include "app/recorded_battle.hpp"
#include "app/type_scale.hpp"

#include "app/battle/case/case_controller.hpp"
#include "app/combat/case_page.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/game/play/turn.hpp"

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTest>

#include <map>

namespace fixed_places_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;
using testing::playRecorded;

namespace {

constexpr QSize laptop{1366, 720};
constexpr std::size_t evening = 120;  // commands

/// Every place of each control, with the first case that had it there.
class Places {
public:
    explicit Places(const BattleDriver& driver) : m_driver(driver) {}

    void note(const std::string& when)
    {
        QTest::qWait(1);  // the shares follow after the layout
        QApplication::processEvents();
        for (const char* const name : {"diceField", "roll", "applyCase", "nextStep", "logPanel"}) {
            const auto* found = m_driver.find<QWidget>(name);
            REQUIRE(found);
            if (!found->isVisible()) continue;
            if (found->objectName() == QStringLiteral("logPanel")) found = found->parentWidget();  // with its notices
            const QPoint at = found->mapTo(&m_driver.window(), QPoint());
            m_all[name].emplace(std::pair(at.x(), at.y()), when);
        }
    }
    /// The controls that were moved, with where they stood; empty: none.
    [[nodiscard]] std::string moved() const
    {
        std::string all;
        for (const auto& [name, places] : m_all) {
            if (places.size() < 2) continue;
            all += name + ":";
            for (const auto& [place, when] : places)
                all += " " + std::to_string(place.first) + "," + std::to_string(place.second) + " (" + when + ")";
            all += "\n";
        }
        return all;
    }
    [[nodiscard]] bool has(const char* name) const { return m_all.contains(name); }

private:
    const BattleDriver& m_driver;
    std::map<std::string, std::map<std::pair<int, int>, std::string>> m_all;
};

/// As a referee sees it: result, throw, questions.
int noteCases(BattleDriver& driver, Places& places)
{
    CaseController& controller = *driver.page().caseController();
    int cases = 0;
    std::map<std::string, int> alike;
    for (EntryId entry = 1; entry <= static_cast<EntryId>(driver.battle().game().entries().size()); ++entry) {
        const auto* const resolve = std::get_if<ResolveCommand>(&driver.battle().game().entry(entry).command);
        constexpr int enough = 4;  // of one procedure
        if (!resolve || ++alike[resolve->procedure] > enough || !controller.openAgain(entry)) continue;
        const std::string what = resolve->procedure + " " + std::to_string(entry);
        places.note(what + ", result");
        CasePage& page = *controller.page();
        page.session()->clearDice();
        page.goOn();
        places.note(what + ", throw");
        page.newCase();
        places.note(what + ", questions");
        controller.discard();
        if (controller.isOpen()) controller.leave();
        ++cases;
    }
    return cases;
}

}  // namespace

TEST_CASE("Dice field, Roll, Apply and Next stand in one place in all cases of the sample battles")
{
    int cases = 0;
    for (const char* const name : {"kirchdorf", "krumbach-heights", "monte-azul"}) {
        BattleDriver driver(battleOptions(name));
        driver.window().resize(laptop);
        playRecorded(driver, name, evening);
        Places places(driver);
        cases += noteCases(driver, places);
        INFO(name);
        CHECK(places.has("diceField"));
        CHECK(places.has("applyCase"));
        CHECK(places.moved() == "");
    }
    CHECK(cases >= 40);
}

TEST_CASE("What has a place keeps it when a case is opened, thrown, applied and left")
{
    BattleDriver driver(battleOptions("monte-azul"));
    driver.window().resize(laptop);
    playRecorded(driver, "monte-azul", evening);
    Places places(driver);
    CaseController& controller = *driver.page().caseController();
    const auto top = [&](const char* name) {
        QTest::qWait(1);
        QApplication::processEvents();
        return driver.find<QWidget>(name)->mapTo(&driver.window(), QPoint()).y();
    };
    const int offers = top("turnOffers");
    EntryId thrown = 0;
    for (const JournalEntry& each : driver.battle().game().entries()) {
        const auto* const resolve = std::get_if<ResolveCommand>(&each.command);
        if (resolve && !resolve->dice.empty()) thrown = each.id;
    }
    REQUIRE(controller.openAgain(thrown));
    places.note("case");
    CHECK(top("turnOffers") == offers);
    controller.discard();
    places.note("left");
    CHECK(places.moved() == "");
    const QString step = toQt(titleOfStep(driver.battle().rules(), driver.battle().state()));
    CHECK(step.endsWith(QStringLiteral(": ") + driver.find<QWidget>("whoseStep")->accessibleName()));
}

TEST_CASE("Outcome and dice stay where they are when a result is applied")
{
    BattleDriver driver;
    driver.window().resize(laptop);
    driver.toFiring();
    driver.shoot(QStringLiteral("9 9 9 9 9"));
    const auto places = [&] {
        QTest::qWait(1);
        QApplication::processEvents();
        std::vector<int> all;
        for (const char* const name : {"resultCard", "outcomeHead", "diceView"}) {
            for (const auto* each : driver.window().findChildren<QWidget*>(QString::fromLatin1(name))) {
                if (!each->isVisible()) continue;
                const QPoint at = each->mapTo(&driver.window(), QPoint());
                all.push_back(at.y());
            }
        }
        return all;
    };
    const std::vector<int> before = places();
    REQUIRE(before.size() >= 2);
    driver.press(Qt::Key_Return);
    REQUIRE_FALSE(driver.page().caseController()->isOpen());
    CHECK(places() == before);
}

TEST_CASE("A notice moves neither the dice nor Apply nor Next")
{
    BattleDriver driver;
    driver.window().resize(laptop);
    driver.toFiring();
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    REQUIRE(driver.page().caseController()->isOpen());
    Places places(driver);
    places.note("without a notice");
    driver.page().tell(QStringLiteral("Nothing to apply yet."));
    places.note("with a message");
    driver.page().warn(QStringLiteral("The disk is full."));
    places.note("with a warning as well");
    CHECK(places.has("diceField"));
    CHECK(places.moved() == "");
}

TEST_CASE("Beside notices the log keeps lines that can be read, and its buttons come back with the room")
{
    for (const double scale : {1.0, 1.5}) {
        const auto options = battleOptions();
        const testing::TypeScale type(scale);
        BattleDriver driver(options);
        driver.window().resize(laptop);
        driver.toFiring();
        const auto* const log = driver.find<QListView>("log");
        const auto* const open = driver.find<QPushButton>("logOpen");
        const auto rows = [log] { return log->viewport()->height() / log->sizeHintForRow(0); };
        INFO(scale);
        CHECK(rows() >= 3);
        CHECK(open->isVisible());
        driver.page().tell(QStringLiteral("Nothing to apply yet."));
        QTest::qWait(1);
        CHECK(rows() >= 2);
        driver.page().warn(QStringLiteral("The disk is full."));
        QTest::qWait(1);
        CHECK(rows() >= 1);
        CHECK(log->actions().size() == 4);  // what the buttons do is in the menu of the list
        // The last entry stays in sight.
        CHECK(QTest::qWaitFor(
            [log] { return log->viewport()->rect().contains(log->visualRect(log->currentIndex()).center()); }));
        driver.page().tell(QString());
        driver.page().warn(QString());
        CHECK(QTest::qWaitFor([open] { return open->isVisible(); }));
    }
}

}  // namespace fixed_places_test
