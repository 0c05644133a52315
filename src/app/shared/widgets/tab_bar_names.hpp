#pragma once

namespace drumhead::app {

/// From here on a tab bar that was given an accessible name is read aloud by it: Qt itself names a tab bar as its open
/// tab, so the name changes with each step and there are two of the same name.
void nameTabBars();

}  // namespace drumhead::app
