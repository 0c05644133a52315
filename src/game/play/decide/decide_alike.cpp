// One command for several of whom the same is asked.
#include "drumhead/base/text.hpp"
#include "drumhead/game/play/case_brief.hpp"
#include "game/play/decide/decide_commands.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Several of whom the same is asked, one after the other. The verdict is that of the first.
class AlikeDecider {
public:
    AlikeDecider(DecisionContext& context, const ResolveCommand& command, Fit fit)
        : m_context(context), m_command(command), m_fit(fit)
    {}

    Result<void> decide(DiceSource& more)
    {
        if (const Result<void> first = decideOne(m_context, m_command, more, m_fit); !first) return first;
        Decision& decision = m_context.decision();
        if (!decision.dice.empty())
            return Error{
                m_context.texts().say("refused.one-by-one", "each needs its own dice: resolve them one at a time")};
        const bool isRefused = decision.verdict->refused.has_value();
        Told told{decision.verdict, std::move(decision.asked)};
        const Words ofFirst{decision.sentences, decision.remarks};
        if (isRefused) leaveOutFirst();
        m_done = isRefused ? 0 : 1;
        if (!isRefused) noteWords();
        for (const std::string& each : m_command.alike.second) {
            const bool isFirst = m_done == 0;
            decideNext(each);
            if (isFirst && m_done == 1) told = {decision.verdict, std::move(decision.asked)};
        }
        decision.verdict = told.verdict;
        decision.asked = std::move(told.asked);
        sayWhatDiffers(*decision.verdict);
        if (m_done > 0) tell(*decision.verdict);
        else refuseAll(ofFirst);
        return {};
    }

private:
    /// What is shown of all: what happened to the first who could do it.
    struct Told {
        std::optional<Verdict> verdict;
        std::optional<GameCase> asked;
    };
    struct Words {
        std::vector<std::string> sentences, remarks;
    };

    void leaveOutFirst()
    {
        for (const auto& [role, ids] : m_command.roles) {
            const EntityId who =
                role == m_command.alike.first && !ids.empty() ? m_context.state().find(ids.front()) : nobody;
            if (who != nobody)
                leaveOut(ids.front(), m_context.state().at(who).name, *m_context.decision().verdict->refused);
        }
    }

    /// None of them can do it: what is shown is the refusal of the first, and that it goes for all.
    void refuseAll(const Words& ofFirst)
    {
        m_context.decision().sentences = ofFirst.sentences;
        m_context.decision().remarks = ofFirst.remarks;
        m_context.decision().leftOut.clear();
        m_context.remark(m_context.texts().say("log.refused-for-all", "None of the {all} can do that.",
                                               {{"all", std::to_string(m_command.alike.second.size() + 1)}}));
    }

    void decideNext(const std::string& id)
    {
        const EntityId who = m_context.state().find(id);
        if (who == nobody) {
            m_context.decision().leftOut.push_back(id);
            return m_context.remark(m_context.texts().say(
                "log.left-out-unknown", "Left out: there is no \"{id}\" in the battle.", {{"id", id}}));
        }
        ResolveCommand command = m_command;
        command.alike = {};
        command.settles = 0;
        std::erase_if(command.roles, [&](const NamedEntities& each) { return each.first == m_command.alike.first; });
        command.roles.emplace_back(m_command.alike.first, std::vector<std::string>{id});
        NoDice none;
        const Result<void> decided = decideOne(m_context, command, none, m_fit);
        const std::string& name = m_context.state().at(who).name;
        if (!decided) leaveOut(id, name, decided.error());
        else if (m_context.decision().verdict->refused) leaveOut(id, name, *m_context.decision().verdict->refused);
        else {
            ++m_done;
            noteWords();
        }
    }

    void noteWords()
    {
        const std::vector<VerdictOutcome>& outcomes = m_context.decision().verdict->outcomes;
        m_words.resize(std::max(m_words.size(), outcomes.size()));
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            std::vector<std::string>& words = m_words[i];
            if (std::find(words.begin(), words.end(), outcomes[i].word) == words.end())
                words.push_back(outcomes[i].word);
        }
    }

    /// "20 cm, 40 cm" where not all of them go as far.
    void sayWhatDiffers(Verdict& verdict) const
    {
        for (std::size_t i = 0; i < verdict.outcomes.size() && i < m_words.size(); ++i) {
            std::string all;
            for (const std::string& each : m_words[i]) appendPart(all, ", ", each);
            if (m_words[i].size() > 1) verdict.outcomes[i].word = all;
        }
    }

    void leaveOut(const std::string& id, const std::string& name, const std::string& why)
    {
        m_context.decision().leftOut.push_back(id);
        m_leftOut.push_back(m_context.texts().say("log.left-out-why", "Left out: {who} ({why}).",
                                                  {{"who", name}, {"why", withoutFullStop(why)}}));
        m_context.remark(m_leftOut.back());
    }

    static std::string withoutFullStop(std::string text)
    {
        if (!text.empty() && text.back() == '.') text.pop_back();
        return text;
    }

    /// One heading for all, before what happened to each.
    void tell(const Verdict& verdict)
    {
        const ResolveCommand done = carriedOut(m_command, m_context.decision());
        const std::string names = namesAlike(m_context.texts(), m_context.state(), done);
        m_context.sayNames(names);
        std::vector<std::string>& sentences = m_context.decision().sentences;
        sentences.insert(sentences.begin(),
                         m_context.texts().say("log.done-for", "{procedure}, {who}: done for {done} of {all}.",
                                               {{"procedure", verdict.procedureTitle},
                                                {"who", names},
                                                {"done", std::to_string(m_done)},
                                                {"all", std::to_string(m_command.alike.second.size() + 1)}}));
        for (std::size_t& change : m_context.decision().changes) ++change;
        for (const std::string& each : m_leftOut) m_context.say(each);
    }

    DecisionContext& m_context;
    const ResolveCommand& m_command;
    Fit m_fit;
    std::size_t m_done = 0;
    std::vector<std::vector<std::string>> m_words;  ///< by outcome: each word that it came to, once
    std::vector<std::string> m_leftOut;
};

}  // namespace

Result<void> decideAlike(DecisionContext& context, const ResolveCommand& command, DiceSource& more, Fit fit)
{
    return AlikeDecider(context, command, fit).decide(more);
}

}  // namespace drumhead
