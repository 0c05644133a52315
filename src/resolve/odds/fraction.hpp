#pragma once

#include <cstddef>
#include <gmpxx.h>

namespace drumhead {

/// An exact fraction of any size, in lowest terms.
using Fraction = mpq_class;

/// How much memory it takes, in words of eight bytes.
[[nodiscard]] inline std::size_t wordsOf(const Fraction& fraction)
{
    return mpz_size(fraction.get_num_mpz_t()) + mpz_size(fraction.get_den_mpz_t()) + 4;
}

}  // namespace drumhead
