#pragma once

#include <iostream>
#include <optional>
#include <string>

namespace drumhead::cli {

/// Exit codes, relied on by scripts.
enum ExitCode { Done = 0, SaysNo = 1, BadInput = 2 };

/// Where a command writes: results to `out`, errors to `err`, one line each; and where `play` reads its commands.
struct Streams {
    std::ostream& out;
    std::ostream& err;
    std::istream& in = std::cin;
};

/// Reports a usage error and gives its exit code.
int badInput(Streams streams, const std::string& message);
/// Reports bad input where the caller has no value to return.
std::nullopt_t rejectInput(Streams streams, const std::string& message);

}  // namespace drumhead::cli
