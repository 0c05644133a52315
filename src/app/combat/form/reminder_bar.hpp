#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QToolButton;

namespace drumhead::app {

/// The reminders of a case in one line; unfolded, all of them.
class ReminderBar : public QWidget {
    Q_OBJECT

public:
    explicit ReminderBar(QWidget* parent = nullptr);

    void setReminders(const QStringList& reminders);
    /// The widget that takes the focus.
    [[nodiscard]] QWidget* line() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateText();

    QStringList m_reminders;
    QToolButton* m_line;
    QLabel* m_all;
};

}  // namespace drumhead::app
