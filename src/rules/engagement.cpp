#include "drumhead/rules/engagement.hpp"

namespace drumhead {

std::string_view engagementKindName(EngagementKind kind)
{
    return kind == EngagementKind::Shooting ? "shooting" : "melee";
}

const std::vector<PlainTerm>& plainTerms()
{
    using Choices = std::vector<std::pair<std::string_view, Message>>;
    using What = PlainTerm::What;
    using Whose = PlainTerm::Whose;
    static const Choices arms{{"foot", message("term.foot", "foot")},
                              {"light-foot", message("term.light-foot", "light foot")},
                              {"horse", message("term.horse", "horse")},
                              {armOfGuns, message("term.guns", "guns")}};
    static const Choices formations{{"line", message("term.line", "in line")},
                                    {"column", message("term.column", "in column")},
                                    {"square", message("term.square", "in square")},
                                    {"skirmish", message("term.open-order", "in open order")}};
    static const Choices grounds{{"open", message("term.open", "in the open")},
                                 {"soft-cover", message("term.soft-cover", "behind hedges or trees")},
                                 {"hard-cover", message("term.hard-cover", "behind walls or works")}};
    constexpr Message men = message("unit.men", "men");
    constexpr Message guns = message("unit.guns", "guns");
    constexpr Message paces = message("unit.paces", "paces");
    constexpr Whose a = Whose::Attacker;
    constexpr Whose d = Whose::Defender;
    static const std::vector<PlainTerm> terms{
        {"attacker.arm", message("term.attacker-arm", "attacker's arm"), arms, "foot", 0, 0, {}, What::Arm, a},
        {"attacker.men", message("term.attacker-men", "attacker's men"), {}, "600", 1, 5000, men, What::Men, a},
        {"attacker.guns", message("term.attacker-guns", "attacker's guns"), {}, "6", 1, 24, guns, What::Guns, a},
        {"attacker.formation",
         message("term.attacker-formation", "attacker's formation"),
         formations,
         "line",
         0,
         0,
         {},
         What::Formation,
         a},
        {"defender.arm", message("term.defender-arm", "defender's arm"), arms, "foot", 0, 0, {}, What::Arm, d},
        {"defender.men", message("term.defender-men", "defender's men"), {}, "600", 1, 5000, men, What::Men, d},
        {"defender.guns", message("term.defender-guns", "defender's guns"), {}, "6", 1, 24, guns, What::Guns, d},
        {"defender.formation",
         message("term.defender-formation", "defender's formation"),
         formations,
         "line",
         0,
         0,
         {},
         What::Formation,
         d},
        {"distance", message("term.distance", "distance"), {}, "80", 0, 2000, paces, What::Distance, d},
        {"ground", message("term.ground", "defender's ground"), grounds, "open", 0, 0, {}, What::Ground, d}};
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
