#include "app/shell/battles/carry_on_dialog.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/widgets/text/plain_label.hpp"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>

namespace drumhead::app {

CarryOnDialog::CarryOnDialog(QWidget* parent)
    : QDialog(parent), m_same(new QRadioButton(tr("Continue &this battle another day"), this)),
      m_next(new QRadioButton(tr("Start the &next battle of a campaign"), this)),
      m_list(new QRadioButton(tr("Take the losses off an army &list"), this)), m_returned(new QSpinBox(this))
{
    setWindowTitle(tr("Save the battle as a scenario"));
    setObjectName(QStringLiteral("carryOnDialog"));
    m_same->setObjectName(QStringLiteral("carryOnSame"));
    m_next->setObjectName(QStringLiteral("carryOnNext"));
    m_list->setObjectName(QStringLiteral("carryOnList"));
    m_returned->setObjectName(QStringLiteral("carryOnReturned"));
    m_returned->setRange(0, 100);
    m_returned->setSingleStep(10);
    m_returned->setSuffix(QStringLiteral(" %"));
    m_same->setChecked(true);
    m_returned->setEnabled(false);
    auto* layout = new QVBoxLayout(this);
    addWay(*m_same, tr("All troops as they stand, the turns left, and the reinforcements still to come."));
    layout->addSpacing(8);
    addWay(
        *m_next,
        tr("The army lists as they began, less the losses of this battle. Destroyed units and lost leaders are left out; states and orders start afresh."));
    layout->addSpacing(8);
    addWay(
        *m_list,
        tr("The armies of a campaign, kept in a scenario of their own: each unit of this battle loses there what it lost here. All others stay as they are."));
    auto* form = new QFormLayout;
    form->addRow(tr("L&osses that return"), m_returned);
    layout->addLayout(form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Save)->setText(tr("&Save…"));
    layout->addStretch(1);
    layout->addWidget(buttons);
    connect(m_same, &QRadioButton::toggled, m_returned, &QWidget::setDisabled);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(roomFor(*this, 64, 22));
    m_same->setFocus();
}

/// What it means stands below its text, not below its dot.
void CarryOnDialog::addWay(QRadioButton& way, const QString& meaning)
{
    QLabel* const below = plainText(meaning, this);
    const int dot = style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth, nullptr, &way)
        + style()->pixelMetric(QStyle::PM_RadioButtonLabelSpacing, nullptr, &way);
    below->setContentsMargins(dot, 0, 0, 0);
    layout()->addWidget(&way);
    layout()->addWidget(below);
}

CarryOnDialog::Way CarryOnDialog::way() const
{
    return m_list->isChecked() ? Way::ArmyList : m_next->isChecked() ? Way::NextBattle : Way::SameBattle;
}

int CarryOnDialog::returned() const { return m_returned->value(); }

}  // namespace drumhead::app
