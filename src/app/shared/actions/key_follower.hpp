#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace drumhead::app {

/// Says anew what names the key of an action, as a tool tip does, whenever keys were changed.
class KeyFollower : public QObject {
    Q_OBJECT

public:
    /// As long as the widget lives.
    KeyFollower(QWidget& widget, std::function<void()> say);

    /// Keys were changed.
    static void tellAll();

private:
    std::function<void()> m_say;
};

/// Says it now, and again whenever keys are changed.
void followKeys(QWidget& widget, std::function<void()> say);

}  // namespace drumhead::app
