#pragma once

#include "drumhead/rules/program.hpp"

#include <cstdint>
#include <vector>

namespace drumhead {

/// What a throw can come to, with its probability.
struct PoolOutcome {
    std::int64_t value = 0;
    double probability = 0;
};

/// The exact distribution of a pool of dice, by counting and never by enumerating.
/// `considered` of the `dice` are kept; `meets[face - 1]` says which faces count, where faces are counted rather than added up.
[[nodiscard]] std::vector<PoolOutcome> poolDistribution(int dice, int sides, Keep keep, int considered, bool counts, const std::vector<bool>& meets);

}  // namespace drumhead
