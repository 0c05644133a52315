#pragma once

#include "drumhead/resolve/odds/odds.hpp"

namespace drumhead {

/// What a run may take of time, memory and states. Once it has to end, for want of these or for any other reason, its
/// functions return false, and `error` says why.
class OddsBudget {
public:
    /// Steps and operations of one state up to its next throw, as many as a whole case may take.
    static constexpr std::uint64_t mostWork = 5'000'000;

    explicit OddsBudget(const OddsRequest& request);

    /// One state more.
    [[nodiscard]] bool count()
    {
        return ++m_states <= m_request.maxStates || end({OddsError::Kind::TooManyStates, {}, "", m_request.maxStates});
    }
    /// Before each state, after so many steps and operations of all. Looks at the clock now and then.
    [[nodiscard]] bool look(std::uint64_t work);
    /// So many steps and operations have been done for one state since its last throw.
    [[nodiscard]] bool allows(std::uint64_t work) { return work <= mostWork || end({OddsError::Kind::TooMuchWork}); }
    /// So many words more are held by the states that wait.
    [[nodiscard]] bool hold(std::size_t words)
    {
        m_held += words;
        return m_held <= m_mostHeld || end({OddsError::Kind::TooMuchMemory, {}, "", m_request.mostMegabytes});
    }
    void release(std::size_t words) { m_held -= words; }
    [[gnu::cold]] bool end(OddsError error);

    [[nodiscard]] std::size_t states() const { return m_states; }
    [[nodiscard]] const OddsError& error() const { return m_error; }

private:
    const OddsRequest& m_request;
    std::size_t m_states = 0;
    std::size_t m_looked = 0;
    std::chrono::steady_clock::time_point m_ends;
    std::uint64_t m_nextLook;  ///< the work after which it looks at the clock in any case
    std::size_t m_held = 0;
    std::size_t m_mostHeld;
    OddsError m_error;
};

}  // namespace drumhead
