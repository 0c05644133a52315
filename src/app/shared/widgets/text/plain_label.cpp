#include "app/shared/widgets/text/plain_label.hpp"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace drumhead::app {

namespace {

constexpr int longWord = 30;    // letters
constexpr int wideEnough = 60;  // letters of a line

QTextOption breakingAnywhere(Qt::Alignment alignment)
{
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    return option;
}

int heightOf(QString text, const QFont& font, int width)
{
    QTextLayout layout(text.replace(u'\n', QChar::LineSeparator), font);
    layout.setTextOption(breakingAnywhere(Qt::AlignLeft));
    layout.beginLayout();
    double height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(width, 1));
        height += line.height();
    }
    layout.endLayout();
    return static_cast<int>(std::ceil(height));
}

}  // namespace

PlainLabel::PlainLabel(const QString& text, QWidget* parent) : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

bool PlainLabel::hasLongWord() const
{
    int letters = 0;
    const QString now = text();
    return std::any_of(now.begin(), now.end(), [&letters](QChar each) {
        letters = each.isSpace() ? 0 : letters + 1;
        return letters > longWord;
    });
}

int PlainLabel::widthOf(int letters) const { return fontMetrics().averageCharWidth() * letters; }

int PlainLabel::heightForWidth(int width) const
{
    if (!hasLongWord()) return QLabel::heightForWidth(width);
    const QMargins around = contentsMargins();
    const int edges = 2 * margin();
    return heightOf(text(), font(), width - around.left() - around.right() - edges) + around.top() + around.bottom()
        + edges;
}

QSize PlainLabel::sizeHint() const
{
    if (!hasLongWord()) return QLabel::sizeHint();
    const int width = std::min(QLabel::sizeHint().width(), widthOf(wideEnough));
    return {width, heightForWidth(width)};
}

QSize PlainLabel::minimumSizeHint() const
{
    const QSize least = QLabel::minimumSizeHint();
    return hasLongWord() ? QSize(std::min(least.width(), widthOf(longWord / 2)), least.height()) : least;
}

void PlainLabel::paintEvent(QPaintEvent* event)
{
    if (!hasLongWord()) return QLabel::paintEvent(event);
    QPainter painter(this);
    drawFrame(&painter);
    painter.setPen(palette().color(foregroundRole()));
    const int edge = margin();
    painter.drawText(QRectF(contentsRect().adjusted(edge, edge, -edge, -edge)), text(), breakingAnywhere(alignment()));
}

}  // namespace drumhead::app
