#include "drumhead/rules/engagement.hpp"

namespace drumhead {

std::string_view engagementKindName(EngagementKind kind)
{
    return kind == EngagementKind::Shooting ? "shooting" : "melee";
}

const std::vector<PlainTerm>& plainTerms()
{
    using Choices = std::vector<std::pair<std::string_view, std::string_view>>;
    static const Choices arms{{"foot", "foot"}, {"light-foot", "light foot"}, {"horse", "horse"}, {"guns", "guns"}};
    static const Choices formations{
        {"line", "in line"}, {"column", "in column"}, {"square", "in square"}, {"skirmish", "in open order"}};
    static const Choices grounds{
        {"open", "in the open"}, {"soft-cover", "behind hedges or trees"}, {"hard-cover", "behind walls or works"}};
    static const std::vector<PlainTerm> terms{{"attacker.arm", "attacker's arm", arms, "foot"},
                                              {"attacker.men", "attacker's men", {}, "600", 1, 5000, "men"},
                                              {"attacker.guns", "attacker's guns", {}, "6", 1, 24, "guns"},
                                              {"attacker.formation", "attacker's formation", formations, "line"},
                                              {"defender.arm", "defender's arm", arms, "foot"},
                                              {"defender.men", "defender's men", {}, "600", 1, 5000, "men"},
                                              {"defender.guns", "defender's guns", {}, "6", 1, 24, "guns"},
                                              {"defender.formation", "defender's formation", formations, "line"},
                                              {"distance", "distance", {}, "80", 0, 2000, "paces"},
                                              {"ground", "defender's ground", grounds, "open"}};
    return terms;
}

int findPlainTerm(std::string_view id)
{
    for (std::size_t i = 0; i < plainTerms().size(); ++i) {
        if (plainTerms()[i].id == id) return static_cast<int>(i);
    }
    return -1;
}

}  // namespace drumhead
