#pragma once

#include "app/combat/case_arrangement.hpp"
#include "app/combat/case_shares.hpp"
#include "app/combat/session/case_session.hpp"

#include <QWidget>

#include <memory>
#include <optional>

namespace drumhead::app {

class CaseForm;
class CaseWhy;
class KeptSplitter;
class ModifierPanel;
class OddsSidePanel;
class ReminderBar;
class VerdictOdds;
class VerdictPanel;

/// One case from the questions to the verdict: form, modifiers, dice, verdict and odds.
class CasePage : public QWidget {
    Q_OBJECT

public:
    explicit CasePage(QWidget* parent = nullptr);
    ~CasePage() override;

    /// Sets the case in hand, or null.
    void setSession(std::unique_ptr<CaseSession> session);
    [[nodiscard]] CaseSession* session() const { return m_session.get(); }

    [[nodiscard]] CaseForm* form() const { return m_form; }
    [[nodiscard]] ModifierPanel* modifiers() const { return m_modifiers; }
    [[nodiscard]] VerdictPanel* verdict() const { return m_verdict; }
    [[nodiscard]] OddsSidePanel* side() const { return m_side; }
    [[nodiscard]] QList<QWidget*> tabChain() const;

    /// Shows what the rules say about the current line.
    void why();
    /// Focuses the modifiers.
    void showModifiers();
    /// Gives the form its height, whatever has the keyboard.
    void keepForm();
    /// Focuses the next question without an answer.
    void goToMissing();
    /// Focuses what is still open: a question, else the dice. Emits `finished` if nothing is.
    void goOn();
    /// Clears the answer in the focused field.
    void forgetAnswer();
    void newCase();
    void overrule();
    /// Focuses the dice.
    void focusDice();
    /// Hides odds and arithmetic, or shows them again.
    void fold();
    /// Focuses a question, also one that is usually asked only when the procedure reaches it.
    void ask(FactRef fact);
    /// Whether there is nothing in the case to be answered, thrown or remembered: at most whether the rules allow it.
    [[nodiscard]] bool isPlain() const;

Q_SIGNALS:
    void questionFocused(const QString& question);
    /// Who has a role of the battle's case that may stay empty is to be chosen.
    void joinersWanted(int role);
    /// The user wants to open the procedure that is due; `due`: its index in the verdict.
    void dueWanted(int due);
    /// The user wants to swap the pinned case with the case in hand.
    void swapWanted();
    void tabOrderChanged();
    /// `goOn` found nothing open.
    void finished();
    /// The user pressed Return at the last question of a case without dice, whose result he has before him.
    void confirmed();
    void caseChanged();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void goOnFromQuestion();
    void arrange();
    /// Brings form and verdict to the front if they are a tab.
    void showCase();
    void updateShares();
    /// The same after the pending layout of the form.
    void updateSharesSoon();
    /// Whether the verdict gets the height it needs: the questions are answered and not in use.
    [[nodiscard]] bool isForVerdict() const;
    void shareColumns();
    /// Whether what is beneath keeps only its tabs, until the user asks for it.
    [[nodiscard]] bool foldsSide() const;
    [[nodiscard]] bool isSideInUse() const;
    void openSide();
    /// Sets whether the user works on the questions, or on the dice and the verdict.
    void setAtForm(bool inHand);
    void showReminders();
    /// The questions are answered and the dice thrown.
    void putResultFirst();
    void showForm();
    /// Whether the form has given its height to the verdict.
    [[nodiscard]] bool isFormFolded() const;
    [[nodiscard]] bool restsOnUsualAnswers() const;
    void refresh();

    std::unique_ptr<CaseSession> m_session;
    ReminderBar* m_reminders;
    KeptSplitter* m_columns = nullptr;
    KeptSplitter* m_left = nullptr;
    KeptSplitter* m_right = nullptr;
    bool m_atForm = false;
    bool m_isResultFirst = false;  ///< where room is scarce, the form gives way to the result
    bool m_sideOpen = false;       ///< the user wants to see what is beneath
    bool m_wasFinished = false;
    bool m_sharesSoon = false;
    std::optional<CaseArrangement> m_arrangement;  ///< none while the panels are made
    CaseForm* m_form;
    ModifierPanel* m_modifiers;
    VerdictPanel* m_verdict;
    OddsSidePanel* m_side;
    VerdictOdds* m_verdictOdds;
    CaseShares m_shares;
    CaseWhy* m_why;
};

}  // namespace drumhead::app
