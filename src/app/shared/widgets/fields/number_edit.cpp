#include "app/shared/widgets/fields/number_edit.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/settings/preferences.hpp"
#include "drumhead/base/length.hpp"

#include <QLineEdit>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

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
    setLocale(fieldLocale());
    setDecimals(shape.whole ? 0 : 3);
    setRange(shape.least.toDouble() - (m_mayBeNone ? 2 : 1), shape.most.toDouble());
    setSpecialValueText(dash());
    if (!shape.unit.empty()) {
        m_unit = u' ' + toQt(unitText(*spokenTexts(), shape.unit));
        m_unitOfOne = u' ' + toQt(unitText(*spokenTexts(), shape.unitOfOne));
    }
    if (isLengthUnit(shape.unit)) m_length = shape.unit;
    setSuffix(m_unit);
    connect(this, &QDoubleSpinBox::valueChanged, this, &NumberEdit::fitSuffix);
    connect(this, &QDoubleSpinBox::editingFinished, this, &NumberEdit::fitSuffix);
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

/// Words that stand for none have no unit, and 1 takes the singular. While a unit is being typed the text stays.
void NumberEdit::fitSuffix()
{
    if (hasFocus() && typedLength(lineEdit()->text())) return;
    const bool isSingle = decimals() == 0 && answer() == Value(Number(1));
    const QString wanted = answer().isNone() ? QString() : (isSingle ? m_unitOfOne : m_unit) + inOtherUnit();
    if (suffix() != wanted) setSuffix(wanted);
}

/// " (20.3 cm)", or nothing.
QString NumberEdit::inOtherUnit() const
{
    const OtherLength wish = otherLength();
    if (m_length.empty() || wish == OtherLength::None || !answer().isSet()) return {};
    const char* const unit = wish == OtherLength::Inches ? "in" : "cm";
    if (m_length == unit) return {};
    const std::optional<Number> other = convertLength(answer().number() * Number(10), m_length, unit);
    const std::optional<Number> tenths = Number::divide(*other, Number(1), Rounding::Nearest);
    const std::optional<Number> rounded = Number::divide(*tenths, Number(10), Rounding::Exact);
    return QStringLiteral(" (%1 %2)").arg(numberText(*rounded), QString::fromLatin1(unit));
}

std::optional<NumberEdit::TypedLength> NumberEdit::typedLength(QString text) const
{
    if (m_length.empty()) return std::nullopt;
    if (!suffix().isEmpty() && text.endsWith(suffix())) text.chop(suffix().size());
    text = text.trimmed().toLower().replace(u',', u'.');
    const auto* const end =
        std::find_if_not(text.cbegin(), text.cend(), [](QChar each) { return each.isDigit() || each == u'.'; });
    const auto digits = static_cast<qsizetype>(end - text.cbegin());
    bool isNumber = false;
    const TypedLength typed{text.left(digits).toDouble(&isNumber), text.mid(digits).trimmed()};
    if (!isNumber || typed.unit.isEmpty()) return std::nullopt;
    return beginsLengthUnit(typed.unit.toStdString()) ? std::optional(typed) : std::nullopt;
}

std::optional<double> NumberEdit::inOwnUnit(const TypedLength& typed) const
{
    const std::optional<Number> own =
        convertLength(Number::fromDouble(typed.number), typed.unit.toStdString(), m_length);
    return own ? std::optional(own->toDouble()) : std::nullopt;
}

QString NumberEdit::textFromValue(double number) const
{
    if (m_mayBeNone && number <= noneValue()) return m_noneText;
    return numberText(Number::fromDouble(number));
}

double NumberEdit::valueFromText(const QString& text) const
{
    if (text == dash() || text.isEmpty()) return minimum();
    if (m_mayBeNone && text.startsWith(m_noneText)) return noneValue();
    if (const std::optional<TypedLength> typed = typedLength(text)) return inOwnUnit(*typed).value_or(value());
    return QDoubleSpinBox::valueFromText(text);
}

/// A key that is not taken is not passed over in silence: 1000 must not become 100 unseen.
void NumberEdit::tellBounds() const
{
    const QString from = numberText(Number::fromDouble(minimum() + (m_mayBeNone ? 2 : 1)));
    const QString to = numberText(Number::fromDouble(maximum())) + m_unit;
    QToolTip::showText(mapToGlobal(QPoint(0, height())),
                       decimals() == 0 ? tr("A whole number from %1 to %2").arg(from, to)
                                       : tr("A number from %1 to %2").arg(from, to));
}

/// Half an inch is typed as 8.5 or 8,5: a comma that was dropped would make 85 of it. What is typed beside the dash
/// takes its place: a click does not pick it out as Tab does.
QValidator::State NumberEdit::validate(QString& text, int& position) const
{
    if (const qsizetype at = text.indexOf(dash()); at >= 0 && text != dash()) {
        text.remove(at, dash().size());
        if (position > at) position -= static_cast<int>(dash().size());
    }
    if (const std::optional<TypedLength> typed = typedLength(text)) {
        const std::optional<double> own = inOwnUnit(*typed);
        return own && *own <= maximum() ? QValidator::Acceptable : QValidator::Intermediate;
    }
    if (isLongInOwnUnit(text)) {
        tellBounds();
        return QValidator::Intermediate;
    }
    if (decimals() > 0) takeEitherPoint(text);
    if (text == dash() || (m_mayBeNone && text == m_noneText + suffix())) return QValidator::Acceptable;
    return QDoubleSpinBox::validate(text, position);
}

/// Over the limit of the rules, but perhaps meant in centimetres where the rules count inches.
bool NumberEdit::isLongInOwnUnit(QString text) const
{
    if (m_length.empty()) return false;
    if (!suffix().isEmpty() && text.endsWith(suffix())) text.chop(suffix().size());
    const double longest = convertLength(Number::fromDouble(maximum()), m_length, "mm")->toDouble();
    bool isNumber = false;
    const double number = text.trimmed().replace(u',', u'.').toDouble(&isNumber);
    return isNumber && number > maximum() && number <= longest;
}

/// A field that was emptied is not answered, nor one in which a length makes no sense.
void NumberEdit::fixup(QString& text) const
{
    if (typedLength(text) || isLongInOwnUnit(text)) {
        text = dash();
        return tellBounds();
    }
    if (text.isEmpty() || text == suffix() || text == suffix().trimmed()) text = dash();
    else QDoubleSpinBox::fixup(text);
}

/// As wide as four figures and the unit: the widest number that the rules allow would make every field very
/// wide.
QSize NumberEdit::sizeHint() const
{
    const QSize hint = QDoubleSpinBox::sizeHint();
    const int text = fontMetrics().horizontalAdvance(QStringLiteral("88888") + m_unit + inOtherUnit());
    return {std::min(hint.width(), text + 3 * hint.height() / 2), hint.height()};
}

bool NumberEdit::event(QEvent* event)
{
    if (event->type() == preferencesChanged) {
        fitSuffix();
        updateGeometry();
    }
    return QDoubleSpinBox::event(event);
}

void NumberEdit::wheelEvent(QWheelEvent* event)
{
    if (hasFocus()) QDoubleSpinBox::wheelEvent(event);
    else event->ignore();
}

}  // namespace drumhead::app
