#include "app/shared/look/readable_style.hpp"

#include "app/shared/look/dark_palette.hpp"
#include "app/shared/look/primary_button.hpp"
#include "app/shared/look/quiet_selection.hpp"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTextEdit>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace drumhead::app {

namespace {

/// Seen on the ground of either palette, also of a desktop's own.
QColor ringColour(const QPalette& palette)
{
    return isDark(palette) ? QColor(0x7F, 0xB2, 0xF0) : QColor(0x1F, 0x5F, 0xA8);
}

void drawRing(const QStyleOption& option, QPainter* painter, const QColor& colour)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colour, 2));
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 2, 2);
    painter->restore();
}

void drawRing(const QStyleOption& option, QPainter* painter) { drawRing(option, painter, ringColour(option.palette)); }

bool isFilled(const QStyleOption& option, const QWidget* widget)
{
    return option.state & QStyle::State_Enabled && isPrimary(widget);
}

QColor filledGround(const QPalette& palette) { return palette.color(QPalette::Active, QPalette::Highlight); }

QColor filledText(const QPalette& palette) { return palette.color(QPalette::Active, QPalette::HighlightedText); }

/// The primary action: flat, in the colour of what is chosen.
void drawFilled(const QStyleOption& option, QPainter* painter)
{
    const bool isDown = option.state & (QStyle::State_Sunken | QStyle::State_On);
    const bool isUnderMouse = option.state & QStyle::State_MouseOver;
    const QColor ground = filledGround(option.palette);
    const bool isOnDark = isDark(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(isDown             ? ground.darker(isOnDark ? 112 : 125)
                          : isUnderMouse ? ground.darker(isOnDark ? 104 : 112)
                                         : ground);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter->restore();
}

int lettersOf(const QWidget* widget)
{
    return widget ? widget->fontMetrics().height() : QFontMetrics(QApplication::font()).height();
}

constexpr int mostWide = 24;  // pixels: in very large type room is scarcer than what can be hit

/// A scroll bar that lies: height is scarce in large type.
bool isFlat(const QStyleOption* option)
{
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    return slider && slider->orientation == Qt::Horizontal;
}

/// By how many pixels an arrow of this type is wider than Fusion's, which has one width for all type.
int arrowGain(const QWidget* widget)
{
    constexpr int usual = 16;
    return std::clamp(lettersOf(widget) * 7 / 10, usual, mostWide) - usual;
}

/// A filled arrow in the middle of a place, as large as half a letter.
void drawArrow(QPainter* painter, const QRectF& place, bool isUp, int letters, const QColor& colour)
{
    const double half = std::min(letters * 0.28, place.width() / 2 - 1), height = std::min(half, place.height() - 2);
    const QPointF middle = place.center();
    const double point = isUp ? -height / 2 : height / 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawPolygon(QPolygonF{{middle.x() - half, middle.y() - point},
                                   {middle.x() + half, middle.y() - point},
                                   {middle.x(), middle.y() + point}});
    painter->restore();
}

/// Of 0 to 1, as WCAG reckons it.
double luminance(const QColor& colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// The quietest edge that stands out from a dark field and from the window around it: 3 to 1.
QColor edgeColour(const QPalette& palette)
{
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    const QColor field = palette.color(QPalette::Active, QPalette::Base);
    const double brighter = std::max(luminance(field), luminance(palette.color(QPalette::Active, QPalette::Window)));
    constexpr double contrast = 3.1;  // rounding takes a little
    for (double share = 0.2; share < 1; share += 0.02) {
        const auto mixed = [share](int of, int with) { return static_cast<int>(with + (of - with) * share); };
        const QColor edge(mixed(text.red(), field.red()), mixed(text.green(), field.green()),
                          mixed(text.blue(), field.blue()));
        if ((luminance(edge) + 0.05) / (brighter + 0.05) >= contrast) return edge;
    }
    return text;
}

/// Fusion's outline comes of the colour of the window, which on a dark one can't be seen.
void drawEdge(const QStyleOption& option, QPainter* painter)
{
    if (!isDark(option.palette) || !(option.state & QStyle::State_Enabled)) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(edgeColour(option.palette));
    painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter->restore();
}

/// Whether people write into it; lists and tables have frames as well.
bool isWritten(const QWidget* widget)
{
    const auto* plain = qobject_cast<const QPlainTextEdit*>(widget);
    const auto* rich = qobject_cast<const QTextEdit*>(widget);
    return (plain && !plain->isReadOnly()) || (rich && !rich->isReadOnly());
}

bool isFramed(const QStyleOption& option)
{
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
    return frame && frame->lineWidth > 0;
}

/// Qt's own icons, in the one dialog that shows them.
bool isOfFileDialog(const QWidget* widget) { return widget && qobject_cast<const QFileDialog*>(widget->window()); }

bool hasKeyboard(const QStyleOption& option)
{
    return option.state & QStyle::State_HasFocus && option.state & QStyle::State_Enabled;
}

}  // namespace

ReadableStyle::ReadableStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void ReadableStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    auto* const label = qobject_cast<QLabel*>(widget);
    const bool isTip = widget->inherits("QTipLabel");  // tips are escaped
    if (label && !isTip && label->textFormat() == Qt::AutoText) label->setTextFormat(Qt::PlainText);
}

int ReadableStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return std::max(usual, lettersOf(widget) * 7 / 10);
    case PM_ScrollBarExtent:
        return isFlat(option) ? usual : std::max(usual, std::min(lettersOf(widget) * 7 / 10, mostWide));
    case PM_TabBarScrollButtonWidth:
    case PM_TreeViewIndentation: return std::max(usual, lettersOf(widget) * 7 / 10);
    case PM_HeaderMarkSize: return std::max(usual, lettersOf(widget) / 2);
    case PM_ButtonMargin: return std::max(usual, lettersOf(widget) * 3 / 10);
    case PM_SmallIconSize:
    case PM_ButtonIconSize: return isOfFileDialog(widget) ? std::max(usual, lettersOf(widget) * 9 / 10) : usual;
    default: return usual;
    }
}

QSize ReadableStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                      const QWidget* widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_ComboBox || type == CT_SpinBox) size.rwidth() += arrowGain(widget);
    return size;
}

/// The arrow's place is wider, and what stands beside it narrower by as much.
QRect ReadableStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                    const QWidget* widget) const
{
    const QRect usual = QProxyStyle::subControlRect(control, option, part, widget);
    const int gain = arrowGain(widget);
    const bool isCombo = control == CC_ComboBox, isSpin = control == CC_SpinBox;
    if (gain == 0 || (!isCombo && !isSpin) || option->direction == Qt::RightToLeft) return usual;
    if (part == SC_ComboBoxArrow || part == SC_SpinBoxUp || part == SC_SpinBoxDown) {
        const bool isArrow = isCombo == (part == SC_ComboBoxArrow);
        return isArrow ? usual.adjusted(-gain, 0, 0, 0) : usual;
    }
    const bool isField = isCombo ? part == SC_ComboBoxEditField : part == SC_SpinBoxEditField;
    return isField ? usual.adjusted(0, 0, -gain, 0) : usual;
}

void ReadableStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const
{
    if (const auto* heading = qstyleoption_cast<const QStyleOptionHeader*>(option);
        heading && element == CE_HeaderLabel)
        return drawHeading(*heading, painter, widget);
    if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option); item && element == CE_ItemViewItem) {
        QStyleOptionViewItem shown = *item;
        shown.widget = widget;
        quietSelection(shown);
        return QProxyStyle::drawControl(element, &shown, painter, widget);
    }
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        button && element == CE_PushButtonLabel && isFilled(*button, widget)) {
        QStyleOptionButton filled = *button;
        filled.palette.setColor(QPalette::ButtonText, filledText(button->palette));
        return QProxyStyle::drawControl(element, &filled, painter, widget);
    }
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
    if (element == PE_PanelButtonCommand && isFilled(*option, widget)) return drawFilled(*option, painter);
    if (element == PE_FrameFocusRect)
        return isFilled(*option, widget) ? drawRing(*option, painter, filledText(option->palette))
                                         : drawRing(*option, painter);
    if (element == PE_PanelItemViewRow && option->state & State_Selected && isQuiet(widget))
        return painter->fillRect(option->rect, quietGround(option->palette));
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_PanelButtonCommand && option->state & State_On)  // its ground alone is hardly another
        return drawRing(*option, painter, option->palette.color(QPalette::Active, QPalette::Highlight));
    if ((element == PE_PanelLineEdit || element == PE_Frame) && isFramed(*option)) {
        if (hasKeyboard(*option)) drawRing(*option, painter);
        else if (element == PE_PanelLineEdit || isWritten(widget)) drawEdge(*option, painter);
    }
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

/// Over Fusion's, which are the same in all type.
void ReadableStyle::drawArrows(ComplexControl control, const QStyleOptionComplex& option, QPainter* painter,
                               const QWidget* widget) const
{
    const bool isEnabled = option.state & State_Enabled;
    const QColor colour = option.palette.color(isEnabled ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText);
    const auto draw = [&](SubControl part, bool isUp) {
        drawArrow(painter, subControlRect(control, &option, part, widget), isUp, lettersOf(widget), colour);
    };
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(&option);
    if (control == CC_ComboBox) draw(SC_ComboBoxArrow, false);
    if (control != CC_SpinBox || !spin || spin->buttonSymbols != QAbstractSpinBox::UpDownArrows) return;
    draw(SC_SpinBoxUp, true);
    draw(SC_SpinBoxDown, false);
}

int ReadableStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                             QStyleHintReturn* returned) const
{
    if (hint == SH_ComboBox_Popup || hint == SH_DialogButtonBox_ButtonsHaveIcons || hint == SH_EtchDisabledText)
        return 0;
    if (hint == SH_Menu_Scrollable) return 1;  // a second column would lie beyond the screen
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

void ReadableStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                       const QWidget* widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (arrowGain(widget) > 0) drawArrows(control, *option, painter, widget);
    if (control != CC_ComboBox && control != CC_SpinBox) return;
    if (hasKeyboard(*option)) drawRing(*option, painter);
    else drawEdge(*option, painter);
}

}  // namespace drumhead::app
