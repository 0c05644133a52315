#pragma once

namespace drumhead::test {

/// Whether this build is the optimised one, without sanitizers; long tests do a fraction of their work in others.
#if defined(__SANITIZE_ADDRESS__) || !defined(__OPTIMIZE__)
inline constexpr bool fullPace = false;
#else
inline constexpr bool fullPace = true;
#endif

[[nodiscard]] constexpr int paced(int work) { return fullPace ? work : work / 10; }

}  // namespace drumhead::test
