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

QtMessageHandler nextHandler = nullptr;

/// What the platform without a screen can't do is said for every window, and would hide what a test says.
void leaveOutWhatThePlatformLacks(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (message.startsWith(QLatin1String("This plugin does not support"))) return;
    nextHandler(type, context, message);
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
    nextHandler = qInstallMessageHandler(leaveOutWhatThePlatformLacks);
    QApplication application(argc, argv);
    drumhead::app::installLanguage(QStringLiteral("en"));
    return drumhead::test::runTests(argc, argv);
}
