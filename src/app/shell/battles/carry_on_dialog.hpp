#pragma once

#include <QDialog>

class QRadioButton;
class QSpinBox;

namespace drumhead::app {

/// How a battle goes on as a scenario: as it stands, as the next battle of a campaign, or in the list of its armies.
class CarryOnDialog : public QDialog {
    Q_OBJECT

public:
    explicit CarryOnDialog(QWidget* parent);

    enum class Way { SameBattle, NextBattle, ArmyList };
    [[nodiscard]] Way way() const;
    /// The share of what was lost that comes back, in percent.
    [[nodiscard]] int returned() const;

private:
    void addWay(QRadioButton& way, const QString& meaning);

    QRadioButton* m_same;
    QRadioButton* m_next;
    QRadioButton* m_list;
    QSpinBox* m_returned;
};

}  // namespace drumhead::app
