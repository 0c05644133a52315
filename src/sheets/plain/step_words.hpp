#pragma once

#include "sheets/plain/outline.hpp"
#include "sheets/plain/plain_needs.hpp"

#include <set>

namespace drumhead {

/// The steps of a program as items of a list, in the order in which a referee carries them out. What stands under a
/// condition, or is done for each row, stands a level deeper.
class StepWords {
public:
    StepWords(const Ruleset& ruleset, const Program& program, Sheet& sheet)
        : m_ruleset(ruleset), m_program(program), m_parts(plainNeeds(ruleset, program)), m_words(ruleset, program),
          m_outline(program, m_words, sheet)
    {}
    StepWords(const StepWords&) = delete;
    StepWords& operator=(const StepWords&) = delete;

    void tellAll() { tellFrom(0, m_program.code.size(), 0); }
    /// What has to stand beside the steps.
    [[nodiscard]] const PlainNeeds& needs() const { return m_parts; }
    /// A fact that follows from others.
    void tellTerm(SlotId slot);
    /// The rule of a watch: what happens, without when.
    [[nodiscard]] std::string changes(const std::vector<Change>& changes) const;
    [[nodiscard]] const ExpressionWords& words() const { return m_words; }

private:
    void tellFrom(std::size_t first, std::size_t end, int depth);
    /// A step with steps in it; returns where to go on.
    std::size_t tellBlock(std::size_t at, int depth);
    void tellCall(const Instruction& guard, int depth);
    [[nodiscard]] const Texts& texts() const { return m_words.texts(); }
    void tellLet(const Instruction& of, int depth);
    /// What the run of a procedure gives that is read here: " It gives: attacker's dice."
    [[nodiscard]] std::string gives(int call) const;
    /// "; there a is b and c is d": what a call is handed.
    [[nodiscard]] std::string handed(const std::vector<std::string>& given) const;
    [[nodiscard]] std::string stepText(const Instruction& of) const;
    [[nodiscard]] std::string band(const BandDetail& detail) const;
    [[nodiscard]] std::string table(const TableDetail& detail) const;
    [[nodiscard]] std::string roll(const RollDetail& detail) const;
    [[nodiscard]] std::string draw(const RollDetail& detail) const;
    [[nodiscard]] std::string byWhom(const RollDetail& detail, const std::string& what) const;
    [[nodiscard]] std::string dice(const RollDetail& detail) const;
    [[nodiscard]] std::string kept(const RollDetail& detail) const;
    [[nodiscard]] bool isOneDie(const RollDetail& detail) const;
    [[nodiscard]] std::string faces(Comparison comparison, const std::string& bound) const;
    [[nodiscard]] std::string parts(const RollDetail& detail) const;
    [[nodiscard]] std::string effect(const EffectDetail& detail) const;
    [[nodiscard]] std::string change(const Change& change) const;
    [[nodiscard]] std::string due(const DueDetail& detail) const;
    [[nodiscard]] std::string enter(const EnterDetail& detail) const;
    [[nodiscard]] std::string onlyOne(const SumDetail& sum, const CompiledModifier& of) const;
    void tellSum(const SumDetail& detail, const Instruction& of, int depth);

    const Ruleset& m_ruleset;
    const Program& m_program;
    PlainNeeds m_parts;
    ExpressionWords m_words;
    Outline m_outline;
    std::set<SlotId> m_counted;  ///< counts that have begun
};

}  // namespace drumhead
