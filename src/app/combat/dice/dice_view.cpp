#include "app/combat/dice/dice_view.hpp"

#include "app/shared/qt_text.hpp"

#include <QEvent>
#include <QPainter>

namespace drumhead::app {

namespace {

constexpr int gap = 6;

QString spokenDice(const std::vector<ThrownDice>& throwsToShow)
{
    QString text;
    for (const ThrownDice& each : throwsToShow) {
        if (!text.isEmpty()) text += QStringLiteral("; ");
        text += DiceView::tr("dice");
        for (const int face : each.faces) text += QStringLiteral(" %1").arg(face);
    }
    return text.isEmpty() ? DiceView::tr("no dice") : text;
}

QString titleOf(const ThrownDice& thrown)
{
    QString title = DiceView::tr("%1: %2 D%3").arg(toQt(thrown.title)).arg(thrown.faces.size()).arg(thrown.sides);
    if (!thrown.reason.empty()) title += DiceView::tr(" (changed: %1)").arg(toQt(thrown.reason));
    return title;
}

}  // namespace

DiceView::DiceView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("diceView"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setThrows({});
}

void DiceView::setThrows(std::vector<ThrownDice> throwsToShow)
{
    m_throws = std::move(throwsToShow);
    setAccessibleName(spokenDice(m_throws));
    setVisible(!m_throws.empty());
    updateGeometry();
    update();
}

int DiceView::side() const { return fontMetrics().height() * 23 / 10; }

QSize DiceView::sizeHint() const { return {side() * 8, heightForWidth(side() * 8)}; }

QSize DiceView::minimumSizeHint() const { return {side() * 3, side()}; }

int DiceView::heightForWidth(int width) const { return walk(width, nullptr); }

int DiceView::walk(int width, QPainter* painter) const
{
    const int size = side();
    int y = 0;
    for (const ThrownDice& thrown : m_throws) {
        const QRect title = fontMetrics().boundingRect(QRect(0, y, width, 10000), Qt::TextWordWrap, titleOf(thrown));
        if (painter) {
            painter->setPen(palette().color(QPalette::WindowText));
            painter->drawText(QRect(0, y, width, title.height()), Qt::TextWordWrap, titleOf(thrown));
        }
        y += title.height() + gap;
        int x = 0;
        for (std::size_t i = 0; i < thrown.faces.size(); ++i) {
            if (x > 0 && x + size > width) {
                x = 0;
                y += size + gap;
            }
            if (painter) paintDie(*painter, QRect(x, y, size, size), thrown.faces[i], thrown.counted[i]);
            x += size + gap;
        }
        y += size + gap;
    }
    return y;
}

void DiceView::paintDie(QPainter& painter, const QRect& box, int face, bool counted) const
{
    QPen edge(palette().color(counted ? QPalette::Highlight : QPalette::PlaceholderText), 2);
    if (!counted) edge.setStyle(Qt::DashLine);
    painter.setPen(edge);
    painter.setBrush(counted ? palette().brush(QPalette::Highlight) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), box.width() / 5.0, box.width() / 5.0);
    painter.setPen(palette().color(counted ? QPalette::HighlightedText : QPalette::PlaceholderText));
    QFont figures = font();
    figures.setBold(counted);
    figures.setPointSizeF(font().pointSizeF() * 1.5);
    painter.setFont(figures);
    painter.drawText(box, Qt::AlignCenter, QString::number(face));
    painter.setFont(font());
}

void DiceView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    walk(width(), &painter);
}

void DiceView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

}  // namespace drumhead::app
