#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/base/texts.hpp"

#include <filesystem>
#include <string>

namespace drumhead {

/// The bytes of a file, at most `most` of them: of a longer one the beginning. A pipe, a device or a folder is not
/// opened. The error is the reason as a clause, "it is no ordinary file".
[[nodiscard]] Result<std::string> readOrdinaryFile(const std::filesystem::path& file, std::size_t most,
                                                   const Texts& texts = Texts());

}  // namespace drumhead
