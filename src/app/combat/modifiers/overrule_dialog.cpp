#include "app/combat/modifiers/overrule_dialog.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/fields/reason_edit.hpp"
#include "app/shared/widgets/text/big_label.hpp"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace drumhead::app {

namespace {

class AmountEdit final : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;
    [[nodiscard]] QString textFromValue(double value) const override { return numberText(Number::fromDouble(value)); }
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override
    {
        takeEitherPoint(text);
        return QDoubleSpinBox::validate(text, position);
    }
};

QDoubleSpinBox* amountEdit(QWidget* parent)
{
    auto* edit = new AmountEdit(parent);
    edit->setLocale(fieldLocale());
    edit->setDecimals(3);
    edit->setRange(-1000, 1000);
    edit->setObjectName(QStringLiteral("overruleAmount"));
    return edit;
}

}  // namespace

OverruleDialog::OverruleDialog(const ModifierRow& row, QWidget* parent)
    : QDialog(parent), m_overrule(row.overruling()), m_amount(amountEdit(this)),
      m_leaveOut(new QCheckBox(tr("&Leave it out"), this)),
      m_reason(new ReasonEdit(QStringLiteral("overruleReason"), false, this))
{
    setWindowTitle(tr("Overrule"));
    setObjectName(QStringLiteral("overruleDialog"));
    auto* layout = new QFormLayout(this);
    layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
    auto* what = new BigLabel(1.15, 11, this);
    what->setText(row.label);
    m_amount->setValue(row.offered.toDouble());
    m_leaveOut->setEnabled(row.state != ModifierRow::State::DoesNot || row.overruled);
    if (row.overruled) m_reason->setReason(row.reason);
    m_leaveOut->setObjectName(QStringLiteral("overruleLeaveOut"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("Overrule"));
    layout->addRow(what);
    layout->addRow(tr("&Amount that counts"), m_amount);
    layout->addRow(QString(), m_leaveOut);
    m_reason->addTo(*layout);
    layout->addRow(buttons);
    connect(m_reason, &ReasonEdit::changed, this, &OverruleDialog::check);
    connect(m_leaveOut, &QCheckBox::toggled, this, &OverruleDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_amount->selectAll();
    m_amount->setFocus();
    check();
}

void OverruleDialog::check()
{
    m_amount->setEnabled(!m_leaveOut->isChecked());
    const bool reasoned = !m_reason->reason().isEmpty();
    m_ok->setEnabled(reasoned);
    m_ok->setToolTip(reasoned ? QString() : tr("Give a reason first."));
}

Overrule OverruleDialog::overrule() const
{
    Overrule overrule = m_overrule;
    overrule.value = m_leaveOut->isChecked() ? Number(0) : Number::fromDouble(m_amount->value());
    overrule.reason = m_reason->reason().toStdString();
    return overrule;
}

}  // namespace drumhead::app
