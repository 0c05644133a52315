#include "cli/commands.hpp"

#include <iostream>
#include <new>

int main(int argc, char** argv)
{
    std::ios::sync_with_stdio(false);
    int code = drumhead::cli::BadInput;
    try {
        code = drumhead::cli::runCommandLine(std::vector<std::string>(argv + 1, argv + argc), {std::cout, std::cerr});
    } catch (const std::bad_alloc&) {
        std::cerr << "drumhead-cli: error: there is not enough memory for this\n";
        return code;
    }
    std::cout.flush();
    if (std::cout) return code;
    std::cerr << "drumhead-cli: error: the output could not be written; is the disk full?\n";
    return drumhead::cli::BadInput;
}
