#include "app/shared/look/verdict_size.hpp"

#include "app/shared/settings/settings.hpp"

#include <QApplication>
#include <QFontMetricsF>
#include <QScreen>

#include <algorithm>
#include <cmath>

namespace drumhead::app {

namespace {

constexpr int usualCapitals = 32;
constexpr int largeCapitals = 52;
constexpr int mostCapitals = 72;  // a word of twelve letters still fits beside nothing else at 1366 pixels
constexpr double usualPoints = 10;

QString largeKey() { return QStringLiteral("view/largeVerdict"); }

}  // namespace

bool isVerdictLarge() { return Settings().value(largeKey(), false).toBool(); }

void setVerdictLarge(bool large)
{
    Settings().setValue(largeKey(), large);
    for (QWidget* each : QApplication::allWidgets()) {
        QEvent change(verdictSizeChanged);
        QApplication::sendEvent(each, &change);
    }
}

int verdictCapitals()
{
    const QScreen* const screen = QGuiApplication::primaryScreen();
    const double dots = screen ? screen->logicalDotsPerInch() / 96 : 1;
    const double scale = std::max(QApplication::font().pointSizeF() * dots / usualPoints, 1.0);
    const int base = isVerdictLarge() ? largeCapitals : usualCapitals;
    return std::clamp(static_cast<int>(std::lround(base * scale)), base, mostCapitals);
}

QFont withCapitals(QFont font, int pixels)
{
    constexpr int trial = 200;
    font.setPixelSize(trial);
    const double share = QFontMetricsF(font).capHeight() / trial;
    font.setPixelSize(static_cast<int>(std::ceil(pixels / std::max(share, 0.3))));
    return font;
}

}  // namespace drumhead::app
