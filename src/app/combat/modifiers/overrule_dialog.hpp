#pragma once

#include "app/combat/modifiers/modifier_rows.hpp"

#include <QDialog>

class QCheckBox;
class QDoubleSpinBox;
class QPushButton;

namespace drumhead::app {

class ReasonEdit;

/// Asks for the amount that replaces a modifier's own, and the reason. Can't be accepted without a reason.
class OverruleDialog : public QDialog {
    Q_OBJECT

public:
    OverruleDialog(const ModifierRow& row, QWidget* parent);

    [[nodiscard]] Overrule overrule() const;

private:
    void check();

    Overrule m_overrule;
    QDoubleSpinBox* m_amount;
    QCheckBox* m_leaveOut;
    ReasonEdit* m_reason;
    QPushButton* m_ok;
};

}  // namespace drumhead::app
