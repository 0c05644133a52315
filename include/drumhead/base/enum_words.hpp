#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace drumhead {

/// The words for the values of an enum that counts from 0: one table that writes and reads them.
template <typename Enum, std::size_t count>
struct EnumWords {
    std::array<std::string_view, count> words;

    [[nodiscard]] constexpr std::string_view word(Enum value) const { return words[static_cast<std::size_t>(value)]; }

    /// The value of a word, or nothing.
    [[nodiscard]] constexpr std::optional<Enum> find(std::string_view word) const
    {
        for (std::size_t i = 0; i < count; ++i) {
            if (words[i] == word) return static_cast<Enum>(i);
        }
        return std::nullopt;
    }
};

}  // namespace drumhead
