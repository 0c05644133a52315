#include "cli/commands.hpp"

#include <iostream>

int main(int argc, char** argv)
{
    std::ios::sync_with_stdio(false);
    const int code =
        drumhead::cli::runCommandLine(std::vector<std::string>(argv + 1, argv + argc), {std::cout, std::cerr});
    std::cout.flush();
    if (std::cout) return code;
    std::cerr << "drumhead-cli: error: the output could not be written; is the disk full?\n";
    return drumhead::cli::BadInput;
}
