#include "drumhead/base/within_folder.hpp"

#include <algorithm>

namespace drumhead {

namespace fs = std::filesystem;

bool isWithinFolder(const fs::path& file, const fs::path& folder)
{
    std::error_code failure;
    const fs::path real = fs::canonical(file, failure);
    if (failure) return false;
    const fs::path root = fs::weakly_canonical(folder, failure);
    const auto [end, at] = std::mismatch(root.begin(), root.end(), real.begin(), real.end());
    return !failure && end == root.end();
}

}  // namespace drumhead
