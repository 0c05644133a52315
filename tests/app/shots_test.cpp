// One combat of each ruleset through the real window by keyboard: every file in tests/app/shots is a case.
#include "support/catch.hpp"

#include "app/settings.hpp"
#include "app/window_driver.hpp"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace drumhead::app;
using testing::WindowDriver;

namespace {

const QString shotsFolder = QStringLiteral(DRUMHEAD_TEST_DATA "/app/shots");

void shoot(const QJsonObject& shot)
{
    Settings().clear();
    LaunchOptions options;
    options.folders << QStringLiteral(DRUMHEAD_SOURCE_DIR "/rulesets");
    options.ruleset = shot["ruleset"].toString();
    options.procedure = shot["procedure"].toString();
    WindowDriver driver(options);
    for (const QJsonValue& each : shot["answers"].toArray()) {
        const QJsonArray answer = each.toArray();
        INFO(answer[0].toString().toStdString());
        REQUIRE(driver.answer(answer[0].toString(), answer[1].toString()));
    }
    INFO(driver.headline().toStdString());
    if (const QString dice = shot["dice"].toString(); !dice.isEmpty()) {
        driver.press(Qt::Key_D, Qt::ControlModifier);
        driver.type(dice);
        INFO(driver.hint().toStdString());
        driver.press(Qt::Key_Return);
        CHECK(driver.headline().contains(shot["verdict"].toString()));
    }
    CHECK(driver.headline().contains(shot["verdict"].toString()));
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
        if (!QFile::exists(QStringLiteral(DRUMHEAD_SOURCE_DIR "/rulesets/%1/ruleset.json").arg(folder)))
            continue;
        INFO(folder.toStdString());
        CHECK(rulesets.contains(folder));
    }
}
