#include "app/battle/turn/whose_step.hpp"

#include "app/battle/session/battle.hpp"
#include "app/shared/look/side_colours.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/game/play/turn.hpp"
#include "drumhead/game/scenario/side_look.hpp"

#include <QPainter>

namespace drumhead::app {

WhoseStep::WhoseStep(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("whoseStep"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void WhoseStep::show(const Battle& battle)
{
    const EntityId side = sideOfStep(battle.rules(), battle.state());
    m_hasMark = side != nobody;
    m_text = m_hasMark ? battle.name(side) : tr("Both sides");
    if (m_hasMark) m_look = sideLook(battle.game().scenario(), battle.state().idOf(side));
    setAccessibleName(m_text);
    setToolTip(tipText(m_text));
    update();
}

QFont WhoseStep::letters() const
{
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

QSize WhoseStep::sizeHint() const { return {200, QFontMetrics(letters()).lineSpacing() + 2}; }

void WhoseStep::paintEvent(QPaintEvent*)
{
    constexpr int gap = 6;
    QPainter painter(this);
    const QFontMetrics metrics(letters());
    int left = 0;
    if (m_hasMark) {
        const int side = metrics.ascent();
        const QRect mark(0, (height() - side) / 2, side, side);
        painter.fillRect(mark, palette().color(QPalette::Base));
        painter.fillRect(mark, sideBrush(m_look, palette()));
        painter.setPen(sideColour(m_look, palette()));
        painter.drawRect(mark.adjusted(0, 0, -1, -1));
        left = side + gap;
    }
    painter.setFont(letters());
    painter.setPen(palette().color(QPalette::WindowText));
    const QRect room = rect().adjusted(left, 0, 0, 0);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(m_text, Qt::ElideRight, room.width()));
}

}  // namespace drumhead::app
