#include "storage/content/checksum.hpp"

namespace drumhead {

Checksum& Checksum::add(std::int64_t number)
{
    const auto bits = static_cast<std::uint64_t>(number);
    for (int shift = 0; shift < 64; shift += 8) byte(static_cast<std::uint8_t>(bits >> shift));
    return *this;
}

Checksum& Checksum::add(std::string_view text)
{
    add(static_cast<std::int64_t>(text.size()));
    for (const char c : text) byte(static_cast<std::uint8_t>(c));
    return *this;
}

}  // namespace drumhead
