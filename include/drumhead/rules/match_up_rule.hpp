#pragma once

#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// A meeting of two units by which the rules let army lists be compared: each type against each.
struct MatchUpRule {
    std::string title;                                      ///< "Fire at 8 inches, all figures"
    std::string procedure;                                  ///< id; one unit meets one other in it
    std::string gain;                                       ///< the value that is good for the first of them
    std::vector<std::string> wins;                          ///< values of `gain`: their chance; none: its mean
    std::vector<std::pair<std::string, std::string>> with;  ///< facts of the meeting, as on the command line
    std::vector<std::pair<std::string, std::string>> like;  ///< a fact, and the one whose value it has
};

}  // namespace drumhead
