#pragma once

#include <cstdint>
#include <string_view>

namespace drumhead {

/// 64-bit FNV-1a over numbers and texts, each text led by its length so that nothing can move from one to the next.
/// Every step can be reversed, so a single changed byte always changes the sum. It guards against damage, not against
/// forgery.
class Checksum {
public:
    Checksum& add(std::int64_t number);
    Checksum& add(std::string_view text);
    /// As SQLite keeps it.
    [[nodiscard]] std::int64_t value() const { return static_cast<std::int64_t>(m_state); }

private:
    void byte(std::uint8_t value) { m_state = (m_state ^ value) * 1099511628211ULL; }

    std::uint64_t m_state = 14695981039346656037ULL;
};

}  // namespace drumhead
