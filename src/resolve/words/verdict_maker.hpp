#pragma once

#include "drumhead/resolve/words/verdict.hpp"

#include <span>

namespace drumhead {

struct DicePool;

/// Puts the trail of one resolution into words, entry by entry.
class VerdictMaker {
public:
    explicit VerdictMaker(const Resolution& resolution)
        : m_resolution(resolution), m_trail(resolution.trail()), m_situation(resolution.situation()),
          m_ruleset(m_situation.ruleset()), m_program(m_situation.program())
    {}

    Verdict make();

private:
    void add(const TrailEntry& entry);
    void addStage(const TrailEntry& entry);

    // What was worked out: verdict_arithmetic.
    void value(const TrailEntry& entry);
    void modifier(const TrailEntry& entry);
    void dice(const TrailEntry& entry);
    void entered(const TrailEntry& entry);
    /// Which dice count. The numbers were pooled behind the faces: how many are kept, and what they are held against.
    std::string partsRule(const DicePool& pool) const;
    void card(const TrailEntry& entry, const DicePool& pool, VerdictDice shown);
    std::string countingRule(const RollDetail& detail, const TrailEntry& entry) const;
    void addValue(SlotId slot, int row, Value value);
    std::string titleOf(const TrailEntry& entry) const;
    /// A table with several columns gives several values: each is overruled under its own name.
    void mayBeOverruled(VerdictLine& line, const TrailEntry& entry) const;
    /// What a line rests on besides its own step.
    static void alsoCite(std::vector<int>& cites, Status& status, const Element& source);
    void alsoCiteSources(const TrailEntry& entry, std::vector<int>& cites, Status& status) const;

    // What comes of it: verdict_effects.
    void refused(const TrailEntry& entry);
    void notRefused(const TrailEntry& entry);
    void reminded(const TrailEntry& entry);
    void effect(const TrailEntry& entry);
    void attached(const TrailEntry& entry);
    void divided(const TrailEntry& entry);
    void due(const TrailEntry& entry);
    void said(const TrailEntry& entry);

    // The case as a whole.
    void addFault();
    /// The arithmetic before a refusal stays; its effects do not happen.
    void changeNothing();
    /// Leaves out what fell due for a unit that the case then removed.
    void dropDueOfRemoved();
    void addRulings();

    /// Appends a line with the citations of the entry's step.
    VerdictLine& line(LineKind kind, const TrailEntry& entry, std::string text);
    /// The clauses that decided, in words.
    std::span<const Reason> reasonsOf(const TrailEntry& entry) const
    {
        return {m_trail.reasons.data() + entry.firstReason, entry.reasonCount};
    }
    std::string because(const TrailEntry& entry) const;
    const Texts& texts() const { return *m_ruleset.texts; }
    const Instruction& instruction(const TrailEntry& entry) const { return m_program.code[entry.instruction]; }
    const StepInfo& step(const TrailEntry& entry) const { return m_program.steps[instruction(entry).step]; }
    const Element& element(ElementId id) const { return m_ruleset.elements[id]; }
    const Value* pooled(const TrailEntry& entry) const { return m_trail.pool.data() + entry.first; }
    std::string reasonOf(const TrailEntry& entry) const
    {
        return entry.overrule < 0 ? std::string()
                                  : m_situation.overrules()[static_cast<std::size_t>(entry.overrule)].reason;
    }
    std::string rowPrefix(const TrailEntry& entry) const
    {
        return entry.role < 0 ? std::string() : roleLabel(m_situation, entry.role, entry.row) + ": ";
    }
    /// The title of the step of a value or throw, with whose row it was.
    std::string titleOfRow(const TrailEntry& entry) const;
    std::string phrase(const TrailEntry& entry, const Phrase& phrase) const
    {
        return phraseText(m_situation, phrase, pooled(entry), entry.row);
    }

    const Resolution& m_resolution;
    const Trail& m_trail;
    const Situation& m_situation;
    const Ruleset& m_ruleset;
    const Program& m_program;
    Verdict m_verdict;
};

}  // namespace drumhead
