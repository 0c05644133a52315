#pragma once

#include "cli/arguments.hpp"

#include <iostream>
#include <string>
#include <vector>

namespace drumhead::cli {

/// Where a command writes: results to `out`, errors to `err`, one line each; and where `play` reads its commands.
struct Streams {
    std::ostream& out;
    std::ostream& err;
    std::istream& in = std::cin;
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
int runPlay(const std::vector<std::string>& arguments, Streams streams);
int runSheet(const std::vector<std::string>& arguments, Streams streams);
int runReport(const std::vector<std::string>& arguments, Streams streams);

/// The whole program: picks the command, or tells what there is.
int runCommandLine(const std::vector<std::string>& arguments, Streams streams);

/// Reports a usage error and gives its exit code.
int badInput(Streams streams, const std::string& message);

}  // namespace drumhead::cli
