// The pictures of the manual in each of its languages, and of the README, taken anew from the window: DRUMHEAD_RECORD=1
// drumhead_app_tests "[manual-pictures]".
#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/odds/odds_side_panel.hpp"
#include "app/spoken.hpp"
#include "app/window_driver.hpp"

#include <QTest>

#include <utility>

namespace manual_pictures_test {

using namespace drumhead::app;
using testing::BattleDriver;
using testing::forgetEverything;
using testing::Spoken;
using testing::WindowDriver;

namespace {

constexpr QSize size{1366, 720};

/// `folder` is that of a language below docs/, with its stroke, or empty.
void take(WindowDriver& driver, const QString& folder, const char* name)
{
    QTest::qWait(1500);  // odds are worked out beside
    const QString file =
        QStringLiteral(DRUMHEAD_SOURCE_DIR "/docs/%1pictures/%2.png").arg(folder, QString::fromLatin1(name));
    REQUIRE(driver.window().grab().save(file, "PNG", 1));
}

void takeStart(const QString& folder)
{
    forgetEverything();
    WindowDriver driver(LaunchOptions{});
    driver.window().resize(size);
    take(driver, folder, "start");
}

void takeCombat(const QString& folder)
{
    forgetEverything();
    LaunchOptions options;
    options.ruleset = QStringLiteral("d10-charts");
    options.procedure = QStringLiteral("fire");
    options.answers = {QStringLiteral("distance=8"), QStringLiteral("firer.type=grenadiers"),
                       QStringLiteral("firer.figures-firing=24"), QStringLiteral("target.type=musketeers")};
    WindowDriver driver(options);
    driver.window().resize(size);
    QTest::qWait(1500);
    driver.press(Qt::Key_D, Qt::ControlModifier);
    driver.type(QStringLiteral("1 5 6 9 10 4"));
    driver.press(Qt::Key_Return);
    driver.press(Qt::Key_F2);
    take(driver, folder, "combat");
}

void takeBattle(const QString& folder)
{
    forgetEverything();
    BattleDriver driver;
    driver.window().resize(size);
    driver.toFiring();
    driver.shoot(QStringLiteral("1 3 5 7 10"));
    take(driver, folder, "battle");
}

}  // namespace

TEST_CASE("Pictures of the manual", "[.][manual-pictures]")
{
    if (!qEnvironmentVariableIsSet("DRUMHEAD_RECORD")) FAIL("the pictures are taken with DRUMHEAD_RECORD=1");
    for (const auto& [language, folder] : {std::pair("en", ""), std::pair("de", "de/")}) {
        const Spoken spoken(language);
        takeStart(QString::fromLatin1(folder));
        takeCombat(QString::fromLatin1(folder));
        takeBattle(QString::fromLatin1(folder));
    }
}

}  // namespace manual_pictures_test
