#pragma once

#include "app/combat/session/case_session.hpp"

#include <QPointer>
#include <QWidget>

#include <memory>

class QScrollArea;

namespace drumhead::app {

class CaseForm;
class KeptSplitter;
class ModifierPanel;
class OddsSide;
class ReminderBar;
class VerdictOdds;
class VerdictPanel;
class WhyDialog;

/// One case from the questions to the verdict: the form, the modifiers, the dice and what came of it.
class CasePage : public QWidget {
    Q_OBJECT

public:
    explicit CasePage(QWidget* parent = nullptr);
    ~CasePage() override;

    /// Takes a case in hand; null: none.
    void setSession(std::unique_ptr<CaseSession> session);
    [[nodiscard]] CaseSession* session() const { return m_session.get(); }

    [[nodiscard]] CaseForm* form() const { return m_form; }
    [[nodiscard]] ModifierPanel* modifiers() const { return m_modifiers; }
    [[nodiscard]] VerdictPanel* verdict() const { return m_verdict; }
    [[nodiscard]] OddsSide* side() const { return m_side; }
    [[nodiscard]] QList<QWidget*> tabChain() const;

    /// Shows what the rules say about the line that was last looked at.
    void why();
    void whyModifier();
    void whyLine();
    /// Puts the keyboard on the modifiers.
    void showModifiers();
    /// Puts the keyboard on the next question without an answer.
    void goToMissing();
    /// Puts the keyboard on what is still open: a question, else the dice; `finished` tells that nothing is.
    void goOn();
    /// Forgets the answer in the field that has the focus.
    void forgetAnswer();
    void newCase();
    void overrule();
    /// Puts the keyboard on the dice.
    void focusDice();
    /// Folds odds and arithmetic away, or brings them back.
    void fold();
    /// Puts the keyboard on a question, also on one that would be asked only on the way.
    void ask(FactRef fact);

Q_SIGNALS:
    void questionFocused(const QString& question);
    /// The procedure that is due shall be opened: its number in the verdict.
    void dueWanted(int due);
    /// The pinned case shall be taken in hand.
    void swapWanted();
    void tabOrderChanged();
    /// It was asked to go on, and nothing is open any more.
    void finished();
    void caseChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Wide: two columns. Narrow: the modifiers are a tab, all tabs below the verdict. Low: form and verdict are a tab
    /// too.
    enum class Room { Wide, Narrow, Low };

    [[nodiscard]] Room roomThereIs() const;
    void arrange();
    void makeNarrow();
    void makeLow();
    void makeWide();
    /// Brings form and verdict to the front where they are a tab.
    void showCase();
    void shareHeight();
    /// The same once the form is laid out with the questions that it has now.
    void shareHeightSoon();
    [[nodiscard]] QString nameOfRoom() const;
    /// Whether the verdict has what room it needs: nobody is at the questions, and they are answered.
    [[nodiscard]] bool isForVerdict() const;
    [[nodiscard]] int usualForm() const;
    [[nodiscard]] bool needsMore(int room) const;
    [[nodiscard]] QList<int> leftShares(int room) const;
    /// Whether the questions are what somebody is at, or the dice and what came of them.
    void takeForm(bool inHand);
    void showReminders();
    void refresh();
    void explain(const QString& what, const std::vector<int>& cites, Status status);

    std::unique_ptr<CaseSession> m_session;
    ReminderBar* m_reminders;
    KeptSplitter* m_columns = nullptr;
    KeptSplitter* m_left = nullptr;
    KeptSplitter* m_right = nullptr;
    bool m_atForm = false;
    bool m_sharesSoon = false;
    QScrollArea* m_modifiersPage = nullptr;  ///< the tab in which they stand where it is not wide
    Room m_room = Room::Wide;
    CaseForm* m_form;
    ModifierPanel* m_modifiers;
    VerdictPanel* m_verdict;
    OddsSide* m_side;
    VerdictOdds* m_verdictOdds;
    QPointer<WhyDialog> m_why;
};

}  // namespace drumhead::app
