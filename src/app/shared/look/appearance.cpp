#include "app/shared/look/appearance.hpp"

#include "app/shared/look/dark_palette.hpp"
#include "app/shared/look/readable_style.hpp"
#include "app/shared/settings/settings.hpp"

#include <QApplication>
#include <QComboBox>
#include <QPalette>
#include <QStyle>
#include <QTimer>
#include <QToolTip>
#include <QTreeView>

#include <algorithm>
#include <cmath>

namespace drumhead::app {

namespace {

struct Colours {
    QRgb window, base, alternate, text, faint, button, mid, highlight, highlighted, link;
};

constexpr Colours lightColours{0xfff5f5f2, 0xffffffff, 0xfff0f0ec, 0xff1c1c1a, 0xff55554f,
                               0xffe9e9e4, 0xffb9b9b2, 0xff1f5fa8, 0xffffffff, 0xff1f5fa8};
constexpr Colours darkColours{0xff1e2022, 0xff26292c, 0xff2e3236, 0xffecece6, 0xffb4b6b0,
                              0xff363a3e, 0xff5c6166, 0xff7fb2f0, 0xff0f1b2a, 0xff7fb2f0};

QPalette paletteOf(const Colours& colours)
{
    QPalette palette(QColor(colours.button), QColor(colours.window));
    const auto set = [&palette](QPalette::ColorRole role, QRgb colour) { palette.setColor(role, QColor(colour)); };
    set(QPalette::Base, colours.base);
    set(QPalette::AlternateBase, colours.alternate);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        set(role, colours.text);
    set(QPalette::BrightText, colours.highlighted);
    set(QPalette::PlaceholderText, colours.faint);
    set(QPalette::ToolTipBase, colours.alternate);
    set(QPalette::Mid, colours.mid);
    set(QPalette::Highlight, colours.highlight);
    set(QPalette::HighlightedText, colours.highlighted);
    set(QPalette::Link, colours.link);
    set(QPalette::LinkVisited, colours.link);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role,
                         QColor(colours.mid).darker(palette.color(QPalette::Base).lightness() > 128 ? 130 : 80));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(colours.mid));
    return palette;
}

/// The desktop's own palette with what has to be told from it in any case: secondary text, and the primary action.
QPalette paletteOfDesktop()
{
    QPalette palette = QApplication::style()->standardPalette();
    const Colours& colours = isDark(palette) ? darkColours : lightColours;
    palette.setColor(QPalette::PlaceholderText, QColor(colours.faint));
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        palette.setColor(group, QPalette::Highlight, QColor(colours.highlight));
        palette.setColor(group, QPalette::HighlightedText, QColor(colours.highlighted));
    }
    return palette;
}

/// Qt's combo boxes keep the least size that they had in the largest type, and trees their indentation: only a change
/// of style makes them forget it.
void forgetOldHeights()
{
    for (QWidget* each : QApplication::allWidgets()) {
        if (!qobject_cast<QComboBox*>(each) && !qobject_cast<QTreeView*>(each)) continue;
        QEvent change(QEvent::StyleChange);
        QApplication::sendEvent(each, &change);
        each->updateGeometry();
    }
}

}  // namespace

Appearance::Appearance()
{
    QApplication::setStyle(new ReadableStyle);
    m_basePoints = std::max(QApplication::font().pointSizeF(), 10.0);
    const Settings settings;
    m_theme = static_cast<Theme>(std::clamp(settings.value(QStringLiteral("view/theme"), 0).toInt(), 0, 2));
    const double scale = settings.value(QStringLiteral("view/scale"), 1.0).toDouble();
    m_scale = std::isfinite(scale) ? std::clamp(scale, 0.8, 3.0) : 1.0;
    applyTheme();
    applyScale();
    QObject::connect(&m_desktop, &DesktopColours::changed, &m_desktop, [this] {
        if (m_theme == Theme::System) applyTheme();
    });
}

void Appearance::setTheme(Theme theme)
{
    m_theme = theme;
    Settings().setValue(QStringLiteral("view/theme"), static_cast<int>(theme));
    applyTheme();
}

void Appearance::setScale(double scale)
{
    m_scale = std::clamp(scale, 0.8, 3.0);
    Settings().setValue(QStringLiteral("view/scale"), m_scale);
    applyScale();
}

void Appearance::applyTheme() const
{
    const bool isDark = m_theme == Theme::Dark || (m_theme == Theme::System && m_desktop.isDark());
    if (m_theme == Theme::System && !isDark) QApplication::setPalette(paletteOfDesktop());
    else QApplication::setPalette(paletteOf(isDark ? darkColours : lightColours));
    QToolTip::setPalette(QApplication::palette());
}

void Appearance::applyScale() const
{
    QFont font = QApplication::font();
    font.setPointSizeF(m_basePoints * m_scale);
    QApplication::setFont(font);
    QTimer::singleShot(0, qApp, forgetOldHeights);  // once all have the new font
}

}  // namespace drumhead::app
