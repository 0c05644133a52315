#pragma once

#include <QProxyStyle>

class QStyleOptionHeader;

namespace drumhead::app {

/// Qt's Fusion, with boxes to tick, arrows, scroll bars, the edges of buttons and the icons of file dialogs that grow
/// with the type and can be told from a dark ground, and with dots where a choice is too long for its field or a
/// heading for its column. What has the keyboard has a ring of 2 pixels around it; the list of a choice opens below its
/// field. A menu that is higher than the screen is scrolled.
class ReadableStyle final : public QProxyStyle {
    Q_OBJECT

public:
    ReadableStyle();

    using QProxyStyle::polish;
    /// Text of a label is text, whatever it looks like: markup of rules or names would read any file that it names.
    /// Only what asks for rich text has it.
    void polish(QWidget* widget) override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                         const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;

private:
    void drawArrows(ComplexControl control, const QStyleOptionComplex& option, QPainter* painter,
                    const QWidget* widget) const;
    void drawHeading(const QStyleOptionHeader& heading, QPainter* painter, const QWidget* widget) const;
};

}  // namespace drumhead::app
