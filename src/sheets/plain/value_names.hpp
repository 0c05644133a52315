#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// What the values of a program are called where it is read aloud. A value is called by its label, else by the title of
/// its step; one of a procedure that is run for several is told apart by whose it is ("attacker's melee number"), or by
/// the title of the `do`.
class ValueNames {
public:
    ValueNames(const Ruleset& ruleset, const Program& program);

    [[nodiscard]] const std::string& name(SlotId slot) const { return m_names[static_cast<std::size_t>(slot)]; }
    /// Whether a person reads it off a printed table: it is an answer, not a term of the rules.
    [[nodiscard]] bool isRead(SlotId slot) const { return m_isRead[static_cast<std::size_t>(slot)]; }
    /// The run of a procedure that gives the value, as an index of `Program::calls`; -1: the program itself.
    [[nodiscard]] int callOf(SlotId slot) const { return m_callOf[static_cast<std::size_t>(slot)]; }

private:
    /// One `do` of the program itself, not of a procedure that it runs.
    struct Call {
        int id = -1;       ///< index of `Program::calls`
        std::string as;    ///< first part of the names of its results
        std::string what;  ///< the procedure
        std::string title;
        int whose = -1;  ///< the role that its first role is given, or -1
    };

    void nameOwned(SlotId slot);
    void nameRuling(SlotId slot);
    void lookAtSteps();
    void addCall(const Instruction& guard, std::size_t last);
    void nameByStep(const Instruction& instruction, std::size_t call);
    void tellApart(SlotId slot);
    void tellAlikeApart();
    [[nodiscard]] std::string fromCall(SlotId slot) const;
    [[nodiscard]] std::string apart(SlotId slot) const;
    [[nodiscard]] const Texts& texts() const { return *m_ruleset.texts; }

    const Ruleset& m_ruleset;
    const Program& m_program;
    std::vector<std::string> m_names;
    std::vector<bool> m_isRead;
    std::vector<bool> m_isGiven;  ///< by a step
    std::vector<int> m_callOf;
    std::vector<Call> m_calls;
    std::vector<std::size_t> m_source;  ///< of a slot: position in `m_calls`
    std::vector<std::string> m_titles;  ///< of a slot: that of the step that gives it
};

/// "unit's figures"; "figures of the unit behind the target" where the owner is several words.
[[nodiscard]] std::string possessive(const Texts& texts, const std::string& owner, const std::string& what);
/// A flag's words, or that it is not so: "limbered", "not limbered", "has not moved".
[[nodiscard]] std::string flagWords(const Texts& texts, const std::string& label, bool yes);
/// How long a value stays that is not kept for the whole battle: ", until the end of the turn".
[[nodiscard]] std::string untilWhen(const Texts& texts, Lifetime lasts);

}  // namespace drumhead
