#include "app/shared/look/tinted_icon.hpp"

#include <QFile>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

namespace drumhead::app {

void paintTinted(QPainter& painter, const QRectF& place, const QString& drawing, const QColor& colour)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(drawing));
    if (!file.open(QIODevice::ReadOnly)) return;
    QByteArray lines = file.readAll();
    lines.replace("#000000", colour.name().toLatin1());
    QSvgRenderer(lines).render(&painter, place);
}

QIcon tintedIcon(const QString& drawing, const QPalette& palette)
{
    QIcon icon;
    for (const int size : {24, 48, 96}) {
        for (const auto& [mode, group] :
             {std::pair(QIcon::Normal, QPalette::Active), {QIcon::Disabled, QPalette::Disabled}}) {
            QPixmap picture(size, size);
            picture.fill(Qt::transparent);
            QPainter painter(&picture);
            painter.setRenderHint(QPainter::Antialiasing);
            paintTinted(painter, picture.rect(), drawing, palette.color(group, QPalette::ButtonText));
            painter.end();
            icon.addPixmap(picture, mode);
        }
    }
    return icon;
}

}  // namespace drumhead::app
