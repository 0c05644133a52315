#pragma once

#include <fstream>

namespace drumhead::test {

/// What this program holds in memory, on Linux.
[[nodiscard]] inline double residentMegabytes()
{
    std::ifstream statm("/proc/self/statm");
    double size = 0;
    double resident = 0;
    statm >> size >> resident;
    return resident * 4096 / 1e6;
}

}  // namespace drumhead::test
