// What lies in the place of a person's own files: pipes, devices, and numbers that are none.
#include "app/battle_driver.hpp"
#include "app/combat/session/case_store.hpp"
#include "app/editor/document/scenario_recovery.hpp"
#include "app/shared/look/appearance.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/shared/settings/user_data.hpp"
#include "app/shell/browser/source_view.hpp"
#include "support/catch.hpp"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>

namespace strange_user_files_test {

using namespace drumhead;
using namespace drumhead::app;

TEST_CASE("A recovery copy that is a link to a device, a pipe or endless is passed over")
{
    testing::forgetEverything();
    const QString folder = userDataFolder() + QStringLiteral("/unsaved/");
    REQUIRE(QDir().mkpath(folder));
    REQUIRE(QFile::link(QStringLiteral("/dev/zero"), folder + QStringLiteral("a.unsaved")));
    REQUIRE(mkfifo((folder + QStringLiteral("b.unsaved")).toUtf8().constData(), 0600) == 0);
    REQUIRE(QFile::link(folder + QStringLiteral("b.unsaved"), folder + QStringLiteral("c.unsaved")));
    REQUIRE(QFile::link(QStringLiteral("d.unsaved"), folder + QStringLiteral("d.unsaved")));
    QFile deep(folder + QStringLiteral("e.unsaved"));
    REQUIRE(deep.open(QIODevice::WriteOnly));
    deep.write(QByteArray(1'000'000, '['));
    deep.close();
    CHECK(recoverableScenarios().empty());
    CHECK(QDir(folder).removeRecursively());
    testing::forgetEverything();
}

TEST_CASE("A device or a pipe in the place of the open cases is told, neither read nor written to")
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.json"));
    REQUIRE(mkfifo(pipe.toUtf8().constData(), 0600) == 0);
    const QString link = folder.filePath(QStringLiteral("link.json"));
    REQUIRE(QFile::link(QStringLiteral("/dev/zero"), link));
    for (const QString& file : {pipe, link}) {
        CaseStore store(file);
        CHECK(store.fault().contains(QStringLiteral("it is no ordinary file")));
        CaseRecord record;
        record.procedure = "shot";
        CHECK(store.save(QStringLiteral("toy"), record, {}).contains(QStringLiteral("it is no ordinary file")));
        CHECK(QFileInfo(link).isSymLink());
    }
    QFile large(folder.filePath(QStringLiteral("large.json")));
    REQUIRE(large.open(QIODevice::WriteOnly));
    REQUIRE(large.resize(qint64{30'000'000'000}));
    large.close();
    const CaseStore store(large.fileName());
    CHECK(store.fault().contains(QStringLiteral("was moved to")));
}

TEST_CASE("A size of type that is no number is the usual one")
{
    for (const char* const scale : {"nan", "inf"}) {
        Settings().setValue(QStringLiteral("view/scale"), QString::fromLatin1(scale));
        INFO(scale);
        CHECK(Appearance().scale() == 1.0);
    }
    testing::forgetEverything();
}

TEST_CASE("A rule whose file is a pipe or a device shows no source")
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.json"));
    REQUIRE(mkfifo(pipe.toUtf8().constData(), 0600) == 0);
    SourceView view;
    for (const QString& file : {pipe, QStringLiteral("/dev/zero")}) {
        view.showPlace(file, 1);
        CHECK(view.toPlainText().contains(QStringLiteral("is no longer there")));
    }
}

}  // namespace strange_user_files_test
