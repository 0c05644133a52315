#include "app/combat/card/outcome_sign.hpp"

#include "app/shared/qt_text.hpp"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace drumhead::app {

void paintOutcomeSign(QPainter& painter, const QRectF& place, OutcomeSign sign, const QColor& colour)
{
    if (sign == OutcomeSign::None) return;
    QFile file(QStringLiteral(":/icons/outcomes/%1.svg").arg(toQt(outcomeSignWords.word(sign))));
    if (!file.open(QIODevice::ReadOnly)) return;
    QByteArray drawing = file.readAll();
    drawing.replace("#000000", colour.name().toLatin1());
    QSvgRenderer(drawing).render(&painter, place);
}

}  // namespace drumhead::app
