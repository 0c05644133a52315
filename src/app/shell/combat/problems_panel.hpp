#pragma once

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace drumhead::app {

struct LibraryEntry;

/// Stands where the case would stand, while a ruleset is being loaded, for one that has faults, or where there is none:
/// says what is wrong, with a list of the faults that can be copied.
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget* parent = nullptr);

    /// Why there is no case under that ruleset. Null: there is no ruleset; `problems` says why. A ruleset that does not
    /// come with the program can be forgotten.
    void explain(const LibraryEntry* chosen, const QStringList& problems);
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    void forgetWanted();

private:
    void showFaults(const QString& sentence, const QStringList& faults);

    QLabel* m_sentence;
    QPlainTextEdit* m_faults;
    QPushButton* m_copy;
    QPushButton* m_forget;
};

}  // namespace drumhead::app
