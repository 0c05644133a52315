#pragma once

#include "drumhead/resolve/relevance/relevance.hpp"
#include "drumhead/resolve/session/case_record.hpp"
#include "drumhead/resolve/session/dice_check.hpp"
#include "drumhead/resolve/session/suggested_answers.hpp"
#include "drumhead/resolve/session/throw_plan.hpp"
#include "drumhead/resolve/session/thrown_dice.hpp"
#include "drumhead/resolve/words/verdict.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// Whether a person enters the fact while the procedure runs: it has no place in the list of units.
[[nodiscard]] bool isEntered(const Program& program, FactRef fact);

/// One case in hand: the answers, the dice, and the verdict on them. It runs the procedure again after every change.
/// The ruleset has to outlive it.
class CaseInHand {
public:
    enum class Change {
        Values,  ///< answers, dice, overrulings
        Rows,    ///< the same, and rows were added or removed: what shows them has to be built again
    };

    CaseInHand(const Ruleset& ruleset, const Procedure& procedure);
    /// A case of a battle: `known` are the facts that the battle has answered, which nobody is asked again.
    CaseInHand(const Situation& situation, std::vector<FactRef> known);
    CaseInHand(const CaseInHand&) = delete;
    CaseInHand& operator=(const CaseInHand&) = delete;

    /// Is called after every change, when everything here is up to date.
    void setObserver(std::function<void(Change)> observer) { m_observer = std::move(observer); }

    [[nodiscard]] const Ruleset& ruleset() const { return m_situation.ruleset(); }
    [[nodiscard]] const Procedure& procedure() const { return m_situation.procedure(); }
    [[nodiscard]] const Program& program() const { return m_situation.program(); }
    [[nodiscard]] const Situation& situation() const { return m_situation; }
    [[nodiscard]] const Relevance& relevance() const { return m_relevance; }
    /// The case for the odds "from here": the dice rolled so far are fixed. Once finished: the case before the first
    /// roll.
    [[nodiscard]] Situation fromHere() const;

    /// The value of a fact before the procedure runs: its answer, its default, or the troop type's figure; unknown if
    /// there is none.
    [[nodiscard]] Value effective(FactRef fact) const { return m_start.value(fact); }
    [[nodiscard]] bool isGiven(FactRef fact) const { return !m_situation.given(fact).isUnknown(); }
    [[nodiscard]] bool isOfBattle() const { return m_battle.has_value(); }
    /// Whether the battle has answered the fact and that answer still stands.
    [[nodiscard]] bool isKnown(FactRef fact) const;
    /// Whether the answer was suggested, by the battle or from other answers, and nobody has changed it.
    [[nodiscard]] bool isSuggested(FactRef fact) const;
    /// Whether the form shows what the battle knows all the same, so that it can be changed.
    [[nodiscard]] bool showsKnown() const { return m_showsKnown; }
    void showKnown(bool show);
    /// The questions that matter and have no answer yet; once dice were thrown only the one for which it stopped.
    [[nodiscard]] std::vector<FactRef> unanswered() const;

    /// The questions that the odds of what is still open need: before the throw those without an answer at which the
    /// case may really stop; once dice were thrown only the one for which it stopped. A decision of the case itself
    /// (who moves first) is asked only when the case gets there. In no certain order.
    [[nodiscard]] std::vector<FactRef> openQuestions() const;

    /// What the case needs next, or that it is finished.
    [[nodiscard]] const Pause& pause() const { return m_pause; }
    [[nodiscard]] bool isFinished() const { return m_pause.kind == Pause::Kind::Finished; }
    /// Complete if the case is finished, else what is settled so far.
    [[nodiscard]] const Verdict& verdict() const { return m_verdict; }
    [[nodiscard]] const std::vector<ThrownDice>& throwsSoFar() const { return m_throws; }
    [[nodiscard]] const std::vector<int>& faces() const { return m_faces; }
    /// The dice that lie on the table: those of the case, or those that wait until the answers have a throw for them.
    [[nodiscard]] const std::vector<int>& diceLying() const { return m_faces.empty() ? m_aside.faces : m_faces; }
    /// Whether answers were changed after the dice were thrown, and the same dice judged again.
    [[nodiscard]] bool judgedAgain() const { return m_judgedAgain; }
    /// Whether dice were put aside because they do not fit the answers; they come back as soon as they fit again.
    [[nodiscard]] bool diceDropped() const { return m_diceDropped; }
    /// What the next dice are for: "Hits", "Firer 2: Hits"; empty where no dice are due.
    [[nodiscard]] const std::string& nextThrow() const { return m_nextThrow; }
    /// The procedure within the procedure where it stopped: "The defender tests"; or empty.
    [[nodiscard]] std::string nextStage() const;
    /// The throws that can be made at once now; empty where no dice are due.
    [[nodiscard]] const std::vector<Throw>& together() const { return m_together; }
    /// The same with how they are counted and what they mean.
    [[nodiscard]] const std::vector<PlannedThrow>& planned() const;
    /// Whether other throws may follow those of `together`.
    [[nodiscard]] bool mayThrowMore() const;
    /// Whether a throw may follow the answer or dice for which it stopped.
    [[nodiscard]] bool throwsAhead() const;
    /// Checks dice as a person types them: all that is still to be thrown, or a part of it.
    [[nodiscard]] DiceCheck check(std::string_view typed) const;

