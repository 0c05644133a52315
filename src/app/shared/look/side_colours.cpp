#include "app/shared/look/side_colours.hpp"

#include "app/shared/look/dark_palette.hpp"
#include "app/shared/look/tinted_icon.hpp"
#include "app/shared/qt_text.hpp"

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>

namespace drumhead::app {

QColor sideColour(int side, const QPalette& palette)
{
    const bool dark = isDark(palette);
    if (side % 2 == 0) return QColor(dark ? 0xff86b4f2 : 0xff2b5fa6);
    return QColor(dark ? 0xfff0a08a : 0xffa83e26);
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
    painter.setBrush(side % 2 == 0 ? QBrush(colour) : QBrush(colour, Qt::BDiagPattern));
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
