#pragma once

#include "cli/arguments.hpp"

#include <ostream>
#include <string>
#include <vector>

namespace drumhead::cli {

/// Where a command writes: results to `out`, errors to `err`, one line each.
struct Streams {
    std::ostream& out;
    std::ostream& err;
};

/// Each takes its own arguments without its name and gives the exit code.
int runRulesets(const std::vector<std::string>& arguments, Streams streams);
int runProcedures(const std::vector<std::string>& arguments, Streams streams);
int runFacts(const std::vector<std::string>& arguments, Streams streams);
int runResolve(const std::vector<std::string>& arguments, Streams streams);
int runOdds(const std::vector<std::string>& arguments, Streams streams);
int runCheck(const std::vector<std::string>& arguments, Streams streams);
int runCover(const std::vector<std::string>& arguments, Streams streams);
int runReplay(const std::vector<std::string>& arguments, Streams streams);
int runSheet(const std::vector<std::string>& arguments, Streams streams);
int runReport(const std::vector<std::string>& arguments, Streams streams);

/// The whole program: picks the command, or tells what there is.
int runCommandLine(const std::vector<std::string>& arguments, Streams streams);

/// Reports a usage error and gives its exit code.
int badInput(Streams streams, const std::string& message);

}  // namespace drumhead::cli
