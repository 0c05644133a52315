#include "app/combat/card/outcome_sign.hpp"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace drumhead::app {

namespace {

QString fileOf(const QString& sign) { return QStringLiteral(":/icons/outcomes/%1.svg").arg(sign); }

}  // namespace

bool hasOutcomeSign(const QString& sign) { return !sign.isEmpty() && QFile::exists(fileOf(sign)); }

void paintOutcomeSign(QPainter& painter, const QRectF& place, const QString& sign, const QColor& colour)
{
    QFile file(fileOf(sign));
    if (!hasOutcomeSign(sign) || !file.open(QIODevice::ReadOnly)) return;
    QByteArray drawing = file.readAll();
    drawing.replace("#000000", colour.name().toLatin1());
    QSvgRenderer(drawing).render(&painter, place);
}

}  // namespace drumhead::app
