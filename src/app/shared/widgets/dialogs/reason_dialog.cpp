#include "app/shared/widgets/dialogs/reason_dialog.hpp"

#include "app/shared/widgets/text/big_label.hpp"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

ReasonDialog::ReasonDialog(const QString& title, const QString& what, const QString& accept, QWidget* parent)
    : QDialog(parent), m_prompt(new QLabel(tr("&Reason (goes on record)"), this)), m_reason(new QLineEdit(this))
{
    setWindowTitle(title);
    setObjectName(QStringLiteral("reasonDialog"));
    auto* layout = new QVBoxLayout(this);
    auto* label = new BigLabel(1.15, 11, this);
    label->setText(what);
    label->setVisible(!what.isEmpty());
    m_prompt->setBuddy(m_reason);
    m_reason->setObjectName(QStringLiteral("reasonField"));
    m_reason->setMinimumWidth(fontMetrics().averageCharWidth() * 50);
    m_reason->setMaxLength(2000);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
    ok->setText(accept);
    ok->setDefault(true);
    ok->setEnabled(false);
    for (QWidget* each : QList<QWidget*>{label, m_prompt, m_reason, buttons}) layout->addWidget(each);
    connect(m_reason, &QLineEdit::textChanged, this, [this, ok] { ok->setEnabled(!reason().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_reason->setFocus();
}

void ReasonDialog::setPrompt(const QString& prompt) { m_prompt->setText(prompt); }

QString ReasonDialog::reason() const { return m_reason->text().trimmed(); }

}  // namespace drumhead::app
