#include "app/shared/look/readable_style.hpp"

#include <QApplication>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace drumhead::app {

namespace {

/// Seen on the ground of either palette, also of a desktop's own.
QColor ringColour(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128 ? QColor(0x7F, 0xB2, 0xF0) : QColor(0x1F, 0x5F, 0xA8);
}

void drawRing(const QStyleOption& option, QPainter* painter)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(ringColour(option.palette), 2));
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 2, 2);
    painter->restore();
}

bool isFramed(const QStyleOption& option)
{
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
    return frame && frame->lineWidth > 0;
}

bool hasKeyboard(const QStyleOption& option)
{
    return option.state & QStyle::State_HasFocus && option.state & QStyle::State_Enabled;
}

}  // namespace

ReadableStyle::ReadableStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

int ReadableStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: break;
    default: return usual;
    }
    const int letters = widget ? widget->fontMetrics().height() : QFontMetrics(QApplication::font()).height();
    return std::max(usual, letters * 7 / 10);
}

void ReadableStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const
{
    if (const auto* heading = qstyleoption_cast<const QStyleOptionHeader*>(option);
        heading && element == CE_HeaderLabel)
        return drawHeading(*heading, painter, widget);
    const auto* choice = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (element != CE_ComboBoxLabel || !choice || choice->editable)
        return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionComboBox shortened = *choice;
    const int room = subControlRect(CC_ComboBox, choice, SC_ComboBoxEditField, widget).width() - 4;
    shortened.currentText = choice->fontMetrics.elidedText(choice->currentText, Qt::ElideRight, room);
    QProxyStyle::drawControl(element, &shortened, painter, widget);
}

/// Qt cuts off what has no room, whatever the header says of dots.
void ReadableStyle::drawHeading(const QStyleOptionHeader& heading, QPainter* painter, const QWidget* widget) const
{
    QStyleOptionHeader shortened = heading;
    shortened.version = QStyleOptionHeader::Version;  // what a later version adds was not copied
    const bool mayBreak = shortened.textAlignment & Qt::TextWordWrap || shortened.text.contains(u'\n');
    if (!mayBreak)
        shortened.text = painter->fontMetrics().elidedText(shortened.text, Qt::ElideRight, shortened.rect.width());
    QProxyStyle::drawControl(CE_HeaderLabel, &shortened, painter, widget);
}

/// Fusion's outline comes of the colour of the window, which on a dark one can't be seen.
void ReadableStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                  const QWidget* widget) const
{
    if (element == PE_FrameFocusRect) return drawRing(*option, painter);
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if ((element == PE_PanelLineEdit || element == PE_Frame) && hasKeyboard(*option) && isFramed(*option))
        drawRing(*option, painter);
    if (element != PE_IndicatorCheckBox && element != PE_IndicatorRadioButton) return;
    const bool enabled = option->state & State_Enabled;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(enabled ? option->palette.color(QPalette::Active, QPalette::PlaceholderText)
                            : option->palette.color(QPalette::Disabled, QPalette::Text));
    const QRectF edge = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (element == PE_IndicatorCheckBox) painter->drawRect(edge);
    else painter->drawEllipse(edge);
    painter->restore();
}

int ReadableStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                             QStyleHintReturn* returned) const
{
    if (hint == SH_ComboBox_Popup) return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

void ReadableStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                       const QWidget* widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if ((control == CC_ComboBox || control == CC_SpinBox) && hasKeyboard(*option)) drawRing(*option, painter);
}

}  // namespace drumhead::app
