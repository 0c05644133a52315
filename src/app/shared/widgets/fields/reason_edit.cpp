#include "app/shared/widgets/fields/reason_edit.hpp"

#include "app/shared/layout/flow_layout.hpp"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

ReasonEdit::ReasonEdit(const QString& name, bool dice, QWidget* parent)
    : QWidget(parent), m_field(new QLineEdit(this)), m_presets(new QWidget(this))
{
    m_field->setObjectName(name);
    m_field->setAccessibleName(tr("Reason"));
    m_field->setPlaceholderText(tr("required: shown with the verdict"));
    m_field->setMinimumWidth(fontMetrics().averageCharWidth() * 44);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    new FlowLayout(m_presets, 4);
    if (dice) addPreset(tr("Coc&ked"), tr("cocked die"));
    addPreset(tr("&Misread"), tr("misread"));
    addPreset(tr("Agreed by &both"), tr("agreed by both sides"));
    addPreset(tr("&Other…"), QString());
    column->addWidget(m_presets);
    column->addWidget(m_field);
    setFocusProxy(m_field);
    connect(m_field, &QLineEdit::textChanged, this, &ReasonEdit::changed);
}

void ReasonEdit::addTo(QFormLayout& form)
{
    auto* label = new QLabel(tr("&Reason"), parentWidget());
    label->setBuddy(m_field);
    form.addRow(label, this);
}

void ReasonEdit::addPreset(const QString& text, const QString& reason)
{
    auto* button = new QPushButton(text, m_presets);
    button->setAutoDefault(false);  // Return accepts the dialog
    button->setAccessibleName(reason.isEmpty() ? tr("Another reason") : tr("Reason: %1").arg(reason));
    m_presets->layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, reason] {
        m_field->setText(reason);
        m_field->setFocus();
    });
}

void ReasonEdit::setReason(const QString& reason) { m_field->setText(reason); }

QString ReasonEdit::reason() const { return m_field->text().trimmed(); }

}  // namespace drumhead::app
