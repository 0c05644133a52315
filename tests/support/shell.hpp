#pragma once

#include <string>

namespace drumhead::test {

/// What a shell command prints, and its exit code.
[[nodiscard]] std::string output(const std::string& command, int& code);

/// How often a text stands in another.
[[nodiscard]] std::size_t countOf(const std::string& text, const std::string& what);

/// Without blanks and line ends: words taken from a PDF are divided anywhere.
[[nodiscard]] std::string squeezed(const std::string& text);

}  // namespace drumhead::test
