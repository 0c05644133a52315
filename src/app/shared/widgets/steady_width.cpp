#include "app/shared/widgets/steady_width.hpp"

#include <QAbstractButton>

#include <algorithm>

namespace drumhead::app {

void holdWidest(QAbstractButton& button, const QStringList& texts)
{
    const QString now = button.text();
    int widest = 0;
    for (const QString& each : texts) {
        button.setText(each);
        widest = std::max(widest, button.sizeHint().width());
    }
    button.setText(now);
    button.setMinimumWidth(widest);
}

}  // namespace drumhead::app
