#pragma once

#include "drumhead/sheets/sheet.hpp"

namespace drumhead {
class Texts;
}

namespace drumhead::print {

[[nodiscard]] bool hasFonts();

/// The sheet with a plain sign for what no font can draw, and a word on it.
[[nodiscard]] Sheet drawable(Sheet sheet, const Texts& texts);

}  // namespace drumhead::print
