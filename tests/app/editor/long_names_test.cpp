// Names of 300 letters, in words or without a space, widen no window beyond a laptop's screen.
#include "support/catch.hpp"

#include "app/battle/players/players_window.hpp"
#include "app/battle_driver.hpp"
#include "app/combat/card/outcome_head.hpp"
#include "app/editor_driver.hpp"
#include "app/file_bytes.hpp"

#include <QLabel>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTabWidget>
#include <QTemporaryDir>

namespace long_names_test {

using namespace drumhead;
using namespace drumhead::app;
using namespace drumhead::app::testing;

namespace {

constexpr QSize laptop(1024, 600);

/// Krumbach, every name and text of a reinforcement as long as it may be: of one word, or of many.
QString longNames(const QTemporaryDir& folder, bool oneWord)
{
    const QString sound = QString::fromUtf8(readFile(battleOptions().battle));
    const QRegularExpression names(QStringLiteral("\"(name|text|title)\": \"[^\"]*\""));
    QString made;
    qsizetype at = 0;
    int number = 0;
    for (auto each = names.globalMatch(sound); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        made += sound.mid(at, match.capturedStart() - at);
        at = match.capturedEnd();
        const QString name = QString::number(++number)
            + QString(oneWord ? QStringLiteral("W") : QStringLiteral(" Regiment")).repeated(oneWord ? 290 : 32);
        made += QStringLiteral("\"%1\": \"%2\"").arg(match.captured(1), name);
    }
    const QString file = folder.filePath(QStringLiteral("long.scenario.json"));
    writeFile(file, (made + sound.mid(at)).toUtf8());
    return file;
}

void checkFits(const QWidget& widget, const QSize& room)
{
    INFO(widget.objectName().toStdString()
         << " needs " << widget.minimumSizeHint().width() << " x " << widget.minimumSizeHint().height());
    CHECK(widget.minimumSizeHint().width() <= room.width());
    CHECK(widget.minimumSizeHint().height() <= room.height());
}

}  // namespace

TEST_CASE("Names of 300 letters widen no page of the editor")
{
    const bool oneWord = GENERATE(true, false);
    const QTemporaryDir folder;
    EditorDriver driver(openScenario(longNames(folder, oneWord)));
    driver.window().resize(laptop);
    auto* tabs = driver.find<QTabWidget>("editorTabs");
    REQUIRE(tabs);
    for (int i = 0; i < tabs->count(); ++i) {
        tabs->setCurrentIndex(i);
        QApplication::processEvents();
        INFO(tabs->tabText(i).toStdString());
        checkFits(*tabs->widget(i), laptop);
    }
    checkFits(driver.window(), laptop);
    CHECK(driver.window().width() <= laptop.width());
    CHECK(driver.window().height() <= laptop.height());
}

TEST_CASE("Names of 300 letters widen neither the battle nor what the players see")
{
    const bool oneWord = GENERATE(true, false);
    const QTemporaryDir folder;
    LaunchOptions options = battleOptions();
    options.battle = longNames(folder, oneWord);
    BattleDriver driver(options);
    const auto* overview = driver.find<QScrollArea>("battleOverview");
    REQUIRE(overview);
    CHECK(overview->widget()->minimumSizeHint().width() <= laptop.width() / 2);
    driver.toFiring();
    checkFits(driver.window(), laptop);
    PlayersWindow players;
    players.setBattle(&driver.battle());
    players.resize(laptop);
    players.show();
    QApplication::processEvents();
    checkFits(players, laptop);
    CHECK(players.width() == laptop.width());
    const auto* turn = players.findChild<QLabel*>(QStringLiteral("playersTurn"));
    REQUIRE(turn);
    CHECK(turn->text().contains(oneWord ? QStringLiteral("WWWW") : QStringLiteral("Regiment")));
    CHECK(turn->height() <= 3 * turn->fontMetrics().lineSpacing());
    driver.shoot(QStringLiteral("1 1 1 1 1 1 1 1"));
    driver.press(Qt::Key_Return);
    QApplication::processEvents();
    CHECK_FALSE(players.findChild<OutcomeHead*>()->isHidden());
    checkFits(driver.window(), laptop);
    checkFits(players, laptop);
    CHECK(players.width() == laptop.width());
}

}  // namespace long_names_test