    /// The fact or result as it stands where the procedure has stopped.
    [[nodiscard]] Value afterRun(FactRef fact) const { return m_end.value(fact); }
    /// The fact as the effects of the case leave it.
    [[nodiscard]] Value afterEffects(FactRef fact) const { return m_end.valueAfterEffects(fact); }
    /// The same at a moment of the turn: only with the effects that have taken place by then.
    [[nodiscard]] Value afterEffects(FactRef fact, EffectTime until) const
    {
        return m_end.valueAfterEffects(fact, until);
    }
    [[nodiscard]] bool isEntered(FactRef fact) const { return drumhead::isEntered(program(), fact); }
    /// The question that a person is asked for the fact.
    [[nodiscard]] std::string question(FactRef fact) const;
    /// Whether it can be asked now: every question that matters, but what is entered while the procedure runs only
    /// when the procedure has reached it, and what a unit type may settle only when the type is known.
    [[nodiscard]] bool isAsked(FactRef fact) const;
    /// Whether the fact has no value yet and the type of its unit, which may settle it, is still to be answered.
    [[nodiscard]] bool waitsForType(FactRef fact) const;

    /// Asks already now what a person enters while the procedure runs.
    void askNow(FactRef fact);
    void answer(FactRef fact, Value value);
    void forget(FactRef fact);
    /// Sets answers written as "name=value". Returns a message for each that can't be set.
    std::vector<std::string> prefill(const std::vector<std::string>& answers);
    /// Adds a row: a copy of the last unit's entries in the army list, with nothing known of its position.
    void addRow(int role);
    void removeRow(int role, int row);
    /// Rules on an unclear point; does nothing where there is no such ruling or choice.
    void rule(std::string_view ruling, std::string_view choice);
    void overrule(Overrule overrule);
    void withdraw(const Overrule& overrule);

    /// Rolls what is still to be thrown; if the case is finished, all of it again.
    void roll();
    /// Rolls only the throws that are made at once now.
    void rollTogether();
    /// Accepts dice thrown on the table: the next of this case, or if it is finished all of it again.
    void acceptDice(const std::vector<int>& faces);
    void clearDice();

    /// What was suggested is recorded only once dice were thrown on it; before it is suggested anew.
    [[nodiscard]] CaseRecord record() const;
    /// Continues a recorded case. Returns what no longer fits the rules: one word or name each.
    std::vector<std::string> restore(const CaseRecord& record);
    /// Puts another case of this procedure in place of this one, with its dice.
    void replaceWith(const Situation& situation, const std::vector<int>& faces);
    /// Clears answers, dice and overrulings; the rulings stay.
    void reset();
    /// Whether two sides of the same kind face each other.
    [[nodiscard]] bool canSwap() const;
    void swapSides();

private:
    /// `onTheWay`: it was a question for which the procedure stopped, so that no dice are judged again.
    void answersChanged(Change change = Change::Values, bool onTheWay = false);
    void notify(Change change = Change::Values) const;
    void rerun();
    void clearDiceNotes();
    void dropDice();
    void putDiceAside();
    void takeDiceBack();

    struct Battle {
        Situation situation;
        std::vector<FactRef> known;
    };

    /// Dice that an answer left without a throw, with the overrulings of single dice: another answer brings them back.
    struct DiceAside {
        std::vector<int> faces;
        std::vector<Overrule> overrules;
    };

    Situation m_situation;
    std::optional<Battle> m_battle;  ///< the case as the battle fills it
    bool m_showsKnown = false;
    Resolution m_start;
    Resolution m_end;
    Relevance m_relevance;
    std::vector<int> m_faces;
    DiceAside m_aside;
    SuggestedAnswers m_suggested;
    std::vector<FactRef> m_askedNow;
    Pause m_pause;
    mutable std::optional<std::vector<FactRef>> m_open;          ///< the open questions, computed on request
    mutable std::optional<std::vector<PlannedThrow>> m_planned;  ///< the same of the throws that are due
    std::string m_nextThrow;
    Verdict m_verdict;
    std::vector<ThrownDice> m_throws;
    std::vector<Throw> m_together;
    bool m_judgedAgain = false;
    bool m_diceDropped = false;
    std::function<void(Change)> m_observer;
};

}  // namespace drumhead
