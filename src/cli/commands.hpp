#pragma once

#include "cli/input/streams.hpp"

#include <string>
#include <vector>

namespace drumhead::cli {

/// Each takes its own arguments without its name and gives the exit code.
int runRulesets(const std::vector<std::string>& arguments, Streams streams);
int runProcedures(const std::vector<std::string>& arguments, Streams streams);
int runFacts(const std::vector<std::string>& arguments, Streams streams);
int runResolve(const std::vector<std::string>& arguments, Streams streams);
int runOdds(const std::vector<std::string>& arguments, Streams streams);
int runCheck(const std::vector<std::string>& arguments, Streams streams);
int runNew(const std::vector<std::string>& arguments, Streams streams);
int runExplain(const std::vector<std::string>& arguments, Streams streams);
int runAcross(const std::vector<std::string>& arguments, Streams streams);
int runCover(const std::vector<std::string>& arguments, Streams streams);
int runReplay(const std::vector<std::string>& arguments, Streams streams);
int runLog(const std::vector<std::string>& arguments, Streams streams);
int runRepair(const std::vector<std::string>& arguments, Streams streams);
int runPlay(const std::vector<std::string>& arguments, Streams streams);
int runDiary(const std::vector<std::string>& arguments, Streams streams);
int runSheet(const std::vector<std::string>& arguments, Streams streams);
int runCarry(const std::vector<std::string>& arguments, Streams streams);
int runReport(const std::vector<std::string>& arguments, Streams streams);

/// The whole program: picks the command, or tells what there is.
int runCommandLine(const std::vector<std::string>& arguments, Streams streams);

}  // namespace drumhead::cli
