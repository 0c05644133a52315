#pragma once

#include "app/shared/look/desktop_colours.hpp"

#include <QString>

class QApplication;
class QPalette;

namespace drumhead::app {

/// How the whole window looks: colours and size of type. Remembered from one run to the next.
class Appearance {
public:
    enum class Theme { System, Light, Dark };

    /// Sets the style and takes what is remembered.
    Appearance();

    /// What "as the desktop" follows.
    [[nodiscard]] DesktopColours& desktop() { return m_desktop; }

    [[nodiscard]] Theme theme() const { return m_theme; }
    void setTheme(Theme theme);

    /// Size of the type relative to the usual one, from 0.8 to 3.
    [[nodiscard]] double scale() const { return m_scale; }
    void setScale(double scale);
    void larger() { setScale(m_scale * 1.25); }
    void smaller() { setScale(m_scale / 1.25); }

private:
    void applyTheme() const;
    void applyScale() const;

    DesktopColours m_desktop;  ///< first: it looks at the palette that the desktop gave
    Theme m_theme = Theme::System;
    double m_scale = 1;
    double m_basePoints = 10;
};

}  // namespace drumhead::app
