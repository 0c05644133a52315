#include "resolve/odds/odds_budget.hpp"

namespace drumhead {

namespace {

// Few states may take as long as many do.
constexpr std::size_t statesPerLook = 1024;
constexpr std::uint64_t workPerLook = 500'000;
/// As much again is taken while a table grows.
constexpr std::size_t wordsPerMegabyte = 1'000'000 / 16;

}  // namespace

OddsBudget::OddsBudget(const OddsRequest& request)
    : m_request(request), m_ends(std::chrono::steady_clock::now() + request.mostTime), m_nextLook(workPerLook),
      m_mostHeld(request.mostMegabytes * wordsPerMegabyte)
{}

bool OddsBudget::look(std::uint64_t work)
{
    if (m_request.cancelled.stop_requested()) return end({OddsError::Kind::Cancelled});
    if (++m_looked % statesPerLook != 0 && work < m_nextLook) return true;
    m_nextLook = work + workPerLook;
    if (std::chrono::steady_clock::now() <= m_ends) return true;
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(m_request.mostTime).count();
    return end({OddsError::Kind::TooMuchTime, {}, "", static_cast<std::size_t>(seconds)});
}

bool OddsBudget::end(OddsError error)
{
    m_error = std::move(error);
    return false;
}

}  // namespace drumhead
