#pragma once

#include "drumhead/base/result.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace drumhead::cli {

/// A command's arguments, taken apart: words that stand by themselves, and options with their values.
struct Arguments {
    std::vector<std::string> words;
    std::map<std::string, std::vector<std::string>> options;  ///< by name without dashes, in the order given

    [[nodiscard]] bool has(const std::string& option) const { return options.count(option) > 0; }
    /// The last value of an option; the option must be there.
    [[nodiscard]] const std::string& value(const std::string& option) const { return options.at(option).back(); }
    [[nodiscard]] std::vector<std::string> values(const std::string& option) const;
};

/// What a command takes: how many words, which options without and with a value.
struct Syntax {
    std::string usage;
    std::size_t leastWords = 0;
    std::size_t mostWords = 0;
    std::vector<std::string> flags;
    std::vector<std::string> valued;
};

[[nodiscard]] Result<Arguments> parseArguments(const std::vector<std::string>& given, const Syntax& syntax);

/// Divides "name=value"; the error says what was given instead.
[[nodiscard]] Result<std::pair<std::string, std::string>> parseAssignment(const std::string& option,
                                                                          const std::string& text);

/// The value of --seed.
[[nodiscard]] Result<std::uint64_t> parseSeed(const std::string& text);

}  // namespace drumhead::cli
