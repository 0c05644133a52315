// An evening of 400 commands with the window open: nothing moves that should stay, nothing is lost or waived silently.
#include "support/catch.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/armies/model/army_model.hpp"
#include "app/battle_driver.hpp"
#include "drumhead/game/autoplay/invariants.hpp"
#include "drumhead/game/autoplay/trial_player.hpp"

#include <QApplication>
#include <QListView>
#include <QPushButton>
#include <QTreeView>

#include <algorithm>

namespace evening_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;

namespace {

using Places = std::vector<std::pair<std::string, QRect>>;

/// Where the things stand that a person reaches for without looking.
Places placesOf(const BattleDriver& driver)
{
    Places places;
    for (const char* name : {"turnNumber", "nextStep", "armies", "log", "duePanel", "caseController"}) {
        const auto* widget = driver.find<QWidget>(name);
        REQUIRE(widget);
        places.emplace_back(name, QRect(widget->mapTo(&driver.window(), QPoint()), widget->size()));
    }
    // With nothing to do the obligations leave their height to the armies: what is common to both stays.
    const auto placeOf = [&places](const char* name) -> QRect& {
        return std::find_if(places.begin(), places.end(), [&](const auto& each) { return each.first == name; })->second;
    };
    QRect& armies = placeOf("armies");
    QRect& due = placeOf("duePanel");
    armies.setHeight(0);
    due = QRect(due.x(), due.bottom(), due.width(), 0);
    return places;
}

/// What does not stand where it stood.
std::string moved(const Places& before, const Places& now)
{
    std::string all;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const auto text = [](const QRect& r) {
            return std::to_string(r.x()) + "," + std::to_string(r.y()) + " " + std::to_string(r.width()) + "x"
                + std::to_string(r.height());
        };
        if (before[i] != now[i])
            all += now[i].first + " " + text(before[i].second) + " -> " + text(now[i].second) + "; ";
    }
    return all;
}

/// Plays a share of the evening; the faults, each told once.
std::vector<std::string> play(BattleDriver& driver, int commands)
{
    TrialPlayer player(7, 4, 0);
    BattleInvariants invariants(driver.battle().rules());
    std::vector<std::string> faults;
    driver.press(Qt::Key_F10);
    QApplication::processEvents();
    auto* tree = driver.find<QTreeView>("armies");
    tree->expandAll();
    const auto* model = driver.page().findChild<ArmyModel*>();
    const EntityId chosen = model->entity(model->index(0, 0));
    driver.page().armies()->select(chosen);
    const Places places = placesOf(driver);
    for (int i = 0; i < commands && !driver.battle().state().over; ++i) {
        const State before = driver.battle().state();
        const Command command = player.next(driver.battle().rules(), before);
        const Result<Decision> done = driver.battle().execute(command);
        if (!done) {
            faults.push_back(done.error());
            break;
        }
        for (const std::string& each : invariants.check(before, command, *done, driver.battle().state()))
            faults.push_back(each + " | " + commandToJson(command));
        if (i % 20 != 0) continue;
        QApplication::processEvents();
        if (const std::string what = moved(places, placesOf(driver)); !what.empty())
            faults.push_back("after command " + std::to_string(i) + " has moved: " + what);
        if (driver.page().armies()->current() != chosen) faults.push_back("another row is chosen");
    }
    if (driver.find<QListView>("log")->model()->rowCount() != static_cast<int>(driver.battle().game().line().size()))
        faults.push_back("the log does not tell everything");
    return faults;
}

}  // namespace

TEST_CASE("An evening of 400 commands leaves everything in its place and settles nothing silently")
{
    for (const char* scenario : {"krumbach-heights", "monte-azul"}) {
        BattleDriver driver(battleOptions(scenario));
        driver.window().resize(1366, 740);
        QApplication::processEvents();
        for (const std::string& each : play(driver, 200)) FAIL_CHECK(std::string(scenario) + ": " + each);
        CHECK(driver.battle().game().entries().size() >= 200);
    }
}

TEST_CASE("Who has acted in a step fades, until it is left")
{
    BattleDriver driver;
    driver.toFiring();
    const ArmyModel& model = *driver.page().findChild<ArmyModel*>();
    driver.shoot(QStringLiteral("9 9 9 9 9"));
    driver.press(Qt::Key_Return);
    const auto& command = std::get<ResolveCommand>(driver.battle().game().entry(driver.battle().game().head()).command);
    const EntityId firer = driver.battle().state().find(command.roles.front().second.front());
    CHECK(model.indexOf(firer).data(Qt::ForegroundRole).isValid());
    CHECK(model.indexOf(firer).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Has acted in this step")));
    driver.press(Qt::Key_F10, Qt::ControlModifier);
    CHECK_FALSE(model.indexOf(firer).data(Qt::ForegroundRole).isValid());
}

}  // namespace evening_test
