#include "app/shared/look/side_colours.hpp"

#include "app/shared/look/dark_palette.hpp"
#include "app/shared/look/tinted_icon.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/charts/chart_drawing.hpp"

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>

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

QBrush sideBrush(int side, const QPalette& palette)
{
    const QColor colour = sideColour(side, palette);
    switch (chartPattern(side)) {
    case ChartPattern::Solid: return colour;
    case ChartPattern::Hatched: return QBrush(colour, Qt::BDiagPattern);
    case ChartPattern::Dotted: return QBrush(colour, Qt::Dense5Pattern);
    case ChartPattern::Open: break;
    }
    QColor tint = colour;
    tint.setAlpha(48);
    return tint;
}

QPixmap sideSwatch(int side, const QPalette& palette)
{
    constexpr QSize size(10, 14);
    const double ratio = qGuiApp->devicePixelRatio();
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const QColor colour = sideColour(side, palette);
    const QRect box = QRect(QPoint(), size).adjusted(0, 0, -1, -1);
    painter.setPen(colour);
    painter.setBrush(sideBrush(side, palette));
    painter.drawRect(box);
    return picture;
}

QPixmap unitSwatch(int side, UnitPicture picture, const QPalette& palette)
{
    if (picture == UnitPicture::None) return sideSwatch(side, palette);
    constexpr QSize size(28, 14);
    const double ratio = qGuiApp->devicePixelRatio();
    QPixmap both(size * ratio);
    both.setDevicePixelRatio(ratio);
    both.fill(Qt::transparent);
    QPainter painter(&both);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(0, 0, sideSwatch(side, palette));
    paintTinted(painter, QRectF(13, 0, 14, 14), QStringLiteral("units/") + toQt(unitPictureWords.word(picture)),
                sideColour(side, palette));
    return both;
}

}  // namespace drumhead::app
