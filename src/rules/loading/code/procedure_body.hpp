#pragma once

#include "rules/loading/expressions/compile_scope.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// The steps of one procedure while they are compiled. A procedure run by `do` has a body of its own.
struct ProcedureBody {
    CompileScope scope;
    std::string procedure;
    std::vector<std::string> running;          ///< the procedures that are being unfolded, this one last
    std::vector<std::size_t> ends;             ///< the instructions of its `end`
    int whose = -1;                            ///< within a `do`: who has the first role of its procedure
    std::map<std::string, std::size_t> calls;  ///< the last `do` of each name: its guard
    std::vector<std::pair<std::size_t, JsonPlace>> readings;  ///< rolls with their "read-as"
};

}  // namespace drumhead
