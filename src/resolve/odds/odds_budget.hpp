#pragma once

#include "drumhead/resolve/odds/odds.hpp"

namespace drumhead {

/// What a run may take of time, memory and states. Beyond that its functions return the error with which it ends.
class OddsBudget {
public:
    /// Steps and operations of one state up to its next throw, as many as a whole case may take.
    static constexpr std::uint64_t mostWork = 5'000'000;

    explicit OddsBudget(const OddsRequest& request);

    /// One state more.
    Result<void, OddsError> count();
    /// Before each state, after so many steps and operations of all. Looks at the clock now and then.
    Result<void, OddsError> look(std::uint64_t work);
    /// So many words more are held by the states that wait.
    Result<void, OddsError> hold(std::size_t words);
    void release(std::size_t words) { m_held -= words; }

    [[nodiscard]] std::size_t states() const { return m_states; }

private:
    const OddsRequest& m_request;
    std::size_t m_states = 0;
    std::size_t m_looked = 0;
    std::chrono::steady_clock::time_point m_ends;
    std::uint64_t m_nextLook;  ///< the work after which it looks at the clock in any case
    std::size_t m_held = 0;
};

}  // namespace drumhead
