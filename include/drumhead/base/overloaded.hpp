#pragma once

namespace drumhead {

/// One function object of several lambdas, for `std::visit`: the lambda of the alternative at hand is called.
template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace drumhead
