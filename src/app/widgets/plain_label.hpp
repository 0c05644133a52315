#pragma once

#include <QLabel>

namespace drumhead::app {

/// A label of wrapped text that is shown as it stands, never as markup.
inline QLabel* plainLabel(const QString& objectName, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

}  // namespace drumhead::app
