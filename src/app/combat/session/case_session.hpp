#pragma once

#include "app/combat/session/case_record.hpp"
#include "app/combat/session/throws.hpp"
#include "drumhead/resolve/machine/resolution.hpp"
#include "drumhead/resolve/relevance/relevance.hpp"
#include "drumhead/resolve/words/verdict.hpp"

#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace drumhead::app {

/// What typed dice would come to.
struct DiceCheck {
    enum class State {
        Empty,  ///< nothing typed
        Fits,   ///< they can be taken
        Short,  ///< right so far, but too few for this throw
        Wrong,  ///< too many, or a face that the die has not
    };
    State state = State::Empty;
    std::vector<int> faces;
    QString message;  ///< one sentence for the person at the keyboard
};

/// One case in hand: the answers, the dice, and what comes of them. It runs the procedure anew after every
/// change. The ruleset has to outlive it.
class CaseSession : public QObject {
    Q_OBJECT

public:
    CaseSession(const Ruleset& ruleset, const Procedure& procedure, QObject* parent = nullptr);
    /// A case of a battle: `known` are the facts that the battle has answered, which nobody is asked again.
    CaseSession(const Situation& situation, std::vector<FactRef> known, QObject* parent = nullptr);

    [[nodiscard]] const Ruleset& ruleset() const { return m_situation.ruleset(); }
    [[nodiscard]] const Procedure& procedure() const { return m_situation.procedure(); }
    [[nodiscard]] const Program& program() const { return m_situation.program(); }
    [[nodiscard]] const Situation& situation() const { return m_situation; }
    [[nodiscard]] const Relevance& relevance() const { return m_relevance; }

    /// What stands for a fact now: its answer, its default, or the troop type's figure; unknown if none.
    [[nodiscard]] Value effective(FactRef fact) const { return m_start.value(fact); }
    [[nodiscard]] bool isGiven(FactRef fact) const { return !m_situation.given(fact).isUnknown(); }
    /// Whether it is a case of a battle.
    [[nodiscard]] bool isOfBattle() const { return m_battle.has_value(); }
    /// Whether the battle has answered the fact and nobody has answered it otherwise.
    [[nodiscard]] bool isKnown(FactRef fact) const;
    /// Whether what the battle knows is shown all the same, so that it can be answered otherwise.
    [[nodiscard]] bool showsKnown() const { return m_showsKnown; }
    void showKnown(bool show);
    /// The questions that matter and have no answer yet; once dice were thrown only the one for which it stopped.
    [[nodiscard]] std::vector<FactRef> unanswered() const;

    [[nodiscard]] const Pause& pause() const { return m_pause; }
    [[nodiscard]] bool isFinished() const { return m_pause.kind == Pause::Kind::Finished; }
    /// Complete if the case is finished, else what is settled so far.
    [[nodiscard]] const Verdict& verdict() const { return m_verdict; }
    [[nodiscard]] const std::vector<Throw>& throwsSoFar() const { return m_throws; }
    [[nodiscard]] const std::vector<int>& faces() const { return m_faces; }
    /// Whether answers were changed after the dice were thrown, and the same dice judged again.
    [[nodiscard]] bool judgedAgain() const { return m_judgedAgain; }
    /// Whether dice were put aside because they no longer fitted.
    [[nodiscard]] bool diceDropped() const { return m_diceDropped; }
    /// What the next dice are for: "Hits", "Firer 2: Hits".
    [[nodiscard]] QString nextThrow() const;
    /// The procedure within the procedure where it stopped: "2. The defender tests"; or empty.
    [[nodiscard]] QString nextStage() const;
    /// The throws that can be made at once now; empty where no dice are due.
    [[nodiscard]] const std::vector<drumhead::Throw>& together() const { return m_together; }
    /// Whether other throws may follow those of `together`.
    [[nodiscard]] bool mayThrowMore() const;
    /// Whether a throw may follow what it waits for.
    [[nodiscard]] bool throwsAhead() const;
    /// Judges dice as a person types them.
    [[nodiscard]] DiceCheck check(const QString& typed) const;
    /// Judges those for one of the throws that are made at once.
    [[nodiscard]] DiceCheck check(const QString& typed, const drumhead::Throw& thrown) const;

    /// The fact or result as it stands where the procedure has stopped.
    [[nodiscard]] Value afterRun(FactRef fact) const { return m_end.value(fact); }
    /// The fact as the effects of the case leave it.
    [[nodiscard]] Value afterEffects(FactRef fact) const { return m_end.valueAfterEffects(fact); }
    /// Whether it is entered by a person while the procedure runs, and has no place in the list of units.
    [[nodiscard]] bool isEntered(FactRef fact) const;
    /// What a person is asked for it.
    [[nodiscard]] QString question(FactRef fact) const;
    /// Whether it can be asked now: every question that matters, but what is entered on the way only once the
    /// procedure has come to it.
    [[nodiscard]] bool isAsked(FactRef fact) const;

    /// Asks already now what a person enters on the way.
    void askNow(FactRef fact);
    void answer(FactRef fact, Value value);
    void forget(FactRef fact);
    /// Takes answers written as "name=value", and tells those that can't be taken, one sentence each.
    QStringList prefill(const QStringList& answers);
    /// Adds a row: a unit like the one before it, with nothing said yet of how it stands.
    void addRow(int role);
    void removeRow(int role, int row);
    void rule(const QString& ruling, const QString& choice);
    void overrule(Overrule overrule);
    void withdraw(const Overrule& overrule);

    /// Rolls what is still to be thrown; of a finished case, the whole case anew.
    void roll();
    /// Rolls only the throws that are made at once now.
    void rollTogether();
    /// Takes dice thrown on the table: the next of this case, or if it is finished all of it anew.
    void takeDice(const std::vector<int>& faces);
    void forgetDice();
    /// Takes up a case again that was put aside. Returns what no longer fits: one word or name each.
    QStringList takeUp(const CaseRecord& record);
    [[nodiscard]] CaseRecord record() const;
    /// Takes over the answers, rulings and overrulings of another case of this procedure, and its dice.
    void takeOver(const Situation& situation, const std::vector<int>& faces);
    /// Forgets answers, dice and what was overruled; the rulings stay.
    void startAnew();
    /// Whether two sides of the same kind face each other.
    [[nodiscard]] bool canSwap() const;
    void swapSides();

Q_SIGNALS:
    void changed();
    /// Rows were added or taken away: what shows them has to be built again.
    void rowsChanged();

private:
    /// `onTheWay`: it was a question for which the procedure stops, so that no dice are judged again.
    void answersChanged(bool rowsToo = false, bool onTheWay = false);
    void rerun();
    void dropDice();
    void copyUnit(int role, int from, int to);
    [[nodiscard]] DiceCheck checkFaces(std::vector<int> typed) const;

    struct Battle {
        Situation situation;
        std::vector<FactRef> known;
    };

    Situation m_situation;
    std::optional<Battle> m_battle;  ///< the case as the battle fills it
    bool m_showsKnown = false;
    Resolution m_start;
    Resolution m_end;
    Relevance m_relevance;
    std::vector<int> m_faces;
    std::vector<FactRef> m_askedNow;
    Pause m_pause;
    QString m_nextThrow;
    Verdict m_verdict;
    std::vector<Throw> m_throws;
    std::vector<drumhead::Throw> m_together;
    bool m_judgedAgain = false;
    bool m_diceDropped = false;
};

}  // namespace drumhead::app
