#pragma once

#include "app/combat/session/case_session.hpp"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace drumhead::app {

class FaceStrip;
class ThrowFields;
class ShrinkingScrollArea;

/// Rolls the dice here, takes those thrown on the table, or says which answer is still missing. Throws that can
/// be made at once have a field each.
class DiceBar : public QWidget {
    Q_OBJECT

public:
    explicit DiceBar(QWidget* parent = nullptr);

    void setSession(CaseSession* session);
    void refresh();
    void roll();
    /// Rolls only what is thrown at once now, so that a chain is played stage by stage.
    void rollThis();
    void focusDice();
    /// Whether all the faces thrown on the table are typed and wait to be taken.
    [[nodiscard]] bool hasTyped() const;
    /// Takes them and leaves the focus where it is; false: there is nothing to take.
    bool takeTyped();
    [[nodiscard]] QList<QWidget*> tabChain() const;
    /// The buttons that act on dice already thrown; they stand beneath those.
    [[nodiscard]] QWidget* thrownButtons() const { return m_thrown; }
    /// The height of the lines that say what the faces mean, as it is and as they want it; 0: there are none.
    [[nodiscard]] int stripHeight() const;
    [[nodiscard]] int wantedStrip() const;
    /// Where they have less they can be scrolled.
    void setMostStrip(int height);
    /// Asks which face counts instead; the index of the throw among those made, and of the die in it.
    void changeDie(int thrown = 0, int die = 0);

protected:
    bool event(QEvent* event) override;

Q_SIGNALS:
    void missingWanted();
    /// Dice were thrown here, or those thrown on the table were taken.
    void thrown();
    /// What stands in the fields is another.
    void typed();
    /// Dice were taken or thrown and the case goes on: to the next dice or question.
    void goOnWanted();
    /// The fields are new: the tab order has to be set again.
    void rebuilt();

private:
    void addButtons();
    void addField();
    void acceptTyped();
    void acceptThrows();
    void validate();
    void goOn();
    [[nodiscard]] bool isField(const QWidget* widget) const;
    void focusWent(QWidget* from, QWidget* to);
    void takeSoon();
    [[nodiscard]] bool manyThrows() const;
    [[nodiscard]] bool needsDice() const;
    void showRow(bool thrown);
    void showCheck(const DiceCheck& check);
    void showPlan();
    /// Says in the hint why there is nothing to roll.
    void sayWhyNot();
    [[nodiscard]] QString usualHint() const;

    CaseSession* m_session = nullptr;
    QPushButton* m_missing = nullptr;
    QPushButton* m_roll = nullptr;
    QPushButton* m_rollThis = nullptr;
    ThrowFields* m_throws = nullptr;
    ShrinkingScrollArea* m_throwsArea = nullptr;
    QLabel* m_diceLabel = nullptr;
    QLineEdit* m_dice = nullptr;
    QWidget* m_thrown = nullptr;
    QPushButton* m_change = nullptr;
    QPushButton* m_clear = nullptr;
    FaceStrip* m_strip = nullptr;
    ShrinkingScrollArea* m_stripArea = nullptr;
    QLabel* m_hint = nullptr;
};

}  // namespace drumhead::app
