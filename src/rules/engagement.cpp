#include "drumhead/rules/engagement.hpp"

namespace drumhead {

std::string_view engagementKindName(EngagementKind kind)
{
    return kind == EngagementKind::Shooting ? "shooting" : "melee";
}

const std::vector<PlainTerm>& plainTerms()
{
    using Choices = std::vector<std::pair<std::string_view, std::string_view>>;
    using What = PlainTerm::What;
    using Whose = PlainTerm::Whose;
    static const Choices arms{{"foot", "foot"}, {"light-foot", "light foot"}, {"horse", "horse"}, {armOfGuns, "guns"}};
    static const Choices formations{
        {"line", "in line"}, {"column", "in column"}, {"square", "in square"}, {"skirmish", "in open order"}};
    static const Choices grounds{
        {"open", "in the open"}, {"soft-cover", "behind hedges or trees"}, {"hard-cover", "behind walls or works"}};
    constexpr Whose a = Whose::Attacker;
    constexpr Whose d = Whose::Defender;
    static const std::vector<PlainTerm> terms{
        {"attacker.arm", "attacker's arm", arms, "foot", 0, 0, {}, What::Arm, a},
        {"attacker.men", "attacker's men", {}, "600", 1, 5000, "men", What::Men, a},
        {"attacker.guns", "attacker's guns", {}, "6", 1, 24, "guns", What::Guns, a},
        {"attacker.formation", "attacker's formation", formations, "line", 0, 0, {}, What::Formation, a},
        {"defender.arm", "defender's arm", arms, "foot", 0, 0, {}, What::Arm, d},
        {"defender.men", "defender's men", {}, "600", 1, 5000, "men", What::Men, d},
        {"defender.guns", "defender's guns", {}, "6", 1, 24, "guns", What::Guns, d},
        {"defender.formation", "defender's formation", formations, "line", 0, 0, {}, What::Formation, d},
        {"distance", "distance", {}, "80", 0, 2000, "paces", What::Distance, d},
        {"ground", "defender's ground", grounds, "open", 0, 0, {}, What::Ground, d}};
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
