#pragma once

#include "drumhead/resolve/session/thrown_dice.hpp"

#include <QDialog>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace drumhead::app {

class ReasonEdit;

/// Asks for the die to change, its new face, and the reason (a cocked die, a misread face).
class DieDialog : public QDialog {
    Q_OBJECT

public:
    DieDialog(std::vector<ThrownDice> throwsMade, QWidget* parent);

    /// Begins with that die; the keyboard goes to its new face.
    void choose(int thrown, int die);
    [[nodiscard]] Overrule overrule() const;

private:
    void fillDice();
    void fillFaces();
    void nameFace();
    [[nodiscard]] QString cardText(int face) const;
    void check();
    [[nodiscard]] const ThrownDice& chosen() const;

    std::vector<ThrownDice> m_throws;
    QComboBox* m_throw;
    QComboBox* m_die;
    QSpinBox* m_face;
    ReasonEdit* m_reason;
    QPushButton* m_ok;
};

}  // namespace drumhead::app
