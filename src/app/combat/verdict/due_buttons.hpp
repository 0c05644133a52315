#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QPushButton;

namespace drumhead::app {

class CaseSession;

/// A button for each procedure that a verdict makes due, with the reason.
class DueButtons : public QWidget {
    Q_OBJECT

public:
    explicit DueButtons(QWidget* parent = nullptr);

    /// Shows what a finished case makes due; null: no case.
    void refresh(const CaseSession* session);
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    /// The user wants to open it; `due`: its index in the verdict.
    void dueWanted(int due);
    /// Buttons were created anew: the tab order has to be set again.
    void rebuilt();

private:
    QStringList m_names;
    std::vector<QPushButton*> m_buttons;
};

}  // namespace drumhead::app
