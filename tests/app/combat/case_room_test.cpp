// In the cases of the sample battles, as they were asked: questions and results have the room first.
#include "app/battle_driver.hpp"

#include "app/battle/case/case_controller.hpp"
#include "app/combat/card/result_card.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/dice/dice_bar.hpp"
#include "app/combat/dice/face_strip.hpp"
#include "app/combat/form/case_form.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/odds/odds_side_panel.hpp"
#include "app/recorded_battle.hpp"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QTreeView>

#include <map>

namespace case_room_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;
using testing::playRecorded;

namespace {

constexpr QSize laptop{1366, 720};

void settle()
{
    for (int i = 0; i < 3; ++i) QTest::qWait(2);
    QApplication::processEvents();
}

/// What is cut off: by how many pixels.
int missing(const QWidget& what) { return what.height() - what.visibleRegion().boundingRect().height(); }

}  // namespace

TEST_CASE("No question and no result is out of sight at 1366x768 while something less has room")
{
    int cases = 0;
    for (const char* const name : {"kirchdorf", "krumbach-heights", "monte-azul"}) {
        BattleDriver driver(battleOptions(name));
        driver.window().resize(laptop);
        playRecorded(driver, name, 150);
        CaseController& controller = *driver.page().caseController();
        std::map<std::string, int> alike;
        for (EntryId entry = 1; entry <= static_cast<EntryId>(driver.battle().game().entries().size()); ++entry) {
            const auto* const resolve = std::get_if<ResolveCommand>(&driver.battle().game().entry(entry).command);
            constexpr int enough = 3;  // of one procedure
            if (!resolve || ++alike[resolve->procedure] > enough || !controller.openAgain(entry)) continue;
            CasePage& page = *controller.page();
            const CaseForm& form = *page.form();
            for (const bool thrown : {true, false}) {
                if (!thrown) {
                    page.session()->clearDice();
                    page.goOn();
                }
                settle();
                INFO(name << ", " << resolve->procedure << " " << entry << (thrown ? ", ruled again" : ", throw"));
                INFO("form " << form.height() << " of " << form.wantedHeight() << ", card " << page.verdict()->height()
                             << " of " << page.verdict()->leastHeight() << ", below " << page.side()->height());
                const bool isWhole = !form.isVisible() || form.verticalScrollBar()->maximum() == 0;
                const int below = page.side()->height() - page.side()->tabBar()->height();
                CHECK((isWhole || below < 8));
                const auto* const strip = page.findChild<FaceStrip*>();
                if (strip->isVisible() && missing(*strip) > 0) CHECK(below < 8);
                ++cases;
            }
            controller.discard();
            if (controller.isOpen()) controller.leave();
        }
    }
    CHECK(cases >= 60);
}

TEST_CASE("A Group's morale shows both distances and what each unit does at 1366x768")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    driver.window().resize(laptop);
    playRecorded(driver, "kirchdorf", 112);
    driver.press(Qt::Key_F10);
    settle();
    CasePage& page = *driver.page().caseController()->page();
    REQUIRE(driver.page().caseController()->isOpen());
    REQUIRE(page.session()->procedure().id == "group-morale");
    settle();
    CHECK(page.form()->verticalScrollBar()->maximum() == 0);
    CHECK(page.form()->questionsInSight()->size() >= 3);
    const auto* const strip = page.findChild<FaceStrip*>();
    REQUIRE(strip->isVisible());
    CHECK(missing(*strip) == 0);
    CHECK(missing(*page.verdict()->card()->findChild<QWidget*>(QStringLiteral("headline"))) == 0);
}

TEST_CASE("A case without dice has no place for them, and an empty table takes no room")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    driver.window().resize(laptop);
    playRecorded(driver, "kirchdorf", 78);
    const EntryId last = static_cast<EntryId>(driver.battle().game().entries().size());
    CaseController& controller = *driver.page().caseController();
    int found = 0;
    for (EntryId entry = 1; entry <= last && found == 0; ++entry) {
        const auto* const resolve = std::get_if<ResolveCommand>(&driver.battle().game().entry(entry).command);
        if (!resolve || !controller.openAgain(entry)) continue;
        const CaseSession& session = *controller.page()->session();
        if (!session.diceLying().empty() || session.throwsAhead() || !session.relevance().modifiers.empty()) {
            controller.discard();
            continue;
        }
        settle();
        ++found;
        CHECK_FALSE(driver.find<QLineEdit>("diceField")->isVisible());
        CHECK_FALSE(driver.find<QPushButton>("roll")->isVisible());
        CHECK_FALSE(driver.find<QTreeView>("modifierView")->isVisible());
        driver.press(Qt::Key_F5);
        CHECK(driver.find<QLabel>("diceHint")->isVisible());  // says why
    }
    CHECK(found == 1);
}

}  // namespace case_room_test
