#include "command_line.hpp"

#include "catch.hpp"
#include "cli/commands.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <sstream>
#include <unistd.h>

namespace drumhead::test {

nlohmann::json Ran::json() const
{
    INFO("stdout: " << out << "\nstderr: " << err);
    nlohmann::json parsed = nlohmann::json::parse(out, nullptr, false);
    REQUIRE_FALSE(parsed.is_discarded());
    REQUIRE(parsed.is_object());
    return parsed;
}

bool Ran::tells(const std::string& text) const
{
    UNSCOPED_INFO("stderr: " << err);
    const bool oneLine = std::count(err.begin(), err.end(), '\n') == 1 && err.back() == '\n';
    return oneLine && err.find("error: ") != std::string::npos && err.find(text) != std::string::npos;
}

Ran run(const std::vector<std::string>& arguments, const std::string& input)
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    Ran ran;
    ran.code = cli::runCommandLine(arguments, {out, err, in});
    ran.out = out.str();
    ran.err = err.str();
    return ran;
}

Ran runLine(const std::string& line)
{
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return run(words);
}

std::string dataFolder(const std::string& name)
{
    return (std::filesystem::path(DRUMHEAD_TEST_DATA) / "data" / name).string();
}

OwnLibrary::OwnLibrary(const std::vector<std::string>& rulesets)
{
    static std::atomic<int> number = 0;
    m_folder = std::filesystem::temp_directory_path()
        / ("drumhead-tests-" + std::to_string(getpid()) + "-" + std::to_string(++number));
    std::filesystem::create_directories(m_folder / "rulesets");
    for (const std::string& name : rulesets) {
        std::filesystem::copy(dataFolder(name), m_folder / "rulesets" / name, std::filesystem::copy_options::recursive);
    }
    if (const char* before = std::getenv("DRUMHEAD_DATA")) {
        m_before = before;
        m_wasSet = true;
    }
    setenv("DRUMHEAD_DATA", m_folder.c_str(), 1);
    if (const char* before = std::getenv("XDG_DATA_HOME")) m_homeBefore = before;
    setenv("XDG_DATA_HOME", (m_folder / "home").c_str(), 1);
}

OwnLibrary::~OwnLibrary()
{
    if (m_wasSet) setenv("DRUMHEAD_DATA", m_before.c_str(), 1);
    else unsetenv("DRUMHEAD_DATA");
    if (m_homeBefore) setenv("XDG_DATA_HOME", m_homeBefore->c_str(), 1);
    else unsetenv("XDG_DATA_HOME");
    std::error_code ignored;
    std::filesystem::remove_all(m_folder, ignored);
}

}  // namespace drumhead::test
