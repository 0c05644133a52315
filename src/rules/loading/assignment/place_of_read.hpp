#pragma once

#include "rules/loading/loader_context.hpp"

#include <string>
#include <utility>

namespace drumhead {

/// Where in the files an instruction reads a result, and how it is called there; the step where the name does not
/// stand in the file.
[[nodiscard]] std::pair<JsonPlace, std::string> placeOfRead(const LoaderContext& context, const Program& program,
                                                            const Instruction& instruction, SlotId slot);

}  // namespace drumhead
