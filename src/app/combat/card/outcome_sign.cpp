#include "app/combat/card/outcome_sign.hpp"

#include "app/shared/look/tinted_icon.hpp"
#include "app/shared/qt_text.hpp"

#include <QPainter>

namespace drumhead::app {

void paintOutcomeSign(QPainter& painter, const QRectF& place, OutcomeSign sign, const QColor& colour)
{
    if (sign == OutcomeSign::None) return;
    paintTinted(painter, place, QStringLiteral("outcomes/") + toQt(outcomeSignWords.word(sign)), colour);
}

}  // namespace drumhead::app
