#pragma once

#include <QApplication>
#include <QFont>
#include <QFontInfo>

namespace drumhead::app::testing {

/// The program's type twice as large, while it lives: for windows that do not go by the size kept in the settings.
class LargeFont {
public:
    LargeFont()
    {
        QFont large = m_before;
        large.setPointSizeF(2 * QFontInfo(m_before).pointSizeF());
        QApplication::setFont(large);
    }
    ~LargeFont() { QApplication::setFont(m_before); }
    LargeFont(const LargeFont&) = delete;
    LargeFont& operator=(const LargeFont&) = delete;

private:
    QFont m_before = QApplication::font();
};

}  // namespace drumhead::app::testing
