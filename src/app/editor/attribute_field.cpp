#include "app/widgets/number_edit.hpp"  // first: Qt's moc cannot begin with <compare>

#include "app/editor/attribute_field.hpp"

#include "app/text.hpp"
#include "app/widgets/choice_edit.hpp"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>

namespace drumhead::app {

AttributeField::AttributeField(const Ruleset& ruleset, const Shape& shape, bool isType, const QString& name, QWidget* parent) : QWidget(parent), m_ruleset(ruleset), m_shape(shape)
{
    if (isType) {
        m_shape.kind = ValueKind::Choice;
        m_shape.choices = 0;
    }
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    if (m_shape.kind == ValueKind::Number) {
        m_number = new NumberEdit(m_shape, this);
        connect(m_number, &QDoubleSpinBox::valueChanged, this, &AttributeField::edited);
    } else {
        m_choice = new ChoiceEdit(this);
        m_choice->add(QStringLiteral("—"), Value::unknown());
        m_choice->addAll(ruleset, m_shape);
        connect(m_choice, &QComboBox::activated, this, &AttributeField::edited);
    }
    layout->addWidget(field(), 1);
    field()->setObjectName(name);
    setFocusProxy(field());
}

QWidget* AttributeField::field() const
{
    if (m_number) return m_number;
    return m_choice;
}

Value AttributeField::value() const { return m_number ? m_number->answer() : m_choice->answer(); }

void AttributeField::show(std::optional<Value> value, Value fallback)
{
    const QSignalBlocker quiet(field());
    const QString usual = fallback.isUnknown() ? QStringLiteral("—") : tr("— (%1)").arg(toQt(m_ruleset.valueText(m_shape, fallback)));
    if (m_choice) {
        m_choice->setItemText(0, usual);
        if (value) m_choice->setAnswer(*value);
        else m_choice->setCurrentIndex(-1);
        m_choice->setPlaceholderText(tr("(they differ)"));
    } else {
        m_number->setAnswer(value.value_or(Value::unknown()));
        m_number->setToolTip(!value ? tr("They differ.") : fallback.isUnknown() ? QString() : tr("Where nothing is said: %1").arg(toQt(m_ruleset.valueText(m_shape, fallback))));
    }
}

}  // namespace drumhead::app
