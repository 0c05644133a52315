#pragma once

// For the sources with main(), which define CATCH_CONFIG_RUNNER.
#include "support/catch.hpp"

#include <algorithm>
#include <regex>
#include <string>
#include <vector>

namespace drumhead::test {

/// Whether a filter names nothing that it wants, only what it does not want: "~[battles]".
inline bool onlyLeavesOut(const std::string& filter)
{
    static const std::regex unwanted(R"re((\s*(~|exclude:)\s*(\[[^\]]*\]|"[^"]*"|[^\[\]"~]+))+)re");
    return std::regex_match(filter, unwanted);
}

/// Runs the tests that the command line asks for. Hidden ones, which take long or write into the source tree, run only
/// where their name or tag is given: Catch by itself runs them too where a filter does no more than leave others out.
inline int runTests(int argc, char** argv)
{
    Catch::Session session;
    if (const int fault = session.applyCommandLine(argc, argv)) return fault;
    std::vector<std::string>& filters = session.configData().testsOrTags;
    if (!filters.empty() && std::all_of(filters.begin(), filters.end(), onlyLeavesOut)) filters.emplace_back("~[.]");
    return session.run();
}

}  // namespace drumhead::test
