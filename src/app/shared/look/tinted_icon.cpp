#include "app/shared/look/tinted_icon.hpp"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

#include <map>
#include <tuple>
#include <utility>

namespace drumhead::app {

void paintTinted(QPainter& painter, const QRectF& place, const QString& drawing, const QColor& colour)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(drawing));
    if (!file.open(QIODevice::ReadOnly)) return;
    QByteArray lines = file.readAll();
    lines.replace("#000000", colour.name().toLatin1());
    QSvgRenderer(lines).render(&painter, place);
}

namespace {

/// Drawn only in the sizes and states that are shown.
class TintedDrawing : public QIconEngine {
public:
    TintedDrawing(QString drawing, const QPalette& palette) : m_drawing(std::move(drawing)), m_palette(palette) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette::ColorGroup group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        painter->setRenderHint(QPainter::Antialiasing);
        paintTinted(*painter, rect, m_drawing, m_palette.color(group, QPalette::ButtonText));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap& picture = m_pictures[{mode == QIcon::Disabled, size.width(), size.height()}];
        if (!picture.isNull()) return picture;
        picture = QPixmap(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, picture.rect(), mode, state);
        return picture;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new TintedDrawing(*this); }

private:
    QString m_drawing;
    QPalette m_palette;
    std::map<std::tuple<bool, int, int>, QPixmap> m_pictures;
};

}  // namespace

QIcon tintedIcon(const QString& drawing, const QPalette& palette) { return QIcon(new TintedDrawing(drawing, palette)); }

}  // namespace drumhead::app
