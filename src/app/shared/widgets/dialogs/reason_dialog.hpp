#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;

namespace drumhead::app {

/// Asks for one line of text: the reason for what the referee decides, or a remark.
class ReasonDialog : public QDialog {
    Q_OBJECT

public:
    ReasonDialog(const QString& title, const QString& what, const QString& accept, QWidget* parent = nullptr);

    [[nodiscard]] QString reason() const;
    /// What stands before the field; without a call: "Reason (it goes on record)".
    void setPrompt(const QString& prompt);

private:
    QLabel* m_prompt;
    QLineEdit* m_reason;
};

}  // namespace drumhead::app
