#pragma once

#include "rules/loading/loader_context.hpp"

#include <map>
#include <string>

namespace drumhead {

/// A title or label of the rules that may name roles.
struct Label {
    std::string text;   ///< with the roles' own labels
    Phrase parts = {};  ///< empty: it names no role
};

/// In `CompileScope::roles`: a role that may be empty and was given nobody.
constexpr int emptyRole = -2;

/// The names that are in sight at one place of a procedure. A procedure run by `do` has a scope of its own over the
/// same program.
struct CompileScope {
    std::map<std::string, int, std::less<>> roles;         ///< role name here -> role of the program
    std::map<std::string, SlotId, std::less<>> names;      ///< results named so far
    std::map<std::string, SlotId, std::less<>> caseFacts;  ///< facts of the case that a `do` gives
    std::string prefix;                                    ///< "first-test." within a `do`
    std::string stage;
    Phrase stageParts;  ///< where the stage names roles
    bool isInnerStage = false;
    ElementId stageElement = 0;  ///< of the `do` that runs it
    std::vector<int> openRoles;  ///< roles over whose rows we are looping

    /// In the formula of a derived attribute: who has it.
    int self = -1;
    OwnerKind selfKind = OwnerKind::Case;
    const Attribute* deriving = nullptr;

    bool hasCase = true;  ///< there is a case in hand, with facts of its own; in the sequence there is none

    bool saysOfWhom = false;  ///< a flag that remembers is held against the role that it is about
    int ofWhom = -1;          ///< that role, while such a flag is found
};

}  // namespace drumhead
