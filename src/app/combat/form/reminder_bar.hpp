#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QToolButton;

namespace drumhead::app {

/// What is to be remembered in a case, in one line at its head; opened, all of it.
class ReminderBar : public QWidget {
    Q_OBJECT

public:
    explicit ReminderBar(QWidget* parent = nullptr);

    void setReminders(const QStringList& reminders);
    /// What takes the keyboard.
    [[nodiscard]] QWidget* line() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    QStringList m_reminders;
    QToolButton* m_line;
    QLabel* m_all;
};

}  // namespace drumhead::app
