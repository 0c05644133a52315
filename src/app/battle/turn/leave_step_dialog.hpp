#pragma once

#include <QDialog>

#include <string>
#include <vector>

class QLineEdit;

namespace drumhead::app {

/// Asks why a step of the turn is left although something in it is still to be done.
class LeaveStepDialog : public QDialog {
    Q_OBJECT

public:
    /// `obstacle`: why it is not settled who goes through the next step, or empty.
    LeaveStepDialog(const std::vector<std::string>& open, const QString& obstacle, QWidget* parent = nullptr);

    [[nodiscard]] QString reason() const;

private:
    QLineEdit* m_reason;
};

}  // namespace drumhead::app
