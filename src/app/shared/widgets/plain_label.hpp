#pragma once

#include <QLabel>

namespace drumhead::app {

/// Wrapped text that is shown as it stands, never as markup.
inline void makePlain(QLabel& label)
{
    label.setTextFormat(Qt::PlainText);
    label.setWordWrap(true);
}

inline QLabel* plainText(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    makePlain(*label);
    return label;
}

/// One that gets its text later.
inline QLabel* plainLabel(const QString& objectName, QWidget* parent)
{
    QLabel* const label = plainText({}, parent);
    label->setObjectName(objectName);
    return label;
}

}  // namespace drumhead::app
