// Combats of each ruleset through the real window by keyboard: every file in tests/app/shots is a case.
#include "support/catch.hpp"

#include "app/shared/settings/settings.hpp"
#include "app/window_driver.hpp"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace shots_test {

using namespace drumhead::app;
using testing::WindowDriver;

namespace {

const QString shotsFolder = QStringLiteral(DRUMHEAD_TEST_DATA "/app/shots");

/// Types dice (a text for each throw made together) or answers what is asked on the way, as the case comes to
/// it.
void play(WindowDriver& driver, const QJsonObject& step)
{
    INFO(driver.headline().toStdString());
    if (const QJsonArray answer = step["answer"].toArray(); !answer.isEmpty()) {
        REQUIRE(driver.answer(answer[0].toString(), answer[1].toString()));
        return;
    }
    driver.press(Qt::Key_D, Qt::ControlModifier);
    bool first = true;
    for (const QJsonValue& each : step["throws"].toArray()) {
        if (!first) driver.press(Qt::Key_Tab);
        first = false;
        driver.type(each.toString());
    }
    INFO(driver.hint().toStdString());
    driver.press(Qt::Key_Return);
    if (step.contains("then")) CHECK(driver.headline().contains(step["then"].toString()));
}

void shoot(const QJsonObject& shot)
{
    testing::forgetEverything();
    LaunchOptions options;
    options.folders << QStringLiteral(DRUMHEAD_SOURCE_DIR "/rulesets");
    options.ruleset = shot["ruleset"].toString();
    options.procedure = shot["procedure"].toString();
    WindowDriver driver(options);
    for (const QJsonValue& each : shot["answers"].toArray()) {
        const QJsonArray answer = each.toArray();
        INFO(answer[0].toString().toStdString());
        if (answer[0].toString().startsWith(QStringLiteral("add."))) {  // a further unit
            REQUIRE(driver.tabTo(answer[0].toString()));
            driver.press(Qt::Key_Space);
            continue;
        }
        REQUIRE(driver.answer(answer[0].toString(), answer[1].toString()));
    }
    INFO(driver.headline().toStdString());
    if (const QString dice = shot["dice"].toString(); !dice.isEmpty()) {
        driver.press(Qt::Key_D, Qt::ControlModifier);
        driver.type(dice);
        INFO(driver.hint().toStdString());
        driver.press(Qt::Key_Return);
        CHECK(driver.cardText().contains(shot["verdict"].toString()));
    }
    for (const QJsonValue& each : shot["play"].toArray()) play(driver, each.toObject());
    CHECK(driver.cardText().contains(shot["verdict"].toString()));
    const QString told = driver.cardText();
    for (const QJsonValue& each : shot["story"].toArray()) {
        INFO(told.toStdString());
        CHECK(told.contains(each.toString()));
    }
}

}  // namespace

TEST_CASE("A shot of every ruleset by the keyboard alone")
{
    QStringList rulesets;
    for (const QString& name : QDir(shotsFolder).entryList({QStringLiteral("*.json")})) {
        QFile file(shotsFolder + u'/' + name);
        REQUIRE(file.open(QIODevice::ReadOnly));
        const QJsonObject shot = QJsonDocument::fromJson(file.readAll()).object();
        INFO(name.toStdString());
        shoot(shot);
        rulesets << shot["ruleset"].toString();
    }
    for (const QString& folder :
         QDir(QStringLiteral(DRUMHEAD_SOURCE_DIR "/rulesets")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!QFile::exists(QStringLiteral(DRUMHEAD_SOURCE_DIR "/rulesets/%1/ruleset.json").arg(folder))) continue;
        INFO(folder.toStdString());
        CHECK(rulesets.contains(folder));
    }
}

}  // namespace shots_test
