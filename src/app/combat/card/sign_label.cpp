#include "app/combat/card/sign_label.hpp"

#include "app/combat/card/outcome_sign.hpp"
#include "app/shared/look/tone_colours.hpp"

#include <QPainter>

namespace drumhead::app {

SignLabel::SignLabel(const VerdictOutcome& outcome, QWidget* parent)
    : QWidget(parent), m_sign(outcome.sign), m_tone(outcome.tone)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize SignLabel::sizeHint() const
{
    const int side = fontMetrics().height() * 3 / 2;
    return {side, side};
}

void SignLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ToneColours colours = toneColours(m_tone, palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.ground);
    painter.drawRoundedRect(rect(), 4, 4);
    paintOutcomeSign(painter, QRectF(rect()).adjusted(2, 2, -2, -2), m_sign, colours.ink);
}

}  // namespace drumhead::app
