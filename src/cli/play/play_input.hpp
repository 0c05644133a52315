#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

namespace drumhead::cli {

/// The lines of a game that is played from a script or by another program. While one lives that reads the standard
/// input, SIGTERM, SIGINT and SIGHUP end the input instead of the program, so that the game is closed as it should be.
class PlayInput {
public:
    static constexpr std::size_t longestLine = 1024 * 1024;  ///< bytes

    /// `whenIdle` is called each time that nothing has come yet.
    PlayInput(std::istream& in, std::function<void()> whenIdle);
    ~PlayInput();
    PlayInput(const PlayInput&) = delete;
    PlayInput& operator=(const PlayInput&) = delete;

    /// The next line without its end; nothing at the end of the input. Of a line that is too long only the beginning is
    /// kept, and `tooLong` is set.
    [[nodiscard]] std::optional<std::string> nextLine(bool& tooLong);
    /// The signal that ended the input, or 0.
    [[nodiscard]] static int signal();

private:
    [[nodiscard]] bool waitForMore() const;

    std::istream& m_in;
    std::function<void()> m_whenIdle;
};

}  // namespace drumhead::cli
