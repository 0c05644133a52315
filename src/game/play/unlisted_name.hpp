#pragma once

#include <cstddef>
#include <string>

namespace drumhead {

struct ProgramRole;
class Texts;

/// What an entity that is in no list is called in a role: "Unlisted target", "Unlisted firer 2". Empty for a role that
/// is found from other roles, or whose label names one.
/// @param row counted from 0
/// @param rows how many the role has
std::string unlistedName(const Texts& texts, const ProgramRole& role, std::size_t row = 0, std::size_t rows = 1);

}  // namespace drumhead
