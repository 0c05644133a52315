#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace drumhead::fuzz {

/// One way in for strangers' bytes.
struct FuzzTarget {
    const char* name;               ///< of its folder in tests/fuzz/corpus
    void (*run)(std::string_view);  ///< throws `PropertyBroken`; crashes and hangs speak for themselves
};

/// All of them, in the order of their names.
[[nodiscard]] std::span<const FuzzTarget> fuzzTargets();

/// What has to hold for any bytes does not.
class PropertyBroken : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

inline void require(bool holds, const std::string& what)
{
    if (!holds) throw PropertyBroken(what);
}

void fuzzCommands(std::string_view bytes);
void fuzzCsv(std::string_view bytes);
void fuzzRows(std::string_view bytes);
void fuzzRuleset(std::string_view bytes);
void fuzzScenario(std::string_view bytes);

}  // namespace drumhead::fuzz
