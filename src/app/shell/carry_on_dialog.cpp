#include "app/shell/carry_on_dialog.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/widgets/plain_label.hpp"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace drumhead::app {

CarryOnDialog::CarryOnDialog(QWidget* parent)
    : QDialog(parent), m_same(new QRadioButton(tr("&This battle goes on another day"), this)),
      m_next(new QRadioButton(tr("The &next battle of a campaign"), this)), m_returned(new QSpinBox(this))
{
    setWindowTitle(tr("Save the battle as a scenario"));
    setObjectName(QStringLiteral("carryOnDialog"));
    m_same->setObjectName(QStringLiteral("carryOnSame"));
    m_next->setObjectName(QStringLiteral("carryOnNext"));
    m_returned->setObjectName(QStringLiteral("carryOnReturned"));
    m_returned->setRange(0, 100);
    m_returned->setSingleStep(10);
    m_returned->setSuffix(QStringLiteral(" %"));
    m_same->setChecked(true);
    m_returned->setEnabled(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_same);
    layout->addWidget(plainText(tr("All troops as they stand now, the turns left, and who is still to come."), this));
    layout->addSpacing(8);
    layout->addWidget(m_next);
    layout->addWidget(plainText(
        tr("The lists as they began, less what this battle has cost. Units without strength and leaders who are gone are left out; states and orders begin anew."),
        this));
    auto* form = new QFormLayout;
    form->addRow(tr("&Of the losses come back"), m_returned);
    layout->addLayout(form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Save)->setText(tr("&Save…"));
    layout->addStretch(1);
    layout->addWidget(buttons);
    connect(m_next, &QRadioButton::toggled, m_returned, &QWidget::setEnabled);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(roomFor(*this, 64, 16));
    m_same->setFocus();
}

bool CarryOnDialog::isNextBattle() const { return m_next->isChecked(); }

int CarryOnDialog::returned() const { return m_returned->value(); }

}  // namespace drumhead::app
