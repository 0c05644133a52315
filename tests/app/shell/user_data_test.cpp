// What earlier versions kept is taken over without loss; a second start hands its file over; recent things and the
// session are there again.
#include "support/catch.hpp"

#include "app/battle/session/battle_opening.hpp"
#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"
#include "app/editor/editor_window.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/shared/settings/user_data.hpp"
#include "app/shell/desktop/single_instance.hpp"
#include "app/window_driver.hpp"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <atomic>
#include <thread>

namespace user_data_test {

using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;
using testing::forgetEverything;
using testing::toyOptions;
using testing::WindowDriver;

namespace {

QString formerBattles()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/Drumhead/battles/");
}

void write(const QString& file, const QByteArray& text)
{
    QDir().mkpath(QFileInfo(file).absolutePath());
    QFile out(file);
    REQUIRE(out.open(QIODevice::WriteOnly));
    out.write(text);
}

QByteArray read(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

QString scenario(const char* name)
{
    return QStringLiteral(DRUMHEAD_SOURCE_DIR "/resources/scenarios/%1.scenario.json").arg(QString::fromLatin1(name));
}

/// What a file manager does with a file over a field of the window.
void drop(QWidget* over, const QString& file)
{
    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(over, &enter);
    CHECK(enter.isAccepted());
    QDropEvent event({5, 5}, Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(over, &event);
    CHECK(event.isAccepted());
}

}  // namespace

TEST_CASE("Battles and settings of earlier versions are taken over, none is overwritten, and the lists follow")
{
    forgetEverything();
    Settings().clear();
    const QString old = formerBattles();
    write(old + QStringLiteral("Ridge.drumhead"), "the old one");
    write(old + QStringLiteral("Mill.drumhead"), "mill");
    write(old + QStringLiteral("Open.drumhead"), "open");
    write(old + QStringLiteral("Open.drumhead-wal"), "log");
    write(battlesFolder() + QStringLiteral("/Ridge.drumhead"), "the new one");
    {
        QSettings former(QStringLiteral("Drumhead"), QStringLiteral("Drumhead"));
        former.setValue(QStringLiteral("battles/recent"),
                        QStringList{old + QStringLiteral("Ridge.drumhead"), QStringLiteral("/elsewhere/X.drumhead")});
        former.setValue(QStringLiteral("last/used"),
                        QString(QStringLiteral("battle:") + old + QStringLiteral("Mill.drumhead")));
        former.setValue(QStringLiteral("view/scale"), 1.25);
    }
    const QMap<QString, QString> moved = migrateUserData();
    const QString now = battlesFolder() + u'/';
    CHECK(moved.size() == 2);
    CHECK(read(now + QStringLiteral("Ridge.drumhead")) == "the new one");
    CHECK(read(now + QStringLiteral("Ridge (2).drumhead")) == "the old one");
    CHECK(read(now + QStringLiteral("Mill.drumhead")) == "mill");
    CHECK(read(old + QStringLiteral("Open.drumhead")) == "open");  // it may be open elsewhere
    CHECK(read(old + QStringLiteral("Open.drumhead-wal")) == "log");
    const Settings settings;
    CHECK(settings.recentFiles(Settings::Recent::Battles)
          == QStringList{now + QStringLiteral("Ridge (2).drumhead"), QStringLiteral("/elsewhere/X.drumhead")});
    CHECK(settings.lastUsed() == QStringLiteral("battle:") + now + QStringLiteral("Mill.drumhead"));
    CHECK(settings.value(QStringLiteral("view/scale")).toDouble() == 1.25);
    CHECK(migrateUserData().isEmpty());
    QFile::remove(old + QStringLiteral("Open.drumhead-wal"));
    CHECK(migrateUserData().size() == 1);
    CHECK_FALSE(QFileInfo::exists(QFileInfo(old).absolutePath()));
    forgetEverything();
}

TEST_CASE("A second start hands its file to the first, which is told so; with no first there is nobody to take it")
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("socket"));
    CHECK_FALSE(SingleInstance(name).handOver(QStringLiteral("/tmp/x.drumhead")));
    SingleInstance first(name);
    first.listen();
    QStringList asked;
    QObject::connect(&first, &SingleInstance::asked, [&](const QString& file) { asked << file; });
    std::atomic<int> taken = 0;
    std::thread second([&] {
        taken += SingleInstance(name).handOver(QStringLiteral("/tmp/Schlacht bei Mölln.drumhead")) ? 1 : 0;
        taken += SingleInstance(name).handOver(QString()) ? 1 : 0;
    });
    CHECK(QTest::qWaitFor([&] { return taken == 2 && asked.size() == 2; }, 30'000));
    second.join();
    CHECK(asked == QStringList{QStringLiteral("/tmp/Schlacht bei Mölln.drumhead"), QString()});
}

TEST_CASE("What a second start hands over waits until the dialog in hand is closed")
{
    BattleDriver driver;
    driver.press(Qt::Key_M, Qt::ControlModifier);
    QWidget* note = QApplication::activeModalWidget();
    REQUIRE(note);
    const QString title = driver.window().windowTitle();
    driver.window().showAndOpen(scenario("kirchdorf"));
    QTest::qWait(400);
    CHECK(driver.window().windowTitle() == title);
    note->close();
    CHECK(QTest::qWaitFor([&] { return driver.window().windowTitle() != title; }, 30'000));
}

TEST_CASE("A file dropped on a field opens, and is not typed into it")
{
    WindowDriver driver(toyOptions("shot"));
    auto* field = driver.find<QLineEdit>("diceField");
    drop(field, scenario("krumbach-heights"));
    CHECK(QTest::qWaitFor([&] { return driver.window().battlePage() != nullptr; }, 30'000));
    CHECK(field->text().isEmpty());
}

TEST_CASE("Recent combats, scenarios and battles are in the menu")
{
    {
        WindowDriver driver(toyOptions("shot"));
        REQUIRE(driver.answer("distance", "7"));
        driver.window().close();
    }
    WindowDriver driver(toyOptions("volley"));
    Settings().addRecentCase({QStringLiteral("toy"), QStringLiteral("shot"), QStringLiteral("Toy: Shot")});
    for (QMenu* each : driver.window().findChildren<QMenu*>()) {
        if (!each->title().contains(QStringLiteral("c&ombats"))) continue;
        Q_EMIT each->aboutToShow();
        REQUIRE_FALSE(each->actions().isEmpty());
        CHECK(each->actions().front()->text() == QStringLiteral("Toy: Shot"));
        each->actions().front()->trigger();
    }
    CHECK(driver.window().page()->session()->procedure().id == "shot");
}

TEST_CASE("Editors that were open are open again, and the single combat is shown if it was")
{
    const auto editors = [] {
        QStringList files;
        for (const QWidget* each : QApplication::topLevelWidgets()) {
            if (const auto* editor = qobject_cast<const EditorWindow*>(each); editor && editor->isVisible())
                files << QFileInfo(editor->document().file()).fileName();
        }
        return files;
    };
    {
        BattleDriver driver(battleOptions());
        Settings().setValue(QStringLiteral("session/editors"), QStringList());
        driver.press(Qt::Key_1, Qt::ControlModifier);
        driver.window().actions()[WindowAction::Quit]->trigger();
        Settings().setValue(QStringLiteral("session/editors"),
                            QStringList{scenario("krumbach-heights"), QStringLiteral("d10-charts"),
                                        QStringLiteral("/gone/x.scenario.json"), QStringLiteral("d10-charts")});
    }
    BattleDriver again{LaunchOptions()};
    REQUIRE(again.window().battlePage());
    CHECK_FALSE(again.window().battlePage()->isVisible());
    CHECK(again.window().page()->isVisible());
    CHECK(QTest::qWaitFor([&] { return editors() == QStringList{QStringLiteral("krumbach-heights.scenario.json")}; },
                          30'000));
    again.page().setBattle(nullptr);
    forgetEverything();
}

}  // namespace user_data_test
