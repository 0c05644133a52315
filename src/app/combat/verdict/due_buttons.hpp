#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QPushButton;

namespace drumhead::app {

class CaseSession;

/// What a verdict makes due: a button for each procedure, with the reason behind it.
class DueButtons : public QWidget {
    Q_OBJECT

public:
    explicit DueButtons(QWidget* parent = nullptr);

    /// What a case makes due once it is finished; null: no case.
    void refresh(const CaseSession* session);
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    /// It shall be opened: its number in the verdict.
    void dueWanted(int due);
    /// There are other buttons now: the tab order has to be set again.
    void rebuilt();

private:
    QStringList m_names;
    std::vector<QPushButton*> m_buttons;
};

}  // namespace drumhead::app
