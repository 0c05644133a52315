#include "app/shared/look/side_colours.hpp"

#include "app/shared/look/dark_palette.hpp"
#include "app/shared/look/tinted_icon.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/charts/chart_drawing.hpp"

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>

#include <algorithm>

namespace drumhead::app {

QColor sideColour(int side, const QPalette& palette)
{
    const bool dark = isDark(palette);
    switch (chartPattern(side)) {
    case ChartPattern::Solid: return QColor(dark ? 0xff86b4f2 : 0xff2b5fa6);
    case ChartPattern::Hatched: return QColor(dark ? 0xfff0a08a : 0xffa83e26);
    case ChartPattern::Open: return QColor(dark ? 0xffb4b6b0 : 0xff55554f);
    case ChartPattern::Dotted: break;
    }
    return QColor(dark ? 0xfff2c46b : 0xff7a4f00);
}

namespace {

QBrush brushOf(ChartPattern pattern, const QColor& colour)
{
    switch (pattern) {
    case ChartPattern::Solid: return colour;
    case ChartPattern::Hatched: return QBrush(colour, Qt::BDiagPattern);
    case ChartPattern::Dotted: return QBrush(colour, Qt::Dense5Pattern);
    case ChartPattern::Open: break;
    }
    QColor tint = colour;
    tint.setAlpha(48);
    return tint;
}

/// A small square in the pattern of a side, and the picture of a unit beside it.
QPixmap swatch(ChartPattern pattern, UnitPicture picture, const QColor& colour, int height)
{
    const double scale = height / static_cast<double>(swatchHeight);
    const QSize size = QSize(picture == UnitPicture::None ? 10 : swatchWidth, swatchHeight) * scale;
    const double ratio = qGuiApp->devicePixelRatio();
    QPixmap both(size * ratio);
    both.setDevicePixelRatio(ratio);
    both.fill(Qt::transparent);
    QPainter painter(&both);
    painter.scale(scale, scale);
    painter.setPen(colour);
    painter.setBrush(brushOf(pattern, colour));
    painter.drawRect(QRect(0, 0, 9, 13));
    if (picture == UnitPicture::None) return both;
    painter.setRenderHint(QPainter::Antialiasing);
    paintTinted(painter, QRectF(13, 0, 14, 14), QStringLiteral("units/") + toQt(unitPictureWords.word(picture)),
                colour);
    return both;
}

}  // namespace

QBrush sideBrush(int side, const QPalette& palette) { return brushOf(chartPattern(side), sideColour(side, palette)); }

QSize swatchSize(const QFontMetrics& metrics)
{
    const int height = std::max(swatchHeight, metrics.height() * 17 / 20);
    return {height * swatchWidth / swatchHeight, height};
}

QIcon unitSwatch(int side, UnitPicture picture, const QPalette& palette, int height)
{
    const ChartPattern pattern = chartPattern(side);
    QIcon icon(swatch(pattern, picture, sideColour(side, palette), height));
    icon.addPixmap(swatch(pattern, picture, palette.color(QPalette::HighlightedText), height), QIcon::Selected);
    return icon;
}

}  // namespace drumhead::app
