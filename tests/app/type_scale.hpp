#pragma once

#include "app/shared/settings/settings.hpp"

#include <QApplication>
#include <QFont>

namespace drumhead::app::testing {

/// So large a type for the windows that are opened while it lives; afterwards the one before.
class TypeScale {
public:
    explicit TypeScale(double scale) { Settings().setValue(QStringLiteral("view/scale"), scale); }
    ~TypeScale()
    {
        Settings().setValue(QStringLiteral("view/scale"), 1.0);
        QApplication::setFont(m_before);
    }
    TypeScale(const TypeScale&) = delete;
    TypeScale& operator=(const TypeScale&) = delete;

private:
    QFont m_before = QApplication::font();
};

}  // namespace drumhead::app::testing
