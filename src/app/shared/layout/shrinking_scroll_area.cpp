#include "app/shared/layout/shrinking_scroll_area.hpp"

#include <QApplication>
#include <QEvent>
#include <QResizeEvent>

#include <algorithm>

namespace drumhead::app {

ShrinkingScrollArea::ShrinkingScrollArea(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    setWidget(content);
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && widget()->isAncestorOf(now)) ensureWidgetVisible(now, 0, 4);
    });
}

int ShrinkingScrollArea::wanted() const
{
    return widget()->hasHeightForWidth() ? widget()->heightForWidth(viewport()->width())
                                         : widget()->sizeHint().height();
}

QSize ShrinkingScrollArea::sizeHint() const { return {widget()->sizeHint().width(), wanted()}; }

QSize ShrinkingScrollArea::minimumSizeHint() const { return {1, std::min(wanted(), fontMetrics().lineSpacing() * 2)}; }

bool ShrinkingScrollArea::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

/// At another width it takes another height; and what is typed into stays in sight.
void ShrinkingScrollArea::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) updateGeometry();
    if (QWidget* const now = QApplication::focusWidget(); now && widget()->isAncestorOf(now))
        ensureWidgetVisible(now, 0, 4);
}

}  // namespace drumhead::app
