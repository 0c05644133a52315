#include "app/shared/look/appearance.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/settings/user_data.hpp"
#include "app/shared/widgets/tab_bar_names.hpp"
#include "app/shell/desktop/ending_signals.hpp"
#include "app/shell/desktop/single_instance.hpp"
#include "app/shell/launch/launch_options.hpp"
#include "app/shell/main_window.hpp"

#include <QApplication>
#include <QIcon>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

QStringList argumentsOf(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

/// Help and version need no display, so they are answered before there is a window system.
bool isForTheTerminal(const QStringList& arguments)
{
    const QStringList asked = {QStringLiteral("--help"), QStringLiteral("-h"), QStringLiteral("--version"),
                               QStringLiteral("-v")};
    return std::any_of(asked.begin(), asked.end(), [&](const QString& each) { return arguments.contains(each); });
}

/// What Qt has said before it was known whether there is a display.
QStringList heldBack;

/// Replaces Qt's abort without a display by one sentence.
void endWithoutDisplay(QtMsgType type, const QMessageLogContext& /*where*/, const QString& message)
{
    if (type != QtFatalMsg) {
        heldBack << message;
        return;
    }
    std::fprintf(stderr,
                 "drumhead: no window can be opened here: there is no display, or Qt has no way to it; start it on a "
                 "desktop, or use drumhead-cli\n");
    std::_Exit(2);
}

int say(const drumhead::app::LaunchOptions& options)
{
    const bool failed = options.then == drumhead::app::LaunchOptions::Then::Fail;
    std::fprintf(failed ? stderr : stdout, "%s%s\n", failed ? "drumhead: " : "", qPrintable(options.message.trimmed()));
    return failed ? 2 : 0;
}

}  // namespace

int main(int argc, char** argv)
{
    using drumhead::app::LaunchOptions;
    if (const QStringList arguments = argumentsOf(argc, argv); isForTheTerminal(arguments)) {
        const QCoreApplication application(argc, argv);
        drumhead::app::installLanguage(drumhead::app::spokenLanguage());
        return say(drumhead::app::readCommandLine(arguments));
    }
    const QtMessageHandler usual = qInstallMessageHandler(endWithoutDisplay);
    const QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    for (const QString& each : std::as_const(heldBack)) qWarning("%s", qPrintable(each));
    QApplication::setApplicationName(QStringLiteral("Drumhead"));
    QApplication::setDesktopFileName(QStringLiteral("org.drumhead.Drumhead"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/drumhead.svg")));
    drumhead::app::installLanguage(drumhead::app::spokenLanguage());
    const LaunchOptions options = drumhead::app::readCommandLine(QApplication::arguments());
    if (options.then != LaunchOptions::Then::Start) return say(options);
    drumhead::app::SingleInstance instance;
    if (!options.isAlone && instance.handOver(options.battle)) return 0;
    drumhead::app::migrateUserData();
    drumhead::app::nameTabBars();
    drumhead::app::Appearance appearance;
    const drumhead::app::EndingSignals endingSignals;
    drumhead::app::MainWindow window(appearance, options);
    QObject::connect(&instance, &drumhead::app::SingleInstance::asked, &window,
                     &drumhead::app::MainWindow::showAndOpen);
    if (!options.isAlone) instance.listen();
    window.show();
    return endingSignals.run();
}
