#include "app/shared/look/tone_colours.hpp"

#include "app/shared/look/dark_palette.hpp"

namespace drumhead::app {

QColor secondaryText(const QPalette& palette) { return isDark(palette) ? QColor(0xffb4b6b0) : QColor(0xff55554f); }

ToneColours toneColours(OutcomeTone tone, const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Base);
    const bool dark = isDark(palette);
    switch (tone) {
    case OutcomeTone::Good: return {QColor(dark ? 0xff7ccb93 : 0xff2e6e3f), base};
    case OutcomeTone::Warning:
        return dark ? ToneColours{QColor(0xfff2c46b), QColor(0xff3a2f14)}
                    : ToneColours{QColor(0xff7a4f00), QColor(0xfffff3d6)};
    case OutcomeTone::Bad:
        return dark ? ToneColours{QColor(0xffff9c92), QColor(0xff3d1f1d)}
                    : ToneColours{QColor(0xff9b1c1c), QColor(0xfffde7e5)};
    case OutcomeTone::Neutral: break;
    }
    return {palette.color(QPalette::Text), base};
}

}  // namespace drumhead::app
