#include "app/shared/widgets/fields/number_edit.hpp"  // first: Qt's moc cannot begin with <compare>

#include "app/editor/fields/attribute_field.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/fields/choice_edit.hpp"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

namespace drumhead::app {

AttributeField::AttributeField(const Ruleset& ruleset, const Shape& shape, bool isType, const QString& name,
                               QWidget* parent)
    : QObject(parent), m_ruleset(ruleset), m_shape(shape)
{
    if (isType) {
        m_shape.kind = ValueKind::Choice;
        m_shape.choices = 0;
    }
    if (m_shape.kind == ValueKind::Number) {
        m_number = new NumberEdit(m_shape, parent);
        connect(m_number, &QDoubleSpinBox::valueChanged, this, &AttributeField::edited);
    } else {
        m_choice = new ChoiceEdit(parent);
        m_choice->add(QStringLiteral("—"), Value::unknown());
        m_choice->addAll(ruleset, m_shape);
        m_choice->installEventFilter(this);
        connect(m_choice, &QComboBox::activated, this, &AttributeField::edited);
    }
    field()->setObjectName(name);
    field()->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QWidget* AttributeField::field() const
{
    if (m_number) return m_number;
    return m_choice;
}

bool AttributeField::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_choice || !isKey || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Delete))
        return QObject::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride || m_choice->currentIndex() == 0) return true;
    m_choice->setCurrentIndex(0);
    Q_EMIT edited();
    return true;
}

Value AttributeField::value() const { return m_number ? m_number->answer() : m_choice->answer(); }

void AttributeField::show(std::optional<Value> value, Value fallback)
{
    const QSignalBlocker quiet(field());
    const QString usual =
        fallback.isUnknown() ? QStringLiteral("—") : tr("— (%1)").arg(toQt(m_ruleset.valueText(m_shape, fallback)));
    if (m_choice) {
        m_choice->setItemText(0, usual);
        if (value) m_choice->setAnswer(*value);
        else m_choice->setCurrentIndex(-1);
        m_choice->setPlaceholderText(tr("(mixed)"));
    } else {
        m_number->setAnswer(value.value_or(Value::unknown()));
        m_number->setToolTip(!value ? tr("Values differ.")
                                 : fallback.isUnknown()
                                 ? QString()
                                 : tr("Default: %1").arg(toQt(m_ruleset.valueText(m_shape, fallback))));
    }
}

}  // namespace drumhead::app
