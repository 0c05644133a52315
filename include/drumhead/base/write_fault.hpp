#pragma once

#include "drumhead/base/texts.hpp"

#include <filesystem>
#include <string>
#include <system_error>

namespace drumhead {

/// Why a file could not be written and what to do, in one sentence: "/x/a.pdf can't be written: there is no folder /x;
/// make it, or name another".
[[nodiscard]] std::string writeFault(const std::filesystem::path& file, std::error_code failure,
                                     const Texts& texts = Texts());

}  // namespace drumhead
