#include "app/widgets/number_edit.hpp"

#include "app/text.hpp"

#include <QLineEdit>
#include <QWheelEvent>

namespace drumhead::app {

namespace {

const QString& dash()
{
    static const QString text = QStringLiteral("—");
    return text;
}

}  // namespace

NumberEdit::NumberEdit(const Shape& shape, QWidget* parent)
    : QDoubleSpinBox(parent), m_mayBeNone(shape.mayBeNone)
{
    m_noneText = shape.noneLabel.empty() ? tr("none") : toQt(shape.noneLabel);
    setLocale(QLocale::c());
    setDecimals(shape.whole ? 0 : 3);
    setRange(shape.least.toDouble() - (m_mayBeNone ? 2 : 1), shape.most.toDouble());
    setSpecialValueText(dash());
    if (!shape.unit.empty()) setSuffix(QStringLiteral(" ") + toQt(shape.unit));
    m_unit = suffix();
    connect(this, &QDoubleSpinBox::valueChanged, this, &NumberEdit::fitSuffix);
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

/// Words that stand for none have no unit.
void NumberEdit::fitSuffix()
{
    const QString wanted = answer().isNone() ? QString() : m_unit;
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

QValidator::State NumberEdit::validate(QString& text, int& position) const
{
    if (text == dash() || (m_mayBeNone && text == m_noneText + suffix())) return QValidator::Acceptable;
    return QDoubleSpinBox::validate(text, position);
}

/// A field that was emptied is not answered.
void NumberEdit::fixup(QString& text) const
{
    if (text.isEmpty() || text == suffix() || text == suffix().trimmed())
        text = dash();
    else
        QDoubleSpinBox::fixup(text);
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
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

}  // namespace drumhead::app
