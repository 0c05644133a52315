// Guarded by a macro: it is precompiled, and "#pragma once" does not hold for a header that is newer than a cached
// precompiled one.
#ifndef DRUMHEAD_TESTS_CATCH_HPP
#define DRUMHEAD_TESTS_CATCH_HPP

// Catch2 versions 2 and 3 behind one set of names, those of version 3: Catch::Approx,
// Catch::Matchers::ContainsSubstring. A source with main() defines CATCH_CONFIG_RUNNER before including this.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>

namespace Catch {

using Detail::Approx;

namespace Matchers {

inline StdString::ContainsMatcher ContainsSubstring(const std::string& text,
                                                    CaseSensitive::Choice caseSensitivity = CaseSensitive::Yes)
{
    return Contains(text, caseSensitivity);
}

}  // namespace Matchers
}  // namespace Catch
#endif

#endif  // DRUMHEAD_TESTS_CATCH_HPP
