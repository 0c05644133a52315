#define CATCH_CONFIG_RUNNER
#include "support/run_tests.hpp"

#include "app/shared/settings/language.hpp"

#include <QApplication>
#include <QTemporaryDir>

namespace {

/// Settings and documents of the person at the keyboard stay untouched: the tests get folders of their own.
void useFoldersBelow(const QTemporaryDir& home)
{
    qputenv("XDG_CONFIG_HOME", home.filePath("config").toUtf8());
    qputenv("XDG_DATA_HOME", home.filePath("data").toUtf8());
}

}  // namespace

int main(int argc, char** argv)
{
    const QTemporaryDir home;
    if (!home.isValid()) {
        qCritical("No temporary folder: %s", qPrintable(home.errorString()));
        return 1;
    }
    useFoldersBelow(home);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    drumhead::app::installLanguage(QStringLiteral("en"));
    return drumhead::test::runTests(argc, argv);
}
