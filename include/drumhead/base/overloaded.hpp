#pragma once

namespace drumhead {

/// Combines lambdas into one overloaded function object for `std::visit`.
template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace drumhead
