#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace drumhead::cli {

/// What the help says of one command.
struct CommandHelp {
    std::string name;
    std::string usage;
    std::string about;
    std::vector<std::pair<std::string, std::string>> options;  ///< each with what it does
};

/// The manual page of the whole program, for `man`.
[[nodiscard]] std::string manualPage(const std::vector<CommandHelp>& commands, std::string_view version);

/// What completes the command line in a shell: "bash", "zsh" or "fish"; empty for another.
[[nodiscard]] std::string completion(const std::vector<CommandHelp>& commands, std::string_view shell);

}  // namespace drumhead::cli
