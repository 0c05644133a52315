#include "app/combat/modifiers/overrule_dialog.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/big_label.hpp"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace drumhead::app {

namespace {

class AmountEdit final : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;
    [[nodiscard]] QString textFromValue(double value) const override { return toQt(Number::fromDouble(value).text()); }
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override
    {
        text.replace(u',', u'.');
        return QDoubleSpinBox::validate(text, position);
    }
};

QDoubleSpinBox* amountEdit(QWidget* parent)
{
    auto* edit = new AmountEdit(parent);
    edit->setLocale(QLocale::c());
    edit->setDecimals(3);
    edit->setRange(-1000, 1000);
    edit->setObjectName(QStringLiteral("overruleAmount"));
    return edit;
}

}  // namespace

OverruleDialog::OverruleDialog(const ModifierRow& row, QWidget* parent)
    : QDialog(parent), m_overrule(row.overruling()), m_amount(amountEdit(this)),
      m_leaveOut(new QCheckBox(tr("&Leave it out"), this)),
      m_reason(new QLineEdit(row.overruled ? row.reason : QString(), this))
{
    setWindowTitle(tr("Overrule"));
    setObjectName(QStringLiteral("overruleDialog"));
    auto* layout = new QFormLayout(this);
    layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
    auto* what = new BigLabel(1.15, 11, this);
    what->setText(row.label);
    m_amount->setValue(row.amountKnown ? row.amount.toDouble() : 0);
    m_leaveOut->setObjectName(QStringLiteral("overruleLeaveOut"));
    m_reason->setObjectName(QStringLiteral("overruleReason"));
    m_reason->setPlaceholderText(tr("needed: it stands in the verdict"));
    m_reason->setMinimumWidth(fontMetrics().averageCharWidth() * 44);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    layout->addRow(what);
    layout->addRow(tr("&Amount that counts"), m_amount);
    layout->addRow(QString(), m_leaveOut);
    layout->addRow(tr("&Reason"), m_reason);
    layout->addRow(buttons);
    connect(m_reason, &QLineEdit::textChanged, this, &OverruleDialog::check);
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
    const bool reasoned = !m_reason->text().trimmed().isEmpty();
    m_ok->setEnabled(reasoned);
    m_ok->setToolTip(reasoned ? QString() : tr("Give a reason first."));
}

Overrule OverruleDialog::overrule() const
{
    Overrule overrule = m_overrule;
    overrule.value = m_leaveOut->isChecked() ? Number(0) : Number::fromDouble(m_amount->value());
    overrule.reason = m_reason->text().trimmed().toStdString();
    return overrule;
}

}  // namespace drumhead::app
