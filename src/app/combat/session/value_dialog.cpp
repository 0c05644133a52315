#include "app/shared/widgets/fields/number_edit.hpp"  // first: moc fails on <compare> elsewhere

#include "app/combat/session/value_dialog.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/fields/choice_edit.hpp"
#include "app/shared/widgets/fields/reason_edit.hpp"
#include "app/shared/widgets/text/big_label.hpp"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace drumhead::app {

ValueDialog::ValueDialog(const CaseSession& session, SlotId slot, const QString& what, Overrule named, QWidget* parent)
    : QDialog(parent), m_overrule(std::move(named)),
      m_reason(new ReasonEdit(QStringLiteral("valueReason"), false, this))
{
    setWindowTitle(tr("Overrule a value"));
    setObjectName(QStringLiteral("valueDialog"));
    auto* layout = new QFormLayout(this);
    layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
    auto* line = new BigLabel(1.15, 11, this);
    line->setText(what);
    m_reason->setReason(toQt(m_overrule.reason));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("Overrule"));
    const Value now = session.afterRun({slot, session.program().slot(slot).manyRole < 0 ? 0 : m_overrule.row});
    QWidget* field = makeField(session.ruleset(), session.program().slot(slot).shape, now);
    field->setObjectName(QStringLiteral("valueField"));
    layout->addRow(line);
    layout->addRow(tr("&Value that counts"), field);
    m_reason->addTo(*layout);
    layout->addRow(buttons);
    connect(m_reason, &ReasonEdit::changed, this, &ValueDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    field->setFocus();
    check();
}

QWidget* ValueDialog::makeField(const Ruleset& ruleset, Shape shape, Value now)
{
    if (shape.kind == ValueKind::Number) {
        shape.least = -1000;
        shape.most = 100'000;
        m_number = new NumberEdit(shape, this);
        m_number->setAnswer(now);
        m_number->selectAll();
        connect(m_number, &QDoubleSpinBox::valueChanged, this, &ValueDialog::check);
        return m_number;
    }
    m_choice = new ChoiceEdit(this);
    m_choice->addAll(ruleset, shape);
    m_choice->setAnswer(now);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ValueDialog::check);
    return m_choice;
}

Value ValueDialog::value() const { return m_number ? m_number->answer() : m_choice->answer(); }

void ValueDialog::check()
{
    const bool reasoned = !m_reason->reason().isEmpty();
    const bool chosen = !value().isUnknown();
    m_ok->setEnabled(reasoned && chosen);
    m_ok->setToolTip(!chosen ? tr("Enter the value that counts.") : reasoned ? QString() : tr("Give a reason first."));
}

Overrule ValueDialog::overrule() const
{
    Overrule overrule = m_overrule;
    overrule.value = value();
    overrule.reason = m_reason->reason().toStdString();
    return overrule;
}

}  // namespace drumhead::app
