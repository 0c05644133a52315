#pragma once

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace drumhead::app {

/// Stands where the case would stand, for a ruleset that has faults or where there is none: says what is
/// wrong, with a list of the faults that can be copied.
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget* parent = nullptr);

    void explain(const QString& sentence, const QStringList& faults);
    /// Whether what is explained can be forgotten: then a button offers it.
    void offerToForget(bool can);
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    void forgetWanted();

private:
    QLabel* m_sentence;
    QPlainTextEdit* m_faults;
    QPushButton* m_copy;
    QPushButton* m_forget;
};

}  // namespace drumhead::app
