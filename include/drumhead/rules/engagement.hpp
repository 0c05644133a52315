#pragma once

#include "drumhead/base/texts.hpp"
#include "drumhead/rules/program/program_ids.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace drumhead {

struct Procedure;

// An engagement in plain terms, and how a ruleset says it: what lets one engagement be put to several rulesets.

enum class EngagementKind : std::uint8_t { Shooting, Melee };
[[nodiscard]] std::string_view engagementKindName(EngagementKind kind);

/// One of the plain terms, in which every ruleset is asked: "attacker.men".
struct PlainTerm {
    enum class What : std::uint8_t { Arm, Men, Guns, Formation, Distance, Ground };
    enum class Whose : std::uint8_t { Attacker, Defender };  ///< a distance is told with the defender

    std::string_view id;
    Message label;
    std::vector<std::pair<std::string_view, Message>> choices;  ///< id and label; empty: a number
    std::string_view usual;                                     ///< the value unless told otherwise
    int least = 0;                                              ///< of a number
    int most = 0;
    Message unit = {};
    What what = What::Arm;
    Whose whose = Whose::Attacker;
};

/// All of them, in the order in which people are asked. A person's troops are counted in men, or in guns, whatever a
/// ruleset counts; distances are in paces.
[[nodiscard]] const std::vector<PlainTerm>& plainTerms();
/// The index of a term, or -1.
[[nodiscard]] int findPlainTerm(std::string_view id);
/// The choice of an arm that is counted in guns.
inline constexpr std::string_view armOfGuns = "guns";

/// How a fact of a procedure follows from the plain terms.
struct EngagementFact {
    std::string name;                                            ///< as `findFact` reads it
    std::string literal;                                         ///< its value, where `term` is -1
    int term = -1;                                               ///< that it follows from
    std::vector<std::pair<std::string, std::string>> byChoice;   ///< the value for each choice that can be said
    double each = 1;                                             ///< of a number: how much of the term is one of it
    bool isWhole = false;                                        ///< rounded to the nearest
    std::vector<std::pair<int, std::vector<std::string>>> only;  ///< given only where these terms have these values
};

/// How a ruleset says one kind of engagement.
struct EngagementPlan {
    EngagementKind kind = EngagementKind::Shooting;
    const Procedure* procedure = nullptr;
    std::vector<EngagementFact> given;
    std::string loss;              ///< the result that is the defender's loss; empty: it is not told
    double lossEach = 1;           ///< how many men one of it stands for
    std::string ending;            ///< the result that says who wins; empty: it is not told
    std::vector<std::string> won;  ///< its choices by which the attacker wins; likewise those by which he loses
    std::vector<std::string> lost;
    ElementId element = 0;
};

}  // namespace drumhead
