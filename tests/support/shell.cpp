#include "shell.hpp"

#include "catch.hpp"

#include <cstdio>

namespace drumhead::test {

std::string output(const std::string& command, int& code)
{
    std::string text;
    FILE* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe);
    char part[4096];
    for (std::size_t count = 0; (count = fread(part, 1, sizeof part, pipe)) > 0;) text.append(part, count);
    code = WEXITSTATUS(pclose(pipe));
    return text;
}

std::size_t countOf(const std::string& text, const std::string& what)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
    return count;
}

std::string squeezed(const std::string& text)
{
    std::string out;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) > ' ') out += c;
    }
    return out;
}

}  // namespace drumhead::test
