#include "app/shell/desktop/ending_signals.hpp"

#include <QCoreApplication>
#include <QSocketNotifier>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace drumhead::app {

#ifdef Q_OS_UNIX

namespace {

constexpr int endings[] = {SIGTERM, SIGINT, SIGHUP};
constexpr int endedBySignal = 128;  // and its number, as shells have it

/// Where the handler writes, and where the window's loop reads: a handler may do little else.
int ends[2] = {-1, -1};

void tellLoop(int signal)
{
    const int before = errno;
    const auto number = static_cast<char>(signal);
    static_cast<void>(!::write(ends[0], &number, 1));
    errno = before;
}

}  // namespace

EndingSignals::EndingSignals(QObject* parent) : QObject(parent)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return;
    auto* notifier = new QSocketNotifier(ends[1], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char number = 0;
        if (::read(ends[1], &number, 1) != 1) return;
        m_asked = endedBySignal + number;
        QCoreApplication::exit(m_asked);  // has no effect before the application runs
    });
    struct sigaction action {};
    action.sa_handler = tellLoop;
    action.sa_flags = SA_RESTART;
    for (const int each : endings) ::sigaction(each, &action, nullptr);
}

EndingSignals::~EndingSignals()
{
    struct sigaction action {};
    action.sa_handler = SIG_DFL;
    for (const int each : endings) ::sigaction(each, &action, nullptr);
    for (int& each : ends) each = each < 0 ? -1 : (::close(each), -1);
}

#else

EndingSignals::EndingSignals(QObject* parent) : QObject(parent) {}
EndingSignals::~EndingSignals() = default;

#endif

int EndingSignals::run() const { return m_asked != 0 ? m_asked : QCoreApplication::exec(); }

}  // namespace drumhead::app
