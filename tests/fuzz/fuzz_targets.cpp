#include "fuzz/fuzz_target.hpp"

#include <array>

namespace drumhead::fuzz {

std::span<const FuzzTarget> fuzzTargets()
{
    static constexpr std::array<FuzzTarget, 5> targets = {{{"commands", &fuzzCommands},
                                                           {"csv", &fuzzCsv},
                                                           {"rows", &fuzzRows},
                                                           {"ruleset", &fuzzRuleset},
                                                           {"scenario", &fuzzScenario}}};
    return targets;
}

}  // namespace drumhead::fuzz
