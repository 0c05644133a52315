#include "app/shared/actions/key_follower.hpp"

#include <QApplication>
#include <QWidget>

namespace drumhead::app {

KeyFollower::KeyFollower(QWidget& widget, std::function<void()> say) : QObject(&widget), m_say(std::move(say)) {}

void KeyFollower::tellAll()
{
    for (const QWidget* const each : QApplication::allWidgets()) {
        for (const KeyFollower* const follower :
             each->findChildren<KeyFollower*>(QString(), Qt::FindDirectChildrenOnly))
            follower->m_say();
    }
}

void followKeys(QWidget& widget, std::function<void()> say)
{
    say();
    new KeyFollower(widget, std::move(say));
}

}  // namespace drumhead::app
