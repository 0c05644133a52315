#include "cli/play/play_input.hpp"

#include <csignal>
#include <iostream>
#include <utility>

#if defined(__unix__) || defined(__APPLE__)
#include <poll.h>
#include <unistd.h>
#endif

namespace drumhead::cli {

namespace {

volatile std::sig_atomic_t caught = 0;

#if defined(__unix__) || defined(__APPLE__)

constexpr int endings[] = {SIGTERM, SIGINT, SIGHUP};

void note(int signal) { caught = signal; }

/// Whether something can be read, or the input has ended. A signal that comes meanwhile ends the waiting: they are
/// let in only here, so that none comes between looking and waiting.
bool comes(bool wait)
{
    sigset_t none;
    sigset_t before;
    sigemptyset(&none);
    for (const int each : endings) sigaddset(&none, each);
    sigprocmask(SIG_BLOCK, &none, &before);
    struct pollfd input {
        STDIN_FILENO, POLLIN, 0
    };
    const timespec atOnce{0, 0};
    const int ready = caught ? 0 : ppoll(&input, 1, wait ? nullptr : &atOnce, &before);
    sigprocmask(SIG_SETMASK, &before, nullptr);
    return ready > 0;
}

void handle(void (*with)(int))
{
    struct sigaction action {};
    action.sa_handler = with;
    for (const int each : endings) sigaction(each, &action, nullptr);
}

#endif

}  // namespace

PlayInput::PlayInput(std::istream& in, std::function<void()> whenIdle) : m_in(in), m_whenIdle(std::move(whenIdle))
{
    caught = 0;
#if defined(__unix__) || defined(__APPLE__)
    if (&m_in == &std::cin) handle(note);
#endif
}

PlayInput::~PlayInput()
{
#if defined(__unix__) || defined(__APPLE__)
    if (&m_in == &std::cin) handle(SIG_DFL);
#endif
}

int PlayInput::signal() { return caught; }

/// False: a signal came.
bool PlayInput::waitForMore() const
{
#if defined(__unix__) || defined(__APPLE__)
    if (&m_in != &std::cin || m_in.rdbuf()->in_avail() > 0) return caught == 0;
    if (comes(false)) return true;
    if (caught == 0) m_whenIdle();
    while (caught == 0 && !comes(true)) {}
#endif
    return caught == 0;
}

std::optional<std::string> PlayInput::nextLine(bool& tooLong)
{
    std::string line;
    tooLong = false;
    if (!waitForMore()) return std::nullopt;
    for (int next = m_in.get(); next != std::istream::traits_type::eof(); next = m_in.get()) {
        if (next == '\n') return line;
        if (line.size() < longestLine) line += static_cast<char>(next);
        else tooLong = true;
    }
    return line.empty() ? std::nullopt : std::optional(line);
}

}  // namespace drumhead::cli
