#include "app/shared/look/primary_button.hpp"

#include <QPushButton>
#include <QVariant>

namespace drumhead::app {

namespace {

constexpr char primaryProperty[] = "primaryAction";

}  // namespace

void setPrimary(QPushButton& button, bool isPrimary)
{
    if (button.property(primaryProperty).toBool() == isPrimary) return;
    button.setProperty(primaryProperty, isPrimary);
    button.update();
}

bool isPrimary(const QWidget* button)
{
    return qobject_cast<const QPushButton*>(button) && button->property(primaryProperty).toBool();
}

}  // namespace drumhead::app
