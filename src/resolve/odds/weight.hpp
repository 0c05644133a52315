#pragma once

#include "resolve/odds/fraction.hpp"

#include <optional>

namespace drumhead {

/// How likely a state is; where fractions are asked for, exactly so as well.
struct Weight {
    double about = 1;
    std::optional<Fraction> exact = {};

    [[nodiscard]] Weight times(double chance) const { return {about * chance, {}}; }
    [[nodiscard]] Weight times(const Fraction& chance) const
    {
        Fraction product = *exact * chance;
        const double rounded = product.get_d();
        return {rounded, std::move(product)};
    }
};

}  // namespace drumhead
