#pragma once

#include <QDialog>

class QRadioButton;
class QSpinBox;

namespace drumhead::app {

/// How a battle goes on as a scenario: as it stands, or as the next battle of a campaign.
class CarryOnDialog : public QDialog {
    Q_OBJECT

public:
    explicit CarryOnDialog(QWidget* parent);

    [[nodiscard]] bool isNextBattle() const;
    /// The share of what was lost that comes back, in percent.
    [[nodiscard]] int returned() const;

private:
    QRadioButton* m_same;
    QRadioButton* m_next;
    QSpinBox* m_returned;
};

}  // namespace drumhead::app
