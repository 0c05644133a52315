#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace drumhead::app {

/// A field that takes the next key pressed, whatever it would do elsewhere.
class KeyCatcher : public QLineEdit {
    Q_OBJECT

public:
    explicit KeyCatcher(QWidget* parent);

Q_SIGNALS:
    void pressed(const QKeySequence& key);
    /// Escape was pressed, or the keyboard went elsewhere.
    void left();

protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
};

}  // namespace drumhead::app
