#include "app/shared/widgets/steady_width.hpp"

#include "app/shared/qt_text.hpp"

#include <QAbstractButton>
#include <QComboBox>

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

void limitWidth(QComboBox& box, int letters)
{
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(letters);
    box.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QObject::connect(&box, &QComboBox::currentTextChanged, &box, [&box, letters](const QString& text) {
        box.setToolTip(text.size() > letters ? tipText(text) : QString());
    });
}

}  // namespace drumhead::app
