#include "drumhead/resolve/words/usual_outcomes.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/resolve/labels.hpp"
#include "drumhead/resolve/words/closing_sentence.hpp"
#include "resolve/words/wording.hpp"

#include <algorithm>

namespace drumhead {

namespace {

enum Rank { resultRank, recoveryRank, lossRank, stateRank, goneRank };

class UsualOutcomes {
public:
    UsualOutcomes(const Situation& situation, const Verdict& verdict)
        : m_situation(situation), m_program(situation.program()), m_ruleset(situation.ruleset()), m_verdict(verdict)
    {
        for (const VerdictEffect& effect : verdict.effects) {
            if (!effect.quiet) add(effect);
        }
    }

    std::vector<VerdictOutcome> found() &&
    {
        if (m_outcomes.empty()) m_outcomes.push_back(ofResult());
        std::stable_sort(m_outcomes.begin(), m_outcomes.end(),
                         [](const VerdictOutcome& a, const VerdictOutcome& b) { return a.rank > b.rank; });
        m_outcomes.front().line = closingSentence(m_verdict);
        return std::move(m_outcomes);
    }

private:
    void add(const VerdictEffect& effect)
    {
        const Result<FactRef> fact =
            findFact(m_program, effect.role.empty() ? effect.attribute : effect.role + "." + effect.attribute);
        const Attribute* const attribute = fact ? m_program.slot(fact->slot).attribute : nullptr;
        const RosterKind* const roster = attribute ? m_ruleset.findRoster(attribute->kind) : nullptr;
        if (!roster || (!effect.to.isUnknown() && effect.to == effect.from)) return;
        VerdictOutcome outcome = outcomeOf(effect, *attribute, *roster);
        if (outcome.word.empty()) return;
        outcome.role = effect.role;
        outcome.who = ownerOf(*fact);
        const auto same = std::find_if(m_outcomes.begin(), m_outcomes.end(), [&](const VerdictOutcome& each) {
            return each.who == outcome.who && each.rank == outcome.rank && outcome.rank == lossRank;
        });
        if (same != m_outcomes.end()) return;
        m_outcomes.push_back(std::move(outcome));
    }

    VerdictOutcome outcomeOf(const VerdictEffect& effect, const Attribute& attribute, const RosterKind& roster) const
    {
        VerdictOutcome outcome;
        if (&attribute == roster.gone && effect.to == Value::flag(true))
            return named(attribute.label, OutcomeTone::Bad, goneRank, OutcomeSign::Destroyed);
        if (roster.isStrength(attribute)) return ofLoss(effect, false);
        if (roster.countsLosses(attribute)) return ofLoss(effect, true);
        if (std::find(roster.state.begin(), roster.state.end(), &attribute) == roster.state.end()) return outcome;
        if (attribute.shape.kind == ValueKind::Choice && effect.to.isSet()) {
            const bool usual = effect.to == attribute.fallback;
            return named(m_ruleset.valueText(attribute.shape, effect.to),
                         usual ? OutcomeTone::Good : OutcomeTone::Warning, usual ? recoveryRank : stateRank,
                         usual ? OutcomeSign::Hold : OutcomeSign::Shaken);
        }
        if (attribute.shape.kind == ValueKind::Flag && effect.to == Value::flag(true))
            return named(attribute.label, OutcomeTone::Warning, stateRank, OutcomeSign::Shaken);
        return outcome;
    }

    VerdictOutcome ofLoss(const VerdictEffect& effect, bool countsUp) const
    {
        Value lost = effect.change.isSet() ? Value(-effect.change.number()) : Value::unknown();
        if (effect.from.isSet() && effect.to.isSet()) lost = effect.from.number() - effect.to.number();
        if (countsUp && lost.isSet()) lost = -lost.number();
        if (!lost.isSet() || lost.number() <= Number(0)) return {};
        const std::string amount = measured(m_ruleset, effect.shape, lost);
        const Texts& texts = *m_ruleset.texts;
        return named(countsUp ? texts.say("outcome.more", "{amount} more", {{"amount", amount}})
                              : texts.say("outcome.lost", "{amount} lost", {{"amount", amount}}),
                     OutcomeTone::Bad, lossRank, OutcomeSign::Hits);
    }

    /// The last choice computed, else the last number that a sentence names.
    VerdictOutcome ofResult() const
    {
        constexpr std::size_t mostLetters = 24;
        const VerdictValue* choice = nullptr;
        const VerdictValue* number = nullptr;
        for (const VerdictValue& each : m_verdict.values) {
            const Result<FactRef> fact = findFact(m_program, each.name);
            if (!fact || each.text.empty() || each.text.size() > mostLetters) continue;
            if (each.shape.kind == ValueKind::Choice) choice = &each;
            if (each.shape.kind == ValueKind::Number && m_program.slot(fact->slot).told) number = &each;
        }
        const VerdictValue* const told = choice ? choice : number;
        return named(told ? told->text : m_ruleset.texts->say("outcome.done", "Done"), OutcomeTone::Neutral, resultRank,
                     OutcomeSign::None);
    }

    static VerdictOutcome named(const std::string& word, OutcomeTone tone, Rank rank, OutcomeSign sign)
    {
        VerdictOutcome outcome;
        outcome.word = capitalised(word);
        outcome.tone = tone;
        outcome.rank = rank;
        outcome.sign = sign;
        return outcome;
    }

    std::string ownerOf(FactRef fact) const
    {
        const Slot& slot = m_program.slot(fact.slot);
        const int role = slot.manyRole >= 0 ? slot.manyRole : slot.owner;
        return role < 0 ? std::string() : roleLabel(m_situation, role, fact.row);
    }

    const Situation& m_situation;
    const Program& m_program;
    const Ruleset& m_ruleset;
    const Verdict& m_verdict;
    std::vector<VerdictOutcome> m_outcomes;
};

}  // namespace

std::vector<VerdictOutcome> usualOutcomes(const Situation& situation, const Verdict& verdict)
{
    return UsualOutcomes(situation, verdict).found();
}

}  // namespace drumhead
