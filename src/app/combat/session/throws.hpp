#pragma once

#include "drumhead/resolve/machine/resolution.hpp"

#include <QString>

#include <vector>

namespace drumhead::app {

/// One throw of a case, with which of its dice counted.
struct Throw {
    int occurrence = 0;  ///< which throw of the case, as an overruling names it
    QString title;
    int sides = 6;
    std::vector<int> faces;
    std::vector<bool> counted;
    QString reason;  ///< why the referee changed it, or empty
};

/// The throws that a resolution has made so far, in order; rolls of no dice are left out.
[[nodiscard]] std::vector<Throw> throwsOf(const Resolution& resolution);

/// What a roll step is thrown for: its title, with the row it is thrown for.
[[nodiscard]] QString throwTitle(const Program& program, std::uint32_t instruction, int role, int row);

}  // namespace drumhead::app
