#include "app/shared/widgets/number_edit.hpp"

#include "app/shared/qt_text.hpp"

#include <QLineEdit>
#include <QToolTip>
#include <QWheelEvent>

namespace drumhead::app {

namespace {

const QString& dash()
{
    static const QString text = QStringLiteral("—");
    return text;
}

}  // namespace

NumberEdit::NumberEdit(const Shape& shape, QWidget* parent) : QDoubleSpinBox(parent), m_mayBeNone(shape.mayBeNone)
{
    m_noneText = shape.noneLabel.empty() ? tr("none") : toQt(shape.noneLabel);
    setLocale(QLocale::c());
    setDecimals(shape.whole ? 0 : 3);
    setRange(shape.least.toDouble() - (m_mayBeNone ? 2 : 1), shape.most.toDouble());
    setSpecialValueText(dash());
    if (!shape.unit.empty()) {
        m_unit = u' ' + toQt(shape.unit);
        m_unitOfOne = u' ' + toQt(shape.unitOfOne);
    }
    setSuffix(m_unit);
    connect(this, &QDoubleSpinBox::valueChanged, this, &NumberEdit::fitSuffix);
    connect(lineEdit(), &QLineEdit::inputRejected, this, &NumberEdit::tellBounds);
    setFocusPolicy(Qt::StrongFocus);
    setValue(minimum());
}

Value NumberEdit::answer() const
{
    if (value() <= minimum()) return Value::unknown();
    if (m_mayBeNone && value() <= noneValue()) return Value::none();
    return Value(Number::fromDouble(value()));
}

void NumberEdit::setAnswer(Value wanted)
{
    if (wanted == answer()) return;
    setValue(wanted.isUnknown() ? minimum() : wanted.isNone() ? noneValue() : wanted.number().toDouble());
    fitSuffix();
}

/// Words that stand for none have no unit, and 1 takes the singular.
void NumberEdit::fitSuffix()
{
    const bool isSingle = decimals() == 0 && answer() == Value(Number(1));
    const QString wanted = answer().isNone() ? QString() : isSingle ? m_unitOfOne : m_unit;
    if (suffix() != wanted) setSuffix(wanted);
}

QString NumberEdit::textFromValue(double number) const
{
    if (m_mayBeNone && number <= noneValue()) return m_noneText;
    return toQt(Number::fromDouble(number).text());
}

double NumberEdit::valueFromText(const QString& text) const
{
    if (text == dash() || text.isEmpty()) return minimum();
    if (m_mayBeNone && text.startsWith(m_noneText)) return noneValue();
    return QDoubleSpinBox::valueFromText(text);
}

/// A key that is not taken is not passed over in silence: 1000 must not become 100 unseen.
void NumberEdit::tellBounds()
{
    const QString from = toQt(Number::fromDouble(minimum() + (m_mayBeNone ? 2 : 1)).text());
    const QString to = toQt(Number::fromDouble(maximum()).text()) + m_unit;
    QToolTip::showText(mapToGlobal(QPoint(0, height())),
                       decimals() == 0 ? tr("A whole number from %1 to %2").arg(from, to)
                                       : tr("A number from %1 to %2").arg(from, to),
                       this);
}

/// Half an inch is typed as 8.5 or 8,5: a comma that was dropped would make 85 of it. What is typed beside the dash
/// takes its place: a click does not pick it out as Tab does.
QValidator::State NumberEdit::validate(QString& text, int& position) const
{
    if (const qsizetype at = text.indexOf(dash()); at >= 0 && text != dash()) {
        text.remove(at, dash().size());
        if (position > at) position -= static_cast<int>(dash().size());
    }
    if (decimals() > 0) text.replace(u',', u'.');
    if (text == dash() || (m_mayBeNone && text == m_noneText + suffix())) return QValidator::Acceptable;
    return QDoubleSpinBox::validate(text, position);
}

/// A field that was emptied is not answered.
void NumberEdit::fixup(QString& text) const
{
    if (text.isEmpty() || text == suffix() || text == suffix().trimmed()) text = dash();
    else QDoubleSpinBox::fixup(text);
}

/// As wide as four figures and the unit: the widest number that the rules allow would make every field very
/// wide.
QSize NumberEdit::sizeHint() const
{
    const QSize hint = QDoubleSpinBox::sizeHint();
    const int text = fontMetrics().horizontalAdvance(QStringLiteral("88888") + m_unit);
    return {std::min(hint.width(), text + 3 * hint.height() / 2), hint.height()};
}

void NumberEdit::wheelEvent(QWheelEvent* event)
{
    if (hasFocus()) QDoubleSpinBox::wheelEvent(event);
    else event->ignore();
}

}  // namespace drumhead::app
