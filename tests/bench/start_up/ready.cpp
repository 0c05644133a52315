// Preloaded into a Qt program: tells when its main window is painted and nothing waits any more, then ends it.
#include <QApplication>
#include <QEvent>
#include <QMainWindow>
#include <QTimer>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <unistd.h>

namespace {

double milliseconds(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// The most memory that was resident, in kB.
long mostMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.rfind("VmHWM:", 0) == 0) return std::strtol(line.c_str() + 6, nullptr, 10);
    }
    return 0;
}

void tell()
{
    const char* const begun = std::getenv("READY_FROM");  // milliseconds since 1970
    std::printf("ready %.1f %.1f %ld\n", milliseconds(CLOCK_REALTIME) - (begun ? std::atof(begun) : 0.0),
                milliseconds(CLOCK_PROCESS_CPUTIME_ID), mostMemory());
    std::fflush(stdout);
    _exit(0);
}

class Watch : public QObject {
public:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (!m_isPainted && event->type() == QEvent::Paint && qobject_cast<QMainWindow*>(watched)) {
            m_isPainted = true;
            QTimer::singleShot(0, this, tell);
        }
        return false;
    }

private:
    bool m_isPainted = false;
};

void watch() { qApp->installEventFilter(new Watch); }

}  // namespace

Q_COREAPP_STARTUP_FUNCTION(watch)
